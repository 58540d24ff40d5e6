"""The page of a result."""

import re

import httpx
import pytest

from tests.api.players.test_sign_in_page import finished_match
from tests.support.browser.html_pages import open_lobby, path_of
from tests.support.matches.people import People

pytestmark = pytest.mark.anyio


async def test_a_finished_match_has_a_result_and_a_rematch(people: People, host: httpx.AsyncClient) -> None:
    lobby = await open_lobby(host)
    page = path_of(lobby)
    early = await host.get(f"{page}/result")
    await host.post(f"{page}/bot", data={"seat": "1"})
    await host.post(f"{page}/start")
    await host.post(f"/api{page}/resign", headers={"Accept": "application/json"})
    result = await host.get(f"{page}/result")
    document = (await host.get(f"/api{page}/document")).json()
    mine = await host.get("/you")
    again = await host.post(f"{page}/rematch")
    summary = (await host.get(f"/api{path_of(again)}")).json()

    assert early.status_code == 409
    assert "Sattel wins" in result.text
    first, *_ = re.findall(r'<(?:a|button|summary) class="btn[^>]*>(?:<svg.*?</svg>)?([^<]+)', result.text)
    assert first == "Rematch"
    assert document["fairness"]["server_seed"] in result.text
    assert f"/api{page}/record" in result.text
    assert f"{page}/result" in mine.text
    assert path_of(again) != page
    assert [bool(seat["player"] or seat["bot"]) for seat in summary["seats"]] == [True, True]
    assert summary["rematch_of"] == page.removeprefix("/matches/")


async def test_names_of_others_lead_to_their_pages(people: People) -> None:
    ann, ben, nobody = await people("Ann"), await people("Ben"), people.nobody()
    page = f"/matches/{await finished_match(ann, ben, visibility='public')}/result"

    seen, by_a_stranger = (await ann.get(page)).text, (await nobody.get(page)).text

    assert f'href="/people/{ben.id}?match=' in seen and f"/people/{ann.id}" not in seen
    assert "/people/" not in by_a_stranger
