"""Rulings 43 to 63: conducting an excavation."""

from __future__ import annotations

from fractions import Fraction

import pytest

from games.tomb_raiders.position import (
    at_weeks,
    begun,
    everything,
    expert,
    holding,
    laid,
    learned,
    legal,
    lying,
    permits,
    player,
    seat,
    view,
    watcher,
    weeks,
)
from games.tomb_raiders.rules.test_setup import chances
from ostraka.core.errors import IllegalAction
from ostraka.core.play import CHANCE
from ostraka.core.table import Table

INFERRED = """
0 0 0 0 1 1 1 1 2 2 2 3
0 0 0 1 1 2 2 2 3 3 4 4
0 0 1 1 2 2 3 3 4 4 5 5
0 0 1 2 2 3 3 4 5 5 6 6
0 1 1 2 3 3 4 4 5 6 6 7
0 1 2 2 3 4 4 5 6 6 7 7
0 1 2 3 3 4 5 5 6 7 7 8
1 1 2 3 4 4 5 6 6 7 8 8
1 2 2 3 4 5 5 6 7 7 8 9
1 2 3 3 4 5 6 6 7 8 9 10
1 2 3 4 4 5 6 7 7 8 9 10
1 2 3 4 5 5 6 7 8 9 10 10
"""


FRENCH = """
0 0 0 1 1 1 1 2 2 2 3 3
0 0 0 1 2 2 2 3 3 4 4 4
0 0 1 1 2 3 3 4 4 5 5 5
0 0 1 2 2 3 4 5 5 6 6 6
0 1 1 2 3 4 5 5 6 6 7 7
0 1 2 2 3 4 5 6 6 7 7 7
0 1 2 3 3 4 5 6 7 7 8 8
1 1 2 3 4 4 5 6 7 8 8 8
1 2 2 3 4 5 5 6 7 8 8 8
1 2 3 3 4 5 6 6 7 8 9 9
1 2 3 4 4 5 6 7 7 8 9 9
1 2 3 4 5 5 6 7 8 9 10 10
"""


def knowledge(table: Table) -> int:
    """The knowledge with which the dig at hand was announced."""
    return next(
        int(note.details["knowledge"]) for note in reversed(table.notes) if note.kind == "dug"
    )


def dug(table: Table, region: str, weeks: int = 12) -> Table:
    """Announce a dig without assistants."""
    table.say(f"dig {region}")
    if view(table)["task"] == "assist":
        table.say("assistants 0")
    table.say(f"weeks {weeks}")
    return table


# --- Conditions -------------------------------------------------------------------------------


@pytest.mark.rule("tomb_raiders/43")
def test_a_dig_needs_a_permit() -> None:
    table = expert()
    assert legal(table, "dig") == ["dig egypt", "dig crete"]
    assert legal(permits(table, crete=2), "dig") == ["dig crete"]
    assert legal(permits(table), "dig") == []
    assert legal(permits(table, general=1), "dig") == ["dig egypt", "dig crete"]
    assert legal(holding(permits(table), "excavation"), "dig") == ["dig egypt", "dig crete"]


@pytest.mark.rule("tomb_raiders/44")
def test_a_dig_needs_expertise_in_the_region() -> None:
    table = learned(laid(begun(), crete=5), general=6)
    table = holding(table, "assistant")
    assert legal(table, "dig") == []
    assert legal(learned(table, general=6, crete=1), "dig") == ["dig crete"]


@pytest.mark.rule("tomb_raiders/44", "tomb_raiders/52")
def test_assistants_as_experts_open_a_dig() -> None:
    table = learned(laid(begun(assistants="expertise"), crete=5), general=6)
    assert legal(table, "dig") == []
    table = holding(table, "assistant", "assistant")
    table.say("dig crete")
    assert table.legal_texts() == ["assistants 1", "assistants 2"]
    table.say("assistants 2", "weeks 12")
    assert knowledge(table) == 4


