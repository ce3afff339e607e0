"""The odds, exact, from what a view shows: locks, searches, and the way out."""

from __future__ import annotations

from functools import cache
from heapq import heappop, heappush
from math import comb, inf, perm
from typing import Final, TypedDict, cast

from ostraka.core.play import Seat, View
from ostraka.games.pyramid.knowledge.determinize import (
    ANY,
    ANY_TREASURE,
    NO_CHEST,
    PLAIN,
    WOUND,
    hidden_slots,
    unseen_cards,
    visible,
)
from ostraka.games.pyramid.knowledge.sealing import sets_with_a_way
from ostraka.games.pyramid.rules.board import ENTRANCES, SPACES, open_beside
from ostraka.games.pyramid.rules.box import (
    BLOCKS,
    CHESTS,
    DECKS,
    DICE,
    LEVELS,
    MOST,
    TREASURE,
    VALUE,
)
from ostraka.games.pyramid.rules.chapters import locks
from ostraka.games.pyramid.rules.view import PlayerView, PyramidView

ACTIONS: Final = 5
"""The most that a player can have in a round."""
ROUNDS: Final = 6
"""How many rounds the odds look ahead."""
CHEST: Final = 3.5
"""What a die brings on average."""


class SearchOdds(TypedDict):
    """What the next card of a deck may be."""

    wound: float
    equipment: float
    worth: float
    """Points on average, a chest counting what a die brings on average."""


class WayOut(TypedDict):
    """The safest way out: past the fewest standing mummies, then the shortest."""

    spaces: list[str]
    length: int
    """In actions; the last one leaves the pyramid."""
    touches: int
    rounds: float
    """How many rounds it takes on average at this level."""


class Odds(TypedDict):
    """What an adventurer can expect."""

    seat: Seat
    locks: dict[str, list[float]]
    """The chance to open each lock by 1, 2, ... 5 actions, keeping every useful die."""
    searches: dict[str, SearchOdds]
    way: WayOut | None
    closing: list[float]
    """The chance that 1, 2, ... 6 more blocks leave no way out from where the player stands."""


def odds(view: View) -> Odds:
    """The odds of the seat that looks, or of the one whose turn it is for those without a seat."""
    seen = cast(PyramidView, view)
    seat = seen["you"] if seen["you"] >= 0 else seen["turn"]
    inside = seen["players"][seat]["fate"] == "inside"
    return {
        "seat": seat,
        "locks": lock_odds(seen, seat) if inside else {},
        "searches": search_odds(seen),
        "way": way_out(seen, seat) if inside else None,
        "closing": closing(seen, seat) if inside else [],
    }


# --- Locks ------------------------------------------------------------------------------------


def lock_odds(view: PyramidView, seat: Seat) -> dict[str, list[float]]:
    """For each idol in its alcove. A crowbar or the lockpick supplies the last number; dice that
    lie on a lock already count for the player who picks it."""
    known = visible(view)
    found = {}
    for idol in view["idols"]:
        missing = len(idol["needs"])
        if view["attempt"] == idol["god"] and view["turn"] == seat:
            missing = len(locks.missing(known))
        spare = len(DICE) - len(idol["needs"])
        found[idol["god"]] = [
            chance_to_open(missing, spare, actions, locks.helped(known, seat))
            for actions in range(1, ACTIONS + 1)
        ]
    return found


@cache
def chance_to_open(missing: int, spare: int, actions: int, helped: bool) -> float:
    """The chance to open a lock with `missing` numbers in `actions` rolls, with `spare` dice more
    than it needs."""
    if missing == 0:
        return 1.0
    if actions == 0:
        return 0.0
    chance = 0.0
    for hits in range(missing + 1):
        left = missing - hits
        opens = left == 0 or (helped and left == 1)
        then = 1.0 if opens else chance_to_open(left, spare, actions - 1, helped)
        chance += chance_of_hits(missing + spare, missing, hits) * then
    return chance


def chance_of_hits(dice: int, missing: int, hits: int) -> float:
    """The chance that exactly `hits` of the missing numbers show, each on one die or more."""
    others = 6 - missing
    rolls = sum(
        (-1) ** out * comb(hits, out) * (others + hits - out) ** dice for out in range(hits + 1)
    )
    return float(comb(missing, hits) * rolls / 6**dice)


# --- Searches ---------------------------------------------------------------------------------


def search_odds(view: PyramidView) -> dict[str, SearchOdds]:
    """For each deck that is not empty. Its cards are any that this seat has not seen, except those
    that lie face down with others, as far as these can be the same. That a player at a lock,
    dodging or making room does not have twelve wounds (31, 83, 95) is left out of account; in total
    secrecy that would change a chance by a few hundredths."""
    known = visible(view)
    slots, unseen = hidden_slots(view, known), unseen_cards(known)
    found: dict[str, SearchOdds] = {}
    for deck, name in enumerate(DECKS):
        if view["decks"][name]:
            limits = [slot.limit for slot in slots[deck]]
            found[name] = next_card(unseen[deck], limits, view["decks"][name])
    return found


