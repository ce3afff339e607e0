"""Positions for the rulebook's tests: written as a view, or just played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import cast

from ostraka.core.play import EVERYONE
from ostraka.core.table import Table
from ostraka.games import game
from ostraka.games.pyramid.rules.view import PlayerView, PyramidView

GAME = game("pyramid")

DICE = ("green", "red", "blue", "black", "yellow")
EQUIPMENT = ("antidote", "medikit", "crowbar", "udjat", "satchel 1", "satchel 2")
SEARCHED = ("snake", "scorpion", "crocodile")
FACINGS = {"n": "north", "s": "south", "e": "east", "w": "west"}
BACKS = {"necklace": "rubble", "snake": "rubble", "scorpion": "sand", "crocodile": "water"}


def entered(*adventurers: str, space: str = "c1", **options: str) -> Table:
    """A table at which all have just entered, each by the same space."""
    table = Table(GAME, len(adventurers), options)
    for adventurer in adventurers:
        table.say(f"choose {adventurer}", f"enter {space}")
    return table


def person(
    adventurer: str, space: str, cards: str = "", actions: int = 0, *, used: bool = False
) -> PlayerView:
    """An adventurer on a space (or out, trapped) with cards as in “11 mummy, necklace 1”; what
    stands in brackets behind a satchel is in it: “satchel 1 [horus 8; sand 2]”."""
    held, packed = read_cards(cards)
    loose = sum(held.values())
    fate = space if space in ("out", "trapped", "mummy", "waiting") else "inside"
    return {
        "adventurer": adventurer,
        "space": space if fate == "inside" else None,
        "fate": fate,
        "used": used,
        "level": 2,
        "actions": actions,
        "load": loose,
        "equipment": {name: held[name] for name in EQUIPMENT if held[name]},
        "idols": [name.split()[0] for name in held if name.endswith("idol")],
        "wounds": {name: held[name] for name in (*SEARCHED, "block", "mummy") if held[name]},
        "hidden": {},
        "cards": {
            name: count
            for name, count in held.items()
            if " " in name and name not in EQUIPMENT and not name.endswith("idol")
        },
        "satchels": {name: [back(card) for card in inside] for name, inside in packed.items()},
        "packed": packed,
        "chests": {},
        "prised": 0,
    }


def read_cards(cards: str) -> tuple[Counter[str], dict[str, list[str]]]:
    """“3 mummy, satchel 1 [sand 2]” as a count and what is in the satchels."""
    held: Counter[str] = Counter()
    packed: dict[str, list[str]] = {}
    for each in filter(None, cards.split(", ")):
        name, _, inside = each.partition(" [")
        number, _, rest = name.partition(" ")
        if number.isdecimal():
            held[rest] += int(number)
        else:
            held[name] += 1
        if name.startswith("satchel"):
            packed[name] = [card for card in inside.rstrip("]").split("; ") if card]
    return held, packed


def back(card: str) -> str:
    return BACKS.get(card.split()[0], card.split()[0])


def at(
    *people: PlayerView,
    turn: int = 1,
    keeper: int = 1,
    blocks: Sequence[int] = (),
    mummies: str = "a8 s, d10 w, f6 n",
    graves: Mapping[str, str] | None = None,
    pile: str = "",
    task: str = "act",
    **options: str,
) -> Table:
    """A table in the middle of a round: it is the turn of a seat, or its step of phase 1 if the
    task is “load”. Graves: what lies open in a sarcophagus, or “empty”."""
    table = Table(GAME, len(people), options)
    written = cast(PyramidView, table.view(EVERYONE))
    total = options.get("secrecy") == "total"
    written["players"] = [hide(player) if total else player for player in people]
    written["round"] = 3
    written["phase"] = "load" if task == "load" else "actions"
    written["task"] = task
    written["turn"] = written["asked"] = turn - 1
    written["keeper"] = keeper - 1
    written["blocks"] = sorted(blocks)
    for shown, place in zip(written["mummies"], mummies.split(", "), strict=True):
        shown["space"], shown["facing"] = place.split()[0], FACINGS[place.split()[1]]
        shown["lying"] = place.endswith("lying")
    for shown_grave in written["sarcophagi"]:
        card = (graves or {}).get(shown_grave["sarcophagus"])
        if card is not None:
            shown_grave["state"] = "empty" if card == "empty" else "open"
            shown_grave["card"] = None if card == "empty" else card
    taken = {god for player in people for god in player["idols"]}
    gone, _ = read_cards(pile)
    taken |= {name.split()[0] for name in gone if name.endswith("idol")}
    written["idols"] = [idol for idol in written["idols"] if idol["god"] not in taken]
    written["pile"] = dict(gone)
    return write(table, written)


def hide(player: PlayerView) -> PlayerView:
    """In total secrecy wounds that were drawn lie face down."""
    cards = player["cards"]
    assert cards is not None
    for wound in SEARCHED:
        if wound in player["wounds"]:
            cards[wound] = player["wounds"].pop(wound)
    return player


def write(table: Table, written: PyramidView) -> Table:
    """Put the table into the position of a written full view."""
    table.state = GAME.determinize(written)(Random(0))
    return table


def everything(table: Table) -> PyramidView:
    return cast(PyramidView, table.view(EVERYONE))


def view(table: Table, seat: int = 1) -> PyramidView:
    return cast(PyramidView, table.view(seat - 1))


def seat(table: Table) -> int:
    """Who acts, counted from 1 as in the rules."""
    return table.actor + 1


def player(table: Table, seat: int = 1) -> PlayerView:
    return everything(table)["players"][seat - 1]


def load(table: Table, seat: int = 1) -> int:
    return player(table, seat)["load"]


def actions(table: Table, seat: int = 1) -> int:
    return player(table, seat)["actions"]


def wounds(table: Table, seat: int = 1) -> dict[str, int]:
    return player(table, seat)["wounds"]


def faces(table: Table, seat: int = 1) -> dict[str, int]:
    """The cards that lie face down before a seat."""
    cards = player(table, seat)["cards"]
    assert cards is not None
    return cards


def legal(table: Table, *words: str) -> list[str]:
    """What is legal now, or that part of it which begins with one of some words."""
    return [text for text in table.legal_texts() if not words or text.split()[0] in words]


def roll(table: Table, pips: str) -> None:
    """All dice that are in the air, in the order of their colours."""
    for number in pips.split(","):
        die = DICE[everything(table)["dice"].index(0)]
        table.say(f"roll {die} {number.strip()}")


def outcomes(table: Table) -> dict[str, int]:
    """What chance may do now."""
    return {GAME.notation.text(action): weight for action, weight in table.state.outcomes()}


def told(table: Table, kind: str, seat: int = EVERYONE + 1) -> list[Mapping[str, int | str]]:
    """The details of all notes of a kind, or of those that a seat heard."""
    heard = table.heard(seat - 1)
    return [note.details for note in heard if note.kind == kind]


def mummies(table: Table) -> dict[str, str]:
    """Where each mummy is and looks, as in “a8 s”."""
    return {
        each["mummy"]: f"{each['space']} {each['facing'][0]}{' lying' if each['lying'] else ''}"
        for each in everything(table)["mummies"]
    }


def finish_round(table: Table, steps: int = 0, block: int | None = None) -> None:
    """End every turn, let the mummies walk and a block fall; questions are declined."""
    while everything(table)["phase"] == "actions":
        table.say("end")
    table.say(f"walk {steps}")
    while everything(table)["task"] == "foresee":
        table.say("decline")
    if block is not None:
        table.say(f"fall {block}")
