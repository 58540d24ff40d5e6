"""A server that is killed during play loses no acknowledged action and takes none twice."""

import asyncio
import json
import random

import pytest

from tests.conftest import NewDatabase, Server, StartServer
from tests.support.matches.people import ANSWER_WITHIN_S, People, Person
from tests.support.matches.playing import play_over_http, start_match
from tests.support.matches.replaying import as_recorded
from tests.support.servers.database import fetch
from tests.support.servers.database_gate import gate_before
from tests.support.servers.kill_under_load import Kill, killed

pytestmark = [pytest.mark.anyio, pytest.mark.db]


@pytest.fixture
async def own_server(start_server: StartServer, anyio_backend: str) -> Server:
    return start_server()


async def documents(match: str, viewers: list[Person]) -> list[str]:
    return [json.dumps(await viewer.document(match), sort_keys=True) for viewer in viewers]


async def test_after_a_kill_every_document_is_what_it_was(own_server: Server) -> None:
    people = People(own_server.url)
    match, seated = await start_match(people, options={"level": "pro"})
    viewers = [*seated, people.nobody()]
    await play_over_http(match, seated, random.Random(11), most=110)  # This is beyond the first snapshot.
    before = await documents(match, viewers)

    own_server.kill()
    own_server.start()

    assert await documents(match, viewers) == before
    assert json.loads(before[0])["seq"] == 110
    await play_over_http(match, seated, random.Random(12), most=5)
    assert (await seated[0].document(match))["seq"] == 115
    await people.leave()


async def test_a_client_goes_on_by_its_channel_after_the_kill(own_server: Server) -> None:
    people = People(own_server.url)
    match, seated = await start_match(people)
    async with seated[0].live(match) as live:
        await live.until("state")
        own_server.kill()
        assert await live.closed() == 1006
    own_server.start()

    async with seated[0].live(match, seq=live.doc["seq"]) as back:
        await back.until("state")
        assert back.doc["view"] == live.doc["view"]
    await people.leave()


async def test_killed_at_each_step_of_an_action_all_is_as_it_was_told(
    start_server: StartServer, new_database: NewDatabase
) -> None:
    """`python -m tests.support.servers.kill_under_load` does the same for longer."""
    url = new_database()
    async with gate_before(url) as gate:
        server = await asyncio.to_thread(start_server, database_url=gate.url)  # The loop carries its bytes.
        siege = await killed(server, gate, url, [*Kill], matches=4, seed=1)
        await asyncio.to_thread(server.stop)

    assert siege.fates["was committed"]
    assert siege.fates["was taken when it was sent again"]


async def test_an_action_is_seen_by_nobody_before_it_is_committed(
    start_server: StartServer, new_database: NewDatabase
) -> None:
    url = new_database()
    async with gate_before(url) as gate:
        server = await asyncio.to_thread(start_server, database_url=gate.url)  # The loop carries its bytes.
        people = People(server.url)
        match, seated = await start_match(people)
        await play_over_http(match, seated, random.Random(1), most=1)
        seat = (await seated[0].document(match))["to_act"][0]
        async with seated[seat].live(match) as acting, people.nobody().live(match) as watching:
            await acting.until("state")
            await watching.until("state")
            while not watching.doc["seats"][seat]["connected"]:
                await watching.next()
            gate.answers.clear()
            await acting.send(t="act", ref="r", action=acting.doc["actions"][0])
            await until_committed(url, match, 2)
            await watching.send(t="ping")
            await watching.until("pong")
            assert watching.doc["seq"] == 1, "the answer to the ping comes before the patch"
            gate.open()
            await watching.until_seq(2)
        await people.leave()
        await asyncio.to_thread(server.stop)


