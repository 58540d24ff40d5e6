"""Clocks over the wire, as a client sees and changes them."""

import json

import pytest

from app.table.replay.record import verify
from tests.support.matches.people import People
from tests.support.matches.playing import start_match

pytestmark = [pytest.mark.anyio, pytest.mark.db]

LONG = {"kind": "decision", "ms": 3_600_000}
SHORT = {"kind": "decision", "ms": 1_000}


async def test_a_gift_a_pause_and_playing_on_are_seen_by_all(people: People) -> None:
    match, seated = await start_match(people, clock=LONG)
    async with people.nobody().live(match) as live:
        await live.until("state")
        asked = live.doc["to_act"][0]
        giver, first = seated[1 - asked], live.doc["seats"][asked]["deadline"]

        answer = await giver.post(f"/api/matches/{match}/gift", {"seat": asked})
        assert answer.status_code == 200, answer.text
        await live.until("patch")
        assert live.doc["seats"][asked]["deadline"] > first
        assert live.doc["seats"][asked]["allowed_ms"] == 7_200_000
        assert live.doc["log"][-1]["event"] == "gave_time"

        assert (await giver.post(f"/api/matches/{match}/pause")).status_code == 200
        await live.until("patch")
        assert live.doc["pause"]["state"] == "paused"
        assert live.doc["seats"][asked]["deadline"] is None
        assert live.doc["pause"]["left_ms"][1 - asked] is None

        assert (await giver.http.delete(f"/api/matches/{match}/pause")).status_code == 200
        await live.until("patch")
        assert live.doc["pause"]["state"] == "resuming"
        assert live.doc["seats"][asked]["deadline"] is not None
        assert live.doc == await people.nobody().document(match)


async def test_what_cannot_be_done_to_a_clock_is_a_conflict(people: People) -> None:
    match, (ann, _) = await start_match(people)

    for answer in (
        await ann.post(f"/api/matches/{match}/gift", {"seat": 1}),
        await ann.post(f"/api/matches/{match}/pause"),
        await ann.http.delete(f"/api/matches/{match}/pause"),
    ):
        assert (answer.status_code, answer.json()["code"]) == (409, "conflict")


async def test_who_says_nothing_is_played_to_the_end_and_the_record_verifies(people: People) -> None:
    """Both players leave after the start: the match ends all the same, and its record can be verified."""
    match, seated = await start_match(people, clock=SHORT)
    async with people.nobody().live(match) as live:
        await live.until("state")
        await live.until_over()

    answer = await seated[0].get(f"/api/matches/{match}/record")
    lines = [json.loads(line) for line in answer.text.splitlines()]
    assert {line.get("served") for line in lines[2:-1]} == {"time", "computer"}
    assert verify(answer.text.splitlines()).ok


async def test_here_i_am_again(people: People) -> None:
    match, seated = await start_match(people, clock=SHORT)
    async with people.nobody().live(match) as live:
        await live.until("state")
        while not any(seat["bot"] for seat in live.doc["seats"]):
            await live.until("patch")
        kept = next(seat["seat"] for seat in live.doc["seats"] if seat["bot"])

        answer = await seated[kept].post(f"/api/matches/{match}/here")

    assert answer.status_code == 200, answer.text
    assert answer.json()["seats"][kept]["bot"] is None
