"""Players who are away, and the bots that play for them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import hosting
from browsing import opened
from ostraka.games import game
from ostraka.server import errors
from ostraka.server.model import DAY, TableSettings
from ostraka.server.people import absence, seating
from ostraka.server.window.company import company
from ostraka.server.window.perspective import Window
from server.people.test_clocks import AGES, BANK, Time, chair, playing, who

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
