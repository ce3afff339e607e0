"""Rulings 76 to 95: wheel and bag, and what follows a dig."""

from __future__ import annotations

import pytest

from games.thebes.position import (
    GAME,
    SITES,
    begun,
    cross_out,
    date,
    dig,
    everything,
    find,
    give,
    knowledge,
    markers,
    player,
    row,
    seat,
    stand,
    told,
    uses,
    weeks,
    write,
)
from ostraka.core.errors import IllegalAction
from ostraka.core.play import CHANCE
from ostraka.core.table import Table

SHOVELS = ["shovel london", "shovel london", "shovel rome", "shovel rome", "shovel moscow"]
SHOVELS += ["shovel moscow"]


def expert(*more: str, seats: int = 2) -> Table:
    """In Crete with knowledge 8."""
    table = give(begun(seats), 1, "crete 3 moscow", "crete 3 moscow", "crete 2 rome", *more)
    return stand(table, 1, "crete")


def bag(table: Table, site: str) -> dict[str, int]:
    return everything(table)["bags"][site]


@pytest.mark.rule("thebes/76")
def test_eight_points_and_four_weeks_are_five_tokens() -> None:
    table = expert()
    table.say("dig crete", "weeks 4")
    assert told(table, "dug") == [
        {
            "place": "crete", "trip": 0, "weeks": 4, "knowledge": 8, "tokens": 5,
            "year": 1901, "week": 5,
        }
    ]  # fmt: skip
    assert everything(table)["draws"] == 5


@pytest.mark.rule("thebes/77")
def test_no_dig_where_the_wheel_shows_nothing() -> None:
    table = stand(give(begun(), 1, "crete 1 paris", *SHOVELS[:3]), 1, "crete")
    table.say("dig crete")
    assert weeks(table) == [8, 9, 10, 11, 12], "shovels do not cure that"
    table.say("weeks 8")
    assert everything(table)["draws"] == 3


@pytest.mark.rule("thebes/78")
def test_a_dig_lasts_one_to_twelve_weeks() -> None:
    table = give(expert(), 1, "general 2 paris", "general 2 london")
    assert knowledge(table, "crete") == 12
    table.say("dig crete")
    assert weeks(table) == list(range(1, 13))


@pytest.mark.rule("thebes/79")
def test_the_marker_moves_before_anything_is_drawn() -> None:
    table = markers(expert(), "1901/50", "1902/20")
    table = cross_out(table, 1, "egypt", "greece")
    table.say("dig crete", "weeks 5")
    assert table.actor == CHANCE
    assert date(table, 1) == "1902/3"
    assert player(table, 1)["permits"] == SITES, "the year has passed already"
    assert sum(bag(table, "crete").values()) == 30


@pytest.mark.rule("thebes/80")
@pytest.mark.parametrize(("count", "tokens"), [(2, 6), (3, 7)])
def test_shovels_bring_more_tokens_and_stay(count: int, tokens: int) -> None:
    table = expert(*SHOVELS[:count])
    dig(table, "crete", 4)
    assert told(table, "dug")[0]["tokens"] == tokens
    assert len(player(table, 1)["cards"]) == 3 + count


@pytest.mark.rule("thebes/81")
def test_four_and_more_shovels_still_bring_two() -> None:
    for count in (4, 5, 6):
        table = expert(*SHOVELS[:count])
        table.say("dig crete", "weeks 4")
        assert everything(table)["draws"] == 7
    table = give(expert(*SHOVELS), 1, "general 2 paris", "general 2 london")
    table.say("dig crete", "weeks 12")
    assert everything(table)["draws"] == 12, "the most of any dig"


@pytest.mark.rule("thebes/82")
def test_a_lone_shovel_serves_like_two_once() -> None:
    table = expert("shovel rome")
    dig(table, "crete", 4)
    assert told(table, "dug")[0]["tokens"] == 5
    assert "shovel rome" in player(table, 1)["cards"], "not used: kept"
    table = expert("shovel rome")
    table.say("dig crete", "use shovel", "weeks 4")
    assert everything(table)["draws"] == 6
    assert "shovel rome" in player(table, 1)["cards"]
    table.say(*["draw blank"] * 6)
    assert everything(table)["discards"] == ["shovel rome"]
    table = expert(*SHOVELS[:2])
    table.say("dig crete")
    assert uses(table) == []


