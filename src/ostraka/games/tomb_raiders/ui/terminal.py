"""The table in a terminal: what a view shows, in letters, signs and colours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ostraka.core.play import Seat, View
from ostraka.games.tomb_raiders.knowledge.odds import Odds, odds, odds_of, player, worth
from ostraka.games.tomb_raiders.rules.box import (
    BOOKS_ON,
    EXCAVATION,
    EXHIBITION_POINTS,
    GIFTS,
    GREENS,
    MUSEUM_POINTS,
    MUSEUM_WEEKS,
    PLAY_WEEKS,
    REGIONS,
    STEP_FINDS,
    STEP_REGION,
    STEP_WEEKS,
    STEPS,
    TAKE_WEEKS,
)
from ostraka.games.tomb_raiders.rules.view import TombView
from ostraka.games.tomb_raiders.ui.text.reading import (
    artifacts,
    general_used,
    needed,
    order,
    steps_reached,
)
from ostraka.games.tomb_raiders.ui.text.words import PLACES, card, face, number
from ostraka.ui.beside import Beside

INK = {"mesopotamia": "#4b87c5", "egypt": "#c99a1f", "greece": "#d4722a", "crete": "#9a62b8"}
LETTER = {"mesopotamia": "M", "egypt": "E", "greece": "G", "crete": "C"}
QUIET, GOLD, FRAME, GREEN = "dim", "bold #b8860b", "#8b6d3b", "#3f8f4f"
HEIGHTS = ("nothing", "▁ low", "▃ middling", "▅ high", "▇ very high")
TAPE = 24
"""Weeks that the time track shows at once."""


def draw(view: View, names: Sequence[str], with_odds: bool) -> RenderableType:
    """The table as a seat sees it."""
    seen = cast(TombView, view)
    board = Group(
        _row(seen, view, with_odds),
        _presentations(seen),
        _piles(seen, odds(view) if with_odds else {}),
    )
    people = Group(_players(seen, names), _professors(seen), _hand(seen))
    return Group(_track(seen, names), Beside(board, people))


def _mark(seat: Seat) -> str:
    return "●■▲◆"[seat]


def _track(view: TombView, names: Sequence[str]) -> RenderableType:
    """The part of the time track where the markers are, and who plays after whom."""
    weeks = [each["week"] for each in view["players"]]
    first = min(weeks)
    tape = Text(no_wrap=True)
    for week in range(first, first + TAPE):
        there = [seat for seat in view["stack"] if weeks[seat] == week]
        label = "".join(_mark(seat) for seat in there) or ("┆" if week % 10 else str(week))
        tape.append(f"{label:^3}", style="bold" if there else QUIET)
    turns = ", then ".join(
        f"{_mark(seat)} {names[seat]} (week {weeks[seat]})" for seat in order(view)
    )
    return Panel(Group(tape, Text(turns)), title="time track", border_style=FRAME)


def _row(view: TombView, whole: View, with_odds: bool) -> RenderableType:
    """The four storage spaces and the deck behind them."""
    hints = worth(whole) if with_odds else {}
    table = Table(box=None, padding=(0, 1))
    for heading in ("take", "", "weeks", "worth to you" if hints else ""):
        table.add_column(heading, justify="right" if heading == "weeks" else "left")
    for space, name in enumerate(view["row"], 1):
        if name is None:
            table.add_row(str(space), Text("empty", style=QUIET))
            continue
        hint = hints.get(f"take {space}")
        value = f"{hint['points']:+.1f}, net {hint['net']:+.1f}" if hint else ""
        table.add_row(str(space), _card(name), str(TAKE_WEEKS[GREENS.index(name)]), value)
    left = f"storage row · {view['deck']} cards left in the draw pile"
    return Panel(table, title=left, border_style=FRAME)


def _card(name: str) -> Text:
    """A green-backed card with what it does."""
    kind = GREENS.index(name)
    region = next((each for each in REGIONS if each in name), "")
    text = Text(card(name), style=INK.get(region, ""))
    if kind < len(BOOKS_ON):
        text.append(" " + "▮" * BOOKS_ON[kind])
    if kind >= EXCAVATION:
        text.append(f" (hand; {PLAY_WEEKS[kind]} to play)", style=QUIET)
    return text


def _presentations(view: TombView) -> RenderableType:
    """Exhibitions with the steps that each player has reached, and museums."""
    lines = [_exhibition(view, shown - 1) for shown in view["exhibitions"]]
    for given in view["museums"]:
        at = given - 1
        text = Text(f"museum {given}: give {number(GIFTS[at], 'find')}, ")
        text.append(f"{number(MUSEUM_WEEKS[at], 'week')}, ")
        text.append(f"{MUSEUM_POINTS[at]} points", style=GOLD)
        lines.append(text)
    if not lines:
        lines.append(Text("none has come up yet", style=QUIET))
    return Panel(Group(*lines), title="exhibitions and museums", border_style=FRAME)


def _exhibition(view: TombView, exhibition: int) -> Text:
    text = Text(f"exhibition {exhibition + 1}: ")
    reached: dict[int, str] = {}
    for seat in range(len(view["players"])):
        step = steps_reached(view, seat, exhibition)
        reached[step] = reached.get(step, "") + _mark(seat)
    for step in range(STEPS):
        at = exhibition * STEPS + step
        region = REGIONS[STEP_REGION[at]]
        text.append("+ " if step else "")
        text.append(f"{STEP_FINDS[at]} {PLACES[region]}", style=INK[region])
        text.append(f" {STEP_WEEKS[at]}w{reached.get(step + 1, '')} ")
    text.append(f"{EXHIBITION_POINTS[exhibition]} points", style=GOLD)
    return text


def _piles(view: TombView, hints: dict[str, Odds]) -> RenderableType:
    """The excavation piles: heights, permits, what the seat knows, and what digs may bring; while a
    dig is planned, only that one."""
    own = view["players"][player(view)]
    table = Table(box=None, padding=(0, 1))
    for heading in ("", "pile", "books", "permits", "lies there for certain"):
        table.add_column(heading)
    for region in REGIONS:
        pile = view["piles"][region]
        known = _known(pile["seen"])
        table.add_row(
            Text(PLACES[region], style=INK[region]),
            HEIGHTS[pile["height"]],
            f"{own['expertise'][region]} + {general_used(view, own, region)}",
            str(own["permits"][region]),
            Text(known, style=QUIET),
        )
    parts: list[RenderableType] = [table]
    if own["permits"]["general"]:
        parts.append(Text(f"general permits: {own['permits']['general']}"))
    if view["region"] is not None and view["task"] in ("permit", "assist", "weeks"):
        plan = odds_of(view, view["region"], view["helpers"])
        hints = {view["region"]: plan} if plan is not None else {}
    parts += [_digs(region, hint) for region, hint in hints.items()]
    return Panel(Group(*parts), title="excavations", border_style=FRAME)


def _digs(region: str, hint: Odds) -> Text:
    text = Text(f"{PLACES[region]}, knowledge {hint['knowledge']}: ", style=INK[region])
    digs = [
        f"{weeks}w {number(dig['cards'], 'card')} {dig['points']:.1f}p"
        for weeks, dig in hint["weeks"].items()
    ]
    return text.append("  ".join(digs), style="default")


def _known(names: list[str]) -> str:
    """Site cards of one region in brief: the highest values first, then rubble."""
    faces = Counter(face(name) for name in names)
    order = sorted(faces, key=lambda each: (each.isdigit(), each), reverse=True)
    return ", ".join(f"{faces[each]}×{each}" for each in order)


def _players(view: TombView, names: Sequence[str]) -> RenderableType:
    """What lies open before everyone."""
    table = Table(box=None, padding=(0, 1))
    for heading in ("", "points", "books", "finds", "congr.", "hand", "shown"):
        table.add_column(heading, overflow="fold")
    for seat, each in enumerate(view["players"]):
        books, finds = Text(), Text()
        for region in REGIONS:
            books.append(f"{LETTER[region]}{each['expertise'][region]} ", style=INK[region])
            values = "".join(map(str, artifacts(each, region)))
            if values:
                finds.append(f"{LETTER[region]}:{values} ", style=INK[region])
        books.append(f"+{each['general']}")
        shown = [f"ex{n}" for n in each["exhibitions"]] + [f"mu{n}" for n in each["museums"]]
        table.add_row(
            f"{_mark(seat)} {names[seat]}",
            Text(str(each["points"]), style=GOLD),
            books,
            finds,
            str(each["congresses"]),
            str(each["hand"]),
            " ".join(shown),
            style="bold" if seat == view["turn"] and not view["ending"] else "",
        )
    return Panel(table, title="players", border_style=FRAME)


def _professors(view: TombView) -> RenderableType:
    """Who holds the professors, and how many books would win one."""
    text = Text()
    for place, holder in zip((*REGIONS, "world"), view["professors"], strict=True):
        text.append(PLACES[place], style=INK.get(place, "bold"))
        who = _mark(holder) if holder is not None else "nobody"
        text.append(f" {who}, from {needed(view, place)}   ")
    return Panel(text, title="professors · books that win one now", border_style=FRAME)


def _hand(view: TombView) -> RenderableType:
    """The seat's own action cards."""
    hand = [f"{card(name)} ({PLAY_WEEKS[GREENS.index(name)]}w)" for name in view["hand"]]
    return Panel(Text(", ".join(hand) or "no action card"), title="your hand", border_style=GREEN)
