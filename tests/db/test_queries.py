"""Rows are written and read in app/db alone."""

import re

from tests.support.servers.serving import ROOT

WRITES = re.compile(
    r"session\.(add|add_all|execute|scalars?|delete|merge)\(|\b(INSERT INTO|SELECT \*|UPDATE \w+ SET)\b"
)


def test_queries_live_in_the_floor_of_the_database() -> None:
    outside = (
        path for path in (ROOT / "app").rglob("*.py") if "db" not in path.relative_to(ROOT / "app").parts
    )

    assert {str(path) for path in outside if WRITES.search(path.read_text())} == set()
