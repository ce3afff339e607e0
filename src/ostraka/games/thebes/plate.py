"""The front page's picture: the routes from Europe to the five sites."""

from __future__ import annotations

from math import cos, log, pi, radians, sin, tan
from typing import Final

from markupsafe import Markup

from ostraka.draw.marks import mark_at
from ostraka.draw.scene import Facts, Translate
from ostraka.draw.svg import circle, emblem, path, picture, rect, text
from ostraka.games.thebes.drawing.coast import CASPIAN, COAST, Line

FACTS: Final = Facts(minutes=(60, 90), bots=2, icon="greek-temple")

CITIES: Final = {
    "London": (-0.1, 51.5),
    "Paris": (2.35, 48.9),
    "Berlin": (13.4, 52.5),
    "Rome": (12.5, 41.9),
    "Vienna": (16.4, 48.2),
    "Warsaw": (21, 52.2),
    "Moscow": (37.6, 55.7),
}
SITES: Final = {
    "greece": (22.6, 38.8),
    "crete": (24.9, 35.2),
    "egypt": (31.2, 29.6),
    "palestine": (35.3, 32),
    "mesopotamia": (44.4, 33),
}
EMBLEMS: Final = {
    "greece": "greek-temple",
    "crete": "bull-horns",
    "egypt": "great-pyramid",
    "palestine": "palm-tree",
    "mesopotamia": "lion",
}
LABELS: Final = {
    "London": (-7, -5, "end"),
    "Paris": (-8, 8, "end"),
    "Berlin": (0, -9, "middle"),
    "Rome": (-8, 4, "end"),
    "Vienna": (-8, 4, "end"),
    "Warsaw": (8, -4, "start"),
    "Moscow": (8, 4, "start"),
}
"""Where the name stands beside a city."""

ROUTES: Final = (
    ("London", "Paris"),
    ("London", "Berlin"),
    ("Paris", "Berlin"),
    ("Paris", "Vienna"),
    ("Paris", "Rome"),
    ("Berlin", "Warsaw"),
    ("Vienna", "Warsaw"),
    ("Vienna", "Rome"),
    ("Warsaw", "Moscow"),
    ("Warsaw", "greece"),
    ("Rome", "greece"),
    ("Rome", "crete"),
    ("greece", "crete"),
    ("greece", "mesopotamia"),
    ("crete", "egypt"),
    ("crete", "palestine"),
    ("egypt", "palestine"),
    ("palestine", "mesopotamia"),
)
JOURNEY: Final = ("Warsaw", "greece", "crete", "egypt")

ROSE: Final = (
    '<g class="rose" transform="translate(44 204)"><circle r="26"/><circle r="21.5"/>'
    '<path class="half" d="M0-30 5-5 30 0 5 5 0 30-5 5-30 0-5-5Z"/>'
    '<path class="solid" d="M0-30 0 0 5-5ZM30 0 0 0 5 5ZM0 30 0 0-5 5ZM-30 0 0 0-5-5Z"/></g>'
)
SCALE: Final = (
    '<g class="scalebar" transform="translate(318 22)"><rect width="60" height="4"/>'
    '<path d="M0 0h15v4H0ZM30 0h15v4H30Z" class="fillbar"/></g>'
)


def plate(icons: str = "", t: Translate = str) -> Markup:
    places = {name: _project(*place) for name, place in (CITIES | SITES).items()}
    body = _land() + _routes(places)
    for city, (dx, dy, anchor) in LABELS.items():
        x, y = places[city]
        body += circle(x, y, 4.2, "city") + circle(x, y, 1.5, "dot")
        body += text(x + dx, y + dy, t(city), "name", anchor)
    for site, shown in EMBLEMS.items():
        x, y = places[site]
        body += f'<g class="spot {site}">{circle(x + 1.5, y + 2.5, 14, "cast")}'
        body += circle(x, y, 14, "disc") + circle(x, y, 11.6, "ringline")
        body += emblem(shown, x, y, 17, icons, "emblem") + "</g>"
    (x, y), (rome_x, rome_y) = places["egypt"], places["Rome"]
    body += f"{mark_at(0, x + 19, y - 3, 17)}{mark_at(1, rome_x + 3, rome_y - 11, 15)}"
    return picture("map", body + ROSE + SCALE)


def _land() -> str:
    """The coast is drawn four times: three rings of shallow water and the land itself."""
    lines = "".join(map(_outline, COAST.values()))
    rings = "".join(f'<use href="#mp-land" class="{ring}"/>' for ring in ("w3", "w2", "w1", "land"))
    sea = rect(0, 0, 400, 260, "sea") + path(_meridians(), "grat")
    caspian = path(_outline(CASPIAN), "lake")
    return f'<defs><path id="mp-land" d="{lines}"/></defs>{sea}{rings}{caspian}'


def _routes(places: dict[str, tuple[float, float]]) -> str:
    lines = "".join(f"M{_point(places[a])}L{_point(places[b])}" for a, b in ROUTES)
    journey = "M" + "L".join(_point(places[name]) for name in JOURNEY)
    return path(lines, "route under") + path(lines, "route") + path(journey, "trip")


def _meridians() -> str:
    lines = [[(lon, lat) for lat in range(20, 72, 4)] for lon in range(-20, 71, 10)]
    lines += [[(lon, lat) for lon in range(-20, 71, 5)] for lat in range(20, 71, 10)]
    return "".join("M" + "L".join(_point(_project(*place)) for place in line) for line in lines)


def _outline(line: Line) -> str:
    return "M" + "L".join(_point(_project(*place)) for place in line) + "Z"


def _point(place: tuple[float, float]) -> str:
    return f"{place[0]:.1f} {place[1]:.1f}"


def _stretch(latitude: float) -> float:
    return tan(pi / 4 + radians(latitude) / 2)


SOUTH, NORTH = 34, 54  # where the map is true
CONE: Final = log(cos(radians(SOUTH)) / cos(radians(NORTH))) / log(
    _stretch(NORTH) / _stretch(SOUTH)
)
FACTOR: Final = cos(radians(SOUTH)) * _stretch(SOUTH) ** CONE / CONE


def _project(longitude: float, latitude: float) -> tuple[float, float]:
    """Lambert's conic map, with 20 E 43 N a little left of the middle."""
    radius, middle = (FACTOR / _stretch(at) ** CONE for at in (latitude, 43))
    angle = CONE * radians(longitude - 20)
    return 172 + 455 * radius * sin(angle), 127 - 455 * (middle - radius * cos(angle))
