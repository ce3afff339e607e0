"""What is in the box, as the rules want it: lists by kind, layer and square."""

from __future__ import annotations

from typing import Final

from ostraka.core.box import Entry, unpack

_box: Final = unpack("ostraka.games.tutankhamun")

_box.only(
    "title", "sure", "box", "tray", "start", "money", "scarab", "kinds", "documented", "rising"
)
TITLE: Final = _box.word("title")

# The tray (ruling 6): columns a-d from left to right, rows 1-4 from top to bottom.
SIZE: Final = _box.entry("tray").number("columns", 4, 4)
_box.entry("tray").number("rows", SIZE, SIZE)
SQUARES: Final = [f"{'abcd'[at % SIZE]}{at // SIZE + 1}" for at in range(SIZE * SIZE)]
ALL: Final = len(SQUARES)

LAYERS: Final = _box.entry("box").number("layers", 6, 6) - 1
"""Layers with points; the plain cover is one more."""
COVER: Final = LAYERS + 1
"""The number of the plain layer on top, and the height of a square that nobody touched."""

# Kinds of card. Parts of columns and snake come first; they are laid by form, the others freely.
KINDS: Final = [entry.word("kind") for entry in _box.entries("kinds")]
GROUPS: Final = [
    entry.word("group", ("column", "snake", "other")) for entry in _box.entries("kinds")
]
SHOWS: Final = [str(entry.data.get("shows", "")) for entry in _box.entries("kinds")]
BASE: Final = KINDS.index("base")
MIDDLE: Final = KINDS.index("middle")
TOP: Final = KINDS.index("top")
HEAD: Final = KINDS.index("head")
BODY: Final = KINDS.index("body")
TAIL: Final = KINDS.index("tail")
OTHER: Final = GROUPS.index("other")
"""First of the other kinds; as a form it stands for all of them."""
TUTANKHAMUN: Final = KINDS.index("tutankhamun")
EARTH: Final = KINDS.index("earth")
ANY: Final = len(KINDS)

SILVER_PER_GOLD: Final = _box.entry("money").number("silver_per_gold", 1, 50)
START_SILVER: Final = _box.entry("start").number("silver", 0, 50)
START_GOLD: Final = _box.entry("start").number("gold", 0, 20)
START_MONEY: Final = START_SILVER + START_GOLD * SILVER_PER_GOLD
START_SCARABS: Final = _box.entry("start").number("scarabs", 0, 12)
START_BARRICADES: Final = _box.entry("start").number("barricades", 0, 1)
PASS_FEE: Final = _box.entry("money").number("pass", 0, 50)
SCARAB_TIMES: Final = _box.entry("scarab").number("times", 1, 9)


UNKNOWN: Final = -1
"""Stands where no card is known to lie."""


class CardSet:
    """The cards of layers 1 to 5. `count` and `value` are read at layer * ANY + kind, with
    layer 1 as 0; `built` layers hold columns and a snake."""

    def __init__(self, name: str, count: list[int], value: list[int], built: list[bool]) -> None:
        self.name = name
        self.count = count
        self.value = value
        self.built = built

    def layer(self, layer: int) -> list[int]:
        """How many cards of each kind a layer has."""
        return self.count[layer * ANY : (layer + 1) * ANY]

    def left(self, layer: int, known: list[int]) -> list[int]:
        """How many of each kind a layer has beside those that are known."""
        left = self.layer(layer)
        for kind in known:
            if kind != UNKNOWN:
                left[kind] = left[kind] - 1
        return left


def card_set(box: Entry, name: str) -> CardSet:
    """Read one card set and check it against the box."""
    count = [0] * (LAYERS * ANY)
    value = [0] * (LAYERS * ANY)
    built = [False] * LAYERS
    for entry in box.entries(name):
        entry.only("layers", "built", "cards")
        for layer in entry.numbers("layers", 1, LAYERS):
            built[layer - 1] = entry.flag("built")
            for card in entry.entries("cards"):
                card.only("kind", "count", "value", "count_from", "value_from")
                at = (layer - 1) * ANY + KINDS.index(card.word("kind", KINDS))
                card.expect(count[at] == 0, f"layer {layer} not to name this kind twice")
                count[at] = card.number("count", 1, ALL)
                value[at] = card.number("value", -10, 10)
    cards = CardSet(name, count, value, built)
    for layer in range(LAYERS):
        _check_layer(box, cards, layer)
    masks = sum(cards.layer(layer)[TUTANKHAMUN] for layer in range(LAYERS))
    box.expect(masks == 1 and cards.layer(0)[TUTANKHAMUN] == 1, f"{name}: one mask, in layer 1")
    return cards


def _check_layer(box: Entry, cards: CardSet, layer: int) -> None:
    where = f"card set {cards.name}, layer {layer + 1}"
    total = sum(cards.layer(layer))
    box.expect(total == ALL, f"{where}: {ALL} cards, not {total}")
    form = [2, 2, 2, 1, 1, 1] if cards.built[layer] else [0] * OTHER
    box.expect(cards.layer(layer)[:OTHER] == form, f"{where}: {form} parts of columns and snake")


def _check_box(box: Entry) -> None:
    parts = box.entry("box")
    cards = parts.number("cards", 1, 999)
    parts.expect(
        cards == (LAYERS + 1) * parts.number("cards_per_layer", ALL, ALL),
        "“cards” to be layers times cards per layer",
    )
    parts.expect(parts.number("scarabs", 0, 99) == 6 * START_SCARABS, "scarabs for six players")
    parts.expect(
        parts.number("barricades", 0, 99) == 6 * START_BARRICADES, "barricades for six players"
    )
    order = ["base", "middle", "top", "head", "body", "tail"]
    box.expect(KINDS[:OTHER] == order, f"the kinds to begin with {', '.join(order)}")
    box.expect(len(set(KINDS)) == ANY, "no kind twice")


_check_box(_box)
CARD_SETS: Final = [card_set(_box, "documented"), card_set(_box, "rising")]
