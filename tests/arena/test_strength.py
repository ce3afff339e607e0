"""The page about the bots' strength is made from what ladders found, and from nothing else."""

from __future__ import annotations

from datetime import date
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import kit
from ostraka import games


@pytest.fixture
def strength(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(kit.ROOT / "bench")
    return import_module("strength")


def test_a_ladder_becomes_two_tables_and_is_not_played_twice(
    strength: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(strength, "KEPT", tmp_path)
    ladder = strength.Ladder(("random", "student"), strength.MOST, 2)
    words = strength.command("tutankhamun", ladder)
    assert " ".join(words) == (
        "ostraka ladder tutankhamun --bots random,student --seats 6 --games 2 --seed strength"
    )
    found = strength.play(words, ["--jobs", "1"])
    page = strength.section(words, found, date(2026, 11, 7)).split("\n")
    assert page[0] == "### 6 seats, 2 games a pair, 7 November 2026"
    assert page[6].startswith("| student | random | 2 | ")
    assert page[10] == "| random | 0 | 0 to 0 |"
    (file,) = tmp_path.iterdir()
    kept = file.read_bytes()
    assert strength.play(words, ["--jobs", "1"])["pairs"] == found["pairs"]
    assert file.read_bytes() == kept


def test_every_ladder_of_the_schedule_fits_every_game(strength: ModuleType) -> None:
    for key in games.known():
        for ladder in strength.SCHEDULE:
            words = strength.command(key, ladder)
            assert int(words[words.index("--seats") + 1]) in games.game(key).seats


def test_only_what_the_page_lacks_is_played_and_all_else_stays(
    strength: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(strength, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(strength, "PAGE", tmp_path / "strength.md")
    monkeypatch.setattr(strength, "SCHEDULE", [strength.Ladder(("random", "student"), 2, 2)])
    strength.main(["tutankhamun"], jobs=1)
    played = strength.on_page()
    typed = strength._typed(strength.command("tutankhamun", strength.SCHEDULE[0]))
    assert list(played) == [strength.which(typed)]
    shorter = typed.replace("--games 2", "--games 1")
    other = typed.replace("tutankhamun", "thebes")
    gone = typed.replace("tutankhamun", "senet")
    kept = {strength.which(each): f"### As it was\n\n{each}\n\n" for each in (shorter, other, gone)}
    strength.PAGE.write_text(strength.whole(kept), "utf-8")
    assert list(strength.on_page()) == [strength.which(other), strength.which(shorter)]
    strength.main(["tutankhamun", "thebes"], jobs=1)
    assert strength.on_page() == {strength.which(other): kept[strength.which(other)], **played}
    now = strength.PAGE.read_text("utf-8")
    assert now.index("## Thebes (rules") < now.index(other) < now.index("## Toutankhamon")


def test_a_ladder_by_older_rules_leaves_the_page(strength: ModuleType) -> None:
    typed = strength._typed(strength.command("thebes", strength.SCHEDULE[0]))
    page = strength.whole({strength.which(typed): f"### As it was\n\n{typed}\n\n"})
    assert list(strength.written(page)) == [strength.which(typed)]
    older = page.replace(strength.heading("thebes"), "## Thebes (rules 0)")
    assert older != page
    assert strength.written(older) == {}
