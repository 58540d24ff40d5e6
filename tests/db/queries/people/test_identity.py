"""What a player has is counted under a lock, so that requests at once cannot exceed a limit."""

import asyncio

import pytest

from app.api.access.identity import MOST_TOKENS, new_player, new_token
from app.api.http.token_scopes import Scope
from app.api.services import Services
from app.db.identity_models import Passkey
from app.db.queries.people import identity, passkeys

pytestmark = [pytest.mark.anyio, pytest.mark.db]


async def test_tokens_that_are_issued_at_once_are_no_more_than_others(services: Services) -> None:
    ann, _ = await new_player(services, "Ann")
    wanted = [new_token(services, ann.id, Scope.WATCH) for _ in range(MOST_TOKENS + 5)]

    given = await asyncio.gather(*wanted, return_exceptions=True)

    assert [str(one) for one in given if not isinstance(one, str)] == ["tokens-enough"] * 5


@pytest.mark.parametrize("change", ["words", "sign_out"])
async def test_new_words_and_signing_out_make_passkeys_and_links_void(
    services: Services, change: str
) -> None:
    ann, _ = await new_player(services, "Ann")
    async with services.sessions.begin() as session:
        await passkeys.add(
            session, Passkey(id=b"one", player_id=ann.id, public_key=b"key", sign_count=0, agent="")
        )
        await identity.keep_link(session, ann.id, b"link")
        if change == "words":
            await identity.keep_words(session, ann.id, b"words")
        else:
            await identity.remove_tokens(session, ann.id)

        assert await passkeys.of_player(session, ann.id) == []
        assert await identity.owner_of_link(session, b"link") is None
