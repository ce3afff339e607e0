"""Rulings 59 to 75: what a dig needs, and what one knows of a site."""

from __future__ import annotations

import pytest

from games.thebes.position import (
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
    seat,
    stand,
    told,
    uses,
    weeks,
)
from ostraka.core.table import Table

ASSISTANTS = ["assistant paris", "assistant paris", "assistant berlin", "assistant vienna"]
ASSISTANTS += ["assistant vienna", "assistant rome"]


def digs(table: Table) -> list[str]:
    return [text.split()[1] for text in table.legal_texts() if text.startswith("dig ")]


@pytest.mark.rule("thebes/59")
def test_a_dig_needs_a_permit() -> None:
    table = give(begun(), 1, "crete 2 rome", "greece 1 rome")
    assert digs(table) == ["greece", "crete"]
    table = cross_out(table, 1, "crete")
    assert digs(table) == ["greece"]
    assert digs(give(table, 1, "permission london")) == ["greece", "crete"]


@pytest.mark.rule("thebes/60")
@pytest.mark.parametrize(("option", "allowed"), [("on", ["crete"]), ("off", [])])
def test_a_dig_needs_a_point_of_its_site(option: str, allowed: list[str]) -> None:
    table = give(
        begun(figure_opens_dig=option), 1, *ASSISTANTS, "general 2 paris", "general 1 rome"
    )
    assert digs(table) == []
    table = give(begun(figure_opens_dig=option), 1, "figures crete paris")
    assert digs(table) == allowed
    if allowed:
        assert knowledge(table, "crete") == 2
    table = find(begun(figure_opens_dig=option), 1, "greece", "book")
    assert digs(table) == ["crete"], "a book on a token serves as well"


@pytest.mark.rule("thebes/61")
def test_a_dig_costs_trip_and_weeks() -> None:
    table = stand(give(begun(), 1, "crete 3 moscow"), 1, "rome")
    dig(table, "crete", 5)
    assert date(table, 1) == "1901/7"
    table = stand(give(begun(), 1, "crete 3 moscow"), 1, "crete")
    dig(table, "crete", 5)
    assert date(table, 1) == "1901/6", "being there saves the trip"


@pytest.mark.rule("thebes/62")
def test_permit_and_knowledge_are_tested_before_the_trip() -> None:
    table = stand(markers(begun(), "1901/51", "1902/20"), 1, "rome")
    table = cross_out(give(table, 1, "egypt 3 london"), 1, "egypt")
    assert digs(table) == [], "though the trip would end in 1902"
    assert digs(markers(give(table, 1, "permission london"), "1901/51", "1902/20")) == ["egypt"]


@pytest.mark.rule("thebes/63")
def test_closed_books_count_on_cards_and_tokens_and_are_kept() -> None:
    table = find(give(begun(), 1, "crete 2 rome"), 1, "greece", "book")
    assert player(table, 1)["books"]["crete"] == 3
    assert knowledge(table, "crete") == 3
    dig(table, "crete", 3)
    assert player(table, 1)["books"]["crete"] == 3
    assert player(table, 1)["cards"] == ["crete 2 rome"]


@pytest.mark.rule("thebes/64")
def test_every_symbol_is_worth_a_point() -> None:
    table = give(begun(), 1, "egypt 3 london")
    assert knowledge(table, "egypt") == 3
    assert digs(table) == ["egypt"]
    table = give(table, 1, "crete 1 paris")
    assert knowledge(table, "crete") == 1, "books about Egypt are no use in Crete"


@pytest.mark.rule("thebes/65")
def test_figures_are_worth_two() -> None:
    table = give(begun(), 1, "crete 3 moscow", "figures crete paris")
    assert knowledge(table, "crete", "figures") == 5


@pytest.mark.rule("thebes/66")
def test_figures_are_discarded_after_the_dig() -> None:
    table = give(begun(), 1, "crete 3 moscow", "figures crete paris")
    table.say("dig crete", "use figures", "weeks 1")
    assert player(table, 1)["cards"] == ["crete 3 moscow", "figures crete paris"], "not before"
    table.say("draw blank")
    assert player(table, 1)["cards"] == ["crete 3 moscow"]
    assert everything(table)["discards"] == ["figures crete paris"]


@pytest.mark.rule("thebes/67")
def test_figures_may_be_kept_unless_they_open_the_dig() -> None:
    table = give(begun(), 1, "crete 3 moscow", "crete 2 rome", "figures crete paris")
    assert knowledge(table, "crete") == 5
    dig(table, "crete", 1)
    assert "figures crete paris" in player(table, 1)["cards"]
    table = give(begun(), 1, "figures crete paris")
    table.say("dig crete")
    assert uses(table) == [] and everything(table)["used"] == ["figures"]
    assert weeks(table) == [6, 7, 8, 9, 10, 11, 12]


@pytest.mark.rule("thebes/68")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (2, 1), (3, 2)])
def test_assistants_count_at_every_site_and_stay(count: int, points: int) -> None:
    table = give(begun(), 1, "crete 2 rome", "egypt 2 london", *ASSISTANTS[:count])
    assert knowledge(table, "crete") == knowledge(table, "egypt") == 2 + points
    dig(table, "crete", 12)
    assert len(player(table, 1)["cards"]) == 2 + count


