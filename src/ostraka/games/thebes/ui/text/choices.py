"""What every choice of a turn costs the player who moves, where it leads and who plays next."""

from __future__ import annotations

from dataclasses import dataclass

from ostraka.core.play import Seat
from ostraka.games.thebes.knowledge.determinize import visible
from ostraka.games.thebes.knowledge.odds import missing
from ostraka.games.thebes.rules.box import (
    CITY,
    END,
    FIRST_YEAR,
    GROUND,
    NUMBER,
    PLACES,
    ROW,
    SHORTEST,
    SITES,
    WARSAW,
    WEEKS,
    YEAR,
)
from ostraka.games.thebes.rules.chapters.cards import change_weeks
from ostraka.games.thebes.rules.chapters.digging import helpers, knowledge, may_dig
from ostraka.games.thebes.rules.chapters.order import new_permits, plays_after, year_of_permits
from ostraka.games.thebes.rules.chapters.travel import routes, trip
from ostraka.games.thebes.rules.seats import (
    BOOKS,
    FIGURES,
    OWN,
    PERMISSIONS,
    PERMITS,
    PLACE,
    TIME,
    WITH_PERMISSION,
    WITH_ZEPPELIN,
)
from ostraka.games.thebes.ui.pieces import seen, sentences
from ostraka.ui.scene import Look


@dataclass(frozen=True)
class Sum:
    """Weeks of the journey and of the work, and when it is done."""

    trip: int
    weeks: int
    then: int  # the week of the marker, counted from 1901
    next: Seat  # who plays then

    @property
    def total(self) -> int:
        return self.trip + self.weeks


@dataclass(frozen=True)
class Choice:
    """A choice of a turn that may be thought of."""

    say: str
    place: str
    sum: Sum
    reason: str = ""  # why it cannot be done; empty if it can
    more: bool = False  # whether the work may take longer


class Mover:
    """The player whose turn it is, as all players see them."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.view = seen(look)
        self.board = visible(self.view)
        self.seat = self.board.turn
        self.own = self.board.own[self.seat * OWN : (self.seat + 1) * OWN]
        self.now = self.own[TIME]
        self.place = PLACES[self.own[PLACE]]
        self.name = look.names[self.seat]
        self.yours = look.seat == self.seat

    @property
    def flies(self) -> bool:
        return bool(self.board.used & WITH_ZEPPELIN)

    def trip(self, place: str) -> int:
        return trip(self.board, PLACES.index(place), self.board.used)

    def routes(self, place: str) -> int:
        """Weeks of the journey without car or zeppelin."""
        return routes(self.board, self.seat, PLACES.index(place))

    def sum(self, place: str, weeks: int) -> Sum:
        way = self.trip(place)
        then = self.now + way + weeks
        return Sum(way, weeks, then, plays_after(self.board, then))

    def until(self) -> int | None:
        """The last week in which the player goes on after a turn; none if nobody else plays."""
        own = self.board.own
        others = [own[seat * OWN + TIME] for seat in self.board.track if seat != self.seat]
        return min((week for week in others if week < END), default=None)


def all_choices(mover: Mover) -> dict[str, Choice]:
    """Every choice of a turn by its sentence, whether or not it can be made now."""
    view = mover.view
    found = [
        _work(mover, f"take {place}", NUMBER[name])
        for place, name in enumerate(view["display"], 1)
        if name is not None
    ]
    found.append(_choice(mover, "change", PLACES[WARSAW], change_weeks(mover.board)))
    found += [_dig(mover, site) for site in range(len(SITES))]
    found += [
        _hold(mover, f"hold {letter}", NUMBER[name])
        for letter, name in zip(ROW, view["row"], strict=True)
        if name is not None
    ]
    return {choice.say: choice for choice in found}


def _choice(mover: Mover, say: str, place: str, weeks: int, reason: str = "") -> Choice:
    total = mover.sum(place, weeks)
    return Choice(say, place, total, reason or _late(mover, place, total))


def _late(mover: Mover, place: str, total: Sum) -> str:
    if total.then > END:
        return mover.look.t("too late")
    if mover.flies and place == mover.place:
        return mover.look.t("already here")
    return ""


def _work(mover: Mover, say: str, card: int) -> Choice:
    return _choice(mover, say, PLACES[CITY[card]], WEEKS[card])


def _hold(mover: Mover, say: str, card: int) -> Choice:
    lacking = sum(missing(mover.board, card).values())
    reason = mover.look.t("{count} missing").format(count=lacking) if lacking else ""
    return _choice(mover, say, PLACES[CITY[card]], WEEKS[card], reason)


def _dig(mover: Mover, site: int) -> Choice:
    """The shortest dig that brings a token, with every helper if need be."""
    board = mover.board
    say, place = f"dig {SITES[site]}", PLACES[GROUND + site]
    if not may_dig(board, site):
        return Choice(say, place, mover.sum(place, 1), _why_not(mover, site), more=True)
    choice = _choice(mover, say, place, SHORTEST[knowledge(board, site, helpers(board, site))])
    return Choice(say, place, choice.sum, choice.reason, more=True)


def _why_not(mover: Mover, site: int) -> str:
    own, t = mover.own, mover.look.t
    if not own[PERMITS] >> site & 1 and not own[PERMISSIONS]:
        return t("permit used")
    if own[FIGURES + site] and not own[BOOKS + site]:
        return t("figures only, no book")
    return t("no books yet")


# --- In words ---------------------------------------------------------------------------------


def year_and_week(time: int) -> tuple[int, int]:
    """A week that is counted from 1901 as people say it."""
    return FIRST_YEAR + time // YEAR, time % YEAR + 1


def date(mover: Mover, time: int) -> str:
    """A week, with its year if that is not the player's."""
    year, week = year_and_week(time)
    t = mover.look.t
    if time == END:
        return t("the end of 1903")
    if year == year_and_week(mover.now)[0]:
        return t("week {week}").format(week=week)
    return t("week {week} of {year}").format(week=week, year=year)


