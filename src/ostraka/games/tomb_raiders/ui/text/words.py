"""The game in words: what the log tells, what cards and options mean."""

from __future__ import annotations

from collections.abc import Sequence

from ostraka.core.play import Note
from ostraka.games.tomb_raiders.rules.box import (
    GIFTS,
    MUSEUM_POINTS,
    MUSEUM_WEEKS,
    REGIONS,
    STEP_FINDS,
    STEP_REGION,
    STEPS,
)
from ostraka.ui.figures import counted
from ostraka.ui.scene import InContext, Translate

ABOUT = "Gather knowledge, dig for finds and show them to the world, and waste no time."

RECONSTRUCTED = (
    "Most figures of the cards are lost: numbers, weeks, points and parts of the excavation chart "
    "are reconstructed, not printed."
)

FIGURE_NAMES = {
    "box": "Number of cards",
    "box:permits": "Number of permits",
    "limits": "Costs and limits",
    "permits": "Permits at the start",
    "scoring": "Points for congresses and weeks",
    "professors:points": "Points of professors",
    "sites:rubble": "Rubble in the piles",
    "sites:books": "Finds that books replace",
    "sites:values": "Values of finds",
    "charts": "Chart by the French table",
    "charts 1.blocks 1": "Chart: knowledge 1 to 3",
    "charts 1.blocks 2": "Chart: 1 to 4 weeks",
    "charts 1.blocks 3": "Chart: knowledge 4 to 8, from 5 weeks on",
    "charts 1.blocks 4": "Chart: knowledge 9 to 12, from 5 weeks on",
    "expertise:books": "Books on expertise cards",
    "expertise": "Expertise cards: number and weeks",
    "general": "General knowledge: cards and weeks",
    "congress": "Congresses: cards and weeks",
    "excavation:play": "Excavation cards: weeks to play",
    "excavation": "Excavation cards: number and weeks",
    "thief": "Thieves",
    "raiders:each": "Number of tomb raiders",
    "raiders": "Tomb raiders: weeks",
    "scientist": "Scientists: cards and weeks",
    "assistant": "Assistants: cards and weeks",
    "exhibitions 1": "First exhibition: steps and weeks",
    "exhibitions": "Other exhibitions: steps and weeks",
    "exhibitions:points": "Points of exhibitions",
    "museums": "Museums",
}
"""Names of the figures in `components.toml`, for telling where they come from."""

PLACES = {
    "mesopotamia": "Mesopotamia",
    "egypt": "Egypt",
    "greece": "Greece",
    "crete": "Crete",
    "world": "the world",
}

IN = {
    "mesopotamia": "in Mesopotamia",
    "egypt": "in Egypt",
    "greece": "in Greece",
    "crete": "in Crete",
}

OF = {
    "mesopotamia": "of Mesopotamia",
    "egypt": "of Egypt",
    "greece": "of Greece",
    "crete": "of Crete",
}

PROFESSORS = {
    "mesopotamia": "professor of Mesopotamia",
    "egypt": "professor of Egypt",
    "greece": "professor of Greece",
    "crete": "professor of Crete",
    "world": "professor of the world",
}

BOOKS = {
    "mesopotamia": ("1 book on Mesopotamia", "{count} books on Mesopotamia"),
    "egypt": ("1 book on Egypt", "{count} books on Egypt"),
    "greece": ("1 book on Greece", "{count} books on Greece"),
    "crete": ("1 book on Crete", "{count} books on Crete"),
    "": ("1 book of general knowledge", "{count} books of general knowledge"),
}

FINDS = {
    "mesopotamia": "Mesopotamia {points}",
    "egypt": "Egypt {points}",
    "greece": "Greece {points}",
    "crete": "Crete {points}",
}

FOUND_BOOKS = {
    "mesopotamia": "a book on Mesopotamia",
    "egypt": "a book on Egypt",
    "greece": "a book on Greece",
    "crete": "a book on Crete",
}

CARDS = {
    "congress": "a congress",
    "excavation": "a general excavation card",
    "scientist": "a scientist",
    "assistant": "an assistant",
    "exhibition": "exhibition {number} ({show})",
    "museum": "a museum that asks for {gifts} finds",
    "thief-mesopotamia": "the thief of Mesopotamia",
    "thief-egypt": "the thief of Egypt",
    "thief-greece": "the thief of Greece",
    "thief-crete": "the thief of Crete",
    "raiders-mesopotamia": "the tomb raiders of Mesopotamia",
    "raiders-egypt": "the tomb raiders of Egypt",
    "raiders-greece": "the tomb raiders of Greece",
    "raiders-crete": "the tomb raiders of Crete",
}

