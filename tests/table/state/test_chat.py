"""The chat of a table."""

import msgspec
import pytest

from app.api.access.identity import new_player
from app.api.services import Services
from app.db.queries import chat
from app.table.state.chat import last_chat_messages
from app.table.wire.frame import text_of
from tests.support.matches.tables import start_table

pytestmark = [pytest.mark.anyio, pytest.mark.db]


async def test_the_last_lines_say_which_author_is_a_program(services: Services) -> None:
    table, people = await start_table(services)
    program, _ = await new_player(services, "Deep Sprint", program=True)
    async with services.sessions.begin() as session:
        for author in (people[0], program.id):
            await chat.add(session, table.header.id, author, None, "hello")
        lines = await last_chat_messages(session, table.header.id)

    authors = [msgspec.json.decode(text_of(message.frame))["player"] for message in lines]
    assert [author.get("program") for author in authors] == [None, True]
