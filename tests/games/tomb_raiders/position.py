"""Positions for the rulebook's tests: a table that has begun, and changes written into its view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import cast

from ostraka.core.play import EVERYONE, WATCHER, State
from ostraka.core.table import Table
from ostraka.games import game
from ostraka.games.tomb_raiders.rules.view import PlayerView, TombView

GAME = game("tomb_raiders")
REGIONS = ("mesopotamia", "egypt", "greece", "crete")
ROW = ("expertise-egypt-1", "expertise-greece-2", "general-1", "congress")


def begun(seats: int = 2, row: Sequence[str] = ROW, **options: str) -> Table:
    """A table at its first turn, which is seat 1's: its marker is on top, the others in order
    beneath; chance is told from outside."""
    table = Table(GAME, seats, options)
    table.say(*(f"stack {seat}" for seat in range(seats, 0, -1)))
    table.say(*(f"turn up {card}" for card in row), "green next")
    return table


@contextmanager
def written(table: Table) -> Iterator[TombView]:
    """The whole view, to be changed; the table then goes on from the position it describes."""
    view = everything(table)
    yield view
    table.state = GAME.determinize(view)(Random(0))
    table._undoable.clear()  # steps before a written position cannot be taken back


def everything(table: Table | State) -> TombView:
    return cast(TombView, table.view(EVERYONE))


def view(table: Table, seat: int = 1) -> TombView:
    return cast(TombView, table.view(seat - 1))


def watcher(table: Table) -> TombView:
    return cast(TombView, table.view(WATCHER))


def player(table: Table, seat: int = 1) -> PlayerView:
    return everything(table)["players"][seat - 1]


def seat(table: Table) -> int:
    """Who acts, counted from 1."""
    return table.actor + 1


def weeks(table: Table) -> list[int]:
    return [each["week"] for each in everything(table)["players"]]


def points(table: Table) -> list[int]:
    return [score[0] for score in table.state.scores()]


def legal(table: Table, *kinds: str) -> list[str]:
    """The legal actions of some kinds."""
    return [text for text in table.legal_texts() if text.split()[0] in kinds]


# --- Changes ----------------------------------------------------------------------------------


def at_weeks(table: Table, *numbers: int) -> Table:
    """Put the markers there; the stack keeps its order."""
    with written(table) as whole:
        for each, week in zip(whole["players"], numbers, strict=True):
            each["week"] = week
        order = whole["stack"]
        first = min(numbers)
        whole["turn"] = [each for each in order if numbers[each] == first][-1]
    return table


def learned(table: Table, seat: int = 1, general: int = 0, **expertise: int) -> Table:
    """Lay books before a player, without the cards they came on."""
    with written(table) as whole:
        own = whole["players"][seat - 1]
        own["general"] = general
        own["expertise"].update(expertise)
    return table


def holding(table: Table, *cards: str, seat: int = 1) -> Table:
    """Give a player action cards out of the deck."""
    with written(table) as whole:
        for card in cards:
            whole["hidden"]["hands"][seat - 1].append(card)
            whole["left"][card] -= 1
    return table


def owning(table: Table, *finds: str, seat: int = 1) -> Table:
    """Give a player finds out of the deck."""
    with written(table) as whole:
        for card in finds:
            whole["players"][seat - 1]["finds"].append(card)
            whole["piles"][card.split("-")[0]]["missing"].remove(card)
    return table


def lying(table: Table, *cards: str) -> Table:
    """Lay cards onto their piles; chance has decided which they are, nobody knows."""
    with written(table) as whole:
        for card in cards:
            whole["hidden"]["lying"][REGIONS.index(card.split("-")[0])].append(card)
    return table


def laid(table: Table, **numbers: int) -> Table:
    """Lay so many unseen cards onto each pile."""
    with written(table) as whole:
        for region, number in numbers.items():
            whole["hidden"]["under"][REGIONS.index(region)] = number
    return table


def returned(table: Table, *rubble: str) -> Table:
    """Rubble that everybody saw go back into its pile."""
    with written(table) as whole:
        for card in rubble:
            region = card.split("-")[0]
            at, pile = REGIONS.index(region), whole["piles"][region]
            pile["missing"].remove(card)
            pile["seen"].append(card)
            pile["returned"].append(card)
            whole["hidden"]["lying"][at].append(card)
            for known in whole["hidden"]["known"]:
                known[at].append(card)
    return table


def presenting(table: Table, exhibitions: Sequence[int] = (), museums: Sequence[int] = ()) -> Table:
    """Lay presentation cards out of the deck open."""
    with written(table) as whole:
        for number in exhibitions:
            whole["exhibitions"].append(number)
            del whole["left"][f"exhibition-{number}"]
        for number in museums:
            whole["museums"].append(number)
            del whole["left"][f"museum-{number}"]
    return table


def permits(table: Table, seat: int = 1, **numbers: int) -> Table:
    """Leave a player these permits and no others."""
    with written(table) as whole:
        own = whole["players"][seat - 1]["permits"]
        for name in own:
            own[name] = numbers.get(name, 0)
    return table


def left(table: Table, green: Sequence[str], **sites: int) -> Table:
    """Leave these cards in the deck, and so many of each region; what else was in it is gone, or
    lies in the piles."""
    with written(table) as whole:
        whole["left"] = {card: list(green).count(card) for card in green}
        for at, region in enumerate(REGIONS):
            pile = whole["piles"][region]
            unseen = {*pile["missing"], *pile["seen"]} - set(whole["hidden"]["lying"][at])
            whole["hidden"]["under"][at] = len(unseen) - sites.get(region, 0)
    return table


def expert() -> Table:
    """Seat 1 knows Egypt well (5) and Crete a little (1), and piles lie everywhere."""
    table = laid(begun(), mesopotamia=5, egypt=8, greece=5, crete=5)
    return learned(table, egypt=5, crete=1)
