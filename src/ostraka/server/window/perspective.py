"""Whose eyes a window has, and what they see of a table."""

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
    from ostraka.server.live.table import LiveTable

NUMBER, NOTE = itemgetter(0), itemgetter(1)
"""Parts of a numbered note. This is fast, since every window shows all notes at every step."""


@dataclass
class Window:
    """One window on a table: its player and language, and what is true of this window only."""

    live: LiveTable
    player: Viewer
    t: Translate
    language: str = "en"
    reduced_motion: bool = False  # shows no positions on the way
    fast_forward: bool = False  # neither, until somebody at this window is to act
    device_holder: Seat = WATCHER  # on a shared screen: who took the device last
    advice: list[Thought] = field(default_factory=list)
    advised_at: int = -1  # the count of steps that the advice is for
    muted: Mutes = field(default_factory=Mutes)
    reported: set[int] = field(default_factory=set)  # numbers of remarks reported here

    @property
    def seats(self) -> list[Seat]:
        """Seats of the people at this window."""
        return self.live.seats_of(self.player)

    def eyes(self, state: State) -> Seat:
        """Return whose eyes the window has.

        On a shared screen they are those of the player who acts, whose secrets wait until they have
        taken the device.
        """
        mine = self.seats
        if len(mine) < 2:
            return mine[0] if mine else WATCHER
        actor = state.actor()
        if actor == OVER:
            return WATCHER
        if actor in mine and (actor == self.device_holder or not has_secrets(state, actor)):
            return actor
        if actor not in mine and self.device_holder in mine:
            return self.device_holder
        return mine[0] if actor not in mine and not has_secrets(state, mine[0]) else WATCHER

    def handover_to(self, state: State) -> Seat | None:
        """Return the seat to which the device must be passed before its view is shown."""
        actor, mine = state.actor(), self.seats
        if (
            len(mine) > 1
            and actor in mine
            and actor != self.device_holder
            and has_secrets(state, actor)
        ):
            return actor
        return None

    def note_device_holder(self, state: State) -> None:
        """Note that the player who chooses holds the device, so that they are not asked to take it,
        and the next player is."""
        if self.handover_to(state) is None and state.actor() in self.seats:
            self.device_holder = state.actor()

    def look(self, frame: Frame, latest: bool) -> Look:
        """Return the view of one position; choices are legal only in the latest one."""
        assert self.live.table is not None
        state = frame.state
        eyes = self.eyes(state)
        acts = latest and state.actor() in self.seats and self.handover_to(state) is None
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
            odds=self.live.settings.odds,
            art=art_of(self.live.game.key),
            icons=address("icons.svg"),
        )


def has_secrets(state: State, seat: Seat) -> bool:
    """Whether a seat sees anything that a watcher does not."""
    own = dict(state.view(seat))
    own.pop("you", None)
    return _more(own, state.view(WATCHER))


def _more(own: object, open_to_all: object) -> bool:
    """Whether the first view holds more than the second; an empty hand is no more than a hidden
    one."""
    if own == open_to_all or own in ({}, [], None):
        return False
    if isinstance(own, Mapping) and isinstance(open_to_all, Mapping):
        return any(_more(value, open_to_all.get(name)) for name, value in own.items())
    if isinstance(own, list) and isinstance(open_to_all, list) and len(own) == len(open_to_all):
        return any(_more(mine, theirs) for mine, theirs in zip(own, open_to_all, strict=True))
    return True
