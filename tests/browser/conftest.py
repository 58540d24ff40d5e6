"""Fixtures for tests in a browser against a running server."""

from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.support.browser.hall import Hall
from tests.support.browser.table_player import MOVES_AS_LIST, Invite, TablePlayer
from tests.support.matches.people import ANSWER_WITHIN_S
from tests.support.servers.serving import Server

Visitor = Callable[..., Page]


@pytest.fixture
def visitor(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    """Another person with a browser of their own; errors of the page fail the test.

    A module whose tests provoke an error names a part of its text in `PROVOKED`.
    """
    provoked = getattr(request.module, "PROVOKED", None)
    complaints: list[str] = []
    contexts: list[BrowserContext] = []

    def come(name: str | None = None, **settings: object) -> Page:
        context = browser.new_context(base_url=server.url, locale="en-GB", **settings)  # type: ignore[arg-type]
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: said.type == "error" and complaints.append(said.text))
        if name:
            context.request.post("/api/players", data={"name": name}, headers={"Origin": server.url})
        return page

    yield come
    for context in contexts:
        context.close()
    assert [one for one in complaints if provoked is None or provoked not in one] == []


@pytest.fixture
def invite(browser: Browser, server: Server) -> Iterator[Invite]:
    contexts: list[BrowserContext] = []
    clients: list[httpx.Client] = []
    complaints: list[str] = []

    def come(name: str | None, **settings: Any) -> TablePlayer:
        """Open a browser for a player with this name, or for a visitor without one."""
        api = httpx.Client(base_url=server.url, timeout=ANSWER_WITHIN_S)
        clients.append(api)
        if name is not None:
            api.post("/api/players", json={"name": name}).raise_for_status()
        context = browser.new_context(base_url=server.url, locale="en-GB", **settings)
        contexts.append(context)
        context.add_init_script(MOVES_AS_LIST)
        cookies = [
            {"name": cookie.name, "value": cookie.value or "", "url": server.url}
            for cookie in api.cookies.jar
        ]
        context.add_cookies(cookies)  # type: ignore[arg-type]
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return TablePlayer(api, page)

    yield come
    for context in contexts:
        context.close()
    for client in clients:
        client.close()
    assert complaints == []


@pytest.fixture
def hall(browser: Browser, database_url: str) -> Iterator[Hall]:
    opened = Hall(browser, database_url)
    opened.open()
    yield opened
    opened.close()