@pytest.mark.rule("thebes/83")
def test_tokens_are_drawn_without_putting_back() -> None:
    table = give(begun(), 1, "greece 3 berlin", "greece 3 london", "greece 2 rome")
    table.say("dig greece", "weeks 6", *["draw blank"] * 5)
    chances = {GAME.notation.text(action): weight for action, weight in table.state.outcomes()}
    assert chances["draw blank"] == 11 and sum(chances.values()) == 25
    assert chances["draw 5"] == 2 and chances["draw book"] == chances["draw general"] == 1


@pytest.mark.rule("thebes/84")
def test_weeks_are_fixed_once_announced() -> None:
    table = expert()
    table.say("dig crete", "weeks 4")
    assert table.legal_texts() == []
    table.say("draw blank")
    assert not table.can_undo(0)
    with pytest.raises(IllegalAction):
        table.say("weeks 5")


@pytest.mark.rule("thebes/85")
def test_finds_are_kept_before_the_player() -> None:
    table = expert()
    dig(table, "crete", 4, 4, "general")
    assert player(table, 1)["tokens"]["crete"] == ["4", "general", "1"], "with the gift"
    assert player(table, 1)["general"] == 1
    assert sum(bag(table, "crete").values()) == 28
    assert (bag(table, "crete")["4"], "general" in bag(table, "crete")) == (2, False)


@pytest.mark.rule("thebes/86")
def test_blanks_go_back_when_the_dig_is_over() -> None:
    table = dig_gift(expert())
    table.say("dig crete", "weeks 4", "draw 3", "draw 3", "draw 2", "draw blank", "draw blank")
    assert told(table, "found")[-3:] == [
        {"site": "crete", "points": 3}, {"site": "crete", "points": 3},
        {"site": "crete", "points": 2},
    ]  # fmt: skip
    assert (bag(table, "crete")["blank"], everything(table)["blanks"]) == (16, 0)
    assert sum(int(token) for token in player(table, 1)["tokens"]["crete"]) == 8


@pytest.mark.rule("thebes/86")
def test_blanks_wait_beside_the_bag() -> None:
    table = expert()
    table.say("dig crete", "weeks 4", "draw blank", "draw blank")
    assert (bag(table, "crete")["blank"], everything(table)["blanks"]) == (14, 2)


def dig_gift(table: Table) -> Table:
    """Nobody has the gift of Crete any more: it went to seat 2."""
    written = everything(table)
    written["gifts"].remove("crete")
    written["players"][1]["tokens"]["crete"].append("1")
    return write(table, written)


@pytest.mark.rule("thebes/87")
def test_a_bag_never_runs_short() -> None:
    table = give(expert(*SHOVELS), 1, "general 2 paris", "general 2 london")
    finds = [name for name, n in bag(table, "crete").items() for _ in range(n) if name != "blank"]
    table = find(table, 2, "crete", *finds)
    assert bag(table, "crete") == {"blank": 16}
    table.say("dig crete", "weeks 12", *["draw blank"] * 12)
    assert player(table, 1)["tokens"]["crete"] == ["1"], "nothing but the gift"
    assert bag(table, "crete") == {"blank": 16}


@pytest.mark.rule("thebes/88")
def test_a_book_found_counts_from_the_next_dig_on() -> None:
    table = markers(stand(give(begun(), 1, "greece 3 london"), 1, "greece"), "1901/1", "1902/50")
    table.say("dig greece", "weeks 6", "draw general")
    assert everything(table)["draws"] == 1, "2 as announced, 1 drawn"
    table.say("draw book")
    table = give(table, 1, "permission london")
    assert knowledge(table, "greece") == 4, "3 books and the open book"
    assert player(table, 1)["books"]["crete"] == 1


@pytest.mark.rule("thebes/89")
def test_the_permit_is_crossed_out_after_the_dig() -> None:
    table = give(begun(), 1, "greece 3 london")
    table.say("dig greece", "weeks 3")
    assert player(table, 1)["permits"] == SITES
    table.say("draw blank")
    assert player(table, 1)["permits"] == SITES[1:]
    assert player(table, 2)["permits"] == SITES