@pytest.mark.rule("thebes/69")
@pytest.mark.parametrize(
    ("option", "points"), [("per_group", [1, 2, 2, 3, 4]), ("capped", [1, 2, 2, 2, 2])]
)
def test_four_and_more_assistants(option: str, points: list[int]) -> None:
    found = [
        knowledge(give(begun(assistants=option), 1, "crete 1 paris", *ASSISTANTS[:n]), "crete") - 1
        for n in range(2, 7)
    ]
    assert found == points


@pytest.mark.rule("thebes/70")
def test_a_lone_assistant_is_worth_a_point_and_leaves() -> None:
    table = give(begun(), 1, "crete 1 paris", "assistant rome")
    assert knowledge(table, "crete") == 1
    assert knowledge(table, "crete", "assistant") == 2
    table.say("dig crete", "use assistant", "weeks 6")
    assert player(table, 1)["cards"] == ["crete 1 paris", "assistant rome"]
    table.say("draw blank")
    assert player(table, 1)["cards"] == ["crete 1 paris"]
    assert everything(table)["discards"] == ["assistant rome"]


@pytest.mark.rule("thebes/71")
def test_only_a_lone_assistant_may_be_used_up() -> None:
    for count, offered in ((1, ["assistant"]), (2, []), (3, []), (4, [])):
        table = give(begun(), 1, "crete 1 paris", *ASSISTANTS[:count])
        table.say("dig crete")
        assert uses(table) == offered
    table = give(begun(), 1, "crete 1 paris", *ASSISTANTS[:2])
    dig(table, "crete", 12)
    assert told(table, "dug")[0]["knowledge"] == 2
    assert everything(table)["discards"] == []


@pytest.mark.rule("thebes/72")
def test_open_books_count_everywhere_and_are_kept() -> None:
    table = give(begun(), 1, "general 2 paris", "general 1 rome", "crete 3 moscow", "crete 2 rome")
    table = find(give(table, 1, "egypt 3 london", "egypt 2 london"), 1, "palestine", "general")
    assert player(table, 1)["general"] == 4
    assert knowledge(table, "crete") == knowledge(table, "egypt") == 5 + 4
    dig(table, "crete", 1)
    assert player(table, 1)["general"] == 4


def crete_expert() -> Table:
    """The rulebook's example: 2 + 1 books about Crete, 2 assistants, 5 open books."""
    table = find(give(begun(), 1, "crete 2 rome", *ASSISTANTS[:2]), 1, "greece", "book")
    return give(table, 1, "general 2 paris", "general 2 london", "general 1 rome")


@pytest.mark.rule("thebes/73")
def test_general_points_do_not_exceed_specific_ones() -> None:
    assert player(crete_expert(), 1)["general"] == 5
    assert knowledge(crete_expert(), "crete") == 8


@pytest.mark.rule("thebes/74")
def test_knowledge_is_the_sum_of_both() -> None:
    table = find(give(begun(), 1, "crete 2 rome", *ASSISTANTS[:2]), 1, "greece", "book")
    table = give(table, 1, "figures crete paris")
    assert knowledge(table, "crete", "figures") == 6, "3 books, 2 figures, 1 for a pair"
    table = give(table, 1, "general 2 paris", "general 2 london")
    assert knowledge(table, "crete", "figures") == 10
    assert knowledge(table, "crete") == 8


@pytest.mark.rule("thebes/74")
def test_the_only_choices_are_the_four_helpers() -> None:
    table = give(begun(), 1, "zeppelin rome", "figures crete paris", "assistant rome")
    table = give(table, 1, "shovel rome", "crete 1 paris", "general 1 rome")
    assert uses(table) == ["zeppelin"]
    table.say("use zeppelin", "dig crete")
    assert uses(table) == ["figures", "assistant", "shovel"]
    table.say("use shovel", "use figures")
    assert uses(table) == ["assistant"]
    table.say("use assistant")
    assert uses(table) == []
    assert date(table, 1) == "1901/1", "all before the marker moves"
    table.say("weeks 1")
    assert told(table, "dug")[0]["knowledge"] == 5
    assert seat(table) == 0, "chance draws, nobody chooses"


@pytest.mark.rule("thebes/75")
def test_more_than_twelve_points_count_as_twelve() -> None:
    table = give(begun(), 1, "crete 3 moscow", "crete 3 moscow", "crete 2 rome")
    table = give(table, 1, *(f"general 2 {city}" for city in ("paris", "berlin", "london")))
    table = give(table, 1, "general 1 rome")
    assert knowledge(table, "crete") == 12
    dig(table, "crete", 1)
    assert told(table, "dug")[-1]["tokens"] == 3


def test_a_dig_may_need_a_helper() -> None:
    table = stand(markers(begun(), "1903/46", "1904/1"), 1, "crete")
    table = give(table, 1, "crete 1 paris", "assistant rome", "shovel rome")
    assert "dig crete" in table.legal_texts()
    table.say("dig crete")
    assert table.legal_texts() == ["use assistant", "use shovel"], "7 weeks, 8 would be needed"
    table.say("use shovel")
    assert table.legal_texts() == ["use assistant"]
    table.say("use assistant")
    assert weeks(table) == [6, 7]
