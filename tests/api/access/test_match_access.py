"""No route and no live channel tells a stranger what is private: names, chat and codes of private matches
and tournaments. Routes are found by themselves (tests/support/servers/route_examples.py).
"""

import json
from collections.abc import AsyncIterator, Iterable
from typing import Any

import asyncpg
import httpx
import pytest
from fastapi.dependencies.models import Dependant
from msgspec import Struct

from app.api.http.token_scopes import Scope
from tests.support.fairness.words import committed
from tests.support.matches.people import People, Person
from tests.support.matches.tournaments import (
    choose_nothing_for_all,
    enrol,
    fixtures_under_way,
    open_tournament,
    resign_fixture,
    start_tournament,
    tournament_document,
)
from tests.support.servers.route_examples import (
    BODIES,
    MESSAGES,
    Request,
    http_routes,
    message_tags,
    missing_examples,
    requests_about,
)
from tests.support.servers.serving import Server

pytestmark = pytest.mark.anyio

HOST, GUEST, CUP, CHAT = "Zuzana-T", "Yvona-T", "Soukromý pohár", "Tajný rozhovor"
REFUSED = {401, 403, 404}
BY_DAYS = {"kind": "days", "days": 1}
TIME_PASSES = {
    "asleep": (
        "UPDATE actions SET at = at - interval '2 days' WHERE match_id = $1",
        "UPDATE matches SET started_at = started_at - interval '2 days' WHERE id = $1",
        "UPDATE due SET at = now() WHERE match_id = $1 AND kind = 'sleep'",
    ),
    "closed": (
        "UPDATE matches SET host_away_since = now() - interval '2 days' WHERE id = $1",
        "UPDATE due SET at = now() WHERE match_id = $1 AND kind = 'host'",
    ),
}
"""What brings a match into these states, as if time had passed."""
DRAWN = {"GET /og/{match_id}.{lang}.png", "GET /og/tournaments/{tournament_id}.{lang}.png"}
"""Pictures, whose text no search finds: tests/api/sharing/test_link_preview.py and
tests/api/tournaments/test_link_picture.py read what is drawn."""
SAME_FOR_ALL = {
    "GET /api/games/{game_id}/components",
    "GET /learn/{game_id}/coach.{lang}.json",
    "GET /rules/{game_id}/book.{lang}.json",
}
"""JSON that is the same for all readers, and may be kept."""
PLAYED = {
    "DELETE /api/matches/{match_id}/call_off",
    "DELETE /api/matches/{match_id}/pause",
    "POST /api/matches/{match_id}/actions",
    "POST /api/matches/{match_id}/call_off",
    "POST /api/matches/{match_id}/claim",
    "POST /api/matches/{match_id}/gift",
    "POST /api/matches/{match_id}/hand_over",
    "POST /api/matches/{match_id}/here",
    "POST /api/matches/{match_id}/pause",
    "POST /api/matches/{match_id}/prod",
    "POST /api/matches/{match_id}/resign",
    "POST /api/matches/{match_id}/wake",
    "POST /api/tournaments/{tournament_id}/choices",
}
"""The routes that a token with the scope `play` may use to change something."""


def scopes_of(dependant: Dependant) -> set[str]:
    """Return the scopes with which a route declares its caller."""
    found = set(dependant.own_oauth_scopes or ())
    for one in dependant.dependencies:
        if getattr(one.call, "__name__", "") != "_entered_table":  # it only looks
            found |= scopes_of(one)
    return found


class World(Struct):
    """Private matches and tournaments in several states, and the people at them."""

    host: Person
    guest: Person
    removed: Person
    other: Person
    former: Person
    nobody: Person
    people: People
    database_url: str
    places: dict[str, dict[str, str]]
    """By state, the parameters of paths."""
    codes: dict[str, str]
    public: str

    @property
    def secrets(self) -> list[str]:
        return [HOST, GUEST, CUP, CHAT, *self.codes.values()]


