"""No page and no list reads more rows or sends more queries, however much is stored.

New pages are among those requested here.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime
from functools import partial

import pytest
from fastapi import FastAPI
from httpx import ASGITransport, AsyncClient
from sqlalchemy.ext.asyncio import AsyncSession

from app.api.services import Services
from app.db.queries import running_matches, tournaments
from tests.support.servers.generated_rows import Size, fill
from tests.support.servers.page_queries import Query, addresses, plan_of, queries_of
from tests.support.servers.server_parts import running_app

pytestmark = [pytest.mark.anyio, pytest.mark.db]

MOST_ROWS = 2000
"""Fewer than each table has, and more than any reader has matches."""
MOST_QUERIES = 15
"""For one request, once the matches that it shows are in memory."""
SIZE = Size(matches=2400, playing=250, played=60)
"""Some 45,000 actions."""
LOADING = ("/watch", "/watch?page=2")
"""Pages that load matches into memory, from which a minute without viewers evicts them."""
IN_BACKGROUND: list[Callable[[AsyncSession], Awaitable[object]]] = [
    tournaments.playing,
    tournaments.hosts_of_unattended,
    partial(
        tournaments.tasks, now=datetime(2026, 1, 1, tzinfo=UTC), call_by=datetime(2026, 1, 1, tzinfo=UTC)
    ),
    running_matches.hosts_of_unattended,
    running_matches.with_server_to_act,
    partial(running_matches.with_stalled_computers, before=datetime(2026, 1, 1, tzinfo=UTC)),
]


@pytest.fixture
async def app(database_url: str, anyio_backend: str) -> AsyncIterator[FastAPI]:
    async with running_app(database_url) as app:
        yield app


async def test_no_page_list_or_background_task_reads_more_than_2000_rows(app: FastAPI) -> None:
    """The readers of the pages are a player with hundreds of matches, and a stranger. None gets an error."""
    services = app.state.services
    stored = await fill(services, SIZE)
    sent: dict[str, tuple[str, Query]] = {}
    made: dict[str, list[str]] = {}
    async with AsyncClient(transport=ASGITransport(app=app), base_url="http://test") as there:
        asked = addresses(stored)
        player = {"Authorization": f"Bearer {stored.token}", "Accept": "text/html, */*"}
        stranger = {"Accept": "text/html, */*"}
        requests = [(one, player) for one in asked] + [(one, stranger) for one in asked if "?" not in one]
        for address, headers in requests:
            for _ in range(1 + (address in LOADING)):
                with queries_of(services.engine) as queries:
                    answer = await there.get(address, headers=headers)
                assert answer.status_code < 500, address
                made[address] = [one.statement for one in queries]
                sent |= {f"{one}": (address, one) for one in queries}
    for task in IN_BACKGROUND:
        with queries_of(services.engine) as queries:
            async with services.sessions() as session:
                await task(session)
        sent |= {f"{one}": (f"{task}", one) for one in queries}

    assert len(sent) > 100
    assert {one: statements for one, statements in made.items() if len(statements) > MOST_QUERIES} == {}
    assert await large_ones(services, [*sent.values()]) == []


async def large_ones(services: Services, sent: list[tuple[str, Query]]) -> list[str]:
    """Return the queries that read too much, with their plans."""
    found = []
    async with services.engine.connect() as connection:
        for asked, query in sent:
            plan = await plan_of(connection, query)
            if plan.rows > MOST_ROWS:
                found.append(f"{asked}: {plan.rows} rows\n{query.statement}\n{plan.said}")
        await connection.rollback()
    return found
