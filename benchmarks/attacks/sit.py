"""Attack: 25 strangers try to sit down at the full table of a match, as often as each may write.

python -m benchmarks.attacks.sit [--rounds 6] [--seconds 4] [--root FOLDER]
"""

import asyncio

import httpx

from benchmarks.attacks.honest_pair import Target, main, source

STRANGERS = 25


async def attack(target: Target) -> None:
    """Let all strangers try without pause."""
    await asyncio.gather(*(_stranger(target, number) for number in range(STRANGERS)))


async def _stranger(target: Target, number: int) -> None:
    transport = httpx.AsyncHTTPTransport(local_address=source(number))
    async with httpx.AsyncClient(base_url=target.url, transport=transport, timeout=60) as http:
        token = (await http.post("/api/players", json={"name": f"s{number}"})).json()["token"]
        http.cookies.clear()
        http.headers["Authorization"] = f"Bearer {token}"
        while True:
            await target.turned_on()
            answer = await http.post(f"/api/matches/{target.match}/seats", json={})
            if answer.status_code == 429:
                await asyncio.sleep(0.2)


if __name__ == "__main__":
    main(__doc__, attack)
