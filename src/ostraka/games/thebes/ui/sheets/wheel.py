"""A dig that is prepared: the wheel with weeks and tokens, and what adds up to the knowledge."""

from __future__ import annotations

from markupsafe import escape

from ostraka.games.thebes.knowledge.odds import DigOdds, WeekOdds
from ostraka.games.thebes.rules.box import (
    END,
    FIGURE_POINTS,
    GROUND,
    MOST_WEEKS,
    PLACES,
    SITES,
    SPAN,
    UNSURE,
)
from ostraka.games.thebes.rules.chapters.digging import (
    knowledge,
    specific_points,
    tokens_due,
    with_general,
)
from ostraka.games.thebes.rules.seats import (
    BOOKS,
    GENERAL,
    WITH_FIGURES,
)
from ostraka.games.thebes.ui.art.dial import MIDDLE, TURN, polar, sector
from ostraka.games.thebes.ui.pieces import picture, put, sentences, sign, text
from ostraka.games.thebes.ui.text.choices import Mover, Sum, cost, follows, permit
from ostraka.games.thebes.ui.text.words import IN, many
from ostraka.ui.figures import decimal, percent
from ostraka.ui.origins import origin_name, sure_name
from ostraka.ui.scene import InContext
from ostraka.ui.svg import short

INNER, OUTER = 96, 216


class PreparedDig:
    """The dig that is prepared, week by week."""

    def __init__(self, mover: Mover, odds: DigOdds | None) -> None:
        board = mover.board
        self.mover = mover
        self.site = SITES[board.site]
        self.at = board.site
        self.used = board.used
        self.place = PLACES[GROUND + board.site]
        self.knowledge = knowledge(board, board.site, board.used)
        self.tokens = [0] + [
            tokens_due(board, board.site, weeks, board.used) for weeks in range(1, MOST_WEEKS + 1)
        ]
        self.left = END - mover.now - mover.trip(self.place)
        self.odds: dict[int, WeekOdds] = (
            {each["weeks"]: each for each in odds["weeks"]} if odds else {}
        )

    def sum(self, weeks: int) -> Sum:
        return self.mover.sum(self.place, weeks)

    def possible(self, weeks: int) -> bool:
        return self.tokens[weeks] > 0 and weeks <= self.left

    def gains(self, weeks: int) -> bool:
        """Whether the last of these weeks adds a token."""
        return self.tokens[weeks] > self.tokens[weeks - 1]


def wheel_page(prepared: PreparedDig) -> str:
    """The wheel with its question above and the knowledge below."""
    mover = prepared.mover
    look, t = mover.look, mover.look.t
    title = t("How long will you dig {place}?")
    if not mover.yours:
        title = t("{name} prepares a dig {place}")
    words = title.format(name=mover.name, place=t(IN[prepared.site]))
    advice = t("The weeks are around the rim, the tokens in the windows. Faded weeks add no token.")
    cls = f"trench {prepared.site} yours" if mover.yours else f"trench {prepared.site}"
    return (
        f'<section class="{cls}" id="trench" data-turned="">'
        f"<header>{picture(look, f'object-{prepared.site}', 'great')}<div><h2>{escape(words)}</h2>"
        f"<p>{escape(advice)}</p></div></header>{_wheel(prepared)}{_count(prepared)}</section>"
    )


def _wheel(prepared: PreparedDig) -> str:
    look = prepared.mover.look
    turned = -TURN * prepared.knowledge
    weeks = "".join(_week(prepared, weeks) for weeks in range(1, MOST_WEEKS + 1))
    label = look.t("Wheel, set to knowledge {knowledge}").format(knowledge=prepared.knowledge)
    return (
        f'<svg class="wheel" id="wheel" viewBox="0 0 520 526" role="group" '
        f'aria-label="{escape(label)}"><circle cx="260" cy="266" r="252" class="cast"/>'
        f'<g transform="translate(260 260)"><g class="ring" id="ring" transform="rotate({turned})">'
        f'<use href="{look.art}#thebes-knowledge" x="-260" y="-260" width="520" height="520"/>'
        "</g></g>"
        f'<use href="{look.art}#thebes-dial" width="520" height="520"/>{_pastime(prepared)}{weeks}'
        '<g class="hand"><path d="M260 154l8 15h-16z"/></g>'
        '<path d="M224 10a253 253 0 0 1 72 0l-6 40a212 212 0 0 0-60 0z" class="set"/>'
        f"{text(MIDDLE, 39, prepared.knowledge, 'known')}{_hub(prepared)}</svg>"
    )


def _pastime(prepared: PreparedDig) -> str:
    """The weeks that would pass, as a sector from the top."""
    return "".join(
        f'<path class="passed at" data-weeks="{weeks}" d="{_sector(weeks)}"/>'
        for weeks in range(1, MOST_WEEKS + 1)
        if prepared.possible(weeks)
    )


def _sector(weeks: int) -> str:
    return sector(0, min(weeks * TURN, 359.9), 92, 214)


