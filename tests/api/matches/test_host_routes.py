"""A host changes the table before the start, over HTTP and on the page of the lobby."""

import asyncio

import pytest

from tests.conftest import Server
from tests.support.matches.lobbies import CZECH_PAGE, open_lobby_of_two, page_of_match, refusal
from tests.support.matches.people import People, Person

pytestmark = [pytest.mark.anyio, pytest.mark.db]
REMOVED = "Hostitel uvolnil vaše místo. Sledovat můžete dál, posadit se znovu jen na pozvání."


async def test_a_removed_player_is_told_and_sits_again_when_the_host_invites_them(people: People) -> None:
    path, ann, ben = await open_lobby_of_two(people, visibility="private")
    await ann.http.delete(f"{path}/seats/1")

    refused = await ben.post(f"{path}/seats", {"code": (await ann.get(path)).json()["code"]})
    seen = [(await person.get(path)).json()["removed"] for person in (ann, ben)]
    page = await page_of_match(ben, path)
    await ann.post(f"{path}/invite", {"player": ben.id})
    back = await ben.post(f"{path}/seats", {"code": (await ann.get(path)).json()["code"]})

    assert refusal(refused) == (403, "forbidden")
    assert seen == [[{"id": ben.id, "name": "Ben"}]] * 2
    assert REMOVED in page
    assert '/sit"' not in page
    assert back.json()["seats"][1]["player"]["id"] == ben.id


async def test_a_player_who_leaves_may_come_back_and_nobody_else_hears_of_a_removal(people: People) -> None:
    path, ann, ben = await open_lobby_of_two(people, seats=3)
    cid = await people("Cid")

    await ben.http.delete(f"{path}/seats/1")
    again = await ben.post(f"{path}/seats", {})
    await ann.http.delete(f"{path}/seats/1")

    assert again.status_code == 200
    assert (await cid.get(path)).json()["removed"] == []


async def test_all_this_is_the_hosts_and_ends_with_the_start(people: People) -> None:
    path, ann, ben = await open_lobby_of_two(people)

    async def each(person: Person) -> list[tuple[int, str]]:
        answers = await asyncio.gather(
            person.post(f"{path}/seats/1/lock"),
            person.http.put(f"{path}/options", json={"options": {}}),
            person.http.put(f"{path}/clock", json={"clock": None}),
        )
        return [refusal(one) for one in answers]

    foreign = [
        *await each(ben),
        *map(refusal, [await ben.post(f"{path}/mute"), await ben.post(f"{path}/invite", {"player": ben.id})]),
    ]
    await ann.starts(path.rpartition("/")[2])

    assert foreign == [(403, "forbidden")] * 5
    assert await each(ann) == [(409, "already_started")] * 3


async def test_a_refusal_is_said_on_its_page(people: People, server: Server) -> None:
    path, ann, ben = await open_lobby_of_two(people)
    await ann.http.delete(f"{path}/seats/1")

    page = await ben.http.post(
        f"{path.removeprefix('/api')}/sit", data={"seat": "1"}, headers=CZECH_PAGE | {"Origin": server.url}
    )

    assert page.status_code == 403
    assert REMOVED in page.text
