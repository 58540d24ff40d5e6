"""The load: matches of a running server that clients play at random over WebSockets, whenever they are let.

An action counts when the opponent has it; it is durable by then.
"""

import asyncio
import math
import random
import statistics
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec

from benchmarks.support.websocket_client import Frames, open_frames

LONG = {"um_reifenbreite": {"races": ["giro", "tour_de_france", "giro", "tour_de_france"]}}
"""Options that make matches long: opening one costs as much as hundreds of actions."""
RELAYED = b"x" * 500


class Op(msgspec.Struct):
    op: str
    path: str
    value: Any = None


def changed(actions: list[Any], op: Op) -> list[Any]:
    """Return the legal actions of a seat after a patch operation on them."""
    place = op.path.removeprefix("/actions")[1:]
    if not place:
        return list(op.value)
    at = len(actions) if place == "-" else int(place)
    return [*actions[:at], *([] if op.op == "remove" else [op.value]), *actions[at + (op.op != "add") :]]


class Message(msgspec.Struct):
    t: str
    seq: int = 0
    ops: list[Op] = []
    doc: dict[str, Any] = {}
    code: str = ""
    detail: str = ""


read = msgspec.json.Decoder(Message).decode


class Player:
    """One seat, which acts at random whenever it can."""

    def __init__(self, match: "Match", seat: int, token: str) -> None:
        self.match, self.seat, self.token = match, seat, token
        self.actions: list[Any] = []
        self.seq = -1
        self.frames: Frames

    def heard(self, payload: bytes) -> None:
        message = read(payload)
        if message.t == "patch" and message.seq > self.seq:
            self.seq = message.seq
            for op in message.ops:
                if op.path.startswith("/actions"):
                    self.actions = changed(self.actions, op)
        elif message.t == "state" and message.doc["status"] != "lobby":
            self.actions, self.seq = message.doc["actions"], message.doc["seq"]
        elif message.t == "error":
            raise SystemExit(f"{message.code}: {message.detail}")
        else:
            return
        if self.match.sent_by >= 0:
            self.match.house.sizes.append(self.frames.size)
        self.match.seen(self)

    def act(self) -> None:
        action = self.match.rng.choice(self.actions)  # the list stays, because a patch need not repeat it
        ref = f"{self.match.number}-{self.seq}"
        self.match.sent_at = time.perf_counter()
        self.match.sent_by = self.seat
        self.frames.send(msgspec.json.encode({"t": "act", "ref": ref, "seq": self.seq, "action": action}))


class Match:
    """Seats that play without pause, or an action per `pause` seconds, while the house is open."""

    def __init__(self, id_: str, number: int, house: "House", tokens: list[str]) -> None:
        self.id, self.number, self.house = id_, number, house
        self.rng = random.Random(number)
        self.players = [Player(self, seat, token) for seat, token in enumerate(tokens)]
        self.over = False
        self.resting = False
        self.left = math.inf
        self.sent_at = 0.0
        self.sent_by = -1

    def seen(self, player: Player) -> None:
        """Record that a seat has received an action; the latency is that of the seat after the actor."""
        if self.sent_by >= 0 and player.seat == (self.sent_by + 1) % len(self.players):
            self.house.latencies.append(time.perf_counter() - self.sent_at)
        if all(one.seq == player.seq for one in self.players):
            self.sent_by = -1
            self.go_on()

    def go_on(self) -> None:
        free = [player for player in self.players if player.actions]
        self.over = not free
        self.resting = self.over or not self.house.open or self.left == 0
        if self.resting:
            self.house.news.set()
            return
        self.left -= 1
        player, pause = self.rng.choice(free), self.house.pause
        if pause:
            asyncio.get_running_loop().call_later(pause * self.rng.uniform(0.5, 1.5), player.act)
        else:
            player.act()


