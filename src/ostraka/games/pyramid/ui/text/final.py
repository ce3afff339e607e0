"""What a player is asked before they leave the pyramid, or meet a mummy for the last time."""

from __future__ import annotations

from collections.abc import Iterator

from ostraka.games.pyramid.knowledge.odds import Odds
from ostraka.games.pyramid.rules.board import DECK_AT, SPACES
from ostraka.games.pyramid.rules.box import ANTIDOTE, CARDS, DECKS, MOST
from ostraka.games.pyramid.ui.pieces import (
    amount,
    card_name,
    chance,
    listed,
    mummy_name,
    seen,
    sentences,
)
from ostraka.games.pyramid.ui.sheets.players import standing_points
from ostraka.games.pyramid.ui.text.purse import Purse, purse
from ostraka.games.pyramid.ui.text.reach import standing_at, ways_out
from ostraka.ui.figures import counted
from ostraka.ui.scene import Final, Look, Loss

WOUNDS = frozenset(CARDS[:ANTIDOTE])
SOON = 3
"""Rounds ahead for which the panel says how likely it is to be shut in."""


def leaving(look: Look, hints: Odds | None) -> Final:
    """Leaving is final: no player enters again (ruling 46), and the remaining actions are lost
    (45)."""
    t, found = look.t, purse(seen(look), look.actor)
    losses = (_end(look, found), *_actions(look), *_equipment(look))
    losses = (*losses, *_search(look, hints), *_hurry(look, hints))
    go = t("Leave with nothing")
    if found.total:
        worth = found.total - found.chests
        words = t("Leave with one point" if worth == 1 else "Leave with {points} points")
        go = words.format(points=amount(look, worth))
    title, aside = t("Leave the pyramid for good?"), t("Nobody comes back in.")
    return Final(title, aside, losses, go, t("Stay inside"))


def _end(look: Look, found: Purse) -> Loss:
    t, worth = look.t, found.total - found.chests
    others = sentences(*_others(look))
    if not found.total:
        return Loss("laurels", t("You bring out no treasure"), others)
    words = t("You end with one point" if worth == 1 else "You end with {points} points")
    title = words.format(points=amount(look, worth))
    if found.boxes:
        chests = counted(found.boxes, t, "A chest is still to open.", "{count} chests to open.")
        others = sentences(chests, others)
    return Loss("laurels", title, others, "keep")


def _others(look: Look) -> Iterator[str]:
    """How the others stand, as far as it is known; whether the game ends with this step."""
    view, t = seen(look), look.t
    inside = False
    for seat, player in enumerate(view["players"]):
        if seat == look.actor:
            continue
        name = look.names[seat]
        if player["fate"] in ("trapped", "mummy"):
            yield t("{name} did not get out.").format(name=name)
            continue
        out = player["fate"] == "out"
        inside = inside or not out
        words = (
            t("{name} is out with {points}.")
            if out
            else t("{name} has {points} and is still inside.")
        )
        yield words.format(name=name, points=standing_points(look, seat))
    if not inside:
        yield t("Nobody else is inside: the game ends.")


def _actions(look: Look) -> Iterator[Loss]:
    t, left = look.t, seen(look)["players"][look.actor]["actions"] - 1
    if left > 0:
        title = counted(left, t, "One action is lost", "{count} actions are lost")
        yield Loss("hourglass", title)


def _equipment(look: Look) -> Iterator[Loss]:
    """What helps inside and is worth nothing outside."""
    held = seen(look)["players"][look.actor]["equipment"]
    useful = [card for card in held if not card.startswith("satchel")]
    if useful:
        names = listed(look, [card_name(look, card) for card in useful])
        yield Loss("knapsack", look.t("Your equipment is not used"), names)


def _search(look: Look, hints: Odds | None) -> Iterator[Loss]:
    if not hints or "search" not in look.legal:
        return
    t, space = look.t, str(seen(look)["players"][look.actor]["space"])
    odds = hints["searches"][DECKS[DECK_AT[SPACES.index(space)]]]
    wound = t("A wound: {chance}.").format(chance=chance(look, odds["wound"]))
    brings = t("≈{points} points on average.").format(points=amount(look, odds["worth"]))
    if odds["equipment"]:
        found = chance(look, odds["equipment"])
        brings = t("Equipment: {chance}.").format(chance=found)
    yield Loss("trench-spade", t("You could still search here"), sentences(brings, wound))


def _hurry(look: Look, hints: Odds | None) -> Iterator[Loss]:
    """Whether there is time to stay."""
    if not hints:
        return
    t, view = look.t, seen(look)
    ways = len(ways_out(view, str(view["players"][look.actor]["space"])))
    share = hints["closing"][SOON - 1]
    title = t("You may soon be shut in") if share >= 0.25 else t("You are in no hurry")
    left = counted(ways, t, "One way out.", "{count} ways out.")
    risk = t("Shut in within {rounds} rounds: {chance}.").format(
        rounds=SOON, chance=chance(look, share)
    )
    yield Loss("falling-rocks", title, sentences(left, risk), "quiet")


def dying(look: Look, space: str) -> Final | None:
    """With twelve wounds and nothing to discard the next touch turns a player into a mummy
    (ruling 84)."""
    view, t = seen(look), look.t
    player = view["players"][look.actor]
    assert player["cards"] is not None, "players see what lies before them"
    there = standing_at(view, space)
    useful = player["equipment"] or player["idols"] or not player["cards"].keys() <= WOUNDS
    if not there or player["load"] < MOST or useful:
        return None
    title = t("Turn into a mummy?")
    aside = t("{mummy} stands on {space} and touches you.").format(
        mummy=listed(look, [mummy_name(look, each["mummy"]) for each in there]), space=space
    )
    why = t("You have twelve wounds and no card to discard. You score nothing.")
    losses = (Loss("sarcophagus", t("Your game ends here"), why),)
    go = t("Go to {space}").format(space=space)
    return Final(title, aside, losses, go, t("Go elsewhere"), "mummy-head")
