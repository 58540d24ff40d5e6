"""What a host may do at his table before the start, over HTTP and on the page of the lobby."""

import asyncio

import pytest

from tests.conftest import Server
from tests.support.people import People, Person

pytestmark = [pytest.mark.anyio, pytest.mark.db]

HTML = {"Accept": "text/html", "Accept-Language": "cs"}
REMOVED = "Hostitel uvolnil vaše místo. Sledovat můžete dál, posadit se znovu jen na pozvání."


async def lobby_of(people: People, seats: int = 2, **more: object) -> tuple[str, Person, Person]:
    """A table in the lobby, its host and a guest who sits beside him."""
    ann, ben = await people("Ann"), await people("Ben")
    table = await ann.opens(seats=seats, **more)
    await ben.sits(table["id"], code=table["code"])
    return f"/api/matches/{table['id']}", ann, ben


async def page_of(person: Person, path: str) -> str:
    return (await person.http.get(path.removeprefix("/api"), headers=HTML)).text


def code(answer) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def test_who_was_removed_is_told_and_sits_again_when_the_host_invites_him(people: People) -> None:
    path, ann, ben = await lobby_of(people, visibility="private")
    await ann.http.delete(f"{path}/seats/1")

    refused = await ben.post(f"{path}/seats", {"code": (await ann.get(path)).json()["code"]})
    seen = [(await person.get(path)).json()["removed"] for person in (ann, ben)]
    page = await page_of(ben, path)
    await ann.post(f"{path}/invite", {"player": ben.id})
    back = await ben.post(f"{path}/seats", {"code": (await ann.get(path)).json()["code"]})

    assert code(refused) == (403, "forbidden")
    assert seen == [[{"id": ben.id, "name": "Ben"}]] * 2
    assert REMOVED in page
    assert '/sit"' not in page
    assert back.json()["seats"][1]["player"]["id"] == ben.id


async def test_who_leaves_by_himself_may_come_back_and_nobody_else_hears_of_a_removal(people: People) -> None:
    path, ann, ben = await lobby_of(people, seats=3)
    cid = await people("Cid")

    await ben.http.delete(f"{path}/seats/1")
    again = await ben.post(f"{path}/seats", {})
    await ann.http.delete(f"{path}/seats/1")

    assert again.status_code == 200
    assert (await cid.get(path)).json()["removed"] == []


async def test_nobody_sits_down_on_a_locked_seat(people: People) -> None:
    path, ann, _ = await lobby_of(people, seats=4)
    cid = await people("Cid")

    locked = await ann.post(f"{path}/seats/2/lock")
    named = await cid.post(f"{path}/seats", {"seat": 2})
    computer = await ann.post(f"{path}/seats", {"seat": 2, "bot": "normal"})
    first_free = await cid.post(f"{path}/seats", {})
    taken = await ann.post(f"{path}/seats/1/lock")
    opened = await ann.http.delete(f"{path}/seats/2/lock")

    assert [seat.get("locked") for seat in locked.json()["seats"]] == [None, None, True, None]
    assert [code(one) for one in (named, computer, taken)] == [(409, "conflict")] * 3
    assert first_free.json()["seats"][3]["player"]["id"] == cid.id
    assert "locked" not in opened.json()["seats"][2]


async def test_at_a_muted_table_nobody_talks_not_even_after_the_start(people: People) -> None:
    path, ann, ben = await lobby_of(people)
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
    path, ann, ben = await lobby_of(people, seats=3, options={"level": "pro"})
    await ben.http.put(f"{path}/seats/1", json={"jersey": "violet"})

    async with ben.live(path.rpartition("/")[2]) as live:
        await live.until("state")
        changed = (await ann.http.put(f"{path}/options", json={"options": {"level": "basic"}})).json()
        await live.until("state")
    impossible = await ann.http.put(f"{path}/options", json={"options": {"teams_per_seat": 2}})

    assert changed["options"]["level"] == "basic"
    assert changed["options"]["cheating"] is False
    assert changed["options"]["colours"][1] == "violet"
    assert code(impossible) == (400, "bad_request")


