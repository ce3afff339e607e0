"""Component files: an error names the file, the entry and what was expected."""

from __future__ import annotations

from importlib import resources

import pytest

from ostraka.core.box import read
from ostraka.core.errors import DataError
from ostraka.games.tutankhamun.rules.box import card_set

FILE = "components.toml"
TEXT = resources.files("ostraka.games.tutankhamun").joinpath(FILE).read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('kind = "tutankhamun", count = 1', 'kind = "tutankhamun", count = 2', "16 cards, not 17"),
        ('{ kind = "scorpion"', '{ kind = "spider"', "“kind” to be base or .* not “spider”"),
        ("value = -10,", "value = -11,", "“value” from -10 to 10, not -11"),
        ("value = -10,", 'value = "ten",', "a whole number as “value”, not 'ten'"),
        ("built = false", "built = 0", "true or false as “built”, not 0"),
        ("layers = [1]", "layers = [7]", "“layers” from 1 to 5, not 7"),
        ("layers = [1]", "layers = 1", "a list of numbers as “layers”"),
        ("count = 1, value = -10", "value = -10", "a whole number as “count”, not None"),
        ("count = 1, value = -10", "cuont = 1, value = -10", "no “cuont”, only kind"),
        ("built = false", "built = true", "parts of columns and snake"),
        ('kind = "earth", count', 'kind = "pectoral", count', "not to name this kind twice"),
        ("[[documented]]", "[[docmented]]", "a list of tables “documented”"),
    ],
)
def test_a_wrong_card_set_is_described(old: str, new: str, says: str) -> None:
    assert old in TEXT.partition("# Card set `rising`")[0]
    count = -1 if old == "[[documented]]" else 1
    at = TEXT.index("# Card set `documented`")
    text = TEXT[:at] + TEXT[at:].replace(old, new, count)
    with pytest.raises(DataError, match=says) as wrong:
        card_set(read(f"tutankhamun/{FILE}", text), "documented")
    assert str(wrong.value).startswith(f"tutankhamun/{FILE}, ")
    assert wrong.value.code == "box/data"


def test_an_entry_is_named_by_its_place() -> None:
    text = TEXT.replace("value = -10", "value = -99", 1)
    with pytest.raises(DataError, match=r"components\.toml, documented 1 / cards 1: expected"):
        card_set(read(FILE, text), "documented")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("a = 1", "a text as “a”, not 1"),
        ("a = ''", "a text as “a”, not ''"),
        ("a = {}", "a text as “a”"),
    ],
)
def test_a_word_is_a_text(text: str, says: str) -> None:
    with pytest.raises(DataError, match=says):
        read(FILE, text).word("a")


def test_a_list_of_tables_is_not_empty_and_a_truth_is_no_number() -> None:
    with pytest.raises(DataError, match="a list of tables “a”"):
        read(FILE, "a = []").entries("a")
    with pytest.raises(DataError, match="a whole number as “a”, not True"):
        read(FILE, "a = true").number("a", 0, 9)
    with pytest.raises(DataError, match="a table “a”"):
        read(FILE, "a = 1").entry("a")


def test_what_is_no_toml_is_said() -> None:
    with pytest.raises(DataError, match=r"expected TOML\.$"):
        read(FILE, "title = ")
