"""The game in words for people: what is told in the log, what cards, actions and options mean."""

from __future__ import annotations

from collections.abc import Sequence

from ostraka.core.play import Note
from ostraka.games.pyramid.rules.box import ADVENTURERS, FULL_NAMES
from ostraka.ui.scene import InContext, Translate

ABOUT = "Search the pyramid while mummies walk and blocks fall, and get out before it is sealed."

RECONSTRUCTED = (
    "The board, the values of treasures and idols, where mummies start and four of the five cursed "
    "dice are lost with the rulebook's pictures. Those used here are reconstructed, not printed."
)

FIGURE_NAMES = {
    "box": "Number of cards, dice and blocks",
    "load:most": "How much you can carry",
    "load:levels": "Load and level",
    "mummy": "When mummies walk",
    "bonus": "Bonus for different gods",
    "adventurers": "Adventurers and abilities",
    "gods:value": "Values of idols",
    "gods:die": "Cursed dice: the other four",
    "gods 1:die": "Cursed die of Sobek",
    "gods:needs": "Locks of the alcoves",
    "gods:alcove": "Places of the alcoves",
    "decks:counts": "Search decks: number of cards",
    "decks:values": "Values of treasures",
    "board": "Board and walls",
    "stretches:places": "Places of the sarcophagi",
    "stretches:values": "Values of treasures",
    "mummies": "Where mummies start",
}
"""What people call the numbers of `components.toml`, to be told where they come from."""
CARDS = {
    "snake": "a snake",
    "scorpion": "a scorpion",
    "crocodile": "a crocodile",
    "block": "a block wound",
    "mummy": "the mummy's touch",
    "antidote": "an antidote",
    "medikit": "a medikit",
    "crowbar": "a crowbar",
    "udjat": "an udjat",
    "satchel": "a satchel",
    "sobek idol": "the idol of Sobek",
    "hededet idol": "the idol of Hededet",
    "thoth idol": "the idol of Thoth",
    "anubis idol": "the idol of Anubis",
    "horus idol": "the idol of Horus",
    "necklace": "a necklace worth {worth}",
    "sand": "a sand treasure worth {worth}",
    "sand chest": "a chest of the sand",
    "water": "a water treasure worth {worth}",
    "water chest": "a chest of the water",
    "anubis": "an Anubis treasure worth {worth}",
    "thoth": "a Thoth treasure worth {worth}",
    "horus": "a Horus treasure worth {worth}",
}
"""Treasures are told by their worth."""

BACKS = {
    "rubble": "a rubble card",
    "sand": "a sand card",
    "water": "a water card",
    "anubis": "an Anubis card",
    "thoth": "a Thoth card",
    "horus": "a Horus card",
}

CARD_NAMES = {
    "snake": InContext("Snake", "wound: by a cobra"),
    "scorpion": "Scorpion",
    "crocodile": "Crocodile",
    "block": InContext("Block", "wound: by a falling stone"),
    "mummy": "Mummy's touch",
    "antidote": "Antidote",
    "medikit": "Medikit",
    "crowbar": "Crowbar",
    "udjat": "Udjat",
    "satchel": "Satchel",
    "idol": "Idol",
    "necklace": "Necklace",
    "sand": "Scarab",
    "sand chest": InContext("Chest", "container with a lock"),
    "water": "Offering",
    "water chest": InContext("Chest", "container with a lock"),
    "anubis": "Jars",
    "thoth": InContext("Tablet", "of clay, from a sarcophagus"),
    "horus": "Mask",
}
"""What cards are called on labels; treasures by what they look like, whatever their worth."""

CARD_EFFECTS = {
    "snake": "an antidote heals it",
    "scorpion": "an antidote heals it",
    "crocodile": "a medikit heals it",
    "block": "a medikit heals it",
    "mummy": "never heals",
    "antidote": "heals a snake or scorpion wound",
    "medikit": "heals a crocodile or block wound",
    "crowbar": "one number of a lock",
    "udjat": "a look at the next block",
    "satchel": "holds two treasures, counts as one card",
    "necklace": "no god",
    "sand chest": "one die once you are out",
    "water chest": "one die once you are out",
}

BACK_NAMES = {
    "rubble": "Rubble",
    "sand": "Sand",
    "water": "Water",
    "anubis": "Anubis",
    "thoth": "Thoth",
    "horus": "Horus",
}

GOD_NAMES = {
    "sobek": "Sobek",
    "hededet": "Hededet",
    "thoth": "Thoth",
    "anubis": "Anubis",
    "horus": "Horus",
}

