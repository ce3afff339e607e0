"""Windows are sent little, and show every page as it was drawn."""

from __future__ import annotations

import asyncio
import json
from random import Random

import pytest

import hosting
import kit
from ostraka.core.play import OVER, Game
from ostraka.server.window.delta import Page, SentPieces
from ostraka.server.window.perspective import Window
from ostraka.server.window.table_page import game_page
from ostraka.words import translator

LARGEST = 40_000
"""Bytes that an update may have."""


def test_known_pieces_are_not_sent_again() -> None:
    seen = SentPieces()
    one, two = Page("<p>A</p><p>B</p><i>!</i>", ""), Page("<p>B</p><i>!</i><p>C</p>", "")
    assert seen.message(one)["page"] == ["<p>A</p>", "<p>B</p>", "<i>!</i>"]
    assert seen.message(two)["page"] == [[1, 3], "<p>C</p>"]
    assert seen.message(one)["page"] == [[0, 3]]


def test_pieces_are_forgotten_when_there_are_too_many_and_sent_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(SentPieces, "MAX_PIECES", 3)
    seen, known, rng = SentPieces(), list[str](), Random(1)
    for _ in range(200):
        pieces = [f"<p>{rng.randrange(9)}" for _ in range(rng.randrange(1, 7))]
        html = "".join(pieces)
        assert hosting.read(seen.message(Page(html, ""))["page"], known) == html
        assert len(seen.numbers) <= 3 or set(seen.numbers) == set(pieces)


@pytest.mark.parametrize("game", kit.GAMES, ids=lambda game: game.key)
def test_updates_are_small_and_whole(game: Game) -> None:
    """A shared screen in French, whose eyes change with every turn, has most to be sent."""

    async def run() -> None:
        rng = Random(game.key)
        seen, known = SentPieces(), list[str]()
        async with hosting.hosted("sqlite://") as hub:
            mira = await hosting.somebody(hub)
            others = ["screen"] * (game.seats[-1] - 1)
            live = await hosting.table(hub, mira, game, "person", *others)
            window = Window(live, mira.id, translator("fr"))
            while (table := live.in_play()).actor != OVER and live.seat_steps < 120:
                window.device_holder = table.actor
                page = game_page(window, live.latest, latest=True)
                message = seen.message(page)
                assert len(json.dumps(message, ensure_ascii=False).encode()) < LARGEST
                assert hosting.read(message["page"], known) == page.html
                await live.say(mira.id, rng.choice(table.legal_texts()), live.seat_steps)

    asyncio.run(run())
