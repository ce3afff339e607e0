"""What people read."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from games.thebes.position import begun, give, markers, stand
from ostraka.core.table import Table
from ostraka.games.thebes.rules.box import CARDS
from ostraka.games.thebes.ui import terminal
from ostraka.games.thebes.ui.text import words


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("greece 2 rome", "2 books about Greece (Rome)"),
        ("egypt 1 moscow", "1 book about Egypt (Moscow)"),
        ("figures crete paris", "figures of Crete (Paris)"),
        ("general 1 rome", "1 open book (Rome)"),
        ("general 2 paris", "2 open books (Paris)"),
        ("permission london", "a special permission (London)"),
        ("large moscow", "the large exhibition (Moscow)"),
    ],
)
def test_a_card_in_words(name: str, said: str) -> None:
    assert words.card(name) == said


def test_every_card_has_words_of_its_own() -> None:
    assert len({words.card(name) for name in CARDS}) == len(CARDS)


@pytest.mark.parametrize(
    ("option", "week", "then", "renewed"),
    [
        ("on_52", "1901/51", 2, "The year 1901 is over for Ann: all permits are valid again"),
        ("after_52", "1901/52", 3, "Ann enters 1902: all permits are valid again"),
    ],
)
def test_the_log_tells_cost_and_date(option: str, week: str, then: int, renewed: str) -> None:
    table = begun(permits_return=option)
    table = stand(markers(table, week, "1902/20"), 1, "london")
    table.say("take 1", "open car rome")
    told = [words.sentence(note, ["Ann", "Ben"]) for note in table.notes[-3:]]
    assert told == [
        f"Ann takes a congress (Paris) (1 + 2 weeks, to week {then} of 1902)",
        renewed,
        "Turned up: a car (Rome)",
    ]


def drawn(table: Table, width: int, with_odds: bool = False) -> str:
    console = Console(file=StringIO(), width=width)
    with console.capture() as shown:
        console.print(terminal.draw(table.view(0), ["Ann", "Ben"], with_odds))
    return shown.get()


@pytest.mark.parametrize("width", [80, 140])
def test_the_terminal_shows_distances_and_costs(width: int) -> None:
    table = give(stand(begun(), 1, "rome"), 1, "crete 3 moscow", "zeppelin rome")
    said = drawn(table, width)
    assert max(len(line) for line in said.splitlines()) <= width
    for shown in ("Rome 0①", "Warsaw 2②", "London 2", "Egypt 2", "Mesopotamia 2"):
        assert shown in said
    lines = {line.split("│")[1].split()[1]: line for line in said.splitlines() if "take " in line}
    assert "congress (Moscow)" in lines["4"] and "1901/6" in lines["4"]
    dig = next(line for line in said.splitlines() if "dig crete" in line)
    assert "knowledge 3" in dig and "1901/5+" in dig
    table.say("use zeppelin")
    assert "by zeppelin" in drawn(table, width) and "London 0" in drawn(table, width)


def test_the_terminal_shows_the_wheel_and_the_odds() -> None:
    table = give(begun(), 1, "greece 3 london")
    assert "by weeks of digging" in drawn(table, 80, with_odds=True)
    table.say("dig greece")
    said = drawn(table, 80, with_odds=True)
    assert "knowledge 3" in said
    tokens = next(line for line in said.splitlines() if "tokens" in line)
    assert " ".join(tokens.split()[2:-1]) == "0 0 1 1 1 2 2 2 3 3 3 4"
    assert "sand" in said


@pytest.mark.rule("thebes/95")
@pytest.mark.parametrize(("reading", "last"), [("new_year", "'02"), ("old_year", "'01")])
def test_the_terminal_shows_whose_permit_a_dig_across_new_year_spends(
    reading: str, last: str
) -> None:
    table = give(begun(new_year_dig=reading), 1, "greece 3 london")
    table = stand(markers(table, "1901/45", "1902/20"), 1, "greece")
    table.say("dig greece")
    row = next(line for line in drawn(table, 80).splitlines() if "permit " in line and "'" in line)
    assert row.split("permit")[1].split()[:12] == ["'01"] * 6 + [last] * 6