ABILITY_NAMES = {
    "shooting": "Shooting",
    "dodge": InContext("Dodge", "noun: an ability"),
    "stamina": "Stamina",
    "linguistics": "Linguistics",
    "clairvoyance": "Clairvoyance",
    "reflexes": "Reflexes",
    "lockpick": InContext("Lockpick", "noun: an ability"),
    "swimming": "Swimming",
}

ABILITY_EFFECTS = {
    "shooting": "A mummy beside you lies down for the round.",
    "dodge": "A block falls on your space: no wound, you only jump.",
    "stamina": "Your level is one lower for a round.",
    "linguistics": "Look into a closed sarcophagus beside you, in secret.",
    "clairvoyance": "See the next block before it falls, and change it if you like.",
    "reflexes": "Avoid a snake or a scorpion as you draw it.",
    "lockpick": "Opens a lock that lacks one number.",
    "swimming": "Avoid a crocodile as you draw it.",
}

AREA_NAMES = {"den": "den", "sand": "sand", "pool": "pool", "corridor": "corridor"}

DIE_NAMES = {
    "green": "green die",
    "red": "red die",
    "blue": "blue die",
    "black": "black die",
    "yellow": "yellow die",
}

ROLLS = {
    "green": "green {pips}",
    "red": "red {pips}",
    "blue": "blue {pips}",
    "black": "black {pips}",
    "yellow": "yellow {pips}",
}

SEARCHES = {
    "rubble": "Search the rubble",
    "sand": "Search the sand",
    "water": "Search the water",
}

SEARCHES_AT = {
    "rubble": "Search the rubble at {space}",
    "sand": "Search the sand at {space}",
    "water": "Search the water at {space}",
}

FATES = {
    "waiting": InContext("enters soon", "adventurer"),
    "out": InContext("out", "adventurer: outside the pyramid"),
    "trapped": InContext("trapped", "adventurer"),
    "mummy": "a mummy",
}

ABILITIES = {
    "shooting": "shooting",
    "dodge": "dodge",
    "stamina": "stamina",
    "linguistics": "linguistics",
    "clairvoyance": "clairvoyance",
    "reflexes": "reflexes",
    "lockpick": "the lockpick",
    "swimming": "swimming",
}

OF = {
    "sobek": "of Sobek",
    "hededet": "of Hededet",
    "thoth": "of Thoth",
    "anubis": "of Anubis",
    "horus": "of Horus",
}

SARCOPHAGI = {"anubis": "anubis-{number}", "thoth": "thoth-{number}", "horus": "horus-{number}"}

CHESTS = {"sand chest": "sand chest", "water chest": "water chest"}

OPTION_TITLES = {
    "mummies": "Where mummies start",
    "secrecy": "Secrecy",
    "staying": "Staying with a mummy",
    "foresight": "Udjat and clairvoyance",
    "thirteenth": "The thirteenth card",
    "starts": "Set of starting spaces",
}

VALUE_TITLES = {
    "mummies": {
        "standard": InContext("Standard", "spaces where mummies begin"),
        "alternative": InContext("Alternative", "spaces where mummies begin"),
    },
    "secrecy": {"shown": "Finds are shown", "total": "Total secrecy"},
    "staying": {"each_round": "A wound each round", "no_step": "Only if it stands still"},
    "foresight": {"any_moment": "At any moment", "own_turn": "On your turn"},
    "thirteenth": {"after_draw": "Draw, then discard", "before_draw": "Discard, then draw"},
    "starts": {"crossing": "Paths that cross", "apart": "Paths that never cross"},
}

OPTIONS = {
    "mummies": {
        "standard": "The mummies start on their usual spaces; these are reconstructed.",
        "alternative": "They start elsewhere in the same stretches; these too are reconstructed.",
    },
    "secrecy": {
        "shown": "Found cards are shown to everyone for a moment; wounds lie open.",
        "total": "Found treasures and wounds stay secret.",
    },
    "staying": {
        "each_round": "If you are on a mummy's space when a round begins, it wounds you.",
        "no_step": "A mummy on your space wounds you again only if the mummies roll 0.",
    },
    "foresight": {
        "any_moment": "You may look at the block as the round begins, on your turn, or before "
        "it falls.",
        "own_turn": "You may look at the block on your turn or before it falls.",
    },
    "thirteenth": {
        "after_draw": "With 12 cards you draw first, then discard a card; a treasure may go "
        "straight into your satchel.",
        "before_draw": "With 12 cards you discard a card before you know what you draw.",
    },
    "starts": {
        "crossing": "Two mummies can meet on the corner that their stretches share.",
        "apart": "Two mummies never meet on a corner.",
    },
}

