"""The board in a terminal: map, display, bags and players, with what everything would cost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ostraka.core.play import View
from ostraka.games.thebes.knowledge.determinize import visible
from ostraka.games.thebes.knowledge.odds import DigOdds, Odds, missing, odds
from ostraka.games.thebes.rules.box import (
    BEST,
    CITY,
    END,
    GROUND,
    KINDS,
    MOST_WEEKS,
    NONE,
    NUMBER,
    PLACES,
    ROW,
    SHORTEST,
    SITES,
    SPAN,
    TOKENS,
    UNSURE,
    VALUE,
    WARSAW,
    WEEKS,
)
from ostraka.games.thebes.rules.chapters.cards import change_weeks
from ostraka.games.thebes.rules.chapters.digging import helpers, knowledge, may_dig, tokens_due
from ostraka.games.thebes.rules.chapters.order import (
    new_permits,
    space_of,
    year_of,
    year_of_permits,
)
from ostraka.games.thebes.rules.chapters.travel import in_time, trip
from ostraka.games.thebes.rules.notation import DIG
from ostraka.games.thebes.rules.position import Board
from ostraka.games.thebes.rules.scoring import congress_points, majority_points
from ostraka.games.thebes.rules.seats import (
    BOOKS,
    CONGRESSES,
    OBJECTS,
    OWN,
    PERMISSIONS,
    PERMITS,
    PLACE,
    TIME,
    USED,
    WITH_PERMISSION,
    WITH_ZEPPELIN,
)
from ostraka.games.thebes.rules.view import BoardView, PlayerView
from ostraka.games.thebes.ui.text.words import card, many
from ostraka.ui.beside import GAP, Beside
from ostraka.ui.origins import origin_name, sure_name

INK = {
    "greece": "#c8641e",
    "crete": "#9a6fb8",
    "egypt": "#b8860b",
    "palestine": "#4f8a3c",
    "mesopotamia": "#3c78b4",
}
FRAME, QUIET, GOOD = "#8b6d3b", "dim", "bold #4f8a3c"
SEATS = "①②③④"
LEFT, RIGHT = 72, 66
"""Widths of the left and right parts where both fit."""

MAP = [
    "         ────────────        ────────────        ──────",
    "      ╲            ╱                   ╱  │",
    "        ╲        ╱                  ╱     │",
    "                  ──────────       ╱      │",
    "            ╲               ╱             │",
    "              ╲           ╱               │",
    "                       ───────────────        ──────",
    "                        ╲              ╱               │",
    "                            ╲        ╱                 │",
    "                                     ───────────────",
    "                                  ╲               ╱",
    "                                          ────────",
]
SPOTS = {
    "london": (0, 1),
    "berlin": (0, 21),
    "warsaw": (0, 41),
    "moscow": (0, 55),
    "paris": (3, 9),
    "vienna": (3, 27),
    "rome": (6, 16),
    "greece": (6, 38),
    "mesopotamia": (6, 52),
    "crete": (9, 30),
    "palestine": (9, 52),
    "egypt": (11, 35),
}
"""Where a place's name begins on the map: line and column."""


def draw(view: View, names: Sequence[str], with_odds: bool) -> RenderableType:
    """The table as a seat sees it."""
    seen = cast(BoardView, view)
    board = visible(seen)
    hints = odds(view) if with_odds else None
    board_side: list[RenderableType] = [_map(board)]
    if board.site != NONE:
        board_side.append(_dig(board, hints))
    elif not seen["ending"]:
        board_side.append(_ways(seen, board))
        if hints and hints["digs"]:
            board_side.append(_digs(hints["digs"]))
    players = Group(_players(seen, board, names), _bags(seen))
    return Beside(Group(*board_side), players, LEFT + GAP + RIGHT, widths=(LEFT, RIGHT))


# --- The board ----------------------------------------------------------------------------------


def _map(board: Board) -> RenderableType:
    """The routes, with the weeks from where the player stands and who stands where."""
    own = board.own
    lines = [Text(line.ljust(LEFT), style=FRAME) for line in MAP]
    stands = [own[seat * OWN + PLACE] for seat in range(len(board.track))]
    for place, name in enumerate(PLACES):
        here = "".join(SEATS[seat] for seat, at in enumerate(stands) if at == place)
        label = f"{name.title()} {trip(board, place, board.used)}{here}"
        line, column = SPOTS[name]
        style = f"bold {INK[name]}" if name in INK else "bold"
        after = lines[line][column + len(label) :]
        lines[line] = lines[line][:column] + Text(label, style=style) + after
    title = f"weeks from {PLACES[stands[board.turn]].title()}"
    return Panel(Group(*lines), title=title, border_style=FRAME)


