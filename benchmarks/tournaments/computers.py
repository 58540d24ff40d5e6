"""A tournament of computers is played to its end over the wire, while spectators watch its page.

Spectators request the page at the start and at the end, and follow its channel, as the page does.

    python -m benchmarks.tournaments.computers [--game GAME] [--format swiss] [--entrants 32] [--watchers 0]

Printed: rounds, matches and seconds; how long `/health/live` took meanwhile, in ms, while matches are played
and while the spectators request the page at the end; the share of a core that the process of the server took;
messages to a spectator, and the largest of them.
`--pace`: The pause of a computer before it acts, in ms.
Fails if an entrant plays twice in a round, or meets an opponent twice in Swiss.
"""

import argparse
import asyncio
import itertools
import json
import tempfile
from collections import Counter
from statistics import quantiles
from time import perf_counter
from typing import Any

import httpx

from benchmarks.browser.watch_load import spent
from benchmarks.live_path.live_path import HOST, PORT, running
from benchmarks.support.websocket_client import open_frames

ASKED_S = 2.0
PROBED_S = 0.05
SEATS = 2


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="hockey_game")
    parser.add_argument("--format", default="swiss")
    parser.add_argument("--entrants", type=int, default=32)
    parser.add_argument("--watchers", type=int, default=0)
    parser.add_argument("--strength", default="random")
    parser.add_argument("--pace", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=330)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            "STADION_DATA_DIR": folder,
            "STADION_RATE_LIMITS": "off",
            "STADION_BOT_PACE_MS": f"{chosen.pace}",
        }
        with running(["app.cli", "serve"], environment) as (pid, _):
            asyncio.run(play(chosen, pid))


async def play(chosen: argparse.Namespace, pid: int) -> None:
    async with httpx.AsyncClient(base_url=f"{HOST}:{PORT}", timeout=60) as http:
        token = (await http.post("/api/players", json={"name": "Host"})).json()["token"]
        http.headers["Authorization"] = f"Bearer {token}"
        wish = {"game": chosen.game, "coaches": chosen.entrants, "name": "Cup", "sit": False}
        wish |= {"options": {"format": chosen.format, "seats": SEATS}, "fill_with": chosen.strength}
        opened = await http.post("/api/tournaments", json=wish)
        assert opened.status_code == 201, opened.text
        cup = opened.json()["id"]
        heard: list[int] = []
        address = f"{HOST}:{PORT}/api/tournaments/{cup}/live"
        watching = [
            await open_frames(address, lambda text: heard.append(len(text))) for _ in range(chosen.watchers)
        ]
        page = f"/tournaments/{cup}"
        for _ in watching:
            await http.get(page)
        probe = asyncio.create_task(probed())
        start, before = perf_counter(), spent(pid)
        assert (await http.post(f"/api/tournaments/{cup}/start")).status_code == 200
        doc = await until_over(http, cup, start + chosen.seconds)
        took, used = perf_counter() - start, spent(pid) - before
        playing, asked = times[:], perf_counter()
        await asyncio.gather(*(http.get(page) for _ in watching))
        asked = perf_counter() - asked
        probe.cancel()
        check(doc, chosen.format)
        played = sum(one["state"] == "played" for one in doc["fixtures"])
        print(f"{doc['status']}: {doc['view']['days']} rounds, {played} matches, {took:.0f} s")
        print(f"health meanwhile: {health(playing)}")
        print(f"server: {100 * used / took:.1f} % of a core")
        if watching:
            each = len(heard) / len(watching)
            print(
                f"{len(watching)} watchers, {each:.0f} messages and {watching[0].bytes} bytes each,"
                f" the largest {max(heard)} bytes"
            )
            print(f"pages again in {asked:.1f} s, health meanwhile: {health(times[len(playing) :])}")
            for one in watching:
                one.transport.close()


times: list[float] = []


def health(of_phase: list[float]) -> str:
    """Return how long `/health/live` took."""
    p95 = quantiles(of_phase, n=100)[94]
    return f"p95 {p95 * 1000:.1f} ms, longest {max(of_phase) * 1000:.1f} ms, {len(of_phase)} requests"


async def probed() -> None:
    """Ask on a connection of its own: those of the pages have a queue in the client."""
    async with httpx.AsyncClient(base_url=f"{HOST}:{PORT}", timeout=60) as http:
        while True:
            start = perf_counter()
            await http.get("/health/live")
            times.append(perf_counter() - start)
            await asyncio.sleep(PROBED_S)


async def until_over(http: httpx.AsyncClient, cup: str, by: float) -> dict[str, Any]:
    """Return the tournament at its end, or as it stands when the time is up."""
    while True:
        doc: dict[str, Any] = (await http.get(f"/api/tournaments/{cup}")).json()
        if doc["status"] == "finished" or perf_counter() > by:
            return doc
        await asyncio.sleep(ASKED_S)


def check(doc: dict[str, Any], format_: str) -> None:
    for _, of_round in itertools.groupby(doc["fixtures"], key=lambda one: one["round"]):
        there = [coach for one in of_round for coach in one["coaches"] if coach is not None]
        assert len(there) == len(set(there)), json.dumps(there)
    pairs = Counter(frozenset(one["coaches"]) for one in doc["fixtures"] if None not in one["coaches"])
    assert format_ != "swiss" or max(pairs.values(), default=1) == 1, "two have met twice"


if __name__ == "__main__":
    main()
