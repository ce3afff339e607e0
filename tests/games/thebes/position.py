"""Positions for the rulebook's tests: played from the start, then written as a full view."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import cast

from ostraka.core.play import EVERYONE
from ostraka.core.table import Table
from ostraka.games import game
from ostraka.games.thebes.rules.view import BoardView, PlayerView

GAME = game("thebes")
SITES = ["greece", "crete", "egypt", "palestine", "mesopotamia"]
FIRST_CARDS = ["congress paris", "congress berlin", "congress vienna", "congress moscow"]


def begun(seats: int = 2, **options: str) -> Table:
    """Four congresses lie open, all stand in Warsaw, and seat 1 is to play, then 2, 3, 4."""
    table = Table(GAME, seats, options)
    table.say(*(f"open {card}" for card in FIRST_CARDS))
    table.say("stack " + "-".join(str(seat) for seat in range(seats, 0, -1)))
    return table


def everything(table: Table) -> BoardView:
    return cast(BoardView, table.view(EVERYONE))


def write(table: Table, written: BoardView) -> Table:
    """Put the table into the position of a written full view."""
    table.state = GAME.determinize(written)(Random(0))
    return table


# --- Writing ------------------------------------------------------------------------------------


def give(table: Table, seat: int, *cards: str) -> Table:
    """Cards that lie face down go to a player."""
    written = everything(table)
    for card in cards:
        written["face_down"].remove(card)
        kind = "exhibitions" if card.split()[0] in ("small", "large") else "cards"
        written["players"][seat - 1][kind].append(card)  # type: ignore[literal-required]
    return write(table, written)


def find(table: Table, seat: int, site: str, *tokens: int | str) -> Table:
    """Tokens go from a bag to a player."""
    written = everything(table)
    for token in map(str, tokens):
        written["bags"][site][token] -= 1
        written["players"][seat - 1]["tokens"][site].append(token)
    return write(table, written)


def stand(table: Table, seat: int, place: str) -> Table:
    """A player's archaeologist is somewhere."""
    written = everything(table)
    written["players"][seat - 1]["place"] = place
    return write(table, written)


def markers(table: Table, *dates: str) -> Table:
    """The time markers stand on such dates as “1902/7”; of several on one space the later seat is
    on top."""
    written = everything(table)
    for player, date in zip(written["players"], dates, strict=True):
        player["year"], player["week"] = (int(part) for part in date.split("/"))
    seats = sorted(range(len(dates)), reverse=True)
    players = written["players"]
    written["track"] = sorted(seats, key=lambda at: (players[at]["year"], players[at]["week"]))
    written["turn"] = written["track"][0]
    return write(table, written)


def cross_out(table: Table, seat: int, *sites: str) -> Table:
    """A player has used their permits for some sites."""
    written = everything(table)
    for site in sites:
        written["players"][seat - 1]["permits"].remove(site)
    return write(table, written)


def show(table: Table, *cards: str | None) -> Table:
    """Other cards lie on the display; the old ones go back to those face down."""
    written = everything(table)
    written["face_down"] += [card for card in written["display"] if card is not None]
    for card in cards:
        if card is not None:
            written["face_down"].remove(card)
    written["display"] = list(cards)
    return write(table, written)


def row(table: Table, *cards: str | None) -> Table:
    """Exhibitions lie on a, b and c."""
    written = everything(table)
    written["face_down"] += [card for card in written["row"] if card is not None]
    for card in cards:
        if card is not None:
            written["face_down"].remove(card)
    written["row"] = list(cards)
    return write(table, written)


def pile(table: Table, cards: Sequence[str], discards: Sequence[str] = ()) -> Table:
    """The draw pile and the discard pile hold just such cards, and nothing lies aside. Whatever
    else lay there is seat 2's."""
    written = everything(table)
    loose = written["face_down"] + written["discards"]
    for card in (*cards, *discards):
        loose.remove(card)
    for card in loose:
        kind = "exhibitions" if card.split()[0] in ("small", "large") else "cards"
        written["players"][1][kind].append(card)  # type: ignore[literal-required]
    written["face_down"], written["discards"] = list(cards), list(discards)
    written["first"] = written["aside"] = 0
    return write(table, written)


# --- Reading ------------------------------------------------------------------------------------


def player(table: Table, seat: int) -> PlayerView:
    return everything(table)["players"][seat - 1]


def date(table: Table, seat: int) -> str:
    """Where a player's marker stands."""
    return f"{player(table, seat)['year']}/{player(table, seat)['week']}"


def seat(table: Table) -> int:
    """Who acts, counted from 1 as in the rules."""
    return table.actor + 1


def weeks(table: Table) -> list[int]:
    """The weeks that a dig may last now."""
    texts = table.legal_texts()
    return [int(text.split()[1]) for text in texts if text.startswith("weeks ")]


def uses(table: Table) -> list[str]:
    """The helpers that may be used now."""
    return [text.split()[1] for text in table.legal_texts() if text.startswith("use ")]


def told(table: Table, kind: str) -> list[dict[str, int | str]]:
    """What was told under that head."""
    return [dict(note.details) for note in table.notes if note.kind == kind]


def knowledge(table: Table, site: str, *helpers: str) -> int:
    """What a dig there would count with; the table stays as it is."""
    state = table.state
    table.state = state.clone()
    table.say(f"dig {site}", *(f"use {helper}" for helper in helpers))
    table.say(f"weeks {weeks(table)[-1]}")
    found = told(table, "dug")[-1]["knowledge"]
    table.state = state
    return int(found)


def dig(table: Table, site: str, weeks: int, *tokens: int | str) -> Table:
    """A whole dig without helpers; blanks fill up what is not named."""
    table.say(f"dig {site}", f"weeks {weeks}")
    for token in tokens:
        table.say(f"draw {token}")
    while everything(table)["draws"]:
        table.say("draw blank")
    return table
