"""Rulings 41 to 58: taking a card, the pile, changing the display."""

from __future__ import annotations

import pytest

from games.thebes.position import (
    FIRST_CARDS,
    GAME,
    begun,
    date,
    dig,
    everything,
    give,
    markers,
    pile,
    player,
    row,
    seat,
    show,
    stand,
    told,
    uses,
    write,
)
from ostraka.core.play import CHANCE
from ostraka.core.table import Table

SIZES = ("small", "large")


def outcomes(table: Table) -> dict[str, int]:
    """What may be turned up now, with its weight."""
    return {
        GAME.notation.text(action).removeprefix("open "): weight
        for action, weight in table.state.outcomes()
    }


@pytest.mark.rule("thebes/41")
def test_a_card_is_had_in_its_city_only() -> None:
    table = stand(begun(), 1, "paris")
    table.say("take 1", "open car rome")
    assert date(table, 1) == "1901/3", "being there saves the trip"
    assert (player(table, 1)["place"], player(table, 1)["cards"]) == ("paris", ["congress paris"])


@pytest.mark.rule("thebes/42")
def test_a_card_costs_trip_and_weeks() -> None:
    table = show(begun(), "egypt 3 moscow", "car rome", "shovel rome", "shovel london")
    table.say("take 1", "open egypt 1 rome")
    assert date(table, 1) == "1901/6", "1 to Moscow, 4 for three books"


@pytest.mark.rule("thebes/43")
def test_a_card_serves_from_the_next_turn_on() -> None:
    table = give(markers(begun(), "1901/1", "1901/40"), 1, "greece 3 london", "greece 1 rome")
    table = show(give(table, 1, "shovel rome"), "shovel rome", *FIRST_CARDS[1:])
    table.say("take 1", "open car rome")
    assert seat(table) == 1
    dig(table, "greece", 4)
    assert told(table, "dug")[0]["tokens"] == 3, "2 by the wheel and 1 for two shovels"


@pytest.mark.rule("thebes/44")
def test_no_card_is_refused() -> None:
    table = give(begun(), 1, "car moscow", *["palestine 1 vienna"] * 2)
    table = show(table, "car rome", "palestine 1 vienna", "shovel rome", "shovel london")
    assert {"take 1", "take 2"} <= set(table.legal_texts())
    table.say("take 1", "open egypt 1 rome")
    assert player(table, 1)["cards"].count("car rome") == 1
    assert len(player(table, 1)["cards"]) == 4


@pytest.mark.rule("thebes/45")
def test_a_new_card_takes_the_free_place() -> None:
    table = begun()
    table.say("take 2")
    assert table.actor == CHANCE
    assert everything(table)["display"] == [FIRST_CARDS[0], None, *FIRST_CARDS[2:]]
    table.say("open car rome")
    assert everything(table)["display"] == [FIRST_CARDS[0], "car rome", *FIRST_CARDS[2:]]
    assert seat(table) == 2


def pushed(table: Table, card: str) -> list[str | None]:
    """The row after an exhibition is turned up."""
    written = everything(table)
    written["first"] = written["aside"] = 0
    table = write(table, written)
    table.say("take 1", f"open {card}")
    return everything(table)["row"]


@pytest.mark.rule("thebes/46")
def test_an_exhibition_pushes_the_others() -> None:
    table = row(begun(), "small london", "small berlin", "small paris")
    assert pushed(table, "small moscow") == ["small moscow", "small london", "small berlin"]
    assert everything(table)["discards"] == ["small paris"]
    assert told(table, "closed") == [{"card": "small paris"}]


@pytest.mark.rule("thebes/47")
def test_a_gap_stops_the_pushing() -> None:
    table = row(begun(), "small london", None, "small paris")
    assert pushed(table, "small moscow") == ["small moscow", "small london", "small paris"]
    table = row(begun(), None, "small london", "small paris")
    assert pushed(table, "small moscow") == ["small moscow", "small london", "small paris"]
    table = row(begun(), "small london", "small paris", None)
    assert pushed(table, "small moscow") == ["small moscow", "small london", "small paris"]
    assert everything(table)["discards"] == []


