"""What the acting player is asked, whom the others wait for, who is next, how far the game is."""

from __future__ import annotations

from ostraka.core.play import Seat, places
from ostraka.games.pyramid.knowledge.determinize import visible
from ostraka.games.pyramid.rules.box import LEVELS, MOST
from ostraka.games.pyramid.rules.chapters import locks
from ostraka.games.pyramid.rules.view import PyramidView
from ostraka.games.pyramid.ui.pieces import (
    amount,
    card_name,
    god_name,
    listed,
    mummy_name,
    seen,
    sentences,
)
from ostraka.games.pyramid.ui.text.purse import purse
from ostraka.games.pyramid.ui.text.reach import out_in
from ostraka.games.pyramid.ui.text.words import ENDINGS
from ostraka.ui.figures import counted
from ostraka.ui.scene import Look, Question

PHASES = {"start": 0, "load": 0, "dice": 1, "actions": 2, "mummies": 3, "omen": 4, "block": 4}
"""The six phases of a round, as people count them; the ankh is passed by itself."""


def heading(look: Look) -> str:
    view, t = seen(look), look.t
    if look.over:
        return _sentence(t(ENDINGS[view["ending"]]))
    if not view["round"]:
        return t("Entering the pyramid")
    return t("Round {round}: {name} keeps the dice").format(
        round=view["round"], name=look.names[view["keeper"]]
    )


def question(look: Look) -> Question:
    if look.over:
        return _result(look)
    if not look.legal:
        return _waiting(look)
    return ASKS[seen(look)["task"]](look)


# --- The acting player -------------------------------------------------------------------------


def _choose(look: Look) -> Question:
    t = look.t
    return Question(t("Who will you be?"), t("Each adventurer can do one thing once in the game."))


def _enter(look: Look) -> Question:
    return Question(
        look.t("By which space do you enter?"), look.t("Adventurers may share a space.")
    )


def _load(look: Look) -> Question:
    t, player = look.t, seen(look)["players"][look.actor]
    load = player["load"]
    level = LEVELS[load]
    reason = t("{count} of {most} cards make level {level}: dice of {level} or more count.")
    lower = next((count for count in range(load, -1, -1) if LEVELS[count] < level), None)
    less = ""
    if lower is not None:
        words = t(
            "With one card less it would be {level}."
            if load - lower == 1
            else "With {count} cards less it would be {level}."
        )
        less = words.format(count=load - lower, level=LEVELS[lower])
    told = reason.format(count=load, most=MOST, level=level)
    return Question(t("Discard anything?"), sentences(told, less))


def _brace(look: Look) -> Question:
    t, level = look.t, seen(look)["players"][look.actor]["level"]
    return Question(
        t("Use your stamina now?"),
        t("The dice are about to roll. Your level is {level}.").format(level=level),
    )


def _act(look: Look) -> Question:
    view, t = seen(look), look.t
    player = view["players"][look.actor]
    if view["attempt"]:
        return _attempt(look)
    title = counted(player["actions"], t, "Your turn: one action", "Your turn: {count} actions",
        "Your turn: no action left",
    )  # fmt: skip
    if not player["actions"]:
        return Question(title, t("You may still do what costs no action."))
    way = out_in(view, str(player["space"])) or 0
    words = t(
        "Choose a lit space, or what lies there. You can leave right here."
        if way == 1
        else "Choose a lit space, or what lies there. Way out from here: {way} actions."
    )
    return Question(title, words.format(way=way))


def missing(view: PyramidView) -> list[int]:
    """The numbers that a lock still lacks."""
    return locks.missing(visible(view)) if view["attempt"] is not None else []


def _attempt(look: Look) -> Question:
    """Dice lie on a lock; the lifted ones are rolled again."""
    view, t = seen(look), look.t
    god = god_name(look, str(view["attempt"]))
    lacks = listed(look, [str(number) for number in missing(view)])
    title = t("The lock of {god} needs {numbers}").format(god=god, numbers=lacks)
    lifted = view["dice"].count(0)
    if lifted:
        return Question(title, t("Lift more dice, or roll those in hand."))
    if not view["players"][look.actor]["actions"]:
        return Question(title, t("No action left to roll again."))
    return Question(title, t("Lift the dice to roll again; the others stay."))


def _force(look: Look) -> Question:
    view, t = seen(look), look.t
    number = missing(view)[0]
    return Question(
        t("Only the {number} is missing. Open the lock with a tool?").format(number=number),
        t("Now or never for this roll."),
    )


def _ward(look: Look) -> Question:
    view, t = seen(look), look.t
    fresh = view["fresh"]
    if fresh is None or fresh["card"] is None or len(look.legal) == 1:
        return Question(t("You keep this card in secret"), t("Go on as if nothing had happened."))
    name = card_name(look, fresh["card"])
    return Question(t("{card}! Avoid it?").format(card=name), t("Now or never."))


def _make_room(look: Look) -> Question:
    t, fresh = look.t, seen(look)["fresh"]
    if fresh is not None and fresh["card"] is not None:
        words = t("You have drawn: {card}. You may hold {most} cards; this one may go, too.")
        return Question(
            t("Discard a card to make room"),
            words.format(card=card_name(look, fresh["card"]), most=MOST),
        )
    return Question(
        t("Discard a card to make room"),
        sentences(t("You hold {most} cards, the most you may.").format(most=MOST), why(look)),
    )


