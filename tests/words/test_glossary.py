"""The interface keeps to the words of the glossary in docs/protocol.md."""

from __future__ import annotations

import re
from collections.abc import Iterator
from types import ModuleType
from typing import NamedTuple

import pytest

import kit

HEADING = "## Words that players read\n"
EVERYWHERE = "Everywhere"
TEMPLATES = kit.ROOT / "src" / "ostraka" / "web" / "templates"


class Row(NamedTuple):
    game: str  # empty if it holds everywhere
    english: list[str]
    french: list[str]
    not_english: list[str]
    not_french: list[str]


def glossary(page: str) -> Iterator[Row]:
    """Read the tables of the glossary, one for each game."""
    part = page.split(HEADING)[1].split("\n## ")[0]
    for section in part.split("\n### ")[1:]:
        title, *lines = section.splitlines()
        game = "" if title == EVERYWHERE else title.split("`")[1]
        for line in lines:
            if line.startswith("|") and not line.startswith(("|---", "| English")):
                english, french, _, avoided = (cell.strip() for cell in line[1:-1].split("|"))
                not_english, _, not_french = avoided.partition("/")
                yield Row(game, *map(listed, (english, french, not_english, not_french)))


def listed(cell: str) -> list[str]:
    return [word.strip() for word in cell.split(",") if word.strip()]


def says(text: str, word: str) -> bool:
    """Whether a text says a word or its plural; the names of its places do not count."""
    text = re.sub(r"\{[^}]*\}", " ", text)
    return re.search(rf"(?<!\w){re.escape(word)}(s|x|es)?(?!\w)", text, re.IGNORECASE) is not None


def misused(rows: list[Row], game: str, english: str, french: str) -> list[str]:
    """The words of a text that the glossary replaces, in either language."""
    return [
        f"{word} (say {' or '.join(better)}): {text}"
        for row in rows
        if row.game in ("", game)
        for text, words, better in (
            (english, row.not_english, row.english),
            (french, row.not_french, row.french),
        )
        for word in words
        if says(text, word)
    ]


def games_of(files: list[str]) -> set[str]:
    """The games a text is said in; the pages around them count as one without a name."""
    return {file.split("/")[3] if "/games/" in file else "" for file in files}


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    return list(glossary((kit.ROOT / "docs" / "protocol.md").read_text("utf-8")))


def test_the_glossary_covers_every_game_of_ours(tool: ModuleType, rows: list[Row]) -> None:
    assert {row.game for row in rows} == {"", *tool.ours()}


def test_texts_use_the_words_of_the_glossary(tool: ModuleType, rows: list[Row]) -> None:
    french = tool.translated("fr")
    found = []
    for text, files in tool.collected().items():
        # An error is known by its code, which nobody reads.
        english = "" if re.fullmatch(r"[a-z]+/[a-z-]+", text.english) else text.english
        for game in sorted(games_of(files)):
            found += misused(rows, game, english, french.get(text, ""))
    assert found == []


def test_templates_use_the_words_of_the_glossary(rows: list[Row]) -> None:
    found = []
    for file in sorted(TEMPLATES.glob("**/*.html")):
        plain = re.sub(r"\{[{%#].*?[}%#]\}", " ", file.read_text("utf-8"), flags=re.DOTALL)
        found += misused(rows, "", re.sub(r"<[^>]*>", " ", plain), "")
    assert found == []


def test_every_word_of_the_glossary_is_said(tool: ModuleType, rows: list[Row]) -> None:
    french = tool.translated("fr")
    said = [
        (games_of(files), text.english, french.get(text, ""))
        for text, files in tool.collected().items()
    ]
    unsaid = [
        word
        for row in rows
        for words, language in ((row.english, 1), (row.french, 2))
        for word in words
        if not any(
            says(str(text[language]), word) for text in said if not row.game or row.game in text[0]
        )
    ]
    assert unsaid == []


def test_a_replaced_word_is_found_in_the_game_it_belongs_to() -> None:
    page = f"""{HEADING}
### {EVERYWHERE}
| English | French | meaning | not |
|---|---|---|---|
| seat | place | | chair / chaise, siège |
### The Pyramid of Horus (`pyramid`)
| space | case | | square |
## Next
"""
    rows = list(glossary(page))
    assert misused(rows, "pyramid", "Two Squares", "") == ["square (say space): Two Squares"]
    assert misused(rows, "thebes", "Two squares, {chair} chairlift", "") == []
    assert misused(rows, "", "", "deux sièges") == ["siège (say place): deux sièges"]
