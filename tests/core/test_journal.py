"""Journals: what is written is read again, and what is damaged is told in one sentence."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from ostraka.core.chance import sealed, seeded
from ostraka.core.errors import JournalError, OstrakaError
from ostraka.core.journal import Journal, parse
from ostraka.core.play import CHANCE
from ostraka.core.table import Table, replay
from ostraka.games import game

GAME = game("tutankhamun")


def finished() -> Table:
    table = Table(GAME, 2, {"laying": "shuffled"}, ["Mira", "Bo: b"], sealed(b"s" * 32))
    while table.actor >= 0:
        table.act(table.actor, table.legal()[len(table.journal.steps) % len(table.legal())])
    return table


TEXT = finished().journal.text()
LINES = TEXT.splitlines(keepends=True)
FIRST = next(number for number, line in enumerate(LINES) if line == "\n") + 1


def test_a_journal_is_a_text_that_people_can_read() -> None:
    table = Table(GAME, 2, {"laying": "shuffled"}, ["Mira", "Anselm"])
    table.say("dig b2", "uncover scorpion", "bar none")
    table.undo(1)
    table.say("bar none", "pass", "bar none", "pass")
    assert table.journal.text() == (
        "ostraka journal 1\n"
        "game tutankhamun\n"
        "rules 1\n"
        "seat 1 Mira\n"
        "seat 2 Anselm\n"
        "option cards documented\n"
        "option snake straight\n"
        "option laying shuffled\n"
        "option refusal off\n"
        "option memory none\n"
        "chance open\n"
        "\n"
        "2: dig b2\n"
        "chance: uncover scorpion\n"
        "2: bar none\n"
        "2: undo\n"
        "2: bar none\n"
        "1: pass\n"
        "1: bar none\n"
        "2: pass\n"
        "end: all passed; points 7 4; places 1 2\n"
    )


def test_what_is_written_is_read_again() -> None:
    assert parse(TEXT).text() == TEXT
    assert parse(TEXT.replace("\n", "\r\n")).text() == TEXT
    assert parse("# a remark\n\n" + TEXT).text() == TEXT


def wrong(text: str) -> JournalError:
    """What is said of a file; its valid beginning can always be played again."""
    with pytest.raises(JournalError) as error:
        replay(GAME, parse(text), sealed(b"s" * 32))
    assert "\n" not in str(error.value)
    return error.value


def edited(number: int, line: str) -> str:
    return "".join([*LINES[: FIRST + number], line, *LINES[FIRST + number + 1 :]])


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "journal/foreign"),
        ("[Event “chess”]\n1. e4 e5\n", "journal/foreign"),
        ("ostraka journal 2\n", "journal/version"),
        ("ostraka journal 1\n", "journal/header"),
        (TEXT.replace("game tutankhamun\n", ""), "journal/header"),
        (TEXT.replace("rules 1\n", "rules one\n"), "journal/header"),
        (TEXT.replace("rules 1\n", "rules 99\n"), "journal/rules"),
        (TEXT.replace("seat 1 Mira\n", ""), "journal/header"),
        (TEXT.replace("seat 1", "seat 2"), "journal/header"),
        (TEXT.replace("seat 2 Bo: b\n", ""), "journal/damaged"),
        (TEXT.replace("documented", "falling"), "journal/header"),
        (TEXT.replace("option", "optoin", 1), "journal/header"),
        (TEXT.replace("game tutankhamun", "game chess"), "journal/header"),
        (edited(0, "5: dig a1\n"), "journal/damaged"),
        (edited(0, "dig a1\n"), "journal/damaged"),
        (edited(0, "0: dig a1\n"), "journal/damaged"),
        (edited(0, "1" * 5000 + ": pass\n"), "journal/damaged"),
        (TEXT.replace("rules 1\n", "rules 1\nrules 1\n"), "journal/header"),
        (TEXT.replace("rules 1\n", f"rules {'1' * 5000}\n"), "journal/header"),
        (edited(0, "2: \n"), "journal/damaged"),
        (edited(0, "2: dig z9\n"), "journal/illegal"),
        (edited(0, "1: dig a1\n"), "journal/illegal"),
        (edited(0, "2: stop\n"), "journal/illegal"),
        (edited(0, "2: undo\n"), "journal/illegal"),
        (edited(0, "chance: uncover earth\n"), "journal/illegal"),
        (edited(1, "1: uncover earth\n"), "journal/illegal"),
        (TEXT + "1: pass\n", "journal/damaged"),
        (TEXT.replace("end: ", "end: all passed and "), "journal/result"),
        (TEXT.replace("points", "marks"), "journal/damaged"),
        (TEXT.replace("secret ", "secret z"), "journal/damaged"),
        ("".join(LINES[: FIRST + 1]) + LINES[-1], "journal/result"),
    ],
)
def test_a_damaged_file_says_what_is_wrong(text: str, code: str) -> None:
    assert wrong(text).code == code


def test_an_outcome_that_chance_did_not_draw_is_found() -> None:
    outcomes = [line for line in LINES if line.startswith("chance: ")]
    other = next(line for line in outcomes if line != outcomes[0] and "earth" not in line)
    number = LINES.index(outcomes[0]) - FIRST
    found = wrong(edited(number, other))
    assert found.code == "journal/chance"
    assert f"Step {number + 1} says" in str(found)
    assert found.journal is not None and len(found.journal.steps) == number


def test_a_line_cut_off_costs_that_line_alone() -> None:
    text = "".join(LINES[: FIRST + 4])
    found = wrong(text[:-1])
    assert found.code == "journal/cut"
    assert found.journal is not None and len(found.journal.steps) == 3


@settings(max_examples=200)
@example(at=0)
@given(at=st.integers(0, len(TEXT)))
def test_every_cut_leaves_a_beginning_that_can_be_played(at: int) -> None:
    try:
        journal = parse(TEXT[:at])
    except JournalError as error:
        if error.journal is None:
            assert at < TEXT.index("\n\n") + 1
            return
        journal = error.journal
    table = replay(GAME, journal)
    assert TEXT.startswith(table.journal.text().rpartition("end: ")[0] or table.journal.text())


@settings(max_examples=200)
@given(at=st.integers(0, len(TEXT) - 1), junk=st.text(min_size=1, max_size=5))
def test_no_damage_ever_ends_in_a_traceback(at: int, junk: str) -> None:
    text = TEXT[:at] + junk + TEXT[at + 1 :]
    try:
        replay(GAME, parse(text))
    except JournalError as error:
        assert "\n" not in str(error)
        if error.journal is not None:
            again(error.journal)
    except OstrakaError as error:
        raise AssertionError("a journal's damage is told as such") from error


def again(journal: Journal) -> None:
    """Replay a valid beginning; if even its header is wrong, that is said."""
    try:
        replay(GAME, journal)
    except JournalError as error:
        assert error.code in ("journal/header", "journal/rules", "journal/illegal")


def test_a_valid_beginning_waits_for_chance_where_it_was_cut() -> None:
    journal = parse("".join(LINES[: FIRST + 1]))
    assert replay(GAME, journal).actor == CHANCE
    assert replay(GAME, journal, sealed(b"s" * 32)).actor >= 0


def test_a_missing_closing_line_is_no_loss() -> None:
    journal = parse("".join(LINES[:-1]))
    assert replay(GAME, journal).journal.closing is not None
    assert replay(GAME, journal, sealed(b"s" * 32)).journal.text() == TEXT


def test_a_missing_option_means_its_default() -> None:
    journal = parse(TEXT.replace("option refusal off\n", ""))
    assert replay(GAME, journal).journal.text() == TEXT


def test_a_seeded_game_is_proved_by_its_seed() -> None:
    table = Table(GAME, 3, chance=seeded("1/4"))
    while table.actor >= 0:
        table.act(table.actor, table.legal()[0])
    assert replay(GAME, parse(table.journal.text()), seeded("1/4")).journal == table.journal
    with pytest.raises(JournalError, match="another source of chance"):
        replay(GAME, parse(table.journal.text()), seeded("1/5"))