PLAYED = {"thief": "the thief", "raiders": "the tomb raiders", "scientist": "the scientist"}

PERMITS = {
    "region": "the permit of the region",
    "general": "a general permit",
    "card": "the general excavation card",
}

ACTION_NAMES = {
    "thief": "Thief",
    "raiders": "Tomb raiders",
    "scientist": "Scientist",
    "assistant": "Assistant",
    "excavation": "Excavation",
}

ACTION_DOES = {
    "thief": "one card at random",
    "raiders": "a find of your choice",
    "scientist": "look through a pile",
    "assistant": "+1 knowledge in a dig",
    "excavation": "a dig anywhere",
}

HEIGHTS = {
    0: "an empty pile",
    1: "a pile of a few cards",
    2: "a low pile",
    3: "a middling pile",
    4: "a high pile",
    5: "a very high pile",
}
"""What a glance tells of a pile, which nobody may count (ruling 63)."""

PARTS = {
    "finds": "Finds",
    "exhibitions": "Exhibitions",
    "museums": "Museums",
    "congresses": "Congresses",
    "professors": "Professors",
    "time": InContext("Time", "what points are counted for"),
}
"""What points are counted for."""

ADDS = {
    "finds": "finds {points}",
    "exhibitions": "exhibitions {points}",
    "museums": "museums {points}",
    "congresses": "congresses {points}",
    "professors": "professors {points}",
    "time": "time {points}",
}

COUNTS = {
    "week": ("1 week", "{count} weeks"),
    "book": ("1 book", "{count} books"),
    "card": ("1 card", "{count} cards"),
    "find": ("1 find", "{count} finds"),
    "assistant": ("1 assistant", "{count} assistants"),
}

OPTION_TITLES = {
    "thief": "The thief",
    "chart": "Excavation chart",
    "assistants": "Assistants",
    "finds": "Finds",
}

VALUE_TITLES = {
    "thief": {
        "random": InContext("Draws at random", "the thief"),
        "choose": InContext("Chooses", "the thief"),
    },
    "chart": {
        "inferred": InContext("As inferred", "excavation chart"),
        "french": "French rulebook",
    },
    "assistants": {"knowledge": "Add knowledge", "expertise": "Count as expertise"},
    "finds": {"points": "Points only", "knowledge": "With books"},
}

