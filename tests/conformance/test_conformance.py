"""Every game keeps the contract, at every table."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import kit
from contract import check_game, check_leaks, is_open, seen
from ostraka.core.chance import seeded
from ostraka.core.errors import OstrakaError
from ostraka.core.journal import parse
from ostraka.core.play import EVERYONE, Game
from ostraka.core.table import Table, replay

every_table = pytest.mark.parametrize(("game", "seats"), kit.TABLES, ids=kit.TABLE_NAMES)
every_game = pytest.mark.parametrize("game", kit.GAMES, ids=[game.key for game in kit.GAMES])


@every_table
@settings(max_examples=8)
@given(
    prefix=st.lists(st.integers(0, 10**6), max_size=60),
    seed=st.integers(0, 10**6),
    data=st.data(),
)
def test_every_position_keeps_the_contract(
    game: Game, seats: int, prefix: list[int], seed: int, data: st.DataObject
) -> None:
    options = data.draw(st.sampled_from(kit.every_option(game)))
    invariant = kit.invariants(game).check
    check_game(game, seats, options, seed, prefix, invariant)


@every_table
def test_what_sounds_the_same_looks_the_same(game: Game, seats: int) -> None:
    assert (
        is_open(game, seats, seed=seats)
        or check_leaks(game, seats, kit.many(1000), seed=seats) > 20
    )


@every_table
def test_a_journal_rebuilds_and_proves_its_game(game: Game, seats: int) -> None:
    texts = []
    for options in kit.every_option(game):
        table = kit.played(game, seats, options, "journal")
        text = table.journal.text()
        texts.append(text)
        again = replay(game, parse(text), seeded("journal"))
        assert again.journal.text() == text
        assert seen(again.state, EVERYONE) == seen(table.state, EVERYONE)
        assert [repr(note) for note in again.notes] == [repr(note) for note in table.notes]
    assert any(": undo\n" in text for text in texts)


@every_table
def test_the_same_seed_gives_the_same_game(game: Game, seats: int) -> None:
    one, same, other = (
        kit.played(game, seats, {}, seed).journal.text() for seed in ("a", "a", "b")
    )
    assert one == same != other


@every_game
def test_every_sentence_stands_for_one_number(game: Game) -> None:
    notation = game.notation
    texts = [notation.text(action) for action in range(len(notation))]
    assert len(set(texts)) == len(texts)
    assert [notation.parse(text) for text in texts] == list(range(len(notation)))
    assert {notation.block_of(action) for action in range(len(notation))} == set(notation.blocks)


@every_game
@settings(max_examples=30)
@example(text="")
@example(text="undo")
@given(text=st.text(max_size=20))
def test_nonsense_is_refused_in_one_sentence(game: Game, text: str) -> None:
    table = Table(game, game.seats[0])
    with pytest.raises(OstrakaError) as wrong:
        table.act(max(table.actor, 0), text)
    assert "\n" not in str(wrong.value)