def _ways(view: BoardView, board: Board) -> RenderableType:
    """What can be done from here: trip and action, and where the marker would stand."""
    table = _table("", "", "trip", "weeks", "then")
    for place, name in enumerate(view["display"], 1):
        if name is not None:
            number = NUMBER[name]
            weeks = WEEKS[number]
            _way(table, board, f"take {place}", _card(name), CITY[number], weeks, True)
    changing = Text("a new display (Warsaw)")
    _way(table, board, "change", changing, WARSAW, change_weeks(board), True)
    for site, name in enumerate(SITES):
        best = knowledge(board, site, helpers(board, site))
        allowed = may_dig(board, site)
        what = Text(_known(board, site) if allowed else _why_not(board, site), style=INK[name])
        _way(table, board, f"dig {name}", what, GROUND + site, SHORTEST[best], allowed, "+")
    for letter, shown in zip(ROW, view["row"], strict=True):
        if shown is not None:
            number = NUMBER[shown]
            size, city = shown.split()
            what = Text(f"{size} ({city.title()}) for {VALUE[number]}")
            lacking = missing(board, number)
            wanted = ", ".join(f"{n} {name.title()}" for name, n in lacking.items())
            what.append(f", lacks {wanted}" if lacking else "", style="default")
            _way(table, board, f"hold {letter}", what, CITY[number], WEEKS[number], not lacking)
    flying = ", by zeppelin" if board.used & WITH_ZEPPELIN else ""
    title = f"from {PLACES[board.own[board.turn * OWN + PLACE]].title()}{flying}"
    note = f"{view['pile']} cards in the pile, {view['aside']} aside, "
    note += f"{len(view['discards'])} discarded"
    return Panel(table, title=title, subtitle=note, border_style=FRAME)


def _way(
    table: Table,
    board: Board,
    action: str,
    what: Text,
    to: int,
    weeks: int,
    allowed: bool,
    more: str = "",
) -> None:
    way = trip(board, to, board.used)
    then = board.own[board.turn * OWN + TIME] + way + weeks
    if not allowed:
        table.add_row(action, what, str(way), "", "", style=QUIET)
    elif not in_time(board, to, weeks, board.used):
        reason = "too late" if then > END else "no flight"
        table.add_row(action, what, str(way), f"{weeks}{more}", reason, style=QUIET)
    else:
        date = f"{year_of(then)}/{space_of(then)}{more}"
        table.add_row(action, what, str(way), f"{weeks}{more}", date)


def _known(board: Board, site: int) -> str:
    """Knowledge with what is kept, and with all that could be used up."""
    begun = board.clone()
    begun.apply(DIG + site)
    kept = knowledge(board, site, begun.used)
    best = knowledge(board, site, helpers(board, site))
    return f"knowledge {kept}" + (f", up to {best}" if best > kept else "")


def _why_not(board: Board, site: int) -> str:
    own, at = board.own, board.turn * OWN
    permitted = own[at + PERMITS] >> site & 1 or own[at + PERMISSIONS]
    return "no book yet" if permitted else "permit used"


def _card(name: str) -> Text:
    words = name.split()
    about = next((word for word in words if word in INK), None)
    return Text(card(name), style=INK[about] if about else "")


def _dig(board: Board, hints: Odds | None) -> RenderableType:
    """The wheel as it is set: weeks and tokens, with the odds if wanted."""
    name = SITES[board.site]
    if board.draws:
        to_come = f"{board.draws} more to be drawn, {board.blanks} blank so far"
        return Panel(to_come, title=f"digging in {name.title()}", border_style=INK[name])
    way = trip(board, GROUND + board.site, board.used)
    known = knowledge(board, board.site, board.used)
    table = _table("weeks", *(str(weeks) for weeks in range(1, MOST_WEEKS + 1)))
    left = END - board.own[board.turn * OWN + TIME] - way
    due = [tokens_due(board, board.site, weeks, board.used) for weeks in range(1, MOST_WEEKS + 1)]
    cells = [str(n) if weeks <= left else "-" for weeks, n in enumerate(due, 1)]
    unsure = {weeks: UNSURE.get(known * SPAN + weeks) for weeks in range(1, MOST_WEEKS + 1)}
    cells = [f"{cell}?" if unsure[weeks] else cell for weeks, cell in enumerate(cells, 1)]
    table.add_row("tokens", *cells)
    _add_permits(table, board, way, left)
    if hints:
        _add_odds(table, hints["digs"][name])
    used = [word for at, word in enumerate(USED) if board.used >> at & 1]
    title = f"a dig in {name.title()}: trip {way}, knowledge {known}"
    title += f", using {' and '.join(used)}" if used else ""
    doubt = "; ".join(
        f"? {origin_name(found[0], str)}, {sure_name(found[1], str)}"
        for found in unsure.values()
        if found
    )
    return Panel(table, title=title, subtitle=doubt or None, border_style=INK[name])


def _add_permits(table: Table, board: Board, way: int, left: int) -> None:
    """The year whose permit a dig across New Year spends (ruling 95)."""
    now = board.own[board.turn * OWN + TIME]
    ends = [now + way + weeks if weeks <= left else now for weeks in range(1, MOST_WEEKS + 1)]
    if not board.used & WITH_PERMISSION and any(new_permits(board, end) for end in ends):
        spent = [year_of_permits(board, now if board.terms.old_year else end) for end in ends]
        table.add_row("permit", *(f"'{year % 100:02}" for year in spent))