@pytest.mark.rule("tomb_raiders/45")
def test_the_permit_is_gone_for_good() -> None:
    table = lying(learned(begun(), greece=5), "greece-1a")
    assert player(table)["permits"]["greece"] == 2
    dug(table, "greece").say("draw greece-1a")
    assert player(table)["permits"]["greece"] == 1


@pytest.mark.rule("tomb_raiders/46")
def test_the_player_chooses_which_permit_to_spend() -> None:
    table = learned(laid(begun(4), greece=5), greece=5)
    table.say("dig greece")
    assert table.legal_texts() == ["permit region", "permit general"]
    table.say("permit general", "weeks 12")
    assert player(table)["permits"]["greece"] == 1 and player(table)["permits"]["general"] == 0
    table = holding(learned(laid(begun(4), greece=5), greece=5), "excavation")
    table.say("dig greece")
    assert table.legal_texts() == ["permit region", "permit general", "permit card"]
    table.say("permit card", "weeks 12")
    assert player(table)["hand"] == 0 and player(table)["permits"]["general"] == 1
    table = learned(laid(begun(4), greece=5), greece=5)
    table.say("dig greece", "permit region", "weeks 12")
    assert player(table)["permits"]["greece"] == 0


@pytest.mark.rule("tomb_raiders/47")
def test_a_region_may_be_dug_as_often_as_permits_allow() -> None:
    table = learned(lying(begun(4), "crete-1a", "crete-2a"), crete=5)
    table = at_weeks(table, 0, 99, 99, 99)
    table.say("dig crete", "permit region", "weeks 1", "draw crete-1a")
    table.say("dig crete", "weeks 1", "draw crete-2a")
    assert player(table)["finds"] == ["crete-1a", "crete-2a"] and legal(table, "dig") == []


# --- Knowledge --------------------------------------------------------------------------------


@pytest.mark.rule("tomb_raiders/48")
def test_knowledge_is_that_of_the_region() -> None:
    assert knowledge(dug(learned(laid(begun(), egypt=5), egypt=3, crete=2), "egypt")) == 3


@pytest.mark.rule("tomb_raiders/49")
def test_each_book_is_a_point() -> None:
    row = ("expertise-egypt-3", "expertise-egypt-1", "congress", "congress")
    table = at_weeks(laid(begun(row=row), egypt=5), 0, 99)
    table.say("take 1", "turn up congress", "green next", "take 2", "turn up congress")
    table.say("green next")
    assert knowledge(dug(table, "egypt")) == 4


@pytest.mark.rule("tomb_raiders/50")
@pytest.mark.parametrize(("expertise", "general", "expected"), [(1, 4, 2), (4, 1, 5), (3, 3, 6)])
def test_no_more_general_knowledge_than_expertise(
    expertise: int, general: int, expected: int
) -> None:
    table = learned(laid(begun(), egypt=5), egypt=expertise, general=general)
    assert knowledge(dug(table, "egypt")) == expected


@pytest.mark.rule("tomb_raiders/51")
def test_uli_can_use_four_points() -> None:
    table = learned(laid(begun(), mesopotamia=9), mesopotamia=2, general=3)
    assert knowledge(dug(table, "mesopotamia", 11)) == 4


@pytest.mark.rule("tomb_raiders/52")
@pytest.mark.parametrize(("option", "expected"), [("knowledge", 3), ("expertise", 4)])
def test_an_assistant_adds_a_point(option: str, expected: int) -> None:
    table = learned(laid(begun(assistants=option), egypt=9), egypt=1, general=3)
    table = holding(table, "assistant")
    table.say("dig egypt", "assistants 1", "weeks 12")
    assert knowledge(table) == expected
    assert weeks(table) == [12, 0] and player(table)["hand"] == 0


@pytest.mark.rule("tomb_raiders/53")
def test_any_number_of_assistants_may_help() -> None:
    found = []
    for number in (0, 1, 2):
        table = holding(learned(laid(begun(), egypt=9), egypt=3), "assistant", "assistant")
        table.say("dig egypt")
        assert table.legal_texts() == ["assistants 0", "assistants 1", "assistants 2"]
        table.say(f"assistants {number}", "weeks 12")
        assert player(table)["hand"] == 2 - number
        found.append(knowledge(table))
    assert found == [3, 4, 5]


