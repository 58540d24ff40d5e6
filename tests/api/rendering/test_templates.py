"""Pages are complete in three languages, and safe to show."""

import re

import httpx
import pytest

from tests.support.browser.html_pages import GAME

pytestmark = pytest.mark.anyio
LANGUAGES = {"en": "Pick a game", "cs": "Vyberte hru", "ru": "Выберите игру"}


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_page_is_there_in_every_language(visitor: httpx.AsyncClient, lang: str) -> None:
    await visitor.get("/", params={"lang": lang})

    assert LANGUAGES[lang] in (await visitor.get("/")).text
    for path in ("/", "/new", f"/new/{GAME}", "/rules", f"/rules/{GAME}", "/you"):
        page = await visitor.get(path)
        assert page.status_code == 200
        assert f'<html lang="{lang}"' in page.text
        assert not re.search(r">\s*(home|new|lobby|rules|you|match|name|error)-[a-z-]+\s*<", page.text)


@pytest.mark.parametrize("path", ["/", f"/new/{GAME}", f"/rules/{GAME}", "/you", "/docs", "/no-such-page"])
async def test_no_page_needs_anything_that_the_policy_would_have_to_allow(
    visitor: httpx.AsyncClient, path: str
) -> None:
    page = await visitor.get(path)
    policy = page.headers["content-security-policy"]

    assert "unsafe-" not in policy and "nonce-" not in policy
    assert not re.search(r"<[^>]+ (style|on\w+)=", page.text)
    assert "<style" not in page.text
    for script in re.findall(r"<script([^>]*)>", page.text):
        assert "src=" in script


async def test_a_name_in_a_page_is_only_ever_text(visitor: httpx.AsyncClient) -> None:
    page = await visitor.post("/you/name", data={"name": "<img src=x>", "next": "/you"})

    assert "<img src=x>" not in page.text and "&lt;img src=x&gt;" in page.text
