"""No route answers a malformed parameter with an internal error: not in its path, its query or its body.

tests/api/http/test_openapi.py sends what the published schema allows; this is what it forbids, to all routes.
"""

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest
from websockets.asyncio.client import connect

from tests.support.matches.people import Live, People, Person
from tests.support.matches.tournaments import open_tournament
from tests.support.servers.route_examples import (
    BODIES,
    PARAMETER,
    PLACES,
    QUERIES,
    WRITES,
    http_routes,
    socket_paths,
)

pytestmark = pytest.mark.anyio

IN_PATHS = ("\x00", "9" * 30)
IN_QUERIES = ("\x00", "²", "http://[")
DEEP = "[" * 900 + "]" * 900
IN_BODIES = ("\x00", 10**30, json.loads(DEEP))
FRAMES = ('{"t":' * 2500, "[" * 8000, "", "\x00", '{"t":"\\ud800"}', b"\xff")


def _spoilt(places: dict[str, str]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Yield the method, the address and the content of requests with one malformed parameter each."""
    known = PLACES | places
    for name, route in http_routes():
        method, template = name.split(" ")
        if "sign_out" in name:
            continue
        path = PARAMETER.sub(lambda found: known[found[1]], template)
        names = PARAMETER.findall(template)
        content = _content(path, BODIES[name]) if method in WRITES else {}
        for place in names:
            for odd in IN_PATHS:
                changed = known | {place: quote(odd)}
                yield method, PARAMETER.sub(lambda found, to=changed: to[found[1]], template), content
        if method not in WRITES:
            given = {key: value.format(**known) for key, value in QUERIES.get(template, {}).items()}
            for one in {*(one.alias for one in route.dependant.query_params), "code"}:
                for odd in IN_QUERIES:
                    query = given | {one: odd}
                    yield method, f"{path}?{'&'.join(f'{key}={quote(to)}' for key, to in query.items())}", {}
            continue
        fields = {*BODIES[name], *(one.alias for one in route.dependant.body_params)} - {"body"}
        for field in fields:
            was = BODIES[name].get(field)
            longer = [f"{was}{odd}" for odd in ("\ud800",)] if isinstance(was, str) else []
            for odd in (*IN_BODIES, *longer):
                yield method, path, _content(path, BODIES[name] | {field: odd})
        if path.startswith("/api/"):
            yield method, path, {"content": "[" * 8000, "headers": {"Content-Type": "application/json"}}


def _content(path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Return the arguments of httpx for a body: JSON to the API, a form to a page."""
    if path.startswith("/api/"):
        return {"content": json.dumps(body), "headers": {"Content-Type": "application/json"}}
    fields = {
        key: to.encode("utf-8", "surrogatepass") if isinstance(to, str) else f"{to}"
        for key, to in body.items()
    }
    return {"data": fields}


async def _matches(person: Person) -> dict[str, str]:
    lobby, playing, over = [(await person.opens(seats=2))["id"] for _ in range(3)]
    for match in (playing, over):
        await person.sits(match, bot="random")
        await person.starts(match)
    assert (await person.post(f"/api/matches/{over}/resign")).status_code == 200
    return {"lobby": lobby, "playing": playing, "over": over}


async def test_no_malformed_parameter_breaks_a_route(people: People) -> None:
    ann = await people("Ann")
    cup = await open_tournament(ann)
    broken = []
    for state, match in (await _matches(ann)).items():
        for method, path, content in _spoilt({"match_id": match, "tournament_id": cup}):
            if state == "lobby" or (state == "over" and match in path and method == "GET"):
                answer = await ann.http.request(method, path, **content)
                broken += [(method, path, content, answer.text)] if answer.status_code >= 500 else []

    assert broken == []


async def test_no_malformed_frame_breaks_a_live_channel(people: People) -> None:
    ann = await people("Ann")
    match, cup = (await _matches(ann))["playing"], await open_tournament(ann)
    for path in sorted(socket_paths()):
        place = path.format(match_id=match, tournament_id=cup)
        address = f"{people.base.replace('http', 'ws', 1)}{place}"
        async with connect(address, additional_headers=ann.headers) as socket:
            live = Live(socket)
            for frame in FRAMES:
                await socket.send(frame)
                assert (await live.until("error"))["code"] in ("bad_request", "too_large"), (path, frame[:20])
