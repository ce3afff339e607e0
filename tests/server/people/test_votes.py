"""Votes to end a game before its end."""

from __future__ import annotations

import asyncio

import pytest

import hosting
from browsing import opened
from ostraka.core.errors import GameOver
from ostraka.games import game
from ostraka.server import errors
from ostraka.server.model import DAY, TableSettings
from ostraka.server.people import absence, seating, votes
from server.people.test_clocks import AGES, BANK, EACH, Time, move, playing, quiet, who

TRAY = game("tutankhamun")
NO_CLOCK = TableSettings()


def test_everybody_present_must_agree_to_end_a_game(address: str) -> None:
    async def run() -> None:
        now = Time()
        async with (
            hosting.hosted(address, now=now, pace=AGES) as hub,
            playing(hub, BANK, "random") as (live, mira, ben),
        ):
            with pytest.raises(errors.NotYours):
                await votes.vote(live, "a stranger", True)
            await votes.vote(live, mira.id, True)
            await votes.vote(live, mira.id, True)
            assert live.state == "playing"
            assert [each.vote for each in live.chairs] == ["asks", "", ""], "a bot has no vote"
            await votes.vote(live, ben.id, True)
            assert (live.state, live.deadline) == ("unfinished", None)
            for call in (
                live.say(mira.id, "pass", live.seat_steps),
                votes.vote(live, ben.id, False),
                seating.come_back(live, ben.id),
                hub.open(live.id),
            ):
                with pytest.raises(errors.Ended):
                    await call
            past = await hub.finished_table(live.id)
            assert past.state == "unfinished"
            assert (await hub.journal(live.id, ben.id)).startswith("ostraka journal")
            [mine] = await hub.tables_of(mira.id)
            assert (mine.state, mine.turn) == ("unfinished", -1)

    asyncio.run(run())


def test_one_who_plays_on_ends_the_vote_and_asking_again_takes_ten_moves(address: str) -> None:
    async def run() -> None:
        now = Time()
        async with hosting.hosted(address, now=now, pace=AGES) as hub:
            mira, ben = await hosting.somebody(hub), await hosting.somebody(hub, "Ben")
            live = await hosting.table(hub, mira, game("thebes"), "person", "open")
            await seating.sit(live, ben, 1)
            await votes.vote(live, mira.id, True)
            await votes.vote(live, ben.id, False)
            assert [each.vote for each in live.chairs] == ["", ""]
            with pytest.raises(errors.AskedBefore):
                await votes.vote(live, mira.id, True)
            await votes.vote(live, ben.id, True)  # it is somebody else who asks
            await votes.vote(live, ben.id, False)
            while sum(each.moves for each in live.chairs) < votes.MOVES_BETWEEN:
                with pytest.raises(errors.AskedBefore):
                    await votes.vote(live, mira.id, True)
                await move(live, who(live, mira, ben)[0])
            await votes.vote(live, mira.id, True)
            assert [each.vote for each in live.chairs] == ["asks", ""]

    asyncio.run(run())


def test_whoever_is_away_has_no_vote(address: str) -> None:
    async def run() -> None:
        now = Time()
        async with (
            hosting.hosted(address, now=now, pace=AGES) as hub,
            playing(hub, EACH) as (live, mira, _),
            live.watch(mira.id),
        ):
            await votes.vote(live, mira.id, True)
            now.at += 299
            await hub.update_attendance()
            assert not live.ended_early
            now.at += 1
            await hub.update_attendance()
            assert live.ended_early, "Ben was not here for five minutes"

    asyncio.run(run())


@pytest.mark.parametrize("how", ["leaves", "is replaced", "is erased"])
def test_whoever_agreed_is_asked_again_when_the_one_who_asked_is_gone(
    address: str, how: str
) -> None:
    """Or the next to ask would end the game with a consent that was given to somebody else."""

    async def run() -> None:
        now = Time()
        async with hosting.hosted(address, now=now, pace=AGES) as hub:
            mira, ben, ada = [await hosting.somebody(hub, name) for name in ("Mira", "Ben", "Ada")]
            live = await hosting.table(hub, mira, TRAY, "person", "open", "open")
            await seating.sit(live, ben, 1)
            await seating.sit(live, ada, 2)
            await votes.vote(live, mira.id, True)
            await votes.vote(live, ben.id, True)
            if how == "leaves":
                await seating.leave(live, mira.id)
            elif how == "is replaced":
                now.at += DAY
                live.mark_seen(ben.id)
                live.mark_seen(ada.id)
                await absence.stand_in(live, ada.id, 0)
            else:
                await hub.erase(mira)
            assert [each.vote for each in live.chairs] == ["", "", ""]
            await votes.vote(live, ada.id, True)
            assert live.state == "playing"
            await votes.vote(live, ben.id, True)
            assert live.ended_early

    asyncio.run(run())


def test_two_processes_agree_on_the_end_of_a_game(address: str) -> None:
    async def run() -> None:
        now = Time()
        async with (
            hosting.hosted(address, now=now, pace=AGES) as one,
            hosting.hosted(address, now=now, pace=AGES) as two,
            playing(one, EACH) as (here, mira, ben),
        ):
            there = await two.open(here.id)
            await asyncio.gather(votes.vote(here, mira.id, True), votes.vote(there, ben.id, True))
            await asyncio.gather(quiet(here.refresh()), quiet(there.refresh()))
            assert here.state == there.state == "unfinished"

    asyncio.run(run())


def test_windows_of_a_game_that_ended_are_told_to_ask_again() -> None:
    async def run() -> None:
        async with hosting.hosted("sqlite://", pace=AGES) as hub:
            mira = await hosting.somebody(hub)
            live = await hosting.table(hub, mira, TRAY, "person", "random")
            async with opened(live, mira) as window:
                await window.until('id="shell"')
                window.send({"do": "vote", "value": "end", "at": 0})
                assert await window.goodbye() == 4404

    asyncio.run(run())


def test_nothing_can_be_voted_on_after_the_end(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address, pace=AGES) as hub, playing(hub, NO_CLOCK) as table:
            live, mira, ben = table
            while live.in_play().actor >= 0:
                await move(live, who(live, mira, ben)[0])
            with pytest.raises(GameOver):
                await votes.vote(live, mira.id, True)

    asyncio.run(run())
