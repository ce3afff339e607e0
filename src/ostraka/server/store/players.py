"""Players: their names, settings and mutes, and the keys that prove who they are.

A browser's cookie, the link to another device and a program's token are all keys: 32 random bytes,
shown once and stored as their SHA-256. A reader of the database cannot use them, and each can be
revoked by itself.
"""

from __future__ import annotations

import hashlib
import logging
import secrets
import time
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from weakref import WeakValueDictionary

from sqlalchemy import Connection, delete, func, insert, select, update

from ostraka.core.table import clean_name
from ostraka.server.errors import NoName
from ostraka.server.model import Player, Remark, Viewer
from ostraka.server.store import schema, tables
from ostraka.server.store.database import Conflict, Store
from ostraka.words import LANGUAGES

COOKIE, LINK, TOKEN = "cookie", "link", "token"
"""Kinds of keys: for a browser, a recovery link, a program."""

MAX_KEYS = 20
"""Keys of one kind per player; a new one replaces the oldest."""

GUEST_NAMES = (
    *("Amelia", "Howard", "Gertrude", "Flinders", "Dorothy", "Auguste", "Hilda", "Jean-François"),
    *("Giovanni", "Agatha", "Heinrich", "Kathleen", "Gaston", "Tessa", "Ernesto", "Margaret"),
    *("Karl", "Christiane", "Labib", "Winifred", "Selim", "Bertha", "Zahi", "Myrtle"),
)
"""Given to players who choose none: first names of archaeologists and Egyptologists."""

THEMES = ("", "light", "dark")

log = logging.getLogger("ostraka.people")


@dataclass(frozen=True)
class Muted:
    """A player whom another one has muted."""

    player: str
    handle: str  # stands for their id on the page
    name: str


@dataclass(eq=False)
class Mutes:
    """Whom a player has muted; nobody else is told."""

    players: set[str] = field(default_factory=set)


