"""The pyramid in a terminal: what a view shows, in letters, signs and colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ostraka.core.play import View
from ostraka.games.pyramid.knowledge.determinize import visible
from ostraka.games.pyramid.knowledge.odds import Odds, odds
from ostraka.games.pyramid.rules.board import AREA, GRAVE_SPACE, NEIGHBOURS, SARCOPHAGI, SPACES
from ostraka.games.pyramid.rules.box import (
    ABILITIES,
    ADVENTURERS,
    BLOCKS,
    CARDS,
    DICE,
    GODS,
    IDOL,
    MOST,
    NEEDS,
    VALUE,
)
from ostraka.games.pyramid.rules.scoring import treasure_of
from ostraka.games.pyramid.rules.view import GraveView, PlayerView, PyramidView
from ostraka.games.pyramid.ui.pieces import level_of
from ostraka.ui.beside import Beside

SEATS = "①②③④⑤⑥"
COLOURS = ["#d1362a", "#3f7fc4", "#2e9b63", "#c98a12", "#9b6bc7", "#8a857c"]
GROUND = {
    "corridor": "#f3e6c8 on #4d4a42",
    "sand": "#2b1d10 on #d9b66f",
    "pool": "#f4fbff on #2f6f8f",
    "den": "#fff6e2 on #7a5230",
}
STONE = "#2b2b2b on #a9a39a"
LINE, QUIET, GOLD, DANGER = "#8b6d3b", "dim", "bold #b8860b", "bold #d1362a"
ARROWS = {"north": "▲", "south": "▼", "east": "▶", "west": "◀"}
LABELS = {"closed": "▣", "read": "▣", "open": "", "empty": "□"}
LEGEND = """┊┄ may be crossed   ┃━ wall   ▒ block   ☥ keeper of the dice
In▼ mummy and where it looks   In_ lying   A3 ▣ sarcophagus, □ empty, 5 open"""
WIDTH = 9
MARGIN = 8
PLAN = 2 * MARGIN + 6 * (WIDTH + 1) + 1
ROOM = 136


def draw(view: View, names: Sequence[str], with_odds: bool) -> RenderableType:
    """The table as a seat sees it."""
    seen = cast(PyramidView, view)
    right: list[RenderableType] = [_players(seen, names), _table(seen, names)]
    if with_odds:
        right.append(_odds(odds(view), names))
    return Beside(_plan(seen), Group(*right), ROOM, widths=(PLAN, None))


# --- The plan ---------------------------------------------------------------------------------


def _plan(view: PyramidView) -> Text:
    """North is up. A dotted line may be crossed, a solid one not."""
    plan = Text(no_wrap=True)
    labels = [_grave(view, f"horus-{number}").center(WIDTH) for number in (1, 2, 3, 4)]
    labels.insert(2, _idol(view, "horus").center(2 * WIDTH + 1))
    plan.append(f"{' ' * MARGIN} {' '.join(labels)}\n", style=GOLD)
    for row in range(10, 0, -1):
        plan.append_text(_border(row))
        plan.append_text(_row(view, row))
    plan.append_text(_border(0))
    columns = "".join(f" {letter.center(WIDTH)}" for letter in "abcdef")
    plan.append(f"{' ' * MARGIN}{columns}\n", style=QUIET)
    plan.append(LEGEND, style=QUIET)
    return plan


def _space(column: int, row: int) -> int | None:
    """The space in a column and a row, if there is one."""
    name = f"{'abcdef'[column]}{row}" if 0 <= column < 6 else ""
    return SPACES.index(name) if name in SPACES else None


def _border(row: int) -> Text:
    """The lines above a row; those below row 1 lead out."""
    text = Text(" " * MARGIN, style=LINE)
    for column in range(6):
        above, below = _space(column, row + 1), _space(column, row)
        corners = (above, below, _space(column - 1, row + 1), _space(column - 1, row))
        text.append("+" if any(corner is not None for corner in corners) else " ")
        if above is not None and below is not None:
            text.append(("┄" if below in NEIGHBOURS[above] else "━") * WIDTH)
        elif row == 0 and above is not None:
            text.append("out".center(WIDTH, "┄"))
        else:
            text.append((" " if above is None and below is None else "━") * WIDTH)
    edge = _space(5, row + 1) is not None or _space(5, row) is not None
    text.append(("+" if edge else "") + "\n")
    return text


def _row(view: PyramidView, row: int) -> Text:
    """Two lines: numbers, names and mummies; then the adventurers."""
    text = Text()
    west, east = _walls(view, row)
    for line in (0, 1):
        text.append(west[line].rjust(MARGIN - 1) + " ", style=GOLD)
        for column in range(7):
            left, right = _space(column - 1, row), _space(column, row)
            text.append(_side(left, right), style=LINE)
            if right is not None:
                text.append_text(_cell(view, right, line))
            elif column < 6:
                text.append(_corner(view, column, row, line).center(WIDTH), style=GOLD)
        text.append(f" {east[line]}\n", style=GOLD)
    return text


def _side(left: int | None, right: int | None) -> str:
    """What parts two neighbours of a row."""
    if left is None and right is None:
        return " "
    if left is None or right is None or right not in NEIGHBOURS[left]:
        return "┃"
    return "┊"


def _cell(view: PyramidView, space: int, line: int) -> Text:
    ground = GROUND[AREA[space]]
    if space + 1 in view["blocks"]:
        label = "" if line else f" {space + 1:02} "
        return Text(label.center(WIDTH, "▒"), style=STONE)
    if line:
        text = Text(" ", style=ground)
        for seat, player in enumerate(view["players"]):
            if player["space"] == SPACES[space]:
                text.append(SEATS[seat], style=f"bold {COLOURS[seat]} on #fdf6e6")
        text.append(" " * (WIDTH - len(text)))
        return text
    mummies = [each for each in view["mummies"] if each["space"] == SPACES[space]]
    letters = 2 if len(mummies) < 3 else 1
    tags = [
        each["mummy"][:letters].capitalize() + ("_" if each["lying"] else ARROWS[each["facing"]])
        for each in mummies
    ]
    number = f"{space + 1:02}" if space < BLOCKS else ""
    text = Text(" " + number, style=ground)
    text.append("".join(tags)[: WIDTH - 4], style="bold reverse")
    text.append(SPACES[space].rjust(WIDTH - 1 - len(text)) + " ")
    return text


def _grave(view: PyramidView, name: str) -> str:
    """A sarcophagus: its number, closed or empty, or what lies open or was read there."""
    shown = view["sarcophagi"][SARCOPHAGI.index(name)]
    return f"{name[0].upper()}{name[-1]} {LABELS[shown['state']]}{_worth(shown)}"


def _worth(shown: GraveView) -> str:
    if shown["card"] is None:
        return ""
    value = str(VALUE[CARDS.index(shown["card"])])
    return value if shown["state"] == "open" else f"({value})"


def _idol(view: PyramidView, god: str) -> str:
    """An alcove: the god, and what the idol is worth while it is there."""
    there = any(idol["god"] == god for idol in view["idols"])
    return f"{god.upper()} {VALUE[IDOL + GODS.index(god)] if there else '—'}"


def _walls(view: PyramidView, row: int) -> tuple[list[str], list[str]]:
    """What is in the western and the eastern wall of a row."""
    found: list[list[str]] = [[], []]
    for side, column, god in ((0, "a", "anubis"), (1, "f", "thoth")):
        space = f"{column}{row}"
        for grave, name in enumerate(SARCOPHAGI):
            if SPACES[GRAVE_SPACE[grave]] == space and name.startswith(god):
                found[side].append(_grave(view, name))
        if row == 7:
            found[side] += _idol(view, "sobek" if side == 0 else "hededet").split()
        found[side] += [""] * (2 - len(found[side]))
    return found[0], found[1]


def _corner(view: PyramidView, column: int, row: int, line: int) -> str:
    """Below a5 and f5 are the alcoves of Anubis and Thoth."""
    if row != 4 or line:
        return ""
    return _idol(view, "thoth" if column else "anubis")


# --- The players ------------------------------------------------------------------------------


def _players(view: PyramidView, names: Sequence[str]) -> RenderableType:
    """Everybody's adventurer, place, load, level, actions and cards."""
    table = Table(box=None, padding=(0, 1))
    for heading in ("", "", "at", "load", "level", "acts", "cards"):
        table.add_column(
            heading, justify="right" if heading in ("load", "level", "acts") else "left"
        )
    over = bool(view["ending"])
    position = visible(view)
    for seat, player in enumerate(view["players"]):
        acts = seat == view["asked"] and not over
        who = Text(f"{SEATS[seat]} {names[seat]}", style=f"bold {COLOURS[seat]}")
        if seat == view["keeper"]:
            who.append(" ☥")
        who.append(f"\n  {_adventurer(player)}", style=QUIET)
        cards = _cards(player)
        if player["cards"] is not None and player["adventurer"]:
            cards.append(f"\nworth {treasure_of(position, seat)} if out", style=QUIET)
        table.add_row(
            "▶" if acts else "",
            who,
            player["space"] or player["fate"],
            f"{player['load']}/{MOST}",
            str(level_of(player)),
            str(player["actions"]),
            cards,
            style="" if player["fate"] in ("inside", "waiting") else QUIET,
        )
    return Panel(table, border_style=LINE, title=_title(view))


