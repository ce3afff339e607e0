"""The plan as one drawing: the ground by the light of torches, and everything on it."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from ostraka.games.pyramid.knowledge.odds import SearchOdds
from ostraka.games.pyramid.rules.board import SPACES
from ostraka.games.pyramid.rules.box import BLOCKS
from ostraka.games.pyramid.ui.art.masonry import TORCHES
from ostraka.games.pyramid.ui.art.places import (
    CELL,
    HIGH,
    STEPS,
    TURN,
    WIDE,
    corner,
    middle,
    side_of,
)
from ostraka.games.pyramid.ui.board import margin, niches, tokens
from ostraka.games.pyramid.ui.board.niches import chip
from ostraka.games.pyramid.ui.pieces import drawing, said, seen, target
from ostraka.games.pyramid.ui.text.choices import first_step
from ostraka.games.pyramid.ui.text.reach import place_of, reach, routes, standing_at
from ostraka.ui.scene import Look

NEAR: Final = (432, 632)
"""How much of the plan is shown when a block falls on the player looking."""
ARROW: Final = "M-9 0V-22H-19L0-44L19-22H9V0Z"
GRADIENTS: Final = (
    '<radialGradient id="pyr-warm"><stop offset="0" class="w0"/><stop offset=".35" class="w1"/>'
    '<stop offset="1" class="w2"/></radialGradient><radialGradient id="pyr-hole">'
    '<stop offset="0"/><stop offset=".28" stop-opacity=".9"/><stop offset=".62" '
    'stop-opacity=".42"/><stop offset="1" stop-opacity="0"/></radialGradient>'
)
TORCH_LIGHT: Final = "".join(f'<circle cx="{x}" cy="{y}" r="{far}"/>' for x, y, far in TORCHES)
LETTERING: Final = ((432, 955, "den"), (432, 698, "sand"), (432, 502, "pool"))


def plan(look: Look, labels: dict[str, str], searches: dict[str, SearchOdds]) -> str:
    """Everything; `labels` says each choice in words."""
    label = said(look.t("Plan of the pyramid"))
    jumping = seen(look)["task"] in ("jump", "dodge") and bool(look.legal)
    fresh, near = fresh_block(look), " near" if jumping else ""
    box = f'viewBox="{_frame(look, jumping)}"'
    return (
        f'<svg class="plan floor{near}" id="floor" {box} aria-hidden="true">{_floor(look)}</svg>'
        f'<svg class="plan{near}" id="plan" {box} role="group" aria-label="{label}">'
        f"{_numbers(look)}{tokens.lanes(look)}"
        f"{_targets(look, labels)}{niches.niches(look, labels)}"
        f"{tokens.blocks(look, fresh)}{_omen(look)}"
        f"{_alarm(look) if jumping else ''}{tokens.mummies(look)}{tokens.pawns(look)}"
        f"{_reach(look)}{_costs(look)}{margin.margin(look, labels, searches)}</svg>"
    )


def fresh_block(look: Look) -> int | None:
    """The block that fell last, as long as nothing else has happened but what it set off."""
    for note in reversed(look.notes):
        if note.kind == "fell":
            return int(note.details["block"])
        if note.kind in ("round", "moved", "walked"):
            return None
    return None


def _frame(look: Look, jumping: bool) -> str:
    """The whole sheet, or the part around the player who must jump."""
    space = place_of(seen(look), look.actor) if jumping else None
    if space is None:
        return f"0 0 {WIDE} {HIGH}"
    x, y = middle(space)
    wide, high = NEAR
    left = min(max(0, x - wide // 2), WIDE - wide)
    top = min(max(0, y - high // 2), HIGH - high)
    return f"{left} {top} {wide} {high}"


# --- The floor and its light ------------------------------------------------------------------


def _floor(look: Look) -> str:
    """What nothing walks away from: a picture of its own, so that it is not repainted under
    everything that moves."""
    whole = f'width="{WIDE}" height="{HIGH}"'
    return (
        f'{_light(look)}<use href="{drawing(look, "ground")}" {whole}/>{_lettering(look)}'
        f'<rect class="night" {whole} mask="url(#pyr-dark)"/>'
        '<use class="warmth" href="#pyr-lights" fill="url(#pyr-warm)"/>'
        f'<use href="{drawing(look, "lines")}" {whole}/>'
    )


def _light(look: Look) -> str:
    """By night only torches and lanterns are seen by."""
    lanterns = "".join(f'<circle cx="{x}" cy="{y}" r="120"/>' for x, y in tokens.lights(look))
    return (
        f'<defs>{GRADIENTS}<g id="pyr-lights">{TORCH_LIGHT}{lanterns}</g><mask id="pyr-dark">'
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>'
        '<use href="#pyr-lights" fill="url(#pyr-hole)"/></mask></defs>'
    )


def _lettering(look: Look) -> str:
    """The names of the areas, on their floors."""
    t = look.t
    words = {"den": t("SNAKE DEN"), "sand": t("SCORPION PIT"), "pool": t("CROCODILES")}
    return "".join(
        f'<text class="area {area}" x="{x}" y="{y}" aria-hidden="true">{said(words[area])}</text>'
        for x, y, area in LETTERING
    )


def _numbers(look: Look) -> str:
    """The numbers of blocks that have not fallen, on their spaces."""
    drawn = ""
    for number, space in enumerate(SPACES[:BLOCKS], 1):
        if number not in seen(look)["blocks"]:
            x, y = corner(space)
            drawn += f'<text x="{x + 8}" y="{y + 26}">{number}</text>'
    return f'<g class="numbers" id="numbers" aria-hidden="true">{drawn}</g>'


# --- Where one can go -------------------------------------------------------------------------


def _own_turn(look: Look) -> tuple[str, int] | None:
    """Where the acting player stands, and the actions left, while it is the viewer's move."""
    view = seen(look)
    space = place_of(view, look.actor) if look.legal and look.actor >= 0 else None
    if space is None or view["task"] not in ("act", "lift"):
        return None
    return space, view["players"][look.actor]["actions"]


