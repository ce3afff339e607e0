"""Where templates are found, and what all of them may use."""

from __future__ import annotations

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from ostraka.draw.icons import SHERD, icon, sign
from ostraka.draw.marks import mark
from ostraka.server.style import address


def _icon(name: str, cls: str = "") -> Markup:
    return icon(name, address("icons.svg"), cls)


ENVIRONMENT = Environment(
    loader=PackageLoader("ostraka.web"),
    auto_reload=False,  # it would look at the files for every page
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
ENVIRONMENT.globals |= {
    "address": address,
    "icon": _icon,
    "mark": mark,
    "sherd": SHERD,
    "sign": sign,
}