class Players:
    """All players of the server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._mutes: WeakValueDictionary[str, Mutes] = WeakValueDictionary()

    async def make_player(
        self, name: str = "", language: str = "", kind: str = COOKIE
    ) -> tuple[Player, str]:
        """Create a player with a first key; without a name they are given one."""
        player = Player(secrets.token_hex(8), short_name(name) or secrets.choice(GUEST_NAMES))
        player = replace(player, language=language if language in ("", *LANGUAGES) else "")
        key = secrets.token_urlsafe(32)

        def work(c: Connection) -> None:
            c.execute(insert(schema.players).values(created=time.time(), **asdict(player)))
            _add_key(c, player.id, key, kind)

        await self._store.do(work)
        return player, key

    async def player_of(self, key: str | None, kind: str = COOKIE) -> Player | None:
        """Return the player whose key this is, if there is one."""
        if not key:
            return None
        k, p = schema.keys.c, schema.players.c

        def work(c: Connection) -> Player | None:
            found = c.execute(
                select(p.id, p.name, p.language, p.theme, p.confirm)
                .join(schema.keys, k.player == p.id)
                .where(k.hash == _hash(key), k.kind == kind)
            ).one_or_none()
            return Player(*found) if found else None

        return await self._store.do(work)

    async def get(self, player: str) -> Player:
        """Return a player by their id."""
        p = schema.players.c
        query = select(p.id, p.name, p.language, p.theme, p.confirm).where(p.id == player)
        found = await self._store.do(lambda c: c.execute(query).one_or_none())
        if found is None:
            raise NoName
        return Player(*found)

    async def add_key(self, player: str, kind: str) -> str:
        """Create one more key for a player: for a device, a link or a program."""
        key = secrets.token_urlsafe(32)

        def work(c: Connection) -> None:
            tables.require_player(c, player)
            _add_key(c, player, key, kind)

        await self._store.do(work)
        return key

    async def revoke(self, key: str) -> None:
        """Revoke a key."""
        await self._store.do(
            lambda c: c.execute(delete(schema.keys).where(schema.keys.c.hash == _hash(key)))
        )

    async def revoke_all(self, player: str, kind: str) -> None:
        """Revoke all keys of one kind that a player has."""
        k = schema.keys.c
        await self._store.do(
            lambda c: c.execute(delete(schema.keys).where(k.player == player, k.kind == kind))
        )

    async def rename(self, player: Player, name: str) -> Player:
        """Change the name for future tables; an empty one is ignored."""
        return await self._set(replace(player, name=short_name(name) or player.name))

    async def update_preferences(
        self, player: Player, language: str, theme: str, confirm: bool
    ) -> Player:
        """Update preferences; unknown values are ignored."""
        return await self._set(
            replace(
                player,
                language=language if language in ("", *LANGUAGES) else player.language,
                theme=theme if theme in THEMES else player.theme,
                confirm=confirm,
            )
        )

    async def mutes(self, player: Viewer) -> Mutes:
        """Return whom a player has muted; all their windows in this process share the object."""
        if player is None:
            return Mutes()
        m = schema.mutes.c
        query = select(m.muted).where(m.player == player)
        muted = await self._store.do(lambda c: set(c.execute(query).scalars()))
        found = self._mutes.setdefault(player, Mutes())
        found.players = muted
        return found

    async def mute(self, player: str, other: str) -> None:
        """Hide another player's remarks from this player, at every table."""

        def work(c: Connection) -> None:
            for each in sorted((player, other)):
                tables.require_player(c, each)
            m = schema.mutes.c
            known = select(m.muted).where(m.player == player, m.muted == other)
            if c.execute(known).one_or_none() is None:
                c.execute(insert(schema.mutes).values(player=player, muted=other))

        with suppress(Conflict):  # two windows at the same time
            await self._store.do(work)
        await self.mutes(player)

    async def unmute(self, player: str, other: str) -> None:
        """Show another player's remarks again."""
        m = schema.mutes.c
        these = delete(schema.mutes).where(m.player == player, m.muted == other)
        await self._store.do(lambda c: c.execute(these))
        await self.mutes(player)

    async def muted_by(self, player: str) -> list[Muted]:
        """Return everybody whom a player has muted."""
        m, p = schema.mutes.c, schema.players.c
        query = (
            select(p.id, p.name)
            .join(schema.mutes, m.muted == p.id)
            .where(m.player == player)
            .order_by(p.name, p.id)
        )
        found = await self._store.do(lambda c: c.execute(query).all())
        return [Muted(other, _hash(f"{player} {other}")[:16], name) for other, name in found]

    async def report(self, player: str, table: str, remark: Remark) -> None:
        """Store a player's report of a remark, once, and write it to the log."""
        r = schema.reports.c

        def work(c: Connection) -> bool:
            for each in sorted({player, remark.player} - {""}):
                tables.require_player(c, each)
            this = (r.table == table, r.number == remark.number, r.reporter == player)
            if c.execute(select(r.number).where(*this)).first() is not None:
                return False
            c.execute(
                insert(schema.reports).values(
                    table=table,
                    number=remark.number,
                    reporter=player,
                    author=remark.player,
                    text=remark.text,
                    at=time.time(),
                )
            )
            return True

        if await self._store.do(work):
            said = (remark.number, table, remark.text, remark.player or "unknown", player)
            log.warning("remark %s at table %s reported: %r, by player %s, reporter %s", *said)

    async def _set(self, player: Player) -> Player:
        values = asdict(player)
        p = schema.players.c

        def work(c: Connection) -> int:
            done = c.execute(update(schema.players).where(p.id == values.pop("id")).values(values))
            return done.rowcount

        if not await self._store.do(work):
            raise NoName
        return player


def short_name(name: str) -> str:
    """Return a name cleaned and cut to 40 letters; empty if nothing is left."""
    return clean_name(name, 0) if clean_name(name, 0) != clean_name("", 0) else ""


def _hash(key: str) -> str:
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def _add_key(c: Connection, player: str, key: str, kind: str) -> None:
    """Add a key and drop the oldest of its kind beyond `MAX_KEYS`."""
    k = schema.keys.c
    c.execute(
        insert(schema.keys).values(hash=_hash(key), player=player, kind=kind, created=time.time())
    )
    mine = (k.player == player, k.kind == kind)
    surplus = c.execute(select(func.count()).where(*mine)).scalar_one() - MAX_KEYS
    if surplus > 0:
        old = select(k.hash).where(*mine).order_by(k.created, k.hash).limit(surplus)
        c.execute(delete(schema.keys).where(k.hash.in_(old.scalar_subquery())))
