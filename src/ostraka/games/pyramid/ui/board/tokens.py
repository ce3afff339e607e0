"""What stands and lies on the spaces: adventurers, mummies and where they walk, fallen blocks."""

from __future__ import annotations

from typing import Final

from ostraka.games.pyramid.rules.board import SPACES
from ostraka.games.pyramid.rules.view import MummyView
from ostraka.games.pyramid.ui.art.places import CELL, TURN, corner, middle
from ostraka.games.pyramid.ui.art.symbols import BLOCKS
from ostraka.games.pyramid.ui.pieces import drawing, mummy_name, person, said, seen
from ostraka.games.pyramid.ui.text.reach import Stride, strides
from ostraka.ui.icons import reference
from ostraka.ui.marks import SHAPES
from ostraka.ui.scene import Look
from ostraka.ui.svg import Point, short

Spot = tuple[float, float, float]
"""Right, down and size on a space."""
CROWDS: Final[dict[int, tuple[Spot, ...]]] = {
    1: ((50, 54, 1),),
    2: ((29, 56, 0.78), (71, 56, 0.78)),
    3: ((28, 36, 0.7), (72, 36, 0.7), (50, 74, 0.7)),
    4: ((28, 34, 0.66), (72, 34, 0.66), (28, 74, 0.66), (72, 74, 0.66)),
}
ROW: Final = 3
"""Tokens side by side where more than four share a space."""


