"""`stadion migrate | dump | restore | archive | unarchive | new-signing-key`: an operator's work on the
database.
"""

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from app.cli.exit_codes import OK, WRONG
from app.db import backup
from app.db.migrate import migrate
from app.embedded.postgres import embedded
from app.settings import Settings, read_settings

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine


@contextmanager
def database(settings: Settings, start_own: Callable[[Path], AbstractContextManager[str]]) -> Iterator[str]:
    """Yield the URL of the configured database, else that of an embedded one that `start_own` runs."""
    if settings.database_url is not None:
        yield settings.database_url
        return
    with start_own(settings.data_dir) as url:
        yield url


def upgrade_database(_chosen: argparse.Namespace) -> int:
    with database(read_settings(), embedded) as url:
        migrate(url)
    print("The database is up to date.")
    return OK


def dump_database(chosen: argparse.Namespace) -> int:
    with database(read_settings(), embedded) as url:
        backup.dump(url, chosen.file)
        asyncio.run(_note_dump(url))
    print(f"Database written to {chosen.file}. The secret key is not included; back it up separately.")
    return OK


async def _note_dump(url: str) -> None:
    """Write a line in the log of the desk, which says how old the last dump is. Nothing is upgraded."""
    from sqlalchemy.exc import ProgrammingError
    from sqlalchemy.ext.asyncio import AsyncSession

    from app.db.connection import open_engine
    from app.db.moderation import operators
    from app.time_source import utc_now

    engine = open_engine(url, pool_size=1)
    try:
        async with AsyncSession(engine) as session, session.begin():
            operators.note(session, utc_now(), None, "dump")
    except ProgrammingError:
        print("The database is older than the log of the desk, which says nothing of this dump.")
    finally:
        await engine.dispose()


def restore_database(chosen: argparse.Namespace) -> int:
    with database(read_settings(), embedded) as url:
        backup.restore(url, chosen.file)
        migrate(url)
    print("Database restored and upgraded.")
    return OK


def archive_matches(chosen: argparse.Namespace) -> int:
    from app.db import match_archive

    async def put_away(engine: "AsyncEngine") -> None:
        chosen.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        found = await match_archive.finished_before(engine, chosen.before)
        for match_id in found:
            await match_archive.archive_match(engine, match_id, chosen.folder)
        print(f"Moved {len(found)} matches to {chosen.folder}.")

    return run_on_database(put_away)


def unarchive_matches(chosen: argparse.Namespace) -> int:
    from app.db import match_archive

    async def bring_back(engine: "AsyncEngine") -> None:
        for file in chosen.files:
            print(f"Restored {await match_archive.restore_match(engine, file)}.")

    return run_on_database(bring_back)


def replace_signing_key(_chosen: argparse.Namespace) -> int:
    from sqlalchemy.ext.asyncio import AsyncSession

    from app.db.queries import signing_keys
    from app.table.replay.record_signature import RecordKey, fresh_key

    async def store(engine: "AsyncEngine") -> None:
        key = fresh_key()
        async with AsyncSession(engine) as session, session.begin():
            signing_keys.add(session, RecordKey(key).id, key)
        print(f"Records are signed with key {RecordKey(key).id} from now on. Earlier keys stay listed.")

    return run_on_database(store)


def run_on_database(action: "Callable[[AsyncEngine], Awaitable[None]]") -> int:
    """Upgrade the database, then run `action` on it; returns the exit code."""
    from app.db.connection import open_engine
    from app.db.match_archive import NoArchive

    async def run(url: str) -> None:
        engine = open_engine(url, pool_size=1)
        try:
            await action(engine)
        finally:
            await engine.dispose()

    with database(read_settings(), embedded) as url:
        migrate(url)
        try:
            asyncio.run(run(url))
        except (NoArchive, OSError) as error:
            print(f"stadion: {error}", file=sys.stderr)
            return WRONG
    return OK
