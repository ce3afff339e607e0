"""The API: what programs may do, and what they are told."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx2
import pytest

import hosting
import kit
from ostraka.core.journal import parse
from ostraka.server.api import docs, routes


def problem(answer: httpx2.Response) -> tuple[int, str]:
    found = answer.json()
    assert found["sentence"].endswith(".") and "\n" not in found["sentence"]
    return answer.status_code, found["code"]


def test_two_programs_play_a_game(address: str) -> None:
    async def run() -> None:
        async with hosting.served(address) as named:
            ann, ben = await named("Ann"), await named("Ben")
            assert (await ann.get("/me")).json()["name"] == "Ann"
            new = {
                "game": "tutankhamun",
                "options": {"laying": "shuffled"},
                "house": {"listed": True},
                "chairs": [{"kind": "person"}, {"kind": "open"}],
            }
            made = (await ann.post("/tables", json=new)).json()
            at = f"/tables/{made['id']}"
            assert made["state"] == "waiting" and made["chance"].startswith("sealed ")
            [listed] = (await ben.get("/tables")).json()["listed"]
            assert (listed["id"], listed["names"]) == (made["id"], ["Ann", ""])
            assert problem(await ann.post(f"{at}/act", json={"say": "pass", "at": 0})) == (
                409,
                "table/waiting",
            )
            assert (await ben.post(f"{at}/join", json={})).json()["seat"] == 1
            assert problem(await ben.post(f"{at}/join", json={"seat": 0})) == (409, "table/begun")
            assert problem(await ann.get(f"{at}/journal")) == (409, "table/playing")
            assert (await ann.get(at)).json()["chance"].startswith("sealed ")
            heard: list[str] = []
            while True:
                view = (await ann.get(f"{at}/view?since={len(heard)}")).json()
                heard += view["notes"]
                if view["actor"] is None:
                    break
                assert len(heard) == view["heard"]
                turn, waits = (ann, ben) if view["actor"] == 0 else (ben, ann)
                mine = (await turn.get(f"{at}/view")).json()
                step = {"say": mine["legal"][-1], "at": mine["lines"]}
                assert problem(await waits.post(f"{at}/act", json=step)) == (
                    403,
                    "action/not-your-turn",
                )
                done = (await turn.post(f"{at}/act", json=step)).json()
                assert done["lines"] == mine["lines"] + 1
                late = await turn.post(f"{at}/act", json=step)
                assert problem(late) == (409, "table/stale")
                assert late.json()["view"] == (await turn.get(f"{at}/view")).json()
            journal = parse((await ben.get(f"{at}/journal")).text)
            assert journal.closing is not None
            assert view["result"]["points"] == list(journal.closing.points)
            rematch = (await ben.post(f"{at}/again")).json()
            assert [chair["name"] for chair in rematch["chairs"]] == ["Ben", "Ann"]
            assert (await ann.get(at)).json()["rematch"] == rematch["id"]

    asyncio.run(run())


def test_undo_talk_advice_and_leaving(address: str) -> None:
    async def run() -> None:
        async with hosting.served(address) as named:
            ann, watcher = await named("Ann"), await named("Wim")
            new = {"game": "thebes", "chairs": [{"kind": "person"}, {"kind": "screen"}]}
            at = f"/tables/{(await ann.post('/tables', json=new)).json()['id']}"
            view = (await ann.get(f"{at}/view")).json()
            advice = (await ann.get(f"{at}/advice")).json()
            assert sum(each["share"] for each in advice) == pytest.approx(1)
            assert {each["say"] for each in advice} <= set(view["legal"])
            assert len(advice[0]["points"]) == 2
            assert problem(await watcher.get(f"{at}/advice")) == (403, "table/not-yours")
            assert problem(await ann.post(f"{at}/undo", json={"at": 0})) == (409, "undo/nothing")
            assert problem(await ann.post(f"{at}/undo", json={"at": 7})) == (409, "table/stale")
            illegal = await ann.post(f"{at}/act", json={"say": "weeks 12", "at": 0})
            assert problem(illegal) == (422, "action/illegal")
            assert illegal.json()["legal"] == view["legal"]
            said = await watcher.post(f"{at}/talk", json={"text": "Good luck!"})
            assert said.json()["talk"][0]["seat"] is None
            seen = (await watcher.get(f"{at}/view")).json()
            assert (seen["seat"], seen["legal"], seen["can_undo"]) == (None, [], False)
            left = (await ann.post(f"{at}/leave")).json()
            assert [chair["away"] for chair in left["chairs"]] == [True, True]
            back = await ann.post(f"{at}/join", json={})
            assert back.status_code == 200

    asyncio.run(run())


def test_every_error_is_a_code_and_a_sentence(address: str) -> None:
    async def run() -> None:
        async with hosting.served(address) as named:
            nobody, ann = await named(""), await named("Ann")
            assert problem(await nobody.get("/me")) == (401, "player/unknown")
            fake = {b"Authorization": b"Bearer \xff"}
            assert problem(await nobody.get("/me", headers=fake)) == (401, "player/unknown")
            assert problem(await nobody.get("/nothing")) == (404, "request/unknown")
            assert problem(await nobody.put("/games")) == (404, "request/unknown")
            assert problem(await ann.get("/tables/nowhere/view")) == (404, "table/unknown")
            assert problem(await ann.post("/tables", content=b"{")) == (422, "request/bad")
            new: dict[str, Any] = {"game": "chess", "chairs": []}
            assert problem(await ann.post("/tables", json=new)) == (404, "game/unknown")
            new["game"] = "thebes"
            assert problem(await ann.post("/tables", json=new)) == (422, "game/seats")
            new["chairs"] = [{"kind": "person"}, {"kind": "bot", "level": "os:system"}]
            assert problem(await ann.post("/tables", json=new)) == (422, "bot/unknown")
            new["chairs"][1]["\ud800"] = 1
            odd = json.dumps(new).encode()
            assert problem(await ann.post("/tables", content=odd)) == (422, "request/bad")

    asyncio.run(run())


def test_costly_deeds_are_limited(address: str) -> None:
    async def run() -> None:
        limits = {"players": (2, 0), "tables": (1, 0), "remarks": (1, 0)}
        async with hosting.served(address, limits=limits) as named:
            ann, ben = await named("Ann"), await named("Ben")
            nobody = await named("")
            answer = await nobody.post("/players", json={})
            assert problem(answer) == (429, "table/rate")
            new = {"game": "thebes", "chairs": [{"kind": "open"}, {"kind": "open"}]}
            at = f"/tables/{(await ann.post('/tables', json=new)).json()['id']}"
            assert problem(await ann.post("/tables", json=new)) == (429, "table/rate")
            assert (await ann.post(f"{at}/talk", json={"text": "one"})).status_code == 200
            answer = await ann.post(f"{at}/talk", json={"text": "two"})
            assert problem(answer) == (429, "table/rate")
            assert (await ben.post(f"{at}/talk", json={"text": "three"})).status_code == 200

    asyncio.run(run())


def test_the_page_of_operations_needs_no_script() -> None:
    page = docs.page(routes.openapi())
    assert "<script" not in page and "http" not in page.replace("https://", "http")
    for route in routes.router.routes:
        if getattr(route, "include_in_schema", False):
            assert getattr(route, "path", "") in page


def test_games_are_listed(address: str) -> None:
    async def run() -> None:
        async with hosting.served(address) as named:
            found = (await (await named("")).get("/games")).json()
            assert [each["key"] for each in found] == [game.key for game in kit.GAMES]

    asyncio.run(run())


def test_talk_by_kind_and_deleting_ones_own(address: str) -> None:
    async def run() -> None:
        async with hosting.served(address) as named:
            ann, ben, ada = await named("Ann"), await named("Ben"), await named("Ada")
            chairs = [{"kind": "person"}, {"kind": "open"}]
            form = {"game": "tutankhamun", "chairs": chairs, "options": {"laying": "shuffled"}}
            at = f"/tables/{(await ann.post('/tables', json=form)).json()['id']}"
            await ben.post(f"{at}/join", json={})
            await ben.post(f"{at}/talk", json={"text": "Good luck!"})
            said = (await ada.post(f"{at}/talk", json={"text": "Dig!"})).json()["talk"]
            kinds = [(each["text"], each["among"], each["yours"]) for each in said]
            assert kinds == [("Good luck!", "players", False), ("Dig!", "watchers", True)]
            assert [each["text"] for each in (await ann.get(at)).json()["talk"]] == ["Good luck!"]
            number = said[1]["number"]
            for program, status, code in (
                (ann, 404, "table/remark"),  # who cannot even read it
                (await named("Eve"), 403, "table/not-yours"),
                (await named(""), 401, "player/unknown"),
            ):
                refused = await program.delete(f"{at}/talk/{number}")
                assert (refused.status_code, refused.json()["code"]) == (status, code)
            left = (await ada.delete(f"{at}/talk/{number}")).json()["talk"]
            assert [each["text"] for each in left] == ["Good luck!", ""]
            assert (await ada.delete(f"{at}/talk/{number}")).status_code == 404

    asyncio.run(run())