def _title(view: PyramidView) -> str:
    return f"round {view['round']}, {view['phase']}" if view["round"] else "entering the pyramid"


def _adventurer(player: PlayerView) -> str:
    name = player["adventurer"]
    if name is None:
        return "…"
    ability = ABILITIES[ADVENTURERS.index(name)]
    return f"{name.capitalize()}, {ability}{' used' if player['used'] else ''}"


def _cards(player: PlayerView) -> Text:
    """Wounds, idols, equipment, treasures: faces where they are seen, else backs."""
    text = Text()
    for wound, count in player["wounds"].items():
        text.append(f"{_times(count)}{wound} ", style=DANGER)
    for god in player["idols"]:
        text.append(f"{god} idol ({DICE[GODS.index(god)]}) ", style=GOLD)
    faces = player["packed"] or player["satchels"]
    for item, count in player["equipment"].items():
        text.append(f"{_times(count)}{item}", style="bold")
        inside = faces.get(item, [])
        text.append(f" [{', '.join(inside) or 'empty'}] " if item in faces else " ")
    hidden = player["cards"] if player["cards"] is not None else player["hidden"]
    for name, count in hidden.items():
        shown = name if player["cards"] is not None else f"{name} card"
        text.append(f"{_times(count)}{shown} ", style=GOLD if player["cards"] is not None else "")
    for chest, count in player["chests"].items():
        text.append(f"{_times(count)}{chest} ", style=GOLD)
    if player["prised"]:
        text.append(f"chests worth {player['prised']}", style=GOLD)
    return text


