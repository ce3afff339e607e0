"""The template environment, and what all templates may use."""

from __future__ import annotations

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from ostraka.core.origin import ORIGINS
from ostraka.server.html.assets import address
from ostraka.server.names import shown_name
from ostraka.ui.figures import counted
from ostraka.ui.icons import SHERD, icon, sign
from ostraka.ui.marks import mark
from ostraka.ui.origins import badge, origin_meaning
from ostraka.ui.scene import InContext


def _icon(name: str, cls: str = "") -> Markup:
    return icon(name, address("icons.svg"), cls)


ENVIRONMENT = Environment(
    loader=PackageLoader("ostraka.web"),
    auto_reload=False,  # it would check the files for every page
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
ENVIRONMENT.globals |= {
    "InContext": InContext,
    "address": address,
    "counted": counted,
    "icon": _icon,
    "mark": mark,
    "origin": badge,
    "origin_meaning": origin_meaning,
    "origins": ORIGINS,
    "sherd": SHERD,
    "shown_name": shown_name,
    "sign": sign,
}
