"""Planning a dig: permit, assistants, weeks, one after the other, with what it may bring."""

from __future__ import annotations

from markupsafe import Markup

from ostraka.games.tomb_raiders.knowledge.odds import Dig, is_rubble
from ostraka.games.tomb_raiders.rules.box import (
    LONGEST_DIG,
    MOST_KNOWLEDGE,
    REGIONS,
    STEP_FINDS,
    STEP_REGION,
    STEP_WEEKS,
    STEPS,
)
from ostraka.games.tomb_raiders.ui.pieces import (
    after,
    by_face,
    card,
    chip,
    find,
    hidden,
    icon,
    laurels,
    moves_next,
    picture,
    spoken,
    target,
)
from ostraka.games.tomb_raiders.ui.sheets.chances import best, histogram, hopes
from ostraka.games.tomb_raiders.ui.text.choices import tell
from ostraka.games.tomb_raiders.ui.text.reading import (
    artifacts,
    best_first,
    cards_due,
    follower,
    general_used,
    knowledge,
    seen,
    steps_reached,
    subject,
    subject_view,
    useful_weeks,
)
from ostraka.games.tomb_raiders.ui.text.words import IN, PLACES, number, show
from ostraka.ui.figures import decimal, percent
from ostraka.ui.markup import html, join
from ostraka.ui.scene import NOTHING, InContext, Look

PERMITS = ("region", "general", "card")


def planner(look: Look) -> Markup:
    """The whole sheet; the step asked for is lit, the next ones are previewed."""
    t = look.t
    region = str(seen(look)["region"])
    title = t("Plan a dig {where}").format(where=t(IN[region]))
    return html(
        '<section class="sheet digs r-{}" id="planner" aria-label="{}"><header class="sh">{}'
        "<h2>{}</h2><p>{}</p></header>{}{}{}{}</section>",
        region,
        title,
        chip(look, region),
        title,
        t("The pile is shuffled, then you draw. Finds are yours, rubble goes back."),
        _step(
            look,
            1,
            "permit",
            t(InContext("Permit", "noun: step of planning a dig")),
            "",
            _permits(look, region),
        ),
        _step(
            look,
            2,
            "assist",
            t(InContext("Knowledge", "that a player brings to a dig")),
            "",
            _sum(look, region),
        ),
        _step(
            look,
            3,
            "weeks",
            t(InContext("Weeks", "length of a dig")),
            _hint(look),
            _weeks(look, region),
        ),
        _step(look, 4, "hope", t("What it may bring"), "", _hope(look, region)),
    )


def _step(look: Look, at: int, task: str, title: str, hint: str, body: Markup) -> Markup:
    now = " asked" if seen(look)["task"] == task else ""
    return html(
        '<div class="step {}{}"><h3><i>{}</i>{}<small>{}</small></h3>{}</div>',
        task,
        now,
        at,
        title,
        hint,
        body,
    )


def _hint(look: Look) -> str:
    if seen(look)["task"] == "weeks":
        return look.t("faded weeks add no card")
    return look.t("you choose them last")


# --- Permit -----------------------------------------------------------------------------------


def _permits(look: Look, region: str) -> Markup:
    """The permits that fit; the one that is spent is ticked."""
    view = seen(look)
    if view["task"] != "permit":
        return _permit(look, region, str(view["permit"]), spent=True)
    fitting = [permit for permit in PERMITS if f"permit {permit}" in look.legal]
    return join(_permit(look, region, permit) for permit in fitting)


def _permit(look: Look, region: str, permit: str, spent: bool = False) -> Markup:
    t = look.t
    drawing, name, words = {
        "region": (f"permit-{region}", t(PLACES[region]), t("only good here")),
        "general": ("permit-general", t("General permit"), t("good in any region")),
        "card": ("excavation", t("Excavation card"), t("good in any region")),
    }[permit]
    inside = html("{}<span><b>{}</b>{}</span>", card(look, drawing), name, words)
    if spent:
        return html('<div class="permit on" id="permit-{}">{}</div>', permit, inside)
    return html(
        '<button class="permit" type="button" id="permit-{}"{}>{}</button>',
        permit,
        target(look, f"permit {permit}"),
        inside + hidden(tell(look, f"permit {permit}").label),
    )


# --- Knowledge --------------------------------------------------------------------------------


def _sum(look: Look, region: str) -> Markup:
    """Books, general books and assistants add up to a column of the chart."""
    view, own, t = seen(look), subject_view(look), look.t
    helpers = view["helpers"]
    expertise, used = own["expertise"][region], general_used(view, own, region, helpers)
    over = own["general"] - used
    general = t("general books")
    if over:
        general = t("general; {over} do not count").format(over=over)
    known = knowledge(view, subject(look), region, helpers)
    plus = Markup('<i class="op">+</i>')
    return html(
        '<div class="eq">{}{}{}{}{}<i class="op">=</i>{}</div>',
        _term(look, _pictures(look, "books", expertise), expertise, t("books on the region")),
        plus,
        _term(look, _pictures(look, "opens", used), used, general),
        plus if _helpers(look) else NOTHING,
        _helpers(look),
        html('<div class="term total"><b>{}</b><small>{}</small></div>', known, t("knowledge")),
    )


def _pictures(look: Look, what: str, count: int) -> Markup:
    return picture(look, f"{what}-{min(count, MOST_KNOWLEDGE)}", "pic") if count else NOTHING


def _term(look: Look, picture: Markup, count: int, words: str) -> Markup:
    return html(
        '<div class="term"><span>{}</span><b>{}</b><small>{}</small></div>', picture, count, words
    )


