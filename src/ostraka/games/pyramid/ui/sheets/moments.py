"""Sheets of single moments: choosing an adventurer, the phases of a round, and what must be
answered at once, in a way that cannot be missed."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from ostraka.games.pyramid.knowledge.odds import fallen_blocks
from ostraka.games.pyramid.rules.board import SPACES
from ostraka.games.pyramid.rules.box import ABILITIES, ADVENTURERS, LEVELS, MOST
from ostraka.games.pyramid.ui.art.places import STEPS, beside, crossable
from ostraka.games.pyramid.ui.pieces import (
    ABILITY_ICONS,
    area_of,
    block_of,
    card_name,
    god_name,
    person,
    picture,
    portrait,
    said,
    seen,
    sentences,
    sign,
)
from ostraka.games.pyramid.ui.text.choices import touch, way
from ostraka.games.pyramid.ui.text.prompts import PHASES, missing, question, why
from ostraka.games.pyramid.ui.text.reach import place_of, standing_at
from ostraka.games.pyramid.ui.text.words import ABILITY_EFFECTS, ABILITY_NAMES
from ostraka.ui.scene import InContext, Look, Panel, Tell

ICONS: Final = ("weight", "rolling-dices", "footsteps", "mummy-head", "stone-block", "ankh")
URGENT: Final = {
    "jump": "falling-rocks",
    "dodge": "falling-rocks",
    "ward": "bandaged",
    "make room": "card-discard",
    "force": "padlock",
    "brace": "muscle-up",
    "foresee": "third-eye",
    "judge": "eye-of-horus",
}
"""What is asked in the middle of things, each with its icon."""
ALARMS: Final = ("jump", "dodge", "ward", "make room")
"""Those of them that hurt."""


# --- Choosing ---------------------------------------------------------------------------------


def adventurers(look: Look, told: dict[str, Tell]) -> Panel:
    """All eight, with what each can do; those that are taken bear the mark of their seat."""
    t = look.t
    cards = "".join(_adventurer(look, name, told) for name in ADVENTURERS)
    body = Markup(f'<div class="people">{cards}</div>')
    return Panel("choosing", t("The adventurers"), body, t("each has one ability, once in a game"))


def _adventurer(look: Look, name: str, told: dict[str, Tell]) -> str:
    t, say = look.t, f"choose {name}"
    players = seen(look)["players"]
    owner = next((seat for seat, one in enumerate(players) if one["adventurer"] == name), None)
    face = picture(look, name, "face")
    if owner is not None:
        face = portrait(look, owner)
    power = ABILITIES[ADVENTURERS.index(name)]
    words = (
        f"<span><b>{said(person(look, name))}</b>"
        f"<em>{sign(look, ABILITY_ICONS[power])}{said(t(ABILITY_NAMES[power]))}</em>"
        f"<small>{said(t(ABILITY_EFFECTS[power]))}</small></span>"
    )
    if say in told:
        return (
            f'<button type="button" class="person" id="choose-{name}" data-say="{say}">{face}'
            f"{words}</button>"
        )
    taken = " taken" if owner is not None else ""
    return f'<div class="person{taken}" id="choose-{name}">{face}{words}</div>'


# --- The phases of a round --------------------------------------------------------------------


def phases(look: Look) -> Panel:
    """The six phases, the current one lit, and who keeps the dice."""
    view, t = seen(look), look.t
    names = (
        t(InContext("Load", "noun: phase of a round")),
        t(InContext("Roll", "noun: phase of a round")),
        t(InContext("Act", "phase of a round")),
        t("Mummies"),
        t(InContext("Block", "phase of a round: a stone falls")),
        t("Ankh"),
    )
    now = PHASES.get(view["phase"], -1)
    items = ""
    for number, (icon, name) in enumerate(zip(ICONS, names, strict=True)):
        state = "current" if number == now else "done" if number < now else ""
        current = ' aria-current="step"' if number == now else ""
        items += f'<li class="{state}"{current}>{sign(look, icon)}<span>{said(name)}</span></li>'
    return Panel(
        "phases",
        t("Round {round}").format(round=view["round"]),
        Markup(f'<ol aria-label="{said(t("Phases of the round"))}">{items}</ol>'),
    )


def rounds(look: Look) -> Panel:
    """What happens in each phase, for new players."""
    t = look.t
    steps = (
        (
            t(InContext("Load", "noun: phase of a round")),
            t("Discard what is too heavy: the number of your cards sets your level."),
        ),
        (
            t(InContext("Roll", "noun: phase of a round")),
            t("Five dice for all: every die that reaches your level is an action."),
        ),
        (
            t(InContext("Act", "phase of a round")),
            t("Walk, search, open, take, pick locks. Each costs one action."),
        ),
        (t("Mummies"), t("They walk on along the corridor and wound everyone they meet.")),
        (
            t(InContext("Block", "phase of a round: a stone falls")),
            t("A block falls and closes its space for good. Do not get shut in."),
        ),
        (t("Ankh"), t("The dice go to the next player, who then acts first.")),
    )
    items = "".join(
        f"<li>{sign(look, icon)}<b>{said(name)}</b><span>{said(words)}</span></li>"
        for icon, (name, words) in zip(ICONS, steps, strict=True)
    )
    aim = t("Only those who come out alive score: treasures, idols and a bonus for different gods.")
    body = Markup(f"<ol>{items}</ol>")
    return Panel("rounds", t("How a round goes"), body, aim)


# --- What must be answered at once ------------------------------------------------------------


def moment(look: Look) -> Panel | None:
    """A banner for the player who is asked, a quiet line for the others."""
    view, t = seen(look), look.t
    task = view["task"]
    if task not in URGENT:
        return None
    asked = question(look)
    cls = "moment" if look.legal else "moment others"
    if look.legal and task in ALARMS:
        cls += " danger"
    words = said(_why(look) or asked.reason)
    body = f'<div class="cry">{sign(look, URGENT[task])}<p>{words}</p></div>'
    if look.legal and task == "jump":
        body += _pad(look)
    if look.legal and task in ("dodge", "ward"):
        body += f'<p class="fine">{said(_wound(look))}</p>'
    return Panel(cls, asked.title, Markup(body), "" if look.legal else t("the table waits"))


def _why(look: Look) -> str:
    """What has happened."""
    view, t = seen(look), look.t
    task, name = view["task"], look.names[look.actor] if look.actor >= 0 else ""
    if task in ("jump", "dodge"):
        space = str(place_of(view, look.actor))
        words = t("Block {block} falls on {space}, where {name} stands.")
        if look.legal:
            words = t("Block {block} falls on {space}, where you stand.")
        return words.format(block=block_of(space), space=space, name=name)
    if task == "make room":
        return why(look)
    if task == "force":
        words = t("The lock of {god} only lacks the {number}.")
        return words.format(god=god_name(look, str(view["attempt"])), number=missing(view)[0])
    if task == "ward" and view["fresh"] and view["fresh"]["card"]:
        words = t("You have drawn: {card}.") if look.legal else t("{name} has drawn: {card}.")
        return words.format(name=name, card=card_name(look, view["fresh"]["card"]))
    if task == "judge" and view["omen"]["aside"] is not None:
        number = view["omen"]["aside"]
        words = t("Block {block} would fall on {space}. Nobody else knows.")
        return words.format(block=number, space=SPACES[number - 1])
    return ""


def _wound(look: Look) -> str:
    """What the wound would mean."""
    view, t = seen(look), look.t
    player = view["players"][look.actor]
    load = min(MOST, player["load"] + (view["task"] == "dodge"))
    words = t("With the wound you hold {count} of {most} cards: level {level} next round.")
    heal = ""
    card = view["fresh"]["card"] if view["fresh"] else "block"
    remedy = {"block": "medikit", "crocodile": "medikit"}.get(str(card), "antidote")
    if remedy in player["equipment"]:
        heal = t("Your {remedy} can heal it.").format(remedy=card_name(look, remedy))
    return sentences(words.format(count=load, most=MOST, level=LEVELS[load]), heal)


def _pad(look: Look) -> str:
    """Where the player may jump, as the spaces lie."""
    space = str(place_of(seen(look), look.actor))
    cells = "".join(_side(look, space, side) for side in STEPS)
    centre = portrait(look, look.actor, "large")
    return f'<div class="pad">{cells}<div class="centre">{centre}</div></div>'


def _side(look: Look, space: str, side: str) -> str:
    view, t = seen(look), look.t
    there = beside(space, side)
    say = f"jump {there}"
    if there is None or not crossable(space, there):
        return f'<div class="side {side} no">{said(t("a wall"))}</div>'
    if fallen_blocks(view) >> SPACES.index(there) & 1:
        words = t("a fallen block bars the way")
        return f'<div class="side {side} no"><b>{there}</b>{said(words)}</div>'
    bad = " bad" if standing_at(view, there) else ""
    more = said(touch(look, there) or way(look, there))
    return (
        f'<button type="button" class="side {side}{bad}" id="pad-{side}" data-say="{say}">'
        f"<b>{there}</b><small>{said(area_of(look, there))}</small><span>{more}</span></button>"
    )
