"""Changes of a host before the start hold for everybody at the table."""

import pytest

from tests.conftest import Server
from tests.support.matches.lobbies import CZECH_PAGE, open_lobby_of_two, page_of_match, refusal
from tests.support.matches.people import People

pytestmark = [pytest.mark.anyio, pytest.mark.db]


async def test_nobody_sits_down_on_a_locked_seat(people: People) -> None:
    path, ann, _ = await open_lobby_of_two(people, seats=4)
    cid = await people("Cid")

    locked = await ann.post(f"{path}/seats/2/lock")
    named = await cid.post(f"{path}/seats", {"seat": 2})
    computer = await ann.post(f"{path}/seats", {"seat": 2, "bot": "normal"})
    first_free = await cid.post(f"{path}/seats", {})
    taken = await ann.post(f"{path}/seats/1/lock")
    opened = await ann.http.delete(f"{path}/seats/2/lock")

    assert [seat.get("locked") for seat in locked.json()["seats"]] == [None, None, True, None]
    assert [refusal(one) for one in (named, computer, taken)] == [(409, "conflict")] * 3
    assert first_free.json()["seats"][3]["player"]["id"] == cid.id
    assert "locked" not in opened.json()["seats"][2]


async def test_at_a_muted_table_nobody_talks_not_even_after_the_start(people: People) -> None:
    path, ann, ben = await open_lobby_of_two(people)
    match = path.rpartition("/")[2]
    await ann.post(f"{path}/mute")

    async with ben.live(match) as live:
        await live.until("state")
        assert live.doc["muted"]
        await ann.starts(match)
        await live.until_started()
        await live.send(t="chat", text="Hello?")
        refused = await live.until("error")
        await ann.http.delete(f"{path}/mute")
        await live.until("state")
        await live.send(t="chat", text="Hello.")
        heard = await live.until("chat")

    assert (refused["code"], refused["detail"]) == ("conflict", "Chat is off at this table.")
    assert heard["text"] == "Hello."


async def test_options_are_changed_for_all_and_what_seats_have_chosen_stays(people: People) -> None:
    path, ann, ben = await open_lobby_of_two(people, seats=3, options={"level": "pro"})
    await ben.http.put(f"{path}/seats/1", json={"jersey": "violet"})

    async with ben.live(path.rpartition("/")[2]) as live:
        await live.until("state")
        changed = (await ann.http.put(f"{path}/options", json={"options": {"level": "basic"}})).json()
        await live.until("state")
    impossible = await ann.http.put(f"{path}/options", json={"options": {"teams_per_seat": 2}})

    assert changed["options"]["level"] == "basic"
    assert changed["options"]["cheating"] is False
    assert changed["options"]["colours"][1] == "violet"
    assert refusal(impossible) == (400, "bad_request")


async def test_the_clock_is_changed_and_runs_from_the_start(people: People, server: Server) -> None:
    path, ann, ben = await open_lobby_of_two(people, clock={"kind": "days", "days": 2})
    await ann.http.put(f"{path}/clock", json={"clock": {"kind": "decision", "ms": 20_000}})
    read = (await ben.get(path)).json()["clock"]
    page = f"{path.removeprefix('/api')}/clock"
    await ann.http.post(page, data={"clock": "quick"}, headers=CZECH_PAGE | {"Origin": server.url})
    chosen = await page_of_match(ann, path)
    nonsense = await ann.http.put(f"{path}/clock", json={"clock": {"kind": "sand"}})

    await ann.starts(path.rpartition("/")[2])

    assert read == {"kind": "decision", "ms": 20_000}
    assert '<option value="quick" selected>' in chosen
    assert refusal(nonsense) == (400, "bad_request")
    clock = (await ben.get(f"{path}/document")).json()["clock"]
    assert clock is not None
    assert clock["kind"] != "days"
