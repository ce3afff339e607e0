"""From what a seat sees to one position that may lie behind it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from math import comb
from random import Random
from typing import cast

from ostraka.core.play import EVERYONE, Action, Seat, View, below
from ostraka.games.tomb_raiders.rules.box import (
    ACTIONS,
    AREAS,
    ARTIFACTS,
    EXCAVATION,
    EXHIBITION,
    GREENS,
    NONE,
    REGIONS,
    SITE_CARDS,
    SITE_NUMBER,
)
from ostraka.games.tomb_raiders.rules.chapters.actions import finds_to_keep
from ostraka.games.tomb_raiders.rules.chapters.digging import add_regions, dig
from ostraka.games.tomb_raiders.rules.chapters.piles import find_there, height
from ostraka.games.tomb_raiders.rules.chapters.presenting import laurels
from ostraka.games.tomb_raiders.rules.notation import DIG, PERMITS
from ostraka.games.tomb_raiders.rules.position import Tombs, terms_of
from ostraka.games.tomb_raiders.rules.seats import (
    ANY_PERMITS,
    CONGRESSES,
    DECK,
    EXPERTISE,
    FIELDS,
    FOUND,
    GIVEN,
    KNOWLEDGE,
    LAURELS,
    LOOKED,
    LYING,
    OWN_PERMITS,
    OWNED,
    SHOWN,
    UNDER,
    UNSEEN,
    WEEK,
)
from ostraka.games.tomb_raiders.rules.steps import KEEPING, PERMITTING, TASKS
from ostraka.games.tomb_raiders.rules.view import PileView, PlayerView, TombView


def determinize(view: View) -> Callable[[Random], Tombs]:
    """Read a view; each call of the result draws what is hidden.

    Others' hands are any of the action cards that the seat cannot place. The site cards that it
    cannot place are split between deck and piles in any way that agrees with the heights of the
    piles, all equally likely, as for a player who has not counted (ruling 63). A rival who has
    looked through a pile is taken to know all that lies there, and a player who is asked to choose
    has a choice. The view for EVERYONE hides nothing, so it leads to one position only.
    """
    seen = cast(TombView, view)
    tombs = visible(seen)
    if "hidden" in seen:
        return lambda rng: tombs.clone()
    rivals = [owner for owner in range(tombs.seats()) if owner != seen["you"]]
    held = [seen["players"][owner]["hand"] for owner in rivals]
    actions = [kind for kind in range(EXCAVATION, EXHIBITION) for _ in range(tombs.green[kind])]
    splits = Splits(tombs, seen)

    def draw(rng: Random) -> Tombs:
        while True:
            drawn = tombs.clone()
            draw_hands(drawn, rivals, held, actions[:], rng)
            splits.draw(drawn, rng)
            for region in range(AREAS):
                if looked_by(drawn, region, rivals):
                    settle_pile(drawn, region, rivals, rng)
            if has_choice(drawn):
                if drawn.task == PERMITTING and drawn.turn != seen["you"]:
                    dig(drawn, drawn.region)  # others see no more of it than the region
                return drawn

    return draw


def has_choice(s: Tombs) -> bool:
    """Return whether the cards drawn allow what the player is doing: digging in that region
    (43, 44), or taking a find from that pile (89)."""
    if s.task == PERMITTING:
        ways: list[Action] = []
        add_regions(s, ways)
        return DIG + s.region in ways
    return s.task != KEEPING or bool(finds_to_keep(s))


def draw_hands(
    s: Tombs, rivals: list[Seat], held: list[int], actions: list[int], rng: Random
) -> None:
    """Give every rival as many action cards as they hold; the rest are in the deck."""
    for owner, number in zip(rivals, held, strict=True):
        for _ in range(number):
            at = below(rng, len(actions))
            kind = actions[at]
            actions[at] = actions[-1]
            actions.pop()
            s.hands[owner * ACTIONS + kind - EXCAVATION] += 1
            s.green[kind] -= 1
            s.greens -= 1


def hidden_hands(seen: TombView) -> int:
    """Return the number of action cards that the seat does not see in others' hands."""
    if "hidden" in seen:
        return 0
    return sum(each["hand"] for owner, each in enumerate(seen["players"]) if owner != seen["you"])


