"""Render a game's RULES.md, with every ruling numbered and linkable."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from markdown_it import MarkdownIt
from markupsafe import Markup

from ostraka import games

RULING: Final = re.compile(r"<p><strong>(\d+)\.</strong>\s*(.*?)</p>", re.S)
SOURCE: Final = re.compile(r"\s*\[source: ([^\]]*)\]")
EXAMPLE: Final = re.compile(r"\s*\(example: (.*)\)\s*$", re.S)
UNNUMBERED: Final = re.compile(r"^## (?!\d)", re.M)
CHAPTER: Final = re.compile(r"<h2>(.*?)</h2>")


@dataclass(frozen=True)
class Rulebook:
    """A game's rules as HTML, and their chapters as (anchor, name)."""

    text: Markup
    chapters: tuple[tuple[str, Markup], ...]
    rulings: int


@cache
def rulebook(key: str) -> Rulebook:
    """Return the rulebook of a game."""
    source = files(games.package(key)).joinpath("RULES.md").read_text("utf-8")
    body = source.partition("\n")[2]  # without the heading: the page has its own
    body = UNNUMBERED.split(body)[0]  # notes for the authors follow the rulings
    # HTML in the file stays text.
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(body)
    html = html.replace("<table>", '<div class="scroll" tabindex="0"><table>')
    html = html.replace("</table>", "</table></div>")
    chapters: list[tuple[str, Markup]] = []

    def chapter(found: re.Match[str]) -> str:
        anchor = f"chapter-{len(chapters) + 1}"
        chapters.append((anchor, Markup(found[1])))
        return f'<h2 id="{anchor}">{found[1]}</h2>'

    html = CHAPTER.sub(chapter, html)
    html, rulings = RULING.subn(_ruling, html)
    return Rulebook(Markup(html), tuple(chapters), rulings)


def _ruling(found: re.Match[str]) -> str:
    """Lay out a ruling: its number in the margin, its source and example below."""
    number, text = found.groups()
    sources = SOURCE.findall(text)
    text = SOURCE.sub("", text)
    example = EXAMPLE.search(text)
    text = EXAMPLE.sub("", text)
    below = f'<span class="example">{example[1]}</span>' if example else ""
    below += "".join(f'<span class="source">{source}</span>' for source in sources)
    if below:
        below = f'<p class="below">{below}</p>'
    return (
        f'<div class="ruling" id="r{number}"><a class="number" href="#r{number}">{number}</a>'
        f"<p>{text}</p>{below}</div>"
    )
