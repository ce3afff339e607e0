"""Every choice in words: what it costs, where it leads, what it brings."""

from __future__ import annotations

from collections.abc import Callable

from ostraka.games.pyramid.knowledge.determinize import visible
from ostraka.games.pyramid.knowledge.odds import Odds, chance_to_open
from ostraka.games.pyramid.rules.board import DECK_AT, SPACES
from ostraka.games.pyramid.rules.box import (
    ABILITIES,
    ADVENTURERS,
    CARDS,
    DECKS,
    LEVELS,
    MOST,
    REMEDY,
)
from ostraka.games.pyramid.rules.chapters import locks
from ostraka.games.pyramid.ui.art.places import grave_space
from ostraka.games.pyramid.ui.pieces import (
    ABILITY_ICONS,
    CARD_ICONS,
    SEPARATOR,
    amount,
    area_of,
    card_name,
    card_worth,
    chance,
    god_name,
    kind,
    mummy_name,
    person,
    points,
    seen,
)
from ostraka.games.pyramid.ui.text.final import dying, leaving
from ostraka.games.pyramid.ui.text.prompts import missing
from ostraka.games.pyramid.ui.text.purse import buried, gain, purse
from ostraka.games.pyramid.ui.text.reach import next_visit, out_in, standing_at
from ostraka.games.pyramid.ui.text.words import ABILITY_EFFECTS, ABILITY_NAMES, SEARCHES
from ostraka.ui.figures import counted, signed
from ostraka.ui.scene import InContext, Look, Tell


def tells(look: Look, hints: Odds | None) -> list[Tell]:
    """All that may be said now, in the order of `legal`."""
    return [
        TELLS[say.partition(" ")[0]](look, say, say.partition(" ")[2], hints) for say in look.legal
    ]


def labels(told: list[Tell]) -> dict[str, str]:
    """Each choice that has its target on board or cards, as one sentence."""
    return {
        tell.say: f"{tell.label}: {tell.brings}" if tell.brings else tell.label
        for tell in told
        if tell.on_board
    }


def beyond_cost(tell: Tell) -> str:
    """What an action brings, where a sign beside it says what it costs."""
    return str(tell.brings).partition(SEPARATOR)[2]


# --- Before the first round -------------------------------------------------------------------


def _choose(look: Look, say: str, name: str, hints: Odds | None) -> Tell:
    power = ABILITIES[ADVENTURERS.index(name)]
    brings = look.t("{ability}: {effect}").format(
        ability=look.t(ABILITY_NAMES[power]), effect=look.t(ABILITY_EFFECTS[power])
    )
    return Tell(say, person(look, name), brings, ABILITY_ICONS[power])


def _enter(look: Look, say: str, space: str, hints: Odds | None) -> Tell:
    return Tell(say, look.t("Enter by {space}").format(space=space), icon="footsteps")


# --- Cards ------------------------------------------------------------------------------------


def named(look: Look, card: str) -> str:
    """A card with its worth, as far as it has one."""
    if kind(card) in ("idol", "necklace", "sand", "water", "anubis", "thoth", "horus"):
        worth = card_worth(card)
        return look.t("{card} worth {worth}").format(card=card_name(look, card), worth=worth)
    return card_name(look, card)


def cards_and_level(look: Look, change: int) -> str:
    """What the load would be, and the level that it makes."""
    load = seen(look)["players"][look.actor]["load"] + change
    words = look.t("one card: level {level}" if load == 1 else "{count} cards: level {level}")
    return words.format(count=load, level=LEVELS[min(load, MOST)])


def _discard(look: Look, say: str, card: str, hints: Odds | None) -> Tell:
    t, view = look.t, seen(look)
    player = view["players"][look.actor]
    loose = card in player["equipment"] or card.partition(" ")[0] in player["idols"]
    loose = loose or card in (player["cards"] or {})
    brings = (
        t(InContext("for good", "a card is lost"))
        if view["task"] == "make room"
        else cards_and_level(look, -int(loose))
    )
    packed = (player["packed"] or {}).get(card)
    if packed:
        brings = points(brings, t("with what is in it"))
    label = t("Discard: {card}").format(card=named(look, card))
    return Tell(say, label, brings, "card-discard", "danger" if packed else "action")


