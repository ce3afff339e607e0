"""Rulings 28 to 40: a turn, car and zeppelin."""

from __future__ import annotations

import pytest

from games.thebes.position import (
    SITES,
    begun,
    cross_out,
    date,
    everything,
    find,
    give,
    markers,
    player,
    row,
    seat,
    show,
    stand,
    told,
    uses,
    weeks,
)
from ostraka.core.table import Table
from ostraka.games.thebes.rules.box import PLACES
from ostraka.games.thebes.rules.chapters.travel import trip
from ostraka.games.thebes.rules.position import Board

SIZES = ("small", "large")
AIR = 1
"""The zeppelin among the helpers, as a bit."""


def way(table: Table, start: str, to: str, used: int = 0) -> int:
    """The weeks of a trip for the player to move, from somewhere to somewhere."""
    state = stand(table, seat(table), start).state
    assert isinstance(state, Board)
    return trip(state, PLACES.index(to), used)


@pytest.mark.rule("thebes/28")
def test_a_turn_is_a_trip_and_one_action() -> None:
    table = show(begun(), "car rome", "car moscow", "shovel rome", "shovel moscow")
    table.say("take 1", "open zeppelin rome")
    assert seat(table) == 2, "one card, and the turn is over"
    assert player(table, 1)["cards"] == ["car rome"]
    assert player(table, 1)["place"] == "rome"


@pytest.mark.rule("thebes/29")
def test_every_route_takes_a_week() -> None:
    table = stand(begun(), 1, "london")
    assert way(table, "london", "moscow") == 3
    table = stand(table, 1, "london")
    table.say("take 4", "open car rome")
    assert told(table, "took") == [
        {
            "place": "moscow", "trip": 3, "weeks": 2, "card": "congress moscow",
            "year": 1901, "week": 6,
        }
    ]  # fmt: skip


@pytest.mark.rule("thebes/30")
@pytest.mark.parametrize(
    ("start", "to", "routes"),
    [
        ("london", "egypt", 4),
        ("moscow", "rome", 3),
        ("warsaw", "greece", 1),
        ("crete", "mesopotamia", 2),
    ],
)
def test_the_shortest_way_is_taken(start: str, to: str, routes: int) -> None:
    assert way(begun(), start, to) == routes


@pytest.mark.rule("thebes/30")
def test_actions_name_where_they_happen_and_nothing_else() -> None:
    table = give(begun(), 1, "greece 3 berlin")
    assert table.legal_texts() == ["take 1", "take 2", "take 3", "take 4", "change", "dig greece"]


@pytest.mark.rule("thebes/31")
def test_archaeologists_share_a_place() -> None:
    table = begun(4)
    for number in (2, 3, 4):
        table = stand(table, number, "rome")
    table = show(table, "car rome", "shovel rome", "shovel london", "zeppelin rome")
    table.say("take 1", "open egypt 1 rome")
    assert [each["place"] for each in everything(table)["players"]] == ["rome"] * 4


@pytest.mark.rule("thebes/32")
def test_trip_and_action_move_the_marker_together() -> None:
    table = stand(markers(begun(), "1901/4", "1901/20"), 1, "london")
    table.say("change")
    assert date(table, 1) == "1901/7", "London to Warsaw takes 2, the change 1"
    assert told(table, "changed") == [
        {"place": "warsaw", "trip": 2, "weeks": 1, "year": 1901, "week": 7}
    ]


@pytest.mark.rule("thebes/33")
def test_there_is_no_passing() -> None:
    table = begun()
    assert {text.split()[0] for text in table.legal_texts()} == {"take", "change"}
    table = markers(begun(), "1903/41", "1903/41")
    assert {text.split()[0] for text in table.legal_texts()} == {"take", "change", "give"}


@pytest.mark.rule("thebes/34")
def test_the_four_actions_and_their_places() -> None:
    table = give(begun(), 1, *(f"{site} 3 london" for site in ("greece", "egypt", "palestine")))
    table = row(table, "small berlin", "large paris", None)
    table = find(find(table, 1, "greece", 1, 2), 1, "crete", 3)
    assert table.legal_texts() == [
        "take 1", "take 2", "take 3", "take 4", "change", "dig greece", "dig egypt",
        "dig palestine", "hold a",
    ]  # fmt: skip
    arrived = {}
    for text in ("take 3", "change", "dig egypt", "hold a"):
        copy = begun()
        copy.state = table.state.clone()
        copy.say(text)
        if text.startswith("dig"):
            copy.say("weeks 12")
        arrived[text] = player(copy, 1)["place"]
    assert arrived == {
        "take 3": "vienna", "change": "warsaw", "dig egypt": "egypt", "hold a": "berlin",
    }  # fmt: skip


