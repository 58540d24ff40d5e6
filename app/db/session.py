"""The engine and the sessions: how everybody reaches PostgreSQL."""

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine

from app.settings import async_url

Sessions = async_sessionmaker[AsyncSession]

OVERFLOW = 4  # connections beyond the pool, for a burst


def open_engine(url: str, *, pool_size: int = 8) -> AsyncEngine:
    """Connections to `url` (`postgresql://...`). Whoever opens an engine disposes of it."""
    return create_async_engine(
        async_url(url),
        pool_size=pool_size,
        max_overflow=OVERFLOW,
        pool_pre_ping=True,  # a database that was restarted costs nobody a failed request
    )


async def answers_at_all(session: AsyncSession) -> None:
    """Raises what the driver raises where there is no database."""
    await session.execute(text("SELECT 1"))


def sessions_of(engine: AsyncEngine) -> Sessions:
    """Rows stay readable after their commit: what is told afterwards needs no second query."""
    return async_sessionmaker(engine, expire_on_commit=False)
