"""Fixtures of the running product: a PostgreSQL, a server, browsers.

Nothing here is a double. The database is the embedded server (TEST_POSTGRES_MAJOR chooses its version), or
the one that TEST_DATABASE_URL names. The server is `stadion serve` in a process of its own.
"""

import gc
import os
import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import hypothesis
import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, expect, sync_playwright

from app.api.services import Services
from app.db.migrate import migrate
from app.embedded.postgres import embedded
from app.time_source import utc_now
from tests.support.browser.firefox import Firefox, open_firefox
from tests.support.matches.people import People
from tests.support.run_order import slow_ones_first
from tests.support.servers.database import OpenConnection, database_url_on, execute, run_in_thread
from tests.support.servers.server_parts import Time, serving
from tests.support.servers.serving import ROOT, Server

# Nothing here talks to another site: reading its certificates would take 50 ms per HTTP client and server.
os.environ.pop("SSL_CERT_FILE", None)
os.environ["SSL_CERT_DIR"] = os.devnull

pytest_plugins = ["tests.support.server_logs"]
collect_ignore = ["fifth_game"]  # test_fifth_game.py copies it into a copy of the project.
QUICK_NOT_SAFE = (
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "autovacuum=off",
    "max_connections=200",
)
CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]


BROWSERS = {"playwright", "firefox"}
SHOWN_WITHIN_MS = 60_000  # Several browsers share a machine of two cores.
STARTED_WITHIN_MS = 180_000

# A slow test means a busy machine: speed is measured in benchmarks/. All runs try the same examples;
# `--hypothesis-profile=seeking` looks for new ones.
PATIENT = {"deadline": None, "suppress_health_check": [hypothesis.HealthCheck.too_slow]}
hypothesis.settings.register_profile("stadion", derandomize=True, **PATIENT)
hypothesis.settings.register_profile("seeking", **PATIENT)
hypothesis.settings.load_profile("stadion")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection() -> Iterator[None]:
    """Collect all tests without looking for garbage: what is imported stays, and is not looked at again."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Iterator[None]:
    """Mark tests by the fixtures that they use, so that nobody has to remember the mark.

    After `-m` has been applied, order what is left for the workers of xdist.
    """
    for item in items:
        fixtures = set(getattr(item, "fixturenames", ()))
        if "postgres_url" in fixtures:
            item.add_marker(pytest.mark.db)
        if BROWSERS & fixtures:
            item.add_marker(pytest.mark.browser)
    yield
    if workers := int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "0")):
        items[:] = slow_ones_first(items, workers)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


# --- the database -------------------------------------------------------------------------


@pytest.fixture(scope="session")
def run_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of this run, which the workers of xdist share."""
    base = tmp_path_factory.getbasetemp()
    return base.parent if "PYTEST_XDIST_WORKER" in os.environ else base


@pytest.fixture(scope="session")
def postgres_major() -> int | None:
    """The major version of PostgreSQL that is asked for; None is the one that Stadion embeds."""
    asked = os.environ.get("TEST_POSTGRES_MAJOR")
    return int(asked) if asked else None


@pytest.fixture(scope="session")
def postgres_url(run_folder: Path, postgres_major: int | None) -> Iterator[str]:
    """The URL of a PostgreSQL in which databases can be created; the workers of xdist share it."""
    if given := os.environ.get("TEST_DATABASE_URL"):
        yield given
        return
    with embedded(run_folder / "postgres", major=postgres_major, options=QUICK_NOT_SAFE) as url:
        yield url


@pytest.fixture(scope="session")
def leftovers(postgres_url: str) -> Iterator[list[str]]:
    """The names of databases to drop at the end.

    None of the embedded server's: it goes as a whole, and each drop would wait for a checkpoint.
    """
    made: list[str] = []
    yield made
    if "TEST_DATABASE_URL" in os.environ:
        execute(postgres_url, *(f"DROP DATABASE {name} WITH (FORCE)" for name in made))


NewDatabase = Callable[[], str]


