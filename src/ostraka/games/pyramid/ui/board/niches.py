"""What is in the walls: sarcophagi with their treasures, alcoves with their idols."""

from __future__ import annotations

from typing import Final

from ostraka.games.pyramid.rules.box import GODS
from ostraka.games.pyramid.rules.view import GraveView, IdolView
from ostraka.games.pyramid.ui.art.places import (
    ALCOVE_WALL,
    TURN,
    alcove_niche,
    alcove_spaces,
    grave_niche,
    grave_space,
    grave_wall,
)
from ostraka.games.pyramid.ui.pieces import (
    card_worth,
    drawing,
    god_href,
    god_name,
    said,
    seen,
    sentences,
    target,
)
from ostraka.games.pyramid.ui.text.reach import reach
from ostraka.ui.scene import Look
from ostraka.ui.svg import short

LID: Final = {"north": (-5, 0), "west": (0, 5), "east": (0, -5)}
"""How far the hollow of an open coffin lies off, by its wall."""
CHIP: Final = {"north": (30, 30), "west": (30, 32), "east": (-30, 32)}
AIM: Final = '<circle class="aim" r="46"/>'


def niches(look: Look, labels: dict[str, str]) -> str:
    view = seen(look)
    idols = {idol["god"]: idol for idol in view["idols"]}
    graves = "".join(_grave(look, grave, labels) for grave in view["sarcophagi"])
    return graves + "".join(_alcove(look, god, idols.get(god), labels) for god in GODS)


# --- Sarcophagi -------------------------------------------------------------------------------


def _grave(look: Look, grave: GraveView, labels: dict[str, str]) -> str:
    name, state = grave["sarcophagus"], grave["state"]
    god, wall = name.partition("-")[0], grave_wall(name)
    x, y = grave_niche(name)
    coffin = "closed" if state in ("closed", "read") else state
    say = next((f"{verb} {name}" for verb in ("take", "open") if f"{verb} {name}" in labels), "")
    told = f'role="img" aria-label="{said(grave_words(look, grave))}"'
    if say:
        told = target(look, say, sentences(labels[say], grave_words(look, grave)))
    return (
        f'<g class="sarc {state} g-{god}{" can" if say else ""}" id="sarc-{name}" {told} '
        f'transform="translate({short(x)} {short(y)})">{_field() if say else ""}'
        f'<use href="{drawing(look, f"coffin-{coffin}")}" x="-50" y="-50" width="100" '
        f'height="100" transform="rotate({TURN[wall]})"/>{_worth(look, grave, wall)}</g>'
    )


def _field() -> str:
    """What is touched and lit."""
    return '<rect class="field" x="-49" y="-48" width="98" height="97" rx="8"/>'


def _worth(look: Look, grave: GraveView, wall: str) -> str:
    """The treasure that lies open, or what its one reader knows (ruling 132)."""
    if grave["card"] is None or grave["state"] == "empty":
        return ""
    worth = card_worth(grave["card"])
    if grave["state"] == "read":
        return f'<g class="read" aria-hidden="true"><circle r="22"/><text y="9">{worth}</text></g>'
    right, down = LID[wall]
    return (
        f'<g class="coin" aria-hidden="true" transform="translate({right} {down})"><use '
        f'href="{drawing(look, "coin")}" x="-50" y="-50" width="100" height="100"/>'
        f'<text y="9">{worth}</text></g>'
    )


def grave_words(look: Look, grave: GraveView) -> str:
    """A sarcophagus in words."""
    t = look.t
    name, card = grave["sarcophagus"], grave["card"]
    words = {
        "closed": t("Sarcophagus of {god} at {space}: closed."),
        "read": t("Sarcophagus of {god} at {space}: closed, but its inscription was read."),
        "open": t("Sarcophagus of {god} at {space}: open, with a treasure worth {worth}."),
        "empty": t("Sarcophagus of {god} at {space}: empty."),
    }[grave["state"]]
    if grave["state"] == "read" and card is not None:
        words = t("Sarcophagus of {god} at {space}: closed. You alone know its worth: {worth}.")
    return words.format(
        god=god_name(look, name.partition("-")[0]),
        space=grave_space(name),
        worth=card_worth(card) if card else "",
    )


