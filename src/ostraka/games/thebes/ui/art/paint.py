"""The colours that drawings take from the page, each with its light fallback."""

from __future__ import annotations

from typing import Final

from ostraka.ui.palette import COLOURS

INK: Final = "var(--ink,#2a2018)"
LINE: Final = "#2a2018"
"""Ink on things that are never dark."""
CREAM: Final = "#fbf1d6"


def colour(name: str) -> str:
    """A colour of the palette."""
    return f"var(--{name},{COLOURS[name][0]})"


def site_colour(site: str) -> str:
    return colour(site)


def on(site: str) -> str:
    """What is drawn on the colour of a site."""
    return colour(f"{site}-on")


def seat_colour(seat: int) -> str:
    return colour(f"seat-{seat}")
