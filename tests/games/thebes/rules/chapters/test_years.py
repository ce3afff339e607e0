"""Rulings 103 to 111: a year has passed, and the end of the game."""

from __future__ import annotations

import pytest

from games.thebes.position import (
    FIRST_CARDS,
    GAME,
    SITES,
    begun,
    cross_out,
    date,
    dig,
    everything,
    give,
    markers,
    player,
    seat,
    show,
    stand,
    told,
    uses,
    weeks,
    write,
)
from ostraka.core.journal import parse
from ostraka.core.play import CHANCE, OVER
from ostraka.core.table import Table, replay


def change(table: Table) -> None:
    """A change, whatever comes up."""
    table.say("change")
    while table.actor == CHANCE:
        table.tell_chance(table.state.outcomes()[0][0])


@pytest.mark.rule("thebes/103")
def test_a_new_year_renews_ones_own_permits_only() -> None:
    table = cross_out(markers(begun(), "1901/50", "1901/51"), 1, "greece", "egypt")
    table = stand(cross_out(table, 2, "crete"), 1, "berlin")
    change(table)
    assert date(table, 1) == "1901/52"
    assert player(table, 1)["permits"] == SITES
    assert player(table, 2)["permits"] == ["greece", "egypt", "palestine", "mesopotamia"]
    assert told(table, "renewed") == [{"year": 1901}]


@pytest.mark.rule("thebes/104")
def test_the_year_is_over_on_space_52() -> None:
    table = cross_out(markers(begun(), "1901/50", "1902/20"), 1, "greece")
    change(table)
    assert date(table, 1) == "1901/51"
    assert "greece" not in player(table, 1)["permits"]
    change(table)
    assert date(table, 1) == "1902/1", "passing space 52 is enough"
    assert player(table, 1)["permits"] == SITES
    table = cross_out(table, 1, "greece")
    change(table)
    assert "greece" not in player(table, 1)["permits"], "space 1 renews nothing more"


@pytest.mark.rule("thebes/104")
def test_the_year_may_be_over_behind_space_52() -> None:
    table = begun(permits_return="after_52")
    table = cross_out(markers(table, "1901/51", "1902/20"), 1, "greece")
    change(table)
    assert date(table, 1) == "1901/52"
    assert "greece" not in player(table, 1)["permits"]
    change(table)
    assert date(table, 1) == "1902/2"
    assert "greece" in player(table, 1)["permits"]
    assert told(table, "year") == [{"year": 1902}]


@pytest.mark.rule("thebes/104")
def test_journals_without_a_word_on_permits_mean_space_1() -> None:
    table = begun(permits_return="after_52", giving_up="last_year")
    kept = [line for line in table.journal.text().splitlines() if "option" not in line]
    again = replay(GAME, parse("\n".join(kept) + "\n"))
    options = again.journal.header.options
    assert [options[name] for name in ("new_year_dig", "permits_return", "giving_up")] == [
        "new_year",
        "after_52",
        "last_year",
    ]


@pytest.mark.rule("thebes/105")
def test_the_year_shown_is_that_of_the_rearmost() -> None:
    table = markers(begun(3), "1901/51", "1902/3", "1903/1")
    assert everything(table)["year"] == 1901
    table = stand(table, 1, "berlin")
    change(table)
    assert [date(table, number) for number in (1, 2, 3)] == ["1902/1", "1902/3", "1903/1"]
    assert everything(table)["year"] == 1902


@pytest.mark.rule("thebes/106")
def test_nothing_goes_beyond_the_first_space_of_1904() -> None:
    table = stand(markers(begun(), "1903/48", "1904/1"), 1, "greece")
    table = give(table, 1, "greece 3 london", "greece 3 berlin")
    table.say("dig greece")
    assert weeks(table) == [1, 2, 3, 4, 5], "five weeks are left, six are too many"
    table.say("weeks 5")
    assert date(table, 1) == "1904/1"


@pytest.mark.rule("thebes/106")
def test_the_trip_takes_its_part_of_the_time_left() -> None:
    table = stand(markers(begun(), "1903/48", "1904/1"), 1, "paris")
    table = give(table, 1, "greece 3 london", "greece 3 berlin")
    table.say("dig greece")
    assert weeks(table) == [1, 2, 3], "two of the five weeks go into the trip"


@pytest.mark.rule("thebes/106")
def test_cards_and_changes_end_in_time_too() -> None:
    table = markers(begun(), "1903/50", "1904/1")
    table = show(table, "egypt 3 moscow", "congress moscow", "car rome", "shovel rome")
    assert table.legal_texts() == ["take 2", "take 3", "change", "give up"], "3 weeks are left"


@pytest.mark.rule("thebes/107")
def test_a_player_who_gives_up_has_finished() -> None:
    table = markers(begun(), "1903/45", "1903/50")
    table.say("give up")
    assert date(table, 1) == "1904/1"
    assert seat(table) == 2
    table.say("take 3")
    table.tell_chance(table.state.outcomes()[0][0])
    assert table.actor == OVER, "seat 1 has no further turn"


@pytest.mark.rule("thebes/108")
@pytest.mark.parametrize(
    ("option", "too_early", "first"),
    [("last_weeks", "1903/40", "1903/41"), ("last_year", "1902/52", "1903/1")],
)
def test_giving_up_is_for_the_end_only(option: str, too_early: str, first: str) -> None:
    table = begun(giving_up=option)
    assert "give up" not in markers(table, too_early, "1903/50").legal_texts()
    assert "give up" in markers(table, first, "1903/50").legal_texts()


@pytest.mark.rule("thebes/109")
def test_sometimes_nothing_else_is_left() -> None:
    table = stand(markers(begun(), "1903/52", "1904/1"), 1, "egypt")
    table = give(table, 1, "egypt 3 london", "egypt 1 rome")
    assert table.legal_texts() == ["give up"]
    table = give(table, 1, "zeppelin rome")
    assert uses(table) == ["zeppelin"], "a change in Warsaw takes one week"


@pytest.mark.rule("thebes/109")
def test_nothing_else_may_be_left_long_before_the_end() -> None:
    written = everything(markers(begun(), "1903/30", "1904/1"))
    written["discards"] = sorted(written["discards"] + written["face_down"] + FIRST_CARDS)
    written["face_down"], written["display"], written["changes"] = [], [None] * 4, 30
    assert write(begun(), written).legal_texts() == ["give up"]


@pytest.mark.rule("thebes/110")
def test_the_game_is_over_when_the_last_marker_arrives() -> None:
    table = stand(markers(begun(3), "1903/51", "1904/1", "1904/1"), 1, "paris")
    table.say("take 1")
    assert date(table, 1) == "1904/1"
    assert table.actor == CHANCE, "the turn is finished first"
    table.say("open car rome")
    assert table.actor == OVER
    assert table.state.ending() == "time is up"
    assert [note.kind for note in table.notes][-4:] == ["scored", "scored", "scored", "over"]


@pytest.mark.rule("thebes/111")
def test_the_only_player_left_goes_on_in_one_run() -> None:
    table = markers(begun(3), "1904/1", "1903/20", "1904/1")
    found = []
    for _ in range(3):
        change(table)
        found.append(date(table, 2))
    assert found == ["1903/21", "1903/23", "1903/26"]
    table = give(stand(table, 2, "egypt"), 2, "egypt 3 london", "egypt 3 moscow")
    dig(table, "egypt", 1)
    change(table)  # 3 to Warsaw, 4 for the fourth change
    assert date(table, 2) == "1903/34"