def next_card(unseen: list[int], limits: list[int], size: int) -> SearchOdds:
    """The top card of a deck of this size, when some of the cards it might hold lie elsewhere.

    Some places elsewhere can only hold treasures or chests, others no chest: the ways to fill them
    are counted. All other places, and the deck, may hold any of the cards that are left.
    """
    worths = [VALUE[card] for card in unseen if card >= TREASURE and card not in CHESTS]
    chests = sum(card in CHESTS for card in unseen)
    plain = len(worths) - limits.count(PLAIN)
    wounds = len(unseen) - len(worths) - chests - limits.count(WOUND)
    treasures, chestless = limits.count(ANY_TREASURE), limits.count(NO_CHEST)
    others = plain + wounds + chests - treasures - chestless
    total = of_wounds = of_chests = 0
    for there in range(min(treasures, chests) + 1):
        for bites in range(min(chestless, wounds) + 1):
            rest = plain - (treasures - there)
            ways = comb(treasures, there) * perm(chests, there) * perm(plain, treasures - there)
            ways *= (
                comb(chestless, bites) * perm(wounds, bites) * perm(max(rest, 0), chestless - bites)
            )
            total += ways
            of_wounds += ways * (wounds - bites)
            of_chests += ways * (chests - there)
    inside = others - limits.count(ANY)  # cards of the deck that are no equipment
    if not inside:
        return {"wound": 0.0, "equipment": 1.0, "worth": 0.0}
    wound, chest = of_wounds / total / others, of_chests / total / others
    mean = sum(worths) / len(worths) if worths else 0.0
    share = inside / size
    return {
        "wound": share * wound,
        "equipment": 1 - share,
        "worth": share * (chest * CHEST + (1 - wound - chest) * mean),
    }


# --- The way out ------------------------------------------------------------------------------


def way_out(view: PyramidView, seat: Seat) -> WayOut | None:
    """Return the way past the fewest standing mummies, then the shortest."""
    player = view["players"][seat]
    start = SPACES.index(str(player["space"]))
    standing = [SPACES.index(each["space"]) for each in view["mummies"] if not each["lying"]]
    down = fallen_blocks(view)
    ways: list[tuple[int, int, list[int]]] = [(0, 0, [start])]
    done = set()
    while ways:
        touches, length, path = heappop(ways)
        space = path[-1]
        if space in done:
            continue
        done.add(space)
        if space < ENTRANCES and not down >> space & 1:
            return {
                "spaces": [SPACES[each] for each in path[1:]],
                "length": length + 1,
                "touches": touches,
                "rounds": rounds_for(length + 1, player),
            }
        for other in open_beside(space, down):
            if other not in done:
                met = touches + standing.count(other)
                heappush(ways, (met, length + 1, [*path, other]))
    return None  # cut off: the block that did it has just fallen


def fallen_blocks(view: PyramidView) -> int:
    """The blocks that have fallen, as bits."""
    return sum(1 << block - 1 for block in view["blocks"])


def rounds_for(actions: int, player: PlayerView) -> float:
    """Mean number of rounds that these actions take at this load, without cursed dice (33, 34);
    with all five idols a player does not move at all."""
    a_round = mean_actions(player["load"], len(player["idols"]))
    return actions / a_round if a_round else inf


def mean_actions(load: int, idols: int) -> float:
    """Actions that the dice give in a round on average, by the cards that count and by the idols
    whose dice are cursed (32 to 34)."""
    return (len(DICE) - idols) * ((7 - LEVELS[min(load, MOST)]) / 6)


def closing(view: PyramidView, seat: Seat) -> list[float]:
    """The chance that 1, 2, 3 … more blocks leave no way out from where the player stands, if they
    stay; a block on their own space only makes them jump. What they have seen of the next block
    counts."""
    here = SPACES.index(str(view["players"][seat]["space"]))
    fallen = fallen_blocks(view)
    omen = view["omen"]
    left = BLOCKS - len(view["blocks"])
    rounds = range(1, min(ROUNDS, left) + 1)
    if omen["aside"] is not None:  # the seat knows what falls first
        open_sets = sets_with_a_way(fallen | 1 << omen["aside"] - 1, here)
        return [1 - open_sets[n - 1] / comb(left - 1, n - 1) for n in rounds]
    if omen["returned"] is None:
        open_sets = sets_with_a_way(fallen, here)
        return [1 - open_sets[n] / comb(left, n) for n in rounds]
    # It knows what does not fall first: of n blocks with it, (n - 1) / n of the orders remain.
    back = omen["returned"] - 1
    down = sets_with_a_way(fallen | 1 << back, here)
    up = sets_with_a_way(fallen, here, never=back)
    found = []
    for n in rounds:
        share = (n - 1) / n
        ways = share * down[n - 1] + up[n]
        found.append(1 - ways / (share * comb(left - 1, n - 1) + comb(left - 1, n)))
    return found
