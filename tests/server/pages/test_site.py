"""The pages around the tables, asked without a browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256
from html import escape, unescape
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from httpx2 import Response

import hosting
from ostraka import games
from ostraka.core.play import OVER
from ostraka.server.app import build
from ostraka.server.html.visitor import preferred_language
from ostraka.server.live.hub import Hub
from ostraka.server.model import Clock
from ostraka.server.pages.rulebook import rulebook
from ostraka.server.people import absence, seating
from ostraka.server.settings import Settings
from ostraka.server.store.players import TOKEN
from ostraka.server.window.company import duration

KEYS = games.known()
READING = ["/", "/tables", "/watch", "/rules", "/bots", "/chance", "/credits", "/accessibility"]
READING += ["/me", *(f"/set-up/{key}" for key in KEYS), *(f"/rules/{key}" for key in KEYS)]


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FastAPI]:
    file = tmp_path_factory.mktemp("pages") / "tables.sqlite"
    yield build(
        Settings(database=f"sqlite:///{file}", pace=0, warm=False, limits={}, seed="scarab")
    )


@pytest.fixture(scope="module")
def running(app: FastAPI) -> Iterator[TestClient]:
    """The server, kept running; everybody's browser is a client of its own."""
    with TestClient(app, base_url="https://ostraka.example") as client:
        yield client


@pytest.fixture
def client(running: TestClient) -> Iterator[TestClient]:
    """Somebody new."""
    running.cookies.clear()
    yield running


def hub_of(client: TestClient) -> Hub:
    app = client.app
    assert isinstance(app, FastAPI)
    hub = app.state.hub
    assert isinstance(hub, Hub)
    return hub


def table_of(answer: Response) -> str:
    """The table that a form led to."""
    assert answer.history, answer.text
    return answer.url.path.removeprefix("/t/")


def bots_only(client: TestClient, key: str, **fields: str) -> str:
    """A game that has been played to its end by itself."""
    chairs = {f"kind{seat}": "bot" for seat in range(3)} | {
        f"level{seat}": "random" for seat in range(3)
    }
    form = {"players": "3", "watchers": "on"} | chairs | fields
    table = table_of(client.post(f"/set-up/{key}", data=form))

    async def play() -> None:
        live = await hub_of(client).open(table)
        async with live.watch(None) as watch:
            while live.table is None or live.table.actor != OVER:
                await watch.changed()

    assert client.portal is not None
    client.portal.call(play)
    return table


@pytest.fixture(scope="module")
def finished(running: TestClient) -> str:
    """A finished game of Toutankhamon."""
    return bots_only(running, "tutankhamun", **{"option-laying": "shuffled"})


# What every page is like


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("path", READING)
def test_every_page_is_whole(client: TestClient, path: str, language: str) -> None:
    answer = client.get(path, headers={"Accept-Language": language})
    assert answer.status_code == 200
    assert_whole(answer.text)
    assert f'<html lang="{language}"' in answer.text


def assert_whole(html: str) -> None:
    assert html.count("<h1") == 1
    assert " style=" not in html and "<style" not in html
    assert all("src=" in script for script in re.findall(r"<script[^>]*>", html))
    assert not re.findall(r"\son[a-z]+=", html), "handlers belong into a script"
    ids = re.findall(r'\sid="([^"]*)"', html)
    assert sorted(ids) == sorted(set(ids))


def test_no_link_leads_nowhere(client: TestClient, finished: str) -> None:
    seen: set[str] = set()
    ahead = ["/", f"/t/{finished}/result", f"/t/{finished}/replay"]
    while ahead:
        path = ahead.pop()
        answer = client.get(path)
        assert answer.status_code == 200, path
        if "html" not in answer.headers["content-type"]:
            continue
        anchors = set(re.findall(r'\sid="([^"]*)"', answer.text))
        for found in re.findall(r'(?:href|src)="([^"]*)"', answer.text):
            place, _, anchor = unescape(found).partition("#")
            assert place or anchor in anchors, f"{path} has no #{anchor}"
            known = place.partition("?")[0]
            if place.startswith("/") and known not in seen and not known.startswith("/api"):
                seen.add(known)
                ahead.append(place)
    assert set(READING) <= seen