ENDINGS = {
    "all out": "no adventurer is left inside",
    "sealed": "the blocks have closed the way out for everyone still inside",
    "all lost": "nobody came out, so everybody has lost",
}

ACTIONS = {
    "choose gore": "David Gore: once in a game, shoots a mummy nearby, which lies down "
    "for the round",
    "choose sarti": "Chantal Sarti: once in a game, dodges the wound of a falling block",
    "choose chartier": "Delroy Chartier: once in a game, has a level one lower for a round",
    "choose wahab": "Abdel Wahab: once in a game, reads what is in a closed sarcophagus",
    "choose rasputin": "Rasputin: once in a game, sees the next block and may change it",
    "choose watanabe": "Maki Watanabe: once in a game, avoids a snake or a scorpion",
    "choose ardila": "José Ardila: once in a game, opens a lock that lacks one number",
    "choose rice": "Edgar Rice: once in a game, avoids a crocodile",
    "enter": "enter the pyramid by this space",
    "discard": "discard this card for good",
    "cure": "use a remedy to heal this wound",
    "pack": "put this treasure into a satchel, which counts as one card",
    "unpack": "take this treasure out of its satchel",
    "done": "keep the rest: your level is set by the number of your cards",
    "stamina": "one level lower for this round; once in a game",
    "reflexes": "avoid the snake or scorpion; once in a game",
    "swimming": "avoid the crocodile; once in a game",
    "dodge": "take no wound from the block; once in a game",
    "lockpick": "supply the missing number; once in a game",
    "crowbar": "discard it to supply the missing number",
    "udjat": "discard it to see the next block before it falls",
    "clairvoyance": "see the next block before it falls; once in a game",
    "keep": "let this block fall",
    "change": "put it back and let another fall, unseen",
    "shoot": "shoot this mummy: it lies down for the round; once in a game",
    "read": "look into this sarcophagus in secret; once in a game",
    "decline": "not now",
    "jump": "jump to this space, away from the block",
    "end": "end your turn",
    "pick": "roll five dice to pick the lock of this idol",
    "lift": "lift a die that shows this, to roll it again",
    "throw": "roll the lifted dice again",
    "take": "take the treasure that lies open here",
    "open": "open this sarcophagus",
    "leave": "leave the pyramid for good",
    "search": "draw a card from the deck of this area",
    "move": "go to this space",
}

SENTENCES = {
    "chosen": "{name} is {adventurer}",
    "entered": "{name} enters by {space}",
    "round": "Round {round}: {name} keeps the dice",
    "discarded": "{name} discards {card}",
    "emptied": "{name} discards {card} from a satchel",
    "cured": "{name} uses {card} against {wound}",
    "packed": "{name} puts {back} into a satchel",
    "unpacked": "{name} takes {back} out of a satchel",
    "braced": "{name} uses {ability}: level {level} for this round",
    "rolled": "{name} rolls {dice}",
    "counted": "Actions: {actions}",
    "moved": "{name} goes to {space}",
    "escaped": "{name} leaves the pyramid",
    "escaped with": "{name} leaves the pyramid with {chests}",
    "found": "{name} finds {card}",
    "drew": "{name} draws {back} and keeps it secret",
    "secret": "{name} has drawn {card}",
    "warded": "{name} uses {ability} and avoids {card}",
    "opened": "{name} opens {sarcophagus} and finds {card}",
    "took": "{name} takes the treasure of {sarcophagus}",
    "reads": "{name} reads the inscription of {sarcophagus}",
    "saw": "{name} knows what is in {sarcophagus}: {card}",
    "picks": "{name} picks the lock {of}",
    "throws": "{name} rolls {dice} dice again",
    "throws one": "{name} rolls one die again",
    "lacks": "{name} still needs {numbers}",
    "forced": "{name} opens the lock with {by}",
    "won": "{name} takes {idol} and is cursed",
    "still": "The mummies do not move",
    "walked": "The mummies walk {steps}: {ways}",
    "rose": "{mummy} gets up again",
    "touched": "{name} is touched by {mummy}",
    "turned": "{name} is touched by {mummy} once too often and turns into a mummy",
    "shot": "{name} shoots: {mummy} falls to the floor",
    "looks": "{name} looks at a block with {by}",
    "foresaw": "{name} sees block {block}",
    "kept": "{name} sets that block aside: it will fall",
    "changed": "{name} puts the block back and sets another aside, unseen",
    "fell": "Block {block} falls on {space}",
    "dodged": "{name} dodges the block",
    "bruised": "{name} is wounded by the block",
    "spared": "{name} has no room for another wound",
    "jumped": "{name} jumps to {space}",
    "trapped": "{name} is trapped for ever",
    "chest": "{name} opens a chest worth {pips}",
    "declined": "{name} declines",
    "shows": "{name} shows {cards}, worth {points} in all",
    "shows nothing": "{name} has brought nothing out",
    "over": "The game is over: {why}",
    "undone": "{name} takes a step back",
}

