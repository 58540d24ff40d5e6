"""A host fills the seats of a lobby and starts the match without scripts."""

import httpx
import pytest

from tests.support.browser.html_pages import invite_code_in, open_lobby, path_of

pytestmark = pytest.mark.anyio
ANYONE = {"seat-1": "anyone"}


async def test_the_lobby_works_without_a_script(host: httpx.AsyncClient, visitor: httpx.AsyncClient) -> None:
    lobby = await open_lobby(host, seats="4")
    page, code = path_of(lobby), invite_code_in(lobby)
    refused = await visitor.get(page)
    invited = await visitor.get(page, params={"code": code})
    seated = await visitor.post(f"{page}/sit", data={"name": "Petr", "code": code})
    early = await host.post(f"{page}/start")
    await host.post(f"{page}/bot", data={"seat": "2"})
    await host.post(f"{page}/bot", data={"seat": "3"})
    await host.post(f"{page}/leave", data={"seat": "3"})
    await host.post(f"{page}/bot", data={"seat": "3"})
    ready = await visitor.get(page)
    started = await host.post(f"{page}/start")

    assert refused.status_code == 403 and code not in refused.text
    assert invited.status_code == 200 and "Hana" in invited.text
    assert "Petr" in seated.text and code in seated.text
    assert early.status_code == 409
    assert "Pedal" in ready.text and "Speiche" in ready.text
    assert 'id="table"' in started.text


async def test_only_the_host_has_the_hosts_buttons(
    host: httpx.AsyncClient, visitor: httpx.AsyncClient
) -> None:
    lobby = await open_lobby(host, seats="3", **ANYONE)
    seated = await visitor.post(f"{path_of(lobby)}/sit", data={"name": "Guest"})

    assert "/start" in lobby.text and "/bot" in lobby.text
    assert "/start" not in seated.text and "/bot" not in seated.text and "/leave" in seated.text
    assert (await visitor.post(f"{path_of(lobby)}/start")).status_code == 403
