"""The game in words for people: what is told in the log, what cards and options mean."""

from __future__ import annotations

from collections.abc import Sequence

from ostraka.core.play import Note
from ostraka.ui.figures import counted
from ostraka.ui.scene import InContext, Translate

ABOUT = (
    "From 1901 to 1903, gather knowledge across Europe, dig around the Mediterranean "
    "and exhibit your finds."
)

RECONSTRUCTED = (
    "All numbers are those of the printed game. Only one is not quite certain: what "
    "the wheel shows for knowledge 9 and 5 weeks."
)

FIGURE_NAMES = {
    "box": "Number of cards and tokens",
    "board": "Map and routes",
    "time": "Years and weeks",
    "start": "Start of the game",
    "rules": "Costs and limits",
    "assistants": "What assistants are worth",
    "kinds:count": "Number of cards of each kind",
    "kinds.cards": "Cards: weeks, cities and books",
    "exhibitions": "Exhibitions",
    "exhibitions.cards": "Exhibitions",
    "tokens": "Tokens in the bags",
    "wheel.rows": InContext("Wheel", "time wheel: weeks and tokens of a dig"),
    "wheel.rows 9.cells 1": "Wheel: knowledge 9, 5 weeks",
}
"""What people call the numbers of `components.toml`, to be told where they come from."""

CITIES = {
    "london": "London",
    "paris": "Paris",
    "berlin": "Berlin",
    "rome": "Rome",
    "vienna": "Vienna",
    "warsaw": "Warsaw",
    "moscow": "Moscow",
}

SITES = {
    "greece": "Greece",
    "crete": "Crete",
    "egypt": "Egypt",
    "palestine": "Palestine",
    "mesopotamia": "Mesopotamia",
}

IN = {
    "greece": "in Greece",
    "crete": "in Crete",
    "egypt": "in Egypt",
    "palestine": "in Palestine",
    "mesopotamia": "in Mesopotamia",
}

FROM = {
    "greece": "from Greece",
    "crete": "from Crete",
    "egypt": "from Egypt",
    "palestine": "from Palestine",
    "mesopotamia": "from Mesopotamia",
}

FIGURES = {
    "greece": "figures of Greece",
    "crete": "figures of Crete",
    "egypt": "figures of Egypt",
    "palestine": "figures of Palestine",
    "mesopotamia": "figures of Mesopotamia",
}

BOOKS = {
    "greece": ("1 book about Greece", "{count} books about Greece"),
    "crete": ("1 book about Crete", "{count} books about Crete"),
    "egypt": ("1 book about Egypt", "{count} books about Egypt"),
    "palestine": ("1 book about Palestine", "{count} books about Palestine"),
    "mesopotamia": ("1 book about Mesopotamia", "{count} books about Mesopotamia"),
    "": ("1 open book", "{count} open books"),
}
"""Closed books are about a site, open ones about everything."""

THINGS = {
    "assistant": "an assistant",
    "shovel": "a shovel",
    "car": "a car",
    "zeppelin": "a zeppelin",
    "permission": "a special permission",
    "congress": "a congress",
    "small": "the small exhibition",
    "large": "the large exhibition",
}

SHORT = {
    "general": "Open books",
    "assistant": "Assistant",
    "shovel": "Shovel",
    "car": "Car",
    "zeppelin": "Zeppelin",
    "permission": "Permission",
    "congress": "Congress",
}
"""What stands on a card; those with books or figures have the name of their site."""

WATERS = {
    "black": "Black Sea",
    "mediterranean": "Mediterranean",
    "north": "North Sea",
    "atlantic": "Atlantic",
    "baltic": "Baltic",
    "red": "Red Sea",
    "tigris": "Tigris",
    "euphrates": "Euphrates",
    "nile": "Nile",
}
"""What is written on the map."""

FINDS = {
    "greece 1": "Clay jug",
    "greece 2": "Painted amphora",
    "greece 3": "Lyre",
    "greece 4": "Warrior's helmet",
    "greece 5": "Head of Medusa",
    "greece 6": "Discus thrower",
    "crete 1": "Octopus vase",
    "crete 2": "Dolphin fresco",
    "crete 3": "Golden bee",
    "crete 4": "Bull's head",
    "crete 5": "Minotaur",
    "egypt 1": "Bronze ibis",
    "egypt 2": "Alabaster jar",
    "egypt 3": "Scarab",
    "egypt 4": "Temple cat",
    "egypt 5": "Anubis",
    "egypt 6": "Gilded queen",
    "palestine 1": "Oil lamp",
    "palestine 2": "Covered jar",
    "palestine 3": "Silver coins",
    "palestine 4": "Parchment",
    "palestine 5": "Signet ring",
    "palestine 6": "Harp",
    "palestine 7": "Golden chalice",
    "mesopotamia 1": "Clay tablet",
    "mesopotamia 3": "Griffin",
    "mesopotamia 4": "War chariot",
    "mesopotamia 5": "Tablet of laws",
}
"""What an object of a site and value may have been: only its picture, nothing depends on it."""

COUNTS = {
    "token": ("1 token", "{count} tokens"),
    "object": ("1 object", "{count} objects", "no object"),
    "book": ("1 book", "{count} books", "no book"),
    "blank": ("1 blank", "{count} blanks", "no blank"),
    "assistant": ("1 assistant", "{count} assistants"),
    "shovel": ("1 shovel", "{count} shovels"),
}

OPTION_TITLES = {
    "assistants": "Many assistants",
    "figure_opens_dig": "Digging with a figure alone",
    "new_year_dig": "A dig into the new year",
    "permits_return": "Permits return",
    "giving_up": "Stopping for good",
}

