"""Hidden information never leaves: whatever is sent to a seat follows from what it may know."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

import hosting
import kit
from ostraka.core.play import OVER, WATCHER, Game
from ostraka.server.answers import table_answer, view_answer
from ostraka.server.frames import shown
from ostraka.server.live import Live
from ostraka.server.looks import Window
from ostraka.server.page import Page

CHECKED = 0.1
"""The share of positions where everything is asked for."""


def pushed(live: Live, player: str) -> Page:
    """What a window is sent."""
    return shown(Window(live, player, str), live.latest, latest=True)


@pytest.mark.parametrize("game", kit.GAMES, ids=lambda game: game.key)
def test_every_byte_follows_from_what_the_seat_may_know(game: Game, address: str) -> None:
    async def run() -> None:
        rng = Random(game.key)
        async with hosting.served(address) as named:
            ann, ben, wim = await named("Ann"), await named("Ben"), await named("Wim")
            chairs = [{"kind": "person"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
            # The last value of an option is the one that hides more, where it makes a difference.
            new = {"game": game.key, "options": kit.every_option(game)[-1], "chairs": chairs}
            made = (await ann.post("/tables", json=new)).json()
            at = f"/tables/{made['id']}"
            await ben.post(f"{at}/join", json={})
            live = await named.hub.open(made["id"])
            eyes = {0: ann, 1: ben, WATCHER: wim}
            players = {
                seat: (await client.get("/me")).json()["id"] for seat, client in eyes.items()
            }
            async with live.watch(None, slowly=False) as watch:
                while (table := live.begun()).actor != OVER:
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
                    said = rng.choice(table.legal_texts())
                    step = {"say": said, "at": live.lines}
                    done = await eyes[table.actor].post(f"{at}/act", json=step)
                    assert done.status_code == 200

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
            await live.sit(ben, 1)
            await hosting.play_on(live, [ann, ben], rng)
            others = [hosting.twin(live, 0, rng) for _ in range(4)]
            assert any(len(each.begun().notes) != len(live.begun().notes) for each in others)
            steps = [len(each.begun().journal.steps) for each in others]
            assert any(each != len(live.begun().journal.steps) for each in steps)
            assert all(each.lines == live.lines for each in others)

    asyncio.run(run())
