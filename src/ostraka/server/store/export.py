"""Export everything the store holds about one player, for that player."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Row, or_, select

from ostraka import games
from ostraka.server.errors import NoName
from ostraka.server.model import Chair
from ostraka.server.store import schema, tables


def exported(c: Connection, player: str) -> dict[str, Any]:
    """Return a player's name, settings, tables, remarks, mutes and reports.

    Of keys only their kind and date is stored in a form that the player could use.
    """
    p, k, m = schema.players.c, schema.keys.c, schema.mutes.c
    found = c.execute(select(schema.players).where(p.id == player)).one_or_none()
    if found is None:
        raise NoName
    keys = select(k.kind, k.created).where(k.player == player).order_by(k.created)
    muted = select(p.name).join(schema.mutes, m.muted == p.id).where(m.player == player)
    r, removed = schema.reports.c, schema.removed.c
    reports = select(r.table, r.number, r.text, r.at).where(r.reporter == player).order_by(r.at)
    away = select(removed.table).where(removed.player == player).order_by(removed.table)
    return {
        "player": dict(found._mapping),
        "keys": _dicts(c.execute(keys).all()),
        "muted": sorted(c.execute(muted).scalars()),
        "tables": _tables(c, player),
        "remarks": _remarks(c, player),
        "reports": _dicts(c.execute(reports).all()),
        "removed_from": list(c.execute(away).scalars()),
    }


def _tables(c: Connection, player: str) -> list[dict[str, Any]]:
    """The tables where the player sits or is host, with those journals that they may read."""
    t, chair = schema.tables.c, schema.chairs.c
    seated = select(chair.table).where(chair.player == player)
    mine = or_(t.id.in_(seated), t.host == player)
    found = c.execute(select(schema.tables).where(mine).order_by(t.created, t.id)).all()
    chairs = tables.chairs_of(c, [row.id for row in found])
    a = schema.attendance.c
    mine_there = select(a.table, a.seen, a.waits, a.put_away).where(a.player == player)
    attended = {each.pop("table"): each for each in _dicts(c.execute(mine_there).all())}
    return [_table(c, row, chairs[row.id], player) | attended.get(row.id, {}) for row in found]


def _table(c: Connection, row: Row[Any], chairs: Sequence[Chair], player: str) -> dict[str, Any]:
    return {
        "id": row.id,
        "game": row.game,
        "rules": row.rules,
        "options": json.loads(row.options),
        "house": json.loads(row.house),
        "host": row.host == player,
        "created": row.created,
        "begun": row.begun,
        "ended": row.ended,
        "result": json.loads(row.result) if row.result else None,
        "chairs": [_chair(chair, player) for chair in chairs],
        "journal": _journal(c, row, any(chair.player == player for chair in chairs)),
    }


def _chair(chair: Chair, player: str) -> dict[str, Any]:
    """A chair, without the ids of others."""
    known = asdict(chair)
    del known["player"]
    return known | {"yours": chair.player == player}


def _journal(c: Connection, row: Row[Any], plays: bool) -> str | None:
    """The journal, if nothing in it is secret from this player; see `Hub.journal`."""
    over = "places" in json.loads(row.result or "{}")
    shown = plays or json.loads(row.house)["watchers"]
    if row.begun is None or not ((shown and over) or (plays and _stopped(row))):
        return None
    line = schema.journal_lines.c
    texts = select(line.text).where(line.table == row.id).order_by(line.seq)
    return "".join(text + "\n" for text in c.execute(texts).scalars())


def _stopped(row: Row[Any]) -> bool:
    """Whether a game ended without a result, or cannot go on."""
    known = row.game in games.known()
    return row.ended is not None or not known or games.game(row.game).rules != row.rules


def _remarks(c: Connection, player: str) -> list[dict[str, Any]]:
    remark = schema.talk.c
    found = c.execute(
        select(remark.table, remark.number, remark.name, remark.seat, remark.text, remark.at)
        .where(remark.player == player)
        .order_by(remark.at, remark.table, remark.number)
    )
    return [
        {
            "table": each.table,
            "number": each.number,
            "name": each.name,
            "among": "players" if each.seat >= 0 else "watchers",
            "text": each.text,
            "at": each.at,
        }
        for each in found
    ]


def _dicts(found: Sequence[Any]) -> list[dict[str, Any]]:
    return [dict(row._mapping) for row in found]