@pytest.fixture(scope="session")
def empty_database(postgres_url: str, leftovers: list[str]) -> NewDatabase:
    """Make one more database without tables and return its URL."""

    def make() -> str:
        leftovers.append(f"empty_{uuid4().hex}")
        execute(postgres_url, f"CREATE DATABASE {leftovers[-1]}")
        return database_url_on(postgres_url, leftovers[-1])

    return make


@pytest.fixture(scope="session")
def template(postgres_url: str, leftovers: list[str]) -> str:
    """The name of a database with all migrations and no rows."""
    name = f"template_{uuid4().hex}"
    leftovers.append(name)
    execute(postgres_url, f"CREATE DATABASE {name}")
    run_in_thread(lambda: migrate(database_url_on(postgres_url, name)))
    return name


@pytest.fixture(scope="session")
def new_database(postgres_url: str, template: str, leftovers: list[str]) -> NewDatabase:
    """Create one more migrated, empty database (0.1 s) and return its URL."""

    def make() -> str:
        leftovers.append(f"test_{uuid4().hex}")
        execute(postgres_url, f"CREATE DATABASE {leftovers[-1]} TEMPLATE {template}")
        return database_url_on(postgres_url, leftovers[-1])

    return make


@pytest.fixture(scope="session")
def _worker_database(new_database: NewDatabase) -> str:
    return new_database()


EMPTY_ALL_TABLES = """
DO $$ DECLARE name text; has_rows boolean; filled text[]; BEGIN
    PERFORM pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid();
    FOR name IN SELECT quote_ident(tablename) FROM pg_tables
        WHERE schemaname = 'public' AND tablename <> 'alembic_version'
    LOOP
        EXECUTE 'SELECT EXISTS (SELECT FROM ' || name || ')' INTO has_rows;
        IF has_rows THEN filled := filled || name; END IF;
    END LOOP;
    IF filled IS NOT NULL THEN
        EXECUTE 'TRUNCATE ' || array_to_string(filled, ', ') || ' CASCADE';
    END IF;
    PERFORM setval(format('%I', sequencename)::regclass, 1, false) FROM pg_sequences
    WHERE schemaname = 'public' AND last_value IS NOT NULL;
END $$
"""
"""A table costs far more to truncate than to be found empty. A task that the end of a test before cancelled
may have left a transaction open, because its loop closed first: nothing may wait for it.
"""


@pytest.fixture(scope="session")
def _emptying(_worker_database: str) -> Iterator[OpenConnection]:
    connection = OpenConnection(_worker_database)
    yield connection
    connection.close()


@pytest.fixture
def database_url(_worker_database: str, _emptying: OpenConnection) -> str:
    """A migrated database without rows, which no other test uses meanwhile."""
    _emptying.execute(EMPTY_ALL_TABLES)
    return _worker_database


# --- the server ---------------------------------------------------------------------------


StartServer = Callable[..., Server]


def _start_servers(new_database: NewDatabase, logs: Path, *, forks: bool = True) -> Iterator[StartServer]:
    """Start servers, each on a database of its own unless one is named in its settings.

    Keywords are settings without their prefix: `start_server(rate_limits="on")`. Servers that do not fork
    import all of the application for themselves, as a host's does.
    """
    started: list[Server] = []

    def start(*arguments: str, **settings: str) -> Server:
        chosen = {
            "rate_limits": "off",
            "prepare_pages": "off",
            "allow_seeds": "1",
            "bot_pace_ms": "0",
            "secret_key": "test",
        } | settings
        chosen.setdefault("database_url", new_database())
        surroundings = {name: value for name, value in os.environ.items() if not name.startswith("STADION_")}
        stadion = {f"STADION_{name.upper()}": value for name, value in chosen.items()}
        log = logs / f"server-{uuid4().hex[:8]}.log"
        server = Server(surroundings | stadion, log, arguments, forks=forks and "--workers" not in arguments)
        started.append(server)
        return server.start()

    yield start
    for server in started:
        if server.process and server.process.poll() is None:
            server.stop()
    assert [line for server in started for line in server.complaints()] == []


