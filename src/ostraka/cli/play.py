"""`ostraka play`: a game in the terminal, saved step by step."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

from rich.columns import Columns
from rich.markup import escape

from ostraka import bots, games
from ostraka.cli.console import about, complain, new_file, out, read_journal
from ostraka.cli.keeper import Keeper
from ostraka.cli.records import show_result
from ostraka.core.chance import sealed
from ostraka.core.errors import OstrakaError, quoted
from ostraka.core.play import EVERYONE, WATCHER, Bot, Game, Seat, below
from ostraka.core.table import Table, replay
from ostraka.ui.scene import Final, Look
from ostraka.words import gathered

THINKING = 2.0
"""Seconds that a bot may take for a step."""

MOST_NOTES = 24
"""The most notes printed about what others did; the journal has all steps."""

HELP = """Type the number or the words of an action, or one of these:
  undo   take your last step back, until something was revealed
  odds   show or hide the exact odds
  hint   ask the professor what it would do
  auto   let chance choose for you until it is somebody else's turn
  quit   leave; the game is kept and can be gone on with"""


class Leave(Exception):
    """The player at the terminal leaves."""


def run(table: Table, keeper: Keeper) -> None:
    """Play until the game ends or the player quits."""
    say(about(table.game.key))
    say(f"This game is kept in {keeper.file}")
    try:
        Session(table, keeper).play()
    except (Leave, KeyboardInterrupt, EOFError):
        say(f"\nGo on with: ostraka play --journal {keeper.file}")


def which_game() -> str:
    """Ask for a game, unless there is only one."""
    known = games.known()
    if len(known) == 1:
        return known[0]
    for number, key in enumerate(known, 1):
        out.print(f"[bold]{number}[/] {games.game(key).title}")
    try:
        answer = out.input("Which game? ").strip()
    except EOFError:
        answer = ""
    return known[int(answer) - 1] if answer in map(str, range(1, len(known) + 1)) else answer


def begin(
    game: Game,
    seats: int,
    levels: Sequence[str],
    options: Mapping[str, str],
    names: Sequence[str],
    file: Path | None,
) -> tuple[Table, Keeper]:
    """Set up a new table: people first, then the bots."""
    people = seats - len(levels)
    if people < 0:
        raise OstrakaError(f"There are {seats} seats but {len(levels)} bots.")
    bots.check(levels)
    for name in names:
        if level_of(name):
            raise OstrakaError(f"{quoted(name)} is a bot's name; people have others.")
    called = [*names, *["Player"] * (people == 1), *[""] * people][:people]
    called += [f"{name} ({level})" for name, level in zip(bots.NAMES, levels, strict=False)]
    chance = sealed(secrets.token_bytes(32))
    table = Table(game, seats, options, called, chance)
    return table, Keeper(file or new_file(game.key, "journal"), chance.secret)


def go_on(file: Path) -> tuple[Table, Keeper]:
    """Rebuild the table of a saved game up to its first error; a damaged file is kept too."""
    keeper = Keeper(file)
    journal, problem = read_journal(file)
    if problem is not None:
        complain(f"{problem} Going on from the {len(journal.steps)} steps before.")
    game = games.game(journal.header.game)
    if journal.closing is None and not keeper.secret:
        raise OstrakaError(f"{file} cannot be gone on with: the secret beside it is gone.")
    table = replay(game, journal, sealed(keeper.secret) if keeper.secret else None)
    keeper.rewrite(table.journal, spare=problem is not None)
    return table, keeper


def bots_of(table: Table) -> dict[Seat, Bot]:
    """Make the bots of a table. Their names hold their levels, so the journal does too."""
    levels = {seat: level_of(name) for seat, name in enumerate(table.names)}
    return {
        seat: bots.make(level, table.game, Random(secrets.token_bytes(16)))
        for seat, level in levels.items()
        if level
    }


def level_of(name: str) -> str:
    """Return the level in a bot's name, as in “Petrie (random)”; empty for a person."""
    return next((level for level in bots.LEVELS if name.strip().endswith(f" ({level})")), "")


def say(line: str) -> None:
    """Print a line that is not part of the game."""
    out.print(line, style="dim", markup=False, soft_wrap=True)


def agreed(final: Final) -> bool:
    """Say what is lost, and ask whether to go on."""
    out.print(f"[bold]{escape(final.title)}[/] {escape(final.aside)}")
    for loss in final.losses:
        out.print(f"  {loss.title}. {loss.more}".rstrip(), markup=False)
    answer = out.input(f"{escape(final.go)}? Type [bold]yes[/], else Enter › ")
    return answer.strip().lower() == "yes"


