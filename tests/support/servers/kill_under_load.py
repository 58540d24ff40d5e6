"""Kills a server under load, and checks that it loses and repeats nothing.

    python -m tests.support.servers.kill_under_load [--rounds 100] [--matches 8] [--seed 1]

Matches of all games are played over live channels, as fast as the server lets them. In each round the server
is killed (kill -9) at a step of an action, and started again. Then all clients reconnect and repeat the
actions that were not acknowledged. After that:

- each acknowledged action is in the record once, under the number that was acknowledged,
- each repeated action counts once,
- all that a channel was sent before and after the kill, and all documents over HTTP, agree with a replay of
  the record from its seeds.
"""

import argparse
import asyncio
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from enum import StrEnum
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg
from websockets.exceptions import ConnectionClosed

from app.db.migrate import migrate
from app.embedded.postgres import embedded
from app.engine.catalog import catalog
from tests.support.matches.people import Live, People, Person
from tests.support.matches.playing import start_match
from tests.support.matches.replaying import Replay, followed, replay_of
from tests.support.servers.database_gate import Gate, gate_before
from tests.support.servers.serving import Server

SETTINGS = {"STADION_RATE_LIMITS": "off", "STADION_SECRET_KEY": "test", "STADION_LOG_LEVEL": "warning"}


class Kill(StrEnum):
    """The step of an action at which the server is killed.

    `before`: the row has not reached the database and never will. `late`: it will reach the database when the
    next server already plays. `between`: it is committed, and the server does not know. `telling`: the first
    of the spectators has heard of it.
    """

    BEFORE = "before"
    LATE = "late"
    BETWEEN = "between"
    TELLING = "telling"


class Sent(NamedTuple):
    seat: int
    action: dict[str, Any]
    ref: str
    seq: int


class Match:
    """A match of random play; `people` are the players by seat, then a spectator."""

    def __init__(self, match: str, people: list[Person], replay: Replay) -> None:
        self.id, self.people, self.replay = match, people, replay
        self.lives: list[Live] = []
        self.sent: Sent | None = None
        """The action that is not acknowledged yet."""
        self.asked = asyncio.Event()
        """Set when the action is under way, or when there is nothing left to send."""

    @property
    def over(self) -> bool:
        return bool(self.lives) and self.lives[-1].doc["status"] == "finished"

    @property
    def seen(self) -> int:
        """The number of actions of which any client has heard."""
        return max(live.doc["seq"] for live in self.lives)

    async def join(self, channels: AsyncExitStack) -> None:
        """Connect all clients, from the number of actions that each of them knows."""
        known = [live.doc for live in self.lives] or [{}] * len(self.people)
        self.lives = []
        for person, doc in zip(self.people, known, strict=True):
            resumed = {"seq": doc["seq"]} if doc else {}
            live = await channels.enter_async_context(person.live(self.id, **resumed))
            live.doc = doc
            while (message := await live.next())["t"] != "state" and message.get("from") != message["seq"]:
                # This is one of the patches that the client missed; the last one leads from its position to
                # the same.
                pass
            self.lives.append(live)

    async def play(self, rng: random.Random, told: Callable[[], None], taken: Callable[[], None]) -> None:
        """Play until the match ends or the server is gone; call `told` for each action heard of."""
        self.asked.clear()
        with suppress(ConnectionClosed):
            while not self.over:
                seq, seat = self.seen, rng.choice(self.lives[-1].doc["to_act"])
                action = rng.choice(self.lives[seat].doc["actions"])
                self.sent = Sent(seat, action, f"{self.id}-{seq}-{rng.random()}", seq)
                await self._take(self.sent, told)
                taken()
        self.asked.set()

    async def _take(self, sent: Sent, told: Callable[[], None]) -> None:
        await self.lives[sent.seat].send(t="act", ref=sent.ref, seq=sent.seq, action=sent.action)
        self.asked.set()
        answer = await self._heard(sent.seat, told)
        while answer["t"] not in ("ack", "error"):
            answer = await self._heard(sent.seat, told)
        assert answer == {"t": "ack", "ref": sent.ref, "seq": sent.seq + 1}
        self.asked.clear()
        for viewer, live in enumerate(self.lives):
            while live.doc["seq"] <= sent.seq:
                await self._heard(viewer, told)

    async def _heard(self, viewer: int, told: Callable[[], None]) -> dict[str, Any]:
        message = await self.lives[viewer].next()
        if message["t"] == "patch":
            told()
        return message

    async def settle(self, connection: asyncpg.Connection, channels: AsyncExitStack) -> str:
        """Wait until all clients are back, and check that nothing differs from what they were sent; return
        what became of the action that was under way.
        """
        before, acks = [live.doc for live in self.lives], self._acknowledged()
        await self.join(channels)
        fate = "nothing was under way"
        if self.sent is not None and self.sent.ref not in acks:
            acks[self.sent.ref], fate = await self._again(self.sent, self.lives[self.sent.seat].doc["seq"])
        self.sent = None
        await followed(connection, self.id, self.replay)
        assert acks.items() <= self.replay.refs.items(), "acknowledged, and not in the record"
        for document in before:
            self.replay.agrees(document)
        for person, live in zip(self.people, self.lives, strict=True):
            while live.doc["seq"] < self.replay.seq:
                await live.next()
            self.replay.agrees(live.doc)
            self.replay.agrees(await person.document(self.id))
        return fate

    def _acknowledged(self) -> dict[str, int]:
        heard = [message for live in self.lives for message in live.heard]
        return {message["ref"]: message["seq"] for message in heard if message["t"] == "ack"}

    async def _again(self, sent: Sent, known: int) -> tuple[int, str]:
        answer = await self.lives[sent.seat].act(sent.action, sent.ref, seq=sent.seq)
        assert answer == {"t": "ack", "ref": sent.ref, "seq": sent.seq + 1}
        return sent.seq + 1, "was committed" if known > sent.seq else "was taken when it was sent again"