@pytest.mark.rule("thebes/48")
def test_cards_are_turned_up_until_four_lie_open() -> None:
    table = pile(begun(), ["small london", "large paris", "car rome"])
    table.say("take 1", "open small london")
    assert table.actor == CHANCE
    table.say("open large paris", "open car rome")
    assert everything(table)["row"] == ["large paris", "small london", None]
    assert everything(table)["display"] == ["car rome", *FIRST_CARDS[1:]]
    assert table.actor != CHANCE


@pytest.mark.rule("thebes/49")
def test_the_first_time_the_pile_is_shuffled_with_the_third() -> None:
    table = begun(3)
    written = everything(table)
    developments = [card for card in written["face_down"] if card.split()[0] not in SIZES]
    large = [card for card in written["face_down"] if card.startswith("large")]
    small = [card for card in written["face_down"] if card.startswith("small")]
    written["discards"] = [*developments[:6], *small]
    written["face_down"] = developments[6:33] + large
    written["players"][1]["cards"] = developments[33:]
    written["first"] = 0
    table = write(table, written)
    assert (everything(table)["pile"], everything(table)["aside"]) == (0, 32)
    table.say("take 1")
    view = everything(table)
    assert (view["pile"], view["aside"], view["discards"]) == (43, 0, [])
    assert told(table, "shuffled") == [{"cards": 43}]
    assert sum(outcomes(table).values()) == 43, "large exhibitions and all"
    assert outcomes(table)["large london"] == outcomes(table)["small london"] == 1


@pytest.mark.rule("thebes/50")
def test_later_and_with_two_the_discards_alone_are_shuffled() -> None:
    discards = ["car rome", "car moscow", *["palestine 1 vienna"] * 3, *["egypt 1 paris"] * 2]
    discards += ["small london", "large london"]
    for seats in (2, 3):
        table = pile(begun(seats), [], discards)
        table.say("take 1")
        assert told(table, "shuffled") == [{"cards": 9}]
        assert outcomes(table) == {
            "egypt 1 paris": 2, "palestine 1 vienna": 3, "car moscow": 1, "car rome": 1,
            "small london": 1, "large london": 1,
        }  # fmt: skip
        table.say("open car rome")
        assert (everything(table)["pile"], everything(table)["discards"]) == (8, [])


@pytest.mark.rule("thebes/51")
def test_the_new_pile_is_made_when_a_card_is_needed() -> None:
    table = markers(pile(begun(), ["car rome"], ["egypt 1 rome"]), "1901/1", "1901/3")
    assert "zeppelin rome" in player(table, 2)["cards"]
    table.say("take 2", "open car rome")
    assert (everything(table)["pile"], everything(table)["discards"]) == (0, ["egypt 1 rome"])
    assert seat(table) == 2
    table.say("use zeppelin", "take 3")
    assert outcomes(table) == {"egypt 1 rome": 1, "zeppelin rome": 1}


@pytest.mark.rule("thebes/52")
def test_without_development_cards_places_stay_empty() -> None:
    table = pile(begun(), [], ["small london", "large london"])
    table.say("take 1")
    view = everything(table)
    assert view["display"] == [None, *FIRST_CARDS[1:]]
    assert view["row"] == [None, None, None]
    assert view["discards"] == ["small london", "large london"]
    assert seat(table) == 2
    assert "take 1" not in table.legal_texts()
    waiting = pile(begun(), ["small london"], [])
    waiting.say("take 1")
    assert (everything(waiting)["pile"], seat(waiting)) == (1, 2), "no exhibition is drawn either"
    table.say("change")
    table.say("open small london", "open congress berlin", "open congress vienna")
    table.say("open large london", "open congress moscow")
    assert everything(table)["display"] == [*FIRST_CARDS[1:], None], "filled from the first on"


@pytest.mark.rule("thebes/53")
def test_what_is_used_up_comes_back() -> None:
    table = pile(begun(), [], [])
    mine = ["zeppelin rome", "figures crete paris", "assistant rome", "shovel rome", "crete 2 rome"]
    written = everything(table)
    for card in [*mine, "permission london"]:
        written["players"][1]["cards"].remove(card)
        written["players"][0]["cards"].append(card)
    written["players"][0]["permits"].remove("crete")
    table = write(table, written)
    table.say("use zeppelin", "dig crete", "use figures", "use assistant", "use shovel", "weeks 1")
    while table.actor == CHANCE:
        table.say("draw blank")
    assert everything(table)["discards"] == [
        "figures crete paris", "assistant rome", "shovel rome", "zeppelin rome",
        "permission london",
    ]  # fmt: skip
    table.say("take 1")
    assert set(outcomes(table)) == {
        "figures crete paris", "assistant rome", "shovel rome", "zeppelin rome",
        "permission london",
    }  # fmt: skip


