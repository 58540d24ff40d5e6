"""A folder of an embedded PostgreSQL."""

from pathlib import Path

import pytest

from app.embedded.postgres import embedded
from tests.support.servers.database import fetch_value


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory, postgres_major: int | None) -> Path:
    """A data folder whose database has one row, closed to other accounts."""
    path = tmp_path_factory.mktemp("stadion", numbered=True) / "data"
    path.parent.chmod(0o700)
    with embedded(path, major=postgres_major) as url:
        fetch_value(url, "CREATE TABLE kept (number int)")
        fetch_value(url, "INSERT INTO kept VALUES (1)")
    return path
