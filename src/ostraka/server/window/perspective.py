"""From a live table to what one window shows: whose eyes it has, and what they see."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from operator import itemgetter
from typing import TYPE_CHECKING

from ostraka.bots.thought import Thought
from ostraka.core.play import OVER, WATCHER, Seat, State
from ostraka.server.html.assets import address, art_of
from ostraka.server.model import Frame, Viewer
from ostraka.server.names import shown_name
from ostraka.server.store.players import Mutes
from ostraka.ui.scene import Look, Translate

if TYPE_CHECKING:
    from ostraka.server.live.table import Live

NUMBER, NOTE = itemgetter(0), itemgetter(1)
"""Of what was told: every window is shown all of it at every step."""


@dataclass
class Window:
    """One window on a table: who looks through it, in which language, and what only it knows."""

    live: Live
    player: Viewer
    t: Translate
    language: str = "en"
    still: bool = False  # shows no steps on the way
    hurried: bool = False  # nor does it until somebody here is to act
    lifted: Seat = WATCHER  # on a shared screen: who took the device
    advice: list[Thought] = field(default_factory=list)
    advised: int = -1  # the step that the advice is for
    muted: Mutes = field(default_factory=Mutes)
    reported: set[int] = field(default_factory=set)  # remarks, through this window

    @property
    def seats(self) -> list[Seat]:
        return self.live.seats_of(self.player)

    def eyes(self, state: State) -> Seat:
        """Whose eyes these are. On a shared screen they are those of whoever acts, but what is
        secret waits until he has taken the device."""
        mine = self.seats
        if len(mine) < 2:
            return mine[0] if mine else WATCHER
        actor = state.actor()
        if actor == OVER:
            return WATCHER
        if actor in mine and (actor == self.lifted or not secret(state, actor)):
            return actor
        if actor not in mine and self.lifted in mine:
            return self.lifted
        return mine[0] if actor not in mine and not secret(state, mine[0]) else WATCHER

    def curtain(self, state: State) -> Seat | None:
        """Whom the device must be passed to before anything goes on."""
        actor, mine = state.actor(), self.seats
        if len(mine) > 1 and actor in mine and actor != self.lifted and secret(state, actor):
            return actor
        return None

    def taken(self, state: State) -> None:
        """Whoever chooses has the device: he goes on without a curtain, and the next one, whose
        secrets he must not see, does not."""
        if self.curtain(state) is None and state.actor() in self.seats:
            self.lifted = state.actor()

    def look(self, frame: Frame, latest: bool) -> Look:
        """What is seen of one position; only in the latest one is there something to choose."""
        assert self.live.table is not None
        state = frame.state
        eyes = self.eyes(state)
        acts = latest and state.actor() in self.seats and self.curtain(state) is None
        text = self.live.game.notation.text
        told = self.live.table.numbered(eyes, until=frame.notes, at=state)
        return Look(
            view=state.view(eyes),
            seat=eyes,
            actor=state.actor(),
            legal=tuple(text(action) for action in state.legal()) if acts else (),
            names=tuple(shown_name(name, self.t) for name in self.live.table.names),
            notes=tuple(map(NOTE, told)),
            numbers=tuple(map(NUMBER, told)),
            t=self.t,
            odds=self.live.house.odds,
            art=art_of(self.live.game.key),
            icons=address("icons.svg"),
        )


def secret(state: State, seat: Seat) -> bool:
    """Whether a seat sees anything that is not open to all."""
    own = dict(state.view(seat))
    own.pop("you", None)
    return _more(own, state.view(WATCHER))


def _more(own: object, open_to_all: object) -> bool:
    """Whether there is something in the first that is not in the second; an empty hand is no more
    than a hand that nobody may see."""
    if own == open_to_all or own in ({}, [], None):
        return False
    if isinstance(own, Mapping) and isinstance(open_to_all, Mapping):
        return any(_more(value, open_to_all.get(name)) for name, value in own.items())
    if isinstance(own, list) and isinstance(open_to_all, list) and len(own) == len(open_to_all):
        return any(_more(mine, theirs) for mine, theirs in zip(own, open_to_all, strict=True))
    return True