def _times(count: int) -> str:
    return f"{count}× " if count > 1 else ""


def _table(view: PyramidView, names: Sequence[str]) -> RenderableType:
    """Dice, decks, blocks, and the block set aside."""
    decks = ", ".join(f"{deck} {left}" for deck, left in view["decks"].items())
    text = Text(f"decks {decks}   blocks down {len(view['blocks'])} of {BLOCKS}")
    if any(view["dice"]):
        text.append("\ndice  ")
        cursed = [DICE[GODS.index(god)] for god in view["players"][view["turn"]]["idols"]]
        for die, pips in zip(DICE, view["dice"], strict=True):
            style = QUIET if die in cursed and not view["attempt"] else "bold"
            text.append(f"{die} {pips or '·'}  ", style=style)
    if view["attempt"]:
        needs = " ".join(map(str, NEEDS[GODS.index(view["attempt"])]))
        text.append(
            f"on the lock of {view['attempt'].capitalize()}, which needs {needs}", style=GOLD
        )
    omen = view["omen"]
    if omen["state"] in ("kept", "changed", "stirred") and omen["seer"] is not None:
        text.append(f"\na block is set aside, {omen['state']} by {names[omen['seer']]}", style=GOLD)
        if omen["aside"] is not None:
            text.append(f": {omen['aside']}", style=GOLD)
        if omen["returned"] is not None:
            text.append(f", not {omen['returned']}", style=GOLD)
    if view["fresh"]:
        card = view["fresh"]["card"] or f"a {view['fresh']['deck']} card"
        text.append(f"\njust drawn: {card}", style=DANGER)
    if view["pile"]:
        pile = ", ".join(f"{_times(count)}{card}" for card, count in view["pile"].items())
        text.append(f"\npile  {pile}", style=QUIET)
    return Panel(text, border_style=LINE)


# --- The odds ---------------------------------------------------------------------------------


def _odds(hints: Odds, names: Sequence[str]) -> RenderableType:
    """Locks by number of actions, the way out, searches."""
    text = Text()
    way = hints["way"]
    if way is not None:
        path = " ".join(way["spaces"]) or "right here"
        text.append(f"way out: {way['length']} actions", style="bold")
        text.append(f" (about {way['rounds']:.1f} rounds) by {path}")
        if way["touches"]:
            text.append(f", past {way['touches']} mummies", style=DANGER)
        closing = "  ".join(f"{n}: {chance:.0%}" for n, chance in enumerate(hints["closing"], 1))
        text.append(f"\nshut in from here after so many blocks  {closing}\n")
    for deck, found in hints["searches"].items():
        text.append(f"{deck}: wound {found['wound']:.0%}, {found['worth']:.1f} points")
        text.append(f", equipment {found['equipment']:.0%}\n" if found["equipment"] else "\n")
    locks = Table(
        box=None, padding=(0, 1), title="lock opened by so many actions", title_style=QUIET
    )
    for heading in ("", "1", "2", "3", "4", "5"):
        locks.add_column(heading, justify="right" if heading else "left")
    for god, chances in hints["locks"].items():
        locks.add_row(god.capitalize(), *(f"{chance:.0%}" for chance in chances))
    shown = Group(text, locks) if hints["locks"] else text
    return Panel(shown, title=f"odds for {names[hints['seat']]}", border_style=LINE)