# --- Alcoves ----------------------------------------------------------------------------------


def _alcove(look: Look, god: str, idol: IdolView | None, labels: dict[str, str]) -> str:
    x, y = alcove_niche(god)
    size = 1.2 if len(alcove_spaces(god)) > 1 else 1
    say = f"pick {god}" if f"pick {god}" in labels else ""
    told = f'role="img" aria-label="{said(alcove_words(look, god, idol))}"'
    if say:
        told = target(look, say, sentences(labels[say], alcove_words(look, god, idol)))
    tried = seen(look)["attempt"] == god
    classes = f"alcove g-{god}{' can' if say else ''}{' tried' if tried else ''}"
    base = "plinth" if idol else "plinth-bare"
    return (
        f'<g class="{classes}" id="alcove-{god}" {told} transform="translate({short(x)} '
        f'{short(y)}) scale({size})">{_field() if say else ""}'
        f'<use href="{drawing(look, base)}" x="-50" y="-50" width="100" height="100"/>'
        f'<use class="{"idol" if idol else "idol gone"}" href="{god_href(look, god)}" x="-21" '
        f'y="-21" width="42" height="42"/>'
        f"{AIM if tried else ''}</g>{_price(idol, x, y, size) if idol else ''}"
    )


def _price(idol: IdolView, x: float, y: float, size: float) -> str:
    """What the idol is worth, and the numbers of its lock."""
    below = 26 if ALCOVE_WALL[idol["god"]] == "north" else 38
    needs = " ".join(map(str, idol["needs"]))
    return (
        f'<g class="price" transform="translate({short(x)} {short(y)}) scale({size})" '
        'aria-hidden="true"><g class="coin" transform="translate(25 -25)"><circle r="15"/>'
        f'<text class="small" y="7">{idol["value"]}</text></g>'
        f'<text class="needs" y="{below + 6}">{needs}</text></g>'
    )


def alcove_words(look: Look, god: str, idol: IdolView | None) -> str:
    """An alcove in words."""
    t = look.t
    if idol is None:
        return t("Alcove of {god}: the idol is gone.").format(god=god_name(look, god))
    return t("Alcove of {god}: the idol is worth {worth}, the lock needs {numbers}.").format(
        god=god_name(look, god), worth=idol["value"], numbers=" ".join(map(str, idol["needs"]))
    )


# --- How far ----------------------------------------------------------------------------------


def prices(look: Look, start: str, actions: int) -> str:
    """What walking to a treasure and taking or opening it costs in this turn."""
    view = seen(look)
    near = reach(view, start, actions)
    drawn = ""
    for grave in view["sarcophagi"]:
        cost = near.get(grave_space(grave["sarcophagus"]), actions) + 1
        if cost <= actions and grave["state"] != "empty":
            x, y = grave_niche(grave["sarcophagus"])
            right, down = CHIP[grave_wall(grave["sarcophagus"])]
            kind = "take" if grave["state"] == "open" else "look"
            drawn += chip(x + right, y + down, cost, kind)
    for idol in view["idols"]:
        spaces = alcove_spaces(idol["god"])
        cost = min(near.get(space, actions) for space in spaces) + 1
        if cost <= actions:
            x, y = alcove_niche(idol["god"])
            drawn += chip(x - 34, y - 28, cost, "look")
    return drawn


def chip(x: float, y: float, cost: int, cls: str = "") -> str:
    """A number of actions."""
    return (
        f'<g class="cost {cls}"><circle cx="{short(x)}" cy="{short(y)}" r="17"/>'
        f'<text x="{short(x)}" y="{short(y + 8)}">{cost}</text></g>'
    )
