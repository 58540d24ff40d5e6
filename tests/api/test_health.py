"""Health checks and metrics for operators."""

import pytest

from app.version import version
from tests.support.matches.people import People

pytestmark = pytest.mark.anyio


async def test_health_and_metrics_are_there(people: People) -> None:
    nobody = people.nobody()
    await nobody.get("/api/me")

    assert (await nobody.get("/health/live")).json() == {"status": "ok", "version": version()}
    assert (await nobody.get("/health/ready")).json() == {
        "status": "ok",
        "database": "ok",
        "version": version(),
    }
    metrics = (await nobody.get("/metrics")).text
    assert "stadion_actions_total" in metrics
    assert 'stadion_request_seconds_count{status="2xx"}' in metrics
    assert "stadion_errors_total{code=" in metrics
    assert "/api/matches/{match_id}/actions" in (await nobody.get("/openapi.json")).json()["paths"]
