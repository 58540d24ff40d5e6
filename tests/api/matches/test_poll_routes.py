"""Documents by long poll, for clients whose network lets no WebSocket through."""

import asyncio
import json

import pytest

from tests.support.matches.people import People
from tests.support.matches.playing import start_match

pytestmark = pytest.mark.anyio


def canonical(value: object) -> str:
    return json.dumps(value, sort_keys=True)


async def test_a_poll_waits_for_another_document_and_counts_as_a_channel(people: People) -> None:
    match, (ann, bob) = await start_match(people)
    path = f"/api/matches/{match}/document/next"
    first = await ann.get(path)
    again = asyncio.create_task(ann.http.get(path, headers={"If-None-Match": first.headers["etag"]}))
    async with bob.live(match) as live:
        await live.until("state")
        actor = ann if first.json()["doc"]["to_act"] == [0] else bob
        assert live.doc["seats"][0]["connected"], "she polls"
        await again  # Bob has come.
        known = (await ann.get(path)).headers["etag"]
        later = asyncio.create_task(ann.http.get(path, headers={"If-None-Match": known}))
        action = (await actor.document(match))["actions"][0]
        await actor.post(f"/api/matches/{match}/actions", {"action": action, "ref": "a"})
        answer = (await later).json()

    assert (answer["t"], answer["doc"]["seq"], answer["doc"]["viewer"]) == ("state", 1, {"seat": 0})
    assert canonical(answer["doc"] | {"seats": []}) == canonical(await ann.document(match) | {"seats": []})
