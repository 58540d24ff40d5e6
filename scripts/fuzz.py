"""Send malformed frames to the live channel of a server: `python -m scripts.fuzz URL --frames 100000`.

Each frame is one that a client could send, damaged at one place, or no message at all. After each the channel
must answer, and never with an internal error. Prints the answers by code; the exit status is 1 if anything
broke. The server must have no rate limits.
"""

import argparse
import asyncio
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

ANSWER_WITHIN_S = 20
ODD: tuple[Any, ...] = (
    *(
        None,
        True,
        False,
        0,
        -1,
        1.5,
        2**31,
        2**63,
        2**64,
        -(2**63) - 1,
        1e308,
        "",
        " ",
        "0",
        "\x00",
        "\ud800",
    ),
    *("é" * 70, "9" * 4301, "0:" + "9" * 4301, "__class__", "../..", [], {}, [[]], [None], {"": None}),
    *([0] * 1000, {"f": "1:" + "1" * 5000}, {"type": "resign"}, {"type": ["x"]}),
)
NO_MESSAGE = (
    *("", "{", "null", "[]", '"act"', "1e999", "NaN", "\u2028", "{}", '{"t":"x"}'),
    *("[" * 5000, '{"t":' * 500),
)


class Broken(AssertionError):
    """A frame was not answered as it should be; the text is the frame."""


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield every place in a message."""
    yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        yield from places(one, (*path, key))


def spoilt(message: dict[str, Any], rng: random.Random) -> Any:
    """Return the message with a random value in one place, or with that place removed."""
    copy = json.loads(json.dumps(message))
    *way, last = rng.choice([path for path in places(copy) if path])
    at = copy
    for step in way:
        at = at[step]
    if rng.random() < 0.2:
        del at[last]
    elif rng.random() < 0.2 and isinstance(at, dict):
        at[rng.choice(("more", "type", "t", "seq", ""))] = rng.choice(ODD)
    else:
        at[last] = rng.choice(ODD)
    return copy


def frame(doc: dict[str, Any], rng: random.Random) -> str:
    """Return the next frame to send for this document."""
    if rng.random() < 0.1:
        return rng.choice(NO_MESSAGE)
    action = rng.choice(doc["actions"] or [{"type": "roll"}])
    messages: list[dict[str, Any]] = [
        {"t": "act", "ref": f"{rng.random()}", "seq": doc["seq"], "action": action},
        {"t": "act", "ref": f"{rng.random()}", "action": action},
        {"t": "why", "action": action, "ref": "w"},
        {"t": "chat", "text": "hello"},
        {"t": "sync"},
        {"t": "preview"},
    ]
    text = json.dumps(spoilt(rng.choice(messages), rng))
    return text if rng.random() < 0.9 else text[: rng.randrange(len(text))]


async def answered(socket: ClientConnection, text: str, codes: Counter[str]) -> dict[str, Any] | None:
    """Send a frame and read up to the answer to a ping after it; return the last document received."""
    await socket.send(text.encode("utf-8", "surrogatepass").decode("utf-8", "replace"))
    await socket.send('{"t":"ping"}')
    doc = None
    while True:
        try:
            message = json.loads(await asyncio.wait_for(socket.recv(), ANSWER_WITHIN_S))
        except TimeoutError:
            raise Broken(f"{text[:500]}\nis not answered") from None
        codes[message.get("code", message["t"])] += 1
        if message.get("code") == "internal":
            raise Broken(f"{text[:500]}\n{message}")
        if message["t"] == "state":
            doc = message["doc"]
        if message["t"] == "pong":
            return doc


async def fuzz(url: str, frames: int, seed: int = 1) -> Counter[str]:
    """Send frames to one match of each game, from its seats in turn; count the answers. Raises Broken."""
    codes, rng = Counter[str](), random.Random(seed)
    async with httpx.AsyncClient(base_url=url, timeout=ANSWER_WITHIN_S) as http:
        games = (await http.get("/api/games")).json()
        for game in games:
            ann, match = await _against_computers(http, game)
            await _nonsense(url, ann["token"], match, frames // len(games), rng, codes)
    return codes


async def _against_computers(http: httpx.AsyncClient, game: dict[str, Any]) -> tuple[dict[str, Any], str]:
    ann = (await http.post("/api/players", json={"name": "Ann"})).json()
    http.cookies.clear()
    http.headers["Authorization"] = f"Bearer {ann['token']}"
    wish = {"game": game["id"], "seats": game["min_seats"]}
    match = (await http.post("/api/matches", json=wish)).json()["id"]
    for _ in range(game["min_seats"] - 1):
        await http.post(f"/api/matches/{match}/seats", json={"bot": "random"})
    (await http.post(f"/api/matches/{match}/start")).raise_for_status()
    return ann, match


async def _nonsense(
    url: str, token: str, match: str, frames: int, rng: random.Random, codes: Counter[str]
) -> None:
    address = f"{url.replace('http', 'ws', 1)}/api/matches/{match}/live"
    async with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        doc = await answered(socket, '{"t":"sync"}', codes)
        assert doc is not None
        for _ in range(frames):
            doc = await answered(socket, frame(doc, rng), codes) or doc
            if rng.random() < 0.05:
                doc = await _moved_on(socket, doc, rng, codes)


async def _moved_on(
    socket: ClientConnection, doc: dict[str, Any], rng: random.Random, codes: Counter[str]
) -> dict[str, Any]:
    """Send a legal action now and then, so that other positions are reached; return the last document."""
    if doc["actions"]:
        act = {"t": "act", "ref": f"{rng.random()}", "action": rng.choice(doc["actions"])}
        await answered(socket, json.dumps(act), codes)
    return await answered(socket, '{"t":"sync"}', codes) or doc


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url")
    parser.add_argument("--frames", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    try:
        codes = asyncio.run(fuzz(chosen.url, chosen.frames, chosen.seed))
    except Broken as broken:
        print(f"An error of ours:\n{broken}")
        return 1
    print(json.dumps(codes.most_common()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
