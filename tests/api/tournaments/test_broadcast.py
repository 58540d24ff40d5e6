"""All who follow a tournament hear the same; one that does not read begins again."""

import asyncio
from typing import Any

import msgspec
import pytest

from app.api.services import Services
from app.api.tournaments import broadcast
from app.api.tournaments.broadcast import Follower, following
from app.table.wire.frame import payload_of
from tests.tournaments.test_results import resign_the_match, started_cup

pytestmark = [pytest.mark.anyio, pytest.mark.db]

HEARD_WITHIN_S = 60


async def heard(follower: Follower, kind: str) -> dict[str, Any]:
    """Return the next message of a kind, after reading the others before it."""
    async with asyncio.timeout(HEARD_WITHIN_S):
        while True:
            message: dict[str, Any] = msgspec.json.decode(payload_of(await follower.get()))
            if message["t"] == kind:
                return message


async def test_a_tournament_is_drawn_once_for_a_language(services: Services) -> None:
    cup, _ = await started_cup(services)
    drawn: list[str] = []
    of_one = broadcast.live_drawing

    async def counted(services: Services, tournament_id: str, lang: str, **more: Any) -> Any:
        drawn.append(lang)
        return await of_one(services, tournament_id, lang, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(broadcast, "live_drawing", counted)
        async with (
            following(services, cup, "en") as one,
            following(services, cup, "en") as other,
            following(services, cup, "cs") as czech,
        ):
            states = [await heard(follower, "state") for follower in (one, other, czech)]

    assert sorted(drawn) == ["cs", "en"]
    assert states[0] == states[1] != states[2]


async def test_a_slow_reader_begins_again_with_what_stands(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup, _ = await started_cup(services)

    with monkeypatch.context() as patch:
        patch.setattr(broadcast, "MOST_WAITING", 2)
        async with following(services, cup, "en") as slow:
            patch.undo()
            async with following(services, cup, "en") as quick:
                await heard(quick, "state")
                await resign_the_match(services, cup)
                await services.tournaments.look(cup)
                await heard(quick, "story")
                state = await heard(slow, "state")

    assert (state["seq"], state["after"]) == (1, 1)


async def test_a_failure_ends_no_channel(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    cup, _ = await started_cup(services)
    failed = asyncio.Event()

    async def fails(*of: object, **more: object) -> None:
        failed.set()
        raise ConnectionError

    with monkeypatch.context() as patch:
        patch.setattr(broadcast, "live_drawing", fails)
        async with following(services, cup, "en") as follower:
            await failed.wait()
            patch.undo()

            assert (await heard(follower, "state"))["status"] == "playing"