OPTIONS = {
    "thief": {
        "random": "The thief draws one card of the pile at random.",
        "choose": "The thief looks through the pile; you keep a find of your choice.",
    },
    "chart": {
        "inferred": "The excavation chart that explains both damaged rulebooks best.",
        "french": "The excavation chart of the French rulebook, taken literally.",
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

ENDINGS = {"deck empty": "the draw pile is empty"}

ACTIONS = {
    "take": "take the card on storage space {space}",
    "exhibition": "show exhibition {number}: {show}",
    "museum": "give {gifts} finds to a museum: {weeks} for {points} points",
    "give": "give away a find {of} worth {face}",
    "thief": "play the thief {where}",
    "raiders": "play the tomb raiders {where}: take a find of your choice",
    "scientist": "play the scientist: look through the pile {of}",
    "keep": "keep this find {of}: {face}",
    "dig": "plan a dig {where}",
    "permit": "spend {permit}",
    "assistants": "send {number} of your assistants along",
    "weeks": "dig for {weeks}",
}

SENTENCES = {
    "stacked": "{name}'s marker goes on top of the stack",
    "turned": "Turned up: {card}",
    "laid": "A card goes face down onto the pile {of}",
    "filled": "The storage is full",
    "took": "{name} takes {card} for {weeks}",
    "professor": "{name} becomes {professor}",
    "dug": "{name} digs {where} for {weeks} with {permit}: {knowledge} knowledge, {cards}",
    "helped": "{name} digs {where} for {weeks} with {permit} and {help}: {knowledge} knowledge, "
    "{cards}",
    "found": "{name} finds {card}",
    "rubble": "{name} digs up rubble {where}",
    "played": "{name} plays {played} {where} for {weeks}",
    "nothing": "{name} finds nothing worth taking {where}",
    "saw": "Only {name} sees the pile {of}: {pile}",
    "showed": "{name} shows exhibition {number} for {weeks}: {points} points",
    "gave": "{name} gives {card} away",
    "museum": "A museum thanks {name} after {weeks}: {points} points",
    "over": "The game is over: {why}",
    "undone": "{name} takes a step back",
}

ABOUT_ALL = ("turned", "laid", "filled", "over")
"""Kinds of note that are about no player."""


def sentence(note: Note, names: Sequence[str], t: Translate = str) -> str:
    """What the log says of a note."""
    kind, told = note.kind, note.details
    words: dict[str, int | str] = {**told, "name": names[note.seat]}
    if "card" in told:
        name = str(told["card"])
        words["card"] = site(name, t) if name.partition("-")[0] in REGIONS else card(name, t)
    if "played" in told:
        words["played"] = t(PLAYED[str(told["played"])])
    if kind == "professor":
        words["professor"] = t(PROFESSORS[str(told["region"])])
    elif "region" in told:
        words["where"], words["of"] = (t(case[str(told["region"])]) for case in (IN, OF))
    if "weeks" in told:
        words["weeks"] = number(int(told["weeks"]), "week", t)
    if kind == "dug":
        words["permit"] = t(PERMITS[str(told["permit"])])
        words["cards"] = number(int(told["cards"]), "card", t)
        if helpers := int(told["helpers"]):
            kind, words["help"] = "helped", number(helpers, "assistant", t)
    if kind == "saw":
        words["pile"] = t(", ").join(lying(name, t) for name in str(told["cards"]).split())
    if "why" in told:
        words["why"] = t(ENDINGS[str(told["why"])])
    return t(SENTENCES[kind]).format(**words)


def action(text: str, t: Translate = str) -> str:
    """What an action means to the player who may choose it."""
    kind, *about = text.split()
    first, last = about[0], about[-1]
    words: dict[str, int | str] = {"space": first, "number": first, "face": last}
    if first in REGIONS:
        words["where"], words["of"] = t(IN[first]), t(OF[first])
    if last == "book":
        words["face"] = t("book")
    if kind == "exhibition":
        words["show"] = show(int(first) - 1, t)
    elif kind == "museum":
        museum = int(first) - 1
        words["gifts"], words["points"] = GIFTS[museum], MUSEUM_POINTS[museum]
        words["weeks"] = number(MUSEUM_WEEKS[museum], "week", t)
    elif kind == "permit":
        words["permit"] = t(PERMITS[first])
    elif kind == "weeks":
        words["weeks"] = number(int(first), "week", t)
    return t(ACTIONS[kind]).format(**words)


def card(name: str, t: Translate = str) -> str:
    """A green-backed card."""
    kind, *about = name.split("-")
    if kind == "expertise":
        return counted(int(about[1]), t, *BOOKS[about[0]])
    if kind == "general":
        return counted(int(about[0]), t, *BOOKS[""])
    if kind == "exhibition":
        return t(CARDS[kind]).format(number=about[0], show=show(int(about[0]) - 1, t))
    if kind == "museum":
        return t(CARDS[kind]).format(gifts=GIFTS[int(about[0]) - 1])
    return t(CARDS[name])


def site(name: str, t: Translate = str) -> str:
    """A site card that somebody has."""
    shown, region = face(name), name.partition("-")[0]
    if shown == "rubble":
        return t("rubble")
    return t(FOUND_BOOKS[region]) if shown == "book" else t(FINDS[region]).format(points=shown)


def lying(name: str, t: Translate) -> str:
    """A site card in its pile, one of many."""
    shown, region = face(name), name.partition("-")[0]
    if shown.isdigit():
        return t("{region} {points}").format(region=t(PLACES[region]), points=shown)
    return site(name, t)


def face(name: str) -> str:
    """What a site card shows: its points, a book or rubble."""
    shown = name.split("-")[1]
    return shown[0] if shown[0].isdigit() else shown


def show(exhibition: int, t: Translate = str) -> str:
    """The artifacts that an exhibition asks for, step by step."""
    steps = range(exhibition * STEPS, (exhibition + 1) * STEPS)
    return t(" + ").join(
        t("{finds} {region}").format(
            finds=STEP_FINDS[at], region=t(PLACES[REGIONS[STEP_REGION[at]]])
        )
        for at in steps
    )


def number(count: int, thing: str, t: Translate = str) -> str:
    """A count with its noun."""
    return counted(count, t, *COUNTS[thing])