class Splits:
    """The ways to split the cards that a seat cannot place between the deck and the piles. `under`
    lists how many go to each pile, `ways` in how many ways they can be chosen."""

    def __init__(self, s: Tombs, seen: TombView) -> None:
        unseen = [len(seen["piles"][name]["missing"]) for name in REGIONS]
        lying = [len(seen["piles"][name]["seen"]) for name in REGIONS]
        in_piles = sum(unseen) - (seen["deck"] - (s.greens - hidden_hands(seen)))
        fitting = [
            [
                number
                for number in range(unseen[region] + 1)
                if may_lie(seen["piles"][name], lying[region], number)
            ]
            for region, name in enumerate(REGIONS)
        ]
        self.unseen = unseen
        self.under: list[list[int]] = []
        self.ways: list[int] = []
        self.total = 0
        for numbers in product(*fitting[:-1]):
            last = in_piles - sum(numbers)
            if last in fitting[-1]:
                under = [*numbers, last]
                ways = 1
                for region in range(AREAS):
                    ways *= comb(unseen[region], under[region])
                self.under.append(under)
                self.ways.append(ways)
                self.total += ways

    def draw(self, s: Tombs, rng: Random) -> None:
        """Draw one split; which cards go where is left open, as in any position."""
        drawn = below(rng, self.total)
        at = 0
        while drawn >= self.ways[at]:
            drawn -= self.ways[at]
            at += 1
        for region in range(AREAS):
            s.sites[UNDER + region] = self.under[at][region]
            s.sites[DECK + region] = self.unseen[region] - self.under[at][region]


def may_lie(pile: PileView, known: int, number: int) -> bool:
    """Return whether a pile may hold `number` cards besides those the seat knows to lie there."""
    if pile["unknown"] is not None:
        return number == pile["unknown"]
    return height(known + number) == pile["height"]


def looked_by(s: Tombs, region: int, rivals: list[Seat]) -> bool:
    """Return whether a rival has looked through the pile since it was last empty."""
    return any(s.sites[LOOKED + region] >> owner & 1 for owner in rivals)


def settle_pile(s: Tombs, region: int, rivals: list[Seat], rng: Random) -> None:
    """Draw which cards lie in a pile that rivals have looked through."""
    unseen = [card for card in range(SITE_CARDS) if s.sites[UNSEEN + region] >> card & 1]
    for _ in range(s.sites[UNDER + region]):
        find_there(s, region, unseen.pop(below(rng, len(unseen))))
    for owner in rivals:
        if s.sites[LOOKED + region] >> owner & 1:
            s.known[owner * AREAS + region] = s.sites[LYING + region]


# --- What lies open ---------------------------------------------------------------------------


