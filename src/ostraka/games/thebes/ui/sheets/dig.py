"""The sheets beside the wheel: helpers that may be used up, what the dig may bring, its weeks."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup, escape

from ostraka.games.thebes.knowledge.odds import WeekOdds
from ostraka.games.thebes.rules.box import END, MOST_WEEKS, SHOVEL_TOKENS
from ostraka.games.thebes.rules.chapters.digging import helpers, knowledge
from ostraka.games.thebes.rules.seats import (
    SHOVELS,
    WITH_ASSISTANT,
    WITH_FIGURES,
    WITH_PERMISSION,
    WITH_SHOVEL,
)
from ostraka.games.thebes.ui.art.paint import colour
from ostraka.games.thebes.ui.board.strip import strip
from ostraka.games.thebes.ui.pieces import picture, place_name, sign, target, text
from ostraka.games.thebes.ui.sheets.bags import dots, objects_in
from ostraka.games.thebes.ui.sheets.wheel import PreparedDig
from ostraka.games.thebes.ui.text.choices import permit_from
from ostraka.games.thebes.ui.text.words import FIGURES, many
from ostraka.ui.figures import decimal, percent
from ostraka.ui.scene import InContext, Panel
from ostraka.ui.svg import short, symbol

MOST: Final = 16
"""Points from which on all are counted together."""
WIDE, HIGH, BASE = 516, 206, 184
WEEK: Final = (WIDE - 8) / MOST_WEEKS
POINT: Final = 30
"""How broad a bar is."""


def sheets(prepared: PreparedDig) -> list[Panel]:
    found = [_helpers(prepared)] if _helps(prepared) else []
    return [*found, _outlook(prepared), _time(prepared), _bag(prepared)]


# --- Helpers ------------------------------------------------------------------------------------


def _helps(prepared: PreparedDig) -> str:
    """Those that may be used up, and those that help by themselves."""
    mover, t = prepared.mover, prepared.mover.look.t
    bits = helpers(mover.board, prepared.at)
    site = prepared.site
    drawn = ""
    if bits & WITH_FIGURES:
        name, sight = t(FIGURES[site]), picture(mover.look, f"figures-{site}", "sight")
        drawn += _helper(prepared, "figures", WITH_FIGURES, name[:1].upper() + name[1:], sight)
    if bits & WITH_ASSISTANT:
        sight = sign(mover.look, "assistant", "sight")
        drawn += _helper(prepared, "assistant", WITH_ASSISTANT, t("Your only assistant"), sight)
    if bits & WITH_SHOVEL:
        sight = sign(mover.look, "spade", "sight")
        drawn += _helper(prepared, "shovel", WITH_SHOVEL, t("Your only shovel"), sight)
    extra = SHOVEL_TOKENS[mover.own[SHOVELS]]
    if extra:
        words = t("+{count} tokens in every dig") if extra > 1 else t("+1 token in every dig")
        drawn += _given(prepared, "spade", t("Your shovels"), words.format(count=extra))
    if mover.flies:
        drawn += _given(prepared, "zeppelin", t("Zeppelin"), t("the journey takes no time"))
    elif mover.trip(prepared.place) < mover.routes(prepared.place):
        drawn += _given(prepared, "car", t("Car"), t("the journey takes 1 week less"))
    if prepared.used & WITH_PERMISSION:
        drawn += _given(prepared, "wax-seal", t("Special permission"), t("used up by this dig"))
    return drawn


def _helpers(prepared: PreparedDig) -> Panel:
    t = prepared.mover.look.t
    body = Markup(f'<div class="helps">{_helps(prepared)}</div>')
    return Panel("helpers", t("Helpers for this dig"), body)


def _helper(prepared: PreparedDig, name: str, bit: int, title: str, sight: str) -> str:
    """Something that is used up: a switch that is off until it is said."""
    look, t = prepared.mover.look, prepared.mover.look.t
    on, say = bool(prepared.used & bit), f"use {name}"
    gain = helper_brings(prepared, name)
    words = t("{title}: {gain}, used.") if on else t("{title}: {gain}, then gone.")
    label = words.format(title=title, gain=gain)
    state = t(InContext("used", "an assistant, shovel or permission")) if on else t("then gone")
    return (
        f'<div class="help{" on" if on else ""}"><i class="knob"></i>{sight}'
        f'<span aria-hidden="true"><b>{escape(title)}</b><small>{escape(gain)}</small>'
        f"<em>{escape(state)}</em></span>{target(look, say, f'use-{name}', label)}</div>"
    )


def helper_brings(prepared: PreparedDig, name: str) -> str:
    """What a helper adds to this dig."""
    t, board = prepared.mover.look.t, prepared.mover.board
    if name == "shovel":
        return t("1 more token")
    bit = WITH_FIGURES if name == "figures" else WITH_ASSISTANT
    before = knowledge(board, prepared.at, prepared.used & ~bit)
    after = knowledge(board, prepared.at, prepared.used | bit)
    return t("knowledge {before} → {after}").format(before=before, after=after)


def _given(prepared: PreparedDig, icon: str, title: str, words: str) -> str:
    return (
        f'<div class="help given">{sign(prepared.mover.look, icon, "sight")}<span>'
        f"<b>{escape(title)}</b><small>{escape(words)}</small></span></div>"
    )


# --- What it may bring --------------------------------------------------------------------------


def _outlook(prepared: PreparedDig) -> Panel:
    mover = prepared.mover
    t, site = mover.look.t, prepared.site
    if not prepared.odds:
        words = t("This table plays without odds.")
        return Panel(
            "outlook", t("What it may bring"), Markup(f'<p class="fine">{escape(words)}</p>')
        )
    body = _overview(prepared) + _detail(prepared)
    if site in mover.view["gifts"]:
        gift = t("You are the first here: the object that lies on the site is counted.")
        if not mover.yours:
            gift = t("Nobody has dug here: the object that lies on the site is counted.")
        body += f'<p class="fine">{escape(gift)}</p>'
    return Panel("outlook", t("What it may bring"), Markup(body))


def _overview(prepared: PreparedDig) -> str:
    """Points on average by weeks, while no weeks are pointed at."""
    look, t = prepared.mover.look, prepared.mover.look.t
    top = max(each["average"] for each in prepared.odds.values()) or 1
    bars = dull = numbers = ""
    for weeks, each in prepared.odds.items():
        x, high = 6 + (weeks - 1) * WEEK, each["average"] / top * (BASE - 40)
        bar = f"M{short(x)} {BASE}v{short(-high)}h{short(WEEK - 5)}V{BASE}z"
        if prepared.gains(weeks):
            bars += bar
        else:
            dull += bar
        numbers += text(x + WEEK / 2 - 2, BASE - high - 6, decimal(each["average"], t), "value")
    label = t("Points on average by weeks of digging")
    return (
        f'<div class="overview unset"><p class="fine">{escape(label)}</p>'
        f'<svg class="chart" viewBox="0 0 {WIDE} {HIGH}" aria-hidden="true">'
        f'<path class="{prepared.site}" d="{bars}"/><path class="{prepared.site} dull" d="{dull}"/>'
        f'{numbers}<use href="{look.art}#thebes-by-weeks" width="{WIDE}" height="{HIGH}"/>'
        "</svg></div>"
    )


def _detail(prepared: PreparedDig) -> str:
    """The odds of the weeks that are pointed at: a few numbers, and how likely every sum is."""
    look = prepared.mover.look
    stats = "".join(_stats(prepared, each) for each in prepared.odds.values())
    bars = "".join(_histogram(prepared, each) for each in prepared.odds.values())
    return (
        f'{stats}<svg class="chart by-points" viewBox="0 0 {WIDE} {HIGH}" aria-hidden="true">{bars}'
        f'<use href="{look.art}#thebes-by-points" width="{WIDE}" height="{HIGH}"/></svg>'
    )


def _stats(prepared: PreparedDig, odds: WeekOdds) -> str:
    t = prepared.mover.look.t
    stats = [
        (str(odds["tokens"]), t("token") if odds["tokens"] == 1 else t("tokens"), ""),
        (decimal(odds["average"], t), t("points on average"), ' class="hot"'),
        (percent(odds["nothing"], t), t("nothing but sand"), ""),
    ]
    for name, chance in odds["completes"].items():
        if 0 < chance < 1:
            city = place_name(prepared.mover.look, name.split()[1])
            words = t("ready for {city}").format(city=city)
            stats.append((percent(chance, t), words, ""))
    shown = "".join(
        f"<div{cls}><b>{escape(number)}</b><span>{escape(words)}</span></div>"
        for number, words, cls in stats[:4]
    )
    return f'<div class="stats at" data-weeks="{odds["weeks"]}">{shown}</div>'


def _histogram(prepared: PreparedDig, odds: WeekOdds) -> str:
    """A bar for every sum of points; what is rarer than the rest is counted as 16 and more."""
    t = prepared.mover.look.t
    chances = odds["points"][:MOST]
    chances += [0.0] * (MOST - len(chances)) + [sum(odds["points"][MOST:])]
    top = max(chances)
    bars = ["", ""]
    for points, chance in enumerate(chances):
        high = round(chance / top * (BASE - 44))
        if high:
            bars[points > 0] += f"M{6 + points * POINT} {BASE}v{-high}h{POINT - 3}v{high}z"
    mean = round(6 + (min(odds["average"], MOST) + 0.5) * POINT - 1.5)
    middle = min(max(mean, 40), WIDE - 40)
    peak = 6 + (chances.index(top) + 0.5) * POINT - 1.5
    words = t("mean {points}").format(points=decimal(odds["average"], t))
    nothing = f'<path class="none" d="{bars[0]}"/>' if bars[0] else ""
    return (
        f'<g class="at" data-weeks="{odds["weeks"]}">{nothing}<path class="{prepared.site}" '
        f'd="{bars[1]}"/>{text(peak, 38, percent(top, t), "value")}'
        f'<path class="mean" d="M{mean} 20V{BASE}"/><g class="tag" '
        f'transform="translate({middle} 12)"><rect x="-38" y="-12" width="76" height="21" '
        f'rx="10"/>{text(0, 3.5, words)}</g></g>'
    )


def axes() -> list[str]:
    """The symbols of the numbers below the charts."""
    by_weeks = [(6 + (at + 0.5) * WEEK - 2, str(at + 1)) for at in range(MOST_WEEKS)]
    by_points = [(6 + (at + 0.5) * POINT - 1.5, str(at)) for at in range(MOST)]
    by_points.append((6 + (MOST + 0.5) * POINT - 1.5, f"{MOST}+"))
    return [_axis("thebes-by-weeks", by_weeks), _axis("thebes-by-points", by_points)]


def _axis(name: str, numbers: list[tuple[float, str]]) -> str:
    written = "".join(
        f'<text x="{short(x)}" y="{BASE + 17}">{number}</text>' for x, number in numbers
    )
    ink = colour("ink")
    return symbol(
        name,
        f'<path d="M2 {BASE}H{WIDE - 2}" stroke="{ink}" stroke-width="1.2"/><g fill="{ink}" '
        'text-anchor="middle" font-family="Alegreya Sans, sans-serif" font-weight="700" '
        f'font-size="var(--axis,14px)">{written}</g>',
        f"0 0 {WIDE} {HIGH}",
    )


# --- When ---------------------------------------------------------------------------------------


def _time(prepared: PreparedDig) -> Panel:
    """The weeks of the journey and, where weeks are pointed at, those of the dig."""
    mover, t = prepared.mover, prepared.mover.look.t
    way = mover.trip(prepared.place)
    of = {mover.now + week: ("trip", "") for week in range(1, way + 1)}
    ghost = picture(mover.look, f"time-{mover.seat}", "time ghost")
    for weeks in range(1, MOST_WEEKS + 1):
        time = mover.now + way + weeks
        of[time] = (f"dig d{weeks}", ghost)
    last = min(END, mover.now + way + MOST_WEEKS)
    words, title = t("journey {weeks} wk").format(weeks=way), t("When it is done")
    body = (
        f'<div class="strip inner" tabindex="0" role="group" aria-label="{escape(title)}">'
        f"{strip(mover, mover.now, last, of)}</div>"
        f'<p class="fine"><i class="lg trip"></i>{escape(words)}'
        f'<i class="lg dig"></i>{escape(t(InContext("digging", "noun: weeks spent on it")))}</p>'
    )
    possible = [weeks for weeks in range(1, MOST_WEEKS + 1) if prepared.possible(weeks)]
    spent = permit_from(mover, prepared.place, possible, prepared.used)
    body += f'<p class="fine">{escape(spent)}</p>' if spent else ""
    where = t("from {place}").format(place=place_name(mover.look, mover.place))
    return Panel("when", title, Markup(body), where)


def _bag(prepared: PreparedDig) -> Panel:
    """What is known to be left in the bag."""
    look, t, site = prepared.mover.look, prepared.mover.look.t, prepared.site
    bag = prepared.mover.view["bags"][site]
    words = ", ".join(
        many(count, thing, t)
        for thing, count in (
            ("object", objects_in(look, site)),
            ("book", bag.get("book", 0) + bag.get("general", 0)),
            ("blank", bag.get("blank", 0)),
        )
    )
    body = f'<div class="inbag">{dots(look, site)}<span>{escape(words)}</span></div>'
    total = many(sum(bag.values()), "token", t)
    return Panel("inside", t("Still in the bag"), Markup(body), total)