@pytest.fixture
def start_server(
    new_database: NewDatabase, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[StartServer]:
    yield from _start_servers(new_database, tmp_path, forks="cli" not in request.path.parts)


@pytest.fixture(scope="session")
def server(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of this worker that do not stop it."""
    starting = _start_servers(new_database, tmp_path_factory.mktemp("server"), forks=False)
    yield next(starting)()
    next(starting, None)


# --- the server's parts, without the server -------------------------------------------------


@pytest.fixture
async def people(server: Server, anyio_backend: str) -> AsyncIterator[People]:
    made = People(server.url)
    yield made
    await made.leave()


@pytest.fixture
def time() -> Time:
    """A clock that stands still. If a test uses it, by an argument or a mark, its `services` go by it."""
    return Time()


@pytest.fixture
async def services(
    database_url: str, anyio_backend: str, request: pytest.FixtureRequest
) -> AsyncIterator[Services]:
    """The services of the application on a real database, for tests of a match in memory."""
    now = request.getfixturevalue("time") if "time" in request.fixturenames else utc_now
    async with serving(database_url, now) as services:
        yield services


# --- the browsers -------------------------------------------------------------------------
TIPS_OFF = "localStorage.setItem('stadion.tips', 'off')"
"""Players of tests need no tips. The test of the coach turns them on: tests/browser/learning/test_coach.py.
"""


# Playwright's synchronous interface blocks all other event loops of its thread, so it is closed before a
# module that does not use it. Neighbouring modules that do share it: a start takes a second.
NEXT = pytest.StashKey[pytest.Item | None]()
PLAYWRIGHT = pytest.StashKey[Playwright]()
BROWSER = pytest.StashKey[Browser]()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Keep the next test, for fixtures that go on when it uses them too."""
    item.session.stash[NEXT] = nextitem


def _is_used_next(request: pytest.FixtureRequest, fixture: str) -> bool:
    return fixture in getattr(request.session.stash.get(NEXT, None), "fixturenames", ())


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Stop what was kept for a test that did not run."""
    if PLAYWRIGHT in session.stash:
        session.stash[PLAYWRIGHT].stop()


@pytest.fixture(scope="module")
def playwright(request: pytest.FixtureRequest) -> Iterator[Playwright]:
    stash = request.session.stash
    if PLAYWRIGHT not in stash:
        stash[PLAYWRIGHT] = sync_playwright().start()
    yield stash[PLAYWRIGHT]
    if not _is_used_next(request, "playwright"):
        stash[PLAYWRIGHT].stop()
        del stash[PLAYWRIGHT]


@pytest.fixture(scope="module")
def browser(playwright: Playwright, request: pytest.FixtureRequest) -> Iterator[Browser]:
    """Debian's Chromium without a window, which takes a third less time. `browser.new_context()` is another
    player.
    """
    expect.set_options(timeout=SHOWN_WITHIN_MS)
    stash = request.session.stash
    if BROWSER not in stash or not stash[BROWSER].is_connected():
        stash[BROWSER] = _launched(playwright)
    yield stash[BROWSER]
    if not _is_used_next(request, "browser"):
        stash[BROWSER].close()
        del stash[BROWSER]


def _launched(playwright: Playwright) -> Browser:
    executable = program("chromium-headless-shell", "chromium")
    launched = playwright.chromium.launch(
        executable_path=executable, args=CHROMIUM_FLAGS, timeout=STARTED_WITHIN_MS
    )
    new_context = launched.new_context

    def patient(**settings: Any) -> BrowserContext:
        context = new_context(**settings)
        context.set_default_timeout(SHOWN_WITHIN_MS)
        context.add_init_script(TIPS_OFF)
        return context

    launched.new_context = patient  # type: ignore[method-assign]
    return launched


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    """Debian's Firefox with the client in tests/support/browser/firefox.py."""
    with open_firefox(tmp_path_factory.mktemp("firefox")) as opened:
        yield opened


def program(*names: str) -> str:
    """Return the path of the first of these programs that is installed."""
    found = next(filter(None, map(shutil.which, names)), None)
    assert found, f"{names[0]} is missing: ./check installs what the tests need"
    return found


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core: `page.evaluate(axe)`, then `page.evaluate("axe.run()")`."""
    path = ROOT / "node_modules" / "axe-core" / "axe.min.js"
    assert path.exists(), "axe-core is missing: ./check installs what the tests need"
    return path.read_text()
