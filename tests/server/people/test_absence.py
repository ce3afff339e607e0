"""Players who are away, votes to end a game, and tables that nobody comes to."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import hosting
from browsing import opened
from ostraka.core.errors import GameOver
from ostraka.games import game
from ostraka.server import errors
from ostraka.server.live.hub import Hub
from ostraka.server.model import DAY, TableSettings
from ostraka.server.people import absence, seating, votes
from ostraka.server.window.company import company
from ostraka.server.window.perspective import Window
from server.people.test_clocks import AGES, BANK, EACH, Time, chair, move, playing, quiet, who

TRAY = game("tutankhamun")
NO_CLOCK = TableSettings()


@pytest.mark.parametrize(
    ("house", "patience"),
    [
        (BANK, 300.0),
        (NO_CLOCK, DAY),
        (
            TableSettings(pace="slow"),
            2 * DAY,
        ),  # nobody is away as long as the clock gives them time
        (TableSettings(pace="slow", move=7 * DAY), 7 * DAY),
        (TableSettings(pace="live", move=3600.0), 3600.0),
    ],
)
def test_a_bot_may_have_the_seat_of_somebody_away(
    address: str, house: TableSettings, patience: float
) -> None:
    async def run() -> None:
        now = Time()
        async with (
            hosting.hosted(address, now=now, pace=AGES) as hub,
            playing(hub, house) as (live, mira, ben),
        ):
            acts, other = who(live, mira, ben)
            [seat] = live.seats_of(acts.id)
            now.at += patience - 1
            with pytest.raises(errors.StillHere):
                await absence.stand_in(live, other.id, seat)
            now.at += 1
            live.mark_seen(other.id)
            with pytest.raises(errors.NotYours):
                await absence.stand_in(live, "a stranger", seat)
            with pytest.raises(errors.NotYours):
                await absence.stand_in(live, None, seat)
            with pytest.raises(errors.Taken):
                await absence.stand_in(live, other.id, 7)
            await asyncio.gather(*(absence.stand_in(live, other.id, seat) for _ in range(2)))
            assert chair(live, acts).away and chair(live, acts).since == now.at
            assert live.deadline is None
            async with live.watch(acts.id):
                assert chair(live, acts).by_hand, "a player who returns takes over at once"

    asyncio.run(run())


def test_an_open_window_keeps_nobody_here_for_whom_all_wait_without_a_clock(address: str) -> None:
    async def run() -> None:
        now = Time()
        async with (
            hosting.hosted(address, now=now, pace=AGES) as one,
            hosting.hosted(address, now=now, pace=AGES) as two,
            playing(one, NO_CLOCK) as (here, mira, ben),
        ):
            acts, other = who(here, mira, ben)
            [seat] = here.seats_of(acts.id)
            there = await two.open(here.id)
            async with opened(here, acts) as window, there.watch(other.id):
                await window.until('id="shell"')
                now.at += DAY - 1
                await one.update_attendance()
                window.send({"do": "odd", "at": 0})  # whatever they do counts
                while "problem" not in await window.heard():
                    pass
                now.at += DAY - 1
                for hub in (one, two, one):
                    await hub.update_attendance()
                with pytest.raises(errors.StillHere):
                    await absence.stand_in(there, other.id, seat)
                now.at += 1
                for hub in (two, one):
                    await hub.update_attendance()
                assert absence.chair_to_hand_over(here, other.id) == chair(here, acts)
                assert "away for 1 day" in company(Window(here, other.id, str)).status[seat]
                await absence.stand_in(there, other.id, seat)
                await here.refresh()
                await window.until("A bot plays for you until you are back.")
                assert not absence.away(here, here.chairs[1 - seat]), "nobody waits for them"

    asyncio.run(run())


def test_every_process_knows_who_is_here_even_after_a_restart(address: str) -> None:
    async def run() -> None:
        now = Time()
        async with (
            hosting.hosted(address, now=now, pace=AGES) as one,
            hosting.hosted(address, now=now, pace=AGES) as two,
            playing(one, BANK) as (here, mira, ben),
        ):
            acts, other = who(here, mira, ben)
            [seat] = here.seats_of(acts.id)
            there = await two.open(here.id)
            async with here.watch(acts.id):
                now.at += 1000
                await one.update_attendance()
                with pytest.raises(errors.StillHere):
                    await absence.stand_in(there, other.id, seat)
        now.at += 299
        async with hosting.hosted(address, now=now, pace=AGES) as hub:
            again = await hub.open(here.id)
            async with again.watch(None):
                with pytest.raises(errors.StillHere):
                    await absence.stand_in(again, other.id, seat)
                now.at += 1
                await absence.stand_in(again, other.id, seat)
                assert chair(again, acts).away

    asyncio.run(run())


def test_a_window_asks_and_waits_when_it_is_told_to(address: str) -> None:
    async def run() -> None:
        now = Time()
        async with (
            hosting.hosted(address, now=now, pace=AGES) as hub,
            playing(hub, NO_CLOCK) as (live, mira, ben),
        ):
            acts, other = who(live, mira, ben)
            async with opened(live, other) as window:
                await window.until('id="shell"')
                now.at += DAY
                await hub.update_attendance()
                await window.until("Let a bot play until they are back?")
                window.send({"do": "wait", "at": 0})
                while absence.chair_to_hand_over(live, other.id) is not None:
                    await window.heard()
                now.at += DAY - 1
                assert absence.chair_to_hand_over(live, other.id) is None
                now.at += 1
                await hub.update_attendance()
                await window.until("Let a bot play until they are back?")
                window.send({"do": "stand-in", "value": str(live.seats_of(acts.id)[0]), "at": 0})
                await window.until("A bot plays for them")
            assert absence.chair_to_hand_over(live, acts.id) is None

    asyncio.run(run())


def test_moves_of_the_bot_are_counted_while_somebody_is_away(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address) as hub, playing(hub, NO_CLOCK) as (live, mira, ben):
            acts, _ = who(live, mira, ben)
            await seating.leave(live, acts.id)
            async with live.watch(None, slowly=False) as watch:
                while live.in_play().actor in live.seats_of(acts.id):
                    await watch.changed()
            assert chair(live, acts).helped == chair(live, acts).moves > 0
            await seating.come_back(live, acts.id)
            assert (chair(live, acts).away, chair(live, acts).helped) == (False, 0)

    asyncio.run(run())


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


def test_a_host_closes_a_table_that_has_not_begun(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address) as one, hosting.hosted(address) as two:
            mira, ben = await hosting.somebody(one), await hosting.somebody(one, "Ben")
            here = await hosting.table(
                one, mira, TRAY, "person", "open", settings=TableSettings(listed=True)
            )
            there = await two.open(here.id)
            with pytest.raises(errors.NotYours):
                await seating.close(here, ben.id)
            await seating.close(here, mira.id)
            with pytest.raises(errors.Closed):
                await seating.sit(there, ben, 1)
            for hub in (one, two):
                with pytest.raises(errors.Closed):
                    await hub.open(here.id)
                with pytest.raises(errors.Closed):
                    await hub.finished_table(here.id)
                assert await hub.tables_of(mira.id) == await hub.listed_tables() == []
            begun = await hosting.table(one, mira, TRAY, "person", "screen")
            with pytest.raises(errors.Begun):
                await seating.close(begun, mira.id)

    asyncio.run(run())


def test_a_table_whose_host_left_is_listed_no_more(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address) as hub:
            mira, ben = await hosting.somebody(hub), await hosting.somebody(hub, "Ben")
            listed = TableSettings(listed=True)
            live = await hosting.table(hub, mira, TRAY, "person", "screen", "open", settings=listed)
            await seating.leave(live, mira.id)
            assert [each.kind for each in live.chairs] == ["open"] * 3
            assert await hub.listed_tables() == []
            await seating.sit(live, mira, 0)
            assert len(await hub.listed_tables()) == 1
            await seating.sit(live, ben, 1)
            await seating.leave(live, mira.id)
            assert (live.host, len(await hub.listed_tables())) == (ben.id, 1), "Ben is the host now"
            await seating.begin(live, ben.id)

    asyncio.run(run())


def test_a_table_whose_host_left_is_closed_later_or_has_a_new_host(address: str) -> None:
    async def run() -> None:
        now = Time()
        async with hosting.hosted(address, now=now) as hub:
            mira, ben = await hosting.somebody(hub), await hosting.somebody(hub, "Ben")
            house = TableSettings(listed=True)
            left = await hosting.table(hub, mira, TRAY, "person", "random", "open", settings=house)
            invited = await hosting.table(hub, mira, TRAY, "person", "open", "open")
            others = await hosting.table(hub, mira, TRAY, "open", "open", settings=house)
            for live in (left, invited, others):
                await seating.leave(live, None)
                await seating.leave(live, mira.id)
                assert live.host == ""
            assert await hub.listed_tables() == [], "also where they never sat themselves"
            await seating.sit(invited, ben, 2)
            assert invited.host == ben.id, "somebody must be able to begin, or to close it"
            name = left.id
            del left, others, live
            now.at += 7 * DAY + 1
        async with hosting.hosted(address, now=now) as hub:
            await closed(hub, name)
            assert (await hub.open(invited.id)).state == "waiting", "Ben sits there"

    asyncio.run(run())


async def closed(hub: Hub, table: str) -> None:
    """Wait until what runs beside has closed a table."""
    async with asyncio.timeout(20):
        while True:
            try:
                await hub.open(table)
                await asyncio.sleep(0)  # what runs beside has its turn
            except errors.Closed:
                return


def test_a_table_that_nobody_touches_is_unlisted_and_later_closed(address: str) -> None:
    async def run() -> None:
        now = Time()
        async with hosting.hosted(address, now=now) as hub:
            mira = await hosting.somebody(hub)
            live = await hosting.table(
                hub, mira, TRAY, "person", "open", settings=TableSettings(listed=True)
            )
            kept = await hosting.table(hub, mira, TRAY, "person", "open")
            name, invited = live.id, kept.id
            now.at += DAY + 1
            assert await hub.listed_tables() == []
            async with live.watch(mira.id):
                await hub.update_attendance()
            assert [each.id for each in await hub.listed_tables()] == [name], "somebody looked in"
            del live
            now.at += 7 * DAY + 1
        async with hosting.hosted(address, now=now) as hub:
            await closed(hub, name)
            assert (await hub.open(invited)).state == "waiting", "who has the link may still come"

    asyncio.run(run())


def test_ended_games_are_put_away_from_ones_own_list(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address, pace=AGES) as hub, playing(hub, NO_CLOCK) as table:
            live, mira, ben = table
            with pytest.raises(errors.NotOver):
                await hub.put_away(live.id, mira.id)
            await votes.vote(live, mira.id, True)
            await votes.vote(live, ben.id, True)
            with pytest.raises(errors.NotYours):
                await hub.put_away(live.id, "a stranger")
            await hub.put_away(live.id, mira.id)
            assert await hub.tables_of(mira.id) == []
            assert (
                len(await hub.tables_of(mira.id, put_away=True))
                == len(await hub.tables_of(ben.id))
                == 1
            )
            await hub.put_away(live.id, mira.id, away=False)
            assert len(await hub.tables_of(mira.id)) == 1

    asyncio.run(run())


def test_programs_can_do_what_people_can(address: str) -> None:
    async def run() -> None:
        now = Time()
        async with hosting.served(address, now=now, pace=AGES) as api:
            mira, ben = await api("Mira"), await api("Ben")
            new: dict[str, Any] = {
                "game": "tutankhamun",
                "chairs": [{"kind": "person"}, {"kind": "open"}],
                "house": {"pace": "bank", "move": 20, "increment": 5},
            }
            for wrong in ({"move": 1, "bank": 600, "pace": "bank"}, {"bank": -1}, {"bank": 60}):
                refused = await mira.post("/tables", json=new | {"house": wrong})
                assert refused.status_code == 422
            closed = (await mira.post("/tables", json=new)).json()["id"]
            assert (await ben.post(f"/tables/{closed}/close")).status_code == 403
            assert (await mira.post(f"/tables/{closed}/close")).status_code == 200
            gone = await ben.get(f"/tables/{closed}")
            assert (gone.status_code, gone.json()["code"]) == (410, "table/closed")

            table = (await mira.post("/tables", json=new)).json()
            clock = {name: table["house"][name] for name in ("move", "bank", "increment")}
            assert clock == {"move": 20, "bank": 600, "increment": 5}
            again = await mira.post("/tables", json=new | {"house": table["house"]})
            assert again.json()["house"] == table["house"]
            at = f"/tables/{table['id']}"
            view = (await ben.post(f"{at}/join", json={})).json()
            assert view["deadline"] == now.at + 620
            acts, other = (mira, ben) if view["actor"] == 0 else (ben, mira)
            body = {"seat": view["actor"]}
            refused = await other.post(f"{at}/stand-in", json=body)
            assert (refused.status_code, refused.json()["code"]) == (409, "table/present")
            now.at += 300
            chairs = (await other.get(at)).json()["chairs"]
            assert [each["absent"] for each in chairs] == [s == view["actor"] for s in (0, 1)]
            taken = (await other.post(f"{at}/stand-in", json=body)).json()["chairs"]
            assert taken[view["actor"]]["away"]
            await acts.post(f"{at}/join", json={})
            asked = (await other.post(f"{at}/vote", json={"end": True})).json()
            assert sorted(each["vote"] for each in asked["chairs"]) == ["", "asks"]
            await acts.post(f"{at}/vote", json={"end": False})
            refused = await other.post(f"{at}/vote", json={"end": True})
            assert (refused.status_code, refused.json()["code"]) == (409, "table/asked")
            await acts.post(f"{at}/vote", json={"end": True})
            ended = await other.post(f"{at}/vote", json={"end": True})
            assert ended.json()["state"] == "unfinished"
            assert (await other.get(f"{at}/view")).json()["state"] == "unfinished"
            refused = await other.post(f"{at}/act", json={"say": "pass", "at": 0})
            assert (refused.status_code, refused.json()["code"]) == (409, "table/unfinished")
            assert (await mira.post(f"{at}/put-away", json={})).status_code == 200
            mine = (await mira.get("/tables")).json()["yours"]
            assert table["id"] not in [each["id"] for each in mine]

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
