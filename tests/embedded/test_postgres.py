"""The embedded PostgreSQL survives all that happens to servers, on real files."""

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import asyncpg
import pytest

from app.embedded import postgres_binaries
from app.embedded.postgres import Home, embedded
from app.embedded.postgres_binaries import EmbeddedError
from tests.support.servers.database import fetch_value

pytestmark = pytest.mark.db
KEPT = "SELECT count(*) FROM kept"
PATIENCE_S = 120  # A busy machine takes its time.
USE_AND_WAIT = """
import sys
from pathlib import Path
from app.embedded.postgres import embedded
with embedded(Path(sys.argv[1])) as url:
    print(url, flush=True)
    sys.stdin.read()
"""


def server_of(folder: Path) -> int:
    """Return the process id of the folder's server; 0 if none runs."""
    server = Home(folder).running()
    return server.pid if server else 0


def wait_until(happened: Callable[[], bool]) -> None:
    give_up = time.monotonic() + PATIENCE_S
    while not happened():
        assert time.monotonic() < give_up, f"it did not happen within {PATIENCE_S} s"
        time.sleep(0.01)


@pytest.fixture
def other_stadion(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """A second process that uses the folder until its input ends."""
    process = subprocess.Popen(
        [sys.executable, "-c", USE_AND_WAIT, str(folder)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout
    assert process.stdout.readline().startswith("postgresql://")
    yield process
    if process.poll() is None:
        process.communicate()


def test_data_survives_a_stop_and_a_start(folder: Path) -> None:
    with embedded(folder) as url:
        kept = fetch_value(url, KEPT)

    assert kept == 1


def test_the_server_stops_when_its_only_user_leaves(folder: Path) -> None:
    with embedded(folder):
        during = server_of(folder)

    assert during
    assert not server_of(folder)


def test_the_server_never_runs_as_root(folder: Path) -> None:
    with embedded(folder):
        owner = Path(f"/proc/{server_of(folder)}").stat().st_uid

    assert owner != 0


def test_nothing_listens_on_the_network(folder: Path) -> None:
    with embedded(folder) as url:
        assert fetch_value(url, "SHOW listen_addresses") == ""


def test_a_second_stadion_joins_the_server_and_the_last_one_stops_it(
    folder: Path, other_stadion: subprocess.Popen[str]
) -> None:
    first = server_of(folder)
    with embedded(folder) as url:
        joined = server_of(folder)
        other_stadion.communicate()  # The process that started the server leaves.
        still_there = fetch_value(url, KEPT)

    assert joined == first
    assert still_there == 1
    assert not server_of(folder)


def test_the_orphan_of_a_killed_stadion_is_joined_and_stopped(
    folder: Path, other_stadion: subprocess.Popen[str]
) -> None:
    orphan = server_of(folder)
    other_stadion.kill()
    other_stadion.wait()
    with embedded(folder) as url:
        joined = server_of(folder)
        kept = fetch_value(url, KEPT)

    assert (joined, kept) == (orphan, 1)
    assert not server_of(folder)


def test_a_killed_server_and_its_stadion_leave_whole_data(
    folder: Path, other_stadion: subprocess.Popen[str]
) -> None:
    os.kill(server_of(folder), signal.SIGKILL)
    other_stadion.kill()
    other_stadion.wait()
    wait_until(lambda: not server_of(folder))
    with embedded(folder) as url:
        kept = fetch_value(url, KEPT)

    assert kept == 1


def test_a_start_waits_for_the_last_query_of_a_killed_server(folder: Path) -> None:
    """A busy orphaned backend holds the old memory: a second server must not write beside it."""

    async def kill_amid_a_query(url: str) -> None:
        connection = await asyncpg.connect(url)
        busy = asyncio.create_task(connection.execute("SELECT count(*) FROM generate_series(1, 3000000)"))
        await asyncio.sleep(0)  # The query is on its way.
        os.kill(server_of(folder), signal.SIGKILL)
        await asyncio.gather(busy, return_exceptions=True)
        connection.terminate()

    with embedded(folder) as url:
        asyncio.run(kill_amid_a_query(url))
        wait_until(lambda: not server_of(folder))
        with embedded(folder) as again:
            kept = fetch_value(again, KEPT)

    assert kept == 1


def test_a_number_that_another_process_got_is_not_mistaken_for_the_server(folder: Path) -> None:
    left_behind = folder / "postgres" / "postmaster.pid"
    left_behind.write_text(f"{os.getpid()}\n{folder}\n1\n5432\n/tmp/nowhere\n\n0 0\nready\n")

    with embedded(folder) as url:
        kept = fetch_value(url, KEPT)

    assert kept == 1


def test_a_copy_of_a_folder_in_use_gets_a_server_of_its_own(folder: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    subprocess.run(["cp", "-a", folder, copy], check=True)
    with embedded(folder):
        shutil.copy(folder / "postgres" / "postmaster.pid", copy / "postgres")
        with embedded(copy) as url:
            servers = {server_of(folder), server_of(copy)}
            kept = fetch_value(url, KEPT)

    assert len(servers - {0}) == 2
    assert kept == 1


def test_the_files_of_another_major_version_are_refused_untouched(tmp_path: Path) -> None:
    cluster = tmp_path / "postgres"
    cluster.mkdir()
    (cluster / "PG_VERSION").write_text("9\n")
    account = postgres_binaries.account_for(tmp_path / "none")
    os.chown(cluster, account.uid, account.gid)

    with pytest.raises(EmbeddedError, match="written by PostgreSQL 9, but only"), embedded(tmp_path):
        pass
    assert [path.name for path in cluster.iterdir()] == ["PG_VERSION"]


def test_a_half_made_folder_is_made_again(tmp_path: Path) -> None:
    draft = tmp_path / "data" / "postgres.draft"
    draft.mkdir(parents=True)
    (draft / "PG_VERSION").write_text("18\n")  # This is what a power cut during the creation leaves.

    with embedded(tmp_path / "data") as url:
        assert fetch_value(url, "SELECT current_database()") == "stadion"


def test_a_server_that_cannot_start_says_why(folder: Path) -> None:
    with (
        pytest.raises(EmbeddedError, match="unrecognized configuration parameter"),
        embedded(folder, options=["no_such_setting=on"]),
    ):
        pass