class Session:
    """A game of people and bots at one terminal."""

    def __init__(self, table: Table, keeper: Keeper) -> None:
        self.table = table
        self.bots = bots_of(table)
        self.keeper = keeper
        self.told = dict.fromkeys(range(table.seats), 0)
        self.asked: Seat | None = None
        self.odds = False
        self.has_odds = games.has(table.game.key, "knowledge.odds")
        self.words = games.part(table.game.key, "ui.text.words")
        self.terminal = games.part(table.game.key, "ui.terminal")

    def play(self) -> None:
        """Play until the game is over."""
        self.keeper.keep(self.table.journal)
        while self.table.actor >= 0:
            seat = self.table.actor
            bot = self.bots.get(seat)
            if bot is not None:
                self.table.act(seat, self.table.ask(bot, THINKING))
                self.keeper.keep(self.table.journal)
            else:
                self.ask(seat)
        self.show(EVERYONE if self.asked is None else self.asked, all_of_it=True)
        show_result(self.table)
        closing = self.table.journal.closing
        if closing is not None and closing.secret:
            say(f"Prove it: ostraka verify {self.keeper.file}")

    def ask(self, seat: Seat) -> None:
        """Show the table to a person and carry out one answer."""
        self.draw_curtain(seat)
        self.show(seat)
        legal = self.table.legal_texts()
        self.list_actions(legal)
        answer = out.input(f"[bold]{escape(self.table.names[seat])}[/] › ").strip().lower()
        self.answer(seat, answer, legal)
        self.keeper.keep(self.table.journal)

    def answer(self, seat: Seat, answer: str, legal: list[str]) -> None:
        """Carry out an answer: the number or words of an action, or a command."""
        try:
            if answer.isdecimal() and 1 <= int(answer) <= len(legal):
                self.act(seat, legal[int(answer) - 1])
            elif answer == "undo":
                self.table.undo(seat)
            elif answer == "odds" and self.has_odds:
                self.odds = not self.odds
            elif answer == "hint":
                self.hint(seat)
            elif answer == "auto":
                self.auto(seat)
            elif answer in ("quit", "exit"):
                raise Leave
            elif answer in ("", "?", "help"):
                out.print(HELP, markup=False)
            elif answer in legal:
                self.act(seat, answer)
            else:
                complain(f"{quoted(answer)} is not possible now. Type ? for help.")
        except OstrakaError as wrong:
            complain(str(wrong))

    def act(self, seat: Seat, text: str) -> None:
        """Carry out a choice; if it ends something for good, ask once more first."""
        final = self.finals(seat).get(text)
        if final is not None and not agreed(final):
            return say(f"{final.stay}.")
        return self.table.act(seat, text)

    def finals(self, seat: Seat) -> dict[str, Final]:
        """Return the choices that end something for good, by sentence."""
        if not games.has(self.table.game.key, "ui.scene"):
            return {}
        legal = tuple(self.table.legal_texts())
        look = Look(self.table.view(seat), seat, seat, legal, self.table.names, odds=False)
        tells = games.part(self.table.game.key, "ui.scene").tells(look)
        return {tell.say: tell.final for tell in tells if tell.final}

    def hint(self, seat: Seat) -> None:
        """Print what the strongest bot thinks of the choices; it is given the view of the seat."""
        adviser = bots.adviser(self.table.game, Random(secrets.token_bytes(16)))
        thoughts = adviser.explain(self.table.view(seat), self.table.legal(), THINKING)
        if not thoughts:
            say("It makes no difference, says the professor.")
            return
        tried = sum(thought["visits"] for thought in thoughts)
        for thought in thoughts[:3]:
            text = self.table.game.notation.text(thought["action"])
            points = " : ".join(f"{points:.0f}" for points in thought["points"])
            say(f"{text}: {thought['visits'] / tried:.0%} of its tries, in the end {points}")

    def auto(self, seat: Seat) -> None:
        """Choose at random until the seat's turn is over, but avoid choices that end something."""
        rng = Random(secrets.token_bytes(16))
        while self.table.actor == seat:
            legal, finals = self.table.legal_texts(), self.finals(seat)
            harmless = [text for text in legal if text not in finals] or legal
            self.table.act(seat, harmless[below(rng, len(harmless))])

    def draw_curtain(self, seat: Seat) -> None:
        """Hide one person's secrets before the next looks, in games that have any."""
        if self.asked not in (None, seat) and self.has_secrets():
            out.clear()
            out.input(
                f"Pass the keyboard to [bold]{escape(self.table.names[seat])}[/], then Enter "
            )
        self.asked = seat

    def has_secrets(self) -> bool:
        """Whether any person sees more than a watcher."""
        people = [seat for seat in range(self.table.seats) if seat not in self.bots]
        views = [dict(self.table.view(seat)) for seat in (WATCHER, *people)]
        for view in views:
            view.pop("you", None)
        return any(view != views[0] for view in views)

    def show(self, seat: Seat, all_of_it: bool = False) -> None:
        """Print what happened since this seat was last asked, and the table as it sees it."""
        happened = gathered(self.words, self.table.heard(seat, self.told.get(seat, 0)))
        self.told[seat] = len(self.table.notes)
        if len(happened) > MOST_NOTES:
            out.print(f"… {len(happened) - MOST_NOTES} more", style="dim")
        for _, note in happened[-MOST_NOTES:]:
            out.print(self.words.sentence(note, self.table.names), markup=False, style="italic")
        view = self.table.view(EVERYONE if all_of_it else seat)
        out.print(self.terminal.draw(view, self.table.names, self.odds))

    def list_actions(self, legal: list[str]) -> None:
        """Print the choices with their numbers, grouped by meaning."""
        forms: dict[str, list[str]] = {}
        for number, text in enumerate(legal, 1):
            forms.setdefault(self.words.action(text), []).append(f"[bold]{number}[/] {text}")
        for meaning, texts in forms.items():
            if len(texts) == 1:
                out.print(f"{texts[0]}  [dim]{meaning}[/]")
            else:
                out.print(f"[dim]{meaning}[/]", Columns(texts, padding=(0, 2)))
        undo = "undo · " if self.table.can_undo(self.table.actor) else ""
        odds = "odds · " if self.has_odds else ""
        out.print(f"[dim]{undo}{odds}hint · auto (choose for me) · quit · ? help[/]")
