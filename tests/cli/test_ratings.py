"""`stadion ratings check` on a database with rated matches."""

import pytest

from app.api.services import Services
from tests.support.ratings.rated_matches import play_rated
from tests.support.servers.command_line import output_of_stadion, run_stadion
from tests.support.servers.database import execute

pytestmark = [pytest.mark.anyio, pytest.mark.db]


async def test_it_says_what_it_has_compared_and_fails_if_anything_differs(
    services: Services, database_url: str
) -> None:
    await play_rated(services)

    said = output_of_stadion("ratings", "check", database_url=database_url)
    execute(database_url, "UPDATE ratings SET mu = mu + 0.001")
    failed = run_stadion("ratings", "check", database_url=database_url, secret_key="test")

    assert said == "1 rated matches, 2 ratings, 0 differences.\n"
    assert failed.returncode == 1
    assert len(failed.stderr.splitlines()) == 2
