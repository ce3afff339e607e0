"""From what a seat sees to the position behind it: no one knows more, so there is just one.

What will be drawn from piles and bags is not decided before it is drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import cast

from ostraka.core.play import View
from ostraka.games.thebes.rules.box import (
    FIRST_YEAR,
    KINDS_OF_TOKEN,
    NONE,
    NUMBER,
    PLACES,
    SITES,
    TOKENS,
    YEAR,
)
from ostraka.games.thebes.rules.position import Board, terms_of
from ostraka.games.thebes.rules.seats import OWN, PERMITS, PLACE, TIME, USED, gain_card, gain_token
from ostraka.games.thebes.rules.steps import TASKS
from ostraka.games.thebes.rules.view import BoardView, PlayerView


def determinize(view: View) -> Callable[[Random], Board]:
    """Read a view; each call of the result gives its position."""
    board = visible(cast(BoardView, view))
    return lambda rng: board.clone()


def visible(view: BoardView) -> Board:
    """The position that a view shows."""
    players = view["players"]
    bags = [0] * (len(SITES) * KINDS_OF_TOKEN)
    for site, name in enumerate(SITES):
        for token, count in view["bags"][name].items():
            bags[site * KINDS_OF_TOKEN + TOKENS.index(token)] = count
    board = Board(
        terms=terms_of(view["options"]),
        task=TASKS.index(view["task"]),
        turn=view["turn"],
        track=view["track"][:],
        own=[0] * (len(players) * OWN),
        held=[],
        found=[],
        display=[_card(name) for name in view["display"]],
        row=[_card(name) for name in view["row"]],
        deck=sorted([NUMBER[name] for name in view["face_down"]]),
        first=view["first"],
        aside=view["aside"],
        discards=[NUMBER[name] for name in view["discards"]],
        bags=bags,
        gifts=_bits(SITES, view["gifts"]),
        changes=view["changes"],
        used=_bits(USED, view["used"]),
        site=SITES.index(view["site"]) if view["site"] is not None else NONE,
        draws=view["draws"],
        blanks=view["blanks"],
    )
    for seat, player in enumerate(players):
        seat_player(board, seat, player)
    return board


def seat_player(board: Board, seat: int, player: PlayerView) -> None:
    """Give a player what they own; the numbers follow from their cards and tokens."""
    at = seat * OWN
    board.own[at + TIME] = (player["year"] - FIRST_YEAR) * YEAR + player["week"] - 1
    board.own[at + PLACE] = PLACES.index(player["place"])
    board.own[at + PERMITS] = _bits(SITES, player["permits"])
    for name in player["cards"] + player["exhibitions"]:
        gain_card(board, seat, NUMBER[name])
    for site, site_name in enumerate(SITES):
        for token in player["tokens"][site_name]:
            gain_token(board, seat, site, TOKENS.index(token))


def _card(name: str | None) -> int:
    return NUMBER[name] if name is not None else NONE


def _bits(names: list[str], chosen: list[str]) -> int:
    return sum(1 << names.index(name) for name in chosen)