def _reach(look: Look) -> str:
    """Spaces further than one move away: pointing at one shows the way, pressing it offers the
    first step."""
    turn = _own_turn(look)
    if turn is None:
        return ""
    view, drawn = seen(look), ""
    for space, way in routes(view, *turn).items():
        first = f"move {way[0]}" if way else ""
        if len(way) < 2 or first not in look.legal:
            continue
        x, y = corner(space)
        words = first_step(look, way)
        label = look.t("{space}: {way}").format(space=space, way=words)
        drawn += (
            f'<g class="reach{" far" if len(way) > 2 else ""}" id="far-{space}" tabindex="-1" '
            f'role="img" data-point="{first}" aria-label="{said(label)}">'
            f'<path d="M{x + 6} {y + 6}h88v88h-88z"/>{_trail(turn[0], way)}'
            f"{_caption(space, words)}</g>"
        )
    return drawn


def _trail(start: str, way: list[str]) -> str:
    """The steps of a way."""
    x, y = middle(start)
    path = f"M{x} {y}"
    for here, there in pairwise((start, *way)):
        right, down = STEPS[side_of(here, there)]
        path += f"h{right * CELL}" if right else f"v{down * CELL}"
    return f'<path class="way" d="{path}"/>'


def _caption(space: str, words: str) -> str:
    """Words above a space, inside the sheet."""
    x, y = corner(space)
    anchor, at = ("start", x) if x < WIDE / 2 else ("end", x + CELL)
    return f'<text class="{anchor}" x="{at}" y="{y - 10}">{said(words)}</text>'


def _costs(look: Look) -> str:
    """How many actions each space and each treasure costs."""
    turn = _own_turn(look)
    if turn is None:
        return ""
    view, drawn = seen(look), ""
    for space, cost in reach(view, *turn).items():
        if cost:
            x, y = corner(space)
            drawn += chip(x + 80, y + 20, cost, "warn" if standing_at(view, space) else "")
    return f'<g class="costs" id="costs" aria-hidden="true">{drawn}{niches.prices(look, *turn)}</g>'


def _targets(look: Look, labels: dict[str, str]) -> str:
    """The spaces that can be chosen now."""
    drawn = ""
    for say in look.legal:
        verb, _, space = say.partition(" ")
        if verb not in ("move", "jump", "enter"):
            continue
        x, y = corner(space)
        risky = " bad" if standing_at(seen(look), space) else ""
        drawn += (
            f'<g class="space {verb}{risky}" id="space-{space}" {target(look, say, labels[say])}>'
            f'<rect x="{x + 1}" y="{y + 1}" width="{CELL - 2}" height="{CELL - 2}" rx="7"/></g>'
        )
    return drawn


# --- What is about to happen ------------------------------------------------------------------


def _omen(look: Look) -> str:
    """Where the next block will fall, shown to its seer alone (ruling 126)."""
    omen = seen(look)["omen"]
    drawn = ""
    for number, kind in ((omen["aside"], "aside"), (omen["returned"], "returned")):
        if number is not None:
            x, y = corner(SPACES[number - 1])
            drawn += (
                f'<g class="omen {kind}" id="omen-{kind}"><rect x="{x + 6}" y="{y + 6}" width="88" '
                f'height="88" rx="6"/><use href="{look.icons}#i-eye-of-horus" x="{x + 60}" '
                f'y="{y + 62}" width="30" height="30"/></g>'
            )
    return drawn


def _alarm(look: Look) -> str:
    """All but the surroundings of the space in the dark; arrows to where the player may jump."""
    space = str(place_of(seen(look), look.actor))
    x, y = corner(space)
    left, top, right, bottom = x - 98, y - 98, x + CELL + 98, y + CELL + 98
    hush = f"M0 0H{WIDE}V{HIGH}H0ZM{left} {top}V{bottom}H{right}V{top}Z"
    drawn = f'<path class="hush" d="{hush}" fill-rule="evenodd"/>'
    for say in look.legal:
        verb, _, there = say.partition(" ")
        if verb == "jump":
            turn = TURN[side_of(space, there)]
            bad = " bad" if standing_at(seen(look), there) else ""
            drawn += (
                f'<g class="leap{bad}" transform="translate({x + 50} {y + 50}) rotate({turn}) '
                f'translate(0 -34)"><path d="{ARROW}"/></g>'
            )
    return f'<g class="alarm" id="alarm" aria-hidden="true">{drawn}</g>'
