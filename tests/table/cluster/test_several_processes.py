"""Several processes on one database: players and spectators at one of them see what happens at the others."""

import asyncio
import contextlib
import json
import random
import signal
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from limits.aio.strategies import FixedWindowRateLimiter
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from app.api.http.address_budget import NAMES_AT_ONCE
from app.api.http.rate_limits import NEW_PLAYERS, storage_at
from tests.conftest import NewDatabase, Server, StartServer, _start_servers
from tests.support.matches.people import ANSWER_WITHIN_S, People, Person
from tests.support.matches.playing import listen_until, play_live, start_match
from tests.support.matches.replaying import as_recorded
from tests.support.servers.database import fetch
from tests.support.servers.redis_server import Redis
from tests.support.servers.serving import READY_WITHIN_S
from tests.support.servers.workers import workers_of

pytestmark = [pytest.mark.anyio, pytest.mark.db]


@pytest.fixture(scope="module")
def redis() -> Iterator[Redis]:
    started = Redis().start()
    yield started
    started.kill()


@pytest.fixture(scope="module")
def database(new_database: NewDatabase) -> str:
    return new_database()


@pytest.fixture(scope="module")
def two(
    redis: Redis, database: str, new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[Server]]:
    """Two servers that share a database and a broker."""
    starting = _start_servers(new_database, tmp_path_factory.mktemp("two"))
    start: StartServer = next(starting)
    yield [start(database_url=database, redis_url=redis.url) for _ in range(2)]
    next(starting, None)


@pytest.fixture
async def people(two: list[Server], anyio_backend: str) -> Any:
    made = People(two[0].url)
    yield made
    await made.leave()


def at(server: Server, person: Person) -> Person:
    """Return a client of the same player at another server."""
    player = {"id": person.id, "name": person.name, "token": person.token}
    return Person(server.url, player if person.token else None)


def known(doc: dict[str, Any]) -> str:
    """Return the document without what a process measures itself: since when a player is away."""
    seats = [{name: value for name, value in seat.items() if name != "absent_since"} for seat in doc["seats"]]
    return json.dumps(doc | {"seats": seats}, sort_keys=True)


async def test_seats_and_spectators_of_one_match_sit_on_different_processes(
    two: list[Server], people: People
) -> None:
    match, [ann, borek] = await start_match(people, options={"level": "pro"})
    there, nobody = at(two[1], borek), at(two[1], people.nobody())
    async with ann.live(match) as one, there.live(match) as other, nobody.live(match) as watching:
        for live in (one, other, watching):
            await listen_until(live, lambda doc: all(seat["connected"] for seat in doc["seats"]))
        await play_live([one, other], random.Random(3), 24)
        last = max(one.doc["seq"], other.doc["seq"])
        for live in (one, other, watching):
            await listen_until(live, lambda doc: doc["seq"] == last)

        for person, live in ((ann, one), (borek, other), (people.nobody(), watching)):
            told = [known(await at(server, person).document(match)) for server in two]
            assert told == [known(live.doc)] * 2


async def test_lobby_bell_chat_presence_and_rematch_go_across(two: list[Server], people: People) -> None:
    ann, ben = await people("Ann"), await people("Ben")
    there = at(two[1], ben)
    match = (await ann.opens())["id"]
    async with ann.live(match) as one, there.live(match) as other, there.called() as bell:
        await listen_until(one, lambda doc: True)
        await there.sits(match)
        await listen_until(one, lambda doc: doc["seats"][1]["player"] and doc["seats"][1]["connected"])
        await ann.starts(match)
        for live in (one, other):
            await listen_until(live, lambda doc: doc["status"] == "playing")
        assert (await bell.until("call"))["kind"] in ("begins", "turn")
        async with asyncio.timeout(ANSWER_WITHIN_S):
            while not (await there.get("/api/matches", mine=1)).json()["items"][0]["seats"][0]["connected"]:
                pass

        await one.send(t="chat", text="first")
        assert (await other.until("chat"))["text"] == "first"
        await other.send(t="chat", text="second")
        assert [(await one.until("chat"))["text"] for _ in range(2)] == ["first", "second"]

        await there.post(f"/api/matches/{match}/resign")
        for live in (one, other):
            await listen_until(live, lambda doc: doc["status"] == "finished")
        again = (await ann.post(f"/api/matches/{match}/rematch")).json()
        await listen_until(other, lambda doc: doc.get("rematch", {}).get("match") == again["id"])
        await there.post(f"/api/matches/{match}/rematch")
        await listen_until(
            one, lambda doc: "rematch" in doc and all(seat["player"] for seat in doc["rematch"]["seats"])
        )
        calls = [await bell.until("call")]
        while calls[-1]["match"] != again["id"] or calls[-1]["kind"] not in ("begins", "turn"):
            calls.append(await bell.until("call"))
        assert [call["kind"] for call in calls].count("rematch") == 1
    async with there.live(match) as other:
        await other.send(t="chat", text="you have gone")
        await other.until("chat")
        async with ann.live(match) as one:
            assert [(await one.until("chat"))["text"] for _ in range(3)][-1] == "you have gone"
    async with ann.live(again["id"]) as one:
        await listen_until(one, lambda doc: not all(seat["connected"] for seat in doc["seats"][:2]))


