"""From what a seat sees to one position that may lie behind it, each as likely as it should be."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, cast

from ostraka.core.play import EVERYONE, Seat, View, below
from ostraka.games.pyramid.rules.board import (
    FORWARD,
    GRAVE_BACK,
    GRAVES,
    LENGTH,
    PATH,
    SARCOPHAGI,
    SPACES,
)
from ostraka.games.pyramid.rules.box import (
    ADVENTURERS,
    ALL_CARDS,
    ANTIDOTE,
    BACKS,
    CARDS,
    CHESTS,
    COUNT,
    GODS,
    IDOL,
    MOST,
    NONE,
    POCKETS,
    SATCHEL,
    SATCHELS,
    SECRET,
    STRETCHES,
)
from ostraka.games.pyramid.rules.chapters.foresight import CHANGED, KEPT, OMENS, STIRRED, in_box
from ostraka.games.pyramid.rules.chapters.mummies import NAMES
from ostraka.games.pyramid.rules.chapters.sarcophagi import EMPTY
from ostraka.games.pyramid.rules.position import Pyramid, terms_of
from ostraka.games.pyramid.rules.seats import (
    ACTIONS,
    FATE,
    FATES,
    HELD,
    INSIDE,
    LEVEL,
    LOAD,
    PRISED,
    SPACE,
    USED,
    WHO,
    WIDE,
    WOUNDS,
    has_room,
    hidden_cards,
)
from ostraka.games.pyramid.rules.steps import DODGING, JOBS, MAKING_ROOM, PHASES, TASKS, job
from ostraka.games.pyramid.rules.view import PlayerView, PyramidView

# What a hidden card can be, the narrowest first: a treasure but no chest, a wound, a treasure, no
# chest, anything.
PLAIN: Final = 0
WOUND: Final = 1
ANY_TREASURE: Final = 2
NO_CHEST: Final = 3
ANY: Final = 4


class Slot:
    """A card whose back is seen and whose face is not: held loose, in a place of a satchel, or in a
    sarcophagus that another player has read; and what it can be."""

    def __init__(self, seat: Seat, pocket: int, grave: int, limit: int) -> None:
        self.seat = seat
        self.pocket = pocket
        self.grave = grave
        self.limit = limit


def determinize(view: View) -> Callable[[Random], Pyramid]:
    """Read a view; each call of the result draws what is hidden.

    Cards of one back that a seat does not see are any of those it has not seen: what lies in a
    satchel or, unless secrecy is total, face down, is not a wound, and what a player took out is
    not a chest. What was shown at the draw is forgotten (ruling 48). The view for EVERYONE hides
    nothing, so its only position is returned."""
    seen = cast(PyramidView, view)
    known = visible(seen)
    slots = hidden_slots(seen, known)
    unseen = unseen_cards(known)
    secret_omen = not knows_omen(seen)
    fresh = seen["fresh"]
    fresh_back = NONE
    if fresh is not None and fresh["card"] is None:
        fresh_back = BACKS.index(fresh["deck"])

    def draw(rng: Random) -> Pyramid:
        drawn = known.clone()
        deal(drawn, slots, unseen, rng)
        while lacks_room(drawn) or (fresh_back != NONE and not draw_fresh(drawn, fresh_back, rng)):
            drawn = known.clone()
            deal(drawn, slots, unseen, rng)
        if secret_omen:
            draw_omen(drawn, rng)
        return drawn

    return draw


# --- What lies open ---------------------------------------------------------------------------


def visible(view: PyramidView) -> Pyramid:
    """Return the position as far as it is seen; whatever is not seen counts as left."""
    players = view["players"]
    party: list[int] = []
    pockets = [NONE] * (SATCHELS * POCKETS)
    for player in players:
        party += read_player(player)
        for satchel, names in (player["packed"] or player["satchels"]).items():
            first = (CARDS.index(satchel) - SATCHEL) * POCKETS
            for at, name in enumerate(names):
                if name not in BACKS:
                    pockets[first + at] = CARDS.index(name)
    graves, opened = read_graves(view)
    omen = view["omen"]
    fresh = view["fresh"]
    inside = sum(party[seat * WIDE + FATE] == INSIDE for seat in range(len(players)))
    task = TASKS.index(view["task"])
    return Pyramid(
        terms=terms_of(view["options"]),
        seats=len(players),
        round=view["round"],
        phase=PHASES.index(view["phase"]),
        task=task,
        asked=view["asked"],
        turn=view["turn"],
        keeper=view["keeper"],
        inside=inside,
        party=party,
        pockets=pockets,
        packed=view["packed"],
        left=count_left(view, party, pockets, graves),
        graves=graves,
        opened=opened,
        grave=_index(SARCOPHAGI, view["grave"]),
        fresh=_index(CARDS, fresh["card"]) if fresh is not None else NONE,
        mummies=read_mummies(view),
        dice=view["dice"][:],
        attempt=_index(GODS, view["attempt"]),
        fallen=sum(1 << block - 1 for block in view["blocks"]),
        omen=OMENS.index(omen["state"]),
        seer=omen["seer"] if omen["seer"] is not None else NONE,
        aside=omen["aside"] - 1 if omen["aside"] is not None else NONE,
        returned=omen["returned"] - 1 if omen["returned"] is not None else NONE,
        agenda=[job(JOBS.index(one["job"]), one["who"], one["more"]) for one in view["agenda"]],
        # While the chests of the last one are opened it is settled how the game ends.
        why=view["ending"] or ("all out" if view["task"] == "chest" and not inside else ""),
    )


def read_player(player: PlayerView) -> list[int]:
    """Return a player's numbers, with those of their cards that are seen."""
    numbers = [0] * WIDE
    numbers[WHO] = _index(ADVENTURERS, player["adventurer"])
    numbers[SPACE] = _index(SPACES, player["space"])
    numbers[FATE] = FATES.index(player["fate"])
    numbers[USED] = 1 if player["used"] else 0
    numbers[LEVEL] = player["level"]
    numbers[ACTIONS] = player["actions"]
    numbers[LOAD] = player["load"]
    numbers[PRISED] = player["prised"]
    for god in player["idols"]:
        numbers[HELD + IDOL + GODS.index(god)] = 1
    piles = [player["equipment"], player["wounds"], player["chests"]]
    if player["cards"] is not None:
        piles.append(player["cards"])
    for pile in piles:
        for name, number in pile.items():
            card = CARDS.index(name)
            numbers[HELD + card] = number
            if card < ANTIDOTE:
                numbers[WOUNDS] += number
    return numbers


