"""The page becomes the new one, and elements that stay are never replaced (static/morph.js)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Page

from ostraka.server.html.assets import content

MORPH = """html => {
  const page = document.createElement("template");
  page.innerHTML = html;
  morph(document.getElementById("table"), page.content);
  return document.getElementById("table").innerHTML;
}"""
NAMED = "[...document.querySelectorAll('#table [id]')]"
MARK = f"() => {{ for (const node of {NAMED}) node.marked = node.id; }}"
KEPT = f"() => {NAMED}.filter(node => node.marked === node.id).map(node => node.id)"


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    page = browser.new_page()
    page.set_content('<main id="table"></main>')
    page.add_script_tag(content=content("morph.js").decode())
    yield page
    page.close()


def become(page: Page, html: str) -> str:
    shown: str = page.evaluate(MORPH, html)
    return shown


def kept(page: Page, html: str) -> set[str]:
    """Which elements, by their ids, are still the same ones."""
    page.evaluate(MARK)
    assert become(page, html) == html
    return set(page.evaluate(KEPT))


def tree(rng: Random, names: list[str], depth: int) -> str:
    """Some elements in each other; ids are used once."""
    drawn = ""
    for _ in range(rng.randrange(4)):
        kind = rng.choice(["div", "p", "b", "svg"] if depth else ["b", "i"])
        name = f' id="{names.pop()}"' if names and rng.random() < 0.6 else ""
        colour = f' class="c{rng.randrange(3)}"' if rng.random() < 0.5 else ""
        inside = tree(rng, names, depth - 1) if depth and kind == "div" else str(rng.randrange(9))
        if kind == "svg":
            inside = f'<g{colour}><circle r="{rng.randrange(5)}"></circle></g>'
        drawn += f"<{kind}{name}{colour}>{inside}</{kind}>" + rng.choice(["", " "])
    return drawn


def test_any_page_becomes_any_other(page: Page) -> None:
    rng = Random("morph")
    for _ in range(150):
        names = [f"n{number}" for number in range(9)]
        rng.shuffle(names)
        html = tree(rng, names, 3)
        assert become(page, html) == html


def test_elements_stay_while_others_come_go_and_change_places(page: Page) -> None:
    become(page, '<ol id="l"><li id="a">a</li><li id="b">b</li><li id="c">c</li></ol>')
    longer = '<ol id="l"><li id="z">z</li><li id="a">a</li><li id="b">B</li><li id="c">c</li></ol>'
    assert kept(page, longer) == {"l", "a", "b", "c"}
    assert kept(page, '<ol id="l"><li id="c">c</li><li id="z">z</li></ol>') == {"l", "c", "z"}


def test_an_element_is_the_same_in_another_place(page: Page) -> None:
    become(page, '<div id="hand"><b id="card">5</b></div><div id="desk"></div>')
    assert "card" in kept(page, '<div id="hand"></div><div id="desk"><b id="card">5</b></div>')
    assert "card" in kept(page, '<p id="box"><b id="card">5</b></p>')


def test_another_kind_of_element_takes_the_place_of_its_namesake(page: Page) -> None:
    become(page, '<b id="a"><i id="b"></i></b>')
    assert kept(page, '<i id="a"><b id="b"></b></i>') == set()
    assert become(page, '<b id="b"><i id="a"></i></b>') == '<b id="b"><i id="a"></i></b>'


def test_what_only_the_window_knows_stays(page: Page) -> None:
    html = '<details id="d"{}><summary>s</summary></details><input id="i" value="{}"><p>{}</p>'
    become(page, html.format("", "one", 1))
    page.locator("summary").click()
    page.locator("#i").fill("typed")
    become(page, html.format("", "two", 2))
    assert page.locator("#d").get_attribute("open") == ""
    assert page.locator("#i").input_value() == "typed"
    assert page.evaluate("document.activeElement.id") == "i"
    page.locator("#i").blur()
    become(page, html.format("", "three", 3))
    assert page.locator("#i").input_value() == "three"


def test_a_line_more_or_less_moves_no_other(page: Page) -> None:
    """With white space between them, as templates write lists."""
    lines = [f'<li id="line-{at}">{at}</li>\n' for at in range(9)]
    become(page, f"<ol>{''.join(lines[1:])}</ol>")
    page.evaluate(
        """() => {
          window.moved = [];
          const keep = each => { for (const node of each.addedNodes) moved.push(node.id ?? ""); };
          const watcher = new MutationObserver(records => records.forEach(keep));
          watcher.observe(document.getElementById("table"), { subtree: true, childList: true });
        }"""
    )
    become(page, f"<ol>{''.join(lines)}</ol>")
    assert page.evaluate("window.moved") == ["line-0", ""]
    become(page, f"<ol>{''.join(lines[:4] + lines[5:])}</ol>")
    assert page.evaluate("window.moved") == ["line-0", ""]
