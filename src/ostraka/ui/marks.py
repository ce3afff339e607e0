"""The marks of seats: a shape that always goes with the seat's colour."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from ostraka.ui.markup import html

SHAPES: Final = (
    Markup('<circle cx="12" cy="12" r="9"/>'),
    Markup('<rect x="3.8" y="3.8" width="16.4" height="16.4" rx="1"/>'),
    Markup('<path d="M12 2.6 22 20.6H2Z"/>'),
    Markup('<path d="M12 1.6 22.4 12 12 22.4 1.6 12Z"/>'),
    Markup(
        '<path d="m12 1.6 3.1 6.9 7.5.8-5.6 5.1 1.6 7.4L12 18l-6.6 3.8L7 14.4 1.4 9.3l7.5-.8Z"/>'
    ),
    Markup('<path d="M6.6 2.8h10.8L22.6 12l-5.2 9.2H6.6L1.4 12Z"/>'),
)
"""Circle, square, triangle, diamond, star, hexagon; each in a square of 24."""


@cache
def mark(seat: int, cls: str = "") -> Markup:
    """A seat's mark as a picture of its own; it stands beside a name, which screen readers read."""
    classes = f"mark seat-{seat} {cls}".strip()
    picture = '<svg class="{}" viewBox="0 0 24 24" aria-hidden="true">{}</svg>'
    return html(picture, classes, SHAPES[seat])


def mark_at(seat: int, x: float, y: float, size: float, cls: str = "") -> Markup:
    """The same inside a larger drawing, centred on a point."""
    classes = f"mark seat-{seat} {cls}".strip()
    place = f"translate({x - size / 2:.1f} {y - size / 2:.1f}) scale({size / 24:.3f})"
    return html('<g class="{}" transform="{}">{}</g>', classes, place, SHAPES[seat])
