"""Attack: pictures of the link of a match that is being played, in all languages, from several addresses.

python -m benchmarks.attacks.picture [--rounds 6] [--seconds 4] [--root FOLDER]
"""

import asyncio

from benchmarks.attacks.honest_pair import Target, main, request

LANGUAGES = ("en", "cs", "ru")
ADDRESSES = 4


async def attack(target: Target) -> None:
    """Ask for pictures without pause."""
    await asyncio.gather(*(_ask(target, number) for number in range(ADDRESSES)))


async def _ask(target: Target, number: int) -> None:
    while True:
        for lang in LANGUAGES:
            await target.turned_on()
            if await request(target, f"/og/{target.match}.{lang}.png", number) != 200:
                await asyncio.sleep(0.1)


if __name__ == "__main__":
    main(__doc__, attack)
