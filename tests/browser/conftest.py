"""Fixtures for tests in a browser against a running server."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.conftest import Server

Visitor = Callable[..., Page]


@pytest.fixture
def visitor(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    """One more person with a browser of his own; what the page complains about fails the test.

    A module whose tests bring a complaint about says which in `PROVOKED`.
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
