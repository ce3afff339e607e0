"""Tables as rows of the database: everything that is read or written of them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field

from sqlalchemy import Connection, and_, delete, insert, or_, select, text, update
from sqlalchemy.sql import ColumnElement

from ostraka import games
from ostraka.core.play import OVER
from ostraka.server import schema
from ostraka.server.records import Chair, House, Remark, Summary, Viewer
from ostraka.server.store import Conflict

CHANNEL = "ostraka"
"""Where processes that share a PostgreSQL tell each other of changes."""

NOBODY = -1


@dataclass(frozen=True)
class Row:
    """A table as it is kept."""

    id: str
    revision: int
    game: str
    options: dict[str, str]
    house: House
    host: str
    secret: bytes
    created: float
    deadline: float | None
    rematch: str
    chairs: tuple[Chair, ...]
    lines: tuple[str, ...] = ()
    talk: tuple[Remark, ...] = ()


@dataclass
class Change:
    """What one transaction does to a table."""

    at: float  # when
    values: dict[str, object] = field(default_factory=dict)  # of its row
    chairs: tuple[Chair, ...] | None = None
    lines: list[str] = field(default_factory=list)
    first: int = 0  # the number of the first of these lines
    remark: Remark | None = None


def create(c: Connection, row: Row, change: Change) -> None:
    """A new table, begun or not."""
    known = {
        "id": row.id,
        "revision": row.revision,
        "game": row.game,
        "rules": games.game(row.game).rules,
        "options": json.dumps(row.options),
        "house": json.dumps(asdict(row.house)),
        "listed": row.house.listed,
        "host": row.host,
        "secret": row.secret.hex(),
        "created": row.created,
        "changed": change.at,
        "actor": NOBODY,
        "result": "",
        "rematch": "",
    }
    c.execute(insert(schema.tables).values(known | change.values))
    _add_chairs(c, row.id, row.chairs)
    _add_lines(c, row.id, change)


def write(c: Connection, table: str, revision: int, change: Change, teller: str) -> None:
    """Change a table that is still at this revision."""
    t = schema.tables.c
    done = c.execute(
        update(schema.tables)
        .where(t.id == table, t.revision == revision)
        .values(revision=revision + 1, changed=change.at, **change.values)
    )
    if done.rowcount != 1:
        raise Conflict
    if change.chairs is not None:
        c.execute(delete(schema.chairs).where(schema.chairs.c.table == table))
        _add_chairs(c, table, change.chairs)
    _add_lines(c, table, change)
    if change.remark is not None:
        c.execute(insert(schema.talk).values(table=table, **asdict(change.remark)))
    if c.dialect.name == "postgresql":
        told = {"channel": CHANNEL, "payload": f"{table} {teller}"}
        c.execute(text("SELECT pg_notify(:channel, :payload)"), told)


def load(c: Connection, table: str, lines: int = 0, talk: int = 0) -> Row | None:
    """A table with its lines and remarks from these numbers on."""
    found = c.execute(select(schema.tables).where(schema.tables.c.id == table)).one_or_none()
    if found is None:
        return None
    line, remark = schema.lines.c, schema.talk.c
    texts = c.execute(
        select(line.text).where(line.table == table, line.seq >= lines).order_by(line.seq)
    )
    remarks = c.execute(
        select(remark.number, remark.name, remark.seat, remark.text, remark.at)
        .where(remark.table == table, remark.number >= talk)
        .order_by(remark.number)
    )
    return Row(
        found.id,
        found.revision,
        found.game,
        json.loads(found.options),
        House(**json.loads(found.house)),
        found.host,
        bytes.fromhex(found.secret),
        found.created,
        found.deadline,
        found.rematch,
        chairs_of(c, [table])[table],
        tuple(texts.scalars()),
        tuple(Remark(*each) for each in remarks),
    )


def chairs_of(c: Connection, tables: Sequence[str]) -> dict[str, tuple[Chair, ...]]:
    """The chairs of some tables."""
    chair = schema.chairs.c
    found = c.execute(
        select(schema.chairs).where(chair.table.in_(tables)).order_by(chair.table, chair.seat)
    )
    by_table: dict[str, list[Chair]] = {table: [] for table in tables}
    for table, *rest in found:
        by_table[table].append(Chair(*rest))
    return {table: tuple(chairs) for table, chairs in by_table.items()}


def of(c: Connection, player: str, most: int) -> list[Summary]:
    """A player's tables, newest first."""
    chair = schema.chairs.c
    seated = select(chair.table).where(chair.player == player)
    return _summaries(
        c, or_(schema.tables.c.id.in_(seated), schema.tables.c.host == player), player, most
    )


def listed(c: Connection, player: Viewer, most: int) -> list[Summary]:
    """Tables on the front page: with open chairs, or in play."""
    t = schema.tables.c
    return _summaries(c, and_(t.listed, t.ended.is_(None)), player, most)


def overdue(c: Connection, now: float) -> list[str]:
    """Tables where the seat that acts took too long."""
    t = schema.tables.c
    return list(c.execute(select(t.id).where(t.deadline <= now)).scalars())


def asleep(c: Connection, since: float) -> list[str]:
    """Tables changed since then where a bot is to act."""
    t, chair = schema.tables.c, schema.chairs.c
    bots = select(t.id).join(schema.chairs, and_(chair.table == t.id, chair.seat == t.actor))
    return list(
        c.execute(
            bots.where(
                t.changed >= since,
                t.begun.is_not(None),
                t.ended.is_(None),
                or_(chair.kind == "bot", chair.away),
            ).order_by(t.changed)
        ).scalars()
    )


def _summaries(
    c: Connection, which: ColumnElement[bool], player: Viewer, most: int
) -> list[Summary]:
    t = schema.tables.c
    rows = c.execute(
        select(t.id, t.game, t.begun, t.ended, t.actor, t.result, t.changed)
        .where(which)
        .order_by(t.changed.desc(), t.id)
        .limit(most)
    ).all()
    chairs = chairs_of(c, [row.id for row in rows])
    found = []
    for row in rows:
        if row.game not in games.known():
            continue
        seats = chairs[row.id]
        turn = row.actor if row.begun is not None and row.actor != OVER else NOBODY
        result = json.loads(row.result or '{"ending": "", "places": []}')
        found.append(
            Summary(
                row.id,
                row.game,
                games.game(row.game).title,
                tuple(chair.name for chair in seats),
                turn,
                turn >= 0 and seats[turn].by_hand and seats[turn].player == player,
                "waiting" if row.begun is None else "playing" if row.ended is None else "over",
                result["ending"],
                tuple(seat for seat, place in enumerate(result["places"]) if place == 1),
                row.changed,
            )
        )
    return found


def _add_chairs(c: Connection, table: str, chairs: Sequence[Chair]) -> None:
    c.execute(insert(schema.chairs), [{"table": table, **asdict(chair)} for chair in chairs])


def _add_lines(c: Connection, table: str, change: Change) -> None:
    if change.lines:
        c.execute(
            insert(schema.lines),
            [
                {"table": table, "seq": seq, "text": line}
                for seq, line in enumerate(change.lines, change.first)
            ],
        )
