"""A device link works once, for ten minutes, and until there is a newer one."""

import asyncio

import pytest
from sqlalchemy import text

from app.api.access.identity import MOST_TOKENS, new_player
from app.api.players.device_links import new_link, player_of, use_link
from app.api.services import Services
from app.errors import Conflict

pytestmark = [pytest.mark.anyio, pytest.mark.db]


async def test_a_link_is_looked_at_often_and_used_once(services: Services) -> None:
    ann = (await new_player(services, "Ann"))[0].id
    code = await new_link(services, ann)

    for typed in (code, code.upper(), f"{code[:4]}-{code[4:]}"):
        seen = await player_of(services, typed)
        assert seen is not None and (seen.id, seen.name) == (ann, "Ann")
    used = await asyncio.gather(*(use_link(services, code, "") for _ in range(5)))

    assert [one[0] for one in used if one is not None] == [ann]
    assert await player_of(services, code) is None


async def test_an_old_link_does_nothing(services: Services) -> None:
    ann = (await new_player(services, "Ann"))[0].id
    replaced, expired = await new_link(services, ann), await new_link(services, ann)
    async with services.sessions.begin() as session:
        await session.execute(text("UPDATE device_links SET created_at = now() - interval '11 minutes'"))

    for code in (replaced, expired, "", "nonsense"):
        assert await player_of(services, code) is None
        assert await use_link(services, code, "") is None


async def test_a_player_with_too_many_devices_keeps_the_link(services: Services) -> None:
    ann = (await new_player(services, "Ann"))[0].id
    for _ in range(MOST_TOKENS - 1):
        assert await use_link(services, await new_link(services, ann), "") is not None
    code = await new_link(services, ann)

    with pytest.raises(Conflict):
        await use_link(services, code, "")
    assert await player_of(services, code) is not None
