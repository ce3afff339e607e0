"""Small pictures, names and signs that board and sheets share.

Markup is made with f-strings and stays a plain string until the board or a sheet is done; so
whatever people wrote or translated goes through `said`."""

from __future__ import annotations

from typing import Final, cast

from markupsafe import escape

from ostraka.core.play import Seat
from ostraka.games.pyramid.rules.board import AREA, SPACES
from ostraka.games.pyramid.rules.box import (
    ABILITIES,
    ADVENTURERS,
    BLOCKS,
    CARDS,
    GOD,
    GODS,
    LEVELS,
    NONE,
    VALUE,
)
from ostraka.games.pyramid.rules.view import PlayerView, PyramidView
from ostraka.games.pyramid.ui.text.words import AREA_NAMES, CARD_NAMES, GOD_NAMES, full_name
from ostraka.ui.figures import percent
from ostraka.ui.icons import reference
from ostraka.ui.marks import SHAPES
from ostraka.ui.scene import Look

GOD_ICONS: Final = {"hededet": "scorpion", "anubis": "anubis", "thoth": "ibis", "horus": "horus"}
CARD_ICONS: Final = {
    "snake": "cobra",
    "scorpion": "scorpion",
    "crocodile": "croc-jaws",
    "block": "stone-block",
    "mummy": "mummy-head",
    "antidote": "vial",
    "medikit": "first-aid-kit",
    "crowbar": "crowbar",
    "udjat": "eye-of-horus",
    "satchel": "knapsack",
    "necklace": "gem-necklace",
    "sand": "gold-scarab",
    "sand chest": "locked-chest",
    "water": "amphora",
    "water chest": "locked-chest",
    "anubis": "egyptian-urns",
    "thoth": "wax-tablet",
    "horus": "pharoah",
}
BACK_ICONS: Final = {"rubble": "stone-pile", "sand": "scorpion", "water": "waves"}
ABILITY_ICONS: Final = {
    "shooting": "revolver",
    "dodge": "dodge",
    "stamina": "muscle-up",
    "linguistics": "scroll-unfurled",
    "clairvoyance": "third-eye",
    "reflexes": "hand",
    "lockpick": "lockpicks",
    "swimming": "swimfins",
}
SEPARATOR: Final = " · "


def seen(look: Look) -> PyramidView:
    """Return the view with its type."""
    return cast(PyramidView, look.view)


def said(words: object) -> str:
    """Words of people or translators, made safe."""
    return str(escape(words))


def drawing(look: Look, name: str) -> str:
    """What a <use> of a drawing refers to."""
    return f"{look.art}#pyr-{name}"


def picture(look: Look, name: str, cls: str, box: str = "0 0 100 100") -> str:
    """A drawing as a picture of its own."""
    return (
        f'<svg class="{cls}" viewBox="{box}" aria-hidden="true">'
        f'<use href="{drawing(look, name)}"/></svg>'
    )


def sign(look: Look, name: str, cls: str = "") -> str:
    """One of the icons that all games share."""
    classes = f"i {cls}".rstrip()
    href = reference(name, look.icons)
    return f'<svg class="{classes}" aria-hidden="true"><use href="{href}"/></svg>'


# --- Gods, dice, people -----------------------------------------------------------------------


def god_href(look: Look, god: str) -> str:
    """Sobek is drawn by us; the others are among the icons."""
    if god == "sobek":
        return drawing(look, "sobek")
    return reference(GOD_ICONS[god], look.icons)


def god_sign(look: Look, god: str, cls: str = "") -> str:
    """A god's animal in the god's colour; the name must stand beside it."""
    classes = f"i g-{god} {cls}".rstrip()
    href = god_href(look, god)
    return f'<svg class="{classes}" aria-hidden="true"><use href="{href}"/></svg>'


def god_name(look: Look, god: str) -> str:
    return look.t(GOD_NAMES[god])


def die(look: Look, number: int, pips: int, cls: str = "") -> str:
    """A die in the colour of the god whose idol curses it."""
    return picture(look, f"die-{pips}", f"die g-{GODS[number]} {cls}".rstrip(), "0 0 60 60")