async def _match(world: World, state: str, **settings: Any) -> None:
    if state == "starting":
        settings = {"clock": BY_DAYS, "word_commitment": committed(HOST)}
    opened = await world.host.opens(seats=3, visibility="private", substitutes="anyone", **settings)
    match, code = opened["id"], opened["code"]
    for person in (world.guest, world.removed):
        await person.sits(match, code=code)
    gone = await world.host.http.delete(f"/api/matches/{match}/seats/2")
    assert gone.status_code == 200
    await world.former.sits(match, code=code)
    left = await world.former.http.delete(f"/api/matches/{match}/seats/2")
    assert left.status_code == 200
    async with world.host.live(match) as live:
        await live.send(t="chat", text=CHAT)
        await live.until("chat")
    if state not in ("lobby", "closed"):
        assert (await world.host.post(f"/api/matches/{match}/start", {"seats": 2})).status_code == 200
    if state == "finished":
        assert (await world.guest.post(f"/api/matches/{match}/resign")).status_code == 200
    if state == "closed":  # a guest who stays would follow the host
        gone = await world.guest.http.delete(f"/api/matches/{match}/seats/1")
        assert gone.status_code == 200
    if state in TIME_PASSES:
        await _passes(world, match, state, code)
    assert (await world.host.get(f"/api/matches/{match}")).json()["status"] == state
    world.places[state], world.codes[state] = {"match_id": match}, code


async def _passes(world: World, match: str, state: str, code: str) -> None:
    """Let time go by in the database until the match is in this state."""
    async with world.guest.live(match, code=code) as live:
        await live.until("state")
        database = await asyncpg.connect(world.database_url)
        try:
            for statement in TIME_PASSES[state]:
                await database.execute(statement, match)
        finally:
            await database.close()
        while live.doc["status"] != state:
            await live.until("state")


async def _cup(world: World, state: str) -> None:
    cup = await open_tournament(world.host, name=CUP, visibility="private", options={"format": "knockout"})
    code = (await tournament_document(world.host, cup))["code"]
    for person in (world.guest, world.removed):
        await enrol(person, cup, code=code)
    if state == "cup lobby":
        gone = await world.host.http.delete(f"/api/tournaments/{cup}/coaches/2")
        assert gone.status_code == 200
    else:
        await start_tournament(world.host, cup)
        coaches = [world.host, world.guest, world.removed]
        doc = await choose_nothing_for_all(coaches, cup)
        match = next(one["match"]["id"] for one in doc["fixtures"] if one["state"] == "due")
        world.places[f"{state}: match"] = {"match_id": match}
        while state == "cup finished" and doc["status"] == "playing":
            for fixture in fixtures_under_way(doc):
                await resign_fixture(coaches, fixture)
            doc = await choose_nothing_for_all(coaches, cup)
    world.places[state], world.codes[state] = {"tournament_id": cup}, code


async def _public_match(world: World) -> None:
    opened = await world.removed.opens(seats=2)
    world.public, world.codes["public"] = opened["id"], opened["code"]
    await world.removed.sits(opened["id"], bot="random")
    await world.removed.starts(opened["id"])


@pytest.fixture(scope="module")
async def world(server: Server, anyio_backend: str) -> AsyncIterator[World]:
    people = People(server.url)
    named = [await people(name) for name in (HOST, GUEST, "Rudolf", "Oldřich", "Radim")]
    made = World(
        *named,
        nobody=people.nobody(),
        people=people,
        database_url=server.environment["STADION_DATABASE_URL"],
        places={},
        codes={},
        public="",
    )
    for state in ("lobby", "starting", "playing", "asleep", "finished", "closed"):
        await _match(made, state)
    for state in ("cup lobby", "cup playing", "cup finished"):
        await _cup(made, state)
    await _public_match(made)
    yield made
    await people.leave()


async def _answer(person: Person, request: Request, **more: Any) -> httpx.Response:
    if person.token is None:
        person.http.cookies.clear()
    return await person.http.request(request.method, request.path, **request.content, **more)


def _told(answer: httpx.Response, secrets: Iterable[str]) -> list[str]:
    """Return the secrets that an answer tells, however its JSON escapes them."""
    is_json = answer.headers.get("content-type", "").endswith(("/json", "+json")) and answer.text
    said = f"{answer.headers} {answer.text} {json.loads(answer.text) if is_json else ''}"
    return [secret for secret in secrets if secret in said]