@pytest.mark.rule("thebes/53")
def test_of_two_alike_the_first_taken_is_used() -> None:
    table = give(begun(), 1, "zeppelin vienna", "zeppelin rome")
    table.say("use zeppelin", "take 1", "open egypt 1 rome")
    assert everything(table)["discards"] == ["zeppelin vienna"]
    assert player(table, 1)["cards"] == ["zeppelin rome", "congress paris"]


@pytest.mark.rule("thebes/54")
def test_a_change_brings_four_new_cards() -> None:
    table = row(begun(), "small london", None, None)
    table.say("change")
    assert everything(table)["discards"] == FIRST_CARDS
    assert everything(table)["display"] == [None] * 4
    table.say("open car rome", "open car moscow", "open shovel rome")
    assert everything(table)["display"] == ["car rome", "car moscow", "shovel rome", None]
    table.say("open shovel london")
    assert everything(table)["row"] == ["small london", None, None]
    assert table.actor == 1


@pytest.mark.rule("thebes/54")
def test_old_cards_may_have_to_come_back_at_once() -> None:
    table = pile(begun(), ["car rome", "car moscow", "egypt 1 rome"])
    table.say("change", "open egypt 1 rome", "open car rome", "open car moscow")
    assert outcomes(table) == dict.fromkeys(FIRST_CARDS, 1)
    table.say("open congress vienna")
    assert everything(table)["display"][3] == "congress vienna"


@pytest.mark.rule("thebes/55")
def test_a_change_costs_trip_and_a_week() -> None:
    table = stand(begun(), 1, "london")
    table.say("change")
    assert date(table, 1) == "1901/4"


def change(table: Table) -> None:
    """A change, whatever comes up."""
    table.say("change")
    while table.actor == CHANCE:
        table.tell_chance(table.state.outcomes()[0][0])


@pytest.mark.rule("thebes/56")
def test_every_further_change_in_a_run_costs_a_week_more() -> None:
    table = markers(begun(), "1901/1", "1901/20")
    found = []
    for _ in range(3):
        change(table)
        found.append(date(table, 1))
    assert found == ["1901/2", "1901/4", "1901/7"]


@pytest.mark.rule("thebes/57")
def test_only_another_players_turn_ends_the_run() -> None:
    table = markers(begun(), "1901/1", "1901/9")
    change(table)
    assert date(table, 1) == "1901/2"
    table = show(table, *FIRST_CARDS)
    table.say("take 4")
    table.tell_chance(table.state.outcomes()[0][0])
    assert date(table, 1) == "1901/5"
    change(table)  # 1 to Warsaw and 2 for the second change
    assert date(table, 1) == "1901/8"
    change(table)
    assert date(table, 1) == "1901/11"
    assert seat(table) == 2
    change(table)
    assert date(table, 2) == "1901/10"
    change(table)
    assert date(table, 2) == "1901/12"
    assert seat(table) == 1
    change(table)
    assert date(table, 1) == "1901/12", "one week again"


@pytest.mark.rule("thebes/58")
def test_a_change_is_allowed_whatever_lies_open() -> None:
    table = pile(show(begun(), "car rome", "car moscow", None, None), [])
    table.say("change")
    assert outcomes(table) == {"car moscow": 1, "car rome": 1}
    table.say("open car moscow", "open car rome")
    assert everything(table)["display"] == ["car moscow", "car rome", None, None]
    table = pile(show(begun(), None, None, None, None), [])
    table.say("change")
    assert everything(table)["display"] == [None] * 4
    assert (seat(table), date(table, 1)) == (2, "1901/2")


def test_helpers_of_a_dig_are_not_offered_for_other_actions() -> None:
    table = give(begun(), 1, "assistant rome", "shovel rome", "figures crete paris")
    assert uses(table) == []
