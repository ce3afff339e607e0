"""The five professors and the assistant, drawn in squares of 60."""

from __future__ import annotations

from typing import Final

from ostraka.games.tomb_raiders.ui.art.paint import circle, ellipse, shape, stroke

PUPIL: Final = "#22180f"
SHIRT: Final = "#f7efdc"

SKIN: Final = {
    "mesopotamia": "#c98f63",
    "egypt": "#dcae82",
    "greece": "#e7bd95",
    "crete": "#e2b48b",
    "world": "#e3b891",
}
COAT: Final = {
    "mesopotamia": "#23354c",
    "egypt": "#8d6f3c",
    "greece": "#5a2d22",
    "crete": "#38294a",
    "world": "#2b2622",
}
HAIR: Final = {
    "mesopotamia": "#1d1712",
    "egypt": "#6b4322",
    "greece": "#3a2417",
    "crete": "#5a4634",
    "world": "#e9e3d6",
}
TIE: Final = shape("M30 45.5l-5-2.5v5zM30 45.5l5-2.5v5z", "#8e2c25")
EYES: Final = (
    circle(26, 24, 1.15, PUPIL)
    + circle(34, 24, 1.15, PUPIL)
    + stroke("M30 25v4.2h-1.6", PUPIL, 0.8, 'opacity=".55"')
)


def professor(place: str) -> str:
    """The professor of a region, or of the world."""
    face = {
        "mesopotamia": _mesopotamia,
        "egypt": _egypt,
        "greece": _greece,
        "crete": _crete,
        "world": _world,
    }[place]
    return _shoulders(COAT[place], SKIN[place]) + face(HAIR[place])


def assistant() -> str:
    """A young man with a soft hat."""
    skin = "#e0b48a"
    return (
        shape("M4 60C5 47 17 42 30 42s25 5 26 18z", "#3a4a3c")
        + shape("M22.5 42.5 30 56l7.5-13.5z", SHIRT)
        + shape("M25 33h10v9.5q-5 4-10 0z", skin)
        + ellipse(30, 25, 10.3, 12.5, skin)
        + circle(26, 25, 1.1, PUPIL)
        + circle(34, 25, 1.1, PUPIL)
        + stroke("M27 31.5q3 1.8 6 0", "#6b3a22", 1.2)
        + shape(
            "M18.5 19C19 8 24 6.5 30 6.5S41 8 41.5 19q3 .4 9 .3-9 3.7-20.5 3.7T15 19.5z", "#8a6a3a"
        )
        + shape("M19 16.5q11 3 22 0v2.8q-11 3-22 0z", "#4a3620")
    )


def _shoulders(coat: str, skin: str) -> str:
    return (
        shape("M4 60C5 47 17 42 30 42s25 5 26 18z", coat)
        + shape("M22.5 42.5 30 56l7.5-13.5z", SHIRT)
        + shape("M25 33h10v9.5q-5 4-10 0z", skin)
        + shape("M25 37q5 4 10 0v3q-5 4-10 0z", "#000", 'opacity=".18"')
        + ellipse(30, 24.5, 10.8, 13, skin)
    )


def _mesopotamia(hair: str) -> str:
    beard = (
        "M19.3 22C18.5 38 25 44.5 30 44.5S41.5 38 40.7 22C39 29 36.5 30.5 30 29.5 "
        "23.5 30.5 21 29 19.3 22z"
    )
    fez = shape("M20.5 16.5 22.5 4h15l2 12.5q-9.5-3-19 0z", "#9c2f2a")
    return shape(beard, hair) + EYES + fez + stroke("M36 4.5l4 8", "#e7c66a", 1)


def _egypt(hair: str) -> str:
    moustache = "M30 30c-3-2-7-.6-8.5 2 3 .6 6 .8 8.5-.4 2.5 1.2 5.5 1 8.5.4-1.5-2.6-5.5-4-8.5-2z"
    helmet = "M17.5 18.5C17.5 8 23 3.5 30 3.5S42.5 8 42.5 18.5l6 3.3c-9 2.4-28 2.4-37 0z"
    band = shape("M17.5 16.5q12.5 3.5 25 0v3q-12.5 3.5-25 0z", "#b08a3c")
    return EYES + shape(moustache, hair) + shape(helmet, "#efe0b8") + band + TIE


def _greece(hair: str) -> str:
    tresses = (
        "M18.5 27C17 14 23 9 30 9s13 5 11.5 18c-1.5-5-3-9-7-10.5-6 .5-11-.5-12.5 2-1.5 2-2.5 5-3.5 "
        "8.5z"
    )
    return (
        circle(30, 6.5, 5.6, hair)
        + shape(tresses, hair)
        + EYES
        + stroke("M27 31.5q3 2 6 0", "#8e3a2c", 1.3)
        + shape("M23.5 39.5q6.5 3.5 13 0v5q-6.5 3.5-13 0z", SHIRT)
        + circle(30, 44.5, 2.4, "#e0ad4b")
    )


def _crete(hair: str) -> str:
    moustache = (
        "M30 30.2c-3.5-2-9-.4-10 3.4 4 .2 7-.4 10-1.9 3 1.5 6 2.1 10 1.9-1-3.8-6.5-5.4-10-3.4z"
    )
    whiskers = "M18.5 20q-1 4 .5 8l2-6zM41.5 20q1 4-.5 8l-2-6z"
    hat = "M19.5 16.5C19 7 23.5 4 30 4s11 3 10.5 12.5l6 .8c.8 3-3 3.2-5 3.2h-23c-2 0-5.8-.2-5-3.2z"
    band = shape("M19.5 14.5h21v2.8h-21z", "#7a4fa0")
    return EYES + shape(moustache + whiskers, hair) + shape(hat, "#241d17") + band + TIE


def _world(hair: str) -> str:
    locks = "M18 27c-2-9 1-15 12-15s14 6 12 15c-1-5-2.5-8-4-9.5H22c-1.5 1.5-3 4.5-4 9.5z"
    beard = "M20.5 29C21 40 26 46 30 46s9-6 9.5-17c-2.5 3-5.5 3-9.5 2.2-4 .8-7 .8-9.5-2.2z"
    ring = 'stroke="#a9781f" stroke-width="1.1"'
    glasses = circle(25.8, 24.2, 3.5, "none", ring) + circle(34.2, 24.2, 3.5, "none", ring)
    cap = shape("M30 2.5 48 9.5 30 16.5 12 9.5z", "#1f1a16")
    cap += shape("M20.5 12.5v5q9.5 4 19 0v-5L30 16.5z", "#2f2822")
    return shape(locks + beard, hair) + EYES + glasses + cap + stroke("M46 10v9", "#e0ad4b", 1.3)
