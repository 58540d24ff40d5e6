"""The migrations make the schema that the models describe, and say which databases they cannot upgrade."""

import asyncio
import re
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from app.db.connection import open_engine
from app.db.migrate import MIGRATIONS, UnknownRevision, migrate
from app.db.models import Action, Base
from tests.conftest import NewDatabase
from tests.support.servers.database import execute, fetch

COLUMNS_OF_ACTIONS = """
SELECT column_name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = 'actions'
ORDER BY ordinal_position
"""
REVISION = re.compile(r'^revision = "(\d{4})"\ndown_revision = (?:"(\d{4})"|None)$', re.MULTILINE)
LAST_BEFORE_0_1_0 = "0030"


def revisions() -> dict[str | None, str]:
    """Return each migration's revision by the one that it follows."""
    texts = [file.read_text() for file in Path(MIGRATIONS, "versions").glob("[0-9]*.py")]
    found = [REVISION.search(text) for text in texts]
    return {match[2]: match[1] for match in found if match}


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, Base.metadata))


@pytest.mark.anyio
async def test_the_schema_is_what_the_models_describe(database_url: str) -> None:
    engine = open_engine(database_url, pool_size=1)
    async with engine.connect() as connection:
        found = await connection.run_sync(differences)
    await engine.dispose()

    assert found == []


@pytest.mark.anyio
async def test_columns_of_actions_stand_in_the_model_s_order(database_url: str) -> None:
    """Rows of actions are inserted by position."""
    rows: list[asyncpg.Record] = await fetch(database_url, COLUMNS_OF_ACTIONS)

    assert [row["column_name"] for row in rows] == [column.name for column in Action.__table__.columns]


def test_numbers_of_migrations_rise_along_their_chain() -> None:
    chain, following = [], revisions()
    while (revision := following.get(chain[-1] if chain else None)) is not None:
        chain.append(revision)

    assert chain == sorted(following.values())
    assert chain[0] == "0028"
    assert all(revision > LAST_BEFORE_0_1_0 for revision in chain[1:])


@pytest.mark.parametrize(
    ("revision", "advice"),
    [
        ("0012", "Run `stadion migrate` of the last version before 0.1.0 first"),
        ("0030", "Run `stadion migrate` of the last version before 0.1.0 first"),
        ("9999", "a newer version has upgraded it"),
    ],
)
def test_a_database_that_cannot_be_upgraded_is_refused_with_what_to_do(
    new_database: NewDatabase, revision: str, advice: str
) -> None:
    url = new_database()
    execute(url, f"UPDATE alembic_version SET version_num = '{revision}'")

    with pytest.raises(UnknownRevision, match=rf"revision {revision}.*{re.escape(advice)}"):
        migrate(url)

    (row,) = asyncio.run(fetch(url, "SELECT version_num FROM alembic_version"))
    assert row["version_num"] == revision
