"""Static files: one style sheet, scripts, fonts and drawings.

Each address holds part of the file's hash, so browsers may cache it for ever: a file that changes
gets a new address.
"""

from __future__ import annotations

import re
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

from fastapi import APIRouter, HTTPException, Response

from ostraka import games, web
from ostraka.core.errors import OstrakaError
from ostraka.ui import grain, palette, svg

router = APIRouter(include_in_schema=False)

SHEET = "ostraka.css"
CACHED = {"Cache-Control": "public, max-age=31536000, immutable"}
UNCACHED = {"Cache-Control": "no-cache"}
KINDS = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8",
    "woff2": "font/woff2",
}
FONTS = {
    "marcellus": ("Marcellus", ("400",)),
    "alegreya-sans": ("Alegreya Sans", ("400", "500", "700")),
}
RANGES = {
    "latin-ext": "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF,"
    " U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF",
    "latin": "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F,"
    " U+20AC, U+2122, U+2190-2193, U+2212, U+2215, U+FEFF, U+FFFD",
}
"""The letters for which browsers fetch each file of a font."""


@cache
def content(name: str) -> bytes:
    """Return the file of a name: one of ours, of an npm package, or a drawing."""
    if name == SHEET:
        return sheet().encode()
    if name in grain.PICTURES:
        return grain.picture(name)
    key, _, art = name.partition("-")
    if art == "art.svg" and key in games.known() and games.has(key, "ui.art.symbols"):
        symbols = games.part(key, "ui.art.symbols").symbols()
        return svg.sheet(symbols, content("icons.svg").decode()).encode()
    found = _files().get(name)
    if found is None:
        raise KeyError(name)
    return found.read_bytes()


@cache
def address(name: str) -> str:
    """Return the address of a file, such as `client.js` or `thebes-art.svg`."""
    return f"/static/{sha256(content(name)).hexdigest()[:12]}/{name}"


@cache
def art_of(key: str) -> str:
    """Return the address of a game's drawings; empty if it has none."""
    return address(f"{key}-art.svg") if games.has(key, "ui.art.symbols") else ""


def sheet() -> str:
    """Return the style sheet: palette, fonts, our styles, and those of the games."""
    folders = [files(web), *(files(games.package(key)) / "ui" for key in games.known())]
    parts = [palette.css(), _fonts(), *(text for folder in folders for text in _styles(folder))]
    joined = palette.with_preference("\n".join(parts))
    return re.sub(r'url\("([^"/#:]+)"\)', lambda found: f'url("{address(found[1])}")', joined)


@router.get("/static/{digest}/{name}")
def static(digest: str, name: str) -> Response:
    """Serve a file, to be cached for ever if the address holds its current hash."""
    try:
        body = content(name)
    except KeyError:
        raise HTTPException(404) from None
    kept = address(name) == f"/static/{digest}/{name}"
    kind = KINDS.get(name.rpartition(".")[2], "application/octet-stream")
    return Response(body, media_type=kind, headers=CACHED if kept else UNCACHED)


@cache
def _files() -> dict[str, Traversable]:
    """All files in web/ that may be served, by name."""
    if not files(web).joinpath("vendor", "made").is_file():
        raise OstrakaError("The fonts and icons of the pages are missing. Run `make assets`.")
    found: dict[str, Traversable] = {}
    for folder in ("vendor/licences", "vendor/fonts", "vendor", "static"):
        place = files(web).joinpath(folder)
        if place.is_dir():
            found |= {file.name: file for file in place.iterdir() if file.is_file()}
    return found


def _fonts() -> str:
    return "".join(
        f'@font-face {{ font-family: "{family}"; font-weight: {weight}; font-display: swap;'
        f' src: url("{file}-{script}-{weight}.woff2") format("woff2");'
        f" unicode-range: {letters}; }}\n"
        for file, (family, weights) in FONTS.items()
        for weight in weights
        for script, letters in RANGES.items()
    )


def _styles(parent: Traversable) -> list[str]:
    """Read the style sheets in a folder `style`, in the order of their names."""
    folder = parent / "style"
    if not folder.is_dir():
        return []
    found = {file.name: file for file in folder.iterdir() if file.name.endswith(".css")}
    return [found[name].read_text("utf-8") for name in sorted(found)]