class House:
    """A number of matches at one server, each with spectators; one that ends is replaced by another."""

    def __init__(
        self,
        http: httpx.AsyncClient,
        game: str,
        spectators: int,
        pause: float,
        clock: Any = None,
        deflate: bool = False,
    ) -> None:
        self.open = False
        self.pause = pause
        self.news = asyncio.Event()
        self.listening: list[Frames] = []
        self.forget()
        self._http, self._game, self._spectators = http, game, spectators
        self._deflate = deflate
        self._clock = {} if clock is None else {"clock": clock}
        self._tokens: list[str] = []
        self.matches: list[Match] = []

    def forget(self) -> None:
        """Reset the counters."""
        self.latencies: list[float] = []
        self.sizes: list[int] = []
        self.seconds = 0.0
        for frames in self.listening:
            frames.bytes = frames.messages = 0

    async def fill(self, matches: int, options: Any, seats: int = 2) -> None:
        for seat in range(seats):
            named = await self._http.post("/api/players", json={"name": f"p{seat}"})
            self._tokens.append(named.json()["token"])
        self._http.cookies.clear()
        self._options = options
        self.matches = [await self._begun(number) for number in range(matches)]

    async def _begun(self, number: int) -> Match:
        heads = [{"Authorization": f"Bearer {token}"} for token in self._tokens]
        body = {"game": self._game, "seats": len(heads), "options": self._options} | self._clock
        created = await self._http.post("/api/matches", json=body, headers=heads[0])
        match_id = created.json()["id"]
        path = f"/api/matches/{match_id}"
        for guest in heads[1:]:
            (await self._http.post(f"{path}/seats", json={}, headers=guest)).raise_for_status()
        match = Match(match_id, number, self, self._tokens)
        url = f"{str(self._http.base_url).replace('http', 'ws', 1)}{path}/live"
        for player in match.players:
            player.frames = await open_frames(url, player.heard, player.token, self._deflate)
        for _ in range(self._spectators):
            self.listening.append(await open_frames(url, lambda _: None, deflate=self._deflate))
        (await self._http.post(f"{path}/start", headers=heads[0])).raise_for_status()
        while not match.resting:
            await self._next()
        return match

    async def _next(self) -> None:
        self.news.clear()
        await self.news.wait()

    async def renew(self) -> None:
        """Replace each match that is over, which costs as much as hundreds of actions."""
        for place, match in enumerate(self.matches):
            if match.over:
                self.matches[place] = await self._begun(match.number + len(self.matches))

    async def play(self, seconds: float) -> None:
        """Play for a number of seconds, and until what was sent then is answered."""
        await self.renew()
        start, self.open = time.perf_counter(), True
        for match in self.matches:
            match.go_on()
        await asyncio.sleep(seconds)
        self.open = False
        while not all(match.resting for match in self.matches):
            await self._next()
        self.seconds += time.perf_counter() - start

    async def play_each(self, actions: int) -> None:
        """Play a number of actions in each match."""
        await self.renew()
        for match in self.matches:
            match.left = actions
        self.open = True
        for match in self.matches:
            match.go_on()
        while not all(match.resting for match in self.matches):
            await self._next()
        self.open = False

    def found(self) -> dict[str, float]:
        """Return the measurements since the last reset."""
        latencies = sorted(self.latencies)
        read_by_them = [frames.bytes / frames.messages for frames in self.listening if frames.messages]
        return {
            "taken": len(latencies),
            "per_second": len(latencies) / self.seconds,
            "p50_ms": statistics.median(latencies) * 1000,
            "p99_ms": latencies[int(len(latencies) * 0.99)] * 1000,
            "seat_bytes": statistics.median(self.sizes),
            "spectator_bytes": statistics.median(read_by_them) if read_by_them else 0.0,
        }


@asynccontextmanager
async def house(
    base: str,
    matches: int,
    spectators: int,
    game: str,
    *,
    options: Any = None,
    pause: float = 0,
    clock: Any = None,
    deflate: bool = False,
    seats: int = 2,
) -> AsyncIterator[House]:
    """Yield the server at `base` with `matches` that are about to be played."""
    async with httpx.AsyncClient(base_url=base, timeout=60) as http:
        opened = House(http, game, spectators, pause, clock, deflate)
        await opened.fill(matches, options or LONG.get(game, {}), seats)
        yield opened


class Relay:
    """The floor: as many rooms and listeners, with messages of 500 bytes to and fro."""

    def __init__(self) -> None:
        self.open = False
        self.seen = 0
        self._first: list[Frames] = []

    async def fill(self, base: str, rooms: int, spectators: int) -> None:
        for room in range(rooms):
            url = f"{base.replace('http', 'ws', 1)}/{room}"
            frames: list[Frames] = []
            for seat in range(2):
                frames.append(await open_frames(url, self._answering(frames, seat)))
            for _ in range(spectators):
                await open_frames(url, lambda _: None)
            self._first.append(frames[0])

    def _answering(self, frames: list[Frames], me: int) -> Any:
        def heard(payload: bytes) -> None:
            if payload[:1] != b"%d" % me and self.open:  # the opponent's message counts and is answered
                self.seen += 1
                frames[me].send(b"%d" % me + RELAYED)

        return heard

    async def play(self, seconds: float) -> dict[str, float]:
        self.seen = 0
        start, self.open = time.perf_counter(), True
        for frames in self._first:
            frames.send(b"0" + RELAYED)
        await asyncio.sleep(seconds)
        self.open = False
        spent = time.perf_counter() - start
        await asyncio.sleep(seconds / 10)  # let messages in flight arrive uncounted
        return {"taken": self.seen, "per_second": self.seen / spent}