def _add_odds(table: Table, dig: DigOdds) -> None:
    weeks = {each["weeks"]: each for each in dig["weeks"]}
    points = [f"{weeks[n]['average']:.1f}" if n in weeks else "" for n in range(1, MOST_WEEKS + 1)]
    sand = [f"{weeks[n]['nothing']:.0%}" if n in weeks else "" for n in range(1, MOST_WEEKS + 1)]
    table.add_row("points", *points, style=GOOD)
    table.add_row("sand", *sand)
    for name in dig["weeks"][0]["completes"]:
        row = [each["completes"][name] for each in dig["weeks"]]
        if max(row) > 0 and min(row) < 1:
            chances = dict(zip(weeks, row, strict=True))
            cells = [f"{chances[n]:.0%}" if n in chances else "" for n in range(1, MOST_WEEKS + 1)]
            table.add_row(name, *cells)


def _digs(digs: dict[str, DigOdds]) -> RenderableType:
    """Points on average of every dig that may be begun, by weeks."""
    table = _table("points", *(str(weeks) for weeks in range(1, MOST_WEEKS + 1)))
    for name, dig in digs.items():
        average = {each["weeks"]: f"{each['average']:.1f}" for each in dig["weeks"]}
        cells = [average.get(weeks, "") for weeks in range(1, MOST_WEEKS + 1)]
        table.add_row(Text(name.title(), style=INK[name]), *cells)
    return Panel(table, title="on average, by weeks of digging", border_style=FRAME)


def _bags(view: BoardView) -> RenderableType:
    """What is known to be left in every bag."""
    table = _table("", *TOKENS, "gift")
    for name in SITES:
        bag = view["bags"][name]
        counts = [str(bag.get(token, "·")) for token in TOKENS]
        gift = "1" if name in view["gifts"] else "·"
        table.add_row(Text(name.title(), style=INK[name]), *counts, gift)
    return Panel(table, title="left in the bags", border_style=FRAME)


# --- The players --------------------------------------------------------------------------------


def _players(view: BoardView, board: Board, names: Sequence[str]) -> RenderableType:
    """Each player in a column, so that books of a site stand side by side."""
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    table.add_column("")
    for seat, name in enumerate(names):
        now = seat == view["turn"] and not view["ending"]
        heading = f"{'▶' if now else ''}{SEATS[seat]} {name}"
        table.add_column(heading, header_style="bold" if now else "", max_width=28)
    columns = [_player(view["players"][seat], board, seat) for seat in range(len(names))]
    for label in columns[0]:
        ink = INK.get(label, "")
        table.add_row(Text(label.capitalize(), style=ink), *(column[label] for column in columns))
    legend = "✓ permit  ▮ books  ♟ figures  ● objects worth"
    return Panel(table, title=str(view["year"]), subtitle=legend, border_style=FRAME)


def _player(player: PlayerView, board: Board, seat: int) -> dict[str, str]:
    own = board.own[seat * OWN : (seat + 1) * OWN]
    count = dict.fromkeys(KINDS, 0)
    for name in player["cards"]:
        word = name.split()[0]
        count["books" if word in INK else word] += 1
    left = END - own[TIME]
    cells = {
        "marker": f"{player['year']}/{player['week']}",
        "weeks left": str(left or "finished"),
        "place": player["place"].title(),
    }
    for site, name in enumerate(SITES):
        cells[name] = _site(player, name, own[BOOKS + site], own[OBJECTS + site])
    cells["open books"] = str(player["general"] or "·")
    helping = [many(count[kind], kind) for kind in ("assistant", "shovel") if count[kind]]
    cells["helpers"] = ", ".join(helping) or "·"
    kit = [kind for kind in ("car", "zeppelin", "permission") for _ in range(count[kind])]
    cells["equipment"] = ", ".join(kit) or "·"
    congresses = own[CONGRESSES]
    cells["congresses"] = f"{congresses} for {congress_points(board, seat)}" if congresses else "·"
    held = [f"{VALUE[NUMBER[name]]} {name.split()[1].title()}" for name in player["exhibitions"]]
    cells["exhibitions"] = ", ".join(held) or "·"
    cells["majorities"] = str(majority_points(board, seat) or "·")
    cells["points"] = str(player["points"])
    return cells


def _site(player: PlayerView, name: str, books: int, objects: int) -> str:
    """The permit, books, figures and objects of one site."""
    worth = sum(int(token) for token in player["tokens"][name] if token in TOKENS[:BEST])
    parts = ["✓" if name in player["permits"] else "✗"]
    parts += [f"▮{books}"] if books else []
    parts += ["♟"] if any(each.startswith(f"figures {name}") for each in player["cards"]) else []
    parts += [f"●{objects}={worth}"] if objects else []
    return " ".join(parts)


def _table(*headings: str) -> Table:
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="left" if number == 0 or not heading else "right")
    return table