ABOUT_ALL = ("counted", "walked", "rose", "fell", "over")
"""Kinds of note that are not about one player."""


def sentence(note: Note, names: Sequence[str], t: Translate = str) -> str:
    """What the log says of a note."""
    kind, told = note.kind, note.details
    words: dict[str, int | str] = {**told, "name": names[note.seat]}
    for key in ("card", "wound", "by", "ability"):
        if key in told:
            words[key] = thing(str(told[key]), t)
    for key in ("back", "deck"):
        if key in told:
            words["back"] = t(BACKS[str(told[key])])
    if "god" in told:
        words["of"] = t(OF[str(told["god"])])
        words["idol"] = t(CARDS[f"{told['god']} idol"])
    if "mummy" in told:
        words["mummy"] = str(told["mummy"]).capitalize()
    if "sarcophagus" in told:
        god, _, number = str(told["sarcophagus"]).partition("-")
        words["sarcophagus"] = t(SARCOPHAGI[god]).format(number=number)
    if "adventurer" in told:
        words["adventurer"] = full_name(str(told["adventurer"]))
    if "why" in told:
        words["why"] = t(ENDINGS[str(told["why"])])
    if kind == "rolled":
        words["dice"] = _dice(str(told["die"]), str(told["pips"]), t)
    elif kind == "counted":
        words["actions"] = _shares(str(told["actions"]), names, t)
    elif kind == "throws" and told["dice"] == 1:
        kind = "throws one"
    elif kind == "escaped" and told["chests"]:
        kind = "escaped with"
        words["chests"] = t(", ").join(t(CHESTS[one]) for one in str(told["chests"]).split(", "))
    elif kind == "shows":
        shown = [card for part in ("cards", "packed") for card in str(told[part]).split(", ")]
        words["cards"] = t(", ").join(thing(card, t) for card in shown if card)
        kind = "shows" if words["cards"] else "shows nothing"
    elif kind == "walked" and told["steps"]:
        ways = str(told["ways"]).split(", ")
        words["ways"] = t(", ").join(way[:1].upper() + way[1:] for way in ways)
    elif kind == "walked":
        kind = "still"
    return t(SENTENCES[kind]).format(**words)


def _dice(dice: str, pips: str, t: Translate) -> str:
    """Dice by their colours, with what they show."""
    shown = zip(dice.split(", "), pips.split(", "), strict=True)
    return t(", ").join(t(ROLLS[die]).format(pips=one) for die, one in shown)


def _shares(told: str, names: Sequence[str], t: Translate) -> str:
    """Everybody's actions."""
    pairs = [share.split(": ") for share in told.split(", ")]
    words = t("{name} {count}")
    return t(", ").join(words.format(name=names[int(seat)], count=count) for seat, count in pairs)


def joined(first: Note, then: Note) -> Note | None:
    """Two notes in a row that are told as one: the dice of a roll, the steps of a walk."""
    parts = {"rolled": ("die", "pips"), "moved": ("space",)}.get(first.kind, ())
    if not parts or (first.kind, first.seat) != (then.kind, then.seat):
        return None
    both = {part: f"{first.details[part]}, {then.details[part]}" for part in parts}
    return Note(first.kind, first.seat, both)


def action(text: str, t: Translate = str) -> str:
    """What an action means to the player choosing it."""
    return t(ACTIONS.get(text) or ACTIONS[text.split()[0]])


def full_name(adventurer: str) -> str:
    """An adventurer by first and last name."""
    return FULL_NAMES[ADVENTURERS.index(adventurer)]


def thing(name: str, t: Translate = str) -> str:
    """A card or an ability, with its article if it has one."""
    if name in ABILITIES:
        return t(ABILITIES[name])
    kind, _, worth = name.partition(" ")
    return t(CARDS[name if name in CARDS else kind]).format(worth=worth)
