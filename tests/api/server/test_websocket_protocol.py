"""The live channel through our own frames, and through the ordinary ones of any other server."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN

from app.api.server.websocket_protocol import SLICE, WebSocketProtocol, single_text_frame
from app.main import create_app
from app.settings import Settings, Switch
from tests.support.matches.people import People
from tests.support.matches.playing import start_match

pytestmark = pytest.mark.anyio

SHORT, ORDINARY = "app.api.server.websocket_protocol:WebSocketProtocol", "websockets-sansio"


@pytest.mark.parametrize("size", [0, 1, 125, 126, 16_384, 65_535])
def test_one_frame_that_is_a_whole_text_is_known_and_nothing_else(size: int) -> None:
    text = ("ž" * size).encode()[:size]
    frame = Frame(Opcode.TEXT, text, fin=True).serialize(mask=True)

    assert single_text_frame(frame) == text
    for other in (frame[:1], frame[:-1], frame + b"x", frame + frame):
        assert single_text_frame(other) is None
    assert single_text_frame(Frame(Opcode.TEXT, text, fin=False).serialize(mask=True)) is None
    assert single_text_frame(Frame(Opcode.BINARY, text, fin=True).serialize(mask=True)) is None
    assert single_text_frame(Frame(Opcode.TEXT, text, fin=True).serialize(mask=False)) is None


@asynccontextmanager
async def serving(database_url: str, ws: str) -> AsyncIterator[str]:
    off = {"rate_limits": Switch.OFF, "prepare_pages": Switch.OFF}
    settings = Settings(database_url=database_url, secret_key="test", **off)
    config = uvicorn.Config(create_app(settings), port=0, ws=ws, log_level="warning")
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    while not server.started:  # noqa: ASYNC110 - it tells of it in no other way
        await asyncio.sleep(0)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    await running


@pytest.fixture(params=[SHORT, ORDINARY])
async def people(
    database_url: str, anyio_backend: str, request: pytest.FixtureRequest
) -> AsyncIterator[People]:
    async with serving(database_url, request.param) as url:
        people = People(url)
        yield people
        await people.leave()


async def test_messages_that_come_at_once_are_answered_one_after_the_other(people: People) -> None:
    """This holds too for messages that are sent before the document and the chat have arrived."""
    match, seated = await start_match(people)
    seat = (await seated[0].document(match))["to_act"][0]
    actions = (await seated[seat].document(match))["actions"]
    async with seated[seat].live(match) as live:
        await live.send(t="act", ref="a", action=actions[0])
        for number in range(30):
            await live.send(t="chat", text=f"{number}")
            await live.send(t="ping")
        await live.send(t="act", ref="a", action=actions[0])
        heard = [await live.next() for _ in range(1 + 1 + 1 + 60 + 1)]

    assert heard[0]["t"] == "state"
    told = [message["t"] for message in heard if message["t"] != "chat"]
    assert told == ["state", "patch", "ack", *["pong"] * 30, "ack"]
    said = [message["text"] for message in heard if message["t"] == "chat"]
    assert said == [str(number) for number in range(30)]
    assert live.doc["seq"] == 1


class Pipe(asyncio.Transport):
    """A connection that remembers whether it is read."""

    is_read = True

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True

    def write(self, data: bytes | bytearray | memoryview) -> None:
        pass

    def is_closing(self) -> bool:
        return False


async def opened_protocol(heard: list[str]) -> tuple[WebSocketProtocol, Pipe]:
    """Return the protocol of an open connection whose texts are added to `heard`."""
    config = uvicorn.Config(lambda: None, log_level="warning")  # type: ignore[arg-type]
    config.load()
    protocol = WebSocketProtocol(config=config, server_state=ServerState(), app_state={})
    pipe = Pipe()
    protocol.connection_made(pipe)
    protocol.conn.state, protocol.on_text = OPEN, heard.append
    protocol.conn.parser = protocol.conn.parse()
    next(protocol.conn.parser)
    return protocol, pipe


async def test_others_are_served_while_many_small_messages_are_read(anyio_backend: str) -> None:
    heard = list[str]()
    protocol, pipe = await opened_protocol(heard)
    texts = [f"{number}" for number in range(1000)]
    frames = (Frame(Opcode.TEXT, text.encode(), fin=True).serialize(mask=True) for text in texts)

    protocol.data_received(b"".join(frames))
    assert 1 <= len(heard) <= SLICE // 7 and not pipe.is_read
    protocol.pause()
    before = len(heard)
    await asyncio.sleep(0)
    assert len(heard) == before, "nothing is read from a client that has to wait"
    protocol.resume()
    while not pipe.is_read:  # noqa: ASYNC110 - each turn of the loop reads a slice
        await asyncio.sleep(0)

    assert heard == texts


async def test_a_message_in_pieces_is_one_message(people: People) -> None:
    match, seated = await start_match(people)
    seat = (await seated[0].document(match))["to_act"][0]
    async with seated[seat].live(match) as live:
        await live.until("state")
        act = json.dumps({"t": "act", "ref": "r", "action": live.doc["actions"][0]})
        await live.socket.send([act[:7], act[7:20], act[20:]])

        assert (await live.until("ack"))["seq"] == 1


async def test_a_frame_may_be_cut_anywhere_and_come_with_others(people: People) -> None:
    match, seated = await start_match(people)
    async with seated[0].live(match) as live:
        await live.until("state")
        protocol, transport = live.socket.protocol, live.socket.transport
        protocol.send_text(b'{"t":"ping"}')
        (ping,) = protocol.data_to_send()
        for cut in (1, 2, 5, 6, len(ping) - 1):
            transport.write(ping[:cut])
            transport.write(ping[cut:] + ping)
            assert [(await live.next())["t"] for _ in range(2)] == ["pong", "pong"]


async def test_who_is_gone_without_a_word_holds_nobody_up(people: People) -> None:
    match, seated = await start_match(people)
    async with seated[0].live(match) as first, seated[1].live(match) as second:
        for live in (first, second):
            await live.until("state")
        async with people.nobody().live(match) as gone:
            await gone.until("state")
            gone.socket.transport.abort()
            for number in range(6):
                acting = (first, second)[first.doc["to_act"][0]]
                assert (await acting.act(acting.doc["actions"][0], f"{number}"))["t"] == "ack"
                for live in (first, second):
                    await live.until_seq(number + 1)


async def test_text_that_is_no_utf_8_ends_the_connection(people: People) -> None:
    match, (ann, _) = await start_match(people)
    async with ann.live(match) as live:
        await live.until("state")
        live.socket.protocol.send_text(b"\xff")
        live.socket.send_data()

        assert await live.closed() in (1006, 1007)
