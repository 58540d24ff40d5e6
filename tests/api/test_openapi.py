"""Whatever the published schema lets one send, the answer is one of docs/PROTOCOL.md and never a 500."""

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings

from tests.serving import Server

CODES = {
    "bad_request",
    "unauthenticated",
    "forbidden",
    "not_found",
    "conflict",
    "stale",
    "not_your_turn",
    "illegal_action",
    "match_over",
    "match_full",
    "already_started",
    "too_large",
    "rate_limited",
}


@pytest.fixture
def token(server: Server) -> str:
    answer = httpx.post(f"{server.url}/api/players", json={"name": "Fuzz"})
    return str(answer.json()["token"])


def test_no_request_of_the_schema_breaks_the_server(server: Server, token: str) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) > 12

    for operation in operations:

        @given(case=operation.as_strategy())
        @settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        def holds(case: schemathesis.Case) -> None:
            answer = case.call(headers={"Authorization": f"Bearer {token}"})
            assert answer.status_code < 500, (case.method, case.path, answer.text)
            if answer.status_code >= 400:
                assert answer.headers["content-type"][0].startswith("application/problem+json")
                assert answer.json()["code"] in CODES

        holds()
