"""The dig: conditions, knowledge, wheel and bag, and what follows it. Rulings as in RULES.md."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ostraka.core.play import Action, Note, Notes, below, tell
from ostraka.games.thebes.rules.box import (
    BEST,
    BLANK,
    BOOK,
    BOOK_ABOUT,
    END,
    FIGURE_POINTS,
    GROUND,
    KINDS_OF_TOKEN,
    LONE,
    MOST_KNOWLEDGE,
    MOST_WEEKS,
    SHORTEST,
    SHOVEL_TOKENS,
    SITES,
    SPAN,
    WHEEL,
)
from ostraka.games.thebes.rules.chapters.order import end_turn
from ostraka.games.thebes.rules.chapters.travel import go, in_time, tell_action, trip
from ostraka.games.thebes.rules.notation import DIG, DRAW, USE, WEEKS
from ostraka.games.thebes.rules.seats import (
    ASSISTANTS,
    BOOKS,
    FIGURES,
    GENERAL,
    HELPERS,
    OWN,
    PERMISSIONS,
    PERMITS,
    SHOVELS,
    TIME,
    WITH_ASSISTANT,
    WITH_FIGURES,
    WITH_PERMISSION,
    WITH_SHOVEL,
    gain_token,
    use_up,
)
from ostraka.games.thebes.rules.steps import DIGGING, DRAWING

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ostraka.games.thebes.rules.position import Board


def sites_to_dig(s: Board, used: int) -> list[Action]:
    """Return every site where the player may dig, with all helpers if need be, in the time left."""
    ways: list[Action] = []
    site: i64
    for site in range(len(SITES)):
        if may_dig(s, site):
            weeks = SHORTEST[knowledge(s, site, helpers(s, site))]
            if in_time(s, GROUND + site, weeks, used):
                ways.append(DIG + site)
    return ways


def may_dig(s: Board, site: i64) -> bool:
    """Whether the player may dig: a valid permit or a special permission (59), and a book or
    figures of the site (60), both before the trip (62)."""
    if not opens(s, s.turn, site):
        return False
    own = s.own
    at: i64 = s.turn * OWN
    permits: i64 = own[at + PERMITS]
    return permits >> site & 1 != 0 or own[at + PERMISSIONS] != 0


def opens(s: Board, seat: i64, site: i64) -> bool:
    """Whether a seat's books open digs at a site; with the option figures alone do too (60)."""
    own = s.own
    at: i64 = seat * OWN
    if own[at + BOOKS + site]:
        return True
    return own[at + FIGURES + site] != 0 and s.terms.figures_open


def helpers(s: Board, site: i64) -> int:
    """What may be used up for a dig: the site's figures (66), an only assistant (70, 71), an only
    shovel (82)."""
    own = s.own
    at: i64 = s.turn * OWN
    found: i64 = 0
    if own[at + FIGURES + site]:
        found |= WITH_FIGURES
    if own[at + ASSISTANTS] == 1:
        found |= WITH_ASSISTANT
    if own[at + SHOVELS] == 1:
        found |= WITH_SHOVEL
    return found


def knowledge(s: Board, site: i64, used: i64) -> int:
    """All points of knowledge that count in a dig (74); above 12 counts as 12 (75)."""
    known = with_general(specific_points(s, s.turn, site, used), s.own[s.turn * OWN + GENERAL])
    return min(known, MOST_KNOWLEDGE)


def specific_points(s: Board, seat: i64, site: i64, used: i64) -> i64:
    """Points of the site: closed books (63), groups of assistants (68, 69), and of what is used up
    for the dig the figures (65) and a lone assistant (70)."""
    own = s.own
    at: i64 = seat * OWN
    points: i64 = own[at + BOOKS + site] + s.terms.assistants[own[at + ASSISTANTS]]
    if used & WITH_FIGURES:
        points += FIGURE_POINTS
    if used & WITH_ASSISTANT:
        points += LONE
    return points


def with_general(specific: i64, general: i64) -> i64:
    """Add general points, of open books, which count no higher than the specific points (73)."""
    return specific + (general if general < specific else specific)


def tokens_due(s: Board, site: int, weeks: int, used: int) -> int:
    """Tokens to draw: what the wheel shows (76), and those of shovels unless it shows 0 (77)."""
    tokens = WHEEL[knowledge(s, site, used) * SPAN + weeks]
    return tokens + shovel_tokens(s, used) if tokens else 0


def shovel_tokens(s: Board, used: int) -> int:
    """Tokens of shovels: two bring one more, three bring two (80, 81); a lone one brings one and is
    used up (82)."""
    return LONE if used & WITH_SHOVEL else SHOVEL_TOKENS[s.own[s.turn * OWN + SHOVELS]]