async def test_two_servers_on_one_database_never_write_the_same_number(
    start_server: StartServer, new_database: NewDatabase
) -> None:
    url = new_database()
    one, two = start_server(database_url=url), start_server(database_url=url)
    people = People(one.url)
    match, seated = await start_match(people, seats=3)
    there = [Person(two.url, {"id": p.id, "name": p.name, "token": p.token}) for p in seated]
    rng = random.Random(4)
    for number in range(10):
        await two_at_once(match, seated, there, rng, number)

    rows = await fetch(url, "SELECT seq, seat, ref FROM actions WHERE match_id = $1 ORDER BY seq", match)
    assert [row["seq"] for row in rows] == list(range(len(rows)))
    assert len(rows) > 10
    async with seated[0].live(match), there[0].live(match):
        last = await seated[0].document(match)
        answers = await asyncio.gather(
            *(act_on(person, match, rng, "end") for person in (seated[last["to_act"][0]],))
        )
        assert answers[0] == 200
    await as_recorded(url, match, seated)
    for person in there:
        await person.http.aclose()
    await people.leave()


async def two_at_once(
    match: str, here: list[Person], there: list[Person], rng: random.Random, number: int
) -> None:
    """Let the seat to act send different moves to both servers at the same moment."""
    seat = (await here[0].document(match))["to_act"][0]
    statuses = await asyncio.gather(
        act_on(here[seat], match, rng, f"a{number}"), act_on(there[seat], match, rng, f"b{number}")
    )
    assert 200 in statuses
    assert set(statuses) <= {200, 409, 422}, "taken, stale, not your turn any more, or no longer legal"


async def act_on(person: Person, match: str, rng: random.Random, ref: str) -> int:
    document = await person.document(match)
    if not document["actions"]:
        return 409
    act = {"action": rng.choice(document["actions"]), "ref": ref, "seq": document["seq"]}
    return (await person.post(f"/api/matches/{match}/actions", act)).status_code


async def until_committed(url: str, match: str, seq: int) -> None:
    async with asyncio.timeout(ANSWER_WITHIN_S):
        while not await fetch(url, "SELECT 1 FROM actions WHERE match_id = $1 AND seq = $2", match, seq):
            pass


async def test_computers_go_on_after_a_kill_though_nobody_looks(
    start_server: StartServer, new_database: NewDatabase
) -> None:
    url = new_database()
    slow = start_server(database_url=url, bot_pace_ms="60000")
    people = People(slow.url)
    ann = await people("Ann")
    match = (await ann.opens(sit=False))["id"]
    for strength in ("hard", "normal"):
        await ann.sits(match, bot=strength)
    await ann.starts(match)
    await people.leave()
    slow.kill()

    start_server(database_url=url)

    await until_committed(url, match, 10)


async def test_killed_while_clocks_run_they_run_on_from_where_they_were(own_server: Server) -> None:
    people = People(own_server.url)
    match, seated = await start_match(people, clock={"kind": "bank", "ms": 600_000, "increment_ms": 5_000})
    await play_over_http(match, seated, random.Random(11), most=6)
    before = await seated[0].document(match)

    for _ in range(5):  # On a slow machine the ten seconds after a return may be over before the test looks.
        own_server.kill()
        own_server.start()
        if (after := await seated[0].document(match))["pause"]:
            break

    assert after["pause"]["state"] == "outage"
    asked = before["to_act"][0]
    for seat in (0, 1):
        assert after["seats"][seat]["allowed_ms"] == before["seats"][seat]["allowed_ms"]
        later, earlier = after["seats"][seat]["deadline"], before["seats"][seat]["deadline"]
        assert later > earlier if seat == asked else later is earlier is None
    banks = [after["seats"][seat]["bank_ms"] for seat in (0, 1)]
    assert banks[1 - asked] == before["seats"][1 - asked]["bank_ms"]
    assert banks[asked] >= before["seats"][asked]["bank_ms"] - 60_000
    await people.leave()


async def test_a_deadline_that_passes_while_nobody_looks_is_kept_by_the_next_server(
    own_server: Server,
) -> None:
    people = People(own_server.url)
    match, seated = await start_match(people, clock={"kind": "decision", "ms": 1_000})
    async with seated[0].live(match) as live:
        await live.until("patch")  # This is the first timeout: the server acts for the late player.
        own_server.kill()
    own_server.start()

    async with people.nobody().live(match) as live:
        await live.until("state")
        await live.until_seq(live.doc["seq"] + 1)
    await people.leave()