def _cure(look: Look, say: str, wound: str, hints: Odds | None) -> Tell:
    remedy = CARDS[REMEDY[CARDS.index(wound)]]
    t = look.t
    label = t("Heal: {wound}").format(wound=card_name(look, wound))
    used = t("no action, uses up: {remedy}").format(remedy=card_name(look, remedy))
    return Tell(say, label, points(used, cards_and_level(look, -2)), CARD_ICONS[remedy])


def _pack(look: Look, say: str, card: str, hints: Odds | None) -> Tell:
    t = look.t
    label = t("Pack: {card}").format(card=named(look, card))
    return Tell(say, label, points(t("no action"), cards_and_level(look, -1)), "knapsack")


def _unpack(look: Look, say: str, card: str, hints: Odds | None) -> Tell:
    t = look.t
    label = t("Take out: {card}").format(card=named(look, card))
    return Tell(say, label, points(t("no action"), cards_and_level(look, 1)), "knapsack")


def _done(look: Look, say: str, _: str, hints: Odds | None) -> Tell:
    level = LEVELS[seen(look)["players"][look.actor]["load"]]
    brings = look.t("level {level}: dice of {level} or more count").format(level=level)
    return Tell(say, look.t("Keep the rest"), brings, "backpack", "keep", on_board=False)


# --- Moments ----------------------------------------------------------------------------------


def _ability(look: Look, say: str, _: str, hints: Odds | None) -> Tell:
    """Stamina, dodge, reflexes, swimming, lockpick, clairvoyance."""
    view, t = seen(look), look.t
    once = t("once in a game")
    brings = {
        "stamina": t("level {level} for this round").format(
            level=view["players"][look.actor]["level"] - 1
        ),
        "dodge": t("no wound, you only jump"),
        "reflexes": t("you avoid the wound"),
        "swimming": t("you avoid the wound"),
        "lockpick": t("the lock opens, the idol is yours"),
        "clairvoyance": t("clairvoyance: change the block if you like"),
    }[say]
    label = t("Use: {ability}").format(ability=t(ABILITY_NAMES[say]))
    if say == "clairvoyance":
        label = t("Look at the next block")
    on_board = say == "clairvoyance" and view["task"] == "act"
    return Tell(say, label, points(brings, once), ABILITY_ICONS[say], on_board=on_board)


def _crowbar(look: Look, say: str, _: str, hints: Odds | None) -> Tell:
    t = look.t
    brings = t("used up; the lock opens, the idol is yours")
    return Tell(say, t("Use the crowbar"), brings, "crowbar", on_board=False)


def _udjat(look: Look, say: str, _: str, hints: Odds | None) -> Tell:
    t = look.t
    brings = t("the udjat is used up; change the block if you like")
    on_board = seen(look)["task"] == "act"
    return Tell(say, t("Look at the next block"), brings, "eye-of-horus", on_board=on_board)


def _decline(look: Look, say: str, _: str, hints: Odds | None) -> Tell:
    view, t = seen(look), look.t
    label = t("Not now")
    brings = t("keep it for later")
    if view["task"] == "dodge":
        label, brings = t("Take the wound"), cards_and_level(look, 1)
    elif view["task"] == "ward" and len(look.legal) > 1:
        label, brings = t("Take the wound"), cards_and_level(look, 0)
    elif view["task"] == "ward":
        label, brings = t("Go on"), t("nothing to avoid")
    elif view["task"] == "force" and view["players"][look.actor]["actions"]:
        brings = t("roll again with another action")
    return Tell(say, label, brings, tone="quiet", on_board=False)


def _keep(look: Look, say: str, _: str, hints: Odds | None) -> Tell:
    t, number = look.t, seen(look)["omen"]["aside"]
    assert number is not None
    brings = t("on {space}, at the end of the round").format(space=SPACES[number - 1])
    label = t("Let block {block} fall").format(block=number)
    return Tell(say, label, brings, "stone-block", "keep", on_board=False)


def _change(look: Look, say: str, _: str, hints: Odds | None) -> Tell:
    t, number = look.t, seen(look)["omen"]["aside"]
    brings = t("unseen, any but {block}").format(block=number)
    return Tell(say, t("Change the block"), brings, "card-exchange", "quiet", on_board=False)


def _jump(look: Look, say: str, space: str, hints: Odds | None) -> Tell:
    label = look.t("Jump to {space}").format(space=space)
    brings = points(area_of(look, space), touch(look, space), way(look, space))
    bad = bool(standing_at(seen(look), space))
    tone = "danger" if bad else "action"
    final = dying(look, space) if len(look.legal) > 1 else None
    return Tell(say, label, brings, "jump-across", tone, final=final)


