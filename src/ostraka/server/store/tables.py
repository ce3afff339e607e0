"""Read and write tables as rows of the database."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field

from sqlalchemy import Connection, and_, delete, insert, not_, or_, select, text, update
from sqlalchemy.sql import ColumnElement

from ostraka import games
from ostraka.core.play import OVER
from ostraka.server.errors import NoName
from ostraka.server.model import (
    UNFINISHED,
    Chair,
    Remark,
    Stage,
    State,
    TableSettings,
    TableSummary,
    Viewer,
)
from ostraka.server.store import schema
from ostraka.server.store.database import Conflict

CHANNEL = "ostraka"
"""The PostgreSQL channel on which processes notify each other."""

NOBODY = -1

RULES_LINE = 2
"""Index of the journal line that names the rules."""


@dataclass(frozen=True)
class TableRow:
    """A table as it is stored."""

    id: str
    revision: int
    game: str
    options: dict[str, str]
    settings: TableSettings
    host: str
    secret: bytes
    created: float
    deadline: float | None
    rematch: str
    stage: Stage
    chairs: tuple[Chair, ...]
    journal_lines: tuple[str, ...] = ()
    talk: tuple[Remark, ...] = ()
    ending: str = ""  # why the game is over; empty before
    removed: frozenset[str] = frozenset()  # who may not watch; "" is everybody without a name
    changed: float = 0.0
    seen: dict[str, float] = field(default_factory=dict)  # when each player was last here
    waits: dict[str, float] = field(default_factory=dict)  # until when each waits for one away


@dataclass
class TableChange:
    """What one transaction writes to a table."""

    at: float  # the time of the change
    values: dict[str, object] = field(default_factory=dict)  # new values in its row
    chairs: tuple[Chair, ...] | None = None
    journal_lines: list[str] = field(default_factory=list)
    first_line: int = 0  # index of the first of these lines
    remark: Remark | None = None
    deleted: int | None = None  # number of the remark to delete
    removed: str | None = None  # who may no longer watch
    names: str = ""  # a player whose name this writes


def create(c: Connection, row: TableRow, change: TableChange) -> None:
    """Write a new table, begun or not."""
    require_player(c, row.host)
    known = {
        "id": row.id,
        "revision": row.revision,
        "game": row.game,
        "rules": games.game(row.game).rules,
        "options": json.dumps(row.options),
        "house": json.dumps(asdict(row.settings)),
        "listed": row.settings.listed,
        "host": row.host,
        "secret": row.secret.hex(),
        "created": row.created,
        "changed": change.at,
        "actor": NOBODY,
        "result": "",
        "rematch": "",
        "stage": "",
    }
    c.execute(insert(schema.tables).values(known | change.values))
    _add_chairs(c, row.id, change.chairs or row.chairs)
    _add_lines(c, row.id, change)


def write(c: Connection, table: str, revision: int, change: TableChange, process: str) -> None:
    """Change a table; raise `Conflict` unless it is still at this revision."""
    if change.names:
        require_player(c, change.names)
    t = schema.tables.c
    done = c.execute(
        update(schema.tables)
        .where(t.id == table, t.revision == revision)
        .values(revision=revision + 1, changed=change.at, **change.values)
    )
    if done.rowcount != 1:
        raise Conflict
    if change.chairs is not None:
        write_chairs(c, table, change.chairs)
    _add_lines(c, table, change)
    if change.remark is not None:
        c.execute(insert(schema.talk).values(table=table, **asdict(change.remark)))
    if change.deleted is not None:
        remark = schema.talk.c
        this = (remark.table == table, remark.number == change.deleted)
        c.execute(update(schema.talk).where(*this).values(text=""))
    if change.removed is not None:
        c.execute(insert(schema.removed).values(table=table, player=change.removed))
    notify(c, table, process)


def notify(c: Connection, what: str, process: str) -> None:
    """Notify the other processes of a change, once it is committed."""
    if c.dialect.name == "postgresql":
        message = {"channel": CHANNEL, "payload": f"{what} {process}"}
        c.execute(text("SELECT pg_notify(:channel, :payload)"), message)


def require_player(c: Connection, player: str) -> None:
    """Raise if a player has deleted themselves.

    If they are about to, their deletion waits for this transaction and erases what it writes.
    """
    p = schema.players.c
    found = select(p.id).where(p.id == player).with_for_update(read=True)
    if c.execute(found).one_or_none() is None:
        raise NoName


def load(c: Connection, table: str, first_line: int = 0) -> TableRow | None:
    """Read a table with its talk, and its journal from `first_line` on."""
    found = c.execute(select(schema.tables).where(schema.tables.c.id == table)).one_or_none()
    if found is None:
        return None
    line, remark = schema.journal_lines.c, schema.talk.c
    texts = c.execute(
        select(line.text).where(line.table == table, line.seq >= first_line).order_by(line.seq)
    )
    remarks = c.execute(
        select(remark.number, remark.name, remark.seat, remark.text, remark.at, remark.player)
        .where(remark.table == table)
        .order_by(remark.at, remark.number)
    )
    removed = c.execute(
        select(schema.removed.c.player).where(schema.removed.c.table == table)
    ).scalars()
    return TableRow(
        found.id,
        found.revision,
        found.game,
        json.loads(found.options),
        TableSettings(**json.loads(found.house)),
        found.host,
        bytes.fromhex(found.secret),
        found.created,
        found.deadline,
        found.rematch,
        found.stage,
        chairs_of(c, [table])[table],
        tuple(texts.scalars()),
        tuple(Remark(*each) for each in remarks),
        _result(found.result)[0],
        frozenset(removed),
        found.changed,
        *attendance_of(c, table),
    )


def attendance_of(c: Connection, table: str) -> tuple[dict[str, float], dict[str, float]]:
    """Read when each player was last at a table, and until when they wait for somebody away."""
    a = schema.attendance.c
    found = c.execute(select(a.player, a.seen, a.waits).where(a.table == table)).all()
    return {each.player: each.seen for each in found}, {each.player: each.waits for each in found}


def record_attendance(
    c: Connection, what: str, facts: Sequence[tuple[str, str, float | bool]]
) -> None:
    """Write one fact, `seen`, `waits` or `put_away`, about players at tables."""
    if not facts:
        return
    known = {"seen": 0.0, "waits": 0.0, "put_away": False}
    assert what in known
    c.execute(
        text(
            """INSERT INTO attendance ("table", player, seen, waits, put_away)
            VALUES (:table, :player, :seen, :waits, :put_away)
            ON CONFLICT ("table", player) DO UPDATE SET """
            f"{what} = excluded.{what}"
        ),
        [
            {"table": table, "player": player} | known | {what: fact}
            for table, player, fact in facts
        ],
    )


def abandoned(c: Connection, since: float) -> list[str]:
    """Tables that wait for players, listed or left by their host, and that nobody was at since."""
    t = schema.tables.c
    waiting = select(t.id).where(t.begun.is_(None), t.ended.is_(None))
    lost = waiting.where(or_(t.listed, t.host == ""), not_(_touched(since)))
    return list(c.execute(lost).scalars())


def _touched(since: float) -> ColumnElement[bool]:
    """Condition for tables that were changed, or that somebody was at."""
    t, a = schema.tables.c, schema.attendance.c
    return or_(t.changed >= since, t.id.in_(select(a.table).where(a.seen >= since)))


def _result(text: str) -> tuple[str, list[int]]:
    """Why a game is over, and the places of the seats; empty before."""
    found = json.loads(text) if text else {}
    return found.get("ending", ""), found.get("places", [])


def chairs_of(c: Connection, tables: Sequence[str]) -> dict[str, tuple[Chair, ...]]:
    """Read the chairs of some tables."""
    chair = schema.chairs.c
    found = c.execute(
        select(schema.chairs).where(chair.table.in_(tables)).order_by(chair.table, chair.seat)
    )
    by_table: dict[str, list[Chair]] = {table: [] for table in tables}
    for table, *rest in found:
        by_table[table].append(Chair(*rest))
    return {table: tuple(chairs) for table, chairs in by_table.items()}


def tables_of(c: Connection, player: str, most: int, put_away: bool = False) -> list[TableSummary]:
    """A player's tables, newest first: those on their list, or those they put away."""
    t, chair, a = schema.tables.c, schema.chairs.c, schema.attendance.c
    seated = select(chair.table).where(chair.player == player)
    away = t.id.in_(select(a.table).where(a.player == player, a.put_away))
    mine = or_(t.id.in_(seated), t.host == player)
    return _summaries(c, and_(mine, away if put_away else not_(away)), player, most)