def read_graves(view: PyramidView) -> tuple[list[int], int]:
    """What is known of the sarcophagi, and which were opened."""
    graves = []
    opened = 0
    for grave, shown in enumerate(view["sarcophagi"]):
        empty = shown["state"] == "empty"
        graves.append(EMPTY if empty else _index(CARDS, shown["card"]))
        if empty or shown["state"] == "open":
            opened |= 1 << grave
    return graves, opened


def read_mummies(view: PyramidView) -> list[int]:
    found = []
    for shown in view["mummies"]:
        stretch = STRETCHES.index(shown["stretch"])
        space = SPACES.index(shown["space"])
        place = PATH.index(space, stretch * LENGTH) - stretch * LENGTH
        facing = 1 if shown["facing"] == FORWARD[stretch] else -1
        found += [NAMES.index(shown["mummy"]), stretch, place, facing, 1 if shown["lying"] else 0]
    return found


def count_left(
    view: PyramidView, party: list[int], pockets: list[int], graves: list[int]
) -> list[int]:
    """Count the cards that the seat sees nowhere."""
    left = COUNT[:]
    for at in range(HELD, len(party), WIDE):
        for card in range(ALL_CARDS):
            left[card] -= party[at + card]
    for card in pockets + graves:
        if card >= 0:
            left[card] -= 1
    for name, number in view["pile"].items():
        left[CARDS.index(name)] -= number
    return left


# --- What is hidden ---------------------------------------------------------------------------


def hidden_slots(view: PyramidView, known: Pyramid) -> list[list[Slot]]:
    """The cards with an unknown face, by their backs, those that can be least first."""
    found: list[list[Slot]] = [[] for _ in BACKS]
    for seat, player in enumerate(view["players"]):
        if player["cards"] is not None:
            continue
        for satchel, backs in player["satchels"].items():
            first = (CARDS.index(satchel) - SATCHEL) * POCKETS
            for at, name in enumerate(backs):
                if name in BACKS:
                    limit = PLAIN if player["fate"] == "out" else ANY_TREASURE
                    found[BACKS.index(name)].append(Slot(NONE, first + at, NONE, limit))
        for name, number in player["hidden"].items():
            limit = limit_of(player["fate"], known.terms.total)
            for _ in range(number):
                found[BACKS.index(name)].append(Slot(seat, NONE, NONE, limit))
    for grave in range(GRAVES):
        shown = view["sarcophagi"][grave]
        if shown["state"] == "read" and shown["card"] is None:
            found[GRAVE_BACK[grave]].append(Slot(NONE, NONE, grave, ANY_TREASURE))
    for slots in found:
        slots.sort(key=lambda slot: slot.limit)
    return found


