"""Whole games in which every message is compared with the one that would be sent if all that its
receiver cannot know were different.

A message is made from a Look, from what the page says of the table, and for the API from the same
view and notes. All of these are compared for every message. Drawing them takes ten times as long,
so the bytes themselves are compared for a share of the messages, or for those of every table in
`tools/leaks.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import hosting
import kit
from ostraka.core.journal import UNDO
from ostraka.core.play import OVER, WATCHER, Action, Game, Seat
from ostraka.server.api.answers import table_answer, view_answer
from ostraka.server.live import steps
from ostraka.server.live.hub import Hub
from ostraka.server.live.table import Live
from ostraka.server.model import Frame, Player, Viewer
from ostraka.server.window.perspective import Window
from ostraka.server.window.table_page import acts_undo, shown

UNDONE = 0.2
"""The share of steps taken back, where that is possible."""


@dataclass
class Compared:
    """How much was compared."""

    games: int = 0
    messages: int = 0  # each a window's page and an answer of the API
    drawn: int = 0  # byte by byte
    forgotten: int = 0  # in which some note was told no more
    undone: int = 0


async def games(
    hub: Hub, game: Game, number: int, drawn: float, options: list[dict[str, str]] | None = None
) -> Compared:
    """Play random games with all options in turn."""
    people = [await hosting.somebody(hub, f"Player {seat}") for seat in range(game.seats[-1])]
    every = options or kit.every_option(game)
    compared = Compared()
    for at in range(number):
        rng = Random(f"{game.key} {at}")
        # Most of them for few: with more players there are more messages, but no other ones.
        seats = game.seats[at // 5 % len(game.seats) if at % 5 == 4 else 0]
        live = await _table(hub, game, people[:seats], every[at * 7 % len(every)], rng)
        _play(live, people[:seats], rng, drawn, compared)
        compared.games += 1
    return compared


async def _table(
    hub: Hub, game: Game, people: list[Player], options: dict[str, str], rng: Random
) -> Live:
    kinds = ["person", *["open"] * (len(people) - 1)]
    live = await hosting.table(hub, people[0], game, *kinds, house=None, **options)
    live.secret = rng.randbytes(32)  # the same games each time: what is found can be looked into
    for seat, player in enumerate(people[1:], 1):
        await live.sit(player, seat)
    await live.remark(people[0], "Good luck!")
    for said in ("The king is in b2.", "I would dig there."):  # which would help those who play
        await live.remark(await hosting.somebody(hub, "Ada"), said)
    return live


def _play(live: Live, people: list[Player], rng: Random, drawn: float, compared: Compared) -> None:
    """One game, its messages to every seat and to somebody who watches. The store is passed by:
    what is sent is made from the table alone."""
    eyes: dict[Seat, Viewer] = {seat: player.id for seat, player in enumerate(people)}
    eyes[WATCHER] = None
    last: Frame | None = None
    while True:
        for frame in live.behind(last):
            for seat, player in eyes.items():
                _compare(live, frame, seat, player, rng, drawn, compared)
        last = live.latest
        table = live.begun()
        if table.actor == OVER:
            return
        undo = table.can_undo(table.actor) and rng.random() < UNDONE
        compared.undone += undo
        _step(live, table.actor, UNDO if undo else rng.choice(table.legal()))


def _step(live: Live, seat: Seat, said: Action | str) -> None:
    live._frames.extend(steps.step(live.begun(), seat, said, live.lines + 1))
    live.lines += 1


def _compare(
    live: Live,
    frame: Frame,
    seat: Seat,
    player: Viewer,
    rng: Random,
    drawn: float,
    compared: Compared,
) -> None:
    """One message to one receiver: of a window that was there, of one that comes back, and of the
    API from any note on; they are made from the same things."""
    latest = frame is live.latest
    ours = Window(live, player, str)
    one = ours.look(frame, latest)
    assert one.seat == seat
    other = hosting.twin(live, seat, rng, frame, one.view)
    theirs = Window(other, player, str)
    two = theirs.look(other.latest, latest)
    assert one == two
    assert ours.curtain(frame.state) == theirs.curtain(other.latest.state)
    compared.messages += 1
    compared.forgotten += bool(one.numbers) and one.numbers[-1] >= len(one.numbers)
    if latest:
        assert acts_undo(ours) == acts_undo(theirs)
        assert live.begun().count_heard(seat) == other.begun().count_heard(seat)
    if rng.random() < drawn:
        compared.drawn += 1
        assert shown(ours, frame, latest) == shown(theirs, other.latest, latest)
        if latest:
            _compare_answers(live, other, seat, player, rng)


def _compare_answers(live: Live, other: Live, seat: Seat, player: Viewer, rng: Random) -> None:
    """What the API answers."""
    since = rng.choice([0, rng.randrange(live.begun().count_heard(seat) + 1)])
    view = view_answer(live, player, since).model_dump_json()
    assert view == view_answer(other, player, since).model_dump_json()
    seen = table_answer(live, player).model_dump_json()
    assert seen == table_answer(other, player).model_dump_json()
    assert live.secret.hex() not in view + seen
