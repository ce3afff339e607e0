"""A position as one self-contained document, for files and notebooks."""

from __future__ import annotations

import re
from base64 import b64encode
from dataclasses import dataclass

from markupsafe import escape

from ostraka import games
from ostraka.core.play import WATCHER, Seat
from ostraka.core.table import Table
from ostraka.server.html.assets import KINDS, content, sheet
from ostraka.server.html.scenes import scene_of
from ostraka.ui import svg
from ostraka.ui.marks import mark
from ostraka.ui.scene import Look, Translate

WIDTH, HEIGHT = 1240, 960
SERVED = re.compile(r'url\("/static/[0-9a-f]+/([^"]+)"\)')


@dataclass(frozen=True)
class Snapshot:
    """A position as somebody sees it, as HTML or SVG."""

    title: str
    style: str
    drawings: str  # the symbols that the scene uses
    scene: str  # well-formed XML, for use in SVG
    theme: str = "light"

    def html(self) -> str:
        """Return an HTML page."""
        return (
            f'<!doctype html>\n<html data-theme="{self.theme}"><head><meta charset="utf-8">'
            f"<title>{escape(self.title)}</title><style>{self.style}</style></head>"
            f'<body class="still-page">{self._hidden()}{self.scene}</body></html>\n'
        )

    def svg(self) -> str:
        """Return the page inside an SVG; viewers without HTML show nothing of it."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
            f'viewBox="0 0 {WIDTH} {HEIGHT}" data-theme="{self.theme}">'
            f"<title>{escape(self.title)}</title><style><![CDATA[{self.style}]]></style>"
            f'{self.drawings}<foreignObject width="{WIDTH}" height="{HEIGHT}">'
            f'<div xmlns="http://www.w3.org/1999/xhtml" class="still-page">'
            f"{_with_namespace(self.scene)}</div></foreignObject></svg>\n"
        )

    def _repr_html_(self) -> str:
        """What notebooks show: a frame, so that styles do not mix."""
        return (
            f'<iframe srcdoc="{escape(self.html())}" width="{WIDTH}" height="{HEIGHT}" '
            'sandbox="" style="border: 0; max-width: 100%"></iframe>'
        )

    def _hidden(self) -> str:
        return f'<svg class="vh" aria-hidden="true">{self.drawings}</svg>'


def snapshot(
    table: Table, seat: Seat = WATCHER, theme: str = "light", t: Translate = str, odds: bool = True
) -> Snapshot:
    """Return the position of a table as a seat sees it, or a watcher."""
    key = table.game.key
    look = Look(
        view=table.view(seat),
        seat=seat,
        actor=table.actor,
        legal=tuple(table.legal_texts()) if table.actor == seat else (),
        names=table.names,
        notes=tuple(table.heard(seat)),
        t=t,
        odds=odds,
    )
    scene = _scene(key, table.game.title, look)
    return Snapshot(table.game.title, _style(), _drawings(key, scene), scene, theme)


def _scene(key: str, title: str, look: Look) -> str:
    """The board and its panels as on the table page, without buttons."""
    scene = scene_of(key)
    question = scene.question(look)
    players = ""
    for seat, name in enumerate(look.names):
        standing = scene.standing(look, seat)
        active = " active" if look.actor == seat else ""
        players += (
            f'<div class="player{active}"><div class="p1">{mark(seat)}<b>{escape(name)}</b>'
            f'<strong class="sum">{standing.points}</strong></div>'
            f'<div class="p2">{standing.holdings}</div></div>'
        )
    panels = "".join(
        f'<section class="sheetlet {panel.key}"><h2>{escape(panel.title)}'
        f"<small>{escape(panel.aside)}</small></h2>{panel.body}</section>"
        for panel in scene.panels(look)
    )
    return (
        f'<div class="still {key}"><header><h1>{escape(title)}</h1>'
        f"<span>{escape(scene.heading(look))}</span></header>"
        f'<main class="board"><div class="desk">{scene.board(look)}'
        f'<div class="notes">{panels}</div></div></main><div class="players">{players}</div>'
        f"<footer><b>{escape(question.title)}</b> <span>{escape(question.reason)}</span></footer>"
        "</div>"
    )


def _style() -> str:
    """The style sheet, with fonts and pictures embedded."""

    def embedded(found: re.Match[str]) -> str:
        kind = KINDS[found[1].rpartition(".")[2]].partition(";")[0]
        data = b64encode(content(found[1])).decode()
        return f'url("data:{kind};base64,{data}")'

    return SERVED.sub(embedded, sheet())


def _drawings(key: str, scene: str) -> str:
    """The game's drawings, and the icons that they or the scene use, as SVG symbols."""
    symbols = (
        games.part(key, "ui.art.symbols").symbols() if games.has(key, "ui.art.symbols") else ""
    )
    icons = content("icons.svg").decode()
    return svg.symbols_for(symbols, icons, symbols + scene)


def _with_namespace(scene: str) -> str:
    """Declare the namespace of pictures, which HTML inside SVG needs."""
    return re.sub(r"<svg(?=[ >])", '<svg xmlns="http://www.w3.org/2000/svg"', scene)
