"""What a player is asked before they stop for good: what they lose, and what they keep."""

from __future__ import annotations

from collections.abc import Iterator

from ostraka.games.thebes.rules.box import END, FIRST_YEAR, SITES, YEAR
from ostraka.games.thebes.rules.chapters.digging import knowledge
from ostraka.games.thebes.rules.scoring import majority_points
from ostraka.games.thebes.ui.art import frame
from ostraka.games.thebes.ui.pieces import place_name, sentences
from ostraka.games.thebes.ui.text.choices import Mover
from ostraka.ui.figures import counted
from ostraka.ui.scene import Final, Loss
from ostraka.ui.svg import short


def stopping(mover: Mover) -> Final:
    """The marker goes to 1904 at once and stays there (ruling 107)."""
    t = mover.look.t
    losses = (_weeks(mover), *_permits(mover), _points(mover))
    aside = t("You take no more turns in this game.")
    return Final(t("Stop for good?"), aside, losses, t("Stop for good"), t("Keep playing"))


def forgone(mover: Mover) -> str:
    """The weeks that are given up, on the frame of the map, and where the marker would go."""
    if "give up" not in mover.look.legal:
        return ""
    first = mover.now % YEAR + 2
    x, y = frame.middle(END % YEAR + 1)
    return (
        '<g class="plan forgone" id="forgone" data-plan="give up">'
        f'<path class="span" d="{frame.span(first, first + END - mover.now - 2)}"/>'
        f'<circle class="ghost seat-{mover.seat}" cx="{short(x)}" cy="{short(y)}" r="12"/></g>'
    )


def _weeks(mover: Mover) -> Loss:
    t, left = mover.look.t, END - mover.now
    title = counted(left, t, "You lose your last week", "You lose your last {count} weeks")
    others = [
        mover.look.names[seat]
        for seat, player in enumerate(mover.view["players"])
        if seat != mover.seat and (player["year"] - FIRST_YEAR) * YEAR + player["week"] - 1 < END
    ]
    if not others:
        then = t("Nobody else has time left: the game ends.")
    elif len(others) == 1:
        then = t("{name} plays on.").format(name=others[0])
    else:
        then = t("{names} play on.").format(
            names=t("{first} and {last}").format(first=", ".join(others[:-1]), last=others[-1])
        )
    return Loss("hourglass", title, sentences(t("No more cards, digs or exhibitions."), then))


def _permits(mover: Mover) -> Iterator[Loss]:
    """Sites that could still be dug this year, with what the player knows about them."""
    t = mover.look.t
    permits = mover.view["players"][mover.seat]["permits"]
    sites = [site for site in SITES if site in permits and _known(mover, site)]
    if not sites:
        return
    title = counted(len(sites), t, "One permit stays unused", "{count} permits stay unused")
    each = [
        t("{site}: knowledge {knowledge}").format(
            site=place_name(mover.look, site), knowledge=_known(mover, site)
        )
        for site in sites
    ]
    yield Loss("trench-spade", title, ", ".join(each))


def _known(mover: Mover, site: str) -> int:
    """What a player knows about a site, without helpers; nothing if they could not dig there."""
    if not mover.view["players"][mover.seat]["books"][site]:
        return 0
    return knowledge(mover.board, SITES.index(site), 0)


def _points(mover: Mover) -> Loss:
    t = mover.look.t
    points = mover.view["players"][mover.seat]["points"]
    title = counted(
        points, t, "You keep your point, for now", "You keep your {count} points, for now"
    )
    shared = majority_points(mover.board, mover.seat)
    more = ""
    if shared:
        words = t("{points} of them are for the most books. Others can still overtake you there.")
        more = words.format(points=shared)
    return Loss("laurels", title, more, "keep")
