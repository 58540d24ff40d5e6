"""The tables of a match can be spread over machines by its id, as a cluster of PostgreSQLs needs it."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

import asyncpg
import msgspec
import pytest
from sqlalchemy import event

from app.api.access.identity import new_player
from app.api.services import Services
from app.db.action_writer import INSERT, INSERT_SNAPSHOTS, SCHEDULE_CLOCKS
from app.db.queries import chat
from app.table.actions.evaluation import ActionRequest
from app.table.state.match_settings import MatchRequest, MatchSettings

pytestmark = [pytest.mark.anyio, pytest.mark.db]

BY = {"matches": "id"} | dict.fromkeys(
    (
        *(
            "seats",
            "actions",
            "snapshots",
            "chat",
            "table_events",
            "due",
            "presence",
            "stories",
            "pushed_notes",
            "match_analyses",
        ),
        "results",
    ),
    "match_id",
)
"""Each table that is spread, and the column by which it is spread."""
EVERYWHERE = {"players", "tournaments"}
"""Small tables, of which each machine would keep a copy."""

UNIQUE = """
SELECT c.relname AS name, t.relname AS of, array_agg(a.attname::text) AS columns
FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_class t ON t.oid = i.indrelid
JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = ANY (i.indkey)
WHERE i.indisunique AND t.relname = ANY ($1) GROUP BY 1, 2
"""
FOREIGN = """
WITH keys AS (SELECT * FROM pg_constraint WHERE contype = 'f'), columns AS (
    SELECT attrelid AS of, attnum AS number, attname::text AS name FROM pg_attribute
)
SELECT conrelid::regclass::text AS here, confrelid::regclass::text AS there,
    (SELECT array_agg(name) FROM columns WHERE of = conrelid AND number = ANY (conkey)) AS column_here,
    (SELECT array_agg(name) FROM columns WHERE of = confrelid AND number = ANY (confkey)) AS column_there
FROM keys WHERE conrelid::regclass::text = ANY ($1)
"""
IS_WATCHED = ContextVar("IS_WATCHED", default=False)
NAMED = re.compile(rf"\b(?:FROM|JOIN|INTO|UPDATE)\s+({'|'.join(BY)})\b")


async def test_whatever_is_unique_is_so_together_with_the_match(database_url: str) -> None:
    connection = await asyncpg.connect(database_url)
    try:
        unique = await connection.fetch(UNIQUE, [*BY])
        foreign = await connection.fetch(FOREIGN, [*BY])
        with_match = await connection.fetch(
            "SELECT table_name FROM information_schema.columns"
            " WHERE table_schema = 'public' AND column_name = 'match_id'"
        )
    finally:
        await connection.close()

    assert {row["table_name"] for row in with_match} | {"matches"} == set(BY)  # No table is missing.
    assert {row["of"] for row in unique} == set(BY)
    assert [row["name"] for row in unique if BY[row["of"]] not in row["columns"]] == []
    among = [dict(row) for row in foreign if row["there"] not in EVERYWHERE]
    assert {row["here"] for row in among} == set(BY) - {"matches"}
    assert [row for row in among if row["column_here"] != [BY[row["here"]]]] == []
    assert [row for row in among if row["column_there"] != [BY[row["there"]]]] == []


async def test_whoever_plays_asks_one_match_only(services: Services) -> None:
    """Every statement names its match while a player acts and writes in the chat, and while a match is
    loaded.
    """
    ann, ben = [(await new_player(services, name))[0].id for name in ("Ann", "Ben")]
    table = await services.lobby.create(
        ann, MatchRequest(settings=MatchSettings(game="um_reifenbreite"), seats=2)
    )
    await services.seating.sit(table, ben)
    await services.starts.start(table, ann)
    match = table.header.id

    with statements(services) as said:
        for _ in range(3):
            assert table.position is not None
            seat = table.position.to_act[0]
            action = msgspec.to_builtins(table.position.legal(seat)[0])
            await services.referee.submit(table, [ann, ben][seat], ActionRequest(action, f"{table.seq}"))
        async with services.sessions.begin() as session:
            await chat.add(session, match, ann, 0, "well ridden")
            await chat.latest(session, match)
        services.tables.evict(table)
        await services.referee._journal.flush()
        again = await services.tables.load(match)

    assert again.seq == 3
    about = [one for one in (*said, INSERT, INSERT_SNAPSHOTS, SCHEDULE_CLOCKS) if NAMED.search(one)]
    assert {name for one in about for name in NAMED.findall(one)} >= {"actions", "matches", "seats", "chat"}
    assert [one for one in about for name in NAMED.findall(one) if not says_which(one, name)] == []


@contextmanager
def statements(services: Services) -> Iterator[list[str]]:
    """Collect the statements that this task sends to the database; background tasks look at all matches."""
    said: list[str] = []
    engine = services.engine.sync_engine
    watched = IS_WATCHED.set(True)

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if IS_WATCHED.get():
            said.append(statement)

    event.listen(engine, "before_cursor_execute", note)
    try:
        yield said
    finally:
        event.remove(engine, "before_cursor_execute", note)
        IS_WATCHED.reset(watched)


def says_which(statement: str, table: str) -> bool:
    column = BY[table]
    asked = re.search(rf"\b{table}\.{column} (=|IN)", statement)
    return bool(asked or re.search(rf"INSERT INTO {table} \([^)]*\b{column}\b", statement))