def test_a_mere_look_leaves_no_trace(client: TestClient) -> None:
    for path in READING:
        assert "set-cookie" not in client.get(path).headers
    assert "Guest" in client.get("/").text


# Language and light


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("fr-CA,en;q=0.5", "fr"),
        ("de-DE,de;q=0.9,fr;q=0.8,en;q=0.7", "fr"),
        ("fr;q=0.1,en;q=0.2", "en"),
        ("xx;q=wrong,fr", "fr"),
    ],
)
def test_a_browsers_languages_are_asked_in_its_order(header: str, language: str) -> None:
    assert preferred_language(header) == language


def test_language_and_light_are_chosen_without_a_name(client: TestClient) -> None:
    answer = client.post("/language", data={"language": "fr", "back": "/bots"})
    assert answer.url.path == "/bots"
    assert '<html lang="fr"' in answer.text
    client.post("/theme", data={"theme": "dark"})
    assert '<html lang="fr" data-theme="dark"' in client.get("/").text
    client.post("/language", data={"language": "klingon"})
    assert '<html lang="fr"' in client.get("/").text


def test_a_player_takes_their_choice_along(client: TestClient) -> None:
    client.post("/language", data={"language": "fr"})
    client.post("/me", data={"name": "Zoé", "language": "fr", "theme": "dark"})
    key = client.cookies["ostraka"]
    client.cookies.clear()
    client.cookies["ostraka"] = key
    assert '<html lang="fr" data-theme="dark"' in client.get("/").text


@pytest.mark.parametrize("back", ["//evil.example/", "https://evil.example/", "/\\evil.example"])
def test_forms_lead_back_to_our_own_pages_only(client: TestClient, back: str) -> None:
    form = {"language": "fr", "back": back}
    answer = client.post("/language", data=form, follow_redirects=False)
    assert answer.headers["location"] == "/"


# Who I am


def test_the_first_form_makes_a_player(client: TestClient) -> None:
    answer = client.post("/play/tutankhamun", follow_redirects=False)
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("ostraka=")
    assert {"HttpOnly", "SameSite=lax", "Secure"} <= set(re.split("; ", cookie))
    assert "set-cookie" not in client.post("/play/tutankhamun", follow_redirects=False).headers
    assert client.get("/tables").text.count('class="mine card') == 2


def test_a_name_is_text_and_nothing_else(client: TestClient) -> None:
    name = "<b>&\"'"
    answer = client.post("/me", data={"name": name})
    assert "<b>&" not in answer.text
    assert unescape(escape(name)) in unescape(answer.text)


def test_a_link_moves_a_player_to_another_device(client: TestClient) -> None:
    client.post("/me", data={"name": "Hilda"})
    first, second = (
        re.search(r'value="(https://[^"]*/key/[^"]*)"', client.post("/me/link").text)
        for _ in range(2)
    )
    assert first and second
    client.cookies.clear()
    assert client.get(first[1]).status_code == 404, "a new link ends the one before it"
    assert "set-cookie" not in client.get(second[1]).headers, "nothing happens before the button"
    assert "Hilda" in client.get(second[1]).text
    client.post(second[1])
    assert "You are Hilda" in client.get("/me").text


def test_keys_for_programs_are_made_and_taken_back(client: TestClient) -> None:
    shown = client.post("/me/token").text
    found = re.search(r'aria-label="Your key" value="([^"]*)"', shown)
    assert found and client.portal
    players = hub_of(client).players
    assert client.portal.call(players.player_of, found[1], TOKEN) is not None
    assert found[1] not in client.get("/me").text
    client.post("/me/token/revoke")
    assert client.portal.call(players.player_of, found[1], TOKEN) is None


# Setting up a table