@pytest.mark.rule("thebes/90")
def test_no_second_dig_in_a_year_but_passing_through_is_free() -> None:
    table = markers(give(begun(), 1, "greece 3 london"), "1901/1", "1901/52")
    table = give(stand(table, 1, "greece"), 1, "mesopotamia 3 london")
    dig(table, "greece", 3)
    assert seat(table) == 1
    assert "dig greece" not in table.legal_texts()
    table = stand(table, 1, "rome")
    dig(table, "mesopotamia", 3)
    assert told(table, "dug")[-1]["trip"] == 2, "by way of Greece"
    table = markers(table, "1901/50", "1902/20")
    table.say("change")
    while table.actor == CHANCE:
        table.tell_chance(table.state.outcomes()[0][0])
    assert date(table, 1) == "1902/1"
    assert "dig greece" in table.legal_texts()


@pytest.mark.rule("thebes/91")
def test_the_first_digger_has_the_gift() -> None:
    table = give(give(begun(), 1, "egypt 3 london"), 2, "egypt 3 moscow")
    dig(table, "egypt", 3, 4)
    assert player(table, 1)["tokens"]["egypt"] == ["4", "1"]
    assert told(table, "gift") == [{"site": "egypt", "points": 1}]
    dig(table, "egypt", 3, 2)
    assert player(table, 2)["tokens"]["egypt"] == ["2"]
    assert len(told(table, "gift")) == 1


@pytest.mark.rule("thebes/92")
def test_the_gift_is_an_object_like_any_other() -> None:
    table = row(give(begun(), 1, "greece 3 london"), "small london", None, None)
    table = markers(find(table, 1, "egypt", 1, 1), "1901/1", "1902/1")
    assert "hold a" not in table.legal_texts()
    dig(table, "greece", 3, "blank")
    assert player(table, 1)["tokens"]["greece"] == ["1"]
    assert "hold a" in table.legal_texts()


@pytest.mark.rule("thebes/93")
def test_a_special_permission_allows_another_dig() -> None:
    table = cross_out(expert("permission london"), 1, "crete")
    dig(table, "crete", 1)
    assert everything(table)["discards"] == ["permission london"]
    assert "crete" not in player(table, 1)["permits"]


@pytest.mark.rule("thebes/94")
def test_a_special_permission_is_spent_only_where_the_permit_is_used() -> None:
    table = markers(expert("permission london", "permission moscow"), "1901/1", "1901/52")
    dig(table, "crete", 1)
    assert "permission london" in player(table, 1)["cards"], "the permit was valid"
    dig(table, "crete", 1)
    assert everything(table)["discards"] == ["permission london"]
    dig(table, "crete", 1)
    assert everything(table)["discards"] == ["permission london", "permission moscow"]
    assert "dig crete" not in table.legal_texts()
    assert seat(table) == 1


@pytest.mark.rule("thebes/95")
def test_a_dig_over_the_year_end_uses_the_new_years_permit() -> None:
    table = markers(give(begun(), 1, "greece 3 london"), "1901/50", "1902/20")
    table = cross_out(stand(table, 1, "greece"), 1, "egypt")
    dig(table, "greece", 5)
    assert date(table, 1) == "1902/3"
    assert player(table, 1)["permits"] == SITES[1:]


@pytest.mark.rule("thebes/95")
def test_a_dig_over_the_year_end_may_use_the_old_years_permit() -> None:
    table = give(begun(new_year_dig="old_year"), 1, "greece 3 london")
    early = stand(markers(table, "1901/40", "1902/20"), 1, "greece")
    dig(early, "greece", 5)
    assert date(early, 1) == "1901/45"
    assert player(early, 1)["permits"] == SITES[1:], "a dig within the year spends it as ever"
    table = give(begun(new_year_dig="old_year"), 1, "greece 3 london")
    table = stand(markers(table, "1901/50", "1902/20"), 1, "greece")
    dig(table, "greece", 5)
    assert date(table, 1) == "1902/3"
    assert player(table, 1)["permits"] == SITES


@pytest.mark.rule("thebes/95")
def test_a_special_dig_over_the_year_end_leaves_the_new_permit_valid() -> None:
    table = markers(give(begun(), 1, "greece 3 london", "permission london"), "1901/50", "1902/20")
    table = cross_out(stand(table, 1, "greece"), 1, "greece")
    dig(table, "greece", 5)
    assert date(table, 1) == "1902/3"
    assert player(table, 1)["permits"] == SITES
    assert everything(table)["discards"] == ["permission london"]
