"""Rulings 10 to 20: set-up."""

from __future__ import annotations

import pytest

from games.thebes.position import (
    GAME,
    SITES,
    begun,
    date,
    dig,
    everything,
    find,
    give,
    player,
    seat,
    told,
)
from ostraka.core.play import CHANCE, EVERYONE, WATCHER
from ostraka.core.table import Table
from ostraka.games.thebes.rules.notation import FIRST_OF, STACK

SIZES = ("small", "large")


def outcomes(table: Table) -> dict[str, int]:
    """What chance may do now, in words."""
    return {GAME.notation.text(action): weight for action, weight in table.state.outcomes()}


@pytest.mark.rule("thebes/10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_permits_and_nothing_else(seats: int) -> None:
    for number in range(1, seats + 1):
        each = player(begun(seats), number)
        assert each["permits"] == SITES
        assert each["cards"] == each["exhibitions"] == []
        assert each["tokens"] == {site: [] for site in SITES}
        assert (each["general"], each["points"]) == (0, 0)


@pytest.mark.rule("thebes/11")
def test_the_first_four_cards_are_no_exhibitions() -> None:
    table = Table(GAME, 3)
    for card in ("car rome", "palestine 1 vienna", "palestine 1 vienna", "shovel rome"):
        found = outcomes(table)
        assert not any(text.split()[1] in SIZES for text in found)
        table.say(f"open {card}")
    assert found["open palestine 1 vienna"] == 1, "two of the three have been opened"
    assert sum(found.values()) == 82
    view = everything(table)
    assert view["display"] == [
        "car rome", "palestine 1 vienna", "palestine 1 vienna", "shovel rome",
    ]  # fmt: skip
    assert len([card for card in view["face_down"] if card.split()[0] not in SIZES]) == 81


@pytest.mark.rule("thebes/12")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_piles_with_three_or_four_players(seats: int) -> None:
    view = everything(begun(seats))
    assert (view["first"], view["pile"] - view["first"], view["aside"]) == (27, 32, 32)
    table = begun(seats)
    open_many(table, 27)
    found = outcomes(table)
    shows = {text for text in found if text.split()[1] in SIZES}
    assert shows == {
        "open small london", "open small paris", "open small berlin", "open small vienna",
        "open small moscow",
    }  # fmt: skip
    assert everything(table)["first"] == 0


@pytest.mark.rule("thebes/13")
def test_two_piles_with_two_players() -> None:
    view = everything(begun(2))
    assert (view["first"], view["pile"], view["aside"]) == (40, 91, 0)
    table = begun(2)
    open_many(table, 40)
    found = outcomes(table)
    shows = {text: n for text, n in found.items() if text.split()[1] in SIZES}
    assert len(shows) == 10 and set(shows.values()) == {1}
    assert sum(found.values()) == 51


@pytest.mark.rule("thebes/14")
@pytest.mark.parametrize(("seats", "pure"), [(2, 40), (3, 27), (4, 27)])
def test_no_exhibition_comes_from_the_first_pile(seats: int, pure: int) -> None:
    table = begun(seats)
    assert everything(table)["pile"] == (91 if seats == 2 else 59)
    for number in range(pure):
        if table.actor != CHANCE:
            table.say("change")
        assert not any(text.split()[1] in SIZES for text in outcomes(table)), number
        table.tell_chance(table.state.outcomes()[0][0])
    if table.actor != CHANCE:
        table.say("change")
    assert any(text.split()[1] in SIZES for text in outcomes(table))


@pytest.mark.rule("thebes/15", "thebes/16")
@pytest.mark.parametrize(("seats", "start"), [(2, "1901/1"), (3, "1901/16"), (4, "1902/1")])
def test_where_and_when_the_markers_start(seats: int, start: str) -> None:
    table = begun(seats)
    assert [date(table, number) for number in range(1, seats + 1)] == [start] * seats
    assert everything(table)["year"] == int(start[:4])


@pytest.mark.rule("thebes/17")
@pytest.mark.parametrize(("seats", "orders"), [(2, 2), (3, 6), (4, 24)])
def test_every_order_of_the_stack_is_equally_likely(seats: int, orders: int) -> None:
    table = Table(GAME, seats)
    table.say(*(f"open congress {city}" for city in ("paris", "berlin", "vienna", "moscow")))
    found = table.state.outcomes()
    assert len(found) == orders and {weight for _, weight in found} == {1}
    assert all(FIRST_OF[action] == STACK for action, _ in found)


@pytest.mark.rule("thebes/18")
def test_everybody_starts_in_warsaw() -> None:
    table = begun(4)
    assert [each["place"] for each in everything(table)["players"]] == ["warsaw"] * 4
    table.say("take 2")
    assert told(table, "took")[0]["trip"] == 1
    assert player(table, 1)["place"] == "berlin"


@pytest.mark.rule("thebes/19")
def test_a_gift_lies_on_every_site() -> None:
    table = begun()
    assert everything(table)["gifts"] == SITES
    table = give(table, 1, "greece 3 berlin", "greece 2 rome")
    dig(table, "greece", 1)
    assert everything(table)["gifts"] == SITES[1:]


@pytest.mark.rule("thebes/20")
def test_nobody_has_secrets() -> None:
    table = find(give(begun(3), 1, "car rome"), 2, "egypt", 4)
    table.say("take 1", "open shovel rome")
    views = [dict(table.view(number)) for number in (0, 1, 2, WATCHER, EVERYONE)]
    assert [view.pop("you") for view in views] == [0, 1, 2, WATCHER, EVERYONE]
    assert all(view == views[0] for view in views)
    assert seat(table) == 2


@pytest.mark.rule("thebes/20")
def test_a_view_tells_what_lies_face_down_but_not_where() -> None:
    view = everything(begun(4))
    assert view["face_down"] == sorted(view["face_down"], key=list(cards()).index)
    assert (len(view["face_down"]), view["pile"], view["aside"]) == (91, 59, 32)


def cards() -> dict[str, int]:
    """All cards in the order of their sentences."""
    texts = [GAME.notation.text(action) for action in range(len(GAME.notation))]
    opened = [text.removeprefix("open ") for text in texts if text.startswith("open ")]
    return {name: at for at, name in enumerate(opened)}


def open_many(table: Table, count: int) -> None:
    """Turn up so many cards by changing the display, whichever are left."""
    for _ in range(count):
        if table.actor != CHANCE:
            table.say("change")
        table.tell_chance(table.state.outcomes()[-1][0])
    if table.actor != CHANCE:
        table.say("change")
