"""Every answer has the security headers, and other sites cannot act in a player's name."""

import httpx
import pytest
from fastapi import FastAPI, WebSocket
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from app.api.access.security_headers import SecurityHeaders
from tests.support.browser.html_pages import open_lobby, path_of

pytestmark = pytest.mark.anyio

HOST = "http://stadion.test"
COOKIE = {"Cookie": "session=anything"}


@pytest.fixture
def app() -> SecurityHeaders:
    inner = FastAPI()

    @inner.get("/page")
    def page() -> str:
        return "shown"

    @inner.post("/api/write")
    @inner.post("/form")
    def write() -> str:
        return "done"

    @inner.websocket("/live")
    async def live(socket: WebSocket) -> None:
        await socket.accept()
        await socket.send_text("hello")

    return SecurityHeaders(inner, public_url="https://play.example")


@pytest.fixture
def client(app: SecurityHeaders) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=HOST)


@pytest.mark.anyio
async def test_the_policy_allows_scripts_out_of_our_files_alone(client: httpx.AsyncClient) -> None:
    policy = (await client.get("/page")).headers["content-security-policy"]

    assert "default-src 'none'; script-src 'self'; style-src 'self';" in policy
    assert "wss://play.example" in policy and "*" not in policy


@pytest.mark.anyio
async def test_what_is_missing_carries_the_headers_too(client: httpx.AsyncClient) -> None:
    lost = await client.get("/no-such-page")

    assert lost.status_code == 404
    assert lost.headers["x-content-type-options"] == "nosniff"
    assert lost.headers["referrer-policy"] == "same-origin"
    assert "frame-ancestors 'none'" in lost.headers["content-security-policy"]


@pytest.mark.anyio
async def test_a_senseless_host_gets_into_no_header(app: SecurityHeaders) -> None:
    direct = SecurityHeaders(app.app)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(direct), base_url=HOST) as client:
        answer = await client.get("/page", headers={"Host": "a.test; script-src *"})

    assert "a.test" not in answer.headers["content-security-policy"]


@pytest.mark.anyio
@pytest.mark.parametrize(
    "sender",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://stadion.test:8080"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
async def test_another_site_cannot_write_with_the_cookie(
    client: httpx.AsyncClient, sender: dict[str, str]
) -> None:
    answer = await client.post("/api/write", headers=COOKIE | sender | {"Accept-Language": "cs"})

    assert answer.status_code == 403
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["code"] == "forbidden" and answer.json()["status"] == 403
    assert "jiné stránky" in answer.json()["detail"]


@pytest.mark.anyio
@pytest.mark.parametrize(
    "sender",
    [
        {},
        {"Origin": HOST, "Sec-Fetch-Site": "same-origin"},
        {"Origin": "https://play.example"},
        {"Origin": "https://bot.example", "Authorization": "Bearer token"},
    ],
)
async def test_we_ourselves_and_clients_with_a_token_may_write(
    client: httpx.AsyncClient, sender: dict[str, str]
) -> None:
    assert (await client.post("/api/write", headers=COOKIE | sender)).json() == "done"


@pytest.mark.anyio
async def test_a_form_of_another_site_cannot_even_make_a_player(client: httpx.AsyncClient) -> None:
    evil = {"Origin": "https://evil.example"}

    assert (await client.post("/form", headers=evil)).status_code == 403
    # It sets nothing that another site could use.
    assert (await client.post("/api/write", headers=evil)).status_code == 200


def test_a_live_channel_of_another_site_is_refused_in_the_handshake(app: SecurityHeaders) -> None:
    client = TestClient(app)

    with client.websocket_connect("/live", headers=COOKIE | {"Origin": "http://testserver"}) as socket:
        assert socket.receive_text() == "hello"
    evil = COOKIE | {"Origin": "https://evil.example"}
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/live", headers=evil):
        pass


async def test_another_site_cannot_press_our_buttons(host: httpx.AsyncClient) -> None:
    page = path_of(await open_lobby(host))
    evil = await host.post(f"{page}/leave", data={"seat": "0"}, headers={"Origin": "https://evil.example"})

    assert evil.status_code == 403
    assert evil.json()["code"] == "forbidden"
    assert (await host.get(f"/api{page}")).json()["seats"][0]["player"]["name"] == "Hana"