def test_every_route_and_message_has_an_example() -> None:
    assert missing_examples() == []
    assert BODIES.keys() <= {name for name, _ in http_routes()}


async def test_no_route_tells_a_stranger_what_is_private(world: World) -> None:
    once = await world.people("Oldřich")  # the last requests end the session
    tokens = [await _with_token(world, scope) for scope in ("play", "watch")]
    for person in (world.nobody, once, world.former, *tokens):
        for state, places in world.places.items():
            if person in tokens and state not in ("playing", "cup playing", "cup lobby"):
                continue
            for request in requests_about(places):
                if request.route in DRAWN:
                    continue
                answer = await _answer(person, request)

                assert _told(answer, world.secrets) == [], (state, request)
                assert answer.status_code in REFUSED, (state, request, answer.text)
        for request in requests_about({}):
            assert _told(await _answer(person, request), world.secrets) == [], request


async def _with_token(world: World, scope: str) -> Person:
    """Return a client of another player that has only a token of this scope."""
    token = (await world.other.post("/api/me/tokens", {"scope": scope})).json()
    return world.people.known({"id": world.other.id, "name": world.other.name} | token)


async def test_no_route_tells_the_code_to_a_removed_player(world: World) -> None:
    token = (await world.removed.post("/api/me/tokens", {"scope": "watch"})).json()
    overlay = world.people.known({"id": world.removed.id, "name": world.removed.name} | token)
    code = world.codes["lobby"]

    for person, places in (
        (overlay, world.places["lobby"]),
        (world.removed, world.places["lobby"]),
        (overlay, {}),
    ):
        for request in requests_about(places):
            if request.route not in DRAWN:
                assert _told(await _answer(person, request), [code]) == [], request


async def test_no_live_channel_tells_a_stranger_what_is_private(world: World) -> None:
    matches = [places["match_id"] for places in world.places.values() if "match_id" in places]
    cups = [places["tournament_id"] for places in world.places.values() if "tournament_id" in places]
    for person in (world.nobody, world.other):
        for match in matches:
            async with person.live(match) as live:
                assert await live.closed() == 4403
            assert not any(secret in f"{live.heard}" for secret in world.secrets)
        for cup in cups:
            async with person.follows_tournament(cup) as live:
                assert await live.closed() == 4403
            assert not any(secret in f"{live.heard}" for secret in world.secrets)
        async with person.follows_cards(*matches, world.public) as cards:
            tiles = (await cards.until("tiles"))["tiles"]
        assert {tile["id"] for tile in tiles} == {world.public}
    async with world.other.called() as page:
        await page.send(t="looking", yes=True)
        await page.send(t="ping")
        await page.until("pong")
    assert not any(secret in f"{page.heard}" for secret in world.secrets)


async def test_no_message_tells_a_spectator_the_code(world: World) -> None:
    async with world.other.live(world.public) as live:
        for tag in message_tags("/api/matches/{match_id}/live") - {"ping"}:
            await live.send(t=tag, **MESSAGES[tag])
        await live.send(t="ping")
        await live.until("pong")

    assert world.codes["public"] not in f"{live.heard}"


def test_a_token_for_playing_changes_nothing_but_what_is_played() -> None:
    writes = [(name, route) for name, route in http_routes() if name in BODIES]

    assert {name for name, route in writes if Scope.PLAY in scopes_of(route.dependant)} == PLAYED


async def test_no_answer_with_a_code_is_compressed_or_repeats_another_text(world: World) -> None:
    guess, found = "guessguess", 0
    for places in (*world.places.values(), {}):
        for request in requests_about(places):
            if request.method != "GET":
                continue
            mark = "&" if "?" in request.path else "?"
            guessed = Request(request.route, "GET", f"{request.path}{mark}code={guess}")
            answer = await _answer(world.host, guessed, headers={"Accept-Encoding": "gzip"})
            codes = _told(answer, world.codes.values())
            found += bool(codes)

            assert not codes or "content-encoding" not in answer.headers, request
            assert not codes or guess not in answer.text, request
            if "json" in answer.headers.get("content-type", "") and request.route not in SAME_FOR_ALL:
                assert {"private", "no-store"} <= set(answer.headers["cache-control"].split(", ")), request
    assert found > 10
