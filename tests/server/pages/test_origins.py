"""Pages mark whatever is not surely a printed figure."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient

import kit
from ostraka import games
from ostraka.core.box import unpack
from ostraka.core.origin import figures
from ostraka.core.play import Game
from ostraka.server.app import build
from ostraka.server.settings import Settings
from ostraka.ui.origins import marks, origin_name, sure_name

BOT = {"kind": "bot", "level": "random"}
"""What the form says of a seat."""


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    file = tmp_path_factory.mktemp("origins") / "tables.sqlite"
    app = build(
        Settings(database=f"sqlite:///{file}", pace=0, warm=False, limits={}, seed="scarab")
    )
    with TestClient(app, base_url="https://ostraka.example") as found:
        yield found


@pytest.mark.parametrize("game", kit.GAMES, ids=[game.key for game in kit.GAMES])
def test_pages_mark_every_figure_that_is_not_surely_printed(game: Game, client: TestClient) -> None:
    page = client.get(f"/rules/{game.key}").text
    rows = {
        tuple(re.sub(r"<[^>]+>", "", cell) for cell in re.findall(r"<t[hd].*?</t[hd]>", row))
        for row in re.findall(r"<tr>.*?</tr>", page.partition('id="figures"')[2])
    }
    names = games.part(game.key, "ui.text.words").FIGURE_NAMES
    found = marks(figures(unpack(games.package(game.key))), names)
    for mark in found:
        assert (mark.name, origin_name(mark.origin, str), sure_name(mark.sure, str)) in rows
    address = f'href="/rules/{game.key}#figures"'
    doubted = any(not mark.printed for mark in found)
    for place in ("/", f"/set-up/{game.key}"):
        assert (address in client.get(place).text) == doubted


@pytest.mark.parametrize(
    ("key", "panel"),
    [("pyramid", "pack"), ("tomb_raiders", "scholars"), ("tutankhamun", "under")],
)
def test_a_sheet_beside_the_board_marks_reconstructed_figures(key: str, panel: str) -> None:
    game = games.game(key)
    table = kit.played(game, 2, kit.every_option(game)[0], "sheets")
    scene = games.part(key, "ui.scene")
    sheets = {one.key.split()[0]: one for one in scene.panels(kit.look(table, 0))}
    assert sheets[panel].origin == "reconstructed"


def test_the_badge_stands_at_the_table(client: TestClient) -> None:
    page = client.post("/play/tutankhamun", headers={"origin": "https://ostraka.example"})
    sheet = page.text.partition('id="panel-')[2]
    assert re.search(r'<h2>[^<]+ <span class="origin reconstructed" title="Made up to fit', sheet)


@pytest.mark.parametrize("game", kit.GAMES, ids=[game.key for game in kit.GAMES])
def test_every_board_has_the_badge_of_its_box_beside_it(game: Game, client: TestClient) -> None:
    """Before the game, and at the table whatever lies beside the board; on phones in the menu."""
    headers = {"origin": "https://ostraka.example"}
    badge = f'href="/rules/{game.key}#figures"'
    waiting = client.post(
        f"/set-up/{game.key}", data={"kind0": "me", "kind1": "open"}, headers=headers
    )
    assert badge in waiting.text.partition('class="lobby"')[2]
    page = client.post(f"/play/{game.key}", headers=headers).text
    header, menu = page.partition('id="top"')[2].split('id="menu"')
    assert badge in header and badge in menu.partition("</nav>")[0]


def test_a_replay_has_the_badge_too(client: TestClient) -> None:
    headers = {"origin": "https://ostraka.example"}
    bots = {f"{name}{seat}": value for seat in (0, 1) for name, value in BOT.items()}
    form = bots | {"players": "2", "option-laying": "shuffled", "watchers": "on"}
    address = "/".join(
        client.post("/set-up/tutankhamun", data=form, headers=headers).url.path.split("/")[:3]
    )
    while (page := client.get(f"{address}/replay")).status_code == 409:
        time.sleep(0.1)
    assert 'href="/rules/tutankhamun#figures"' in page.text.partition('id="replay"')[0]
