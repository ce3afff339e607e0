"""Brings the catalogues of `ostraka.words` up to date: `make words`.

Collected are `t("…")` and `counted(number, t, …)` in the sources and templates, the texts in the
tables of every `words.py`, the titles of the games and the codes of errors, each with its context
if it is an `InContext("…", "…")`. A new text is left to be translated, one that nobody says any
more goes, and the typography of what is there is put right. A catalogue says in which files a text
is used, but not in which lines, so it changes only when words do."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po
from jinja2 import Environment, nodes

from ostraka import games
from ostraka.words import LANGUAGES

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "ostraka"
TEMPLATE = PACKAGE / "cli" / "template"
HEADER = 'msgid ""\nmsgstr ""\n"Language: {}\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n\n'
SAYING = {"t": 0, "counted": 2}
"""Who is given texts, and behind how many other arguments."""


class Text(NamedTuple):
    """What a catalogue knows a translation by."""

    english: str
    context: str = ""


def ours() -> list[str]:
    """The games whose words are in the catalogues; a game in a package of its own has its own."""
    return [key for key in games.known() if (PACKAGE / "games" / key).is_dir()]


Uses = dict[Text, list[str]]
"""Texts in order, each with the files it is used in, in order."""


def collected() -> Uses:
    """Every text that people may read."""
    found: dict[Text, set[str]] = {}

    def add(texts: Iterable[Text], file: Path) -> None:
        for text in texts:
            found.setdefault(text, set()).add(file.relative_to(ROOT).as_posix())

    for key in ours():
        add([Text(games.game(key).title)], PACKAGE / "games" / key / "__init__.py")
    for file in PACKAGE.rglob("*.py"):
        if TEMPLATE in file.parents:
            continue  # each game that is written from it has words of its own
        add(in_source(file.read_text("utf-8"), words=file.name == "words.py"), file)
    for file in PACKAGE.rglob("*.html"):
        add(in_template(file.read_text("utf-8")), file)
    return {text: sorted(found[text]) for text in sorted(found) if text.english}


def in_source(text: str, words: bool = False) -> Iterator[Text]:
    """What a Python file says; of `words.py` also what its tables hold."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name in SAYING:
                for argument in node.args[SAYING[name] :]:
                    yield from texts(argument)
        elif isinstance(node, ast.ClassDef):
            yield from (code for step in node.body for code in error_code(step))
    if words:
        for step in tree.body:
            if isinstance(step, ast.Assign) and isinstance(step.value, ast.Dict | ast.Constant):
                yield from texts(step.value)


def error_code(step: ast.stmt) -> Iterator[Text]:
    """The code of an error, by which a catalogue knows it."""
    if isinstance(step, ast.Assign) and ast.unparse(step.targets[0]) == "code":
        yield from (code for code in texts(step.value) if "/" in code.english)


def texts(node: ast.expr) -> Iterator[Text]:
    """Texts as they are written, also where one of several is chosen."""
    match node:
        case ast.Constant(value=str(text)):
            yield Text(text)
        case ast.Call(func=ast.Name(id="InContext"), args=[text, context]):
            yield Text(ast.literal_eval(text), ast.literal_eval(context))
        case ast.IfExp(body=one, orelse=other):
            yield from (text for part in (one, other) for text in texts(part))
        case ast.Dict(values=values) | ast.Tuple(elts=values):
            yield from (text for part in values for text in texts(part))
        case ast.Subscript(value=table):
            yield from texts(table)
        case ast.JoinedStr() | ast.BinOp():
            raise ValueError(f"Say a whole sentence with named places: {ast.unparse(node)}")


def in_template(text: str) -> Iterator[Text]:
    """What a page says."""
    for call in Environment().parse(text).find_all(nodes.Call):
        name = getattr(call.node, "name", getattr(call.node, "attr", ""))
        if name in SAYING:
            for argument in call.args[SAYING[name] :]:
                yield from template_texts(argument)


def template_texts(node: nodes.Node | None) -> Iterator[Text]:
    """Texts as they are written in a page."""
    match node:
        case nodes.Const(value=str(text)):
            yield Text(text)
        case nodes.Call(node=nodes.Name(name="InContext"), args=[text, context]):
            yield Text(text.as_const(), context.as_const())
        case nodes.CondExpr(expr1=one, expr2=other):
            yield from (text for part in (one, other) for text in template_texts(part))
        case nodes.Dict(items=pairs):
            yield from (text for pair in pairs for text in template_texts(pair.value))
        case nodes.Getitem(node=table):
            yield from template_texts(table)
        case nodes.Concat() | nodes.Add() | nodes.Mod():
            raise ValueError(f"Say a whole sentence with named places, line {node.lineno}")


def french(text: str) -> str:
    """Signs keep to the word before them, thin or wide, and apostrophes are round."""
    text = re.sub(r"[ \u00a0\u202f]+([;!?%])", "\u202f\\1", text)
    text = re.sub(r"[ \u00a0\u202f]+([:»])", "\u00a0\\1", text)
    return re.sub(r"«[ \u00a0\u202f]*", "«\u00a0", text).replace("'", "’")


TYPOGRAPHY: dict[str, Callable[[str], str]] = {"fr": french}


def translated(language: str) -> dict[Text, str]:
    """A catalogue as it is."""
    file = PACKAGE / "words" / f"{language}.po"
    with file.open("rb") as catalogue:
        return {
            Text(message.id, message.context or ""): message.string
            for message in read_po(catalogue, locale=language)
            if isinstance(message.id, str) and isinstance(message.string, str) and message.id
        }


def written(language: str, said: Uses, known: dict[Text, str]) -> bytes:
    """A catalogue of all that is said, as far as it is known in that language."""
    catalogue, out = Catalog(), BytesIO()
    for text, files in said.items():
        translation = TYPOGRAPHY[language](known.get(text, ""))
        uses = [(file, 0) for file in files]
        catalogue.add(text.english, translation, uses, context=text.context or None)
    write_po(out, catalogue, width=100, omit_header=True, sort_output=True, include_lineno=False)
    return HEADER.format(language).encode() + out.getvalue()


def main() -> None:
    said = collected()
    for language in LANGUAGES:
        if language == "en":
            continue
        known = translated(language)
        (PACKAGE / "words" / f"{language}.po").write_bytes(written(language, said, known))
        missing = [text for text in said if not known.get(text)]
        print(f"{LANGUAGES[language]}: {len(said)} texts, {len(missing)} to be translated")


if __name__ == "__main__":
    main()
