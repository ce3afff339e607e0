"""What people do at the table page: look, choose, wait."""

from __future__ import annotations

from random import Random
from typing import Literal

from playwright.sync_api import Page, expect

MINE = "#shell[data-yours][data-latest]"
OVER = "#to-result"
TARGETS = "[data-say]:not([data-echo]):not([disabled])"
LIGHTS: tuple[tuple[Literal["light", "dark"], str], ...] = (
    ("light", "{resultTypes: ['violations']}"),
    ("dark", "{resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block']}"),
)
"""What axe looks for by day and by lamp light, which changes colours alone."""
WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def assert_open_to_all(page: Page, axe: str) -> None:
    """By day and by lamp light: nothing that axe knows keeps anybody out, and nothing sticks out of
    the window."""
    page.evaluate(axe)
    for light, options in LIGHTS:
        page.emulate_media(color_scheme=light)
        found = page.evaluate(f"axe.run(document, {options})")["violations"]
        complaints = {each["id"]: [node["html"][:120] for node in each["nodes"]] for each in found}
        assert not complaints, complaints
        assert page.evaluate(WIDE) == 0


def play_now(page: Page, key: str = "tutankhamun") -> None:
    page.locator(f'form[action="/play/{key}"] button').click()
    begun(page)


def set_up(page: Page, *kinds: str, level: str = "", **options: str) -> None:
    """Fill in the form of a new table and start it."""
    page.locator(f'input[name="players"][value="{len(kinds)}"]').check(force=True)
    for seat, kind in enumerate(kinds):
        page.locator(f'input[name="kind{seat}"][value="{kind}"]').check(force=True)
        if level and kind == "bot":
            page.locator(f'input[name="level{seat}"][value="{level}"]').check(force=True)
    for name, value in options.items():
        page.locator(f'input[name="option-{name}"][value="{value}"]').check(force=True)
    page.get_by_role("button", name="Start the table").click()
    begun(page)


def begun(page: Page) -> None:
    """Wait until the socket is open and the page is its own."""
    page.wait_for_selector("body.live")


def my_turn(page: Page, or_else: str = OVER) -> bool:
    """Wait until something is asked of this window; false if the game is over instead, or something
    else is there."""
    page.wait_for_selector(f"{MINE}, {or_else}")
    return page.locator(or_else).count() == 0


def steps(page: Page) -> int:
    """How far the game is, as this window shows it."""
    return int(page.get_attribute("#shell", "data-at") or -1)


def choices(page: Page) -> list[str]:
    """What may be said now."""
    found = page.eval_on_selector_all(TARGETS, "nodes => nodes.map(node => node.dataset.say)")
    return [str(say) for say in found]


def choose(page: Page, say: str) -> None:
    """Click where the choice lies, and wait until it is done; what lies over it goes first."""
    before = steps(page)
    if page.locator("details[data-pop][open]").count():
        page.keyboard.press("Escape")
    page.locator(f'[data-say="{say}"]:not([data-echo])').first.click()
    if page.locator("#sure[open]").count():  # it ends something for good
        page.locator("#sure [data-go]").click()
    page.wait_for_selector(f'#shell[data-latest]:not([data-at="{before}"])')


def play_out(page: Page, rng: Random, most: int = 400) -> None:
    """Choose anything until the game is over."""
    for _ in range(most):
        if not my_turn(page):
            return
        choose(page, rng.choice(choices(page)))
    raise AssertionError("the game does not end")


def diary(page: Page) -> str:
    """What the log of a window says."""
    return page.locator("#diary-lines").inner_text()


def leave_and_return(page: Page, other: Page) -> None:
    """Leave a table from the second seat, and come back; the other window sees both."""
    address = page.url
    page.once("dialog", lambda dialog: dialog.accept())
    page.locator("#menu summary").click()
    page.get_by_role("button", name="Leave the table").click()
    page.wait_for_url(lambda url: url != address)
    expect(other.locator(".player").nth(1)).to_contain_text("A bot plays for them")
    page.goto(address)
    expect(other.locator(".player").nth(1)).not_to_contain_text("A bot plays")