def cost(mover: Mover, total: Sum) -> str:
    """The sum of a choice, in the same words everywhere."""
    t = mover.look.t
    if total.trip == 0 and total.total == 1:
        return t("1 week, to {date}.").format(date=date(mover, total.then))
    words = t("{trip} + {work} = {weeks} weeks, to {date}.")
    if total.trip == 0:
        words = t("{weeks} weeks, to {date}.")
    return words.format(
        trip=total.trip, work=total.weeks, weeks=total.total, date=date(mover, total.then)
    )


def permit(mover: Mover, then: int, used: int, least: int = 0) -> str:
    """Which permit a dig across New Year spends (rulings 94 and 95), and from how many weeks on;
    empty for other digs."""
    if not new_permits(mover.board, then):
        return ""
    t = mover.look.t
    if mover.board.terms.old_year or used & WITH_PERMISSION:
        words = t("Your permit for {year} stays valid.")
        if least:
            words = t("From {weeks} weeks on, your permit for {year} stays valid.")
    elif least:
        words = t("From {weeks} weeks on, the dig spends your permit for {year}.")
    else:
        words = t("This spends your permit for {year}.")
    return words.format(year=year_of_permits(mover.board, then), weeks=least)


def permit_from(mover: Mover, place: str, weeks: list[int], used: int) -> str:
    """The same of all the weeks that a dig may last."""
    begin = mover.now + mover.trip(place)
    across = [each for each in weeks if new_permits(mover.board, begin + each)]
    if not across:
        return ""
    least = 0 if across == weeks else across[0]
    return permit(mover, begin + across[0], used, least)


def follows(mover: Mover, total: Sum) -> str:
    """Who plays next."""
    t = mover.look.t
    if total.then == END:
        return t("Your time is up then.") if mover.yours else t("The time is up then.")
    if total.next != mover.seat:
        return t("Then {name} plays.").format(name=mover.look.names[total.next])
    return t("You play again.") if mover.yours else t("{name} plays again.").format(name=mover.name)


def told(mover: Mover, choice: Choice) -> str:
    """Cost and consequence of a choice, or why it cannot be made."""
    if choice.reason:
        return choice.reason
    if choice.more:
        return _told_dig(mover, choice)
    return sentences(cost(mover, choice.sum), follows(mover, choice.sum))


def _told_dig(mover: Mover, choice: Choice) -> str:
    """The least that a dig costs, and whether even that carries the marker into a new year."""
    t, total = mover.look.t, choice.sum
    words = t("At least {trip} + {work} = {weeks} weeks, to {date} or later.")
    if total.total == 1:
        words = t("At least 1 week, to {date} or later.")
    elif total.trip == 0:
        words = t("At least {weeks} weeks, to {date} or later.")
    least = words.format(
        trip=total.trip, work=total.weeks, weeks=total.total, date=date(mover, total.then)
    )
    site = SITES.index(choice.say.split()[1])
    special = 0 if mover.own[PERMITS] >> site & 1 else WITH_PERMISSION
    return sentences(least, permit(mover, total.then, special))
