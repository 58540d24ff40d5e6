"""A cheap WebSocket client, so that the load is not what is measured."""

import asyncio
import base64
import os
import zlib
from collections.abc import Callable
from urllib.parse import urlsplit

COMPRESSED = 64
END = b"\x00\x00\xff\xff"  # the end of a compressed message, which is left out


class Frames(asyncio.Protocol):
    """Hands every text message to `heard`, unparsed, and counts bytes of payload as received."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None]) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.messages = 0
        self.bytes = 0
        self.size = 0
        """Bytes of the last message."""
        self._heard = heard
        self._request = request
        self._buffer = bytearray()
        self._shaken = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: asyncio.WriteTransport = transport  # type: ignore[assignment]  # uvloop's own class
        self.transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._shaken:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert b" 101 " in self._buffer[:end], bytes(self._buffer[:end])
            del self._buffer[: end + 4]
            self._shaken = True
            self.opened.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Take one complete frame out of the buffer; return whether there was one."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        kind, length, start = buffer[0] & 15, buffer[1] & 127, 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length:
            return False
        payload = bytes(buffer[start : start + length])
        compressed = buffer[0] & COMPRESSED
        del buffer[: start + length]
        if kind == 1:
            self.messages += 1
            self.bytes += length
            self.size = length
            self._heard(zlib.decompressobj(-15).decompress(payload + END) if compressed else payload)
        elif kind == 9:
            self._send(10, payload)
        return True

    def send(self, text: bytes) -> None:
        self._send(1, text)

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = (
            bytes([128 | kind, 128 | size])
            if size < 126
            else bytes([128 | kind, 254]) + size.to_bytes(2, "big")
        )
        self.transport.write(head + bytes(4) + payload)  # a mask of zeros leaves the payload as it is


async def open_frames(
    url: str, heard: Callable[[bytes], None], token: str | None = None, deflate: bool = False
) -> Frames:
    """Open a connection; with `deflate` it also reads compressed messages, as browsers do, but sends none."""
    parts = urlsplit(url)
    lines = [
        f"GET {parts.path}?{parts.query} HTTP/1.1",
        f"Host: {parts.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
    ]
    if token:
        lines.append(f"Authorization: Bearer {token}")
    if deflate:
        lines.append("Sec-WebSocket-Extensions: permessage-deflate")
    request = ("\r\n".join(lines) + "\r\n\r\n").encode()
    loop = asyncio.get_running_loop()
    _, frames = await loop.create_connection(lambda: Frames(request, heard), parts.hostname, parts.port)
    await frames.opened
    return frames
