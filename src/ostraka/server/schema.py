"""The tables of the database, and the numbered steps that lead there from any earlier version.

Both databases run the same steps, so they are written in the SQL that SQLite and PostgreSQL share.
A step that was released is never changed: what comes later is a step of its own.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Double,
    Integer,
    MetaData,
    Table,
    Text,
    insert,
    inspect,
    select,
    text,
    update,
)

from ostraka.server.errors import NewerStore

METADATA = MetaData()

meta = Table("meta", METADATA, Column("schema", Integer, nullable=False))

players = Table(
    "players",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("theme", Text, nullable=False),
    Column("confirm", Boolean, nullable=False),
    Column("created", Double, nullable=False),
)

keys = Table(
    "keys",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("player", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("created", Double, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("revision", Integer, nullable=False),  # grows with every change: the lock of writers
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("house", Text, nullable=False),  # JSON
    Column("listed", Boolean, nullable=False),
    Column("host", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("begun", Double),
    Column("changed", Double, nullable=False),
    Column("ended", Double),
    Column("deadline", Double),  # of the seat that acts
    Column("actor", Integer, nullable=False),
    Column("result", Text, nullable=False),  # JSON once the game is over
    Column("rematch", Text, nullable=False),
)

chairs = Table(
    "chairs",
    METADATA,
    Column("table", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("player", Text, nullable=False),
    Column("level", Text, nullable=False),
    Column("away", Boolean, nullable=False),
)

lines = Table(
    "lines",
    METADATA,
    Column("table", Text, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("text", Text, nullable=False),
)

talk = Table(
    "talk",
    METADATA,
    Column("table", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

STEPS: list[list[str]] = [
    [
        """CREATE TABLE players (id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL,
        language TEXT NOT NULL, theme TEXT NOT NULL, confirm BOOLEAN NOT NULL,
        created DOUBLE PRECISION NOT NULL)""",
        """CREATE TABLE keys (hash TEXT NOT NULL PRIMARY KEY, player TEXT NOT NULL,
        kind TEXT NOT NULL, created DOUBLE PRECISION NOT NULL)""",
        "CREATE INDEX keys_player ON keys (player)",
        """CREATE TABLE tables (id TEXT NOT NULL PRIMARY KEY, revision INTEGER NOT NULL,
        game TEXT NOT NULL, rules INTEGER NOT NULL, options TEXT NOT NULL, house TEXT NOT NULL,
        listed BOOLEAN NOT NULL, host TEXT NOT NULL, secret TEXT NOT NULL,
        created DOUBLE PRECISION NOT NULL, begun DOUBLE PRECISION,
        changed DOUBLE PRECISION NOT NULL, ended DOUBLE PRECISION, deadline DOUBLE PRECISION,
        actor INTEGER NOT NULL, result TEXT NOT NULL, rematch TEXT NOT NULL)""",
        "CREATE INDEX tables_changed ON tables (changed)",
        "CREATE INDEX tables_deadline ON tables (deadline)",
        """CREATE TABLE chairs ("table" TEXT NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL,
        name TEXT NOT NULL, player TEXT NOT NULL, level TEXT NOT NULL, away BOOLEAN NOT NULL,
        PRIMARY KEY ("table", seat))""",
        "CREATE INDEX chairs_player ON chairs (player)",
        """CREATE TABLE lines ("table" TEXT NOT NULL, seq INTEGER NOT NULL, text TEXT NOT NULL,
        PRIMARY KEY ("table", seq))""",
        """CREATE TABLE talk ("table" TEXT NOT NULL, number INTEGER NOT NULL, name TEXT NOT NULL,
        seat INTEGER NOT NULL, text TEXT NOT NULL, at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY ("table", number))""",
    ],
]
"""Step n leads from schema n to schema n + 1; an empty database is schema 0."""

LOCK = 0x057A4A
"""The number under which PostgreSQL knows that somebody migrates."""


def migrate(connection: Connection, steps: list[list[str]] = STEPS) -> None:
    """Bring a database to the newest schema, in the transaction of the connection: all or
    nothing, and one server at a time."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    found = 0
    if inspect(connection).has_table("meta"):
        found = connection.execute(select(meta.c.schema)).scalar_one()
    else:
        connection.execute(text('CREATE TABLE meta ("schema" INTEGER NOT NULL)'))
        connection.execute(insert(meta).values(schema=0))
    if found > len(steps):
        raise NewerStore(found, len(steps))
    for step in steps[found:]:
        for statement in step:
            connection.execute(text(statement))
    if found < len(steps):
        connection.execute(update(meta).values(schema=len(steps)))