def limit_of(fate: str, total: bool) -> int:
    """What a card that lies loose and face down can be."""
    if fate == "mummy":
        return WOUND  # the player had nothing else to discard (ruling 84)
    if fate == "out":
        return NO_CHEST if total else PLAIN  # the player's chests lie open (145)
    return ANY if total else ANY_TREASURE


def unseen_cards(known: Pyramid) -> list[list[int]]:
    """For each back, the cards that a hidden one may be: wounds, then treasures, then chests.
    Equipment lies open or in the deck."""
    return [
        [card for card in SECRET[back] for _ in range(known.left[card])]
        for back in range(len(BACKS))
    ]


def deal(drawn: Pyramid, slots: list[list[Slot]], unseen: list[list[int]], rng: Random) -> None:
    """Fill every hidden place."""
    for back in range(len(BACKS)):
        if slots[back]:
            cards = pick(slots[back], unseen[back], rng)
            while not cards:
                cards = pick(slots[back], unseen[back], rng)
            for number, slot in enumerate(slots[back]):
                put(drawn, slot, cards[number])


def pick(slots: list[Slot], unseen: list[int], rng: Random) -> list[int]:
    """A card for each slot, every way to fill them equally likely: the narrow limits come first and
    leave the wider ones as many ways whatever is picked. Only “no chest” cuts across “treasure”, so
    there anything is picked, and a chest makes it void: nothing is given back."""
    pool = unseen[:]
    wounds = sum(card < ANTIDOTE for card in pool)
    plain = sum(card not in CHESTS for card in pool)
    picked = []
    for slot in slots:
        low = wounds if slot.limit in (PLAIN, ANY_TREASURE) else 0
        high = len(pool)
        if slot.limit == PLAIN:
            high = plain
        elif slot.limit == WOUND:
            high = wounds
        at = low + below(rng, high - low)
        if at >= plain and slot.limit == NO_CHEST:
            return []
        if at < wounds:
            wounds -= 1
        if at < plain:
            plain -= 1
        picked.append(pool.pop(at))
    return picked


def lacks_room(drawn: Pyramid) -> bool:
    """Whether a drawn position is impossible: a player asked what to discard (83) or whether to
    dodge (95), or picking a lock (31), cannot have twelve wounds."""
    if drawn.task in (MAKING_ROOM, DODGING):
        return not has_room(drawn, drawn.asked)
    return drawn.attempt != NONE and not has_room(drawn, drawn.turn)


def put(drawn: Pyramid, slot: Slot, card: int) -> None:
    """Put a card in a slot; its card is already counted in the load."""
    drawn.left[card] -= 1
    if slot.grave != NONE:
        drawn.graves[slot.grave] = card
    elif slot.pocket != NONE:
        drawn.pockets[slot.pocket] = card
    else:
        drawn.party[slot.seat * WIDE + HELD + card] += 1
        if card < ANTIDOTE:
            drawn.party[slot.seat * WIDE + WOUNDS] += 1


def knows_omen(view: PyramidView) -> bool:
    """Whether this seat has looked at the block, or is shown everything."""
    omen = view["omen"]
    return view["you"] in (omen["seer"], EVERYONE)


def draw_omen(drawn: Pyramid, rng: Random) -> None:
    """A kept block is any in the box, and so is one that was put back (126). If Horus has taken a
    block since, it may have been that very one: where m are left, once in m."""
    box = in_box(drawn)
    if drawn.omen == KEPT:
        drawn.aside = box[below(rng, len(box))]
    elif drawn.omen == CHANGED or (drawn.omen == STIRRED and below(rng, len(box))):
        drawn.returned = box[below(rng, len(box))]


def draw_fresh(drawn: Pyramid, back: int, rng: Random) -> bool:
    """The card just drawn is any of those that lie face down with this back. False if without it a
    full hand would have been nothing but wounds: then there was no search (28)."""
    first = drawn.asked * WIDE + HELD
    cards = [card for card in hidden_cards(drawn, back) for _ in range(drawn.party[first + card])]
    drawn.fresh = cards[below(rng, len(cards))]
    wounds = drawn.party[drawn.asked * WIDE + WOUNDS] - (drawn.fresh < ANTIDOTE)
    return wounds < MOST


def _index(names: list[str], name: str | None) -> int:
    return names.index(name) if name is not None else NONE
