"""Icons: those of game-icons.net by name, and small signs of our own for buttons.

A new name in ICONS is in the sprite after `make assets`. An icon follows `color`; beside words it
says nothing to screen readers, so the words must say it all.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from ostraka.ui.markup import html

ICONS: Final[tuple[str, ...]] = (
    "amphora",
    "ankh",
    "anubis",
    "backpack",
    "backward-time",
    "bandaged",
    "bee",
    "broken-pottery",
    "broken-tablet",
    "bull",
    "bull-horns",
    "calendar",
    "camel",
    "card-discard",
    "card-draw",
    "card-exchange",
    "card-pick",
    "cat",
    "chariot",
    "check-mark",
    "clock-tower",
    "cobra",
    "cog",
    "coins",
    "compass",
    "congress",
    "covered-jar",
    "croc-jaws",
    "cross-mark",
    "crowbar",
    "crown",
    "dig-dug",
    "dig-hole",
    "discobolus",
    "dodge",
    "dolphin",
    "egyptian-bird",
    "egyptian-profile",
    "egyptian-urns",
    "exit-door",
    "eye-of-horus",
    "falling-rocks",
    "first-aid-kit",
    "footsteps",
    "galley",
    "gem-necklace",
    "gold-scarab",
    "graduate-cap",
    "great-pyramid",
    "greek-sphinx",
    "greek-temple",
    "griffin-symbol",
    "hamburger-menu",
    "hand",
    "harp",
    "help",
    "horus",
    "hourglass",
    "ibis",
    "ionic-column",
    "jeweled-chalice",
    "jug",
    "jump-across",
    "knapsack",
    "laurels",
    "lion",
    "locked-chest",
    "lockpicks",
    "lyre",
    "magic-lamp",
    "magnifying-glass",
    "medusa-head",
    "mermaid",
    "minotaur",
    "mummy-head",
    "muscle-up",
    "octopus",
    "old-lantern",
    "open-book",
    "paddle-steamer",
    "padlock",
    "padlock-open",
    "paint-brush",
    "painted-pottery",
    "palm-tree",
    "person",
    "perspective-dice-six-faces-random",
    "pharoah",
    "player-time",
    "pocket-watch",
    "porcelain-vase",
    "position-marker",
    "public-speaker",
    "quill-ink",
    "ram-profile",
    "return-arrow",
    "revolver",
    "ring",
    "robber",
    "rock",
    "rolling-dices",
    "rule-book",
    "saint-basil-cathedral",
    "sands-of-time",
    "sarcophagus",
    "scarab-beetle",
    "scorpion",
    "scroll-unfurled",
    "sea-serpent",
    "skull-crossed-bones",
    "spade",
    "spartan-helmet",
    "stamper",
    "steam-locomotive",
    "stone-block",
    "stone-pile",
    "stone-tablet",
    "swap-bag",
    "swimfins",
    "third-eye",
    "three-friends",
    "torch",
    "treasure-map",
    "trench-spade",
    "trowel",
    "two-coins",
    "vial",
    "waves",
    "wax-seal",
    "wax-tablet",
    "weight",
    "white-book",
    "wooden-crate",
    "zeppelin",
)
KNOWN: Final = frozenset(ICONS)

SIGNS: Final[dict[str, str]] = {
    "sun": (
        '<circle cx="12" cy="12" r="4.2"/><path d="M12 2.5v2.7M12 18.8v2.7M2.5 12h2.7M18.8 '
        '12h2.7M5.3 5.3l1.9 1.9M16.8 16.8l1.9 1.9M18.7 5.3l-1.9 1.9M7.2 16.8l-1.9 1.9"/>'
    ),
    "lamp": (
        '<path d="M8 8h8l1.5 11h-11ZM9 22h6M9.5 8a2.5 2.5 0 0 1 5 0M12 5.5V3M12 16.5c1.6 0 '
        '2.2-1.2 1.6-2.4-.4-.8-1.3-1.3-1.6-2.6-.5 1.3-2 2-2 3.5 0 .9.9 1.5 2 1.5Z"/>'
    ),
    "people": (
        '<circle cx="9" cy="8" r="3.5"/><path d="M2.5 20c.3-4.2 2.8-6.5 6.5-6.5s6.2 2.3 6.5 '
        '6.5M15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 14c2.5.8 3.8 2.9 4 6"/>'
    ),
    "person": (
        '<circle cx="12" cy="8" r="4"/><path d="M4.5 20.5c.4-4.6 3.2-7 7.5-7s7.1 2.4 7.5 7"/>'
    ),
    "clock": '<circle cx="12" cy="12.5" r="8.5"/><path d="M12 7.5v5l3.3 2M10 1.8h4"/>',
    "play": '<path d="M7 4.5v15l12.5-7.5Z" fill="currentColor"/>',
    "pause": '<path d="M8 5v14M16 5v14" stroke-width="3.5"/>',
    "next": '<path d="m9 5 7 7-7 7"/>',
    "prev": '<path d="m15 5-7 7 7 7"/>',
    "forward": '<path d="m5 5 7 7-7 7m7-14 7 7-7 7"/>',
    "first": '<path d="m18 5-7 7 7 7M6 5v14"/>',
    "last": '<path d="m6 5 7 7-7 7M18 5v14"/>',
    "copy": (
        '<rect x="8.5" y="8.5" width="12" height="12" rx="2"/><path d="M15.5 5.5v-.5a2 2 0 0 '
        '0-2-2H5a2 2 0 0 0-2 2v8.5a2 2 0 0 0 2 2h.5"/>'
    ),
    "link": (
        '<path d="M10 14a4.5 4.5 0 0 0 6.4 0l3.2-3.2a4.5 4.5 0 0 0-6.4-6.4L11.8 5.8M14 10a4.5 '
        '4.5 0 0 0-6.4 0l-3.2 3.2a4.5 4.5 0 0 0 6.4 6.4l1.4-1.4"/>'
    ),
    "down": '<path d="M12 3.5v11.5m-5-5 5 5 5-5M4 20h16"/>',
    "check": '<path d="m4.5 12.5 5 5 10-11"/>',
    "again": '<path d="M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 3.5v5h5"/>',
    "eye": (
        '<path d="M2 12c2.5-4.4 5.8-6.6 10-6.6S19.5 7.6 22 12c-2.5 4.4-5.8 6.6-10 6.6S4.5 '
        '16.4 2 12Z"/><circle cx="12" cy="12" r="3"/>'
    ),
    "screen": (
        '<rect x="3" y="4.5" width="18" height="12" rx="2"/><path d="M8.5 20.5h7M12 16.5v4"/>'
    ),
    "bot": (
        '<rect x="4.5" y="8" width="15" height="11.5" rx="2.5"/><path d="M12 8V4.5M9.3 '
        '15.7h5.4M2 12.5v3M22 12.5v3"/><circle cx="9.2" cy="12.3" r=".8" '
        'fill="currentColor"/><circle cx="14.8" cy="12.3" r=".8" fill="currentColor"/><circle '
        'cx="12" cy="3.4" r="1.1" fill="currentColor"/>'
    ),
    "more": '<path d="M5 12h.01M12 12h.01M19 12h.01" stroke-width="3.2"/>',
    "mute": ('<path d="M4 9.5v5h3.5l5 4v-13l-5 4ZM16.5 9.5l5 5m0-5-5 5"/>'),
    "flag": '<path d="M6 21.5V4m0 .5c4-2.5 7.5 2.5 12 0v9c-4.5 2.5-8-2.5-12 0"/>',
    "bin": '<path d="M4 6.5h16M9.5 6V4h5v2M6.5 6.5l1 14h9l1-14M10.3 10.5v6.2M13.7 10.5v6.2"/>',
    "plus": '<path d="M12 5v14M5 12h14"/>',
    "x": '<path d="m6 6 12 12M18 6 6 18"/>',
    "seal": (
        '<path d="M12 2.5 19.5 5.5v6c0 4.8-3.2 8.4-7.5 10-4.3-1.6-7.5-5.2-7.5-10v-6Z"/><path '
        'd="m8.5 12 2.6 2.6 4.6-5.2"/>'
    ),
    "unsealed": (
        '<path stroke-dasharray="3 2.4" d="M12 2.5 19.5 5.5v6c0 4.8-3.2 8.4-7.5 10-4.3-1.6-7.5-5.2'
        '-7.5-10v-6Z"/><path d="M12 7.5v5.5m0 3v.1"/>'
    ),
}
"""Drawn in a square of 24, with strokes in the colour of the text."""

SHERD: Final = Markup(
    '<svg class="sherd" viewBox="0 0 34 34" aria-hidden="true">'
    '<path d="M3 13 9 4l8-1.5 7 2 7.5 7-1.5 9-8 4-3 6.5-8-2.5-7.5-6Z" fill="#b4582f" '
    'stroke="#5e2a14" stroke-width="1.2" stroke-linejoin="round"/>'
    '<path d="M5.5 15.5c6-3 15-4 24-2.2" fill="none" stroke="#3a1a0c" '
    'stroke-width="1.3"/>'
    '<path d="M7 12.2c6-2.6 12-3.2 19-2" fill="none" stroke="#3a1a0c" stroke-width=".9"/>'
    '<path d="m13.2 28 4-10 4 10m-6.8-3.2h5.4" fill="none" stroke="#fbe7c6" '
    'stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>'
    "</svg>"
)
"""The sign of Ostraka, in colours of its own, in a square of 34."""


@cache
def icon(name: str, address: str = "", cls: str = "") -> Markup:
    """An icon as a picture of its own; `address` is that of the sprite, empty if it is in the
    same document."""
    classes = f"i {cls}".strip()
    picture = '<svg class="{}" aria-hidden="true"><use href="{}"/></svg>'
    return html(picture, classes, reference(name, address))


def reference(name: str, address: str = "") -> str:
    """What a <use> of a larger drawing refers to."""
    if name not in KNOWN:
        raise ValueError(f"ui/icons.py does not list the icon {name}")
    return f"{address}#i-{name}"


@cache
def sign(name: str, cls: str = "") -> Markup:
    """A sign of our own, for buttons and small facts."""
    classes = f"u {cls}".strip()
    picture = '<svg class="{}" viewBox="0 0 24 24" aria-hidden="true">{}</svg>'
    return html(picture, classes, Markup(SIGNS[name]))