@pytest.mark.parametrize("key", KEYS)
def test_one_click_starts_a_game_against_bots(client: TestClient, key: str) -> None:
    answer = client.post(f"/play/{key}")
    assert answer.status_code == 200
    assert client.portal
    live = client.portal.call(hub_of(client).open, table_of(answer))
    assert live.table is not None
    assert [chair.kind for chair in live.chairs].count("person") == 1
    assert {chair.level for chair in live.chairs if chair.kind == "bot"} == {"digger"}


def test_a_table_is_set_up_as_the_form_says(client: TestClient) -> None:
    form = {"players": "4", "kind0": "screen", "name0": "Noor", "kind1": "me", "name1": "Ada"}
    form |= {"kind2": "open", "kind3": "bot", "level3": "scholar", "option-assistants": "capped"}
    form |= {"pace": "slow", "undo": "on", "listed": "on"}
    assert client.portal
    table = table_of(client.post("/set-up/thebes", data=form))
    live = client.portal.call(hub_of(client).open, table)
    assert live.table is None, "it waits for the open chair"
    assert [chair.kind for chair in live.chairs] == ["screen", "person", "open", "bot"]
    assert [chair.name for chair in live.chairs[:2]] == ["Noor", "Ada"]
    assert live.chairs[3].level == "scholar"
    assert live.options["assistants"] == "capped"
    house = live.settings
    assert (house.pace, house.undo, house.listed) == ("slow", True, True)
    assert not (house.odds or house.hints or house.watchers)
    assert table in client.get("/tables").text
    client.cookies.clear()
    assert table in client.get("/").text and table in client.get("/watch").text


@pytest.mark.parametrize(
    ("chosen", "clock"),
    [
        ({"pace": "none", "clock-live": "30"}, Clock()),
        ({"pace": "live"}, Clock(120)),
        ({"pace": "live", "clock-live": "30"}, Clock(30)),
        ({"pace": "live", "clock-live": "1"}, Clock(120)),
        ({"pace": "bank"}, Clock(45, 600)),
        ({"pace": "bank", "clock-bank": "300", "clock-each": "+10"}, Clock(0, 300, 10)),
        ({"pace": "slow", "clock-slow": "604800"}, Clock(604800)),
        ({"pace": "tomorrow"}, Clock()),
    ],
)
def test_a_host_chooses_the_clock(client: TestClient, chosen: dict[str, str], clock: Clock) -> None:
    form = {"players": "2", "kind0": "me", "kind1": "open"} | chosen
    assert client.portal
    table = table_of(client.post("/set-up/thebes", data=form))
    live = client.portal.call(hub_of(client).open, table)
    assert live.settings.clock == clock
    again = client.get(f"/t/{table}").text
    assert ("for every move" in again or "in the bank" in again) == clock.runs, "all see it"
    time = duration(absence.patience(live.settings), "en")
    absent = f"A player who is away for {time} can be replaced by a bot until they are back."
    assert absent in again
    client.portal.call(seating.sit, live, client.portal.call(hosting.somebody, hub_of(client)), 1)
    assert absent in client.get(f"/t/{table}").text


def test_somebody_without_a_name_is_a_number_in_the_language_of_the_page(
    client: TestClient,
) -> None:
    form = {"players": "2", "kind0": "me", "kind1": "screen", "name1": " "}
    assert client.portal
    answer = client.post("/set-up/pyramid", data=form, headers={"accept-language": "fr"})
    live = client.portal.call(hub_of(client).open, table_of(answer))
    assert live.chairs[1].name == "Joueur 2"


