"""A page that has not changed is not sent again."""

import httpx
import pytest

from tests.support.browser.html_pages import GAME

pytestmark = pytest.mark.anyio


async def test_a_page_is_sent_again_only_if_it_has_changed(visitor: httpx.AsyncClient) -> None:
    first = await visitor.get("/rules/" + GAME, headers={"Accept-Encoding": "gzip"})
    known = {"If-None-Match": first.headers["etag"]}
    again = await visitor.get("/rules/" + GAME, headers=known)
    other = await visitor.get("/rules/" + GAME, headers=known | {"Accept-Language": "cs"})

    assert first.headers["content-encoding"] == "gzip"
    assert (again.status_code, again.content) == (304, b"")
    assert other.status_code == 200
