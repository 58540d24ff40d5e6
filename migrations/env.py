"""Alembic's entry point: one dialect, one schema, and migrations that only go forward."""

import asyncio

from alembic import context
from sqlalchemy import Connection, pool
from sqlalchemy.ext.asyncio import create_async_engine

from app.db.migrate import check_revision
from app.db.models import Base


def run(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=Base.metadata, compare_type=True)
    with context.begin_transaction():
        # Two processes may start at once: the second one waits and finds nothing left to do.
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7823401)")
        known = {script.revision for script in context.script.walk_revisions()}
        for found in context.get_context().get_current_heads():
            check_revision(found, known)
        context.run_migrations()


async def main(url: str) -> None:
    engine = create_async_engine(url, poolclass=pool.NullPool)
    async with engine.connect() as connection:
        await connection.run_sync(run)
        await connection.commit()
    await engine.dispose()


asyncio.run(main(context.config.get_main_option("sqlalchemy.url") or ""))
