"""What is in the box, as the rules want it: people, gods and cards as numbers and lists."""

from __future__ import annotations

from typing import Final

from ostraka.core.box import Entry, unpack

BOX: Final = unpack("ostraka.games.pyramid")

BOX.only(
    "title", "sure", "box", "load", "mummy", "bonus", "adventurers", "gods", "decks", "board",
    "stretches", "mummies",
)  # fmt: skip
TITLE: Final = BOX.word("title")

NONE: Final = -1
"""Stands where there is nothing, or nothing that is decided yet."""


# Limits and scales.
MOST: Final = BOX.entry("load").number("most", 1, 99)
"""Cards that a player may hold (ruling 27)."""
_levels: Final = BOX.entry("load").numbers("levels", 1, 6)
LEVELS: Final = [*_levels, _levels[-1]]
"""The level of a load, by number of cards (ruling 22); there may be one card too many while another
is chosen to go (29)."""
WALKS_AT: Final = BOX.entry("mummy").number("walks_at", 1, 6)
BONUS: Final = BOX.entry("bonus").numbers("by_gods", 0, 99)
BONUS_OF: Final = [BONUS[gods.bit_count()] for gods in range(1 << len(BONUS) - 1)]
"""The bonus for gods as bits."""
BLOCKS: Final = BOX.entry("box").number("blocks", 36, 36)

# The adventurers, by their last names, and what each can do once in a game.
ADVENTURERS: Final = [entry.word("name") for entry in BOX.entries("adventurers")]
FULL_NAMES: Final = [entry.word("full") for entry in BOX.entries("adventurers")]
ABILITIES: Final = [entry.word("ability") for entry in BOX.entries("adventurers")]
GORE: Final = ABILITIES.index("shooting")
SARTI: Final = ABILITIES.index("dodge")
CHARTIER: Final = ABILITIES.index("stamina")
WAHAB: Final = ABILITIES.index("linguistics")
RASPUTIN: Final = ABILITIES.index("clairvoyance")
WATANABE: Final = ABILITIES.index("reflexes")
ARDILA: Final = ABILITIES.index("lockpick")
RICE: Final = ABILITIES.index("swimming")

# The gods. A god's number is also that of the die which the god's idol curses.
GODS: Final = [entry.word("god") for entry in BOX.entries("gods")]
DICE: Final = [entry.word("die") for entry in BOX.entries("gods")]
NEEDS: Final = [entry.numbers("needs", 1, 6) for entry in BOX.entries("gods")]
HORUS: Final = GODS.index("horus")

# The decks to search, by area, and whatever else has a back of its own.
DECKS: Final = [entry.word("deck") for entry in BOX.entries("decks")]
AREAS: Final = [entry.word("area", ("den", "sand", "pool")) for entry in BOX.entries("decks")]
STRETCHES: Final = [entry.word("god", GODS) for entry in BOX.entries("stretches")]
BACKS: Final = DECKS + STRETCHES
RUBBLE: Final = DECKS.index("rubble")
SAND: Final = DECKS.index("sand")
WATER: Final = DECKS.index("water")


