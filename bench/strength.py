"""How strong the bots are: plays the ladders of SCHEDULE and writes docs/strength.md from them.

Every ladder is one `ostraka ladder` command with a results file of its own in .strength, so that
it can be stopped at any time and goes on where it was. What is finished takes its place on the page
at once, and what stands there is not played again: take a table off the page if its bots have
changed.

    make strength                          # all that the page lacks
    make strength GAMES=thebes             # one game's chapter
    make strength CLUSTER=tcp://host:8786  # on a cluster
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Annotated

import typer

from ostraka import games
from ostraka.arena.summary import LadderSummary
from ostraka.bots import LEVELS
from ostraka.cli.standings import row

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "strength.md"
KEPT = ROOT / ".strength"

MOST = 0
"""Stands for as many seats as a game has."""

PREFACE = """\
# How strong the bots are

Made by `make strength`; nothing here is written by hand, and every table can be played again with
the command above it. The date is that of its last game: what was changed later is not in it.
[The arena](arena.md) says how to read it: *share* is what the bot won of the games that somebody
won (half is even), *95 %* its interval, *scores* the mean scores of both.

"""
HEADINGS = ["bot", "against", "games", "wins", "shared", "nobody", "share", "95 %", "scores"]


@dataclass(frozen=True)
class Ladder:
    """One ladder, played in every game; `games` is for each pair."""

    bots: tuple[str, ...]
    seats: int
    games: int


SCHEDULE = [
    Ladder(tuple(LEVELS), 2, 400),
    Ladder(("random", "professor"), 2, 200),
    Ladder(("digger", "professor"), 2, 200),
    Ladder(tuple(LEVELS), 3, 400),
    Ladder(tuple(LEVELS), MOST, 400),
]
SEED = "strength"


def command(key: str, ladder: Ladder) -> list[str]:
    """What to type for the same games."""
    return [
        *("ostraka", "ladder", key, "--bots", ",".join(ladder.bots)),
        *("--seats", str(ladder.seats or games.game(key).seats[-1])),
        *("--games", str(ladder.games), "--seed", SEED),
    ]


def results(words: list[str]) -> Path:
    """Where the games of a command are kept."""
    return KEPT / f"{'-'.join(words[2:]).replace('--', '')}.results"


def play(words: list[str], more: list[str]) -> LadderSummary:
    """Run a command, with its progress bar, and read what it found."""
    arguments = [*words[1:], *more, "--resume", str(results(words)), "--json"]
    done = subprocess.run([sys.executable, "-m", "ostraka", *arguments], stdout=subprocess.PIPE)
    if done.returncode:
        sys.exit(done.returncode)
    found: LadderSummary = json.loads(done.stdout)
    return found


def section(words: list[str], found: LadderSummary, day: date) -> str:
    """The tables of one ladder."""
    seats = found["pairs"][0]["seats"]
    lines = [
        f"### {seats} seats, {found['pairs'][0]['games']} games a pair, {day.day} {day:%B %Y}",
        "",
        _typed(words),
        "",
        *_table(HEADINGS, [row(pair) for pair in found["pairs"]]),
        "",
        *_table(
            ["bot", "rating", "95 %"],
            [
                [
                    each["bot"],
                    "–" if each["rating"] is None else str(each["rating"]),
                    " to ".join(map(str, each["ci95"])),
                ]
                for each in found["ratings"]
            ],
        ),
        "",
        "",
    ]
    return "\n".join(lines)


def _typed(words: list[str]) -> str:
    return f"    {' '.join(words)}"


def _table(headings: list[str], rows: list[list[str]]) -> list[str]:
    return [f"| {' | '.join(cells)} |" for cells in [headings, ["---"] * len(headings), *rows]]


def heading(key: str) -> str:
    return f"## {games.game(key).title} (rules {games.game(key).rules})"


def written(page: str) -> dict[str, str]:
    """The sections of a page by their ladders, but for those that older rules were played by."""
    found: dict[str, str] = {}
    for chapter in re.split("^(?=## )", page, flags=re.MULTILINE):
        first, *sections = re.split("^(?=### )", chapter, flags=re.MULTILINE)
        if first.strip() in map(heading, games.known()):
            found |= {which(section.split("\n")[2]): section for section in sections}
    return found


def which(typed: str) -> str:
    """The same for all numbers of games: a longer ladder takes the place of a shorter one."""
    return re.sub(" --games [0-9]+", "", typed)


def on_page() -> dict[str, str]:
    """What the page holds now: another run may have written to it."""
    return written(PAGE.read_text("utf-8")) if PAGE.exists() else {}


def whole(sections: dict[str, str]) -> str:
    """The page: all that was played of the schedule, game by game."""
    page = PREFACE
    for key in games.known():
        ladders = [which(_typed(command(key, ladder))) for ladder in SCHEDULE]
        chapter = "".join(sections.get(ladder, "") for ladder in ladders)
        if chapter:
            page += f"{heading(key)}\n\n{chapter}"
    return page


def main(
    keys: Annotated[list[str] | None, typer.Argument()] = None, cluster: str = "", jobs: int = 0
) -> None:
    """Play what the page lacks of the schedule in these games, or in all, and put every ladder that
    is finished in its place."""
    more = ["--cluster", cluster] if cluster else ["--jobs", str(jobs)]
    KEPT.mkdir(parents=True, exist_ok=True)
    for key in keys or games.known():
        for ladder in SCHEDULE:
            words = command(key, ladder)
            place = which(_typed(words))
            if f"{_typed(words)}\n" in on_page().get(place, ""):
                continue
            found = play(words, more)
            day = date.fromtimestamp(results(words).stat().st_mtime)
            PAGE.write_text(whole(on_page() | {place: section(words, found, day)}), "utf-8")


if __name__ == "__main__":
    typer.run(main)
