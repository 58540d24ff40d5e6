"""Frames are read by another implementation of WebSocket."""

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from app.table.wire.frame import framed, text_of


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_a_message_is_one_whole_text_frame(size: int) -> None:
    text = ("ž" * size)[:size]
    reader = StreamReader()
    reader.feed_data(framed(text.encode()))
    parsing = Frame.parse(reader.read_exact, mask=False)

    with pytest.raises(StopIteration) as parsed:
        next(parsing)

    assert parsed.value.value == Frame(Opcode.TEXT, text.encode(), fin=True)
    assert text_of(framed(text.encode())) == text
