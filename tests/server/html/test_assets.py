"""The files that browsers keep."""

from __future__ import annotations

import re

from fastapi import FastAPI
from fastapi.testclient import TestClient

from ostraka.server.html import assets
from ostraka.ui.icons import ICONS

app = FastAPI()
app.include_router(assets.router)
client = TestClient(app)


def test_files_are_kept_for_ever_under_the_address_of_their_content() -> None:
    for name in (
        assets.SHEET,
        "client.js",
        "icons.svg",
        "grain.png",
        "marcellus-latin-400.woff2",
    ):
        answer = client.get(assets.address(name))
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]
        assert answer.content == assets.content(name)


def test_an_old_address_gives_the_file_of_now_and_nobody_keeps_it() -> None:
    answer = client.get("/static/0123456789ab/client.js")
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-cache"
    assert client.get("/static/0123456789ab/nothing.js").status_code == 404
    assert client.get("/static/0123456789ab/..%2f__init__.py").status_code == 404


def test_the_sheet_refers_only_to_what_is_served() -> None:
    sheet = assets.sheet()
    for found in re.findall(r"url\(([^)]*)\)", sheet):
        place = found.strip('"')
        assert place.startswith(("/static/", "#")), place
        if place.startswith("/"):
            assert client.get(place).status_code == 200


def test_every_token_of_the_styles_is_in_the_sheet() -> None:
    sheet = assets.sheet()
    made = set(re.findall(r"--([a-z0-9-]+)\s*:", sheet))
    asked = set(re.findall(r"var\(--([a-z0-9-]+)\)", sheet))  # with a fallback it may be missing
    assert asked - made == set()


def test_the_sprite_has_every_icon() -> None:
    sprite = assets.content("icons.svg").decode()
    assert re.findall(r'<symbol id="i-([a-z-]+)"', sprite) == sorted(ICONS)
