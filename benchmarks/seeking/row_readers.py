"""Measures how long many readers of the channel of those who look wait for a new row.

    python -m benchmarks.seeking.row_readers URL [--readers 2000] [--times 5]

Readers without a name follow `/api/searches/live`. A player begins to look and stops, some times. Printed are
the seconds from the request until half of the readers, 95 in 100 and all have the row, in the median over the
times, and how long `/health/live` takes meanwhile. The server needs STADION_RATE_LIMITS=off.
"""

import argparse
import asyncio
import json
import time
from statistics import median
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

AT_ONCE = 50
WISH: dict[str, Any] = {"games": {"helvetia_cup": []}, "paces": ["quick"], "rated": "friendly"}


async def has_row(socket: ClientConnection, search_id: str, since: float) -> float:
    """Read until the row has come; return the seconds since a time."""
    while True:
        message = json.loads(await socket.recv())
        if any(row["id"] == search_id for row in message.get("rows", ())):
            return time.perf_counter() - since


async def opened(url: str, turns: asyncio.Semaphore) -> ClientConnection:
    async with turns:
        socket = await connect(f"{url.replace('http', 'ws', 1)}/api/searches/live", open_timeout=120)
        await socket.recv()
        return socket


async def measure(url: str, readers: int, times: int) -> None:
    turns = asyncio.Semaphore(AT_ONCE)
    sockets = await asyncio.gather(*(opened(url, turns) for _ in range(readers)))
    async with httpx.AsyncClient(base_url=url, timeout=120) as http:
        await http.post("/api/players", json={"name": "Ann"})
        halves, most, alls, healths = [], [], [], []
        for _ in range(times):
            since = time.perf_counter()
            answer = (await http.post("/api/searches", json=WISH)).raise_for_status().json()
            search_id = answer["mine"]["row"]["id"]
            hearing = asyncio.gather(*(has_row(socket, search_id, since) for socket in sockets))
            asked = time.perf_counter()
            (await http.get("/health/live")).raise_for_status()
            healths.append(time.perf_counter() - asked)
            waits = sorted(await hearing)
            halves.append(median(waits))
            most.append(waits[int(0.95 * len(waits))])
            alls.append(waits[-1])
            await http.delete("/api/searches/mine")
    for socket in sockets:
        await socket.close()
    shown = [f"{median(one):.2f}" for one in (halves, most, alls, healths)]
    print(f"{readers} readers: half {shown[0]} s, 95 % {shown[1]} s, all {shown[2]} s; health {shown[3]} s")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("url")
    parser.add_argument("--readers", type=int, default=2000)
    parser.add_argument("--times", type=int, default=5)
    chosen = parser.parse_args()
    asyncio.run(measure(chosen.url, chosen.readers, chosen.times))


if __name__ == "__main__":
    main()
