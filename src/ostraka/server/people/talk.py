"""Who may read which remarks at a table, and how a window shows them.

Players and watchers talk separately. Watchers read both; players read the watchers' remarks when
the game is over, so that no watcher can help a player.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from ostraka.server.model import Remark, State, Viewer
from ostraka.server.names import shown_name
from ostraka.ui.figures import counted
from ostraka.ui.scene import Translate

SHOWN = 30
"""Remarks of each talk that a window is sent."""

WATCHERS_FROM = 1_000_000
"""Watchers' remarks are numbered from here on: gaps in the players' numbers would tell how much
watchers say."""


class TalkingTable(Protocol):
    """A table with talk, live or finished."""

    @property
    def talk(self) -> Sequence[Remark]: ...

    @property
    def state(self) -> State: ...

    def seats_of(self, player: Viewer) -> list[int]: ...


def readable(table: TalkingTable, player: Viewer, over: bool | None = None) -> list[Remark]:
    """Return what a player may read of the talk at a table, now or at an earlier position."""
    if over is None:
        over = table.state in ("over", "unfinished")
    if over or not table.seats_of(player):
        return list(table.talk)
    return [each for each in table.talk if each.seat >= 0 or each.player == player]


def next_number(talk: Sequence[Remark], seat: int) -> int:
    """Return the number of the next remark of a seat, or of a watcher."""
    first, end = (0, WATCHERS_FROM) if seat >= 0 else (WATCHERS_FROM, 2 * WATCHERS_FROM)
    return max((each.number + 1 for each in talk if first <= each.number < end), default=first)


@dataclass(frozen=True)
class RemarkLine:
    """A remark as a window shows it, or a summary of those by a muted player."""

    number: int
    seat: int
    name: str
    text: str  # empty once it was deleted
    own: bool = False
    known: bool = False  # whether it is known who said it
    reported: bool = False
    muted: str = ""  # says how many are hidden, and whose


@dataclass(frozen=True)
class Talk:
    """The talk at a table as one window shows it."""

    players: list[RemarkLine]
    watchers: list[RemarkLine]
    said: int  # remarks that are shown in full


def shown_talk(
    table: TalkingTable,
    player: Viewer,
    over: bool,
    muted: Collection[str],
    reported: Collection[int],
    t: Translate,
) -> Talk:
    """Return the talk as one player's window shows it."""
    remarks = readable(table, player, over)
    players = [each for each in remarks if each.seat >= 0][-SHOWN:]
    watchers = [each for each in remarks if each.seat < 0][-SHOWN:]
    lines = _lines(players, player, muted, reported, t)
    others = _lines(watchers, player, muted, reported, t)
    return Talk(lines, others, sum(bool(line.text) for line in (*lines, *others)))


def _lines(
    remarks: list[Remark],
    player: Viewer,
    muted: Collection[str],
    reported: Collection[int],
    t: Translate,
) -> list[RemarkLine]:
    """Turn remarks into lines; those of a muted player become one line, in place of the last."""
    lines = []
    hidden: dict[str, int] = {}
    for remark in remarks:
        if remark.player in muted and remark.text:
            hidden[remark.player] = hidden.get(remark.player, 0) + 1
    left = dict(hidden)
    for remark in remarks:
        if remark.player in muted and not remark.text:
            continue
        own = bool(remark.player) and remark.player == player
        name = shown_name(remark.name, t)
        line = RemarkLine(remark.number, remark.seat, name, remark.text, own, bool(remark.player))
        if remark.player in left:
            left[remark.player] -= 1
            if left[remark.player]:
                continue
            one = t("1 remark of {name}, muted by you").format(name=name)
            many = t("{count} remarks of {name}, muted by you")
            count = hidden[remark.player]
            told = one if count == 1 else many.format(count=count, name=name)
            line = replace(line, text="", muted=told)
        lines.append(replace(line, reported=remark.number in reported))
    return lines


def watched_by(count: int, most: int, t: Translate) -> str:
    """Say how many people watch, counted up to `most`."""
    if count > most:
        return t("More than {count} people are watching.").format(count=most)
    if not count:
        return t("Nobody is watching.")
    return counted(
        count,
        t,
        "1 person is watching.",
        "{count} people are watching and talking among themselves.",
    )