def touch(look: Look, space: str) -> str:
    """The mummies that would touch a player on a space."""
    there = standing_at(seen(look), space)
    if not there:
        return ""
    names = ", ".join(mummy_name(look, each["mummy"]) for each in there)
    return look.t("{mummy} stands there: a wound that never heals").format(mummy=names)


def way(look: Look, space: str) -> str:
    length = out_in(seen(look), space)
    if length is None:
        return look.t("no way out from there")
    return counted(length, look.t, "out with one action", "out in {count} actions")


def visit(look: Look, space: str) -> str:
    """Which mummy may come by a space at the end of this round."""
    found = next_visit(seen(look), space)
    if found is None:
        return ""
    mummy = mummy_name(look, found.mummy)
    if not look.odds:
        words = look.t("{mummy} passes here after {steps} steps")
        return words.format(mummy=mummy, steps=found.steps)
    return look.t("{chance} that {mummy} passes here").format(
        mummy=mummy, chance=chance(look, found.chance)
    )


# --- A turn -----------------------------------------------------------------------------------


def costs(look: Look) -> str:
    """One action, and how many that leaves."""
    left = seen(look)["players"][look.actor]["actions"] - 1
    return counted(
        left, look.t, "one action, one left", "one action, {count} left", "the last action"
    )


def _move(look: Look, say: str, space: str, hints: Odds | None) -> Tell:
    label = look.t("Go to {space}").format(space=space)
    met = touch(look, space) or visit(look, space)
    brings = points(costs(look), area_of(look, space), met, way(look, space))
    bad = bool(standing_at(seen(look), space))
    tone = "danger" if bad else "action"
    return Tell(say, label, brings, "footsteps", tone, final=dying(look, space))


def first_step(look: Look, steps: list[str]) -> str:
    """How to get to where more than one step leads."""
    words = look.t("{count} steps, first to {space}")
    return words.format(count=len(steps), space=steps[0])


def _leave(look: Look, say: str, _: str, hints: Odds | None) -> Tell:
    """With nothing to bring out, leaving is offered on the plan alone."""
    found, t = purse(seen(look), look.actor), look.t
    worth = found.total - found.chests
    words = t("Leave with one point" if worth == 1 else "Leave with {points} points")
    label = words.format(points=amount(look, worth))
    chests = ""
    if found.boxes:
        chests = counted(found.boxes, t, "and a chest to open", "and {count} chests to open")
    brings = points(t("one action, for good"), chests)
    on_board, final = not found.total, leaving(look, hints)
    return Tell(say, label, brings, "exit-door", "keep", on_board, final)


def _search(look: Look, say: str, _: str, hints: Odds | None) -> Tell:
    space = str(seen(look)["players"][look.actor]["space"])
    deck = DECKS[DECK_AT[SPACES.index(space)]]
    brings = costs(look)
    if hints:
        brings = points(look.t("one action"), prospects(look, deck, hints))
    return Tell(say, look.t(SEARCHES[deck]), brings, "trench-spade", on_board=False)


def prospects(look: Look, deck: str, hints: Odds) -> str:
    """What a search may bring."""
    t, odds = look.t, hints["searches"][deck]
    good = t("≈{points} points").format(points=amount(look, odds["worth"]))
    if odds["equipment"]:
        good = t("equipment {chance}").format(chance=chance(look, odds["equipment"]))
    return points(t("wound {chance}").format(chance=chance(look, odds["wound"])), good)


def _open(look: Look, say: str, name: str, hints: Odds | None) -> Tell:
    t, god = look.t, name.partition("-")[0]
    least, most = buried(god)
    label = t("Open {god} at {space}").format(god=god_name(look, god), space=grave_space(name))
    holds = t("worth {least} to {most}; taking it costs one more action").format(
        least=least, most=most
    )
    brings = points(costs(look), holds)
    return Tell(say, label, brings, "sarcophagus")


def _take(look: Look, say: str, name: str, hints: Odds | None) -> Tell:
    view, t = seen(look), look.t
    card = next(str(g["card"]) for g in view["sarcophagi"] if g["sarcophagus"] == name)
    label = t("Take the {god} treasure worth {worth}").format(
        god=god_name(look, name.partition("-")[0]), worth=card_worth(card)
    )
    more = gain(view, look.actor, card)
    brings = points(costs(look), t("{points} points if you get out").format(points=signed(more)))
    return Tell(say, label, points(brings, load_after(look)), "two-coins", "keep")