class Cards:
    """All cards but the ankh, one entry for those that are alike: name, how many there are, what
    each is worth, its god and its back (or NONE)."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.count: list[int] = []
        self.value: list[int] = []
        self.god: list[int] = []
        self.back: list[int] = []

    def add(self, name: str, count: int, value: int, god: int, back: int) -> None:
        self.names.append(name)
        self.count.append(count)
        self.value.append(value)
        self.god.append(god)
        self.back.append(back)

    def add_values(self, name: str, values: list[int], god: int, back: int) -> None:
        """Treasures of one back, one entry for each value."""
        for value in sorted(set(values)):
            self.add(f"{name} {value}", values.count(value), value, god, back)


def _all_cards(box: Entry) -> Cards:
    """Wounds, equipment, idols, treasures, in this order."""
    cards = Cards()
    decks, parts = box.entries("decks"), box.entry("box")
    for back, deck in enumerate(decks):
        cards.add(deck.word("wound"), deck.number("wounds", 0, 18), 0, NONE, back)
    for name in ("block", "mummy"):
        cards.add(name, parts.number(f"{name}_cards", 0, 99), 0, NONE, NONE)
    for name in ("antidote", "medikit", "crowbar", "udjat"):
        cards.add(name, decks[RUBBLE].number("equipment", 2, 2), 0, NONE, RUBBLE)
    for number in range(1, decks[RUBBLE].number("equipment", 2, 2) + 1):
        cards.add(f"satchel {number}", 1, 0, NONE, RUBBLE)  # alike, but each holds its own
    for god, entry in enumerate(box.entries("gods")):
        cards.add(f"{GODS[god]} idol", 1, entry.number("value", 1, 99), god, NONE)
    for back, deck in enumerate(decks):
        god = GODS.index(deck.word("god", GODS)) if "god" in deck.data else NONE
        name = deck.word("treasure")
        cards.add_values(name, deck.numbers("values", 1, 99), god, back)
        if deck.number("chests", 0, 18):
            cards.add(f"{name} chest", deck.number("chests", 0, 18), 0, NONE, back)
    for stretch, entry in enumerate(box.entries("stretches")):
        god = GODS.index(STRETCHES[stretch])
        values = entry.numbers("values", 1, 99)
        cards.add_values(GODS[god], values, god, len(DECKS) + stretch)
    return cards


_cards: Final = _all_cards(BOX)
CARDS: Final = _cards.names
COUNT: Final = _cards.count
VALUE: Final = _cards.value
GOD: Final = _cards.god
BACK: Final = _cards.back
ALL_CARDS: Final = len(CARDS)

# Wounds come first; the wound of a deck has the deck's number.
SNAKE: Final = CARDS.index("snake")
SCORPION: Final = CARDS.index("scorpion")
CROCODILE: Final = CARDS.index("crocodile")
BLOCK: Final = CARDS.index("block")
MUMMY: Final = CARDS.index("mummy")
ANTIDOTE: Final = CARDS.index("antidote")
"""First of the equipment; whatever is below is a wound."""
MEDIKIT: Final = CARDS.index("medikit")
CROWBAR: Final = CARDS.index("crowbar")
UDJAT: Final = CARDS.index("udjat")
SATCHEL: Final = CARDS.index("satchel 1")
SATCHELS: Final = 2
POCKETS: Final = 2
"""Treasures that a satchel holds (ruling 116)."""
IDOL: Final = CARDS.index(f"{GODS[0]} idol")
"""First of the idols; the idol of a god is IDOL + god."""
TREASURE: Final = CARDS.index("necklace 1")
"""First of the treasures, which are all that follow."""
CHESTS: Final = [card for card in range(ALL_CARDS) if CARDS[card].endswith("chest")]

REMEDY: Final = [ANTIDOTE, ANTIDOTE, MEDIKIT, MEDIKIT]
"""What heals a wound (rulings 113 and 114); for a mummy's touch there is nothing (82)."""


def _behind(back: int) -> list[int]:
    return [card for card in range(ALL_CARDS) if BACK[card] == back]


BEHIND: Final = [_behind(back) for back in range(len(BACKS))]
"""The cards that have a back."""
FACE_DOWN: Final = [[card for card in BEHIND[back] if card >= TREASURE] for back in range(6)]
"""Those of them that are kept face down (ruling 49)."""
SECRET: Final = [
    [card for card in BEHIND[back] if card < ANTIDOTE or card >= TREASURE] for back in range(6)
]
"""Those that are kept face down in total secrecy (ruling 151)."""


def _check_box(box: Entry) -> None:
    parts = box.entry("box")
    parts.only(
        "from", "blocks", "mummies", "dice", "cards", "search_cards", "sarcophagus_cards", "idols",
        "mummy_cards", "block_cards", "ankh",
    )  # fmt: skip
    searched = sum(COUNT[card] for back in range(len(DECKS)) for card in BEHIND[back])
    buried = sum(COUNT[card] for back in range(len(DECKS), len(BACKS)) for card in BEHIND[back])
    parts.expect(parts.number("search_cards", 0, 99) == searched, f"“search_cards” {searched}")
    parts.expect(
        parts.number("sarcophagus_cards", 0, 99) == buried, f"“sarcophagus_cards” {buried}"
    )
    parts.expect(parts.number("idols", 0, 9) == len(GODS), "an idol for each god")
    parts.expect(parts.number("dice", 0, 9) == len(DICE), "a die for each god")
    parts.expect(len(set(DICE)) == len(DICE), "a different die for each god")
    total = sum(COUNT) + parts.number("ankh", 1, 1)
    parts.expect(parts.number("cards", 1, 999) == total, f"“cards” {total}")
    box.expect(len(_levels) == MOST + 1, f"a level for every load from 0 to {MOST}")
    box.expect(len(BONUS) == len(GODS) + 1, "a bonus for every number of gods")
    box.expect(len(set(CARDS)) == ALL_CARDS, "no card twice")
    order = ["snake", "scorpion", "crocodile", "block", "mummy", "antidote"]
    box.expect(CARDS[: len(order)] == order, f"the cards to begin with {', '.join(order)}")


_check_box(BOX)