def _week(prepared: PreparedDig, weeks: int) -> str:
    """A week of the rim with the window of its tokens."""
    say = f"weeks {weeks}"
    x, y = polar(188, weeks * TURN)
    window_x, window_y = polar(127, weeks * TURN)
    cls = "hour" if prepared.possible(weeks) else "hour no"
    if not prepared.gains(weeks):
        cls += " dull"
    pick = ""
    if say in prepared.mover.look.legal:
        area = sector(weeks * TURN - 15, weeks * TURN + 15, INNER, OUTER)
        pick = (
            f'<path class="area" d="{area}" role="button" tabindex="0" id="weeks-{weeks}" '
            f'data-say="{say}" aria-label="{escape(week_label(prepared, weeks))}"/>'
        )
    tokens = prepared.tokens[weeks] if prepared.possible(weeks) else "·"
    return (
        f'<g class="{cls}"><g aria-hidden="true"><circle cx="{short(x)}" cy="{short(y)}" r="23"/>'
        f"{text(x, y + 9, weeks, 'number')}"
        f'<rect x="{short(window_x - 21)}" y="{short(window_y - 19)}" width="42" height="38" '
        'rx="8"/>'
        f"{text(window_x, window_y + 9, tokens, 'tokens')}</g>{pick}</g>"
    )


def week_label(prepared: PreparedDig, weeks: int) -> str:
    """Everything that is shown about a number of weeks."""
    return sentences(week_title(prepared, weeks) + ".", week_brings(prepared, weeks))


def week_title(prepared: PreparedDig, weeks: int) -> str:
    t = prepared.mover.look.t
    tokens = many(prepared.tokens[weeks], "token", t)
    words = t("Dig 1 week, draw {tokens}") if weeks == 1 else t("Dig {weeks} weeks, draw {tokens}")
    return words.format(weeks=weeks, tokens=tokens)


def week_brings(prepared: PreparedDig, weeks: int) -> str:
    """What it costs, who plays then, what it brings on average."""
    mover, total = prepared.mover, prepared.sum(weeks)
    return sentences(
        cost(mover, total),
        permit(mover, total.then, prepared.used),
        follows(mover, total),
        "" if prepared.gains(weeks) else mover.look.t("This week adds no token."),
        _unsure_words(prepared, weeks),
        _odds_words(prepared, weeks),
    )


def _unsure_words(prepared: PreparedDig, weeks: int) -> str:
    """That the number on the wheel may not be the printed one."""
    found, t = UNSURE.get(prepared.knowledge * SPAN + weeks), prepared.mover.look.t
    if found is None:
        return ""
    words = t("This number on the wheel is {origin}, {sure}.")
    return words.format(origin=origin_name(found[0], t), sure=sure_name(found[1], t))


def _odds_words(prepared: PreparedDig, weeks: int) -> str:
    """The odds of a number of weeks as a sentence."""
    odds, t = prepared.odds.get(weeks), prepared.mover.look.t
    if odds is None:
        return ""
    return t("{points} points on average, {sand} nothing but sand.").format(
        points=decimal(odds["average"], t), sand=percent(odds["nothing"], t)
    )


def _hub(prepared: PreparedDig) -> str:
    """In the middle the tokens of the weeks that are pointed at."""
    look, t = prepared.mover.look, prepared.mover.look.t
    drawn = (
        '<circle cx="260" cy="260" r="88" class="hub"/>'
        '<circle cx="260" cy="260" r="82" class="seam"/>'
        f"{put(look, f'bag-{prepared.site}', 241, 184, 38, 42)}"
        f'<g class="unset">{text(MIDDLE, 272, "?", "many")}'
        f"{text(MIDDLE, 302, t('weeks'), 'unit')}</g>"
    )
    for weeks in range(1, MOST_WEEKS + 1):
        if prepared.possible(weeks):
            tokens = prepared.tokens[weeks]
            unit = t("token") if tokens == 1 else t("tokens")
            drawn += (
                f'<g class="at" data-weeks="{weeks}">{text(MIDDLE, 282, tokens, "many")}'
                f"{text(MIDDLE, 304, unit, 'unit')}</g>"
            )
    return drawn


def _count(prepared: PreparedDig) -> str:
    """How the knowledge comes about (rulings 63 to 75)."""
    mover, site = prepared.mover, prepared.site
    look, own, t = mover.look, mover.own, mover.look.t
    parts = []
    if own[BOOKS + prepared.at]:
        parts.append(_part(picture(look, f"book-{site}", "tome"), own[BOOKS + prepared.at]))
    if prepared.used & WITH_FIGURES:
        parts.append(_part(picture(look, f"figures-{site}", "tome"), FIGURE_POINTS))
    points = specific_points(mover.board, mover.seat, prepared.at, prepared.used)
    without = own[BOOKS + prepared.at] + (FIGURE_POINTS if prepared.used & WITH_FIGURES else 0)
    if points > without:
        parts.append(_part(sign(look, "assistant"), points - without))
    general = with_general(points, own[GENERAL]) - points
    lost = own[GENERAL] - general
    total = f"<i>+</i>{_part(picture(look, 'open', 'tome'), general)}" if own[GENERAL] else ""
    if lost:
        total += f"<small>{escape(t('not counted: {count}').format(count=lost))}</small>"
    title = escape(t(InContext("Knowledge", "of a site")))
    return (
        f'<p class="adds"><span>{title}</span>{"<i>+</i>".join(parts)}{total}'
        f"<i>=</i><b>{prepared.knowledge}</b></p>"
    )


def _part(drawn: str, points: int) -> str:
    return f'<span class="part">{drawn}{points}</span>'