@pytest.mark.rule("thebes/34")
def test_no_exhibition_names_rome() -> None:
    shows = [card for card in everything(begun())["face_down"] if card.split()[0] in SIZES]
    assert len(shows) == 10
    assert not any("rome" in card or "warsaw" in card for card in shows)


@pytest.mark.rule("thebes/35")
def test_before_1903_everybody_has_something_to_do() -> None:
    table = cross_out(stand(markers(begun(), "1902/52", "1903/10"), 1, "egypt"), 1, *SITES)
    assert "change" in table.legal_texts()
    table.say("change")
    assert date(table, 1) == "1903/4", "3 weeks of travel and 1 for the change"


@pytest.mark.rule("thebes/36")
def test_a_car_saves_a_week_from_three_routes_on() -> None:
    table = give(begun(), 1, "car rome")
    assert way(table, "moscow", "rome") == 2
    assert way(table, "london", "egypt") == 3
    assert way(table, "vienna", "moscow") == 2
    table = stand(table, 1, "moscow")
    table.say("take 1", "open egypt 1 rome")  # to Paris
    assert date(table, 1) == "1901/5"
    assert player(table, 1)["cards"] == ["car rome", "congress paris"]


@pytest.mark.rule("thebes/37")
def test_a_second_car_adds_nothing() -> None:
    assert way(give(begun(), 1, "car rome", "car moscow"), "london", "egypt") == 3


@pytest.mark.rule("thebes/38")
def test_a_zeppelin_flies_for_nothing_once() -> None:
    table = stand(
        give(begun(), 1, "zeppelin rome", "egypt 3 london", "egypt 2 london"), 1, "london"
    )
    table.say("use zeppelin", "dig egypt", "weeks 4")
    assert date(table, 1) == "1901/5"
    assert player(table, 1)["place"] == "egypt"
    assert everything(table)["discards"] == ["zeppelin rome"]
    assert player(table, 1)["cards"] == ["egypt 3 london", "egypt 2 london"]


@pytest.mark.rule("thebes/39")
def test_a_zeppelin_is_said_first_and_must_go_somewhere() -> None:
    table = stand(give(begun(), 1, "zeppelin rome", "zeppelin vienna", "car rome"), 1, "paris")
    assert uses(table) == ["zeppelin"]
    table.say("use zeppelin")
    assert table.legal_texts() == ["take 2", "take 3", "take 4", "change"], "no flight to Paris"
    assert way(table, "london", "egypt", AIR) == 0, "with or without a car"
    table = stand(table, 1, "paris")
    table.say("take 4", "open egypt 1 rome")
    assert date(table, 1) == "1901/3"
    assert everything(table)["discards"] == ["zeppelin rome"], "one for one trip, the first taken"
    assert everything(table)["used"] == []


@pytest.mark.rule("thebes/39")
def test_a_zeppelin_is_not_offered_where_it_leads_nowhere() -> None:
    table = stand(markers(begun(), "1903/52", "1904/1"), 1, "rome")
    table = show(give(table, 1, "zeppelin vienna"), "car rome", "shovel rome", None, None)
    assert table.legal_texts() == ["take 1", "use zeppelin", "give up"], "Warsaw is one flight off"
    table = stand(table, 1, "warsaw")
    table = show(table, "shovel rome", None, None, None)
    assert table.legal_texts() == ["change", "give up"]


@pytest.mark.rule("thebes/40")
@pytest.mark.parametrize("card", ["car rome", "zeppelin rome"])
def test_a_vehicle_does_not_help_to_fetch_itself(card: str) -> None:
    table = stand(begun(), 1, "moscow")
    table = show(table, card, "shovel rome", "shovel london", "shovel moscow")
    assert uses(table) == []
    table.say("take 1", "open egypt 1 rome")
    assert date(table, 1) == "1901/5", "3 weeks to Rome and 1 for the card"


def test_a_flight_can_be_taken_back() -> None:
    table = give(markers(begun(), "1903/41", "1903/41"), 2, "zeppelin rome")
    before = everything(table)
    assert "give up" in table.legal_texts()
    table.say("use zeppelin")
    assert "give up" not in table.legal_texts() and uses(table) == []
    table.undo(1)
    assert everything(table) == before


def test_a_dig_may_need_the_zeppelin() -> None:
    table = stand(markers(begun(), "1903/49", "1904/1"), 1, "london")
    table = give(table, 1, "zeppelin rome", "egypt 3 london")
    assert "dig egypt" not in table.legal_texts()
    table.say("use zeppelin", "dig egypt")
    assert weeks(table) == [3, 4]
    table.say("weeks 4", "draw blank")
    assert date(table, 1) == "1904/1"
