"""Plain shapes for pictures that are put together by hand."""

from __future__ import annotations

from markupsafe import Markup

from ostraka.draw.icons import reference


def picture(name: str, body: str, box: str = "0 0 400 260") -> Markup:
    """A picture of the front page, in the classes of 20-plates.css. It says nothing that the words
    beside it do not say."""
    return Markup('<svg class="pl pl-{}" viewBox="{}" aria-hidden="true">{}</svg>').format(
        name, box, Markup(body)
    )


def emblem(name: str, x: float, y: float, size: float, icons: str, cls: str = "") -> str:
    """An icon inside a drawing, centred on a point; it follows `color`."""
    corner = f'x="{x - size / 2:.1f}" y="{y - size / 2:.1f}"'
    side = f'width="{size:g}" height="{size:g}"'
    return f'<use href="{reference(name, icons)}" {corner} {side} class="{cls}"/>'


def rect(x: float, y: float, width: float, height: float, cls: str, rx: float = 0) -> str:
    corner = f' rx="{rx:g}"' if rx else ""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"'
        f'{corner} class="{cls}"/>'
    )


def circle(x: float, y: float, radius: float, cls: str) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}" class="{cls}"/>'


def path(d: str, cls: str) -> str:
    return f'<path class="{cls}" d="{d}"/>'


def text(x: float, y: float, words: str, cls: str, anchor: str = "middle") -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return str(Markup("<text {} class='{}'>{}</text>").format(Markup(place), cls, words))