def load_after(look: Look) -> str:
    """What one card more does to the level of the next round."""
    load = seen(look)["players"][look.actor]["load"]
    if load >= MOST:
        return look.t("you must discard another card")
    if LEVELS[load + 1] > LEVELS[load]:
        return look.t("level {level} from the next round on").format(level=LEVELS[load + 1])
    return ""


def _read(look: Look, say: str, name: str, hints: Odds | None) -> Tell:
    t = look.t
    label = t("Read the inscription of {god}").format(god=god_name(look, name.partition("-")[0]))
    brings = t("no action; you alone learn its worth; once in a game")
    return Tell(say, label, brings, "scroll-unfurled", "quiet", on_board=False)


def _shoot(look: Look, say: str, name: str, hints: Odds | None) -> Tell:
    t = look.t
    brings = t("no action; it lies down for this round; once in a game")
    label = t("Shoot {mummy}").format(mummy=mummy_name(look, name))
    return Tell(say, label, brings, "revolver", "quiet", on_board=False)


def _end(look: Look, say: str, _: str, hints: Odds | None) -> Tell:
    t, left = look.t, seen(look)["players"][look.actor]["actions"]
    brings = ""
    if left:
        brings = counted(left, t, "one action is lost", "{count} actions are lost")
    return Tell(say, t("End my turn"), brings, tone="quiet", on_board=False)


# --- Locks ------------------------------------------------------------------------------------


def _pick(look: Look, say: str, god: str, hints: Odds | None) -> Tell:
    view, t = seen(look), look.t
    idol = next(each for each in view["idols"] if each["god"] == god)
    label = t("Pick the lock of {god}").format(god=god_name(look, god))
    worth = t("{points} points if you get out").format(
        points=signed(gain(view, look.actor, f"{god} idol"))
    )
    odds = ""
    if hints:
        left = view["players"][look.actor]["actions"]
        opens = hints["locks"][god][min(left, 5) - 1]
        words = t(
            "{chance} to open in one roll" if left == 1 else "{chance} to open in {count} rolls"
        )
        odds = words.format(chance=chance(look, opens), count=left)
    needs = t("needs {numbers}").format(numbers=" ".join(map(str, idol["needs"])))
    return Tell(say, label, points(costs(look), needs, odds, worth), "padlock")


def _lift(look: Look, say: str, pips: str, hints: Odds | None) -> Tell:
    view, t = seen(look), look.t
    label = t("Lift a die that shows {pips}").format(pips=pips)
    needed = int(pips) not in missing(view) and view["dice"].count(int(pips)) == 1
    idol = next(each for each in view["idols"] if each["god"] == view["attempt"])
    needed = needed and int(pips) in idol["needs"]
    brings = t("the lock needs this number") if needed else t("to roll it again")
    return Tell(say, label, brings, "rolling-dices", "danger" if needed else "action")


def throw_chance(look: Look) -> float:
    """That the dice in hand open the lock, with a tool where there is one."""
    view = seen(look)
    helped = locks.helped(visible(view), look.actor)
    lacks = len(missing(view))
    return chance_to_open(lacks, view["dice"].count(0) - lacks, 1, helped)


def _throw(look: Look, say: str, _: str, hints: Odds | None) -> Tell:
    t, lifted = look.t, seen(look)["dice"].count(0)
    label = counted(lifted, t, "Roll one die again", "Roll {count} dice again")
    odds = ""
    if hints:
        odds = t("{chance} to open").format(chance=chance(look, throw_chance(look)))
    return Tell(say, label, points(costs(look), odds), "rolling-dices", on_board=False)


TELLS: dict[str, Callable[[Look, str, str, Odds | None], Tell]] = {
    "choose": _choose,
    "enter": _enter,
    "discard": _discard,
    "cure": _cure,
    "pack": _pack,
    "unpack": _unpack,
    "done": _done,
    "stamina": _ability,
    "reflexes": _ability,
    "swimming": _ability,
    "dodge": _ability,
    "lockpick": _ability,
    "clairvoyance": _ability,
    "crowbar": _crowbar,
    "udjat": _udjat,
    "keep": _keep,
    "change": _change,
    "shoot": _shoot,
    "read": _read,
    "decline": _decline,
    "jump": _jump,
    "end": _end,
    "pick": _pick,
    "lift": _lift,
    "throw": _throw,
    "take": _take,
    "open": _open,
    "leave": _leave,
    "search": _search,
    "move": _move,
}