async def test_what_is_no_action_goes_across_and_is_true_for_the_next_one(
    two: list[Server], people: People
) -> None:
    clock = {"kind": "bank", "ms": 600_000, "increment_ms": 5_000}
    match, [ann, borek] = await start_match(people, clock=clock)
    async with ann.live(match) as one, at(two[1], borek).live(match) as other:
        for live in (one, other):
            await listen_until(live, lambda doc: all(seat["connected"] for seat in doc["seats"]))
        await ann.post(f"/api/matches/{match}/pause")
        await at(two[1], borek).post(f"/api/matches/{match}/pause")
        await listen_until(one, lambda doc: (doc["pause"] or {}).get("state") == "paused")
        await at(two[1], borek).http.delete(f"/api/matches/{match}/pause")
        for live in (one, other):
            await listen_until(live, lambda doc: (doc["pause"] or {}).get("state") != "paused")
        await play_live([one, other], random.Random(5), 6)
        last = max(one.doc["seq"], other.doc["seq"])
        for live in (one, other):
            await listen_until(live, lambda doc: doc["seq"] == last)
        assert [seat["bank_ms"] for seat in one.doc["seats"]] == [
            seat["bank_ms"] for seat in other.doc["seats"]
        ]


async def test_who_signs_out_everywhere_is_signed_out_at_every_process(
    two: list[Server], people: People
) -> None:
    ann = await people("Ann")
    match = (await ann.opens())["id"]
    there = at(two[1], ann)
    async with there.live(match) as live, there.called() as called:
        await live.until("state")
        await ann.post("/api/me/sign_out_everywhere")

        async with asyncio.timeout(ANSWER_WITHIN_S):
            assert [await live.closed(), await called.closed()] == [4401, 4401]


async def test_what_one_process_has_counted_the_others_know(
    redis: Redis, database: str, start_server: StartServer, anyio_backend: str
) -> None:
    """A process that gets no answer of the broker in time counts for itself for a while, so it is asked
    again.
    """
    limited = [start_server(database_url=database, redis_url=redis.url, rate_limits="on") for _ in range(2)]
    counted, visitor = FixedWindowRateLimiter(storage_at(redis.url)), "players:127.0.0.1"
    async with httpx.AsyncClient(timeout=ANSWER_WITHIN_S) as http:

        async def arrives(server: Server) -> httpx.Response:
            return await http.post(f"{server.url}/api/players", json={"name": "Ann"})

        while (await counted.get_window_stats(NEW_PLAYERS, visitor)).remaining == NEW_PLAYERS.amount:
            assert (await arrives(limited[0])).status_code == 201
        for server in limited:
            for _ in range(NAMES_AT_ONCE - 1):  # Each process accepts this number by itself.
                await counted.hit(NEW_PLAYERS, visitor, cost=NEW_PLAYERS.amount)
                if (refused := await arrives(server)).status_code == 429:
                    break
            assert refused.status_code == 429
            assert 1 <= int(refused.headers["retry-after"]) <= NEW_PLAYERS.get_expiry()


async def test_computers_play_each_turn_once_whoever_looks_on(
    two: list[Server], people: People, database: str
) -> None:
    ann = await people("Ann")
    match = (await ann.opens(sit=False))["id"]
    for _ in range(2):
        await ann.sits(match, bot="easy")
    async with ann.live(match) as one, at(two[1], ann).live(match) as other:
        await at(two[1], ann).starts(match)
        for live in (one, other):
            async with asyncio.timeout(3 * ANSWER_WITHIN_S):
                await live.until_started()
                await live.until_over()
        assert known(one.doc) == known(other.doc)
    rows = await fetch(database, "SELECT seq FROM actions WHERE match_id = $1 ORDER BY seq", match)
    assert [row["seq"] for row in rows] == list(range(one.doc["seq"] + 1))


