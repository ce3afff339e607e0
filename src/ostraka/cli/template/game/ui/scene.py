"""The game on a page: everyone's lamp, what may be done with one's own, and who won."""

from __future__ import annotations

from typing import cast

from markupsafe import Markup

from ostraka.core.play import Seat, places
from ostraka.games.lantern.knowledge.odds import odds
from ostraka.games.lantern.rules.box import LAMPS, WAITING
from ostraka.games.lantern.rules.steps import NONE
from ostraka.games.lantern.rules.view import NightView
from ostraka.games.lantern.ui.text.words import ENDINGS
from ostraka.ui.figures import percent
from ostraka.ui.markup import html, join
from ostraka.ui.scene import Entry, Look, Panel, Question, Shortcut, Standing, Tell


def seen(look: Look) -> NightView:
    """The view as what it is."""
    return cast(NightView, look.view)


# --- The board --------------------------------------------------------------------------------


def board(look: Look) -> Markup:
    """Everyone's lamp; your own is a button while you may light it."""
    lamps = join(_lamp(look, seat) for seat in range(len(look.names)))
    return html('<section class="lamps" aria-label="{}">{}</section>', look.t("The lamps"), lamps)


def _lamp(look: Look, seat: Seat) -> Markup:
    lamp = seen(look)["lamps"][seat]
    face = html(
        '<svg class="lamp" aria-hidden="true"><use href="{}#lantern-lamp"/></svg>'
        "<b>{}</b><span>{}</span>",
        look.art,
        lamp if lamp != NONE else "?",
        look.names[seat],
    )
    if seat == look.seat and "light" in look.legal:
        words = look.t("Light your lamp")
        template = (
            '<button type="button" class="stand {}" id="lamp-{}" data-say="light">'
            '{}<span class="vh">{}</span></button>'
        )
        return html(template, _state(look, seat), seat, face, words)
    return html('<div class="stand {}" id="lamp-{}">{}</div>', _state(look, seat), seat, face)


def _state(look: Look, seat: Seat) -> str:
    """The class of a lamp: dark, lit, or blown out."""
    view = seen(look)
    if not view["lit"][seat]:
        return "dark"
    return "out" if seat < view["turn"] and view["points"][seat] == 0 else "lit"


# --- What is asked ----------------------------------------------------------------------------


def heading(look: Look) -> str:
    """How many players have had their turn."""
    view, t = seen(look), look.t
    done = 0 if view["task"] == "deal" else view["turn"]
    return t("{done} of {all} turns").format(done=done, all=len(look.names))


def question(look: Look) -> Question:
    """What is asked of the player who acts; of the others, whom they wait for."""
    t = look.t
    if look.over:
        return _result(look)
    if look.legal:
        reason = t("Waiting brings {points} points.").format(points=WAITING)
        return Question(t("Light your lamp, or wait?"), reason)
    view = seen(look)
    words = {
        "deal": t("{name} is dealt a lamp"),
        "choose": t("{name} lights a lamp, or waits"),
        "roll": t("The storm comes for {name}"),
    }[view["task"]]
    return Question(words.format(name=look.names[view["turn"]]))


def _result(look: Look) -> Question:
    t, points = look.t, seen(look)["points"]
    ranks = places([(each,) for each in points])
    winners = ", ".join(n for n, place in zip(look.names, ranks, strict=True) if place == 1)
    words = t("Shared by {names}") if ranks.count(1) > 1 else t("{names} wins")
    (why,) = ENDINGS.values()
    return Question(words.format(names=winners), t(why))


def tells(look: Look) -> list[Tell]:
    """Every choice with what it costs and brings."""
    return [_tell(look, say) for say in look.legal]


def _tell(look: Look, say: str) -> Tell:
    t = look.t
    if say == "wait":
        brings = t("{points} points for sure").format(points=WAITING)
        return Tell(say, t("Wait"), brings, "hourglass", "keep", on_board=False)
    lamp = seen(look)["lamps"][look.seat]
    brings = t("{points} points if it stays alight").format(points=lamp)
    if look.odds:
        chance = percent(odds(look.view), t)
        brings = t("{points} points in {chance} of storms").format(points=lamp, chance=chance)
    return Tell(say, t("Light lamp {lamp}").format(lamp=lamp), brings, "magic-lamp")


def shortcuts(look: Look) -> list[Shortcut]:
    """None: there are no small choices."""
    return []


# --- What stands beside -----------------------------------------------------------------------


def panels(look: Look) -> list[Panel]:
    """The lamps that you have not seen."""
    shown = seen(look)["lamps"]
    unseen = " ".join(str(lamp) for lamp in LAMPS if lamp not in shown)
    return [Panel("unseen", look.t("Lamps you have not seen"), html("<p>{}</p>", unseen))]


def standing(look: Look, seat: Seat) -> Standing:
    """A player's points."""
    return Standing(str(seen(look)["points"][seat]))


def ledger(look: Look) -> list[Entry]:
    """Points by the lamp, and points by waiting."""
    view, t = seen(look), look.t
    pairs = list(zip(view["lit"], view["points"], strict=True))
    return [
        Entry(t("For the lamp"), tuple(str(points) if lit else "0" for lit, points in pairs)),
        Entry(t("For waiting"), tuple("0" if lit else str(points) for lit, points in pairs)),
        Entry(t("Points"), tuple(str(points) for _, points in pairs), total=True),
    ]