def crowd(number: int) -> tuple[Spot, ...]:
    """Offsets of figures that share a space."""
    if number in CROWDS:
        return CROWDS[number]
    rows = -(-number // ROW)
    return tuple(
        (18 + at % ROW * 32, (at // ROW + 0.5) * CELL / rows, 0.48) for at in range(number)
    )


def spots(look: Look) -> dict[str, Spot]:
    """Where every token stands on the plan, by its id."""
    view = seen(look)
    there: dict[str, list[str]] = {}
    for mummy in view["mummies"]:
        there.setdefault(mummy["space"], []).append(f"mummy-{mummy['mummy']}")
    for seat, player in enumerate(view["players"]):
        if player["space"]:
            there.setdefault(player["space"], []).append(f"pawn-{seat}")
    found = {}
    for space, tokens in there.items():
        x, y = corner(space)
        for token, (right, down, size) in zip(tokens, crowd(len(tokens)), strict=True):
            found[token] = (x + right, y + down, size)
    return found


def _placed(spot: Spot) -> str:
    x, y, size = spot
    return f'transform="translate({short(x)} {short(y)}) scale({short(size, 2)})"'


# --- Adventurers ------------------------------------------------------------------------------


def pawns(look: Look) -> str:
    """All adventurers inside; the acting one in front of others on the same space."""
    where = spots(look)
    spaces = [player["space"] for player in seen(look)["players"]]
    inside = [seat for seat, space in enumerate(spaces) if space]
    inside.sort(key=lambda seat: seat == look.actor and spaces.count(spaces[seat]) > 1)
    return "".join(_pawn(look, seat, where[f"pawn-{seat}"]) for seat in inside)


def _pawn(look: Look, seat: int, spot: Spot) -> str:
    player = seen(look)["players"][seat]
    label = look.t("{name}: {adventurer} on {space}").format(
        name=look.names[seat],
        adventurer=person(look, str(player["adventurer"])),
        space=player["space"],
    )
    now = " now" if seat == look.actor else ""
    return (
        f'<g class="pawn seat-{seat}{now}" id="pawn-{seat}" {_placed(spot)} '
        f'role="img" aria-label="{said(label)}"><ellipse class="drop" cx="2" cy="5" rx="32" '
        'ry="31"/><circle class="lit" r="38"/><circle class="rim" r="31"/>'
        '<circle class="disc" r="25.5"/>'
        f'<use href="{drawing(look, str(player["adventurer"]))}" x="-22" y="-23" width="44" '
        'height="44"/><circle class="rim2" r="25.5"/><g class="mark" transform="translate(12 12)">'
        f'<circle class="under" cx="12" cy="12" r="14"/>{SHAPES[seat]}</g></g>'
    )


# --- Mummies ----------------------------------------------------------------------------------


def mummies(look: Look) -> str:
    where = spots(look)
    return "".join(
        _mummy(look, mummy, where[f"mummy-{mummy['mummy']}"]) for mummy in seen(look)["mummies"]
    )


def _mummy(look: Look, mummy: MummyView, spot: Spot) -> str:
    words = look.t("{mummy} lies on {space}") if mummy["lying"] else _facing(look, mummy)
    label = words.format(mummy=mummy_name(look, mummy["mummy"]), space=mummy["space"])
    base, turn = "mummy-lying" if mummy["lying"] else "mummy", TURN[mummy["facing"]]
    if mummy["lying"]:
        turn = 0
    return (
        f'<g class="mummy" id="mummy-{mummy["mummy"]}" {_placed(spot)} role="img" '
        f'aria-label="{said(label)}"><use href="{drawing(look, base)}" x="-50" y="-50" '
        f'width="100" height="100" transform="rotate({turn})"/>'
        f'<use class="wraps" href="{reference("mummy-head", look.icons)}" x="-19" y="-19" '
        'width="38" height="38"/></g>'
    )


def _facing(look: Look, mummy: MummyView) -> str:
    return look.t(
        {
            "north": "{mummy} on {space}, walks north",
            "south": "{mummy} on {space}, walks south",
            "east": "{mummy} on {space}, walks east",
            "west": "{mummy} on {space}, walks west",
        }[mummy["facing"]]
    )


def lanes(look: Look) -> str:
    """The next five steps of every mummy: a strip of bandage, out along one wall and back along
    the other, fainter as they grow less likely. Mummies that walk alike share one."""
    drawn = {}
    for mummy in seen(look)["mummies"]:
        if not mummy["lying"]:
            drawn[mummy["space"], mummy["stretch"], mummy["facing"]] = _lane(mummy)
    return f'<g class="walks" id="walks" aria-hidden="true">{"".join(drawn.values())}</g>'


def _lane(mummy: MummyView) -> str:
    steps = strides(mummy)
    onward = steps[0].onward
    at = _beside_wall(mummy["stretch"], Stride(mummy["space"], onward), onward)
    strip, knots, washes = f"M{short(at[0])} {short(at[1])}", "", ""
    for number, step in enumerate(steps, 1):
        x, y = _beside_wall(mummy["stretch"], step, onward)
        strip += f"L{short(x)} {short(y)}"
        left, top = corner(step.space)
        washes += f'<path class="s{number}" d="M{left} {top}h{CELL}v{CELL}h-{CELL}Z"/>'
        knots += (
            f'<g class="knot k{number}"><circle cx="{short(x)}" cy="{short(y)}" r="13"/>'
            f'<text x="{short(x)}" y="{short(y + 7)}">{number}</text></g>'
        )
    return f'{washes}<path class="strip" d="{strip}"/>{knots}'


def _beside_wall(stretch: str, step: Stride, onward: bool) -> Point:
    """Out along the outer wall, back along the inner one."""
    x, y = corner(step.space)
    outer = step.onward == onward
    if stretch == "horus":
        return x + 50, y + (15 if outer else 85)
    if stretch == "anubis":
        return x + (15 if outer else 85), y + 50
    return x + (85 if outer else 15), y + 50


# --- Blocks -----------------------------------------------------------------------------------


def blocks(look: Look, fresh: int | None) -> str:
    """What has fallen, northern ones first, so that none lies over its neighbour's number."""
    fallen = sorted(seen(look)["blocks"], reverse=True)
    return "".join(_block(look, number, number == fresh) for number in fallen)


def _block(look: Look, number: int, fresh: bool) -> str:
    space = SPACES[number - 1]
    x, y = corner(space)
    label = look.t("Block {block} lies on {space}").format(block=number, space=space)
    return (
        f'<g class="block{" fresh" if fresh else ""}" id="block-{number}" role="img" '
        f'aria-label="{said(label)}"><use href="{drawing(look, f"block-{number % BLOCKS + 1}")}" '
        f'x="{x}" y="{y}" width="110" height="110"/>'
        f'<text x="{x + 45}" y="{y + 56}">{number}</text></g>'
    )


def lights(look: Look) -> list[tuple[int, int]]:
    """Adventurers carry lanterns: where they shine."""
    found = {player["space"] for player in seen(look)["players"] if player["space"]}
    return [middle(space) for space in sorted(found)]