@pytest.mark.rule("tomb_raiders/54")
def test_more_than_twelve_points_are_read_as_twelve() -> None:
    table = dug(learned(laid(begun(), egypt=12), egypt=8, general=7), "egypt", 1)
    assert knowledge(table) == 12 and view(table)["due"] == 3


# --- Weeks and cards --------------------------------------------------------------------------


@pytest.mark.rule("tomb_raiders/55")
def test_a_dig_lasts_one_to_twelve_weeks_and_the_marker_moves_first() -> None:
    table = at_weeks(expert(), 20, 20)
    table.say("dig egypt")
    assert table.legal_texts() == [f"weeks {weeks}" for weeks in range(1, 13)]
    table.say("weeks 11")
    assert weeks(table) == [31, 20] and table.actor == CHANCE


@pytest.mark.rule("tomb_raiders/56")
@pytest.mark.parametrize(("chart", "written"), [("inferred", INFERRED), ("french", FRENCH)])
@pytest.mark.parametrize("points", range(1, 13))
def test_the_chart(chart: str, written: str, points: int) -> None:
    table = learned(laid(begun(chart=chart), egypt=20), egypt=points)
    table.say("dig egypt")
    found = dict.fromkeys(range(1, 13), 0)
    for text in table.legal_texts():
        table.say(text)
        found[int(text.split()[1])] = view(table)["due"]
        table.undo(0)
    rows = [row.split() for row in written.strip().splitlines()]
    assert found == {weeks: int(row[points - 1]) for weeks, row in enumerate(rows, 1)}


@pytest.mark.rule("tomb_raiders/56")
def test_eleven_weeks_with_four_points_bring_four_cards() -> None:
    table = learned(laid(begun(), mesopotamia=9), mesopotamia=2, general=3)
    dug(table, "mesopotamia", 11)
    table.say(*(f"draw mesopotamia-1{letter}" for letter in "abcd"))
    assert len(player(table)["finds"]) == 4 and seat(table) == 2


@pytest.mark.rule("tomb_raiders/56")
def test_the_french_chart_gives_five_where_the_other_gives_four() -> None:
    for chart, due in (("inferred", 4), ("french", 5)):
        table = learned(laid(begun(chart=chart), egypt=20), egypt=8)
        assert view(dug(table, "egypt", 4))["due"] == due


@pytest.mark.rule("tomb_raiders/57")
def test_weeks_that_give_no_card_are_not_allowed() -> None:
    table = learned(laid(begun(), egypt=9), egypt=1)
    table.say("dig egypt")
    assert table.legal_texts() == [f"weeks {weeks}" for weeks in range(8, 13)]
    with pytest.raises(IllegalAction):
        table.say("weeks 7")


@pytest.mark.rule("tomb_raiders/58")
@pytest.mark.parametrize("chart", ["inferred", "french"])
@pytest.mark.parametrize("points", range(1, 13))
def test_longer_digs_never_give_fewer_cards(chart: str, points: int) -> None:
    table = learned(laid(begun(chart=chart), egypt=20), egypt=points)
    table.say("dig egypt")
    dues = []
    for text in table.legal_texts():
        table.say(text)
        dues.append(view(table)["due"])
        table.undo(0)
    assert dues == sorted(dues) and dues[0] > 0


@pytest.mark.rule("tomb_raiders/59")
def test_each_card_of_the_pile_is_equally_likely_and_finds_are_kept() -> None:
    table = learned(lying(begun(), "egypt-1a", "egypt-6a", "egypt-rubble-a"), egypt=12)
    dug(table, "egypt", 1)
    assert set(chances(table).values()) == {Fraction(1, 3)}
    table.say("draw egypt-6a")
    assert set(chances(table)) == {"draw egypt-1a", "draw egypt-rubble-a"}
    assert view(table, 2)["players"][0]["finds"] == ["egypt-6a"]


