"""`ostraka show`: a position of a recorded game as a picture."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

from ostraka.cli.console import out
from ostraka.cli.records import rebuilt
from ostraka.core.errors import OstrakaError
from ostraka.core.play import WATCHER
from ostraka.server.window.snapshot import HEIGHT, WIDTH, Snapshot, snapshot

BROWSERS = (
    *("chromium-headless-shell", "chromium", "chromium-browser"),
    *("google-chrome", "google-chrome-stable", "chrome"),
)
"""The first is the lightest: it cannot open windows."""
FLAGS = (
    "--headless",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    "--force-device-scale-factor=2",
)
TIMEOUT = 60.0
"""Seconds that a browser may take for a picture."""


def show(file: Path, ply: int | None, seat: int, dark: bool, target: Path) -> None:
    """Write a position as HTML, SVG or PNG, depending on the file's suffix."""
    kind = target.suffix.lower()
    if kind not in (".html", ".svg", ".png"):
        raise OstrakaError("The picture's name must end with .html, .svg or .png.")
    table, problem = rebuilt(file, ply, seat)
    if problem is not None:
        raise problem
    picture = snapshot(table, seat - 1 if seat else WATCHER, "dark" if dark else "light")
    try:
        if kind == ".png":
            take_screenshot(picture, target)
        else:
            text = picture.html() if kind == ".html" else picture.svg()
            target.write_text(text, "utf-8")
    except OSError as wrong:
        raise OstrakaError(f"{target} cannot be written: {wrong.strerror}.") from None
    out.print(f"Written: {target}", soft_wrap=True, markup=False)


def browser() -> str | None:
    """Return the path of an installed browser that runs without a screen."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def take_screenshot(picture: Snapshot, target: Path) -> None:
    """Write a PNG, drawn by an installed browser."""
    program = browser()
    if program is None:
        raise OstrakaError("A PNG needs Chromium or Chrome; there is none here. Try .html or .svg.")
    with TemporaryDirectory() as folder:
        page, drawn = Path(folder) / "page.html", Path(folder) / "page.png"
        page.write_text(picture.html(), "utf-8")
        command = [program, *FLAGS, f"--window-size={WIDTH},{HEIGHT}", f"--screenshot={drawn}"]
        command += [f"--user-data-dir={folder}/profile"]
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            command.append("--no-sandbox")  # browsers refuse to run as root otherwise
        try:
            subprocess.run([*command, page.as_uri()], capture_output=True, timeout=TIMEOUT)
        except subprocess.TimeoutExpired:
            raise OstrakaError(f"{program} took too long to draw the picture.") from None
        if not drawn.exists():
            raise OstrakaError(f"{program} drew no picture.")
        shutil.copyfile(drawn, target)
