"""Attack: a busy pair whose 20 browsers never answer, beside players whose browsers do.

    python -m benchmarks.attacks.push [--rounds 6] [--seconds 4] [--root FOLDER]

Printed besides the times of the honest pair's acts: how late the push notifications of a third pair are, from
the act to the browser, alone and under attack, in turns.
"""

import asyncio
import base64
import os
import random
import time
from statistics import median
from typing import Any

import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from benchmarks.attacks.honest_pair import Target, main, source
from benchmarks.live_path.live_path import PORT

PUSH_PORT = PORT + 50
SERVICE = f"http://127.0.0.1:{PUSH_PORT}"
BROWSERS = 10
GAME = "hockey_game"


class Pushes:
    """A push service: below /hangs it does not answer, elsewhere it notes when a message has come."""

    def __init__(self) -> None:
        self.came = asyncio.Event()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            if head.startswith(b"POST /hangs"):
                await reader.read()
                return
            self.came.set()
            writer.write(b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            await writer.drain()
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()


class Seat:
    """A player over HTTP, at no page."""

    def __init__(self, http: httpx.AsyncClient, token: str) -> None:
        self._http, self._head = http, {"Authorization": f"Bearer {token}"}

    async def call(self, method: str, path: str, json: Any = None) -> Any:
        answer = await self._http.request(method, path, json=json, headers=self._head)
        return answer.json() if answer.content else None

    async def subscribe(self, path: str) -> None:
        point = ec.generate_private_key(ec.SECP256R1()).public_key()
        raw = point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": encoded(raw), "auth": encoded(os.urandom(16))}
        await self.call("POST", "/api/me/devices", {"endpoint": f"{SERVICE}{path}", "keys": keys})


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


async def seats_of(http: httpx.AsyncClient, names: list[str]) -> list[Seat]:
    found = []
    for name in names:
        token = (await http.post("/api/players", json={"name": name})).json()["token"]
        http.cookies.clear()
        found.append(Seat(http, token))
    return found


async def begin(seats: list[Seat]) -> str:
    """Start a match of these two players and return its path."""
    match = await seats[0].call("POST", "/api/matches", {"game": GAME, "seats": 2})
    path = f"/api/matches/{match['id']}"
    await seats[1].call("POST", f"{path}/seats", {})
    await seats[0].call("POST", f"{path}/start")
    return path


async def act(seats: list[Seat], path: str, rng: random.Random) -> bool:
    """Take one action of whichever seat may act; return whether the other one is asked now."""
    for seat in seats:
        document = await seat.call("GET", f"{path}/document")
        if actions := document.get("actions"):
            body = {"action": rng.choice(actions), "ref": f"{rng.random()}"}
            await seat.call("POST", f"{path}/actions", body)
            after = await seat.call("GET", f"{path}/document")
            asked = set(after.get("to_act", ()))
            return bool(asked) and not asked & set(document["to_act"])
    return False


async def attack(target: Target) -> None:
    pushes = Pushes()
    service = await asyncio.start_server(pushes.serve, "127.0.0.1", PUSH_PORT)
    async with service:
        await asyncio.gather(_busy(target), _watched(target, pushes))


async def _busy(target: Target) -> None:
    """Let a pair act as fast as it may, which makes a notification with each turn."""
    transport = httpx.AsyncHTTPTransport(local_address=source(1))
    async with httpx.AsyncClient(base_url=target.url, transport=transport, timeout=60) as http:
        pair, rng = await seats_of(http, ["x", "y"]), random.Random(1)
        for number, seat in enumerate(pair):
            for browser in range(BROWSERS):
                await seat.subscribe(f"/hangs/{number}/{browser}")
        path = await begin(pair)
        while True:
            await target.turned_on()
            if not await act(pair, path, rng):
                document = await pair[0].call("GET", f"{path}/document")
                if document.get("status") == "finished":
                    path = await begin(pair)


async def _watched(target: Target, pushes: Pushes) -> None:
    """Let a pair with prompt browsers act now and then, and print how late their notifications are."""
    transport = httpx.AsyncHTTPTransport(local_address=source(2))
    late: dict[bool, list[float]] = {True: [], False: []}
    async with httpx.AsyncClient(base_url=target.url, transport=transport, timeout=60) as http:
        pair, rng = await seats_of(http, ["a", "b"]), random.Random(2)
        for number, seat in enumerate(pair):
            await seat.subscribe(f"/prompt/{number}")
        path = await begin(pair)
        while True:
            under, since = target.is_on.is_set(), time.monotonic()
            pushes.came.clear()
            if not await act(pair, path, rng):
                document = await pair[0].call("GET", f"{path}/document")
                if document.get("status") == "finished":
                    path = await begin(pair)
                continue
            await pushes.came.wait()
            late[under].append(time.monotonic() - since)
            if all(late.values()):
                print(
                    f"notes: alone {median(late[False]):.2f} s, under attack {median(late[True]):.2f} s,"
                    f" latest {max(late[True]):.2f} s ({len(late[True])})",
                    flush=True,
                )
            await asyncio.sleep(0.3)


if __name__ == "__main__":
    os.environ["STADION_PUSH_SERVICES"] = SERVICE
    main(__doc__, attack)
