"""Hidden information never leaves: whatever is sent to a seat follows from what it may know."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

import hosting
import kit
import secrecy
from ostraka.core.play import OVER, WATCHER, Game
from ostraka.core.table import heard_by
from ostraka.server.api.answers import table_answer, view_answer
from ostraka.server.live.table import LiveTable
from ostraka.server.people import seating
from ostraka.server.window.delta import Page
from ostraka.server.window.perspective import Window
from ostraka.server.window.table_page import game_page

CHECKED = 0.1
"""The share of positions where everything is asked for."""
DRAWN = 0.02
"""The share of messages that are compared byte by byte where whole games are."""
HIDING = {"tutankhamun": {"laying": "players", "memory": "none"}}
"""Values that hide more than the last ones of their options do."""


def pushed(live: LiveTable, player: str) -> Page:
    """What a window is sent."""
    return game_page(Window(live, player, str), live.latest, latest=True)


@pytest.mark.parametrize("game", kit.GAMES, ids=lambda game: game.key)
def test_every_byte_follows_from_what_the_seat_may_know(game: Game, address: str) -> None:
    async def run() -> None:
        rng = Random(game.key)
        async with hosting.served(address) as named:
            ann, ben, wim = await named("Ann"), await named("Ben"), await named("Wim")
            chairs = [{"kind": "person"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
            # The last value of an option is the one that hides more, where it makes a difference.
            options = kit.every_option(game)[-1] | HIDING.get(game.key, {})
            new = {"game": game.key, "options": options, "chairs": chairs}
            made = (await ann.post("/tables", json=new)).json()
            at = f"/tables/{made['id']}"
            await ben.post(f"{at}/join", json={})
            live = await named.hub.open(made["id"])
            eyes = {0: ann, 1: ben, WATCHER: wim}
            players = {
                seat: (await client.get("/me")).json()["id"] for seat, client in eyes.items()
            }
            async with live.watch(None, slowly=False) as watch:
                while (table := live.in_play()).actor != OVER:
                    if not live.chairs[table.actor].by_hand:
                        await watch.changed()
                        continue
                    if rng.random() < CHECKED:
                        for seat, client in eyes.items():
                            other = hosting.twin(live, seat, rng)
                            view = view_answer(other, players[seat]).model_dump_json()
                            assert (await client.get(f"{at}/view")).text == view
                            seen = table_answer(other, players[seat]).model_dump_json()
                            assert (await client.get(at)).text == seen
                            assert pushed(other, players[seat]) == pushed(live, players[seat])
                            late = await client.post(f"{at}/undo", json={"at": -1})
                            told = late.text + (await client.get(f"{at}/journal")).text
                            assert live.secret.hex() not in view + seen + told
                            assert (await client.get(f"{at}/journal")).status_code == 409
                    if table.can_undo(table.actor) and rng.random() < CHECKED:
                        back = await eyes[table.actor].post(
                            f"{at}/undo", json={"at": live.seat_steps}
                        )
                        assert back.status_code == 200
                        continue
                    said = rng.choice(table.legal_texts())
                    step = {"say": said, "at": live.seat_steps}
                    done = await eyes[table.actor].post(f"{at}/act", json=step)
                    assert done.status_code == 200

    asyncio.run(run())


@pytest.mark.parametrize("game", kit.GAMES, ids=lambda game: game.key)
def test_every_message_of_many_games_follows_from_what_its_receiver_may_know(game: Game) -> None:
    """To every seat and to somebody who watches, also after steps back; `tools/leaks.py` compares
    every byte."""

    async def run() -> None:
        async with hosting.hosted("sqlite://") as hub:
            compared = await secrecy.games(hub, game, kit.many(200), DRAWN)
            assert compared.games == kit.many(200)
            assert compared.drawn > compared.messages * DRAWN / 2
            assert compared.undone > 0
            assert bool(compared.forgotten) == (game.still_told is not None)

    asyncio.run(run())


def test_the_check_finds_notes_that_are_retold() -> None:
    """What is covered is told differently at the other table, but not what lies open."""

    async def run() -> None:
        rng = Random(3)
        async with hosting.hosted("sqlite://") as hub:
            ann, ben = await hosting.somebody(hub, "Ann"), await hosting.somebody(hub, "Ben")
            game = next(game for game in kit.GAMES if game.key == "tutankhamun")
            live = await hosting.table(hub, ann, game, "person", "open")
            await seating.sit(live, ben, 1)
            await hosting.play_on(live, [ann, ben], rng, steps=70)
            for seat in (0, 1, WATCHER):
                true, other = live.in_play(), hosting.twin(live, seat, rng).in_play()
                assert heard_by(seat, true.notes) != heard_by(seat, other.notes)
                assert true.numbered(seat) == other.numbered(seat) != []

    asyncio.run(run())


def test_covered_layers_are_told_to_nobody_again(address: str) -> None:
    """Neither in the diary nor by the API, to players and watchers, even after a new start; once
    the game is over all of it is told."""
    mask = "the mask of Tutankhamun"

    def told(live: LiveTable, players: list[str | None]) -> list[bool]:
        pages = [
            game_page(Window(live, each, str), live.latest, latest=True).html for each in players
        ]
        views = [view_answer(live, each).model_dump_json() for each in players]
        return [mask in text for text in (*pages, *views)]

    async def run() -> None:
        rng = Random(2)
        async with hosting.hosted(address) as hub:
            ann, ben = await hosting.somebody(hub, "Ann"), await hosting.somebody(hub, "Ben")
            game = next(game for game in kit.GAMES if game.key == "tutankhamun")
            live = await hosting.table(hub, ann, game, "person", "open")
            await seating.sit(live, ben, 1)
            everybody = [ann.id, ben.id, None]
            await live.say(ann.id, "take tutankhamun", 0)
            await live.say(ann.id, "lay a1", 1)
            assert told(live, everybody) == [True] * 6
            await hosting.play_on(live, [ann, ben], rng, steps=64)
            assert told(live, everybody) == [False] * 6
            covered = len(live.in_play().notes)
        async with hosting.hosted(address) as hub:
            live = await hub.open(live.id)
            assert len(live.in_play().notes) == covered
            assert told(live, everybody) == [False] * 6
            await hosting.play_on(live, [ann, ben], rng)
            assert told(live, everybody)[3:] == [True] * 3

    asyncio.run(run())


def test_the_check_finds_what_leaks() -> None:
    """A seat that were shown another one's notes, or the number of chance's steps, is found out."""

    async def run() -> None:
        rng = Random(5)
        async with hosting.hosted("sqlite://") as hub:
            ann, ben = await hosting.somebody(hub, "Ann"), await hosting.somebody(hub, "Ben")
            game = next(game for game in kit.GAMES if game.key == "tomb_raiders")
            live = await hosting.table(hub, ann, game, "person", "open")
            live.secret = bytes(32)  # always the same game
            await seating.sit(live, ben, 1)
            await hosting.play_on(live, [ann, ben], rng)
            others = [hosting.twin(live, 0, rng) for _ in range(4)]
            assert any(len(each.in_play().notes) != len(live.in_play().notes) for each in others)
            steps = [len(each.in_play().journal.steps) for each in others]
            assert any(each != len(live.in_play().journal.steps) for each in steps)
            assert all(each.seat_steps == live.seat_steps for each in others)

    asyncio.run(run())
