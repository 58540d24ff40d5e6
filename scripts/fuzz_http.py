"""Send requests that the published schema allows: `python -m scripts.fuzz_http URL --each 500`.

Schemathesis makes the requests for each operation of the OpenAPI schema, in turn at matches and cups that
exist (waiting, played, over) and at none. No answer may be an internal error, and each refusal is one of
docs/PROTOCOL.md. Prints the answers by status; the exit status is 1 if anything broke. The server must have
no rate limits.
"""

import argparse
import json
import sys
from collections import Counter
from itertools import cycle
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings

CODES = {
    *("bad_request", "unauthenticated", "forbidden", "not_found", "conflict", "stale", "not_your_turn"),
    *("illegal_action", "match_over", "match_full", "already_started", "too_large", "rate_limited"),
}
ANSWER_WITHIN_S = 60
SIGN_OUT = "/api/me/sign_out_everywhere"


class Broken(AssertionError):
    """A request was not answered as it should be; the text is the request."""


def there(http: httpx.Client) -> tuple[str, dict[str, list[str]]]:
    """Create matches and cups; return the token for the requests, and the existing ids by parameter."""

    def asked(path: str, body: Any = None) -> Any:
        answer = http.post(path, json=body)
        answer.raise_for_status()
        return answer.json() if answer.content else None

    token: str = asked("/api/players", {"name": "Ann"})["token"]
    http.cookies.clear()
    http.headers["Authorization"] = f"Bearer {token}"
    matches = []
    for game in http.get("/api/games").json():
        for steps in ((), ("start",), ("start", "resign")):
            match = asked("/api/matches", {"game": game["id"], "seats": game["min_seats"]})["id"]
            for _ in range(game["min_seats"] - 1 if steps else 0):
                asked(f"/api/matches/{match}/seats", {"bot": "random"})
            for step in steps:
                asked(f"/api/matches/{match}/{step}")
            matches.append(match)
    cup = asked("/api/tournaments", {"game": "helvetia_cup", "coaches": 3, "name": "Cup"})["id"]
    games = [game["id"] for game in http.get("/api/games").json()]
    return token, {"match_id": matches, "tournament_id": [cup], "game_id": games}


def fuzz(url: str, each: int, number: int = 1) -> Counter[int]:
    """Send requests for each operation; return the answers by status. Raises Broken."""
    with httpx.Client(base_url=url, timeout=ANSWER_WITHIN_S) as http:
        token, known = there(http)
        found = {name: cycle([*ids, None]) for name, ids in known.items()}
        schema = schemathesis.openapi.from_url(f"{url}/openapi.json")
        statuses = Counter[int]()
        for operation in (one.ok() for one in schema.get_all_operations()):
            if operation.path == SIGN_OUT:  # the other requests go on with this session
                named = httpx.post(f"{url}/api/players", json={"name": "Ben"}, timeout=ANSWER_WITHIN_S)
                who = named.json()["token"]
            else:
                who = token
            _nonsense(operation, each, number, {"Authorization": f"Bearer {who}"}, found, statuses)
        health = http.get("/health/ready")
        if health.status_code != 200:
            raise Broken(f"after all that /health/ready says {health.status_code}")
    return statuses


def _nonsense(
    operation: Any,
    each: int,
    number: int,
    who: dict[str, str],
    found: dict[str, Any],
    statuses: Counter[int],
) -> None:
    @seed(number)
    @given(case=operation.as_strategy())
    @settings(
        max_examples=each,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        database=None,
        phases=(Phase.generate,),
    )
    def holds(case: schemathesis.Case) -> None:
        for name in case.path_parameters or ():
            if name in found and (one := next(found[name])) is not None:
                case.path_parameters[name] = one
        answer = case.call(headers=who)
        statuses[answer.status_code] += 1
        if answer.status_code >= 500:
            raise Broken(f"{case.as_curl_command()}\n{answer.status_code} {answer.text[:1000]}")
        if answer.status_code >= 400:
            told = answer.headers.get("content-type", ["nothing"])[0], answer.text[:1000]
            if not told[0].startswith("application/problem+json") or answer.json()["code"] not in CODES:
                raise Broken(f"{case.as_curl_command()}\n{answer.status_code} {told}")

    holds()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url")
    parser.add_argument("--each", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    try:
        statuses = fuzz(chosen.url, chosen.each, chosen.seed)
    except Broken as broken:
        print(f"An error of ours:\n{broken}")
        return 1
    print(json.dumps(statuses.most_common()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
