"""What stands in the margin of the plan: decks, the way out, letters, and how to read it."""

from __future__ import annotations

from typing import Final

from ostraka.games.pyramid.knowledge.odds import SearchOdds
from ostraka.games.pyramid.rules.board import DECK_AT, SPACES
from ostraka.games.pyramid.rules.box import DECKS
from ostraka.games.pyramid.ui.art.masonry import DOOR
from ostraka.games.pyramid.ui.art.places import CELL, HIGH, LEFT, ROWS, TOP
from ostraka.games.pyramid.ui.pieces import BACK_ICONS, chance, drawing, points, said, seen, target
from ostraka.games.pyramid.ui.text.reach import AT_LEAST, MOST_STEPS
from ostraka.games.pyramid.ui.text.words import BACK_NAMES
from ostraka.ui.figures import counted
from ostraka.ui.icons import reference
from ostraka.ui.scene import InContext, Look

DECK_TOP: Final = 890
DECK_STEP: Final = 120


def margin(look: Look, labels: dict[str, str], searches: dict[str, SearchOdds]) -> str:
    decks = "".join(
        _deck(look, number, deck, searches.get(deck)) for number, deck in enumerate(DECKS)
    )
    return f"{decks}{_way_out(look, labels)}{_legend(look)}{_letters()}"


# --- Decks ------------------------------------------------------------------------------------


def _deck(look: Look, number: int, deck: str, hint: SearchOdds | None) -> str:
    """A deck, as high as it is; the one to search from here is lit."""
    left = seen(look)["decks"][deck]
    here = "search" in look.legal and _searched(look) == deck
    name = look.t(BACK_NAMES[deck])
    wound = look.t("wound {chance}").format(chance=chance(look, hint["wound"])) if hint else ""
    label = counted(left, look.t, "one card left", "{count} cards left", "no card left")
    told = f'role="img" aria-label="{said(points(name, label, wound))}"'
    below = "".join(
        f'<rect class="pile" x="{2 * at}" y="{2.4 * at:.1f}" width="58" height="78" rx="5"/>'
        for at in range(round(left / 4), 0, -1)
    )
    icon = reference(BACK_ICONS[deck], look.icons)
    return (
        f'<g class="deck {deck}{" here" if here else ""}{"" if left else " none"}" '
        f'id="deck-{deck}" {told} transform="translate(20 {DECK_TOP + number * DECK_STEP})">'
        f'{below}<rect class="back" width="58" height="78" rx="5"/><rect class="edge" x="5" '
        f'y="5" width="48" height="68" rx="3"/><use href="{icon}" x="13" y="23" width="32" '
        f'height="32"/><text class="name" x="74" y="22">{said(name)}</text><text class="left" '
        f'x="74" y="57">{left}</text><text class="odds" x="0" y="104">{said(wound)}</text></g>'
    )


def _searched(look: Look) -> str:
    """The deck of the acting player's area (ruling 47)."""
    space = str(seen(look)["players"][look.actor]["space"])
    return DECKS[DECK_AT[SPACES.index(space)]]


# --- The way out ------------------------------------------------------------------------------


def _way_out(look: Look, labels: dict[str, str]) -> str:
    """The steps before the entrance, lit when the acting player may leave."""
    left, right = LEFT + CELL, LEFT + 5 * CELL
    middle = (left + right) // 2
    arrows = f"M{left + 50} {DOOR + 28}l22 15l22-15M{right - 94} {DOOR + 28}l22 15l22-15"
    word = f'<text x="{middle}" y="{DOOR + 47}">{said(look.t("WAY OUT"))}</text>'
    words = f'<g class="exit" id="way-out" aria-hidden="true"><path d="{arrows}"/>{word}</g>'
    if "leave" not in labels:
        return words
    tread = f"M{left} {DOOR + 4}H{right}L{right + 46} {HIGH - 6}H{left - 46}Z"
    field = f'<path class="field" d="{tread}"/>'
    told = target(look, "leave", labels["leave"])
    return f'<g class="can" id="exit" {told}>{field}</g>{words}'


# --- How to read it ---------------------------------------------------------------------------


def _legend(look: Look) -> str:
    """A compass, what lines mean, and how likely mummies walk so far."""
    t = look.t
    compass = f'<use href="{drawing(look, "compass")}" x="700" y="874" width="100" height="100"/>'
    crossing = t(InContext("crossing", "noun: where paths of mummies meet"))
    lines = (
        f'<path class="dotted" d="M690 1012h42"/><text x="742" y="1019">{said(crossing)}'
        f'</text><rect class="solid" x="690" y="1036" width="42" height="13"/>'
        f'<text x="742" y="1050">{said(t("wall"))}</text>'
    )
    walk = f'<text x="690" y="1094">{said(t("Mummies walk"))}</text>'
    for steps in range(1, MOST_STEPS + 1):
        x, y = 706 + (steps - 1) % 3 * 52, 1122 + (steps - 1) // 3 * 58
        odds = chance(look, AT_LEAST[steps]) if look.odds else ""
        walk += (
            f'<g class="knot k{steps}"><circle cx="{x}" cy="{y}" r="13"/>'
            f'<text x="{x}" y="{y + 7}">{steps}</text></g>'
            f'<text class="odds" x="{x}" y="{y + 34}">{said(odds)}</text>'
        )
    return f'<g class="legend" id="legend" aria-hidden="true">{compass}{lines}{walk}</g>'


def _letters() -> str:
    """Columns and rows, as spaces are named."""
    letters = "".join(
        f'<text x="{LEFT + at * CELL + CELL // 2}" y="19">{letter}</text>'
        for at, letter in enumerate("abcdef")
    )
    rows = "".join(
        f'<text x="13" y="{TOP + (ROWS - row) * CELL + 58}">{row}</text>' for row in range(5, 11)
    )
    low = "".join(
        f'<text class="low" x="{LEFT + 84}" y="{TOP + (ROWS - row) * CELL + 58}">{row}</text>'
        for row in range(1, 5)
    )
    return f'<g class="letters" id="letters" aria-hidden="true">{letters}{rows}{low}</g>'