VALUE_TITLES = {
    "assistants": {"per_group": "Every group counts", "capped": "At most 2 points"},
    "figure_opens_dig": {
        "on": InContext("Allowed", "that the first figure opens a dig"),
        "off": InContext("Not allowed", "that the first figure opens a dig"),
    },
    "new_year_dig": {"new_year": "Spends the new permit", "old_year": "Spends the old permit"},
    "permits_return": {"on_52": "On space 52", "after_52": "On space 1"},
    "giving_up": {"last_weeks": "In the last 12 weeks", "last_year": "Throughout 1903"},
}

OPTIONS = {
    "assistants": {
        "per_group": "Every pair of assistants is worth 1 point, every trio 2.",
        "capped": "Assistants are never worth more than 2 points together.",
    },
    "figure_opens_dig": {
        "on": "A figure card alone allows a dig at its site.",
        "off": "A dig needs a book about its site; figures only add to it.",
    },
    "new_year_dig": {
        "new_year": "A dig that ends in the new year spends the site's permit for the new year.",
        "old_year": "A dig that ends in the new year spends the site's permit for the old year.",
    },
    "permits_return": {
        "on_52": "Your permits become valid again when your marker reaches space 52.",
        "after_52": "Your permits become valid again when your marker passes from space 52 to 1.",
    },
    "giving_up": {
        "last_weeks": "You may stop for good once you have 12 weeks or fewer left.",
        "last_year": "You may stop for good at any time in 1903.",
    },
}

ENDINGS = {"time is up": "nobody has time left"}

ACTIONS = {
    "take": "go to the card's city and take it",
    "change": "go to Warsaw and change the display",
    "dig": "go to the site and dig; the weeks come next",
    "hold": "go to the city and hold the exhibition",
    "give up": "stop for good: your marker goes to 1904/1 and you take no more turns",
    "use zeppelin": "fly: this journey takes no time, then the zeppelin is discarded",
    "use figures": "2 more points of knowledge; the card is discarded after the dig",
    "use assistant": "1 more point of knowledge; your only assistant is discarded after the dig",
    "use shovel": "1 more token; your only shovel is discarded after the dig",
    "weeks": "dig for this many weeks",
}

SENTENCES = {
    "opened": "Turned up: {card}",
    "announced": "Announced: {card}",
    "closed": "Pushed off the row: {card}",
    "shuffled": "{cards} cards are shuffled into a new pile",
    "stacked": "The time markers are stacked, {order} from top to bottom: {name} begins",
    "took": "{name} takes {card} {cost}",
    "changed": "{name} changes the display {cost}",
    "dug": "{name} digs {place} with knowledge {knowledge} for {tokens} {cost}",
    "held": "{name} holds {card} for {points} points {cost}",
    "retired": "{name} stops for good: the marker goes to 1904",
    "year": "{name} enters {year}: all permits are valid again",
    "renewed": "The year {year} is over for {name}: all permits are valid again",
    "found": "{name} finds an object worth {points} {site}",
    "learned": "{name} finds {book} {site}",
    "blank": "{name} finds nothing but sand {site}",
    "gift": "{name} is the first to dig {site} and takes the object worth {points} that lay there",
    "discarded": "{name} discards {card}",
    "scored": "{name}: objects {objects}, exhibitions {exhibitions}, congresses "
    "{congresses}, most books {majorities}, total {points}",
    "over": "The game is over: {why}",
    "undone": "{name} takes a step back",
}

ABOUT_ALL = ("opened", "announced", "closed", "shuffled", "over")
"""Kinds of note that are not about one player."""


COST = "({trip} + {weeks} weeks, to week {week} of {year})"
"""The weeks of the trip, those of the work, and when it is done."""


def sentence(note: Note, names: Sequence[str], t: Translate = str) -> str:
    """What the log says of a note."""
    words: dict[str, int | str] = {**note.details, "name": names[note.seat]}
    if "site" in words:
        where = FROM if note.kind == "found" else IN
        words["site"] = t(where[str(words["site"])])
    if note.kind == "dug":
        words["place"] = t(IN[str(words["place"])])
    if "card" in words:
        words["card"] = card(str(words["card"]), t)
    if "about" in words:
        words["book"] = books(1, str(words["about"]), t)
    if "tokens" in words:
        words["tokens"] = many(int(words["tokens"]), "token", t)
    if "trip" in words:
        words["cost"] = t(COST).format(**words)
    if "why" in words:
        words["why"] = t(ENDINGS[str(words["why"])])
    return t(SENTENCES[note.kind]).format(**words)


def action(text: str, t: Translate = str) -> str:
    """What an action means to the player choosing it."""
    return t(ACTIONS.get(text) or ACTIONS[text.split()[0]])


def card(name: str, t: Translate = str) -> str:
    """A card with its city: “2 books about Greece (Rome)”."""
    *words, city = name.split()
    return t("{card} ({city})").format(card=face(words, t), city=t(CITIES[city]))


def face(words: Sequence[str], t: Translate = str) -> str:
    """What a card shows, from its name without the city."""
    if words[0] == "figures":
        return t(FIGURES[words[1]])
    if words[0] == "general":
        return books(int(words[1]), "", t)
    if len(words) == 2:
        return books(int(words[1]), words[0], t)
    return t(THINGS[words[0]])


def books(count: int, about: str, t: Translate = str) -> str:
    """Books about a site, or about everything."""
    return counted(count, t, *BOOKS[about])


def many(count: int, thing: str, t: Translate = str) -> str:
    """With its number."""
    return counted(count, t, *COUNTS[thing])
