"""Every game, whichever there are, played to its end in a browser; `make test` does so compiled."""

from __future__ import annotations

from random import Random

import pytest

from browser.conftest import Visit
from browser.hands import begun, my_turn, play_out, set_up
from ostraka import games


@pytest.mark.parametrize("key", games.known())
def test_a_whole_game_against_bots_and_another_one(visit: Visit, key: str) -> None:
    page = visit(f"/set-up/{key}")
    set_up(page, "me", "bot", level="random")
    play_out(page, Random("whole"))
    page.locator("#to-result").click()
    page.wait_for_url("**/result")
    assert page.get_by_role("heading", level=1).count() == 1
    page.go_back()
    address = page.url
    page.locator("#again").click()
    page.wait_for_url(lambda url: url != address)
    begun(page)
    assert my_turn(page)
