"""The engine and the sessions through which all code reaches PostgreSQL."""

import json
from collections.abc import Mapping
from typing import Any

import msgspec
from asyncpg import InterfaceError, PostgresConnectionError
from asyncpg.exceptions import OperatorInterventionError
from sqlalchemy import Executable, Result, event, text
from sqlalchemy.exc import DBAPIError, InvalidatePoolError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine
from sqlalchemy.orm import Session

from app.settings import async_url

Sessions = async_sessionmaker[AsyncSession]
BUFFERED = {"prebuffer_rows": True}
"""Execution options: the rows have arrived when the statement returns."""


def open_engine(url: str, *, pool_size: int = 8) -> AsyncEngine:
    """Return an engine for `url` (`postgresql://...`), which the caller must dispose of.

    The pool holds `pool_size` connections, and half as many more for a burst. A pool of one holds no more:
    its users must not wait for a second connection while they hold one.
    """
    engine = create_async_engine(
        async_url(url),
        pool_size=pool_size,
        max_overflow=pool_size // 2,
        hide_parameters=True,  # errors are logged, but the values to be stored are not
        json_deserializer=read_json,
    )
    event.listen(engine.sync_engine, "checkout", _renew_if_closed)
    return engine


def _renew_if_closed(connection: Any, _record: object, _proxy: object) -> None:
    """Make the pool open its connections again after a restart of the database, so that no request fails.

    The driver knows that the database has closed a connection; the pool's own check of each connection costs
    three round trips.
    """
    if connection.driver_connection.is_closed():
        raise InvalidatePoolError


def read_json(stored: str) -> Any:
    """Return the value of a JSON column, which a list of matches has some ten of in each row."""
    try:
        return msgspec.json.decode(stored)
    except msgspec.DecodeError:
        return json.loads(stored)  # has half of a surrogate pair, which only `json` reads and writes


async def read_rows(
    session: AsyncSession, statement: Executable, values: Mapping[str, Any] | None = None
) -> Result[*tuple[Any, ...]]:
    """Return the rows of a query of columns, or of one class, sent within the session's transaction.

    The session itself prepares to load objects for each such statement, which takes about as long as the
    rest of a query. So the lists and pages read here.
    """

    def read(bare: Session) -> Result[*tuple[Any, ...]]:
        bare.flush()
        return bare.connection().execute(statement, values, execution_options=BUFFERED)

    return await session.run_sync(read)


async def check_answer(session: AsyncSession) -> None:
    """Run an empty query. Raises the driver's exception if there is no database."""
    await session.execute(text("SELECT 1"))


AWAY = (
    *(ConnectionError, FileNotFoundError),  # no process listens, or the socket is gone
    *(PostgresConnectionError, InterfaceError, OperatorInterventionError),  # cut off, stopping or starting
    NoneFree,
)


def is_away(error: Exception) -> bool:
    """Return whether `error` means that the database is unavailable for the moment."""
    return isinstance(error, AWAY) or (isinstance(error, DBAPIError) and error.connection_invalidated)


def sessions_of(engine: AsyncEngine) -> Sessions:
    """Return the factory of sessions. Rows stay readable after the commit, so publishing them needs no
    query.
    """
    return async_sessionmaker(engine, expire_on_commit=False)


def reading_sessions_of(engine: AsyncEngine) -> Sessions:
    """Return the factory of sessions that only read, without the statements that begin and end a transaction.

    A query sees the rows that are committed when it begins, as in any transaction here (READ COMMITTED).
    """
    return async_sessionmaker(engine.execution_options(isolation_level="AUTOCOMMIT"), expire_on_commit=False)
