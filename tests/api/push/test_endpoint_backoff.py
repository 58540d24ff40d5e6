"""An endpoint that fails is left alone for a while."""

from app.api.push.endpoint_backoff import FIRST_REST_S, EndpointBackoff


def test_the_rest_of_an_endpoint_grows_with_its_failures() -> None:
    now = 0.0
    backoff = EndpointBackoff(lambda: now)
    rests = []
    for _ in range(3):
        backoff.record_failure("one")
        failed = now
        while backoff.is_resting("one"):
            now += 1.0
        rests.append(now - failed)
    backoff.record_failure("one")
    backoff.record_success("one")

    assert rests == [FIRST_REST_S, 2 * FIRST_REST_S, 4 * FIRST_REST_S]
    assert not backoff.is_resting("one")
    assert not backoff.is_resting("other")
