"""The game in words for people: what is told in the log, what cards and options mean."""

from __future__ import annotations

from collections.abc import Sequence

from ostraka.core.play import Note

ABOUT = (
    "Travel for knowledge in the years 1901 to 1903, dig around the Mediterranean, exhibit it all."
)

RECONSTRUCTED = ""
"""Nothing is: all figures are those of the printed game."""

OPTIONS = {
    "assistants": {
        "per_group": "Every pair of assistants is worth 1 point, every trio 2.",
        "capped": "Assistants are never worth more than 2 points together.",
    },
    "figure_opens_dig": {
        "on": "A figure card alone allows a dig at its site.",
        "off": "A dig needs a book about its site; figures only add to it.",
    },
}

ENDINGS = {"time is up": "all time markers stand on 1904/1"}

ACTIONS = {
    "take": "go to the card's city and take it",
    "change": "go to Warsaw and change the display",
    "dig": "go to the site and dig; the weeks come next",
    "hold": "go to the city and hold the exhibition",
    "give up": "put your marker on 1904/1: no more turns for you",
    "use zeppelin": "fly: this trip takes no time, then the zeppelin is discarded",
    "use figures": "2 more points of knowledge; the card is discarded after the dig",
    "use assistant": "1 more point of knowledge; your only assistant leaves after the dig",
    "use shovel": "1 more token; your only shovel is discarded after the dig",
    "weeks": "dig for so long",
}

SENTENCES = {
    "opened": "Turned up: {card}",
    "announced": "Announced: {card}",
    "closed": "Pushed off the row: {card}",
    "shuffled": "{cards} cards are shuffled into a new pile",
    "stacked": "The time markers are stacked, {order} from top to bottom: {name} begins",
    "took": "{name} takes {card} {cost}",
    "changed": "{name} changes the display {cost}",
    "dug": "{name} digs in {place} with knowledge {knowledge} for {tokens} {cost}",
    "held": "{name} holds {card} for {points} points {cost}",
    "retired": "{name} gives up and waits for 1904",
    "year": "{name} enters {year}: all permits are valid again",
    "found": "{name} finds an object of {points} from {site}",
    "learned": "{name} finds {book} in {site}",
    "blank": "{name} finds nothing but sand in {site}",
    "gift": "{name} is the first to dig in {site} and has the object of {points} that lay there",
    "discarded": "{name} discards {card}",
    "scored": "{name}: objects {objects}, exhibitions {exhibitions}, congresses {congresses}, "
    "majorities {majorities}, together {points}",
    "over": "The game is over: {why}",
    "undone": "{name} takes a step back",
}

ABOUT_ALL = ("opened", "announced", "closed", "shuffled", "over")
"""Kinds of note that are about nobody in particular."""


def sentence(note: Note, names: Sequence[str]) -> str:
    """What the log says of a note."""
    words: dict[str, int | str] = {**note.details, "name": names[note.seat]}
    for key in ("place", "site"):
        if key in words:
            words[key] = str(words[key]).title()
    if "card" in words:
        words["card"] = card(str(words["card"]))
    if "about" in words:
        words["book"] = books(1, str(words["about"]))
    if "tokens" in words:
        words["tokens"] = many(int(words["tokens"]), "token")
    if "trip" in words:
        words["cost"] = "({trip}+{weeks} weeks, to {year}/{week})".format(**words)
    if "why" in words:
        words["why"] = ENDINGS[str(words["why"])]
    return SENTENCES[note.kind].format(**words)


def action(text: str) -> str:
    """What an action means to the one who may choose it."""
    return ACTIONS.get(text) or ACTIONS[text.split()[0]]


def card(name: str) -> str:
    """A card with its city: “2 books about Greece (Rome)”."""
    *words, city = name.split()
    return f"{face(words)} ({city.title()})"


def face(words: Sequence[str]) -> str:
    """What a card shows, from its name without the city."""
    if words[0] in ("small", "large"):
        return f"the {words[0]} exhibition"
    if words[0] == "figures":
        return f"figures of {words[1].title()}"
    if words[0] == "general":
        return books(int(words[1]), "")
    if len(words) == 2:
        return books(int(words[1]), words[0])
    return THINGS[words[0]]


THINGS = {
    "assistant": "an assistant",
    "shovel": "a shovel",
    "car": "a car",
    "zeppelin": "a zeppelin",
    "permission": "a special permission",
    "congress": "a congress",
}


def books(count: int, about: str) -> str:
    """Closed books are about a site, open ones about everything."""
    return many(count, "book") + f" about {about.title()}" if about else many(count, "open book")


def many(count: int, thing: str) -> str:
    """With its number."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"
