"""The pit as one drawing: cards, terraces between squares of different height, barricades."""

from __future__ import annotations

from typing import Final

from ostraka.games.tutankhamun.rules.box import ALL, COVER, SIZE, SQUARES
from ostraka.games.tutankhamun.rules.view import TrayView
from ostraka.games.tutankhamun.ui.art.soil import CELL, EDGE
from ostraka.games.tutankhamun.ui.art.symbols import CARRIED
from ostraka.games.tutankhamun.ui.board.bearings import Lie, bearings
from ostraka.games.tutankhamun.ui.pieces import drawing, seen
from ostraka.games.tutankhamun.ui.text.turns import Turn
from ostraka.ui.scene import Look
from ostraka.ui.svg import short

STEP: Final = 10
"""How wide a layer's edge is seen from above."""
SIDES: Final = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}

GLOOM: Final = (0.84, 0.7, 0.56, 0.36, 0.2, 0.07)
"""How dark a shadow is, from the edge that casts it, in bands of equal width. A gradient would do
the same, but browsers repaint all that it fills whenever they look at its styles."""


def pit(look: Look, last: Turn | None) -> str:
    """The pit in the middle of the board."""
    return (
        '<svg class="pit" id="pit" viewBox="0 0 1000 1000" aria-hidden="true">'
        f"{ground(look, last)}{AXES}</svg>"
    )


def ground(look: Look, last: Turn | None) -> str:
    """Everything that lies in the pit; nothing of it can be touched."""
    view = seen(look)
    layers = bearings(view)
    cards = "".join(_card(look, square, layers, last) for square in range(ALL))
    whole = 'width="1000" height="1000"'
    return (
        f'<use href="{drawing(look, "frame")}" {whole}/>{cards}'
        f'<g id="walls">{_walls(view)}</g>{_barricades(look)}'
        f'<use id="strings" href="{drawing(look, "strings")}" {whole}/>'
    )


def corner(square: int) -> tuple[int, int]:
    """Where a square begins."""
    return EDGE + square % SIZE * CELL, EDGE + square // SIZE * CELL


# --- Cards ------------------------------------------------------------------------------------


def _card(look: Look, square: int, layers: list[dict[int, Lie]], last: Turn | None) -> str:
    """What lies open on a square. Its id is that of the card, so one that was just uncovered is
    a new element and turns up by itself."""
    view = seen(look)
    shown = view["squares"][square]
    layer, card = shown["layer"], shown["card"]
    if layer == 0 or card is None:
        x, y = corner(square)
        name = f"bare-{SQUARES[square]}"
        return f'<rect class="bare" id="{name}" x="{x}" y="{y}" width="{CELL}" height="{CELL}"/>'
    classes = f"open L{layer}"
    if view["laying"] and layer < view["laying"]:
        classes += " beneath"
    if last and last.finds and last.finds[-1].square == SQUARES[square]:
        classes += " fresh"
    lie = layers[layer - 1].get(square) if layer < COVER else None
    face = _face(look, square, layer, card, lie)
    return f'<g class="{classes}" id="card-{SQUARES[square]}-{layer}">{face}</g>'


def _face(look: Look, square: int, layer: int, card: str, lie: Lie | None) -> str:
    column, row = square % SIZE, square // SIZE
    if layer == COVER:
        return _use(look, square, "cover", 180 * ((column + row + 1) % 2))
    floor = f"floor-{(column * 3 + row * 5 + 3) % 4 + 1}"
    drawn = _use(look, square, floor, 90 * ((column * 7 + row + 7) % 4))
    if lie is None:
        return drawn + _use(look, square, card, cls="thing")
    drawn += _use(look, square, lie[0], lie[1], "part")
    return drawn + (_use(look, square, CARRIED[card], cls="thing") if card in CARRIED else "")


def _use(look: Look, square: int, name: str, angle: int = 0, cls: str = "") -> str:
    x, y = corner(square)
    turned = f' transform="rotate({angle} {x + CELL // 2} {y + CELL // 2})"' if angle else ""
    classes = f' class="{cls}"' if cls else ""
    return (
        f'<use{classes} href="{drawing(look, name)}" x="{x}" y="{y}" width="{CELL}" '
        f'height="{CELL}"{turned}/>'
    )


def _barricades(look: Look) -> str:
    drawn = ""
    for square, shown in enumerate(seen(look)["squares"]):
        if shown["barred"] is not None:
            x, y = corner(square)
            turned = f"rotate(-3 {x + CELL // 2} {y + CELL // 2})"
            drawn += (
                f'<g class="barricade" id="barricade-{shown["barred"]}">'
                f'<use href="{drawing(look, "barricade")}" x="{x + 12}" y="{y + 12}" '
                f'width="{CELL - 24}" height="{CELL - 24}" transform="{turned}"/></g>'
            )
    return drawn


