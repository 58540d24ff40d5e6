"""A player without chat reads why in place of the form, from the first look at a lobby or a table on."""

import re

import pytest

from tests.support.matches.people import People, Person
from tests.support.matches.playing import start_match
from tests.support.moderation.desk import decides, operator
from tests.support.servers.serving import Server

pytestmark = pytest.mark.anyio


async def refusals(reader: Person, *matches: str) -> list[str | None]:
    """Return why the reader may not chat, as the pages of these matches say it."""
    pages = [(await reader.get(f"/matches/{match}")).text for match in matches]
    found = [re.search(r'data-no-chat="([^"]*)"', page) for page in pages]
    return [one and one[1] for one in found]


async def test_why_there_is_no_chat_stands_on_the_pages_of_matches(people: People, server: Server) -> None:
    table, [ann, ben] = await start_match(people)
    lobby = (await ann.opens())["id"]
    jana = await operator(people, server)
    assert await refusals(ann, lobby, table) == [None, None]

    await decides(jana, ann.id, "warn")
    assert (
        await refusals(ann, lobby, table)
        == ["There is a notice for you. Please read it on your page before your next chat."] * 2
    )
    await ann.http.post("/you/notices/read")
    assert await refusals(ann, table) == [None]
    await decides(jana, ann.id, "no_chat-7")
    (until,) = await refusals(ann, table)
    assert until and re.fullmatch(r"You cannot write in chats until .* UTC\. Your page says why\.", until)
    assert await refusals(ben, lobby, table) + await refusals(people.nobody(), table) == [None] * 3
