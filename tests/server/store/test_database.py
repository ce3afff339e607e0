"""The store: its schema, what it does when it fails, and who somebody is."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine, inspect, text

import hosting
from ostraka.games import game
from ostraka.server import errors
from ostraka.server.live.stored import Draft, StoredTable
from ostraka.server.rate_limit import RateLimit
from ostraka.server.settings import Settings, check
from ostraka.server.store import schema, tables
from ostraka.server.store.database import Store, read_address
from ostraka.server.store.players import COOKIE, GUEST_NAMES, LINK, MAX_KEYS, TOKEN, Players

TRAY = game("tutankhamun")


def do(store: Store, *statements: str) -> None:
    def work(c: Connection) -> None:
        for statement in statements:
            c.execute(text(statement))

    asyncio.run(store.do(work))


def test_the_steps_lead_to_the_schema(address: str) -> None:
    store = Store(address)

    def columns(c: Connection) -> dict[str, dict[str, bool]]:
        found = inspect(c)
        return {
            table: {column["name"]: column["nullable"] for column in found.get_columns(table)}
            for table in found.get_table_names()
        }

    found = asyncio.run(store.do(columns))
    assert found == {
        table.name: {column.name: bool(column.nullable) for column in table.columns}
        for table in schema.METADATA.tables.values()
    }
    store.close()


def test_a_current_database_stays_as_it_is_and_an_old_one_is_brought_up(address: str) -> None:
    async def run() -> None:
        store = Store(address)
        player, key = await Players(store).make_player("Mira")
        store.close()
        store = Store(address)
        assert await Players(store).player_of(key) == player
        steps = [
            *schema.MIGRATIONS,
            ["ALTER TABLE players ADD COLUMN hat TEXT NOT NULL DEFAULT ''"],
        ]
        await store.do(lambda c: schema.migrate(c, steps))
        await store.do(lambda c: schema.migrate(c, steps))
        hats = await store.do(lambda c: c.execute(text("SELECT name, hat FROM players")).all())
        assert [tuple(each) for each in hats] == [("Mira", "")]
        store.close()
        with pytest.raises(errors.NewerStore, match="newer Ostraka"):
            Store(address)

    asyncio.run(run())


def test_old_remarks_learn_who_said_them(address: str) -> None:
    """As far as that can be told: by the name on the chair they were said from."""
    engine = create_engine(read_address(address))
    with engine.begin() as connection:
        schema.migrate(connection, schema.MIGRATIONS[:3])
        for values in (
            "chairs VALUES ('t', 0, 'person', 'Mira', 'm1', '', false, '', '')",
            "talk VALUES ('t', 0, 'Mira', 0, 'Hello!', 1)",
            "talk VALUES ('t', 1, 'Ben', 0, 'I sat here before.', 2)",
            "talk VALUES ('t', 2, 'Mira', -1, 'I only watch.', 3)",
        ):
            connection.execute(text(f"INSERT INTO {values}"))
    engine.dispose()
    store = Store(address)
    query = text("SELECT player FROM talk ORDER BY number")
    authors = asyncio.run(store.do(lambda c: list(c.execute(query).scalars())))
    assert authors == ["m1", "", ""]
    store.close()


def test_a_step_that_fails_changes_nothing(address: str) -> None:
    store = Store(address)
    steps = [
        *schema.MIGRATIONS,
        ["CREATE TABLE hats (id INTEGER)", "CREATE TABLE hats (id INTEGER)"],
    ]
    with pytest.raises(errors.StoreDown):
        asyncio.run(store.do(lambda c: schema.migrate(c, steps)))
    tables = asyncio.run(store.do(lambda c: inspect(c).get_table_names()))
    assert "hats" not in tables
    store.close()
    Store(address).close()


@pytest.mark.parametrize(
    "address", ["", "nonsense", "mysql://x/y", "oracle+thin://x", "sqlite:////dev/null/x/y"]
)
def test_what_is_no_database_is_told_in_one_sentence(address: str) -> None:
    with pytest.raises(errors.BadStore) as told:
        Store(address)
    assert str(told.value).endswith(".") and "\n" not in str(told.value)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "x.sqlite"
    file.write_text("no database at all, but long enough to be looked at" * 20)
    with pytest.raises(errors.BadStore, match="not a database"):
        Store(f"sqlite:///{file}")


def test_a_database_that_does_not_answer(tmp_path: Path) -> None:
    with pytest.raises(errors.BadStore, match="cannot be opened"):
        Store(f"postgresql://ostraka@/postgres?host={tmp_path}")


def test_with_sqlite_one_process_serves() -> None:
    with pytest.raises(errors.BadStore, match="only one process"):
        check(Settings(database="sqlite:///some.sqlite", workers=2))
    check(Settings(workers=2, database="postgresql+psycopg://x/y"))


def test_memory_never_runs_ahead_of_the_store(address: str) -> None:
    """What could not be kept has not happened, and afterwards everything goes on."""

    async def run() -> None:
        async with hosting.hosted(address) as hub:
            mira = await hosting.somebody(hub)
            live = await hosting.table(hub, mira, TRAY, "person", "screen")
            for wrong, right in (
                ("ALTER TABLE lines RENAME TO hidden", "ALTER TABLE hidden RENAME TO lines"),
                ("ALTER TABLE tables RENAME TO hidden", "ALTER TABLE hidden RENAME TO tables"),
            ):
                said = live.in_play().legal_texts()[0]
                at, before, shown = (
                    live.seat_steps,
                    live.in_play().journal.text(),
                    live.version,
                )
                await hub.store.do(lambda c, s=wrong: c.execute(text(s)))  # type: ignore[misc]
                with pytest.raises(errors.StoreDown):
                    await live.say(mira.id, said, at)
                assert (live.seat_steps, live.version) == (at, shown)
                assert live.in_play().journal.text() == before
                await hub.store.do(lambda c, s=right: c.execute(text(s)))  # type: ignore[misc]
                await live.say(mira.id, said, at)
                assert live.seat_steps == at + 1

    asyncio.run(run())


def test_keys_open_one_door_each(address: str) -> None:
    async def run() -> None:
        store = Store(address)
        people = Players(store)
        mira, cookie = await people.make_player(" Mira\n\0 ", "fr")
        guest, _ = await people.make_player("\ud800", "klingon")
        assert (mira.name, mira.language) == ("Mira", "fr")
        assert guest.name in GUEST_NAMES and guest.language == ""
        assert await people.player_of(cookie) == mira
        assert await people.player_of(cookie, TOKEN) is None
        for wrong in ("", None, "x", "\ud800", cookie[:-1]):
            assert await people.player_of(wrong) is None
        link = await people.add_key(mira.id, LINK)
        assert await people.player_of(link, LINK) == mira
        await people.revoke(link)
        assert await people.player_of(link, LINK) is None
        many = [await people.add_key(mira.id, COOKIE) for _ in range(MAX_KEYS)]
        assert await people.player_of(cookie) is None
        assert await people.player_of(many[0]) == mira
        await people.revoke_all(mira.id, COOKIE)
        assert await people.player_of(many[-1]) is None
        kept = await store.do(lambda c: str(c.execute(text("SELECT * FROM keys")).all()))
        assert not any(key in kept for key in (cookie, link, *many))
        store.close()

    asyncio.run(run())


def test_names_and_settings(address: str) -> None:
    async def run() -> None:
        store = Store(address)
        people = Players(store)
        mira, cookie = await people.make_player("Mira")
        mira = await people.rename(mira, "M" * 99)
        assert mira.name == "M" * 40
        assert (await people.rename(mira, " \n")).name == mira.name
        mira = await people.update_preferences(mira, "fr", "dark", True)
        assert mira == await people.update_preferences(mira, "klingon", "purple", True)
        assert await people.player_of(cookie) == mira == await people.get(mira.id)
        with pytest.raises(errors.NoName):
            await people.get("nobody")
        store.close()

    asyncio.run(run())


def test_buckets_run_dry_for_one_and_not_for_others() -> None:
    guard = RateLimit({"tables": (2, 0)})
    for _ in range(2):
        guard.spend("tables", "mira")
    with pytest.raises(errors.TooOften):
        guard.spend("tables", "mira")
    guard.spend("tables", "ben")
    for _ in range(9):
        guard.spend("anything else", "mira")


def test_a_stored_table_needs_nothing_but_its_store(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address) as hub:
            mira = await hosting.somebody(hub)
            name = (await hosting.table(hub, mira, TRAY, "person", "screen")).id
        store = Store(address)
        row = await store.do(lambda c: tables.load(c, name))
        assert row is not None
        one, two = (StoredTable(row, store, process, time.time) for process in ("one", "two"))

        def step(table: StoredTable) -> Draft:
            draft = Draft(table.chairs, table.in_play(0).copy(), table.seat_steps)
            draft.step(table.in_play().actor, table.in_play().legal()[0])
            return draft

        done = await one.carry_out(lambda: step(one))
        assert done.committed is not None and not done.caught_up and done.error is None
        late = await two.carry_out(lambda: step(two))
        assert late.committed is None and late.caught_up and isinstance(late.error, errors.Stale)
        assert two.in_play().journal == one.in_play().journal
        assert not await one.catch_up()
        store.close()

    asyncio.run(run())
