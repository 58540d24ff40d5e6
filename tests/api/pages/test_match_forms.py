"""A guest sits down at a table without scripts."""

import re

import httpx
import pytest

from tests.support.browser.html_pages import HTML, invite_code_in, open_lobby, path_of

pytestmark = pytest.mark.anyio
ANYONE = {"seat-1": "anyone"}


async def test_sitting_down_twice_is_no_mistake_and_a_full_table_says_so(
    host: httpx.AsyncClient, visitor: httpx.AsyncClient
) -> None:
    lobby = await open_lobby(host, seats="2", **ANYONE)
    again = await host.post(f"{path_of(lobby)}/sit")
    taken = await visitor.post(f"{path_of(lobby)}/sit", data={"name": "Late", "seat": "0"})
    await host.post(f"{path_of(lobby)}/bot", data={"seat": "1"})
    full = await visitor.post(f"{path_of(lobby)}/sit", data={"name": "Later"})
    nameless = await httpx.AsyncClient(base_url=str(visitor.base_url), headers=HTML, timeout=60).post(
        f"{path_of(lobby)}/sit"
    )

    assert again.status_code == 200
    assert taken.status_code == 409
    assert full.status_code == 409
    assert nameless.status_code == 400 and 'id="no-name" role="alert"' in nameless.text


async def test_a_player_who_types_no_name_keeps_their_seat_and_their_way(
    host: httpx.AsyncClient, visitor: httpx.AsyncClient
) -> None:
    page = path_of(await open_lobby(host, seats="3"))
    code = invite_code_in(await host.get(page))
    wanted = {"seat": "2", "code": code}
    refused = await visitor.post(f"{page}/sit", data=wanted | {"name": " "})
    kept = dict(re.findall(r'type="hidden" name="(\w+)" value="([^"]*)"', refused.text))
    talker = await visitor.post("/you/name", data={"name": "", "next": "/rules"})

    assert refused.status_code == talker.status_code == 400
    assert kept.pop("form_key")
    assert kept == wanted and f'action="{page}/sit"' in refused.text
    assert 'name="next" value="/rules"' in talker.text
    assert "Petr" in (await visitor.post(f"{page}/sit", data=kept | {"name": "Petr"})).text
