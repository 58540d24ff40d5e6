"""A tournament from its first choice to its ranking: results counted once, whatever crashes."""

import asyncio
import json
import re
from typing import Any

import asyncpg
import pytest

from app.table.replay.record import verify
from tests.conftest import NewDatabase, Server, StartServer
from tests.support.matches.people import ANSWER_WITHIN_S, People, Person
from tests.support.matches.tournaments import (
    choose,
    choose_nothing_for_all,
    enrol,
    fixtures_under_way,
    open_tournament,
    refused_with,
    resign_fixture,
    start_new_tournament,
    start_tournament,
    tournament_document,
)
from tests.support.servers.database import fetch

pytestmark = pytest.mark.anyio


async def test_choices_are_secret_refused_with_their_clause_and_taken_once(people: People) -> None:
    cup, coaches = await start_new_tournament(people)
    first, second = (await tournament_document(coaches[0], cup))["to_choose"]
    idle = next(n for n in range(3) if n not in (first, second))
    before = await tournament_document(coaches[second], cup)

    dear = await choose(coaches[first], cup, "a", type="prepare", training=["T01", "T02", "T04"])
    taken = await choose(coaches[first], cup, "a", type="prepare", training=["T01", "T02"])
    again = await choose(coaches[first], cup, "a", type="prepare", training=["T04"])

    assert (dear[0], dear[1]["code"], dear[1]["clause"]) == (422, "illegal_action", "HC-17.6")
    assert taken == again == (200, {"seq": 1})
    assert (await choose(coaches[first], cup, "b", type="prepare"))[1]["code"] == "not_your_turn"
    assert (await choose(coaches[idle], cup, "b", type="prepare"))[1]["code"] == "not_your_turn"
    assert (await choose(people.nobody(), cup, "b", type="prepare"))[1]["code"] == "unauthenticated"
    assert (await choose(coaches[second], cup, "b", type="train"))[1]["code"] == "bad_request"
    after = await tournament_document(coaches[second], cup)
    assert (after["view"], after["own"], after["log"]) == (before["view"], before["own"], before["log"])
    assert (await tournament_document(coaches[first], cup))["own"]["training"] == ["T01", "T02"]


async def test_what_a_coach_brings_stays_secret_until_the_tournament_is_over(people: People) -> None:
    cup, coaches = await start_new_tournament(people)
    first, second = (await tournament_document(coaches[0], cup))["to_choose"]
    await choose(coaches[first], cup, "1", type="prepare", training=["T01", "T02"])
    doc = await choose_nothing_for_all(coaches, cup, {first: ["T02"]})
    (fixture,) = fixtures_under_way(doc)
    await resign_fixture(coaches, fixture, side=fixture["coaches"].index(second))
    match, seat = fixture["match"]["id"], fixture["coaches"].index(first)

    for other in (coaches[second], people.nobody()):
        assert await refused_with(other, "GET", f"/api/matches/{match}/record") == (409, "conflict")
        for seq in ("", "&seq=0"):
            asked = f"/api/matches/{match}/document?seat={seat}{seq}"
            assert await refused_with(other, "GET", asked) == (403, "forbidden")
        pages = [await other.get(f"/matches/{match}{page}") for page in ("", "/result", "/replay", "/verify")]
        assert [page.status_code for page in pages] == [200] * 4
        listed = await other.get("/api/matches")
        assert not [page for page in (*pages, listed) if re.search(r"\bT02\b|/record", page.text)]
    # Their own cards are there.
    assert '"T02"' in json.dumps(await coaches[first].document(match, seat=seat))

    while (doc := await tournament_document(coaches[0], cup))["status"] == "playing":
        await resign_fixture(coaches, fixtures_under_way(await choose_nothing_for_all(coaches, cup))[0])
    record = await people.nobody().get(f"/api/matches/{match}/record")
    assert json.loads(record.text.splitlines()[0])["options"]["hands"][seat]["tactics"] == ["T02"]
    assert verify(record.text.splitlines()).ok
    assert '"T02"' in json.dumps(await people.nobody().document(match, seat=seat))
    assert "/record" in (await people.nobody().get(f"/matches/{match}/result")).text


async def test_computer_coaches_choose_and_play_by_themselves(people: People) -> None:
    ann = await people("Ann")
    cup = await open_tournament(ann, coaches=4, sit=False, options={"format": "knockout"})
    for _ in range(4):
        await enrol(ann, cup, bot="random")
    await start_tournament(ann, cup)

    doc = await tournament_document(ann, cup)

    assert doc["to_choose"] == []
    assert len(fixtures_under_way(doc)) == 2  # Both are played at the same time.
    async with ann.live(fixtures_under_way(doc)[0]["match"]["id"]) as live:
        await live.until("state")
        await live.until_seq(30)


