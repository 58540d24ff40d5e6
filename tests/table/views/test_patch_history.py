"""A viewer who comes back gets the patches that they missed, or the whole document."""

import json
import random

import pytest

from tests.support.matches.people import People
from tests.support.matches.playing import play_heard_by_all, start_match

pytestmark = pytest.mark.anyio


BANK = {"kind": "bank", "ms": 600_000, "increment_ms": 5_000}


async def test_a_returning_player_gets_the_patches_they_missed(people: People) -> None:
    match, seated = await start_match(people, clock=BANK)
    async with seated[0].live(match) as first, seated[1].live(match) as second:
        for live in (first, second):
            await live.until("state")
        await play_heard_by_all([first, second], random.Random(3), most=12)
        left_at = dict(second.doc)
        await second.socket.close()
        for number in range(10):
            seat = (await seated[0].document(match))["to_act"][0]
            action = (await seated[seat].document(match))["actions"][-1]
            await seated[seat].post(
                f"/api/matches/{match}/actions", {"action": action, "ref": f"away{number}"}
            )

        async with seated[1].live(match, seq=left_at["seq"]) as back:
            back.doc = left_at
            while back.doc["seq"] < 22 or back.heard[-1]["ops"][0]["path"] != "/seats":
                await back.next()

            assert {message["t"] for message in back.heard} == {"patch"}
            assert [message["seq"] for message in back.heard] == [*range(13, 23), 22]
            assert back.doc["seats"][1]["connected"] is True
            document = await seated[1].document(match)
            assert json.dumps(back.doc, sort_keys=True) == json.dumps(document, sort_keys=True)
            assert [one["bank_ms"] for one in document["seats"]] != [BANK["ms"]] * 2, "their clocks have run"


@pytest.mark.parametrize("seq", [0, 999, "x"])
async def test_who_cannot_be_caught_up_by_patches_gets_the_whole_document(
    people: People, seq: object
) -> None:
    match, (ann, _) = await start_match(people)
    async with ann.live(match, seq=seq) as live:
        assert (await live.next())["t"] == "state"
