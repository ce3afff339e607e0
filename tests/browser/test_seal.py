"""What a browser keeps of a seal, adds to it and checks after the end (static/chance.js, numbers.js
and seal.js)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import DESKTOP, PHONE, Visit, serving
from browser.hands import assert_open_to_all, my_turn, play_out, set_up
from ostraka import games
from ostraka.core.chance import added, sealed
from ostraka.core.play import CHANCE, OVER
from ostraka.core.table import Table
from ostraka.server.html.assets import content
from ostraka.server.pages.proof import draws

GAMES = 5
"""Random games of each title that Python and the script draw."""
SHUT = "Object.defineProperty(window, 'localStorage', { get() { throw new Error('shut'); } })"
DRAW = """([journal, lists]) => { %s
  const { secret, added } = Chance.read(journal);
  return Chance.draw(secret, added, lists).then(drawn => [Chance.read(journal), drawn]);
}"""


@pytest.fixture(scope="module")
def honest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose luck nobody names, so that players add to it."""
    with serving(tmp_path_factory.mktemp("seal"), pace=0, seed="") as address:
        yield address


def play(page: Page, *kinds: str) -> None:
    set_up(page, *kinds, level="random", laying="shuffled")
    assert my_turn(page)
    play_out(page, Random("seal"))


def to_result(page: Page) -> None:
    page.locator("#to-result").click()
    page.wait_for_url("**/result")


def verdict(page: Page) -> str:
    page.wait_for_selector("#seal[data-state]")
    return page.locator("#seal .verdict").inner_text()


def says_verified(page: Page) -> bool:
    return page.locator('#seal [data-when="verified"]:visible').count() > 0


def remember(page: Page, **other: object) -> None:
    """Make the browser remember the only table it knows otherwise; None is forgotten."""
    page.evaluate(
        """other => { const [[key, text]] = Object.entries(localStorage);
          const record = { ...JSON.parse(text), ...other };
          localStorage.setItem(key, JSON.stringify(record, (_, it) => it ?? undefined)); }""",
        other,
    )


@pytest.fixture
def played(visit: Visit, honest: str) -> Page:
    """The window of somebody who played a game against a bot to its end."""
    page = visit(f"{honest}/set-up/tutankhamun")
    play(page, "me", "bot")
    return page


def test_a_browser_that_was_there_verifies_four_of_four(played: Page, axe: str) -> None:
    to_result(played)
    assert verdict(played) == "Verified in your browser: four of four."
    for line in (
        "The imprint is the one your browser kept",
        "The secret fits it",
        "Your number is in it",
    ):
        expect(played.get_by_text(line)).to_be_visible()
    for width, height in (DESKTOP, PHONE):
        played.set_viewport_size({"width": width, "height": height})
        assert_open_to_all(played, axe)


def test_a_browser_that_knows_nothing_never_says_verified(played: Page, axe: str) -> None:
    played.evaluate("localStorage.clear()")
    to_result(played)
    assert verdict(played) == "Not seen from the beginning: 2 of 4 fit."
    assert not says_verified(played)
    assert_open_to_all(played, axe)
    shown = str(played.get_attribute("#seal", "data-imprint"))
    played.get_by_text("Was somebody else there?").click()
    for said, answer in (
        (f" {shown[:4].upper()} {shown[4:9]}", "The same"),
        ("12345678" if shown[0] != "1" else "02345678", "They differ!"),
        (shown[:7], "At least eight digits"),
    ):
        played.locator("#other").fill(said)
        played.get_by_role("button", name="Compare").click()
        expect(played.locator("[data-check=compare]").get_by_text(answer)).to_be_visible()


def test_another_imprint_than_the_kept_one_is_noticed(played: Page) -> None:
    remember(played, imprint="00" * 32)
    to_result(played)
    assert verdict(played).startswith("It does not fit.")
    expect(played.get_by_text("The imprint is not the one your browser kept")).to_be_visible()
    assert not says_verified(played)


