"""The catalogues hold what is said, all of it and nothing else, and lose nothing on the way."""

from __future__ import annotations

from string import Formatter
from types import ModuleType

import pytest
from markupsafe import Markup

from ostraka import games
from ostraka.core.errors import GameOver, OstrakaError
from ostraka.core.play import Note
from ostraka.ui.scene import InContext
from ostraka.words import LANGUAGES, gathered, marked, problem, translator

ONE_MEANING = {
    *("Anubis", "Assistant", "Congress", "Congresses", "Crete", "Egypt", "Exhibitions", "Greece"),
    *("Mesopotamia", "Points", "Scarab", "Scorpion", "nothing", "points", "you"),
}
"""Words that are the same thing in several games, or in a game and on the pages around it."""

OTHERS = [language for language in LANGUAGES if language != "en"]


def places(text: str) -> set[tuple[str, str]]:
    """The named places of a text, with how they are to be written."""
    return {(name, form or "") for _, name, form, _ in Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("language", OTHERS)
def test_everything_is_translated_and_nobody_translates_for_nothing(
    tool: ModuleType, language: str
) -> None:
    said, known = tool.collected(), tool.translated(language)
    assert [text for text in said if not known.get(text)] == [], "run `make words` and translate"
    assert sorted(set(known) - set(said)) == [], "run `make words`: nobody says this any more"


@pytest.mark.parametrize("language", OTHERS)
def test_a_catalogue_is_as_the_tool_writes_it(tool: ModuleType, language: str) -> None:
    said, known = tool.collected(), tool.translated(language)
    file = tool.PACKAGE / "words" / f"{language}.po"
    assert file.read_bytes() == tool.written(language, said, known), "run `make words`"


def test_a_text_with_several_meanings_has_a_context_wherever_it_is_said(tool: ModuleType) -> None:
    contexts: dict[str, set[str]] = {}
    for text in tool.collected():
        contexts.setdefault(text.english, set()).add(text.context)
    assert {text for text, found in contexts.items() if "" in found and len(found) > 1} == set()


def test_a_word_said_in_several_parts_of_the_house_means_one_thing(tool: ModuleType) -> None:
    several = {
        text.english
        for text, files in tool.collected().items()
        if not text.context and text.english.isalpha() and len(set(map(part, files))) > 1
    }
    assert several == ONE_MEANING, "give it a context, or list it with the words of one meaning"


def part(file: str) -> str:
    """The game whose words these are, or the site."""
    return file.split("/")[3] if "/games/" in file else "site"


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_the_same_places_and_no_markup(tool: ModuleType, language: str) -> None:
    for (english, _), said in tool.translated(language).items():
        assert places(english) == places(said), english
        assert not set("<>") & set(english + said), f"words are no HTML: {english}"
        assert (english[:1] == " ", english[-1:] == " ") == (said[:1] == " ", said[-1:] == " ")


def test_texts_are_found_where_they_are_said(tool: ModuleType) -> None:
    source = """
t("one")
look.t("two" if here else "three")
t({"a": "four"}[letter])
counted(number, t, "five", "{count} fives")
t(WORDS[key])
t(InContext("order", "of a game") if here else InContext("order", "to be sent"))
tell("nothing")
class Lost(OstrakaError):
    code = "table/lost"
"""
    found = [("one", ""), ("two", ""), ("three", ""), ("four", ""), ("five", "")]
    found += [("{count} fives", ""), ("order", "of a game"), ("order", "to be sent")]
    assert sorted(tool.in_source(source)) == sorted([*found, ("table/lost", "")])
    tables = """
WORDS = {"a": InContext("six", "cards"), "b": {"c": ("seven", "eight")}}
KINDS = ("nothing",)
X = "nine"
"""
    held = [("six", "cards"), ("seven", ""), ("eight", ""), ("nine", "")]
    assert list(tool.in_source(tables, words=True)) == held
    assert list(tool.in_source(tables)) == []
    page = """<a title="{{ t("one") }}">{% if t("two" if x else "three") %}{{ look.t("four") }}
    {{ counted(number, t, "five", "{count} fives") }}{{ t(words[key]) }}
    {{ t(InContext("order", "of a game") if x else InContext("order", "to be sent")) }}
    {{ tell("nothing") }}{% endif %}</a>"""
    assert sorted(tool.in_template(page)) == sorted(found)


@pytest.mark.parametrize("glued", ['t("Dig at " + square)', 't(f"Dig at {square}")'])
def test_a_sentence_is_never_glued(tool: ModuleType, glued: str) -> None:
    with pytest.raises(ValueError, match="Say a whole sentence with named places"):
        list(tool.in_source(glued))
    with pytest.raises(ValueError, match="Say a whole sentence with named places"):
        list(tool.in_template('{{ t("Dig at " ~ square) }}'))


def test_french_signs_keep_to_their_words(tool: ModuleType) -> None:
    said = tool.french("Quoi ? L'idole : « non » ; 5 % !")
    assert said == ("Quoi\u202f? L’idole\u00a0: «\u00a0non\u00a0»\u202f; 5\u202f%\u202f!")
    assert tool.french(said) == said


def test_a_context_tells_two_meanings_apart() -> None:
    site = InContext("Knowledge", "of a site")
    dig = InContext("Knowledge", "that a player brings to a dig")
    assert (translator("fr")(site), translator("fr")(dig)) == ("Connaissance", "Savoir")
    assert translator("en")(site) == translator("en")(dig) == "Knowledge"
    assert type(translator("fr")(InContext("Knowledge", "no context of the catalogue"))) is str


def test_what_a_catalogue_lacks_stays_english() -> None:
    assert translator("fr")("There is no French for this") == "There is no French for this"
    assert translator("tlh")("Thebes") == translator("en")("Thebes") == "Thebes"


def test_marked_words_take_what_is_drawn_and_escape_what_is_not() -> None:
    t = marked(translator("fr"))
    said = t("{name} finds {card}").format(name=Markup("<b>Ann</b>"), card="<i>")
    assert said == Markup("<b>Ann</b> trouve &lt;i&gt;")


def test_an_error_is_known_by_its_code() -> None:
    assert problem(GameOver(), translator("fr")) == "La partie est finie."
    assert problem(GameOver(), str) == "The game is over."
    assert problem(OstrakaError("Something rare."), translator("fr")) == "Something rare."


def test_what_a_game_joins_is_told_in_one_line() -> None:
    notes = [Note("rolled", 0, {"die": die, "pips": 3}) for die in ("green", "red")]
    notes += [Note("moved", seat, {"space": space}) for seat, space in ((0, "b1"), (1, "c1"))]
    words = games.part("pyramid", "ui.text.words")
    told = [(at, words.sentence(note, ("Ann", "Ben"))) for at, note in gathered(words, notes)]
    dice = "Ann rolls green 3, red 3"
    assert told == [(1, dice), (2, "Ann goes to b1"), (3, "Ben goes to c1")]
    assert gathered(games.part("thebes", "ui.text.words"), notes) == list(enumerate(notes))
