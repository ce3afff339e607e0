"""A game's RULES.md as a page: every ruling with its number, to be linked to."""

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
    """The text of a game's rules and its chapters, as (anchor, name)."""

    text: Markup
    chapters: tuple[tuple[str, Markup], ...]
    rulings: int


@cache
def rulebook(key: str) -> Rulebook:
    source = files(games.package(key)).joinpath("RULES.md").read_text("utf-8")
    body = source.partition("\n")[2]  # the page has a heading of its own
    body = UNNUMBERED.split(body)[0]  # behind the rulings: how they were found, for their authors
    # The file is ours, but it is text all the same: HTML in it stays text.
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
    """A ruling: its number in the margin, its source and example below."""
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