def listed_tables(c: Connection, player: Viewer, since: float, most: int) -> list[TableSummary]:
    """Tables on the front page, with open chairs or in play, that somebody was at since then."""
    t = schema.tables.c
    found = _summaries(c, and_(t.listed, t.ended.is_(None), _touched(since)), player, most)
    return [table for table in found if not table.stopped]


def overdue(c: Connection, now: float) -> list[str]:
    """Tables whose deadline has passed."""
    t = schema.tables.c
    return list(c.execute(select(t.id).where(t.deadline <= now)).scalars())


def awaiting_bots(c: Connection, since: float) -> list[str]:
    """Tables changed since then where it is a bot's turn."""
    t, chair = schema.tables.c, schema.chairs.c
    bots = select(t.id).join(schema.chairs, and_(chair.table == t.id, chair.seat == t.actor))
    return list(
        c.execute(
            bots.where(
                t.changed >= since,
                t.begun.is_not(None),
                t.ended.is_(None),
                or_(chair.kind == "bot", chair.away, chair.late.in_(("late", "out"))),
            ).order_by(t.changed)
        ).scalars()
    )


def stop_clock(c: Connection, table: str) -> None:
    """Remove the deadline of a table that cannot go on."""
    c.execute(update(schema.tables).where(schema.tables.c.id == table).values(deadline=None))


