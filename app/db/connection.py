"""The engine and the sessions: how everybody reaches PostgreSQL."""

from asyncpg import InterfaceError, PostgresConnectionError
from asyncpg.exceptions import OperatorInterventionError
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine

from app.settings import async_url

Sessions = async_sessionmaker[AsyncSession]


def open_engine(url: str, *, pool_size: int = 8) -> AsyncEngine:
    """Connections to `url` (`postgresql://...`), half as many more for a burst; whoever opens an engine
    disposes of it. A pool of one has no more: there nobody may hold a connection and wait for another."""
    return create_async_engine(
        async_url(url),
        pool_size=pool_size,
        max_overflow=pool_size // 2,
        hide_parameters=True,  # an error goes into the log, what was to be stored does not
        pool_pre_ping=True,  # a database that was restarted costs nobody a failed request
    )


async def check_answer(session: AsyncSession) -> None:
    """Raises what the driver raises where there is no database."""
    await session.execute(text("SELECT 1"))


AWAY = (
    *(ConnectionError, FileNotFoundError),  # nobody listens; the socket has gone
    *(PostgresConnectionError, InterfaceError, OperatorInterventionError),  # cut off, stopping, starting
    NoneFree,
)


def is_away(error: Exception) -> bool:
    """Whether that is how a database fails which is not there just now."""
    return isinstance(error, AWAY) or (isinstance(error, DBAPIError) and error.connection_invalidated)


def sessions_of(engine: AsyncEngine) -> Sessions:
    """Rows stay readable after their commit: what is told afterwards needs no second query."""
    return async_sessionmaker(engine, expire_on_commit=False)