@pytest.mark.rule("tomb_raiders/59")
def test_an_unseen_card_may_be_any_that_nobody_has_placed() -> None:
    table = learned(laid(lying(begun(), "egypt-6a"), egypt=2), egypt=12)
    dug(table, "egypt", 1)
    likely = chances(table)
    assert likely.pop("draw egypt-6a") == Fraction(1, 3)
    assert len(likely) == 19 and set(likely.values()) == {Fraction(2, 3) / 19}
    table.say("draw egypt-1a")
    likely = chances(table)
    assert likely.pop("draw egypt-6a") == Fraction(1, 2)
    assert len(likely) == 18 and set(likely.values()) == {Fraction(1, 2) / 18}


@pytest.mark.rule("tomb_raiders/60")
def test_rubble_counts_lies_aside_and_goes_back_at_the_end() -> None:
    table = learned(laid(begun(), egypt=9), egypt=4)
    dug(table, "egypt", 11)
    table.say("draw egypt-4a", "draw egypt-rubble-a", "draw egypt-2a")
    assert view(table)["aside"] == ["egypt-rubble-a"] and view(table)["due"] == 1
    assert "draw egypt-rubble-a" not in chances(table)
    table.say("draw egypt-rubble-b")
    assert player(table)["finds"] == ["egypt-2a", "egypt-4a"] and seat(table) == 2
    whole = everything(table)
    assert len(whole["hidden"]["lying"][1]) + whole["hidden"]["under"][1] == 9 - 2
    assert watcher(table)["piles"]["egypt"]["returned"] == ["egypt-rubble-a", "egypt-rubble-b"]
    assert view(table)["aside"] == []


@pytest.mark.rule("tomb_raiders/61")
def test_no_dig_on_an_empty_pile_and_a_short_one_is_drawn_whole() -> None:
    table = learned(begun(), egypt=5)
    assert legal(table, "dig") == []
    table = learned(lying(begun(), "egypt-1a", "egypt-rubble-a", "egypt-2a"), egypt=5)
    dug(table, "egypt", 12)
    assert view(table)["due"] == 5
    table.say("draw egypt-1a", "draw egypt-rubble-a", "draw egypt-2a")
    assert seat(table) == 2 and weeks(table) == [12, 0]
    assert everything(table)["hidden"]["lying"][1] == ["egypt-rubble-a"]
    assert view(table)["due"] == 0


@pytest.mark.rule("tomb_raiders/62")
def test_after_the_weeks_are_said_only_chance_acts_until_the_dig_ends() -> None:
    table = learned(laid(begun(), egypt=9), egypt=4)
    dug(table, "egypt", 7)
    for card in ("egypt-1a", "egypt-1b", "egypt-1c"):
        assert table.actor == CHANCE
        table.say(f"draw {card}")
    assert seat(table) == 2


@pytest.mark.rule("tomb_raiders/63")
def test_nobody_is_shown_the_size_of_a_pile() -> None:
    heights = {
        size: view(laid(begun(), egypt=size))["piles"]["egypt"]["height"]
        for size in (0, 1, 5, 6, 10, 11, 20)
    }
    assert heights == {0: 0, 1: 1, 5: 1, 6: 2, 10: 2, 11: 3, 20: 4}
    one, five = laid(begun(), egypt=1, greece=5), laid(begun(), egypt=5, greece=1)
    for number in (1, 2):
        assert view(one, number) == view(five, number)
    assert watcher(one) == watcher(five)


@pytest.mark.rule("tomb_raiders/63")
def test_the_backs_that_were_laid_stay_in_the_log() -> None:
    table = begun()
    table.say("take 1", "turn up congress", "lay egypt", "lay egypt", "green next")
    told = [note.details["region"] for note in table.heard(1) if note.kind == "laid"]
    assert told == ["egypt", "egypt"]