def store_archive(c: Connection, table: str, data: bytes) -> None:
    """Store the archive of a finished game, unless it is stored already."""
    if load_archive(c, table) is None:
        c.execute(insert(schema.archive).values(table=table, data=data))


def load_archive(c: Connection, table: str) -> bytes | None:
    """Read the archive of a finished game, if it is stored."""
    kept = schema.archive.c
    return c.execute(select(kept.data).where(kept.table == table)).scalar_one_or_none()


def unarchived(c: Connection) -> list[str]:
    """Finished games without an archive whose rules are still current."""
    t, line, kept = schema.tables.c, schema.journal_lines.c, schema.archive.c
    found = c.execute(
        select(t.id, t.game, t.result, line.text)
        .join(schema.journal_lines, and_(line.table == t.id, line.seq == RULES_LINE))
        .where(t.ended.is_not(None), t.id.not_in(select(kept.table)))
        .order_by(t.changed.desc())
    )
    now = {key: f"rules {games.game(key).rules}" for key in games.known()}
    return [
        table
        for table, game, result, rules in found
        if now.get(game) == rules and _result(result)[0] != UNFINISHED
    ]


def _summaries(
    c: Connection, which: ColumnElement[bool], player: Viewer, most: int
) -> list[TableSummary]:
    t = schema.tables.c
    rows = c.execute(
        select(t.id, t.game, t.rules, t.begun, t.ended, t.actor, t.result, t.changed)
        .where(which, or_(t.begun.is_not(None), t.ended.is_(None)))  # but no closed ones
        .order_by(t.changed.desc(), t.id)
        .limit(most)
    ).all()
    chairs = chairs_of(c, [row.id for row in rows])
    found = []
    for row in rows:
        if row.game not in games.known():
            continue
        seats, game = chairs[row.id], games.game(row.game)
        stopped = row.begun is not None and row.ended is None and row.rules != game.rules
        goes_on = row.begun is not None and row.actor != OVER and not stopped
        turn = row.actor if goes_on else NOBODY
        ending, places = _result(row.result)
        found.append(
            TableSummary(
                row.id,
                row.game,
                game.title,
                tuple(chair.name for chair in seats),
                turn,
                turn >= 0 and seats[turn].by_hand and seats[turn].player == player,
                _state(row.begun, row.ended, ending),
                ending,
                tuple(seat for seat, place in enumerate(places) if place == 1),
                row.changed,
                stopped,
            )
        )
    return found


def _state(begun: float | None, ended: float | None, ending: str) -> State:
    if begun is None:
        return "waiting"
    if ended is None:
        return "playing"
    return "unfinished" if ending == UNFINISHED else "over"


def write_chairs(c: Connection, table: str, chairs: Sequence[Chair]) -> None:
    """Replace the chairs of a table."""
    c.execute(delete(schema.chairs).where(schema.chairs.c.table == table))
    _add_chairs(c, table, chairs)


def _add_chairs(c: Connection, table: str, chairs: Sequence[Chair]) -> None:
    c.execute(insert(schema.chairs), [{"table": table, **asdict(chair)} for chair in chairs])


def _add_lines(c: Connection, table: str, change: TableChange) -> None:
    if change.journal_lines:
        c.execute(
            insert(schema.journal_lines),
            [
                {"table": table, "seq": seq, "text": line}
                for seq, line in enumerate(change.journal_lines, change.first_line)
            ],
        )
