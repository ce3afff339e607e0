"""How often bots of the Pyramid wait at the exit although they could leave, and what for.

    python bench/loitering.py --bot digger --seats 4 --games 60 [-o staying=no_step]

A turn is waited if its player could leave, did not, did not search, and ended it on an entrance.
Three such turns in a row make a loiterer. There is a reason for a choice other than leaving if
`explain` of a greedy bot with many draws promises more for it: a share in the win, or points at the
same share. Every unpacking counts: a treasure out of its satchel only makes the load heavier.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import inf
from random import Random
from typing import Annotated, cast

import typer

from ostraka import bots, games
from ostraka.bots.flat import FlatBot
from ostraka.bots.levels import LONGEST_TURN
from ostraka.bots.thought import Thought
from ostraka.core.chance import seeded
from ostraka.core.play import EVERYONE, Action, Bot, Seat
from ostraka.core.table import Table
from ostraka.games.pyramid.rules.board import ENTRANCE, SPACES
from ostraka.games.pyramid.rules.notation import LEAVE, SEARCH
from ostraka.games.pyramid.rules.view import PyramidView

GAME = games.game("pyramid")
LONG = 3
"""Turns waited in a row that make a loiterer."""
DRAWS = 400
"""Of the bot that is asked for reasons: enough to leave little to luck."""
SHARE, POINTS = 0.001, 0.05
"""The share in the win and the points by which a choice must be better than leaving."""
ENTRANCES = {SPACES[space] for space in ENTRANCE}


@dataclass
class Wait:
    """How many turns in a row one adventurer waits, all told and without a reason."""

    now: int = 0
    longest: int = 0
    idle_now: int = 0
    longest_idle: int = 0
    stayed: bool = False
    """In this turn: could leave and did not."""
    idle: bool = False
    """In this turn: did so without a reason."""
    searched: bool = False

    def end_turn(self, at_the_exit: bool) -> None:
        waited = self.stayed and at_the_exit and not self.searched
        self.now = self.now + 1 if waited else 0
        self.idle_now = self.idle_now + 1 if waited and self.idle else 0
        self.longest = max(self.longest, self.now)
        self.longest_idle = max(self.longest_idle, self.idle_now)
        self.stayed = self.idle = self.searched = False


@dataclass
class Player:
    """A bot, how long it waits, and whom to ask what for."""

    bot: Bot
    critic: FlatBot
    wait: Wait = field(default_factory=Wait)

    def choose(self, table: Table) -> Action:
        action = table.ask(self.bot, inf)
        self.wait.searched = self.wait.searched or action == SEARCH
        if LEAVE in table.legal() and action != LEAVE:
            self.wait.stayed = True
            thoughts = self.critic.explain(table.view(table.actor), table.legal(), inf)
            if not better_than_leaving(thoughts, table.actor, action):
                self.wait.idle = True
        return action


def better_than_leaving(thoughts: list[Thought], seat: Seat, action: Action) -> bool:
    """Whether these thoughts promise more for an action."""
    tried = {thought["action"]: thought for thought in thoughts}
    share = tried[action]["share"] - tried[LEAVE]["share"]
    points = tried[action]["points"][seat] - tried[LEAVE]["points"][seat]
    return share > SHARE or (share > -SHARE and points > POINTS)


def play(bot: str, seats: int, options: dict[str, str], number: int) -> Counter[str]:
    """What happened in one game."""
    table = Table(GAME, seats, options, chance=seeded(f"loitering {number}"))
    players = [
        Player(
            bots.make(bot, GAME, Random(f"loitering {number}/{seat}")),
            FlatBot(GAME, DRAWS, LONGEST_TURN, Random(f"critic {number}/{seat}"), greedy=True),
        )
        for seat in range(seats)
    ]
    counts: Counter[str] = Counter()
    while table.actor >= 0:
        seat, turn = table.actor, turn_of(table)
        action = players[seat].choose(table)
        counts["unpackings"] += GAME.notation.text(action).startswith("unpack")
        table.act(seat, action)
        if turn[1:] == ("actions", seat) and turn_of(table) != turn:
            players[seat].wait.end_turn(is_at_the_exit(table, seat))
    for seat, player in enumerate(players):
        points, out, *_ = table.state.scores()[seat]
        counts["adventurers"] += 1
        counts["points"] += points
        counts["out"] += out
        counts["longest"] = max(counts["longest"], player.wait.longest)
        if player.wait.longest >= LONG:
            counts["loiterers"] += 1
            counts["lost"] += not out
            counts["idlers"] += player.wait.longest_idle >= LONG
    return counts


def seen(table: Table) -> PyramidView:
    return cast(PyramidView, table.view(EVERYONE))


def turn_of(table: Table) -> tuple[int, str, Seat]:
    """Tells one turn from the next, also where the same seat has both."""
    view = seen(table)
    return view["round"], view["phase"], view["turn"]


def is_at_the_exit(table: Table, seat: Seat) -> bool:
    player = seen(table)["players"][seat]
    return player["fate"] == "inside" and player["space"] in ENTRANCES


def main(
    bot: str = "digger",
    seats: int = 4,
    number: Annotated[int, typer.Option("--games")] = 60,
    option: Annotated[list[str] | None, typer.Option("-o", help="As name=value.")] = None,
) -> None:
    options = dict(pair.split("=", 1) for pair in option or [])
    total: Counter[str] = Counter()
    longest = 0
    for game in range(number):
        counts = play(bot, seats, options, game)
        longest = max(longest, counts.pop("longest"))
        total += counts
    told = [
        f"{total['loiterers']} of {total['adventurers']} adventurers waited {LONG} turns or more",
        f"at most {longest}",
        f"{total['lost']} of these did not come out",
        f"{total['idlers']} waited {LONG} turns without a reason",
        f"{total['unpackings']} unpackings",
        f"{total['out'] / total['adventurers']:.0%} came out",
        f"{total['points'] / total['adventurers']:.1f} points",
    ]
    print(f"{number} games of {seats}, {bot}: {', '.join(told)}")


if __name__ == "__main__":
    typer.run(main)
