"""A name is asked for where one is needed, in a form that leads back."""

import re

import httpx
import pytest

from app.api.access.name_form import local_address
from tests.support.browser.html_pages import open_lobby, path_of

pytestmark = pytest.mark.anyio


async def test_a_name_is_all_it_takes(visitor: httpx.AsyncClient) -> None:
    stranger = await visitor.get("/")
    known = await visitor.post("/you/name", data={"name": "  Žaneta ", "next": "/you"})

    assert 'name="name"' in stranger.text
    assert path_of(known) == "/you"
    assert "Žaneta" in known.text


@pytest.mark.parametrize(
    ("address", "goes_to"),
    [
        ("/new/x?a=b", "/new/x?a=b"),
        ("//evil.example", "/"),
        ("/\\evil.example", "/"),
        ("https://evil.example", "/"),
        ("/x\r\nSet-Cookie: a=b", "/"),
    ],
)
async def test_a_form_leads_to_no_other_site(address: str, goes_to: str) -> None:
    assert local_address(address) == goes_to


async def test_a_player_without_a_name_gets_one_with_their_first_table(visitor: httpx.AsyncClient) -> None:
    lobby = await open_lobby(visitor, name="Ivo")

    assert path_of(lobby).startswith("/matches/")
    assert (await visitor.get("/api/me")).json()["name"] == "Ivo"


async def test_a_blank_name_is_refused_beside_its_field(visitor: httpx.AsyncClient) -> None:
    page = await open_lobby(visitor, name="  ")

    field = re.search(r'<input[^>]+name="name"[^>]*>', page.text)
    assert field and "autofocus" in field[0] and 'aria-invalid="true"' in field[0]
    assert 'id="no-name" role="alert">Type a name first: 1 to 24 characters.<' in page.text
