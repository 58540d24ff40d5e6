"""What a player has is counted under a lock, so that requests at once cannot exceed a limit."""

import asyncio

import pytest

from app.api.access.identity import MOST_TOKENS, new_player, new_token
from app.api.http.token_scopes import Scope
from app.api.services import Services

pytestmark = [pytest.mark.anyio, pytest.mark.db]


async def test_tokens_that_are_issued_at_once_are_no_more_than_others(services: Services) -> None:
    ann, _ = await new_player(services, "Ann")
    wanted = [new_token(services, ann.id, Scope.WATCH) for _ in range(MOST_TOKENS + 5)]

    given = await asyncio.gather(*wanted, return_exceptions=True)

    assert [str(one) for one in given if not isinstance(one, str)] == ["tokens-enough"] * 5
