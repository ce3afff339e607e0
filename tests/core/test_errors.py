"""Errors: every code is in the tree and in the documents, every text is one sentence."""

from __future__ import annotations

import re

import kit
from ostraka.core import errors
from ostraka.core.errors import OstrakaError, listed, quoted
from ostraka.server import errors as live_errors

CODE = re.compile(
    r"\b(?:game|action|undo|bot|extra|box|journal|table|player|request|store)/[a-z-]+"
)


def codes_in(text: str) -> set[str]:
    return set(CODE.findall(text))


def test_every_code_is_documented() -> None:
    classes = [
        each
        for room in (errors, live_errors)
        for each in vars(room).values()
        if isinstance(each, type)
    ]
    used = {
        each.code for each in classes if issubclass(each, OstrakaError) and each is not OstrakaError
    } - {"ostraka"}
    for file in (kit.ROOT / "src").rglob("*.py"):
        used |= {code[1:-1] for code in re.findall(r'"journal/[a-z-]+"', file.read_text("utf-8"))}
    tree = codes_in(f"{errors.__doc__} {live_errors.__doc__}")
    documented = codes_in((kit.ROOT / "docs" / "protocol.md").read_text("utf-8"))
    assert used == tree == documented


def test_words_are_listed_as_in_a_sentence() -> None:
    assert listed([]) == "nothing"
    assert listed(["a"]) == "a"
    assert listed(["a", "b", "c"]) == "a, b or c"
    assert listed([str(n) for n in range(20)]).endswith("11 and 8 more")


def test_foreign_text_is_made_harmless() -> None:
    assert quoted("a\nb\x1b[2J") == "“a·b·[2J”"
    assert len(quoted("x" * 99)) == 42
