"""A public page shows what happened at public tables, while its player wants it."""

import re
from urllib.parse import quote

import pytest

from app.api.players.public_page import SIGNS, SIGNS_LENGTH, new_handle
from tests.api.players.test_sign_in_page import finished_match
from tests.support.matches.people import People, Person

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("name", "said"),
    [("Ann", "ann"), ("Jiří  Ž. 2", "jiří-ž-2"), ("Света", "света"), ("★", "player"), ("../x", "x")],
)
def test_an_address_is_made_of_the_name(name: str, said: str) -> None:
    handle = new_handle(name)

    assert re.fullmatch(rf"{said}-[{SIGNS}]{{{SIGNS_LENGTH}}}", handle)


async def switched_on(person: Person) -> str:
    """Switch a player's public page on; return its address."""
    await person.http.post("/you/public", data={"on": "1"})
    (address,) = re.findall(r'href="(/p/[^"]+)"', (await person.get("/you")).text)
    return str(address)


async def test_a_page_is_there_while_it_is_on_and_keeps_its_address(people: People) -> None:
    zoe, ann, nobody = await people("Зоя"), await people("Ann"), people.nobody()
    assert "/p/" not in (await zoe.get("/you")).text
    address = await switched_on(zoe)

    assert address.startswith(f"/p/{quote('зоя')}-")
    assert "Зоя" in (await nobody.get(address)).text
    seen_by = [(await one.get(address)).text for one in (nobody, zoe, ann)]
    assert [f'href="/people/{zoe.id}"' in text for text in seen_by] == [False, False, True]
    await zoe.http.post("/you/public")
    assert [(await one.get(address)).status_code for one in (nobody, zoe)] == [404, 404]
    assert await switched_on(zoe) == address


async def test_what_happened_at_private_tables_changes_nothing_on_the_page(people: People) -> None:
    """Two worlds: with private matches, and without."""
    ann, ben, eve, nobody = await people("Ann"), await people("Ben"), await people("Eve"), people.nobody()
    address = await switched_on(ann)
    public = await finished_match(ann, ben, visibility="public")
    before = (await nobody.get(address)).text
    for host in (ann, eve):
        await finished_match(host, eve if host is ann else ann, visibility="private")
    after = await nobody.get(address)

    assert after.text == before and f"/matches/{public}/result" in before
    assert "Eve" not in before and "won 1, drawn 0, lost 0" in before


async def test_an_opponent_is_linked_only_while_their_page_is_on(people: People) -> None:
    ann, ben = await people("Ann"), await people("Ben")
    await finished_match(ann, ben, visibility="public")
    address = await switched_on(ben)

    assert address in (await ann.get("/you/people")).text
    await ben.http.post("/you/public")
    assert address not in (await ann.get("/you/people")).text


async def test_a_token_with_a_scope_switches_no_page(people: People) -> None:
    ann = await people("Ann")
    token = (await ann.post("/api/me/tokens", {"scope": "play"})).json()
    overlay = people.known({"id": ann.id, "name": "Ann"} | token)

    assert (await overlay.http.post("/you/public", data={"on": "1"})).status_code == 403
