"""`stadion ratings check`: computes all ratings again from the matches."""

import argparse
import sys
from typing import TYPE_CHECKING

from app.cli.database import run_on_database
from app.cli.exit_codes import OK, WRONG

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

MOST_TOLD = 20


def check_ratings(_chosen: argparse.Namespace) -> int:
    """Compare the stored ratings with those that the matches give; prints what differs."""
    from sqlalchemy.ext.asyncio import AsyncSession

    from app.engine.catalog import catalog
    from app.table.ratings import rating_check

    differences: list[str] = []

    async def check(engine: "AsyncEngine") -> None:
        async with AsyncSession(engine) as session:
            # One snapshot: matches that are taken meanwhile change nothing here.
            await session.connection(execution_options={"isolation_level": "REPEATABLE READ"})
            found = await rating_check.check_ratings(session, catalog())
        differences.extend(found.differences)
        print(f"{found.matches} rated matches, {found.ratings} ratings, {len(differences)} differences.")

    failed = run_on_database(check)
    for line in differences[:MOST_TOLD]:
        print(line, file=sys.stderr)
    return failed or (WRONG if differences else OK)
