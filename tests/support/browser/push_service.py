"""A push service that speaks the real protocol, and a browser that decrypts what is sent to it."""

import asyncio
import base64
import json
import os
import queue
import threading
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.support.matches.people import ANSWER_WITHIN_S

CURVE = ec.SECP256R1()


def plain(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def written(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Browser:
    """A browser with its keys, which decrypts what is sent to it."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(CURVE)
        self.auth = os.urandom(16)

    def subscription(self, endpoint: str) -> dict[str, Any]:
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": endpoint, "keys": {"p256dh": written(point), "auth": written(self.auth)}}

    def read(self, body: bytes) -> dict[str, Any]:
        text = http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth, version="aes128gcm")
        push_message: dict[str, Any] = json.loads(text)
        return push_message


class PushService(ThreadingHTTPServer):
    """Accepts posted messages; browsers below /gone no longer exist, /fails is out of order, and /hangs does
    not answer before the test ends.
    """

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Taking)
        self.over = threading.Event()
        self.url = f"http://127.0.0.1:{self.server_port}"
        self.taken: queue.Queue[tuple[dict[str, str], bytes]] = queue.Queue()

    async def push_message(self) -> tuple[dict[str, str], bytes]:
        """Return headers and body of the next message."""
        return await asyncio.to_thread(self.taken.get, timeout=ANSWER_WITHIN_S)


class Taking(BaseHTTPRequestHandler):
    server: PushService

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        if self.path.startswith("/hangs"):
            self.server.over.wait()
            return
        status = {"/gone": HTTPStatus.GONE, "/fails": HTTPStatus.SERVICE_UNAVAILABLE}.get(
            self.path, HTTPStatus.CREATED
        )
        self.send_response(status)
        self.end_headers()
        self.server.taken.put(({name.lower(): value for name, value in self.headers.items()}, body))

    def log_message(self, *_: object) -> None:
        pass