def test_open_chairs_go_to_bots_if_it_is_to_start_at_once(client: TestClient) -> None:
    form = {"players": "2", "kind0": "me", "kind1": "open", "at-once": "on"}
    assert client.portal
    answer = client.post("/set-up/pyramid", data=form)
    live = client.portal.call(hub_of(client).open, table_of(answer))
    assert live.table is not None and live.chairs[1].kind == "bot"


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"kind0": "me", "kind1": "me"}, "You can sit on one chair only"),
        ({"kind1": "bot", "level1": "genius"}, "There is no bot “genius”"),
        ({"players": "9"}, "Thebes is for 2 to 4 seats, not 9"),
        ({"players": "²"}, "Thebes is for 2 to 4 seats"),
        ({"option-assistants": "many"}, "There is no “many”"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(
    client: TestClient, fields: dict[str, str], sentence: str
) -> None:
    answer = client.post("/set-up/thebes", data={"players": "3", "name1": "Noor"} | fields)
    assert answer.status_code == 422
    assert sentence in answer.text
    assert_whole(answer.text)


# After the end


def test_a_result_shows_the_opened_seal(client: TestClient, finished: str) -> None:
    text = client.get(f"/t/{finished}/result").text
    assert_whole(text)
    found = re.search(r'data-imprint="([0-9a-f]*)" data-secret="([0-9a-f]*)"', text)
    assert found
    assert sha256(bytes.fromhex(found[2])).hexdigest() == found[1]


@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_a_result_and_a_replay(client: TestClient, key: str) -> None:
    table = bots_only(client, key)
    assert_whole(client.get(f"/t/{table}/result").text)
    first = client.get(f"/t/{table}/replay").text
    assert_whole(first)
    last = int(re.findall(r'data-last="(\d+)"', first)[0])
    for ply in (1, last // 2, last, last + 1000):
        for seat in range(4):
            text = client.get(f"/t/{table}/replay?ply={ply}&seat={seat}").text
            assert f'data-at="{min(ply, last)}"' in text
            assert_whole(text)


def test_a_replay_waits_for_the_end(client: TestClient) -> None:
    table = table_of(client.post("/play/thebes"))
    for page in ("result", "replay"):
        answer = client.get(f"/t/{table}/{page}")
        assert answer.status_code == 409
        assert "The game is not over yet." in answer.text


@pytest.mark.parametrize("key", KEYS)
def test_rules_pages_have_every_ruling_once(key: str) -> None:
    source = Path(str(games.part(key).__file__)).parent / "RULES.md"
    numbers = re.findall(r"^\*\*(\d+)\.\*\*", source.read_text("utf-8"), re.M)
    book = rulebook(key)
    assert re.findall(r'id="r(\d+)"', book.text) == numbers
    assert book.rulings == len(numbers)
    rulings = str(book.text).partition('id="r')[2]
    assert "[source:" not in rulings and "(example:" not in rulings


# What goes wrong


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/nothing", 404),
        ("/rules/chess", 404),
        ("/set-up/chess", 404),
        ("/t/222222-ra", 404),
        ("/t/222222-ra/result", 404),
        ("/key/wrong", 404),
        ("/play/thebes", 405),
    ],
)
def test_problems_are_pages_too(client: TestClient, path: str, status: int) -> None:
    answer = client.get(path)
    assert answer.status_code == status
    assert_whole(answer.text)


@pytest.mark.parametrize("path", ["/", "/rules/thebes", "/api/games", "/nothing"])
def test_asking_for_the_head_is_asking_for_the_page_without_its_body(
    client: TestClient, path: str
) -> None:
    whole, head = client.get(path), client.head(path)
    assert head.status_code == whole.status_code
    assert head.headers["content-type"] == whole.headers["content-type"]
    assert head.content == b""


def test_a_form_without_its_field_is_a_page_too(client: TestClient) -> None:
    answer = client.post("/language", data={})
    assert answer.status_code == 422
    assert_whole(answer.text)


def test_a_fault_of_ours_is_told_in_a_sentence(app: FastAPI, client: TestClient) -> None:
    @app.get("/fault")
    def fault() -> None:
        raise ZeroDivisionError

    careless = TestClient(app, raise_server_exceptions=False)
    answer = careless.get("/fault")
    assert answer.status_code == 500
    assert "Something went wrong on our side." in answer.text
    assert "ZeroDivisionError" not in answer.text


def test_too_many_tables_are_refused(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/t.sqlite", limits={"tables": (1, 0)})
    with TestClient(build(settings)) as client:
        form = {"players": "2", "kind0": "me", "kind1": "open"}
        assert client.post("/set-up/thebes", data=form).status_code == 200
        assert client.post("/play/thebes").status_code == 429
