"""Attack: 300 channels of spectators that each ask 38 times per second for the whole document.

python -m benchmarks.attacks.sync [--rounds 6] [--seconds 4] [--root FOLDER]
"""

import asyncio
import base64
import os
from contextlib import suppress

from benchmarks.attacks.honest_pair import Target, main, source

CHANNELS = 300
PER_SECOND = 38
BURST = 4
"""The number of messages that are written at once."""
SYNC = b'{"t":"sync"}'
FRAME = bytes([0x81, 0x80 | len(SYNC)]) + bytes(4) + SYNC


async def attack(target: Target) -> None:
    """Keep the channels open, and reopen those that the server closes."""
    await asyncio.gather(*(_flood(target) for _ in range(CHANNELS)))


async def _flood(target: Target) -> None:
    while True:
        with suppress(OSError):
            await _one_channel(target)
        await asyncio.sleep(1)


async def open_channel(target: Target) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open a live channel of the match as a spectator."""
    reader, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=(source(0), 0))
    key = base64.b64encode(os.urandom(16)).decode()
    writer.write(
        f"GET /api/matches/{target.match}/live HTTP/1.1\r\nHost: 127.0.0.1:{target.port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    return reader, writer


async def _one_channel(target: Target) -> None:
    reader, writer = await open_channel(target)
    ended = asyncio.create_task(_drain(reader))
    try:
        while not ended.done():
            await target.turned_on()
            writer.write(FRAME * BURST)
            await asyncio.sleep(BURST / PER_SECOND)
    finally:
        ended.cancel()
        writer.close()


async def _drain(reader: asyncio.StreamReader) -> None:
    while await reader.read(1 << 18):
        pass


if __name__ == "__main__":
    main(__doc__, attack)