def visible(view: TombView) -> Tombs:
    """The position as far as the view shows it: hands and piles of others are still to be drawn."""
    terms = terms_of(view["options"])
    seats = len(view["players"])
    green = [view["left"].get(name, 0) for name in GREENS]
    tombs = Tombs(
        terms=terms,
        task=TASKS.index(view["task"]),
        turn=view["turn"],
        players=[field for player in view["players"] for field in _fields(player)],
        hands=[0] * (seats * ACTIONS),
        stack=list(view["stack"]),
        row=[GREENS.index(name) if name is not None else NONE for name in view["row"]],
        green=green,
        greens=sum(green),
        sure=view["green"],
        sites=[0] * (LOOKED + AREAS),
        known=[0] * ((seats + 1) * AREAS),
        professors=[owner if owner is not None else NONE for owner in view["professors"]],
        exhibitions=_bits(view["exhibitions"]),
        museums=_bits(view["museums"]),
        region=REGIONS.index(view["region"]) if view["region"] is not None else NONE,
        permit=PERMITS.index(view["permit"]) if view["permit"] is not None else NONE,
        helpers=view["helpers"],
        due=view["due"],
        aside=sum(1 << SITE_NUMBER[name] % SITE_CARDS for name in view["aside"]),
        card=GREENS.index(view["card"]) if view["card"] is not None else NONE,
        museum=view["museum"] - 1 if view["museum"] is not None else NONE,
        gifts=view["gifts"],
    )
    _hold(tombs, view["you"], view["hand"])
    for region in range(AREAS):
        _read_pile(tombs, view, region)
    if "hidden" in view:
        _read_hidden(tombs, view)
    return tombs


def _read_pile(s: Tombs, view: TombView, region: int) -> None:
    """What the seat knows to lie in a pile, and what it cannot place."""
    pile = view["piles"][REGIONS[region]]
    own, returned = _cards(region, pile["seen"]), _cards(region, pile["returned"])
    s.sites[LYING + region] = own
    s.sites[UNSEEN + region] = _cards(region, pile["missing"])
    s.sites[LOOKED + region] = sum(1 << owner for owner in pile["looked"])
    if pile["unknown"] is not None and not 0 <= view["you"] < len(view["players"]):
        s.sites[LOOKED + region] |= 1 << len(view["players"])
    for owner in range(len(view["players"]) + 1):
        s.known[owner * AREAS + region] = own if owner == view["you"] else returned


def _read_hidden(s: Tombs, view: TombView) -> None:
    """What only EVERYONE is shown."""
    assert view["you"] == EVERYONE
    hidden = view["hidden"]
    for owner, hand in enumerate(hidden["hands"]):
        _hold(s, owner, hand)
        for region in range(AREAS):
            s.known[owner * AREAS + region] = _cards(region, hidden["known"][owner][region])
    for region in range(AREAS):
        known = s.sites[UNSEEN + region] | s.sites[LYING + region]
        lying = _cards(region, hidden["lying"][region])
        s.sites[LYING + region] = lying
        s.sites[UNSEEN + region] = known & ~lying
        s.sites[UNDER + region] = hidden["under"][region]
        s.sites[DECK + region] = (known & ~lying).bit_count() - hidden["under"][region]


def _fields(player: PlayerView) -> list[int]:
    fields = [0] * FIELDS
    fields[WEEK] = player["week"]
    fields[KNOWLEDGE] = player["general"]
    fields[CONGRESSES] = player["congresses"]
    fields[ANY_PERMITS] = player["permits"]["general"]
    fields[SHOWN] = _bits(player["exhibitions"])
    fields[GIVEN] = _bits(player["museums"])
    for region, name in enumerate(REGIONS):
        fields[EXPERTISE + region] = player["expertise"][name]
        fields[OWN_PERMITS + region] = player["permits"][name]
        fields[FOUND + region] = _cards(region, player["finds"])
        fields[OWNED + region] = (fields[FOUND + region] & ARTIFACTS).bit_count()
    fields[LAURELS] = laurels(fields)
    return fields


def _hold(s: Tombs, owner: Seat, hand: list[str]) -> None:
    for name in hand:
        s.hands[owner * ACTIONS + GREENS.index(name) - EXCAVATION] += 1


def _cards(region: int, names: list[str]) -> int:
    """A set of site cards of one region, from a list that may name others too."""
    first = region * SITE_CARDS
    cards = 0
    for name in names:
        at = SITE_NUMBER[name] - first
        if 0 <= at < SITE_CARDS:
            cards |= 1 << at
    return cards


def _bits(numbers: list[int]) -> int:
    bits = 0
    for number in numbers:
        bits |= 1 << (number - 1)
    return bits
