"""A computer player for every game: it plays at random, and ends every match.

    python -m stadion_client.example URL GAME    # against the server's own computer

It draws the kind of action first, so that forty ways to place a card do not outvote the one to finish.
"""

import asyncio
import random
import sys
from typing import Any

from stadion_client import Action, Document, Refused, Stadion

NAME = "By lot"


def chosen(actions: list[Action], rng: random.Random) -> Action:
    kind = rng.choice(sorted({action["type"] for action in actions}))
    return rng.choice([action for action in actions if action["type"] == kind])


async def play(me: Stadion, match: str, rng: random.Random) -> Document:
    """Play a match to its end and return its last document."""
    async with me.table(match) as table:
        async for document in table:
            if document["actions"]:
                try:
                    await table.act(chosen(document["actions"], rng))
                except Refused as refused:  # the table has moved on: look again
                    if refused.code != "stale":
                        raise
    assert table.document is not None
    return table.document


async def against_the_computer(url: str, game: str, rng: random.Random, **options: Any) -> Document:
    async with await Stadion.named(url, NAME) as me:
        match = await me.open(game, visibility="private", options=options)
        await me.sit(match["id"], bot="easy")
        await me.start(match["id"])
        return await play(me, match["id"], rng)


if __name__ == "__main__":
    last = asyncio.run(against_the_computer(sys.argv[1], sys.argv[2], random.Random()))  # noqa: S311 (a game)
    print(last["outcome"])