class Siege:
    """A server that is killed again and again, and its matches."""

    def __init__(self, server: Server, gate: Gate, connection: asyncpg.Connection, seed: int) -> None:
        self._server, self._gate, self._connection = server, gate, connection
        self._luck = random.Random(seed)
        self._people = People(server.url)
        self._matches: list[Match] = []
        self._taken = 0
        self._enough = asyncio.Event()
        self._most = 0
        self._kills_when_told = False
        self.fates = Counter[str]()
        self.actions = 0
        self.starts: list[float] = []
        """Seconds until the killed server answered again."""

    async def open(self, matches: int) -> None:
        self._matches = [await self._opened(number) for number in range(matches)]

    async def _opened(self, number: int) -> Match:
        games = sorted(catalog().values(), key=lambda game: game.id)
        game = games[number % len(games)]
        match, seated = await start_match(self._people, seats=game.min_seats, game=game.id)
        people = [*seated, self._people.nobody()]
        return Match(match, people, await replay_of(self._connection, match))

    async def round(self, kill: Kill) -> None:
        """Play for a while, kill the server, and let everybody come back."""
        for number, one in enumerate(self._matches):
            if one.over:
                self._matches[number] = await self._opened(number)
        async with AsyncExitStack() as channels:
            for one in self._matches:
                await one.join(channels)
            self._taken, self._most = 0, self._luck.randrange(20, 80)
            self._enough.clear()
            playing = [
                asyncio.create_task(one.play(self._luck, self._told, self._took)) for one in self._matches
            ]
            await self._enough.wait()
            await self._strike(kill)
            await asyncio.gather(*playing)
            if self._kills_when_told:  # All of them are over.
                self._told()
            for one in self._matches:
                assert {await live.closed() for live in one.lives} == {1006}
        self.actions += self._taken
        await self._come_back(kill)

    def _took(self) -> None:
        self._taken += 1
        if self._taken >= self._most or all(one.over for one in self._matches):
            self._enough.set()

    def _told(self) -> None:
        if self._kills_when_told:
            self._server.kill()
            self._kills_when_told = False

    async def _strike(self, kill: Kill) -> None:
        if kill is Kill.TELLING:
            self._kills_when_told = True
            return
        if kill is Kill.BETWEEN:
            self._gate.answers.clear()
            await self._until_one_is_unheard_of()
        else:
            self._gate.questions.clear()
            await asyncio.gather(*(one.asked.wait() for one in self._matches))
        self._server.kill()

    async def _until_one_is_unheard_of(self) -> None:
        """Wait for an action that is committed, while the server and its clients have not heard of it."""
        ids = [one.id for one in self._matches]
        last = "SELECT match_id, max(seq) FROM actions WHERE match_id = ANY($1) GROUP BY match_id"
        committed: dict[str, int] = {}
        while not any(one.over or committed.get(one.id, 0) > one.seen for one in self._matches):
            committed = dict(await self._connection.fetch(last, ids))

    async def _come_back(self, kill: Kill) -> None:
        held = self._gate.part()
        if kill is not Kill.LATE:
            self._gate.drop()
        began = time.monotonic()
        await asyncio.to_thread(self._server.start)
        self.starts.append(time.monotonic() - began)
        async with AsyncExitStack() as channels:
            settling = [one.settle(self._connection, channels) for one in self._matches]
            held.set()
            self.fates.update([await one for one in settling])

    async def leave(self) -> None:
        await self._people.leave()


async def killed(server: Server, gate: Gate, url: str, kills: list[Kill], matches: int, seed: int) -> Siege:
    """Kill a running server whose database is behind the gate `kills` times; raise what does not hold."""
    connection = await asyncpg.connect(url)
    siege = Siege(server, gate, connection, seed)
    try:
        await siege.open(matches)
        for kill in kills:
            await siege.round(kill)
    finally:
        await siege.leave()
        await connection.close()
    return siege


async def besieged(folder: Path, url: str, rounds: int, matches: int, seed: int) -> None:
    rng = random.Random(seed)
    kills = [rng.choice([*Kill]) for _ in range(rounds)]
    async with gate_before(url) as gate:
        server = Server(SETTINGS | {"STADION_DATABASE_URL": gate.url}, folder / "log")
        await asyncio.to_thread(server.start)
        siege = await killed(server, gate, url, kills, matches, seed)
        await asyncio.to_thread(server.stop)
    assert server.complaints() == []
    print(f"{rounds} kills: {dict(Counter(map(str, kills)))}; {siege.actions:,} actions acknowledged")
    print(f"what was under way at a kill: {dict(siege.fates)}")
    print(f"seconds to a server that answers: median {sorted(siege.starts)[rounds // 2]:.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--matches", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, embedded(Path(folder) / "database") as url:
        migrate(url)
        asyncio.run(besieged(Path(folder), url, chosen.rounds, chosen.matches, chosen.seed))


if __name__ == "__main__":
    main()
