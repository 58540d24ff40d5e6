"""Attack: one address asks for pages, documents and addresses that do not exist, on many connections.

python -m benchmarks.attacks.pages [--rounds 6] [--seconds 4] [--root FOLDER]
"""

import asyncio

import httpx

from benchmarks.attacks.honest_pair import Target, main, source

CONNECTIONS = 24


async def attack(target: Target) -> None:
    """Ask on all connections without pause."""
    paths = (
        f"/matches/{target.match}",
        f"/api/matches/{target.match}/document",
        "/",
        "/rules/um_reifenbreite",
        "/nosuch",
        "/watch",
    )
    await asyncio.gather(*(_ask(target, paths[number % len(paths)]) for number in range(CONNECTIONS)))


async def _ask(target: Target, path: str) -> None:
    transport = httpx.AsyncHTTPTransport(local_address=source(0))
    headers = {"Accept": "text/html"}
    async with httpx.AsyncClient(base_url=target.url, transport=transport, timeout=60) as http:
        while True:
            await target.turned_on()
            await http.get(path, headers=headers)


if __name__ == "__main__":
    main(__doc__, attack)
