"""Compressed messages are read and written by another implementation."""

import asyncio
import json

import pytest
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from app.api.server.websocket_compression import OFFER, SharedCompressor, accepts_compression, decompress
from app.table.wire.frame import framed
from benchmarks.support.websocket_client import open_frames
from tests.support.matches.people import People
from tests.support.matches.playing import start_match

TEXT = json.dumps({"ops": [{"op": "replace", "path": f"/view/{n}", "value": n} for n in range(30)]}).encode()


def reader(window: int = 12) -> PerMessageDeflate:
    """Return the decompressor of a client that has agreed to `OFFER`."""
    return PerMessageDeflate(True, True, window, 15)


def read(frame: bytes) -> bytes:
    stream = StreamReader()
    stream.feed_data(frame)
    parsing = Frame.parse(stream.read_exact, mask=False, extensions=[reader()])
    with pytest.raises(StopIteration) as parsed:
        next(parsing)
    return bytes(parsed.value.value.data)


def test_a_message_is_read_without_those_before_it() -> None:
    compressor = SharedCompressor()
    first, second = compressor.compress(framed(TEXT)), compressor.compress(framed(TEXT[::-1]))

    assert len(first) < len(TEXT) / 4
    assert read(second) == TEXT[::-1]
    assert read(first) == TEXT


def test_a_frame_is_compressed_once_for_all_who_get_it() -> None:
    compressor, frame, other = SharedCompressor(), framed(TEXT), framed(b"[]" * 200)

    smaller = compressor.compress(frame)
    assert compressor.compress(frame) is smaller
    assert read(compressor.compress(other)) == b"[]" * 200
    assert read(compressor.compress(frame)) == TEXT


def test_what_gains_nothing_stays_as_it_is() -> None:
    mixed = bytes(n * n * 37 % 251 for n in range(200))
    for frame in (framed(b"{}"), framed(mixed)):
        assert SharedCompressor().compress(frame) is frame


def test_a_clients_text_is_read_up_to_a_length_and_nonsense_not_at_all() -> None:
    pressed = reader(15).encode(Frame(Opcode.TEXT, TEXT)).data

    assert decompress(bytes(pressed), len(TEXT) + 1) == TEXT
    assert decompress(bytes(pressed), len(TEXT) - 1) is None
    assert decompress(b"\xff" * 20, 1000) is None


@pytest.mark.parametrize(("window", "agreed"), [(None, True), (15, True), (12, True), (9, False)])
def test_who_has_a_smaller_window_reads_messages_as_they_are(window: int | None, agreed: bool) -> None:
    asked = ClientPerMessageDeflateFactory(server_max_window_bits=window).get_request_params()

    _, extension = OFFER.process_request_params(asked, [])
    assert accepts_compression([extension]) is agreed
    assert not accepts_compression([])


@pytest.mark.anyio
async def test_every_client_is_told_the_same_and_who_asks_compressed(people: People) -> None:
    match, seated = await start_match(people)
    url = f"{people.base.replace('http', 'ws', 1)}/api/matches/{match}/live"
    acting = seated[(await seated[0].document(match))["to_act"][0]]
    told: dict[bool, asyncio.Queue[bytes]] = {deflate: asyncio.Queue() for deflate in (True, False)}
    smaller, plain = [await open_frames(url, told[deflate].put_nowait, deflate=deflate) for deflate in told]
    assert await told[True].get() == await told[False].get()
    assert smaller.size < plain.size / 2

    async with acting.live(match) as live:
        await live.until("state")
        await live.act(live.doc["actions"][0], "a")
    for heard in told.values():
        while (message := json.loads(await heard.get()))["seq"] == 0:
            pass  # This is the message that the acting player has come.
        assert message["events"]
    for frames in (smaller, plain):
        frames.transport.close()