def dig(s: Board, site: int) -> None:
    """Choose the site. A crossed-out permit needs the special permission (94), a site without books
    its figures (67); all else is chosen next."""
    at = s.turn * OWN
    s.site = site
    if not s.own[at + PERMITS] >> site & 1:
        s.used |= WITH_PERMISSION
    if not s.own[at + BOOKS + site]:
        s.used |= WITH_FIGURES
    s.task = DIGGING


def ways_to_dig(s: Board) -> list[Action]:
    """Return the weeks that bring a token (77, 78) and are left (106), and helpers to use first
    (74)."""
    site = s.site
    first = knowledge(s, site, s.used) * SPAN
    left = END - s.own[s.turn * OWN + TIME] - trip(s, GROUND + site, s.used)
    most = min(left, MOST_WEEKS)
    ways = [WEEKS + weeks - 1 for weeks in range(1, most + 1) if WHEEL[first + weeks]]
    unused = helpers(s, site) & ~s.used
    if unused:
        ways += [USE + helper for helper in range(len(HELPERS)) if unused >> helper & 1]
    return ways


def use(s: Board, helper: int) -> None:
    """Use a helper, discarded with the trip or after the dig."""
    s.used |= 1 << helper


def announce(s: Board, weeks: int, notes: Notes) -> None:
    """Fix the weeks (84) and move the marker before anything is drawn (79). Where a dig spends the
    permit of the year it began in, that is crossed out before (95)."""
    site = s.site
    s.draws = tokens_due(s, site, weeks, s.used)
    if notes is not None:
        known = knowledge(s, site, s.used)
        tell_action(notes, "dug", s, GROUND + site, weeks, knowledge=known, tokens=s.draws)
    if s.terms.old_year:
        cross_out(s)
    go(s, GROUND + site, weeks, notes)
    s.task = DRAWING


def cross_out(s: Board) -> None:
    """Cross out the permit of the site (89), unless a special permission stands for it (94)."""
    if not s.used & WITH_PERMISSION:
        s.own[s.turn * OWN + PERMITS] &= ~(1 << s.site)


def tokens_to_draw(s: Board) -> list[tuple[Action, int]]:
    """Return what is still in the bag (ruling 83)."""
    first = s.site * KINDS_OF_TOKEN
    bag = s.bags[first : first + KINDS_OF_TOKEN]
    return [(DRAW + token, count) for token, count in enumerate(bag) if count]


def next_token(s: Board, rng: Random) -> Action:
    """One of `tokens_to_draw`, drawn as `weighted` would."""
    bags = s.bags
    first: i64 = s.site * KINDS_OF_TOKEN
    total: i64 = 0
    at: i64
    for at in range(first, first + KINDS_OF_TOKEN):
        total += bags[at]
    drawn: i64 = below(rng, total)
    at = first
    while drawn >= bags[at]:
        drawn -= bags[at]
        at += 1
    return DRAW + at - first


def draw(s: Board, token: int, notes: Notes) -> None:
    """Keep a find (85) or lay a blank beside the bag (86), until all tokens due are drawn (88)."""
    s.bags[s.site * KINDS_OF_TOKEN + token] -= 1
    if token == BLANK:
        s.blanks += 1
    else:
        gain_token(s, s.turn, s.site, token)
    if notes is not None:
        tell_token(notes, s, token)
    s.draws -= 1
    if s.draws == 0:
        end_dig(s, notes)


def tell_token(notes: list[Note], s: Board, token: int) -> None:
    """Tell what came out of the bag."""
    if token < BEST:
        tell(notes, "found", s.turn, site=SITES[s.site], points=token + 1)
    elif token == BOOK:
        tell(notes, "learned", s.turn, site=SITES[s.site], about=SITES[BOOK_ABOUT[s.site]])
    elif token == BLANK:
        tell(notes, "blank", s.turn, site=SITES[s.site])
    else:
        tell(notes, "learned", s.turn, site=SITES[s.site], about="")


def end_dig(s: Board, notes: Notes) -> None:
    """End the dig. Blanks go back (86); the permit is crossed out, after a year's end that of the
    new year (89, 95), or the special permission is spent (94); helpers are discarded (66, 70, 82);
    the first to dig there takes the gift (91, 92)."""
    site, used = s.site, s.used
    s.bags[site * KINDS_OF_TOKEN + BLANK] += s.blanks
    s.blanks = 0
    if used & WITH_PERMISSION:
        use_up(s, PERMISSIONS, notes)
    elif not s.terms.old_year:
        cross_out(s)
    if used & WITH_FIGURES:
        use_up(s, FIGURES + site, notes)
    if used & WITH_ASSISTANT:
        use_up(s, ASSISTANTS, notes)
    if used & WITH_SHOVEL:
        use_up(s, SHOVELS, notes)
    if s.gifts >> site & 1:
        s.gifts &= ~(1 << site)
        gain_token(s, s.turn, site, 0)
        if notes is not None:
            tell(notes, "gift", s.turn, site=SITES[site], points=1)
    end_turn(s, notes)
