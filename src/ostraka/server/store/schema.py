"""The schema of the database, and the numbered migrations from every earlier version.

Both databases run the same migrations, written in the SQL that SQLite and PostgreSQL share. A
released migration is never changed; later changes are migrations of their own.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Double,
    Integer,
    LargeBinary,
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
    Column("revision", Integer, nullable=False),  # grows with every change, for optimistic locking
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
    Column("deadline", Double),  # of the seat that acts, or of the stage
    Column("actor", Integer, nullable=False),
    Column("result", Text, nullable=False),  # JSON once the game is over
    Column("rematch", Text, nullable=False),
    Column("stage", Text, nullable=False),  # of collecting numbers for the seal, before the game
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
    Column("promise", Text, nullable=False),
    Column("number", Text, nullable=False),
    Column("bank", Double, nullable=False),
    Column("used", Double, nullable=False),
    Column("late", Text, nullable=False),
    Column("grace", Double, nullable=False),
    Column("lost", Double, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("since", Double, nullable=False),
    Column("helped", Integer, nullable=False),
    Column("vote", Text, nullable=False),
    Column("proposed", Integer, nullable=False),
)

journal_lines = Table(
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
    Column("text", Text, nullable=False),  # empty once its author has deleted it
    Column("at", Double, nullable=False),
    Column("player", Text, nullable=False),  # the author; empty if unknown
)

mutes = Table(
    "mutes",
    METADATA,
    Column("player", Text, primary_key=True),
    Column("muted", Text, primary_key=True),
)

reports = Table(
    "reports",
    METADATA,
    Column("table", Text, nullable=False),
    Column("number", Integer, nullable=False),  # of the remark
    Column("reporter", Text, nullable=False),
    Column("author", Text, nullable=False),
    Column("text", Text, nullable=False),  # as it was when reported
    Column("at", Double, nullable=False),
)

removed = Table(
    "removed",
    METADATA,
    Column("table", Text, primary_key=True),
    Column("player", Text, primary_key=True),  # empty: everybody without a name
)

archive = Table(
    "archive",
    METADATA,
    Column("table", Text, primary_key=True),
    Column("data", LargeBinary, nullable=False),  # see finished/archive.py
)

attendance = Table(  # written beside the tables, without a new revision
    "attendance",
    METADATA,
    Column("table", Text, primary_key=True),
    Column("player", Text, primary_key=True),
    Column("seen", Double, nullable=False),  # when they were last here
    Column("waits", Double, nullable=False),  # until when they wait for somebody away
    Column("put_away", Boolean, nullable=False),  # whether they took the table off their list
)

MIGRATIONS: list[list[str]] = [
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
    [  # players add numbers to the seal
        "ALTER TABLE chairs ADD COLUMN promise TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE chairs ADD COLUMN number TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN stage TEXT NOT NULL DEFAULT ''",
    ],
    [  # finished games are kept as they were seen and told; SQLite takes any name of a type
        """CREATE TABLE archive ("table" TEXT NOT NULL PRIMARY KEY, data BYTEA NOT NULL)""",
    ],
    [  # remarks have authors; people mute, report and remove each other
        "ALTER TABLE talk ADD COLUMN player TEXT NOT NULL DEFAULT ''",
        """UPDATE talk SET player = COALESCE((SELECT chairs.player FROM chairs
        WHERE chairs."table" = talk."table" AND chairs.seat = talk.seat
        AND chairs.name = talk.name), '')""",
        "CREATE INDEX talk_player ON talk (player)",
        """CREATE TABLE mutes (player TEXT NOT NULL, muted TEXT NOT NULL,
        PRIMARY KEY (player, muted))""",
        """CREATE TABLE reports ("table" TEXT NOT NULL, number INTEGER NOT NULL,
        reporter TEXT NOT NULL, author TEXT NOT NULL, text TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL)""",
        """CREATE TABLE removed ("table" TEXT NOT NULL, player TEXT NOT NULL,
        PRIMARY KEY ("table", player))""",
    ],
    [  # clocks with a bank, players who are away, and votes to end a game
        "ALTER TABLE chairs ADD COLUMN bank DOUBLE PRECISION NOT NULL DEFAULT 0",
        "ALTER TABLE chairs ADD COLUMN used DOUBLE PRECISION NOT NULL DEFAULT 0",
        "ALTER TABLE chairs ADD COLUMN late TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE chairs ADD COLUMN grace DOUBLE PRECISION NOT NULL DEFAULT 0",
        "ALTER TABLE chairs ADD COLUMN lost DOUBLE PRECISION NOT NULL DEFAULT 0",
        "ALTER TABLE chairs ADD COLUMN moves INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE chairs ADD COLUMN since DOUBLE PRECISION NOT NULL DEFAULT 0",
        "ALTER TABLE chairs ADD COLUMN helped INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE chairs ADD COLUMN vote TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE chairs ADD COLUMN proposed INTEGER NOT NULL DEFAULT -1",
        """CREATE TABLE attendance ("table" TEXT NOT NULL, player TEXT NOT NULL,
        seen DOUBLE PRECISION NOT NULL, waits DOUBLE PRECISION NOT NULL,
        put_away BOOLEAN NOT NULL, PRIMARY KEY ("table", player))""",
        "CREATE INDEX attendance_player ON attendance (player)",
    ],
]
"""Migration n leads from schema n to schema n + 1; an empty database is schema 0."""

LOCK = 0x057A4A
"""Key of the PostgreSQL advisory lock held during a migration."""


def migrate(connection: Connection, migrations: list[list[str]] = MIGRATIONS) -> None:
    """Bring a database to the newest schema, in the connection's transaction: all or nothing, and
    one server at a time."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    found = 0
    if inspect(connection).has_table("meta"):
        found = connection.execute(select(meta.c.schema)).scalar_one()
    else:
        connection.execute(text('CREATE TABLE meta ("schema" INTEGER NOT NULL)'))
        connection.execute(insert(meta).values(schema=0))
    if found > len(migrations):
        raise NewerStore(found, len(migrations))
    for migration in migrations[found:]:
        for statement in migration:
            connection.execute(text(statement))
    if found < len(migrations):
        connection.execute(update(meta).values(schema=len(migrations)))
