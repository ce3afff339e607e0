"""Small pictures and words that board and sheets share.

Markup is made with f-strings and stays a plain string until the board or a sheet is done. So
whatever people wrote or a language says goes through `escape`; the rest are numbers and names of
our own.
"""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from markupsafe import escape

from ostraka.games.thebes.rules.view import BoardView
from ostraka.games.thebes.ui.art.glyphs import refers
from ostraka.games.thebes.ui.text.words import CITIES, SITES
from ostraka.ui.scene import Look
from ostraka.ui.svg import short


def seen(look: Look) -> BoardView:
    """Return the view with its type."""
    return cast(BoardView, look.view)


def place_name(look: Look, place: str) -> str:
    return look.t(CITIES.get(place) or SITES[place])


def picture(look: Look, name: str, cls: str) -> str:
    """A drawing of the game as a picture of its own; styles give it a size."""
    return f'<svg class="{cls}" aria-hidden="true"><use href="{look.art}#thebes-{name}"/></svg>'


def sign(look: Look, name: str, cls: str = "") -> str:
    """An icon, or a sign of our own, beside words."""
    return inner(look, name, cls).replace("<svg", '<svg aria-hidden="true"', 1)


def inner(look: Look, name: str, cls: str = "") -> str:
    """The same inside something that screen readers pass over."""
    classes = f"i {cls}".rstrip()
    return f'<svg class="{classes}"><use href="{refers(name, look.art, look.icons)}"/></svg>'


def put(look: Look, name: str, x: float, y: float, wide: float, high: float, cls: str = "") -> str:
    """A drawing inside a larger one."""
    classes = f' class="{cls}"' if cls else ""
    return (
        f'<use href="{look.art}#thebes-{name}" x="{short(x)}" y="{short(y)}" '
        f'width="{wide:g}" height="{high:g}"{classes}/>'
    )


def put_sign(look: Look, name: str, x: float, y: float, size: float, cls: str = "") -> str:
    """A sign inside a larger drawing."""
    classes = f' class="{cls}"' if cls else ""
    return (
        f'<use href="{refers(name, look.art, look.icons)}" x="{short(x)}" y="{short(y)}" '
        f'width="{size:g}" height="{size:g}"{classes}/>'
    )


@lru_cache(maxsize=4096)
def text(x: float, y: float, words: str | int, cls: str = "", anchor: str = "middle") -> str:
    """Words inside a drawing; styles set them on the middle unless a class says otherwise."""
    classes = f"{cls} {anchor}".strip() if anchor != "middle" else cls
    styled = f' class="{classes}"' if classes else ""
    return f'<text x="{short(x)}" y="{short(y)}"{styled}>{escape(words)}</text>'


def pill_width(words: str) -> float:
    return 14 + sum(3.4 if letter in " ." else 11 if letter in "mw" else 7 for letter in words)


def pill(look: Look, x: float, y: float, words: str, cls: str = "", carried: str = "") -> str:
    """Weeks of a journey, with what makes it shorter."""
    wide = pill_width(words) + (15 if carried else 0)
    drawn = put_sign(look, carried, wide - 21, -7, 14) if carried else ""
    return (
        f'<g class="pill{cls}" transform="translate({short(x)} {short(y)})"><rect '
        f'width="{wide:.0f}"/>{text(7, 4.6, words, "", "start")}{drawn}</g>'
    )


def sentences(*parts: str) -> str:
    """Join sentences, leaving out empty ones."""
    return " ".join(part for part in parts if part)


def target(look: Look, say: str, name: str, label: str) -> str:
    """What is pressed: a button over a card, whose own words are only for the eye. Where nothing
    can be chosen the same is said without a button."""
    if say in look.legal:
        return (
            f'<button type="button" class="hit" id="{name}" data-say="{say}" '
            f'aria-label="{escape(label)}"></button>'
        )
    return f'<span class="vh">{escape(label)}</span>'


def reachable(look: Look, words: str) -> str:
    """Lets the keyboard scroll something while there is nothing to choose in it."""
    return "" if look.legal else f' tabindex="0" role="group" aria-label="{escape(words)}"'
