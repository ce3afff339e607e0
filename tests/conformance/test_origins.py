"""Whatever is not surely a printed figure says so, wherever people would take it for one."""

from __future__ import annotations

import pytest

import kit
from ostraka import games
from ostraka.core.box import unpack
from ostraka.core.origin import RECONSTRUCTED, Figure, figures
from ostraka.core.play import Game
from ostraka.ui.origins import name_of

every_game = pytest.mark.parametrize("game", kit.GAMES, ids=[game.key for game in kit.GAMES])


def of(game: Game) -> list[Figure]:
    return figures(unpack(games.package(game.key)))


def names(game: Game) -> dict[str, str]:
    found = games.part(game.key, "ui.text.words").FIGURE_NAMES
    assert isinstance(found, dict)
    return found


def bare(data: object, where: str) -> list[str]:
    """Tables with figures that neither they nor the tables around them give an origin."""
    if isinstance(data, list):
        return [each for inner in data for each in bare(inner, where)]
    if not isinstance(data, dict) or sourced(data):
        return []
    numbers = [key for key, value in data.items() if numeric(value)]
    within = [each for key, inner in data.items() for each in bare(inner, f"{where} {key}")]
    return [f"{where}: {numbers}"] * bool(numbers) + within


def sourced(data: dict[str, object]) -> bool:
    """Whether a table says where its figures come from, or a list beside them does."""
    if any(key == "from" or key.endswith("_from") for key in data):
        return True
    lists = [value for value in data.values() if isinstance(value, list)]
    return any(isinstance(e, dict) and "from" in e for values in lists for e in values)


def numeric(value: object) -> bool:
    if isinstance(value, list):
        return any(numeric(each) for each in value)
    return isinstance(value, int) and not isinstance(value, bool)


@every_game
def test_every_figure_of_the_box_has_an_origin(game: Game) -> None:
    data = unpack(games.package(game.key)).data
    rest = {key: value for key, value in data.items() if key != "sure"}
    allowed = {"documented: ['layers']", "rising: ['layers']"}  # which layers a list is about
    found = [each for key, value in rest.items() for each in bare(value, key)]
    assert [each for each in found if each not in allowed] == []


@every_game
def test_every_figure_has_a_name_and_every_name_is_used(game: Game) -> None:
    called = {name_of(figure, names(game)) for figure in of(game)}
    assert called == set(names(game).values())


@every_game
def test_a_game_says_in_a_sentence_that_figures_are_not_as_printed(game: Game) -> None:
    doubted = [figure for figure in of(game) if not figure.printed]
    sentence = games.part(game.key, "ui.text.words").RECONSTRUCTED
    assert bool(sentence) == bool(doubted)
    made_up = any(figure.origin == RECONSTRUCTED for figure in doubted)
    assert ("reconstructed" in sentence) == made_up


def test_the_one_uncertain_cell_of_the_wheel_is_marked() -> None:
    thebes = next(game for game in kit.GAMES if game.key == "thebes")
    doubted = [figure for figure in of(thebes) if not figure.printed]
    assert doubted == [Figure("wheel.rows 9.cells 1", "", "reported", "medium")]
    assert name_of(doubted[0], names(thebes)) == "Wheel: knowledge 9, 5 weeks"