@pytest.fixture
async def two_servers(
    start_server: StartServer, new_database: NewDatabase, anyio_backend: str
) -> tuple[str, Server, Server]:
    url = new_database()
    return url, start_server(database_url=url), start_server(database_url=url)


def elsewhere(server: Server, coaches: list[Person]) -> list[Person]:
    return [Person(server.url, {"id": p.id, "name": p.name, "token": p.token}) for p in coaches]


def lasting(doc: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in doc.items() if key != "url"} | {
        "fixtures": [one | {"match": one["match"] and one["match"]["id"]} for one in doc["fixtures"]]
    }


async def test_after_a_kill_the_tournament_is_what_it_was(start_server: StartServer) -> None:
    server = start_server()
    people = People(server.url)
    cup, coaches = await start_new_tournament(people, options={"format": "round_robin"})
    first, second = (await tournament_document(coaches[0], cup))["to_choose"]
    await choose(coaches[first], cup, "1", type="prepare", training=["T01", "T02"])
    viewers = [*coaches, people.nobody()]
    before = [await tournament_document(one, cup) for one in viewers]

    server.kill()
    server.start()

    assert [await tournament_document(one, cup) for one in viewers] == before
    assert await choose(coaches[first], cup, "1", type="prepare") == (200, {"seq": 1})
    assert (await choose(coaches[second], cup, "1", type="prepare"))[0] == 200
    await people.leave()


async def test_who_looks_at_a_cup_whose_match_has_to_be_read_needs_one_connection(
    start_server: StartServer,
) -> None:
    """Loading needs a connection too: a request that held one and waited for loading could wait forever."""
    server = start_server(pool_size="1")
    people = People(server.url)
    cup, coaches = await start_new_tournament(people)
    before = await choose_nothing_for_all(coaches, cup)

    server.kill()
    server.start()

    assert lasting(await tournament_document(coaches[0], cup)) == lasting(before)
    await people.leave()


async def test_a_match_that_ended_just_before_a_kill_is_counted_once(
    start_server: StartServer, new_database: NewDatabase
) -> None:
    url = new_database()
    server = start_server(database_url=url)
    people = People(server.url)
    cup, coaches = await start_new_tournament(people)
    (fixture,) = fixtures_under_way(await choose_nothing_for_all(coaches, cup))
    holder = await asyncpg.connect(url)
    held = holder.transaction()
    await held.start()  # Nobody can record the result while the row is locked.
    await holder.execute("SELECT 1 FROM tournaments FOR UPDATE")
    await resign_fixture(coaches, fixture)

    server.kill()
    await held.rollback()
    await holder.close()
    counted = "SELECT count(*) FROM tournament_entries WHERE kind = 'result'"
    assert (await fetch(url, counted))[0][0] == 0
    server.start()

    async with asyncio.timeout(ANSWER_WITHIN_S):
        while not (await fetch(url, counted))[0][0]:  # The result is recorded without any visitor.
            pass
    doc = await tournament_document(coaches[0], cup)
    assert doc["fixtures"][fixture["number"]]["state"] == "played"
    assert (await fetch(url, counted))[0][0] == 1
    assert sum(row["played"] for row in doc["table"]) == 2
    await people.leave()


async def test_two_servers_hold_one_tournament_together(two_servers: tuple[str, Server, Server]) -> None:
    url, here, there = two_servers
    people = People(here.url)
    cup, coaches = await start_new_tournament(people)
    others = elsewhere(there, coaches)

    for day in (1, 2, 3):
        side = (coaches, others)[day % 2]
        doc = await choose_nothing_for_all(side, cup)
        (fixture,) = fixtures_under_way(doc)
        await resign_fixture((others, coaches)[day % 2], fixture)
        looks = [tournament_document(one, cup) for one in (*coaches, *others)]
        docs = await asyncio.gather(*looks)
        assert len({json.dumps(lasting(one)["table"]) for one in docs}) == 1
        assert docs[0]["fixtures"][fixture["number"]]["state"] == "played"

    entries = await fetch(url, "SELECT seq, kind FROM tournament_entries ORDER BY seq")
    assert [row["seq"] for row in entries] == list(range(len(entries)))
    assert sum(row["kind"] == "result" for row in entries) == 3
    assert (await fetch(url, "SELECT count(*) FROM matches"))[0][0] == 3
    assert lasting(await tournament_document(coaches[0], cup)) == lasting(
        await tournament_document(others[0], cup)
    )
    for person in others:
        await person.http.aclose()
    await people.leave()
