"""The chat of a table."""

import asyncio

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.api.access.identity import new_player
from app.api.services import Services
from app.db.queries import chat
from app.table.state.chat import ChatLog, last_chat_messages
from app.table.wire.channel import Channel, ChatMessage
from app.table.wire.frame import text_of
from tests.support.matches.tables import start_table
from tests.support.matches.transports import RecordingTransport

pytestmark = [pytest.mark.anyio]

STEPS = st.integers(0, 6)
"""After how many turns of the event loop something happens."""


@pytest.mark.db
async def test_the_last_lines_say_which_author_is_a_program(services: Services) -> None:
    table, people = await start_table(services)
    program, _ = await new_player(services, "Deep Sprint", program=True)
    async with services.sessions.begin() as session:
        for author in (people[0], program.id):
            await chat.add(session, table.header.id, author, None, "hello")
        lines = await last_chat_messages(session, table.header.id)

    authors = [msgspec.json.decode(text_of(message.frame))["player"] for message in lines]
    assert [author.get("program") for author in authors] == [None, True]


@given(st.lists(STEPS, min_size=1, max_size=3), st.lists(st.tuples(STEPS, st.booleans()), max_size=4), STEPS)
def test_each_listener_gets_each_message_once_however_reads_and_messages_overlap(
    arrivals: list[int], messages: list[tuple[int, bool]], answer_takes: int
) -> None:
    """A message is stored here or at another process, whose notice starts one more read."""
    stored: list[ChatMessage] = []
    heard = [RecordingTransport() for _ in arrivals]
    channels: list[Channel] = []
    log = ChatLog()

    async def steps(count: int) -> None:
        for _ in range(count):
            await asyncio.sleep(0)

    async def answer() -> list[ChatMessage]:
        lines = [*stored]
        await steps(answer_takes)
        return lines

    def show(messages: list[ChatMessage]) -> None:
        for message in messages:
            for channel in channels:
                channel.put_chat(message)

    async def listen(after: int, transport: RecordingTransport) -> None:
        await steps(after)
        channels.append(channel := Channel(None, transport, lambda _: b""))
        async with log.loading:
            if log.lines is None:
                show(await log.read(answer))
        assert log.lines is not None
        channel.start_chat(log.lines)

    async def store(number: int, after: int, here: bool) -> None:
        await steps(after)
        stored.append(message := ChatMessage(number, f"{number}".encode(), "author"))
        if here and log.add(message):
            show([message])
        elif not here:
            async with log.loading:
                show(await log.read(answer))

    async def run() -> None:
        await asyncio.gather(
            *(listen(after, transport) for after, transport in zip(arrivals, heard, strict=True)),
            *(store(number, *message) for number, message in enumerate(messages)),
        )

    asyncio.run(run())
    for transport in heard:
        assert sorted(transport.frames) == [f"{number}".encode() for number in range(len(messages))]
