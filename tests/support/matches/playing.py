"""Players of a test play a match on a running server, over HTTP or on live channels."""

import asyncio
import random
from collections.abc import Callable
from typing import Any

from tests.support.matches.people import ANSWER_WITHIN_S, Live, People, Person


async def start_match(people: People, seats: int = 2, **settings: Any) -> tuple[str, list[Person]]:
    """Open a table, fill its seats and start the match; return its id and the players by seat."""
    host = await people("Ann")
    opened = await host.opens(seats=seats, **settings)
    guests = [await people(name) for name in ("Bořek", "Света", "Dan", "Eva")[: seats - 1]]
    for guest in guests:
        await guest.sits(opened["id"], code=opened["code"])
    await host.starts(opened["id"])
    return opened["id"], [host, *guests]


async def play_over_http(match: str, seated: list[Person], rng: random.Random, most: int) -> None:
    """Take up to `most` random actions; stop earlier if the match ends."""
    for _ in range(most):
        document = await seated[0].document(match)
        if document["status"] == "finished":
            return
        seat = document["to_act"][0]
        actions = (await seated[seat].document(match))["actions"]
        answer = await seated[seat].post(
            f"/api/matches/{match}/actions", {"action": rng.choice(actions), "ref": f"{rng.random()}"}
        )
        assert answer.status_code == 200, answer.text


async def listen_until(live: Live, condition: Callable[[dict[str, Any]], bool]) -> None:
    """Read messages of the channel until the condition holds for its document."""
    async with asyncio.timeout(ANSWER_WITHIN_S):
        while not live.doc or not condition(live.doc):
            await live.next()


async def play_live(lives: list[Live], rng: random.Random, most: int) -> list[str]:
    """Take `most` random actions on the channels of the players; return their refs."""
    refs = []
    for _ in range(most):
        seq = max(live.doc["seq"] for live in lives)
        for live in lives:
            await listen_until(live, lambda doc: doc["seq"] >= seq)  # noqa: B023 - called at once
        live = next((live for live in lives if live.doc["actions"]), None)
        assert live, [(one.doc["status"], one.doc["seq"], one.doc["to_act"]) for one in lives]
        refs.append(f"{rng.random()}")
        await act_until_acknowledged(live, rng.choice(live.doc["actions"]), refs[-1])
    return refs


async def play_heard_by_all(lives: list[Live], rng: random.Random, most: int = 10_000) -> int:
    """Take up to `most` random actions on the players' channels, until the match ends; return their number.

    `lives` begins with the players by seat; every channel hears of each action before the next one.
    """
    done = 0
    while done < most and lives[0].doc["status"] == "playing":
        seat = rng.choice(lives[0].doc["to_act"])
        answer = await lives[seat].act(rng.choice(lives[seat].doc["actions"]), f"{rng.random()}")
        assert answer["t"] == "ack", answer
        for live in lives:
            await live.until_seq(answer["seq"])
        done += 1
    return done


async def act_until_acknowledged(live: Live, action: dict[str, Any], ref: str) -> None:
    """Act as a client does, which repeats an action with the same ref after an error of the server."""
    seq = live.doc["seq"]
    while (answer := await live.act(action, ref, seq=seq))["t"] == "error":
        assert answer["code"] == "internal", answer
    assert answer["seq"] == seq + 1
