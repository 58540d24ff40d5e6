"""Requests every page and list of the app, and tells which queries a request makes and what they read."""

import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any
from urllib.parse import urlencode

import msgspec
from fastapi.dependencies.utils import get_flat_params
from fastapi.routing import APIRoute
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from app.api.routers import ROUTERS
from tests.support.servers.generated_rows import Stored

NOT_PAGES = ("/og/", "/metrics", "/static/", "/text/", "/games/", "/sw.js", "/docs", "/rules", "/learn")
"""Addresses at which no rows are read, or which draw a picture."""


READING = ("SELECT", "UPDATE", "DELETE", "WITH", "(")
"""How statements begin that search for rows. An INSERT of values does not, and cannot be run again."""


class Query(msgspec.Struct, frozen=True):
    """A statement as it was sent to the database, with its values."""

    statement: str
    values: Any


_collecting: ContextVar[list[Query] | None] = ContextVar("_collecting", default=None)


class Plan(msgspec.Struct, frozen=True):
    """The work of PostgreSQL for a query: rows read from tables and indexes, and milliseconds."""

    rows: int
    ms: float
    said: str


def addresses(stored: Stored) -> list[str]:
    """Return the addresses of every page and list, and one for each value of each of its parameters.

    Raises KeyError for a parameter of which no value is known here.
    """
    known: dict[str, list[str]] = {
        "match_id": [stored.playing, stored.finished, stored.lobby],
        "tournament_id": [stored.tournament],
        "tournament": [stored.tournament],
        "game_id": ["um_reifenbreite"],
        "game": ["um_reifenbreite", "extraliga"],
        "status": ["lobby", "playing", "finished"],
        "mine": ["1"],
        "cursor": ["20990101T000000.000000Z~z"],
        "code": [stored.code],
        "seq": ["3"],
        "seat": ["0"],
        "side": ["1"],
        "n": ["0"],
        "pick": ["0"],
        "stands": ["true"],
        "at": ["3"],
        "with": ["x"],
        "url": [f"http://test/matches/{stored.finished}"],
        "maxwidth": [],
        "maxheight": [],
        "q": ["Reader", stored.code, "zz"],
        "bots": ["1"],
        "page": ["2"],
        "handle": ["reader-2345"],
        "result": ["won"],
        "against": ["p2"],
        "player": ["p2"],
        "match": [stored.playing],
        "line": ["1"],
        "sent": ["first"],
        "case_id": ["abcdefgh"],
        "player_id": ["p2"],
        "season": ["2026-4"],
        "key": ["x"],
        "after": ["25.0~1"],
        "answered": ["true"],
        "format": ["knockout-4"],
    }
    routes = [route for router in ROUTERS for route in router.routes if isinstance(route, APIRoute)]
    pages = [one for one in routes if "GET" in one.methods and not one.path.startswith(NOT_PAGES)]
    return [*dict.fromkeys(address for page in pages for address in _addresses_of(page, known))]


def _addresses_of(page: APIRoute, known: dict[str, list[str]]) -> Iterator[str]:
    params = get_flat_params(page.dependant)
    in_path = {one.alias: known[one.alias] for one in params if f"{{{one.alias}}}" in page.path}
    in_query = {one.alias: known[one.alias] for one in params if one.alias not in in_path}
    paths = [
        page.path.format(**dict(zip(in_path, values, strict=True)))
        for values in itertools.product(*in_path.values())
    ]
    yield from paths
    for name, asked in in_query.items():
        yield from (f"{paths[0]}?{urlencode({name: value})}" for value in asked)


@contextmanager
def queries_of(engine: AsyncEngine) -> Iterator[list[Query]]:
    """Collect the queries that the caller and the tasks it starts send to the database and that search for
    rows.

    Queries of tasks that run already, as those of the scheduler, are not among them.
    """
    sent: list[Query] = []

    def note(_connection: object, _cursor: object, statement: str, values: Any, *_: object) -> None:
        if _collecting.get() is sent and statement.lstrip().startswith(READING):
            sent.append(Query(statement, values))

    before = _collecting.set(sent)
    event.listen(engine.sync_engine, "before_cursor_execute", note)
    try:
        yield sent
    finally:
        event.remove(engine.sync_engine, "before_cursor_execute", note)
        _collecting.reset(before)


async def plan_of(connection: AsyncConnection, query: Query) -> Plan:
    """Run a query once more, and return what PostgreSQL did for it."""
    explain = "EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) "
    try:
        said = (await connection.exec_driver_sql(explain + query.statement, query.values)).scalar_one()
    except DBAPIError as error:
        raise AssertionError(f"cannot be explained: {query.statement}") from error
    (told,) = msgspec.json.decode(said) if isinstance(said, str) else said
    return Plan(
        _rows_read(told["Plan"]),
        told["Planning Time"] + told["Execution Time"],
        msgspec.json.encode(told).decode(),
    )


def _rows_read(node: dict[str, Any]) -> int:
    """Return how many rows a plan has read from tables, with those that a filter refused."""
    below = sum(map(_rows_read, node.get("Plans", ())))
    if "Relation Name" not in node or not node["Node Type"].endswith("Scan"):
        return below
    refused = sum(value for name, value in node.items() if name.startswith("Rows Removed by"))
    return below + round((node["Actual Rows"] + refused) * node["Actual Loops"])