async def test_without_the_broker_play_goes_on_and_heals_by_itself(
    two: list[Server], people: People, redis: Redis, database: str
) -> None:
    match, [ann, borek] = await start_match(people)
    async with ann.live(match) as one, at(two[1], borek).live(match) as other:
        for live in (one, other):
            await live.until("state")
        rng = random.Random(7)
        await play_live([one, other], rng, 3)
        redis.kill()
        await play_live([one, other], rng, 3)
        await one.send(t="chat", text="still here")
        assert (await other.until("chat"))["text"] == "still here"
        redis.start()
        await play_live([one, other], rng, 6)
        for live in (one, other):
            await listen_until(live, lambda doc: doc["seq"] == 12)
        await as_recorded(database, match, [ann, at(two[1], borek)])


async def test_the_databases_connections_are_killed_and_what_is_retried_counts_once(
    two: list[Server], people: People, database: str
) -> None:
    match, [ann, borek] = await start_match(people)
    async with ann.live(match) as one, at(two[1], borek).live(match) as other:
        for live in (one, other):
            await live.until("state")
        await one.send(t="chat", text="here")
        for live in (one, other):
            await live.until("chat")  # By now the lines before it have been read.
        killed = (
            "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = current_database()"
        )
        await fetch(database, f"{killed} AND pid <> pg_backend_pid()")
        refs = await play_live([one, other], random.Random(1), 5)
        for live in (one, other):
            await listen_until(live, lambda doc: doc["seq"] == len(refs))
        assert [*(await as_recorded(database, match, [ann, at(two[1], borek)])).refs] == refs


async def test_sighup_replaces_each_worker_under_play_and_no_action_is_lost_or_doubled(
    start_server: StartServer, new_database: NewDatabase
) -> None:
    url = new_database()
    server = await asyncio.to_thread(start_server, "--workers", "2", database_url=url)
    assert server.process
    pid, people, rng = server.process.pid, People(server.url), random.Random(6)
    playing = [await start_match(people) for _ in range(2)]
    before, replaced = workers_of(pid), asyncio.Event()
    siege = [asyncio.create_task(insistent(match, seated, rng, replaced)) for match, seated in playing]
    server.process.send_signal(signal.SIGHUP)
    asking = people.nobody()
    async with asyncio.timeout(2 * READY_WITHIN_S):  # The workers start one after the other.
        while {*before} & {*(now := workers_of(pid))} or len(now) < 2:
            await patient(asking, "/health/live")
    replaced.set()
    for (match, seated), refs in zip(playing, await asyncio.gather(*siege), strict=True):
        assert [*(await as_recorded(url, match, seated)).refs] == refs
    await people.leave()
    assert await asyncio.to_thread(server.stop) == 0


async def insistent(match: str, seated: list[Person], rng: random.Random, until: asyncio.Event) -> list[str]:
    """Let both play on channels that they reopen, repeating unanswered actions; return the refs."""
    refs: list[str] = []
    while not (until.is_set() and refs):
        to_act = (await patient(seated[0], f"/api/matches/{match}/document")).json()["to_act"]
        if not to_act:
            return refs  # The match is over.
        seat = to_act[0]
        refs.append(f"{rng.random()}")
        action = None
        while True:
            with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError):
                async with seated[seat].live(match) as live:
                    await live.until("state")
                    if not (action or live.doc["actions"]):
                        continue  # This worker has not heard yet that the seat is to act.
                    action = action or rng.choice(live.doc["actions"])
                    answer = await live.act(action, refs[-1])
                    if answer["t"] == "ack":
                        break
                    if answer["code"] != "internal":
                        action = None  # The action was chosen before this worker had heard of another one.
    return refs


async def patient(person: Person, path: str) -> httpx.Response:
    """Repeat a request while no server answers."""
    while True:
        with contextlib.suppress(httpx.TransportError):
            return await person.get(path)


async def test_a_rolling_restart_and_a_kill_lose_no_action_and_double_none(
    two: list[Server], people: People, database: str
) -> None:
    match, [ann, borek] = await start_match(people)
    there, rng, refs = at(two[1], borek), random.Random(9), []
    async with there.live(match) as other:
        await other.until("state")
        for leave in (two[0].stop, two[0].kill):
            async with ann.live(match) as one:
                await one.until("state")
                await listen_until(other, lambda doc: doc["seats"][0]["connected"])
                refs += await play_live([one, other], rng, 5)
                await asyncio.to_thread(leave)
                assert await one.closed() in (1006, 1012)
            async with at(two[1], ann).live(match, seq=one.doc["seq"]) as moved:
                moved.doc = one.doc
                await moved.next()
                refs += await play_live([moved, other], rng, 5)
                await asyncio.to_thread(two[0].start)
    async with ann.live(match) as one, at(two[1], ann).live(match) as moved:
        for live in (one, moved):
            await listen_until(
                live, lambda doc: [seat["connected"] for seat in doc["seats"]] == [True, False]
            )
        assert known(one.doc) == known(moved.doc)
    assert [*(await as_recorded(database, match, [ann, there, people.nobody()])).refs] == refs