def _axes() -> str:
    """Letters from left to right, numbers from top to bottom (ruling 6)."""
    drawn = ""
    for at in range(SIZE):
        middle = EDGE + CELL * at + CELL // 2
        letter, number = SQUARES[at][0], SQUARES[at * SIZE][1]
        drawn += (
            f'<text class="axis" x="{middle}" y="55">{letter}</text>'
            f'<text class="axis" x="45" y="{middle + 10}">{number}</text>'
        )
    return f'<g id="axes">{drawn}</g>'


AXES: Final = _axes()


# --- Terraces ---------------------------------------------------------------------------------


def depths(view: TrayView) -> list[int]:
    """How far each square lies below the edge of the tray. While a layer is laid only its own
    height counts: the tray is filled, not dug."""
    if view["laying"]:
        return [2 - int(shown["layer"] == view["laying"]) for shown in view["squares"]]
    return [COVER - shown["layer"] for shown in view["squares"]]


def _walls(view: TrayView) -> str:
    """The edges of the layers that a deeper square lays bare, lit from the south-east, with the
    shadows of higher ground: all edges of one colour are one path."""
    deep = depths(view)
    shadows: dict[str, str] = {}
    edges: dict[tuple[str, str], str] = {}
    for square in range(ALL):
        drops = {side: max(0, deep[square] - _beside(deep, square, side)) for side in SIDES}
        for side in "nw":
            for dark, path in _shadow(square, side, drops[side]).items():
                shadows[dark] = shadows.get(dark, "") + path
        for side, drop in drops.items():
            for step in range(drop):
                colour = _stratum(view, deep[square] - drop + step)
                light = "shade" if side in "nw" else "lit"
                path = _edge(square, side, step, drops)
                edges[colour, light] = edges.get((colour, light), "") + path
    return "".join(
        f'<path class="gloom" opacity="{dark}" d="{path}"/>' for dark, path in shadows.items()
    ) + "".join(
        f'<path class="wall {colour} {light}" d="{path}"/>'
        for (colour, light), path in edges.items()
    )


def _beside(deep: list[int], square: int, side: str) -> int:
    column, row = square % SIZE + SIDES[side][0], square // SIZE + SIDES[side][1]
    inside = 0 <= column < SIZE and 0 <= row < SIZE
    return deep[row * SIZE + column] if inside else 0


def _stratum(view: TrayView, depth: int) -> str:
    """The colour of the ground so far below the edge."""
    if not view["laying"]:
        return f"L{COVER - depth}"
    return f"L{view['laying']}" if depth else "timber"


def _shadow(square: int, side: str, drop: int) -> dict[str, str]:
    """What higher ground darkens: bands along a side, by how dark they are."""
    if not drop:
        return {}
    x, y = corner(square)
    band = round((drop * STEP + 12 + drop * 15) / len(GLOOM), 1)
    bands: dict[str, str] = {}
    for at, part in enumerate(GLOOM):
        dark = short(part * min(0.85, 0.42 + 0.13 * drop), 2)
        band_at = f"M{x} {short(y + at * band)}h{CELL}v{band:g}h-{CELL}z"
        if side == "w":
            band_at = f"M{short(x + at * band)} {y}h{band:g}v{CELL}h-{band:g}z"
        bands[dark] = bands.get(dark, "") + band_at
    return bands


def _edge(square: int, side: str, step: int, drops: dict[str, int]) -> str:
    """One step down along a side, mitred where the neighbouring sides go down too."""
    x, y = corner(square)
    near, far = step * STEP, (step + 1) * STEP
    before, after = ("w", "e") if side in "ns" else ("n", "s")

    def cut(end: str, depth: int) -> int:
        return round(drops[end] * depth / drops[side])

    ends = [(cut(before, depth), CELL - cut(after, depth), depth) for depth in (near, far)]
    if side in "se":
        ends = [(start, stop, CELL - depth) for start, stop, depth in ends]
    (a, b, c), (d, e, f) = ends
    corners = [(a, c), (b, c), (e, f), (d, f)]
    if side in "we":
        corners = [(across, along) for along, across in corners]
    (right, down), *others = corners
    path = f"M{x + right} {y + down}"
    for to_right, to_down in others:
        path += f"l{to_right - right} {to_down - down}"
        right, down = to_right, to_down
    return path + "z"