def why(look: Look) -> str:
    """What the room is needed for."""
    view, t = seen(look), look.t
    if not view["agenda"]:
        return ""
    job = view["agenda"][-1]
    if job["job"] == "touch":
        mummy = mummy_name(look, view["mummies"][job["more"]]["mummy"])
        return t("{mummy} touches you: you take a wound.").format(mummy=mummy)
    words = {
        "bruise": t("The block wounds you."),
        "draw": t("Then you draw a card."),
        "fetch": t("Then you take the treasure."),
        "win": t("Then you take the idol."),
    }
    return words.get(job["job"], "")


def _judge(look: Look) -> Question:
    t, aside = look.t, seen(look)["omen"]["aside"]
    return Question(
        t("Shall block {block} fall?").format(block=aside),
        t("You alone have seen it. It falls at the end of this round."),
    )


def _foresee(look: Look) -> Question:
    t = look.t
    if seen(look)["phase"] == "start":
        return Question(
            t("Look now at the block that falls this round?"),
            t("Only one look per round for the whole table. You can also look later in the round."),
        )
    return Question(
        t("A block is about to fall. Look at it first?"),
        t("Only one look per round for the whole table."),
    )


def _dodge(look: Look) -> Question:
    t = look.t
    return Question(
        t("A block falls on you! Dodge it?"), t("You jump either way; the dodge saves the wound.")
    )


def _jump(look: Look) -> Question:
    t = look.t
    return Question(t("A block falls on you. Jump!"), t("A free step, to a neighbouring space."))


ASKS = {
    "choose": _choose,
    "enter": _enter,
    "load": _load,
    "brace": _brace,
    "act": _act,
    "lift": _attempt,
    "force": _force,
    "ward": _ward,
    "make room": _make_room,
    "judge": _judge,
    "foresee": _foresee,
    "dodge": _dodge,
    "jump": _jump,
}


# --- Of the others ----------------------------------------------------------------------------


def _waiting(look: Look) -> Question:
    view, t = seen(look), look.t
    words = {
        "choose": t("{name} chooses an adventurer"),
        "enter": t("{name} enters the pyramid"),
        "load": t("{name} may discard cards"),
        "brace": t("{name} may use stamina"),
        "act": t("{name} acts"),
        "lift": t("{name} picks a lock"),
        "force": t("{name} may open the lock with a tool"),
        "ward": t("{name} looks at the card just drawn"),
        "make room": t("{name} must discard a card"),
        "judge": t("{name} has seen the next block"),
        "foresee": t("{name} may look at the next block"),
        "dodge": t("A block falls on {name}"),
        "jump": t("{name} jumps from the block"),
        "roll": t("The dice roll"),
        "search": t("{name} searches"),
        "open": t("{name} opens a sarcophagus"),
        "read": t("{name} reads an inscription"),
        "look": t("{name} looks at a block"),
        "walk": t("The mummies walk"),
        "fall": t("A block falls"),
        "chest": t("{name} opens a chest"),
    }[view["task"]]
    who = look.actor if look.actor >= 0 else view["turn"]
    return Question(words.format(name=look.names[who]), _fate(look) or _order(look))


def _fate(look: Look) -> str:
    """What has become of these eyes' own adventurer."""
    view, t = seen(look), look.t
    if look.seat < 0:
        return ""
    fate = view["players"][look.seat]["fate"]
    if fate == "out":
        return t("You are out with {points} points.").format(
            points=amount(look, purse(view, look.seat).total)
        )
    words = {
        "trapped": t("You are trapped for ever and score nothing."),
        "mummy": t("You have turned into a mummy and score nothing."),
    }
    return words.get(fate, "")


def queue(view: PyramidView) -> list[Seat]:
    """The players still to act in this phase, the acting one first."""
    seats = len(view["players"])
    order = [(view["keeper"] + step) % seats for step in range(seats)]
    left = order[order.index(view["turn"]) :]
    return [seat for seat in left if view["players"][seat]["fate"] in ("inside", "waiting")]


def _order(look: Look) -> str:
    """Who comes next, and what after the last one."""
    view, t = seen(look), look.t
    if view["phase"] not in ("entering", "load", "actions"):
        return ""
    after = [look.names[seat] for seat in queue(view) if seat != view["turn"]]
    if after:
        return t("Next: {names}.").format(names=", ".join(after))
    return {
        "entering": t("Then the first round begins."),
        "load": t("Then the dice roll."),
        "actions": t("Then the mummies walk and a block falls."),
    }[view["phase"]]


# --- The end ----------------------------------------------------------------------------------


def standings(view: PyramidView) -> list[int]:
    """Everybody's place (rulings 146 to 149)."""
    scores: list[tuple[int, ...]] = []
    for seat, player in enumerate(view["players"]):
        out = player["fate"] == "out"
        total = purse(view, seat).total if out else 0
        scores.append((int(total), int(out), int(out and "horus" in player["idols"])))
    return places(scores)


def _result(look: Look) -> Question:
    view, t = seen(look), look.t
    why = _sentence(t(ENDINGS[view["ending"]]))
    if view["ending"] == "all lost":
        return Question(t("Nobody wins"), why)
    winners = [seat for seat, place in enumerate(standings(view)) if place == 1]
    points = amount(look, purse(view, winners[0]).total)
    names = listed(look, [look.names[seat] for seat in winners])
    words = t("{names} wins with {points} points")
    if len(winners) > 1:
        words = t("{names} share the win with {points} points")
    return Question(words.format(names=names, points=points), why)


def _sentence(words: str) -> str:
    """Words of the diary as a sentence."""
    return words[:1].upper() + words[1:] + "."
