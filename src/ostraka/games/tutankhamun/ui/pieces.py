"""Small pictures and signs that board and panels share.

Markup is made with f-strings, which is ten times as fast as `Markup.format`, and stays a plain
string until the board or a panel is done. So whatever people wrote goes through `escape`; the rest
are numbers and names of our own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from markupsafe import escape

from ostraka.games.tutankhamun.knowledge.odds import Odds
from ostraka.games.tutankhamun.rules.view import TrayView
from ostraka.games.tutankhamun.ui.text.words import CARD_NAMES
from ostraka.ui.figures import average, percent, signed
from ostraka.ui.icons import icon
from ostraka.ui.scene import Look

NOTHING_FILLED: Final[Mapping[str, object]] = {}
BANDS: Final = ((0.205, "low"), (0.30, "mid"), (0.45, "high"))
"""Names of a dig by its chance of a danger, up to each limit; beyond the last it is dire."""


def seen(look: Look) -> TrayView:
    """Return the view with its type."""
    return cast(TrayView, look.view)


def drawing(look: Look, name: str) -> str:
    """Return the address of a drawing for <use>."""
    return f"{look.art}#tut-{name}"


def inner(look: Look, name: str, cls: str) -> str:
    """A drawing as a picture inside a button, which is called by its words. Styles give it a
    size."""
    return f'<svg class="{cls}"><use href="{drawing(look, name)}"/></svg>'


def picture(look: Look, name: str, cls: str) -> str:
    """A drawing that screen readers skip."""
    return f'<svg class="{cls}" aria-hidden="true"><use href="{drawing(look, name)}"/></svg>'


def token(look: Look, name: str) -> str:
    """A coin or a special card."""
    return picture(look, name, f"token {name}")


def card_name(look: Look, card: str) -> str:
    """What a card is called on labels."""
    return look.t(CARD_NAMES[card])


def values(view: TrayView, layer: int) -> dict[str, int]:
    """What the cards of a layer are worth."""
    return {card["card"]: card["value"] for card in view["contents"][layer - 1]}


def tone(value: int) -> str:
    """Return the style class of a value."""
    return "good" if value > 0 else "bad" if value < 0 else "zero"


def worth(value: int, cls: str = "", inside: str = "") -> str:
    """The slip with what a card is worth."""
    classes = f"worth {tone(value)} {cls}".rstrip()
    return f'<b class="{classes}">{inside}{signed(value)}</b>'


def band(danger: float) -> str:
    """Return how dangerous a dig is, in one word."""
    if danger == 0:
        return "safe"
    return next((name for limit, name in BANDS if danger <= limit), "dire")


def risk(look: Look, danger: float) -> str:
    """The chance of a danger, in the colour of its band."""
    return f'<b class="risk {band(danger)}">{escape(percent(danger, look.t))}</b>'


def coins(look: Look, number: float) -> str:
    """The coins that a dig brings or costs on average."""
    tenths = round(number * 10)
    way = "up" if tenths > 0 else "down" if tenths else "even"
    return f'<i class="{way}">{escape(average(number, look.t))}</i>'


def tag(look: Look, hint: Odds, to_dig: bool) -> str:
    """The odds of a dig; a player who bars the square gets the danger only."""
    danger = risk(look, hint["danger"])
    if not to_dig:
        words = told(look.t("{danger} danger beneath."), danger=danger)
        return f'<span class="tag">{words}</span>'
    words = look.t("To dig here: {danger} danger, {coins} coins on average.")
    mean = coins(look, hint["coins"])
    odds = f'<span class="tag">{told(words, danger=danger, coins=mean)}</span>'
    return odds + (ruin(look) + told(look.t("It could ruin the digger.")) if hint["ruin"] else "")


def ruin(look: Look) -> str:
    """The sign that a dig may cost more than the digger owns."""
    return f'<span class="ruin">{icon("skull-crossed-bones", look.icons)}</span>'


def told(
    words: str, filled: Mapping[str, object] = NOTHING_FILLED, cls: str = "vh", **shown: str
) -> str:
    """A sentence of which only some places are visible: markup stands where it belongs, the words
    between are for screen readers. So a button's name holds all that it shows."""
    marks = {name: f"\0{name}\0" for name in shown}
    drawn = ""
    for at, part in enumerate(words.format(**filled, **marks).split("\0")):
        if at % 2:
            drawn += shown[part]
        elif part:
            drawn += f'<span class="{cls}">{escape(part)}</span>'
    return drawn


def sentences(*parts: str) -> str:
    """Join sentences, leaving out empty ones."""
    return " ".join(part for part in parts if part)
