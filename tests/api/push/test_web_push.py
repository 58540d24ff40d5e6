"""The key by which browsers know the server."""

import pytest

from app.api.push.web_push import PushKey

pytestmark = pytest.mark.anyio


async def test_the_key_of_a_server_is_as_old_as_its_secret() -> None:
    assert PushKey("one").public == PushKey("one").public != PushKey("another").public
