"""The lock that is being picked: a door, the numbers it needs, the dice, and the chances."""

from __future__ import annotations

from markupsafe import Markup

from ostraka.core.play import Seat
from ostraka.games.pyramid.knowledge.odds import chance_to_open
from ostraka.games.pyramid.rules.box import DICE, GODS
from ostraka.games.pyramid.rules.view import IdolView
from ostraka.games.pyramid.ui.pieces import (
    chance,
    die,
    drawing,
    god_href,
    god_name,
    listed,
    mummy_name,
    said,
    seen,
    sentences,
    sign,
)
from ostraka.games.pyramid.ui.sheets.dice import actions
from ostraka.games.pyramid.ui.text.prompts import missing
from ostraka.games.pyramid.ui.text.reach import next_visit, place_of
from ostraka.games.pyramid.ui.text.words import DIE_NAMES
from ostraka.ui.figures import counted
from ostraka.ui.scene import InContext, Look, Panel


def tried(look: Look) -> IdolView | None:
    """The idol whose lock is being picked."""
    view = seen(look)
    return next((idol for idol in view["idols"] if idol["god"] == view["attempt"]), None)


def lock(look: Look, idol: IdolView, labels: dict[str, str]) -> Panel:
    """Which numbers lie there, which are missing; dice may be lifted to roll them again."""
    view, t = seen(look), look.t
    seat = view["turn"]
    pinned = _pinned(idol["needs"], view["dice"])
    pins = "".join(_pin(look, number, pinned.get(number), labels) for number in idol["needs"])
    spare = [at for at in range(len(DICE)) if at not in pinned.values()]
    loose = "".join(_loose(look, at, labels) for at in spare)
    words = t("Tap a die to lift it.") if any(say.startswith("lift") for say in labels) else ""
    body = (
        f'<div class="door g-{idol["god"]}">'
        '<svg class="door-art" viewBox="0 0 520 236" preserveAspectRatio="xMidYMid slice" '
        f'aria-hidden="true"><use href="{drawing(look, "door")}"/></svg>'
        f'<svg class="sigil" viewBox="0 0 76 76" aria-hidden="true">'
        f'<use href="{god_href(look, idol["god"])}" width="76" height="76"/></svg>'
        f'<div class="pins">{pins}</div></div><div class="again"><div class="rest"><h3>'
        f"{said(t('The other dice'))}</h3><p>{said(words)}</p></div>"
        f'<div class="loose">{loose}</div>{actions(look, seat)}</div>'
    )
    title = t("The lock of {god}").format(god=god_name(look, idol["god"]))
    shows = t("Show {numbers}. The idol is worth {worth} and curses the {die}.").format(
        numbers=listed(look, [str(number) for number in idol["needs"]]),
        worth=idol["value"],
        die=t(DIE_NAMES[idol["die"]]),
    )
    return Panel("lock", title, Markup(body), shows)


def _pinned(needs: list[int], dice: list[int]) -> dict[int, int]:
    """The die that serves for each number, if one shows it."""
    return {number: dice.index(number) for number in needs if number in dice}


def _pin(look: Look, number: int, at: int | None, labels: dict[str, str]) -> str:
    t = look.t
    if at is None:
        missing = said(t(InContext("missing", "number that a lock still needs")))
        return (
            f'<div class="pin miss"><b>{number}</b><span class="hole"></span>'
            f"<small>{missing}</small></div>"
        )
    return (
        f'<div class="pin set"><b>{number}</b>{_die(look, at, number, labels)}'
        f"<small>{said(t(InContext('there', 'number that a lock already has')))}</small></div>"
    )


def _loose(look: Look, at: int, labels: dict[str, str]) -> str:
    return _die(look, at, seen(look)["dice"][at], labels)


def _die(look: Look, at: int, pips: int, labels: dict[str, str]) -> str:
    """A die as it lies; one in hand is in the air."""
    say, name = f"lift {pips}", look.t(DIE_NAMES[DICE[at]])
    face = die(look, at, pips, "" if pips else "air")
    if say not in labels:
        words = look.t("{die}: in hand") if not pips else look.t("{die}: {pips}")
        label = said(words.format(die=name, pips=pips))
        told = f'role="img" aria-label="{label}"'
        return f'<span class="lying" id="lock-{GODS[at]}" {told}>{face}</span>'
    label = said(sentences(look.t("{die}: {pips}").format(die=name, pips=pips) + ".", labels[say]))
    return (
        f'<button type="button" class="lying" id="lock-{GODS[at]}" data-say="{say}" '
        f'aria-label="{label}">{face}</button>'
    )


# --- Chances ----------------------------------------------------------------------------------


def chances(look: Look, idol: IdolView) -> Panel | None:
    """With the dice alone and with each tool, by the actions that are left."""
    view, t = seen(look), look.t
    seat = view["turn"]
    player = view["players"][seat]
    throws = min(3, player["actions"])
    if not throws:
        return None
    tools = [("rolling-dices", t("Dice alone"), False)]
    if "crowbar" in player["equipment"]:
        tools.append(("crowbar", t("With the crowbar"), True))
    if player["adventurer"] == "ardila" and not player["used"]:
        tools.append(("lockpicks", t("With the lockpick"), True))
    head = "".join(
        f"<th>{said(counted(number, t, 'one action', '{count} actions'))}</th>"
        for number in range(1, throws + 1)
    )
    rows = "".join(_row(look, idol, throws, *tool) for tool in tools)
    table = f"<table><thead><tr><td></td>{head}</tr></thead><tbody>{rows}</tbody></table>"
    lacks = listed(look, [str(number) for number in missing(view)])
    aside = t("Missing: {numbers}. The dice are not saved for another round.").format(numbers=lacks)
    return Panel("chances", t("The chances"), Markup(table + _warning(look, seat)), aside)


def _row(look: Look, idol: IdolView, throws: int, icon: str, name: str, helped: bool) -> str:
    lacks = len(missing(seen(look)))
    spare = len(DICE) - len(idol["needs"])
    cells = ""
    for number in range(1, throws + 1):
        share = chance_to_open(lacks, spare, number, helped)
        cells += (
            '<td><svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">'
            '<rect class="all" width="100" height="10" rx="2"/>'
            f'<rect class="part" width="{share * 100:.0f}" height="10" rx="2"/></svg>'
            f"<b>{said(chance(look, share))}</b></td>"
        )
    return f"<tr><th>{sign(look, icon)}{said(name)}</th>{cells}</tr>"


def _warning(look: Look, seat: Seat) -> str:
    """The mummy that may pass while the player stands here."""
    space = place_of(seen(look), seat)
    visit = next_visit(seen(look), space) if space else None
    if visit is None:
        return ""
    words = look.t("{chance} that {mummy} passes {space} at the end of this round.").format(
        mummy=mummy_name(look, visit.mummy), space=space, chance=chance(look, visit.chance)
    )
    return f'<p class="warning">{sign(look, "mummy-head")}<span>{said(words)}</span></p>'
