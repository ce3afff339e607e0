"""The front page's picture: a lamp in the night."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from ostraka.ui.scene import Facts, Translate
from ostraka.ui.svg import circle, emblem, picture, rect

FACTS: Final = Facts(minutes=(5, 10), bots=2, icon="magic-lamp")


def cover(icons: str = "", art: str = "", t: Translate = str) -> Markup:
    night = rect(0, 0, 400, 260, "night") + circle(200, 130, 100, "glow")
    lamp = emblem("magic-lamp", 200, 130, 130, icons, "lamp")
    return picture("lantern", night + lamp)
