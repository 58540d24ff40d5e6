"""The language of pages is chosen once."""

import httpx
import pytest

pytestmark = pytest.mark.anyio


async def test_the_language_stays_and_the_address_is_clean(visitor: httpx.AsyncClient) -> None:
    chosen = await visitor.get("/rules", params={"lang": "cs"})

    assert chosen.url.query == b""
    assert visitor.cookies["lang"] == "cs"
    assert 'lang="xx"' not in (await visitor.get("/?lang=xx")).text