def _helpers(look: Look) -> Markup:
    """Assistants: while they are asked for, a button for every number of them."""
    view, t = seen(look), look.t
    if view["task"] == "assist":
        buttons = [
            html(
                '<button type="button" id="{}"{}>{}</button>',
                say.replace(" ", "-"),
                target(look, say),
                spoken(say.split()[1], f"{told.label}: {told.brings}"),
            )
            for say in look.legal
            for told in (tell(look, say),)
        ]
        return html(
            '<div class="term ask-help"><span>{}</span><span>{}</span><small>{}</small></div>',
            card(look, "assistant"),
            join(buttons),
            t("assistants go along, then leave"),
        )
    if not view["helpers"] and "assistant" not in view["hand"]:
        return NOTHING
    words = t("assistants")
    if view["task"] == "permit":
        words = t("assistants: you choose next")
    return _term(look, card(look, "assistant"), view["helpers"], words)


# --- Weeks ------------------------------------------------------------------------------------


def _weeks(look: Look, region: str) -> Markup:
    view = seen(look)
    known = knowledge(view, subject(look), region, view["helpers"])
    digs = hopes(look, region, known)
    useful = useful_weeks(view, known)
    tiles = [
        _tile(look, weeks, cards_due(view, known, weeks), weeks in useful, digs.get(weeks))
        for weeks in range(1, LONGEST_DIG + 1)
    ]
    return html('<div class="weeks">{}</div>', join(tiles))


def _tile(look: Look, weeks: int, cards: int, useful: bool, dig: Dig | None) -> Markup:
    """Weeks, cards, expected points, and the week it leads to."""
    t = look.t
    land = subject_view(look)["week"] + weeks
    stays = follower(seen(look), subject(look), weeks) == subject(look)
    classes = ("" if useful else " flat") + (" stay" if stays else "")
    mean = _mean(look, dig) if dig else NOTHING
    return html(
        '<button class="week{}" type="button" id="weeks-{}"{}><span class="wn">{}</span>{}'
        "<b>{}</b>{}<small>{}{}</small></button>",
        classes,
        weeks,
        target(look, f"weeks {weeks}"),
        spoken(str(weeks), number(weeks, "week", t)),
        picture(look, f"cards-{cards}", "ca") if cards else Markup('<span class="ca"></span>'),
        number(cards, "card", t),
        mean,
        t("week {week}").format(week=land),
        hidden(moves_next(look, weeks)),
    )


def _mean(look: Look, dig: Dig) -> Markup:
    brief = decimal(dig["points"], look.t)
    words = look.t("{points} points on average").format(points=brief)
    return html("<em>{}{}</em>", picture(look, "wreath", "lv"), spoken(brief, words))


# --- What it may bring ------------------------------------------------------------------------


def _hope(look: Look, region: str) -> Markup:
    view = seen(look)
    known = knowledge(view, subject(look), region, view["helpers"])
    digs = hopes(look, region, known)
    shown = NOTHING
    if digs:
        weeks = best(digs)
        shown = _chances(look, weeks, digs[weeks], Markup(' class="od rest"'))
    if view["task"] == "weeks":
        shown += join(
            _chances(look, weeks, dig, html(' class="od" data-for="weeks {}" hidden=""', weeks))
            for weeks, dig in digs.items()
        )
    return shown + _facts(look, region)


def _chances(look: Look, weeks: int, dig: Dig, attributes: Markup) -> Markup:
    t = look.t
    lines = [
        t("{points} points on average, {rate} a week").format(
            points=decimal(dig["points"], t), rate=decimal(dig["points"] / weeks, t)
        ),
        t("no find at all: {percent}").format(percent=percent(dig["nothing"], t)),
    ]
    title = t("{weeks}: {cards}").format(
        weeks=number(weeks, "week", t), cards=number(dig["cards"], "card", t)
    )
    return html(
        '<div{}>{}<div><h4>{}</h4><p class="mean">{}<span>{}</span></p><p>{}</p>{}</div></div>',
        attributes,
        histogram(look, dig),
        title,
        laurels(look, decimal(dig["points"], t)),
        lines[0],
        lines[1],
        after(look, weeks),
    )


def _facts(look: Look, region: str) -> Markup:
    """What may lie in the pile, and what one more find would do for exhibitions."""
    view, t = seen(look), look.t
    pile = view["piles"][region]
    names = best_first(pile["seen"] + pile["missing"])
    rubble = sum(is_rubble(name) for name in names)
    words = t("{rubble} of {count} are rubble").format(rubble=rubble, count=len(names))
    return html(
        '<div class="lt"><p><b>{}</b> {}</p><p class="left">{}</p>{}<p class="fine">{}</p></div>',
        t("Cards that nobody has yet:"),
        words,
        by_face(look, names),
        join(_nearer(look, region)),
        t("Each of them is equally likely to lie here. Piles may not be counted."),
    )


def _nearer(look: Look, region: str) -> list[Markup]:
    """Exhibitions that more finds of the region would open or shorten."""
    view, own, t = seen(look), subject_view(look), look.t
    lines = []
    for each in view["exhibitions"]:
        exhibition = each - 1
        step = steps_reached(view, subject(look), exhibition)
        at = exhibition * STEPS + step
        if step == STEPS or REGIONS[STEP_REGION[at]] != region:
            continue
        missing = STEP_FINDS[at] - len(artifacts(own, region))
        words = t("{count} more: the exhibition {show} takes {weeks}").format(
            count=missing,
            show=show(exhibition, t),
            weeks=number(STEP_WEEKS[at], "week", t),
        )
        lines.append(
            html('<p class="near">{} {} {}</p>', icon(look, "laurels"), find(region, "+"), words)
        )
    return lines
