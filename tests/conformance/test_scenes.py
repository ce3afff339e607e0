"""Every scene, drawn for all eyes through whole random games: nothing illegal, nothing missing,
nothing but the view."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from random import Random
from types import ModuleType
from xml.etree import ElementTree

import pytest

import kit
from ostraka import games
from ostraka.core.chance import seeded
from ostraka.core.play import CHANCE, OVER, WATCHER, Game
from ostraka.core.table import Table
from ostraka.ui.icons import ICONS
from ostraka.ui.scene import Look

TABLES = [(game, seats) for game, seats in kit.TABLES if games.has(game.key, "ui.scene")]
NAMES = [f"{game.key}-{seats}" for game, seats in TABLES]
SCENES = sorted({game.key for game, _ in TABLES})
every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)

LARGEST = 48_000
"""Letters of board and panels, with addresses as long as those of a server. The largest hold all
layers of Toutankhamon that need not be remembered; a window is sent these once."""
ADDRESS = "/static/0123456789ab/"
OTHER_EYES = 0.06
"""Share of the steps at which all the others look too."""
WORD = re.compile(r"[^\W\d_]{2,}")
BRACKETED = re.compile(r"\[[^\[\]]*\]")


def bracketed(english: str) -> str:
    """A language in which everything that was translated is known by its brackets."""
    return f"[{english}]"


def looks(game: Game, seats: int) -> Iterator[Look]:
    """What is seen in a random game: by who acts at every step, now and then by all eyes."""
    rng = Random(f"{game.key}/{seats}/scenes")
    options = rng.choice(kit.every_option(game))
    names = [f"Player <{seat}>" for seat in range(seats)]
    table = Table(game, seats, options, names, seeded(f"{seats}"))
    while True:
        everybody = rng.random() < OTHER_EYES or table.actor < 0
        eyes = range(seats) if everybody else [table.actor]
        watched = [WATCHER] if everybody or rng.random() < 0.3 else []
        for seat in (*eyes, *watched):
            look = kit.look(table, seat)
            art, icons = f"{ADDRESS}{game.key}-art.svg", f"{ADDRESS}icons.svg"
            yield replace(look, art=art, icons=icons)
        if table.actor < 0:
            return
        table.act(table.actor, rng.choice(table.legal()))
        if table.can_undo(look.actor) and rng.random() < 0.05:
            table.undo(look.actor)


def body(scene: ModuleType, look: Look) -> str:
    """Board and panels."""
    return str(scene.board(look)) + "".join(str(panel.body) for panel in scene.panels(look))


@every_table
def test_every_choice_has_its_target_or_its_button_and_is_told(game: Game, seats: int) -> None:
    scene = games.part(game.key, "ui.scene")
    for look in looks(game, seats):
        drawn = body(scene, look)
        ElementTree.fromstring(f"<div>{drawn}</div>")
        targets = [unescape(say) for say in re.findall(r' data-say="([^"]*)"', drawn)]
        tells = scene.tells(look)
        assert [tell.say for tell in tells] == list(look.legal)
        assert set(targets) == {tell.say for tell in tells if tell.on_board}
        assert all(tell.label for tell in tells)
        assert {tell.icon for tell in tells} <= {"", *ICONS}
        assert {cut.icon for cut in scene.shortcuts(look)} <= {"", *ICONS}
        ids = re.findall(r' id="([^"]*)"', drawn)
        assert len(set(ids)) == len(ids), "an id must be there once"
        assert len(drawn) < LARGEST, "a page must stay small"
        assert "&lt;svg" not in drawn and "&lt;b" not in drawn, "markup was escaped"
        assert "<0>" not in drawn, "a name was not escaped"
        assert "style=" not in drawn and "<script" not in drawn, "pages allow neither"


@every_table
def test_a_step_that_ends_something_says_what_is_lost(game: Game, seats: int) -> None:
    scene = games.part(game.key, "ui.scene")
    for look in looks(game, seats):
        finals = {tell.say: tell.final for tell in scene.tells(look) if tell.final}
        assert set(finals) >= {"give up", "leave", "refuse"} & set(look.legal)
        assert len(finals) < len(look.legal) or not finals, "there must be something else to do"
        for final in finals.values():
            assert final.title.endswith("?") and final.aside and final.go and final.stay
            assert final.losses and all(loss.title for loss in final.losses)
            assert {final.icon, *(loss.icon for loss in final.losses)} <= set(ICONS)
            assert {loss.tone for loss in final.losses} <= {"danger", "keep", "quiet"}


@every_table
def test_windows_may_look_on_while_chance_acts(game: Game, seats: int) -> None:
    """Live tables show every step, those of chance too, from the very first one."""
    scene = games.part(game.key, "ui.scene")
    rng = Random(f"{game.key}/{seats}/chance")
    table = Table(game, seats, rng.choice(kit.every_option(game)))
    for number in range(150):
        if table.actor == OVER:
            break
        eyes = [WATCHER, *range(seats)] if number < 60 else [rng.randrange(seats)]
        for seat in eyes if table.actor == CHANCE else []:
            look = kit.look(table, seat)
            assert body(scene, look) and scene.question(look).title
            assert all(scene.standing(look, each) for each in range(seats))
            assert scene.heading(look) is not None
        if table.actor == CHANCE:
            table.tell_chance(table.state.sample(rng))
        else:
            table.act(table.actor, rng.choice(table.legal()))


@every_table
def test_a_scene_is_drawn_from_what_a_seat_is_sent(game: Game, seats: int) -> None:
    """Views go over the wire as JSON; a scene that finds more in them would show a secret."""
    scene = games.part(game.key, "ui.scene")
    for number, look in enumerate(looks(game, seats)):
        if number % 7 == 0:
            sent = replace(look, view=json.loads(json.dumps(look.view)))
            assert body(scene, sent) == body(scene, look)


@every_table
def test_every_word_is_translated(game: Game, seats: int) -> None:
    scene = games.part(game.key, "ui.scene")
    for number, look in enumerate(looks(game, seats)):
        if number % 5:
            continue
        foreign = replace(look, t=bracketed, odds=number % 2 == 0)
        question = scene.question(foreign)
        said = [question.title, str(question.reason), scene.heading(foreign)]
        said += [panel.title for panel in scene.panels(foreign)]
        said += [panel.aside for panel in scene.panels(foreign)]
        for tell in scene.tells(foreign):
            said += [tell.label, str(tell.brings)]
            if final := tell.final:
                said += [final.title, final.aside, final.go, final.stay]
                said += [words for loss in final.losses for words in (loss.title, loss.more)]
        for cut in scene.shortcuts(foreign):
            said += [cut.label, cut.brings]
        said += [str(scene.standing(foreign, seat).holdings) for seat in range(seats)]
        if look.over:
            for entry in scene.ledger(foreign):
                said += [entry.label, *entry.values, *entry.details]
        for words in [*said, *texts(body(scene, foreign))]:
            assert not english(words, look.names), words


def texts(drawn: str) -> list[str]:
    """What people read of markup, and what it is called to those who do not see it."""
    spoken = re.findall(r' (?:aria-label|title|alt|placeholder)="([^"]*)"', drawn)
    return [*spoken, re.sub(r"<[^>]*>", " ", drawn)]


def english(words: str, names: tuple[str, ...]) -> list[str]:
    """The words that did not go through the translator."""
    words = unescape(re.sub(r"<[^>]*>", " ", words)) if "</" in words else unescape(words)
    for name in names:
        words = words.replace(name, "")
    while BRACKETED.search(words):
        words = BRACKETED.sub("", words)
    return WORD.findall(words)


@pytest.mark.parametrize("key", SCENES)
def test_every_drawing_that_a_scene_uses_is_there(key: str) -> None:
    scene, art = games.part(key, "ui.scene"), games.part(key, "ui.art.symbols")
    symbols = art.symbols()
    ElementTree.fromstring(f"<svg>{symbols}</svg>")
    ids = re.findall(r' id="([^"]*)"', symbols)
    assert len(set(ids)) == len(ids)
    known = {*ids, *(f"i-{name}" for name in ICONS)}
    used = set(re.findall(r' href="#([^"]*)"', symbols))
    for look in looks(games.game(key), games.game(key).seats[0]):
        drawn = body(scene, replace(look, art="", icons=""))
        own = set(re.findall(r' id="([^"]*)"', drawn))
        used |= set(re.findall(r' href="#([^"]*)"', drawn)) - own
    assert used <= known
    assert not re.search(r"<(?:linearGradient|clipPath|filter|mask|style)\b", symbols)
