"""The game in words for people: what is told in the log, what cards and options mean."""

from __future__ import annotations

from collections.abc import Sequence

from ostraka.core.play import Note
from ostraka.games.tomb_raiders.components import (
    GIFTS,
    MUSEUM_POINTS,
    MUSEUM_WEEKS,
    REGIONS,
    STEP_FINDS,
    STEP_REGION,
    STEPS,
)

ABOUT = (
    "Gather knowledge, dig for finds and show them to the world, in no more time than the others."
)

RECONSTRUCTED = (
    "Most figures of the cards are lost: numbers, weeks, points and parts of the excavation chart "
    "are reconstructed, not printed."
)

PLACES = {
    "mesopotamia": "Mesopotamia",
    "egypt": "Egypt",
    "greece": "Greece",
    "crete": "Crete",
    "world": "the world",
}

OPTIONS = {
    "thief": {
        "random": "The thief draws one card of the pile at random.",
        "choose": "The thief searches the pile and takes a find of his choice.",
    },
    "chart": {
        "inferred": "The excavation chart that explains both damaged rulebooks best.",
        "french": "The excavation chart of the French rulebook, taken by the letter.",
    },
    "assistants": {
        "knowledge": "An assistant adds a point of knowledge to a dig, beyond the cap.",
        "expertise": "An assistant counts as expertise: it opens a dig and raises the cap.",
    },
    "finds": {
        "points": "All finds are worth points; their values are reconstructed.",
        "knowledge": "Two finds in each region are books that add expertise; reconstructed.",
    },
}

ENDINGS = {"deck empty": "the draw pile is exhausted"}

ACTIONS = {
    "take": "take the card on storage space {0}",
    "exhibition": "show exhibition {0}: {show}",
    "museum": "give {gifts} artifacts to a museum: {weeks} for {points} points",
    "give": "give away an artifact of {0} worth {1}",
    "thief": "play the thief in {0}",
    "raiders": "play the tomb raiders in {0}: take a find of your choice",
    "scientist": "play the scientist: look through the pile of {0}",
    "keep": "keep this find of {0}: {1}",
    "dig": "conduct an excavation in {0}",
    "permit": "spend {permit}",
    "assistants": "send {0} of your assistants along",
    "weeks": "dig for {weeks}",
}

PLAYED = {"thief": "the thief", "raiders": "the tomb raiders", "scientist": "the scientist"}

PERMITS = {
    "region": "the permit of the region",
    "general": "a general permit",
    "card": "the general excavation card",
}

SENTENCES = {
    "stacked": "{name}'s marker goes on top of the stack",
    "turned": "Turned up: {card}",
    "laid": "A card goes unseen onto the pile of {place}",
    "filled": "The row is full",
    "took": "{name} takes {card} for {weeks}",
    "professor": "{name} becomes professor of {place}",
    "dug": "{name} digs in {place} for {weeks} with {permit}{help}: {knowledge} knowledge, {cards}",
    "found": "{name} finds {card}",
    "rubble": "{name} digs up rubble in {place}",
    "played": "{name} plays {played} in {place} for {weeks}",
    "nothing": "{name} finds nothing worth taking in {place}",
    "saw": "{name} alone sees the pile of {place}: {pile}",
    "showed": "{name} shows exhibition {number} for {weeks}: {points} points",
    "gave": "{name} gives {card} away",
    "museum": "{name} is thanked by a museum after {weeks}: {points} points",
    "over": "The game is over: {why}",
    "undone": "{name} takes a step back",
}

ABOUT_ALL = ("turned", "laid", "filled", "over")
"""Kinds of note that are about nobody in particular."""


def sentence(note: Note, names: Sequence[str]) -> str:
    """What the log says of a note."""
    told = note.details
    words: dict[str, int | str] = {**told, "name": names[note.seat]}
    if "card" in told:
        name = str(told["card"])
        words["card"] = site(name) if name.partition("-")[0] in REGIONS else card(name)
    if "played" in told:
        words["played"] = PLAYED[str(told["played"])]
    if "region" in told:
        words["place"] = PLACES[str(told["region"])]
    if "weeks" in told:
        words["weeks"] = number(int(told["weeks"]), "week")
    if note.kind == "dug":
        words["permit"] = PERMITS[str(told["permit"])]
        words["cards"] = number(int(told["cards"]), "card")
        helpers = int(told["helpers"])
        words["help"] = f" and {number(helpers, 'assistant')}" if helpers else ""
    if "cards" in told and note.kind == "saw":
        words["pile"] = ", ".join(site(name) for name in str(told["cards"]).split())
    if "why" in told:
        words["why"] = ENDINGS[str(told["why"])]
    text = SENTENCES[note.kind].format(**words)
    return text[0].upper() + text[1:]


def action(text: str) -> str:
    """What an action means to the one who may choose it."""
    kind, *about = text.split()
    words = [PLACES.get(word, word) for word in about]
    more: dict[str, str] = {}
    if kind == "exhibition":
        more["show"] = show(int(about[0]) - 1)
    elif kind == "museum":
        museum = int(about[0]) - 1
        more["gifts"], more["points"] = str(GIFTS[museum]), str(MUSEUM_POINTS[museum])
        more["weeks"] = number(MUSEUM_WEEKS[museum], "week")
    elif kind == "permit":
        more["permit"] = PERMITS[about[0]]
    elif kind == "weeks":
        more["weeks"] = number(int(about[0]), "week")
    return ACTIONS[kind].format(*words, **more)


def card(name: str) -> str:
    """A green-backed card."""
    kind, *about = name.split("-")
    if kind == "expertise":
        return f"{number(int(about[1]), 'book')} on {PLACES[about[0]]}"
    if kind == "general":
        return f"{number(int(about[0]), 'book')} of general knowledge"
    if kind in ("thief", "raiders"):
        return f"{PLAYED[kind]} of {PLACES[about[0]]}"
    if kind == "exhibition":
        return f"exhibition {about[0]} ({show(int(about[0]) - 1)})"
    if kind == "museum":
        return f"a museum that asks for {GIFTS[int(about[0]) - 1]} artifacts"
    return {
        "congress": "a congress",
        "excavation": "a general excavation card",
        "scientist": "a scientist",
        "assistant": "an assistant",
    }[kind]


def site(name: str) -> str:
    """A site card."""
    shown, place = face(name), PLACES[name.partition("-")[0]]
    if shown == "rubble":
        return "rubble"
    return f"a book on {place}" if shown == "book" else f"{place} {shown}"


def face(name: str) -> str:
    """What a site card shows: its points, a book or rubble."""
    shown = name.split("-")[1]
    return shown[0] if shown[0].isdigit() else shown


def show(exhibition: int) -> str:
    """The artifacts that an exhibition asks for, step by step."""
    steps = range(exhibition * STEPS, (exhibition + 1) * STEPS)
    return " + ".join(f"{STEP_FINDS[at]} {PLACES[REGIONS[STEP_REGION[at]]]}" for at in steps)


def number(count: int, thing: str) -> str:
    """A count with its noun."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"
