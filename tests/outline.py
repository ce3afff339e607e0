"""A drawn position as text that reviews well: one line for each element that matters.

An element with an id, a role, a name or a choice has a line with what says most of it, a hash, and
what its drawings are made of; the words in it follow as people read them. The hash covers all its
markup but for elements that have lines of their own. So an outline changes with everything that
people see or hear, and a new class or shape changes one line of it.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from hashlib import sha256
from xml.etree.ElementTree import Element, fromstring

from markupsafe import Markup

NAMED = 4
"""Drawings in an element that are worth naming; more are counted."""

OWN_LINE = {"id", "role", "disabled", "data-say", "aria-label", "aria-labelledby"}
"""Attributes that give an element a line of its own."""
SHOWN = re.compile(r"role|disabled|hidden|open|transform|data-say|aria-(?!hidden).*")
"""Attributes that are written out, as id and classes are."""
WORD = re.compile(r"\S+")
BARE = re.compile(r"[\w.#/()+-]+")
SHAPES = {"circle", "ellipse", "path", "rect"}
INLINE = {"a", "b", "em", "i", "s", "small", "span", "strong", "svg", "td", "th"}
INLINE |= SHAPES | {"defs", "g", "text", "title", "use"}
"""Elements whose words go on in the same line."""


def tree(markup: str) -> Element:
    """Well-formed markup as an element."""
    return fromstring(f"<markup>{markup}</markup>")


def told(kind: str, thing: object) -> list[str]:
    """The lines of a choice, a panel or another part of a scene: every field but the usual."""
    assert is_dataclass(thing)
    head, below = kind, []
    for field in fields(thing):
        value = getattr(thing, field.name)
        if value == field.default or callable(value):
            continue
        for each in value if isinstance(value, tuple) else (value,):
            if is_dataclass(each):
                below += told(field.name, each)
            elif isinstance(each, Markup):
                below += outline(field.name, tree(each))
            else:
                head += f" {field.name}" if each is True else f" {field.name}={_bare(str(each))}"
    return [head, *map(_indented, below)]


def outline(opening: str, element: Element) -> list[str]:
    """The lines of an element: its own, the words in it, the elements that have their own lines."""
    body = [*_body(element)]
    line = f"{opening} {_summary(element)}"
    if len(body) == 1 and isinstance(body[0], str):
        return [f"{line} | {body[0]}"]
    below = []
    for part in body:
        below += [f"| {part}"] if isinstance(part, str) else outline(_opening(part), part)
    return [line, *map(_indented, below)]


def _summary(element: Element) -> str:
    """An element by the hash of its markup, with what it uses and how many shapes are in it."""
    inside = [element, *_inside(element)]
    used = [each.get("href", "") for each in inside if each.tag == "use"]
    kinds = Counter(each.tag for each in inside if each.tag in SHAPES)
    names = [*dict.fromkeys(used)] if len({*used}) <= NAMED else [f"{len(used)} use"]
    made_of = [*names, *(f"{number} {kind}" for kind, number in kinds.items())]
    exact = json.dumps(_exact(element))
    return " ".join([f"~{sha256(exact.encode()).hexdigest()[:8]}", *made_of])


def _body(element: Element) -> Iterator[str | Element]:
    """Lines of words, and elements with lines of their own between them."""
    words: list[str] = []
    for part in (*_flow(element), None):
        if isinstance(part, str):
            words += filter(None, [_visible(part.strip(" \n"))])
            continue
        if words:
            yield " ".join(words)
            words = []
        if part is not None:
            yield part


def _flow(element: Element) -> Iterator[str | Element | None]:
    """Words, elements with lines of their own, and None where a line of words ends."""
    title = element.get("title", "")
    if title not in "".join(element.itertext()):
        yield title
    yield element.text or ""
    for child in element:
        if _has_own_line(child):
            yield child
        elif child.tag in INLINE:
            yield from _flow(child)
        else:
            yield from (None, *_flow(child), None)
        yield child.tail or ""


def _inside(element: Element) -> Iterator[Element]:
    """All elements in an element but those of other lines."""
    for child in element:
        if not _has_own_line(child):
            yield child
            yield from _inside(child)


def _exact(element: Element) -> list[object]:
    """All markup of an element but for what other lines show: elements, and words, of which only
    the blanks between them are in it. The order of attributes does not count."""
    inside = [
        (None if _has_own_line(each) else _exact(each), _blanks(each.tail)) for each in element
    ]
    return [element.tag, sorted(element.items()), _blanks(element.text), inside]


def _blanks(text: str | None) -> str:
    return WORD.sub("w", text or "")


def _has_own_line(element: Element) -> bool:
    return not OWN_LINE.isdisjoint(element.attrib)


def _opening(element: Element) -> str:
    """Tag, id and classes as in a style sheet, then the other attributes that say something."""
    line = element.tag
    if "id" in element.attrib:
        line += f"#{element.get('id')}"
    line += "".join(f".{name}" for name in element.get("class", "").split())
    for name, value in sorted(element.items()):
        if SHOWN.fullmatch(name):
            line += f" {name}={_bare(value)}" if value else f" {name}"
    return line


def _bare(value: str) -> str:
    """A value in quotes, if it needs them."""
    return value if BARE.fullmatch(value) else '"' + _visible(value).replace('"', '\\"') + '"'


def _visible(text: str) -> str:
    """Text with blanks that are not plain spaces by their code."""
    return "".join(each if each.isprintable() else ascii(each)[1:-1] for each in text)


def _indented(line: str) -> str:
    return f"  {line}"
