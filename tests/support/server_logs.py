"""A plugin of pytest: the report of a failed test has what its servers logged while it ran."""

from collections.abc import Generator
from pathlib import Path

import pytest

from tests.support.servers.serving import LOGS

LONGEST = 8000
"""Characters of one log in a report, the last ones."""
BEGAN = pytest.StashKey[dict[Path, int]]()
"""The size of each log when the test began."""


def sizes() -> dict[Path, int]:
    """Return the size of each log that is there, in bytes."""
    return {log: log.stat().st_size for log in LOGS if log.exists()}


def logged_since(before: dict[Path, int]) -> list[tuple[str, str]]:
    """Return the name of each log that has grown since these sizes, and the end of what was added."""
    grown = [(log, before.get(log, 0)) for log, size in sorted(sizes().items()) if size > before.get(log, 0)]
    return [(log.name, log.read_bytes()[size:].decode(errors="replace")[-LONGEST:]) for log, size in grown]


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Note how long the logs are."""
    item.stash[BEGAN] = sizes()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add to the report of a failure what was logged since the test began."""
    report = yield
    if report.failed:
        report.sections += [
            (f"Logged in {name}", said) for name, said in logged_since(item.stash.get(BEGAN, {}))
        ]
    return report
