"""Golden games: whole journals, and the story each of them tells. `make golden` writes them again.

Beside them lies a checksum of many more games, which interpreted and compiled builds must share.

A journal whose chance is seeded was played by random bots and is played again from its header; one
whose chance is open was written by hand and is kept. The story beside it holds every step with
what people are told of it, and now and then what a seat sees. Review the diff.

A game with a scene has `scenes.toml` too, which names positions of its golden games. What is seen
and heard of each is told in the folder `scenes`, and its fixed drawings are listed there.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random

import kit
from ostraka import games
from ostraka.core.chance import seeded
from ostraka.core.journal import Header, Journal, parse, step_line
from ostraka.core.play import WATCHER, Game, Seat, places
from ostraka.core.table import Table, as_played, replay
from ostraka.server.window.snapshot import snapshot
from ostraka.ui.scene import Look
from outline import outline, told, tree

CHECKED = 200
"""Games behind a checksum."""

LOOK_EVERY = 100
"""Steps between two looks at the table."""


def files(game: Game) -> list[Path]:
    return sorted((kit.folder(game) / "golden").glob("*.journal"))


def play_again(header: Header) -> Journal:
    """The random game of a header, which may be older than some options."""
    seed = header.chance.removeprefix("seeded ")
    rng = Random(f"{seed}/players")
    game = games.game(header.game)
    options = as_played(game, header.options)
    table = Table(game, len(header.names), options, header.names, seeded(seed))
    while table.actor >= 0:
        seat = table.actor
        table.act(seat, rng.choice(table.legal()))
        if table.can_undo(seat) and rng.random() < 0.05:
            table.undo(seat)
    table.journal.header = header
    return table.journal


def checksum(game: Game) -> str:
    """One number for many whole games over all seats and options, the same from every build."""
    total = sha256()
    options = kit.every_option(game)
    for number in range(CHECKED):
        seats = game.seats[number % len(game.seats)]
        names = tuple(f"Seat {seat + 1}" for seat in range(seats))
        chosen = options[number % len(options)]
        header = Header(game.key, game.rules, names, chosen, f"seeded checksum {number}")
        total.update(play_again(header).text().encode())
    return total.hexdigest() + "\n"


def checksum_file(game: Game) -> Path:
    return kit.folder(game) / "golden" / "checksum.txt"


def story(journal: Journal) -> str:
    """A journal step by step, with what people are told, and a look at the table now and then."""
    game = games.game(journal.header.game)
    words = games.part(game.key, "ui.text.words")
    options = as_played(game, journal.header.options)
    table = Table(game, len(journal.header.names), options, journal.header.names)
    lines = []
    for number, (who, text) in enumerate(journal.steps, 1):
        told = len(table.notes)
        table.follow(who, text)
        lines.append(step_line(who, text))
        lines += [f"    {words.sentence(note, table.names)}" for note in table.notes[told:]]
        if number % LOOK_EVERY == 0 or number == len(journal.steps):
            lines += look(table)
    return "\n".join(lines) + "\n"


def look(table: Table) -> list[str]:
    """What the seat that acts sees, and how all stand."""
    seat = max(table.actor, 0)
    view = json.dumps(table.view(seat), ensure_ascii=False, sort_keys=True)
    scores = table.state.scores()
    return [f"--- seat {seat + 1} sees {view}", f"--- scores {scores}, places {places(scores)}"]


def positions(game: Game) -> Iterator[tuple[str, Table, Seat, bool]]:
    """The positions of a game that are drawn: name, table, whose eyes, and whether odds show."""
    if not games.has(game.key, "ui.scene"):
        return
    for entry in kit.data(game, "scenes.toml")["scene"]:
        file = kit.folder(game) / "golden" / f"{entry['journal']}.journal"
        table = replay(game, parse(file.read_text("utf-8")).until(entry["ply"]))
        seat = entry["seat"] - 1 if entry["seat"] else WATCHER
        yield entry["name"], table, seat, entry.get("odds", True)


def scenes(game: Game) -> dict[Path, str]:
    """What is seen and heard of each position, and all fixed drawings, by their files."""
    folder = kit.folder(game) / "scenes"
    drawn = {
        folder / f"{name}.scene": scene(game, kit.look(table, seat, odds=odds))
        for name, table, seat, odds in positions(game)
    }
    if drawn:
        drawn[folder / "drawings.scene"] = drawings(game)
    return drawn


def scene(game: Game, look: Look) -> str:
    """Everything that a scene gives, as an outline."""
    room = games.part(game.key, "ui.scene")
    lines = [f"heading {room.heading(look)}".rstrip(), *told("question", room.question(look))]
    for tell in room.tells(look):
        lines += told("choice", tell)
    for cut in room.shortcuts(look):
        lines += told("shortcut", cut)
    lines += outline("board", tree(room.board(look)))
    for panel in room.panels(look):
        lines += told("panel", panel)
    for seat, name in enumerate(look.names):
        lines += told(f"player {name}", room.standing(look, seat))
    for entry in room.ledger(look) if look.over else []:
        lines += told("entry", entry)
    return "\n".join(lines) + "\n"


def drawings(game: Game) -> str:
    """The drawings that never change, one on a line."""
    symbols = games.part(game.key, "ui.art.symbols").symbols()
    return "\n".join(outline("drawings", tree(symbols))) + "\n"


def pages(folder: Path) -> None:
    """Write every position as a page that needs nothing else, beside its outline."""
    for game in kit.GAMES:
        for name, table, seat, odds in positions(game):
            file = folder / game.key / f"{name}.html"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(snapshot(table, seat, odds=odds).html(), "utf-8")
            outlined = scene(game, kit.look(table, seat, odds=odds))
            file.with_suffix(".scene").write_text(outlined, "utf-8")


def main() -> None:
    """Play and tell the golden games again: all of them, or those of the games that are named. With
    `--pages FOLDER` write every position as a page instead."""
    if sys.argv[1:2] == ["--pages"]:
        pages(Path(sys.argv[2]))
        return
    for game in kit.GAMES:
        if sys.argv[1:] and game.key not in sys.argv[1:]:
            continue
        for file in files(game):
            journal = parse(file.read_text("utf-8"))
            if journal.header.chance.startswith("seeded "):
                header = replace(journal.header, rules=game.rules)
                file.write_text(play_again(header).text(), "utf-8")
                journal = parse(file.read_text("utf-8"))
            file.with_suffix(".story").write_text(story(journal), "utf-8")
            print(game.key, file.name)
        checksum_file(game).write_text(checksum(game), "utf-8")
        for file, text in scenes(game).items():
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, "utf-8")
            print(game.key, file.name)


if __name__ == "__main__":
    main()
