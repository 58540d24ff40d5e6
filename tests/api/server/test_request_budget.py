"""One budget of an address holds for every request; actions of a match have their own and never wait."""

import asyncio
from types import SimpleNamespace

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from app.api.http.address_budget import AT_ONCE_EACH, AddressBudget
from app.api.http.rate_limits import RateLimits
from app.api.server.request_budget import RequestBudget

pytestmark = pytest.mark.anyio

BUDGET = 4
PLACES = ("/", "/matches/m", "/api/matches/m/document", "/nosuch", "/api/matches/m/record")
ACT = "/api/matches/m/actions"


class Site:
    """A small application behind the budget: `/slow` answers when `ready` is set."""

    def __init__(self, on: bool) -> None:
        self.ready = asyncio.Event()
        self.slow = asyncio.Semaphore(0)
        """Released with each slow answer that begins."""
        app = Starlette(routes=[Route("/slow", self._answer_slowly), Route(ACT, _answer, methods=["POST"])])
        app.add_middleware(RequestBudget, refused_after_s=0.0)  # type: ignore[arg-type]
        self.limits = RateLimits(on)
        self.limits.requests = AddressBudget(1, BUDGET, now=lambda: 0.0)
        self.limits.acts = AddressBudget(1, BUDGET, now=lambda: 0.0)
        app.state.services = SimpleNamespace(limits=self.limits)
        self._app = app

    def client(self, address: str) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(self._app, client=(address, 1))
        return httpx.AsyncClient(base_url="http://stadion", transport=transport)

    async def _answer_slowly(self, _: Request) -> Response:
        self.slow.release()
        await self.ready.wait()
        return Response("slow")


async def _answer(_: Request) -> Response:
    return Response("done")


@pytest.fixture
async def site(anyio_backend: str) -> Site:
    return Site(on=True)


@pytest.mark.parametrize("place", PLACES)
async def test_whatever_is_asked_for_counts_and_actions_go_on(site: Site, place: str) -> None:
    async with site.client("192.0.2.1") as client, site.client("192.0.2.2") as other:
        statuses = [(await client.get(place)).status_code for _ in range(BUDGET)]
        refused = await client.get("/another")

        assert 429 not in statuses
        assert (refused.status_code, refused.json()["code"]) == (429, "rate_limited")
        assert int(refused.headers["retry-after"]) >= 1
        assert (await other.get(place)).status_code != 429
        assert (await client.post(ACT)).status_code == 200, "a player can still act"
        assert (await client.get("/health/live")).status_code == 404, "passed on"


async def test_actions_have_a_budget_too(site: Site) -> None:
    async with site.client("192.0.2.1") as client:
        statuses = [(await client.post(ACT)).status_code for _ in range(BUDGET + 1)]

        assert statuses == [200] * BUDGET + [429]
        assert (await client.get("/nosuch")).status_code == 404


async def test_files_cost_less(site: Site) -> None:
    async with site.client("192.0.2.1") as client:
        statuses = [(await client.get("/static/a.js")).status_code for _ in range(5 * BUDGET - 1)]

        assert 429 not in statuses
        assert (await client.get("/nosuch")).status_code == 429


async def test_an_address_waits_for_its_own_pages_and_others_and_actions_do_not(site: Site) -> None:
    async with site.client("192.0.2.1") as client, site.client("192.0.2.2") as other:
        asked = [asyncio.create_task(client.get("/slow")) for _ in range(AT_ONCE_EACH + 1)]
        for _ in range(AT_ONCE_EACH):
            await site.slow.acquire()

        assert (await client.post(ACT)).status_code == 200
        assert (await other.get("/nosuch")).status_code == 404
        assert site.slow.locked(), "the others wait"
        site.ready.set()
        assert {answer.status_code for answer in await asyncio.gather(*asked)} == {200}


async def test_without_limits_nothing_counts(anyio_backend: str) -> None:
    async with Site(on=False).client("192.0.2.1") as client:
        assert {(await client.get("/nosuch")).status_code for _ in range(3 * BUDGET)} == {404}