def cursed(view: PyramidView, seat: Seat) -> list[int]:
    """The dice that do not count for a seat (ruling 34)."""
    return [GODS.index(god) for god in view["players"][seat]["idols"]]


def portrait(look: Look, seat: Seat, cls: str = "") -> str:
    """A seat's adventurer in the ring and with the mark of the seat."""
    name = seen(look)["players"][seat]["adventurer"]
    face = picture(look, name, "face") if name else sign(look, "person", "face")
    classes = f"medal seat-{seat} {cls}".rstrip()
    return (
        f'<span class="{classes}">{face}'
        f'<svg class="mark" viewBox="0 0 24 24" aria-hidden="true">{SHAPES[seat]}</svg></span>'
    )


def ability(view: PyramidView, seat: Seat) -> str | None:
    """What a seat's adventurer can do once."""
    name = view["players"][seat]["adventurer"]
    return ABILITIES[ADVENTURERS.index(name)] if name else None


# --- Cards ------------------------------------------------------------------------------------


def kind(card: str) -> str:
    """A card without its number: treasures by the kind they are of, satchels as one."""
    if card.endswith(" idol"):
        return "idol"
    if card in CARD_NAMES:
        return card
    return card.partition(" ")[0]


def card_name(look: Look, card: str) -> str:
    """What it is called on labels."""
    if kind(card) == "idol":
        return look.t("Idol of {god}").format(god=god_name(look, card.partition(" ")[0]))
    return look.t(CARD_NAMES[kind(card)])


def card_worth(card: str) -> int:
    return VALUE[CARDS.index(card)]


def card_god(card: str) -> str | None:
    """The god that a treasure or idol belongs to (rulings 143 and 144)."""
    god = GOD[CARDS.index(card)]
    return GODS[god] if god != NONE else None


def card_sign(look: Look, card: str, cls: str = "") -> str:
    """Its picture."""
    if kind(card) == "idol":
        return god_sign(look, card.partition(" ")[0], cls)
    return sign(look, CARD_ICONS[kind(card)], cls)


def back_sign(look: Look, back: str, cls: str = "") -> str:
    """The back of a deck, or of a god's sarcophagi."""
    if back in BACK_ICONS:
        return sign(look, BACK_ICONS[back], cls)
    return god_sign(look, back, cls)


# --- Words ------------------------------------------------------------------------------------


def area_of(look: Look, space: str) -> str:
    return look.t(AREA_NAMES[AREA[SPACES.index(space)]])


def block_of(space: str) -> int | None:
    """The number that is printed on a space, if one is."""
    number = SPACES.index(space) + 1
    return number if number <= BLOCKS else None


def person(look: Look, adventurer: str) -> str:
    """An adventurer by both names; languages may write names in their own way."""
    return look.t(full_name(adventurer))


def mummy_name(look: Look, name: str) -> str:
    return look.t(name.capitalize())


def chance(look: Look, share: float) -> str:
    """A share of a hundred; its sign stays on the same line."""
    return percent(share, look.t).replace(" ", "\u00a0")


def amount(look: Look, number: float) -> str:
    """Points or rounds, to a tenth where they are not whole."""
    units, tenths = divmod(round(number * 10), 10)
    if not tenths:
        return str(units)
    return look.t("{units}.{tenths}").format(units=units, tenths=tenths)


def sentences(*parts: str) -> str:
    """Join sentences, leaving out empty ones."""
    return " ".join(part for part in parts if part)


def points(*parts: str) -> str:
    """Join short remarks, leaving out empty ones."""
    return SEPARATOR.join(part for part in parts if part)


def listed(look: Look, words: list[str]) -> str:
    """“a, b and c”."""
    if len(words) < 2:
        return "".join(words)
    return look.t("{first} and {last}").format(first=", ".join(words[:-1]), last=words[-1])


def target(look: Look, say: str, label: str, extra: str = "") -> str:
    """The attributes that make an SVG group a choice."""
    assert say in look.legal
    return (
        f'data-say="{say}" role="button" tabindex="0" aria-label="{said(label)}"'
        f"{' ' + extra if extra else ''}"
    )


def level_of(player: PlayerView) -> int:
    """The level of this round, or before it is set the one of the load (22)."""
    return player["level"] or LEVELS[player["load"]]
