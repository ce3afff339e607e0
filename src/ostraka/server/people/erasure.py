"""Erase a player who deletes themselves. Their games stay, under the name "somebody".

No draw depends on names, so journals and seals can be verified as before.
"""

from __future__ import annotations

from sqlalchemy import Connection, Row, and_, delete, or_, select, update
from sqlalchemy.sql import ColumnElement

from ostraka.core.play import OVER
from ostraka.server.names import SOMEBODY
from ostraka.server.people import sealing
from ostraka.server.people.chairs import Chairs, next_host, without_erased
from ostraka.server.store import schema, tables

EVERYWHERE = "*"
"""Marks a message to other processes that names a player instead of a table."""


def erase(c: Connection, player: str, name: str, process: str) -> list[str]:
    """Erase a player in one transaction; return the tables that have changed.

    A player who is gone already changes none.
    """
    # This comes first, because it waits for transactions that are writing this player's id; see
    # `tables.require_player`.
    if not c.execute(delete(schema.players).where(schema.players.c.id == player)).rowcount:
        return []
    mute, report = schema.mutes.c, schema.reports.c
    c.execute(delete(schema.keys).where(schema.keys.c.player == player))
    c.execute(delete(schema.mutes).where(or_(mute.player == player, mute.muted == player)))
    c.execute(delete(schema.reports).where(report.author == player))
    c.execute(update(schema.reports).where(report.reporter == player).values(reporter=""))
    c.execute(delete(schema.attendance).where(schema.attendance.c.player == player))
    c.execute(delete(schema.removed).where(schema.removed.c.player == player))
    found = _tables(c, player, name)
    for table in found:
        _leave(c, table, player, name)
        tables.notify(c, table, process)
    tables.notify(c, EVERYWHERE + player, process)
    return found


def _tables(c: Connection, player: str, name: str) -> list[str]:
    """Return the tables where a player sits, is host or has said something.

    The order is always the same, so that two players who leave at once do not deadlock.
    """
    t, chair, remark = schema.tables.c, schema.chairs.c, schema.talk.c
    seated = select(chair.table).where(chair.player == player)
    talked = select(remark.table).where(or_(remark.player == player, and_(*_unattributed(name))))
    here = or_(t.host == player, t.id.in_(seated), t.id.in_(talked))
    return list(c.execute(select(t.id).where(here).order_by(t.id)).scalars())


def _unattributed(name: str) -> tuple[ColumnElement[bool], ...]:
    """Remarks by watchers of this name from before authors were stored.

    Some may be by others with the same name, so only the name is erased, not the text.
    """
    remark = schema.talk.c
    return remark.player == "", remark.seat < 0, remark.name == name


def _leave(c: Connection, table: str, player: str, name: str) -> None:
    """Take a player out of one table; the first statement locks it."""
    t, remark = schema.tables.c, schema.talk.c
    this = update(schema.tables).where(t.id == table)
    c.execute(this.values(revision=t.revision + 1))
    row = c.execute(select(schema.tables).where(t.id == table)).one()
    begun = row.begun is not None
    before = tables.chairs_of(c, [table])[table]
    chairs = without_erased(before, player, begun)
    if chairs != before:
        if row.stage:
            chairs = sealing.without_numbers(chairs)
        tables.write_chairs(c, table, chairs)
        if begun:
            _rename(c, table, chairs)
    if values := _after(row, before, chairs, player):
        c.execute(this.values(**values))
    talk = update(schema.talk).where(remark.table == table)
    c.execute(talk.where(remark.player == player).values(name=SOMEBODY, text="", player=""))
    c.execute(talk.where(*_unattributed(name)).values(name=SOMEBODY))


def _after(
    row: Row[tuple[object, ...]], before: Chairs, chairs: Chairs, player: str
) -> dict[str, object]:
    """Return the new values in the row of a table: the next person becomes host, no clock waits for
    the erased player, and a table without people leaves the front page."""
    values: dict[str, object] = {}
    if row.host == player:
        values["host"] = next_host(chairs)
    if row.begun is None and chairs != before:
        values |= {"stage": "", "deadline": None}
        if not next_host(chairs):
            values["listed"] = False
    elif row.actor >= 0 and not chairs[row.actor].by_hand:
        values["deadline"] = None
    return values


def _rename(c: Connection, table: str, chairs: Chairs) -> None:
    """Write the names of the chairs into the journal's header."""
    line = schema.journal_lines.c
    for chair in chairs:
        seq = tables.RULES_LINE + 1 + chair.seat
        c.execute(
            update(schema.journal_lines)
            .where(line.table == table, line.seq == seq)
            .values(text=f"seat {chair.seat + 1} {chair.name}")
        )


def awaiting_bots(c: Connection, among: list[str]) -> list[str]:
    """Return those of some tables where a bot is to act now."""
    t, chair = schema.tables.c, schema.chairs.c
    found = (
        select(t.id)
        .join(schema.chairs, (chair.table == t.id) & (chair.seat == t.actor))
        .where(t.id.in_(among), t.begun.is_not(None), t.actor != OVER, chair.away)
    )
    return list(c.execute(found).scalars())
