"""Fill templates of markup. `Markup.format` does the same several times slower, and a board has
hundreds of pieces that are drawn again at every step."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from markupsafe import Markup, escape


def html(template: str, *parts: object) -> Markup:
    """Fill the gaps of a template; parts that are not markup are escaped."""
    return str.__new__(Markup, template.format(*map(_safe, parts)))


def join(parts: Iterable[str]) -> Markup:
    return str.__new__(Markup, "".join(map(_safe, parts)))


def _safe(part: object) -> str:
    kind = type(part)
    if kind is Markup:
        return part  # type: ignore[return-value]
    if kind is str:
        return _escaped(part)
    return str(part) if kind is int else escape(part)


@lru_cache(maxsize=4096)
def _escaped(text: str) -> str:
    """Escape a text; cached, because most words recur on every page."""
    return str(escape(text))
