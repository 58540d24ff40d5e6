"""Measures how long the event loop stands still while expensive things are made for each game.

    python -m benchmarks.live_path.loop_stalls [GAME ...] [--long] [--bound 50]

A heartbeat on the loop of the application notes its longest gap: as time, and as processor time of the
process. The second is independent of other load: it counts what our own threads and the loop itself did
between two beats. Each thing is asked for the first time, so nothing is cached. A random match is played to
its end before. Exits with an error if a gap of processor time is above the bound, in ms.
"""

import argparse
import asyncio
import gc
import random
import sys
import tempfile
import time
from collections.abc import Awaitable
from itertools import chain
from pathlib import Path
from typing import Any

import httpx
import msgspec

from app.api.assets.static_files import static_files
from app.api.preparation import prepare
from app.api.services import Services
from app.db.migrate import migrate
from app.embedded.postgres import embedded
from app.engine.catalog import catalog
from app.main import create_app
from app.settings import Settings, Switch
from app.table.actions.evaluation import ActionRequest
from benchmarks.support.random_players import LONG
from tests.support.loop_heartbeat import Heartbeat

HTML = {"Accept": "text/html", "Accept-Encoding": "br, gzip"}


async def measured(name: str, work: Awaitable[Any]) -> float:
    """Print the longest gaps while something is made; return that of processor time, in ms."""
    heart, begun = Heartbeat(), time.perf_counter()
    async with heart.measuring():
        answer = await work
    status = getattr(answer, "status_code", 200)
    took = (time.perf_counter() - begun) * 1000
    gap, processor = heart.longest_s * 1000, heart.longest_processor_s * 1000
    print(f"  {name:34} {took:8.0f} ms in all, longest gap {gap:7.1f} ms, of processor {processor:7.1f} ms")
    if status >= 400:
        print(f"    answered {status}")
    return processor


async def play(client: httpx.AsyncClient, services: Services, game: str, is_long: bool) -> str:
    """Play a match at random to its end; return its id."""
    people = [(await client.post("/api/players", json={"name": f"p{seat}"})).json() for seat in range(2)]
    heads = [{"Authorization": f"Bearer {one['token']}"} for one in people]
    client.cookies.clear()
    body = {"game": game, "seats": 2, "options": LONG.get(game, {}) if is_long else {}}
    created = await client.post("/api/matches", json=body, headers=heads[0])
    path = f"/api/matches/{created.json()['id']}"
    await client.post(f"{path}/seats", json={}, headers=heads[1])
    (await client.post(f"{path}/start", headers=heads[0])).raise_for_status()
    table, rng = await services.tables.load(created.json()["id"]), random.Random(1)
    while table.position is not None and table.status == "playing":
        seat = rng.choice(table.position.to_act)
        action = msgspec.to_builtins(rng.choice(table.position.legal(seat)))
        ref = f"{table.seq}"
        await services.referee.submit(table, people[seat]["id"], ActionRequest(action, ref))
    print(f"{game}: {table.seq} actions")
    return table.header.id


async def of_game(client: httpx.AsyncClient, services: Services, game: str, is_long: bool) -> list[float]:
    """Measure what is made for one game."""
    match = await play(client, services, game, is_long)
    api, pages = f"/api/matches/{match}", f"/matches/{match}"
    services.tables._tables.pop(match)
    last = (await services.tables.load(match)).seq
    services.tables._tables.pop(match)
    things = {
        "load the match": f"{api}",
        "document": f"{api}/document",
        "position in the middle": f"{api}/document?seq={last // 2}",
        "position near the end": f"{api}/document?seq={last - 1}",
        "result page, with the story": f"{pages}/result",
        "record": f"{api}/record",
        "replay page": f"{pages}/replay",
        "embed": f"{pages}/embed",
        "picture": f"/og/{match}.en.png?final",
        "tutorial": f"/learn/{game}",
        "tutorial positions": f"/learn/{game}/positions",
        "rulebook": f"/rules/{game}",
        "first chapter": f"/rules/{game}/1",
        "its pictures": f"/rules/{game}/1/pictures",
        "print": f"/rules/{game}/print",
    }
    found = [await measured(name, client.get(path, headers=HTML)) for name, path in things.items()]
    named = (await client.post("/api/players", json={"name": "L"})).json()["token"]
    client.cookies.clear()
    head = {"Authorization": f"Bearer {named}"}
    found.append(await measured("lesson", client.post(f"/learn/{game}/lesson", headers=head)))
    return found


async def of_site(client: httpx.AsyncClient) -> list[float]:
    """Measure what is made for the site."""
    print("site:")
    pages = ("/", "/watch", "/watch?q=p0", "/api/matches", "/docs", "/openapi.json", "/new")
    found = [await measured(path, client.get(path, headers=HTML)) for path in pages]
    files = [place for place in static_files().places() if place.endswith((".js", ".css"))]
    asked = (client.get(f"/static/{place}", headers=HTML) for place in files)
    return [*found, await measured(f"{len(files)} files, compressed", asyncio.gather(*asked))]


async def measure(url: str, games: list[str], is_long: bool) -> list[float]:
    """Return the longest gaps of processor time, in ms."""
    settings = Settings(
        database_url=url, secret_key="b", rate_limits=Switch.OFF, prepare_pages=Switch.OFF, thinking_ms=0
    )
    app = create_app(settings)
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://stadion", timeout=60) as client:
            gc.collect()
            gc.freeze()  # as `stadion serve` does after its start
            print("preparation:")
            prepared = await measured("templates, scripts, books", prepare(app))
            found = [
                [prepared],
                *[await of_game(client, app.state.services, game, is_long) for game in games],
            ]
            return [*chain.from_iterable(found), *await of_site(client)]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=[*catalog()])
    parser.add_argument("--long", action="store_true", help="play the longest options of a game")
    parser.add_argument("--bound", type=float, default=50)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, embedded(Path(folder)) as url:
        migrate(url)
        longest = max(asyncio.run(measure(url, chosen.games, chosen.long)))
    print(f"longest gap of processor time: {longest:.1f} ms, bound {chosen.bound:.0f}")
    sys.exit(longest > chosen.bound)


if __name__ == "__main__":
    main()