async def test_the_clock_is_changed_and_runs_from_the_start(people: People, server: Server) -> None:
    path, ann, ben = await lobby_of(people, clock={"kind": "days", "days": 2})
    await ann.http.put(f"{path}/clock", json={"clock": {"kind": "decision", "ms": 20_000}})
    read = (await ben.get(path)).json()["clock"]
    page = f"{path.removeprefix('/api')}/clock"
    await ann.http.post(page, data={"clock": "quick"}, headers=HTML | {"Origin": server.url})
    chosen = await page_of(ann, path)
    nonsense = await ann.http.put(f"{path}/clock", json={"clock": {"kind": "sand"}})

    await ann.starts(path.rpartition("/")[2])

    assert read == {"kind": "decision", "ms": 20_000}
    assert '<option value="quick" selected>' in chosen
    assert code(nonsense) == (400, "bad_request")
    clock = (await ben.get(f"{path}/document")).json()["clock"]
    assert clock is not None
    assert clock["kind"] != "days"


async def test_a_table_of_four_starts_with_the_three_who_are_there(people: People) -> None:
    path, ann, ben = await lobby_of(people, seats=4)
    match, cid = path.rpartition("/")[2], await people("Cid")
    await cid.sits(match, seat=3)
    await cid.http.put(f"{path}/seats/3", json={"jersey": "violet"})

    async with cid.live(match) as live:
        await live.until("state")
        await live.send(t="chat", text="From seat 3")
        await live.until("chat")
        started = await ann.post(f"{path}/start", {"seats": 3})
        await live.until_started()
        async with ann.live(match) as replay:
            said = await replay.until("chat")

    assert started.status_code == 200
    assert [seat["player"]["name"] for seat in live.doc["seats"]] == ["Ann", "Ben", "Cid"]
    assert live.doc["viewer"] == {"seat": 2}
    assert live.doc["view"]["teams"]["2"]["colour"] == "violet"
    assert said["seat"] == 2
    assert (await ben.get(path)).json()["options"]["colours"][2] == "violet"


async def test_with_fewer_it_starts_only_with_those_whom_the_host_saw_and_where_the_game_allows_it(
    people: People,
) -> None:
    path, ann, _ = await lobby_of(people, seats=4, game="extraliga", options={"playoff": True})

    other = await ann.post(f"{path}/start", {"seats": 3})
    playoff = await ann.post(f"{path}/start", {"seats": 2})
    without = await page_of(ann, path)
    await ann.http.put(f"{path}/options", json={"options": {}})
    alone = await page_of(ann, path)
    still = (await ann.get(path)).json()

    assert code(other) == (409, "conflict")
    assert code(playoff) == (400, "bad_request")
    assert "Začít se 2 hráči" not in without
    assert "Začít se 2 hráči" in alone
    assert (still["status"], len(still["seats"])) == ("lobby", 4)


async def test_all_this_is_the_hosts_and_ends_with_the_start(people: People) -> None:
    path, ann, ben = await lobby_of(people)

    async def each(person: Person) -> list[tuple[int, str]]:
        answers = await asyncio.gather(
            person.post(f"{path}/seats/1/lock"),
            person.http.put(f"{path}/options", json={"options": {}}),
            person.http.put(f"{path}/clock", json={"clock": None}),
        )
        return [code(one) for one in answers]

    foreign = [
        *await each(ben),
        *map(code, [await ben.post(f"{path}/mute"), await ben.post(f"{path}/invite", {"player": ben.id})]),
    ]
    await ann.starts(path.rpartition("/")[2])

    assert foreign == [(403, "forbidden")] * 5
    assert await each(ann) == [(409, "already_started")] * 3


async def test_a_refusal_is_said_on_its_page(people: People, server: Server) -> None:
    path, ann, ben = await lobby_of(people)
    await ann.http.delete(f"{path}/seats/1")

    page = await ben.http.post(
        f"{path.removeprefix('/api')}/sit", data={"seat": "1"}, headers=HTML | {"Origin": server.url}
    )

    assert page.status_code == 403
    assert REMOVED in page.text