def test_a_forged_draw_is_named(played: Page, axe: str) -> None:
    def forge(route: Route) -> None:
        found = route.fetch().json()
        lines = found["journal"].split("\n")
        drawn = [at for at, line in enumerate(lines) if line.startswith("chance: ")]
        draw = next(at for at, possible in enumerate(found["draws"]) if len(possible) > 1)
        truth = lines[drawn[draw]].removeprefix("chance: ")
        other = next(outcome for outcome, _ in found["draws"][draw] if outcome != truth)
        lines[drawn[draw]] = f"chance: {other}"
        said.extend((str(draw + 1), truth, other, str(len(drawn) - 1)))
        route.fulfill(json={"journal": "\n".join(lines), "draws": found["draws"]})

    said: list[str] = []
    played.route("**/draws", forge)
    to_result(played)
    assert verdict(played).startswith("It does not fit. Keep the journal")
    number, truth, other, rest = said
    expect(played.get_by_text(f"Draw {number} does not come out the same")).to_be_visible()
    expect(
        played.get_by_text(
            f"By the secret it is “{truth}”; the journal says “{other}”. The other {rest} fit."
        )
    ).to_be_visible()
    assert_open_to_all(played, axe)


def test_a_number_that_is_not_in_it_is_missed(played: Page) -> None:
    remember(played, number="00" * 16, promises=None)
    to_result(played)
    assert verdict(played) == "Checked in part: 3 of 4 fit."
    expect(played.get_by_text("Your number is not in it")).to_be_visible()


def test_a_number_that_was_not_promised_is_noticed(played: Page) -> None:
    remember(played, promises=["00", ""])
    to_result(played)
    assert verdict(played).startswith("It does not fit.")
    expect(played.get_by_text("promised another number")).to_be_visible()


def test_where_nothing_can_be_stored_people_play_all_the_same(visit: Visit, honest: str) -> None:
    page = visit(honest)
    page.add_init_script(SHUT)
    page.goto(f"{honest}/set-up/tutankhamun")
    set_up(page, "me", "bot", level="random", laying="shuffled")
    assert my_turn(page)
    expect(page.locator(".seal-kept")).to_be_hidden()
    play_out(page, Random("shut"))
    to_result(page)
    assert verdict(page).startswith("Not seen from the beginning: 2 of 4")


def test_two_people_and_a_watcher_see_the_imprint_and_add_two_numbers(
    visit: Visit, honest: str
) -> None:
    host = visit(f"{honest}/set-up/tutankhamun")
    set_up(host, "me", "open", laying="shuffled")
    expect(host.locator("#sealed .imprint")).to_be_visible()
    expect(host.locator("#sealed .seal-kept")).to_be_visible()
    guest = visit(host.locator("#link").input_value())
    guest.get_by_role("button", name="Sit down here").click()
    for page in (host, guest):
        page.wait_for_selector("#diary")
    kept = [json.loads(page.evaluate("Object.values(localStorage)[0]")) for page in (host, guest)]
    assert kept[0]["imprint"] == kept[1]["imprint"]
    assert kept[0]["promises"] == kept[1]["promises"]
    assert [each["seat"] for each in kept] == [0, 1]
    host.locator("#menu summary").click()
    expect(host.locator("#menu .imprint")).to_be_visible()
    expect(host.locator("#menu .seal-kept")).to_be_visible()
    assert host.locator("#menu .imprint").inner_text().replace(" ", "").replace("\n", "") == str(
        kept[0]["imprint"]
    )


@pytest.mark.parametrize("key", games.known())
def test_the_script_draws_what_python_draws(visit: Visit, key: str) -> None:
    page = visit("/credits")
    script = DRAW % content("chance.js").decode().replace('"use strict";', "")
    for seed in range(GAMES):
        rng = Random(f"{key} {seed}")
        game = games.game(key)
        seats = rng.choice(list(game.seats))
        numbers = [rng.choice(["", rng.randbytes(16).hex()]) for _ in range(seats)]
        table = Table(game, seats, {}, ["Ünï cødé"], sealed(rng.randbytes(32), numbers))
        while table.actor != OVER:
            table.act(table.actor, rng.choice(table.legal()))
        journal, closing = table.journal, table.journal.closing
        assert closing
        drawn = [text for who, text in journal.steps if who == CHANCE]
        read, again = page.evaluate(script, [journal.text(), draws(game, journal)])
        assert again == drawn
        assert read["drawn"] == drawn
        assert read["names"] == list(journal.header.names)
        assert read["secret"] == closing.secret
        label = f"sealed {read['imprint']}" + (f" with {read['added']}" if read["added"] else "")
        assert label == journal.header.chance
        assert added(label) == (numbers if any(numbers) else [])
