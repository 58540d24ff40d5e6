"""Measures the cost of watching, for the server of the match and for a browser that shows many matches.

    STADION_RATE_LIMITS=off ./play --port 8099
    python -m benchmarks.browser.watch_load http://127.0.0.1:8099 PID [--seconds 20]

PID is the server's. One match is played at an action a second: alone, with 200 spectators, with 50 pages of
the list besides; each time the share of a core that the server takes. Then 50 matches are played, an action
a second each, and Chromium with a processor four times slower shows their cards: milliseconds of script a
second. It also measures the transfer size of `/watch` on a first visit.
"""

import argparse
import asyncio
import json
import random
import shutil
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Page, sync_playwright
from websockets.asyncio.client import ClientConnection, connect

BROWSER = shutil.which("chromium") or shutil.which("chromium-headless-shell")
GAME = "hockey_game"
SPECTATORS, LISTS, CARDS = 200, 50, 50
HEIGHTS = (900, 4000)
"""Heights of the window: a laptop's, and one that shows as many cards as a page can follow."""
SLOW_PROCESSOR = 4
WARM = 3.0
"""Seconds before a measurement starts."""
JIFFIES = 100
"""Clock ticks per second, as /proc counts."""
BYTES = """() => ["navigation", "resource"].flatMap((type) => performance.getEntriesByType(type))
  .reduce((sum, one) => sum + one.transferSize, 0)"""


def spent(pid: int) -> float:
    """Return the processor seconds of a process so far, with all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / JIFFIES


class Match:
    """A match whose two seats are played at random over HTTP."""

    def __init__(self, id: str, people: list[httpx.AsyncClient]) -> None:
        self.id, self.people, self.acted = id, people, 0

    @staticmethod
    async def opened(url: str) -> "Match":
        people = []
        for name in ("Ann", "Ben"):
            one = httpx.AsyncClient(base_url=url, timeout=60)
            player = (await one.post("/api/players", json={"name": name})).json()
            one.headers["Authorization"] = f"Bearer {player['token']}"
            one.cookies.clear()
            people.append(one)
        id = (await people[0].post("/api/matches", json={"game": GAME, "seats": 2})).json()["id"]
        await people[1].post(f"/api/matches/{id}/seats", json={})
        (await people[0].post(f"/api/matches/{id}/start")).raise_for_status()
        return Match(id, people)

    async def act(self) -> None:
        for seat, one in enumerate(self.people):
            document = (await one.get(f"/api/matches/{self.id}/document")).json()
            if seat in document["to_act"]:
                action = {"action": random.choice(document["actions"]), "ref": f"b{document['seq']}"}
                await one.post(f"/api/matches/{self.id}/actions", json=action)
                self.acted += 1
                return

    async def play(self) -> None:
        """Play an action per second until cancelled."""
        while True:
            start = time.monotonic()
            await self.act()
            await asyncio.sleep(max(0.0, 1 - (time.monotonic() - start)))


class Ears:
    """A client that only listens."""

    def __init__(self) -> None:
        self.heard = 0
        self.tasks: list[asyncio.Task[None]] = []

    def open(self, channel: ClientConnection) -> None:
        self.tasks.append(asyncio.create_task(self._hear(channel)))

    async def _hear(self, channel: ClientConnection) -> None:
        with suppress(Exception):
            async for _ in channel:
                self.heard += 1


async def share(pid: int, seconds: float, match: Match, ears: Ears) -> str:
    before, start, acted, heard = spent(pid), time.monotonic(), match.acted, ears.heard
    await asyncio.sleep(seconds)
    took = time.monotonic() - start
    return (
        f"{(spent(pid) - before) / took:.1%} of a core, {(match.acted - acted) / took:.1f} actions and"
        f" {(ears.heard - heard) / took:.0f} messages a second"
    )


async def of_the_server(url: str, pid: int, seconds: float) -> None:
    match, sockets = await Match.opened(url), url.replace("http", "ws", 1)
    playing, ears = asyncio.create_task(match.play()), Ears()
    await share(pid, WARM, match, ears)
    print(f"a match alone: {await share(pid, seconds, match, ears)}", flush=True)
    for _ in range(SPECTATORS):
        ears.open(await connect(f"{sockets}/api/matches/{match.id}/live", max_size=None))
    await share(pid, WARM, match, ears)
    print(f"with {SPECTATORS} spectators: {await share(pid, seconds, match, ears)}", flush=True)
    for _ in range(LISTS):
        channel = await connect(f"{sockets}/api/watch/live", max_size=None)
        await channel.send(json.dumps({"t": "tiles", "ids": [match.id]}))
        ears.open(channel)
    await share(pid, WARM, match, ears)
    print(f"and {LISTS} pages of the list: {await share(pid, seconds, match, ears)}", flush=True)
    for task in (playing, *ears.tasks):
        task.cancel()


async def many(url: str, ready: threading.Event, done: threading.Event) -> None:
    matches = [await Match.opened(url) for _ in range(CARDS)]
    tasks = [asyncio.create_task(match.play()) for match in matches]
    ready.set()
    await asyncio.to_thread(done.wait)
    for task in tasks:
        task.cancel()


def of_the_browser(url: str, seconds: float) -> None:
    ready, done = threading.Event(), threading.Event()
    players = threading.Thread(target=lambda: asyncio.run(many(url, ready, done)))
    players.start()
    ready.wait()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=["--no-sandbox"])
        for high in HEIGHTS:
            page = browser.new_page(viewport={"width": 1440, "height": high})
            page.goto(f"{url}/watch", wait_until="networkidle")
            print(f"/watch: {page.evaluate(BYTES) / 1024:.0f} KB cold")
            print(f"{page.locator('[data-tile]').count()} live cards, 1440x{high}: {scripts(page, seconds)}")
            page.close()
        browser.close()
    done.set()
    players.join()


def scripts(page: Page, seconds: float) -> str:
    """Return the time that the page's script takes on a slow processor, and how many cards are updated."""
    session: Any = page.context.new_cdp_session(page)
    heard = 0

    def hear(frame: Any) -> None:
        nonlocal heard
        heard += len(json.loads(frame["response"]["payloadData"]).get("tiles", ()))

    session.on("Network.webSocketFrameReceived", hear)
    session.send("Network.enable")
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_PROCESSOR})
    session.send(
        "Performance.enable", {"timeDomain": "threadTicks"}
    )  # processor time of the thread, not wall-clock time
    page.wait_for_timeout(1000 * WARM)
    before, at_first = script_of(session), heard
    page.wait_for_timeout(1000 * seconds)
    took = (script_of(session) - before) / seconds
    told = (heard - at_first) / seconds
    return f"{1000 * took:.1f} ms of script a second at {SLOW_PROCESSOR}x, {told:.0f} cards a second change"


def script_of(session: Any) -> float:
    found = session.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in found if one["name"] == "ScriptDuration"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("url")
    parser.add_argument("pid", type=int)
    parser.add_argument("--seconds", type=float, default=20)
    chosen = parser.parse_args()
    asyncio.run(of_the_server(chosen.url, chosen.pid, chosen.seconds))
    of_the_browser(chosen.url, chosen.seconds)


if __name__ == "__main__":
    main()
