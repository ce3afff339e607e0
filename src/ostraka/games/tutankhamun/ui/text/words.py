"""The game in words: what the log tells, what cards and options mean."""

from __future__ import annotations

from collections.abc import Sequence

from ostraka.core.play import Note
from ostraka.ui.scene import InContext, Translate

ABOUT = "Lay the layers of a dig, forget where things lie, then dig for treasure and stop in time."

RECONSTRUCTED = (
    "The picture of the layers is lost: many numbers and values of cards are reconstructed, not "
    "printed."
)

FIGURE_NAMES = {
    "box": "Number of cards, coins and tokens",
    "tray": "Size of the tray",
    "start": "What everyone starts with",
    "money": "Coins and the price of a pass",
    "scarab": "What a scarab does",
    "documented.cards:count": "How many cards of a kind a layer has",
    "documented.cards:value": "Values of cards",
    "rising.cards:count": "How many cards of a kind a layer has",
    "rising.cards:value": "Values of cards",
}
"""Names of the figures in `components.toml`, for telling where they come from."""

CARDS = {
    "base": "a column base with a chain",
    "middle": "a column shaft",
    "top": "a column top with a Horus falcon",
    "head": "a snake's head",
    "body": "a snake's body",
    "tail": "a snake's tail with a faience vase",
    "alabaster": "an alabaster vase",
    "bracelet": "a bracelet",
    "pectoral": "a pectoral",
    "mosquito": "a mosquito",
    "scorpion": "a scorpion",
    "tutankhamun": "the mask of Tutankhamun",
    "earth": "plain earth",
}

CARD_NAMES = {
    "base": "Column base",
    "middle": "Column shaft",
    "top": "Column top",
    "head": "Snake's head",
    "body": "Snake's body",
    "tail": "Snake's tail",
    "alabaster": "Alabaster vase",
    "bracelet": "Bracelet",
    "pectoral": "Pectoral",
    "mosquito": "Mosquito",
    "scorpion": "Scorpion",
    "tutankhamun": "Tutankhamun",
    "earth": "Plain earth",
}
"""On labels, where there is little room."""

OPTION_TITLES = {
    "cards": "Card set",
    "snake": "The snake",
    "laying": "Laying the layers",
    "refusal": "Refusing the curse",
    "memory": "Remembering the layers",
}

VALUE_TITLES = {
    "cards": {
        "documented": InContext("Documented", "set of cards"),
        "rising": InContext("Rising", "set of cards: values"),
    },
    "snake": {
        "straight": InContext("Straight", "the snake"),
        "bent": InContext("May bend", "the snake"),
    },
    "laying": {"players": "By the players", "shuffled": "By chance"},
    "refusal": {
        "off": InContext("Not allowed", "to refuse to lay a card"),
        "on": InContext("Allowed", "to refuse to lay a card"),
    },
    "memory": {"none": "From memory", "own": "Your own layers", "open": "Open notes"},
}

OPTIONS = {
    "cards": {
        "documented": "The card set closest to the printed one; many values are reconstructed.",
        "rising": "Each layer has columns and a snake, deep treasure is worth more; reconstructed.",
    },
    "snake": {
        "straight": "Head, body and tail of the snake lie in one line.",
        "bent": "The snake may turn a corner.",
    },
    "laying": {
        "players": "The players lay the layers, as in the rulebook.",
        "shuffled": "The layers are laid at random, unseen, and digging starts at once.",
    },
    "refusal": {
        "off": "Even if only Tutankhamun is left, you dig him up or pay to pass.",
        "on": "If only Tutankhamun is left, you may leave him alone and end the game.",
    },
    "memory": {
        "none": "Once a card is covered, it is never shown again: remember it yourself.",
        "own": "You may look up the layers you laid yourself, but not how the tray was turned.",
        "open": "Everybody may look up every laid layer, but not how the tray was turned.",
    },
}

ENDINGS = {
    "all uncovered": "every card has been uncovered",
    "all passed": "all players passed in a row",
    "one left": "one player is left",
    "curse refused": "nobody wants the curse",
}

ACTIONS = {
    "take": "take a card to lay",
    "lay": "lay it on this square",
    "scarab": "lay down a scarab: this turn counts double, losses too",
    "dig": "lift the top card of this square",
    "stop": "stop and keep the coins set aside",
    "pass": "pass and pay 3 silver",
    "skip": "skip the turn: every square is barred",
    "refuse": "leave the curse alone and end the game",
    "bar": "put the barricade there until your next turn",
    "bar none": "keep the barricade",
}

SENTENCES = {
    "laid": "{name} lays {card} on {square}",
    "layer": "{name} has laid layer {layer}",
    "covered": "{name} lays the plain cover on top",
    "turned": "The tray is turned in secret",
    "unbarred": "{name}'s barricade on {square} comes off",
    "scarab": "{name} lays down a scarab: everything counts double",
    "uncovered": "{name} uncovers {card} on {square}: +{points}",
    "blank": "{name} uncovers {card} on {square}: nothing",
    "struck": "{name} uncovers {card} on {square}: −{points}",
    "kept": "{name} stops and keeps {coins}",
    "stopped": "{name} stops with nothing",
    "paid": "{name} pays {coins} and keeps nothing from this turn",
    "ruined": "{name} cannot pay {owed} and is out of the game",
    "passed": "{name} passes and pays {coins}",
    "skipped": "{name} is skipped: every square is barred",
    "barred": "{name} bars {square}",
    "over": "The game is over: {why}",
    "undone": "{name} takes a step back",
}

ABOUT_ALL = ("turned", "over")
"""Kinds of note that are about no player."""


def sentence(note: Note, names: Sequence[str], t: Translate = str) -> str:
    """What the log says of a note."""
    kind, words = note.kind, dict(note.details)
    if "card" in words:
        words["card"] = t(CARDS[str(words["card"])])
    if "why" in words:
        words["why"] = t(ENDINGS[str(words["why"])])
    if kind == "uncovered" and int(words["points"]) <= 0:
        kind = "struck" if words["points"] else "blank"
        words["points"] = -int(words["points"])
    if kind == "kept" and not words["coins"]:
        kind = "stopped"
    return t(SENTENCES[kind]).format(name=names[note.seat], **words)


def action(text: str, t: Translate = str) -> str:
    """What an action means to the player who may choose it."""
    return t(ACTIONS.get(text) or ACTIONS[text.split()[0]])
