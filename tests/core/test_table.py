"""The table: legality, whose turn it is, chance, notes and undo."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ostraka.core.chance import sealed, seeded
from ostraka.core.errors import (
    BadOption,
    BadSeats,
    GameOver,
    IllegalAction,
    NoSuchAction,
    NothingToUndo,
    NotYourTurn,
)
from ostraka.core.journal import parse
from ostraka.core.play import CHANCE, EVERYONE, OVER, WATCHER, Note, Option, View
from ostraka.core.table import Table, clean_name, replay
from ostraka.games import game

GAME = game("tutankhamun")


def digging(seats: int = 2) -> Table:
    return Table(GAME, seats, {"laying": "shuffled"}, ["Mira", "Anselm", "Noor"])


def test_an_illegal_action_says_what_would_be_legal() -> None:
    table = digging()
    with pytest.raises(IllegalAction) as wrong:
        table.act(1, "stop")
    assert wrong.value.code == "action/illegal"
    assert wrong.value.legal == table.legal_texts()
    assert "“stop” is not possible now" in str(wrong.value)


def test_a_seat_waits_for_its_turn() -> None:
    with pytest.raises(NotYourTurn, match=r"not Mira's turn but Anselm's"):
        digging().act(0, "pass")


def test_what_is_no_sentence_is_refused() -> None:
    for nonsense in ("dig z9", "", 10**9, -1):
        with pytest.raises(NoSuchAction):
            digging().act(1, nonsense)


def test_nobody_acts_after_the_end() -> None:
    table = digging()
    table.say("pass", "bar none", "pass")
    assert table.actor == OVER and table.legal() == []
    with pytest.raises(GameOver):
        table.act(0, "pass")
    with pytest.raises(NothingToUndo):
        table.undo(0)


def test_a_table_without_chance_waits_for_it() -> None:
    table = digging()
    table.say("dig a1")
    assert table.actor == CHANCE and table.legal() == []
    for seat in (1, CHANCE):
        with pytest.raises(NotYourTurn, match="chance's"):
            table.act(seat, "uncover bracelet")
    with pytest.raises(IllegalAction):
        table.tell_chance("uncover middle")


def test_a_table_with_chance_draws_by_itself() -> None:
    table = Table(GAME, 2, {"laying": "shuffled"}, chance=seeded("3"))
    table.act(1, "dig a1")
    assert table.actor >= 0
    assert [who for who, _ in table.journal.steps] == [1, CHANCE]


def test_undo_goes_back_step_by_step_and_stays_in_the_journal() -> None:
    table = Table(GAME, 2)
    before = table.view(EVERYONE)
    table.say("take earth", "lay a1", "take bracelet")
    for _ in range(3):
        assert table.can_undo(0)
        table.undo(0)
    assert table.view(EVERYONE) == before
    assert [text for _, text in table.journal.steps][-3:] == ["undo"] * 3
    with pytest.raises(NothingToUndo):
        table.undo(0)
    assert [note.kind for note in table.notes][-1] == "undone"


def test_no_undo_behind_what_chance_revealed() -> None:
    table = digging()
    table.say("scarab", "dig a1", "uncover bracelet")
    assert not table.can_undo(1)
    table.say("stop")
    table.undo(1)
    assert "stop" in table.legal_texts()
    with pytest.raises(NothingToUndo):
        table.undo(1)


def test_no_undo_behind_somebody_elses_step() -> None:
    table = digging(3)
    table.say("pass", "bar none")
    assert table.can_undo(2) and not table.can_undo(0)
    table.say("scarab")
    assert table.can_undo(0) and not table.can_undo(2)


def test_a_step_may_be_taken_back_until_the_next_player_acts() -> None:
    table = digging()
    table.say("pass", "bar c2")
    table.undo(1)
    assert table.actor == 1 and "bar c2" in table.legal_texts()


def test_notes_reach_their_audience() -> None:
    table = digging()
    table.say("dig a1", "uncover bracelet")
    for seat in (0, 1, WATCHER):
        assert [note.kind for note in table.heard(seat)] == ["uncovered"]
    assert table.heard(0, since=1) == []
    table.notes.append(Note("secret", 1, {}, audience=1))
    heard = {seat: len(table.heard(seat)) for seat in (0, 1, WATCHER, EVERYONE)}
    assert heard == {0: 1, 1: 2, WATCHER: 1, EVERYONE: 2}


def test_a_bot_is_shown_its_view_and_a_blind_one_nothing() -> None:
    class Recorder:
        blind = False
        shown: View | None = None

        def choose(self, view: View, legal: list[int], clock: float) -> int:
            self.shown = view
            return legal[0]

    table, bot = digging(), Recorder()
    assert table.ask(bot, 2.0) == table.legal()[0]
    assert bot.shown == table.view(1)
    bot.blind = True
    table.ask(bot, 2.0)
    assert bot.shown == {}


def test_a_sealed_game_ends_with_its_secret() -> None:
    secret = bytes(32)
    table = Table(GAME, 2, {"laying": "shuffled"}, chance=sealed(secret))
    while table.actor >= 0:
        table.act(table.actor, table.legal()[-1])
    assert table.journal.closing is not None
    assert table.journal.closing.secret == secret.hex()
    assert replay(GAME, parse(table.journal.text()), sealed(secret)).journal == table.journal


def test_an_unfinished_sealed_game_goes_on_as_if_nothing_had_happened() -> None:
    whole = Table(GAME, 2, chance=sealed(bytes(32)))
    cut = Table(GAME, 2, chance=sealed(bytes(32)))
    while whole.actor >= 0:
        whole.act(whole.actor, whole.legal()[0])
        cut.act(cut.actor, cut.legal()[0])
        if len(cut.journal.steps) % 50 == 0:
            cut = replay(GAME, parse(cut.journal.text()), sealed(bytes(32)))
    assert cut.journal.text() == whole.journal.text()


def test_seats_and_options_are_checked() -> None:
    with pytest.raises(BadSeats, match="2 to 6 seats, not 7"):
        Table(GAME, 7)
    with pytest.raises(BadOption, match=r"no option “colour” in Toutankhamon; there is cards"):
        Table(GAME, 2, {"colour": "red"})
    with pytest.raises(BadOption, match="documented or rising"):
        Table(GAME, 2, {"cards": "falling"})


def test_a_journal_means_what_was_usual_before_an_option_was_there() -> None:
    later = replace(GAME, options=(*GAME.options, Option("lamps", ("dim", "bright"), "none")))
    old = parse(digging().journal.text())
    assert replay(later, old).journal.header.options["lamps"] == "none"
    assert Table(later, 2).journal.header.options["lamps"] == "dim"
    again = parse(replay(later, old).journal.text())
    assert replay(later, again).journal.header.options["lamps"] == "none"


@pytest.mark.parametrize(
    ("given", "kept"),
    [("Mira", "Mira"), ("", "Seat 1"), ("a\nend: x", "a end: x"), ("\x1b[31m", "[31m")],
)
def test_names_fit_on_a_line(given: str, kept: str) -> None:
    assert clean_name(given, 0) == kept
    table = Table(GAME, 2, names=[given])
    assert parse(table.journal.text()).header.names == (kept, "Seat 2")


def test_too_long_a_name_is_cut() -> None:
    assert len(clean_name("x" * 1000, 0)) == 40
