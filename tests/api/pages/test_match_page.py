"""The pages of a match without scripts: invitations and private matches."""

import httpx
import pytest

from tests.support.browser.html_pages import invite_code_in, open_lobby, path_of
from tests.support.matches.people import People
from tests.support.matches.playing import listen_until

pytestmark = pytest.mark.anyio
ANYONE = {"seat-1": "anyone"}


async def test_the_invite_is_a_picture_too(host: httpx.AsyncClient) -> None:
    lobby = await open_lobby(host)
    picture = await host.get(f"{path_of(lobby)}/invite.svg", params={"code": invite_code_in(lobby)})

    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg")
    assert f"{path_of(lobby)}/invite.svg?code={invite_code_in(lobby)}" in lobby.text


async def test_an_invitation_is_drawn_for_inviters_and_says_what_they_may_say(
    host: httpx.AsyncClient, visitor: httpx.AsyncClient
) -> None:
    lobby = await open_lobby(host)  # The table is private.
    address, code = f"{path_of(lobby)}/invite.svg", invite_code_in(lobby)
    public = f"{path_of(await open_lobby(host, **ANYONE))}/invite.svg"
    picture = (await host.get(address)).text

    assert (await visitor.get(address)).status_code == 403
    assert (await visitor.get(address, params={"code": "x" * 3000})).status_code == 403
    assert (await visitor.get(address, params={"code": code})).text == picture
    assert (await visitor.get("/matches/nowhere/invite.svg", params={"code": code})).status_code == 404
    assert (await visitor.get("/tournaments/nowhere/invite.svg")).status_code == 404
    plain = (await visitor.get(public)).text
    # A text from the address is never drawn.
    assert (await visitor.get(public, params={"code": "x" * 3000})).text == plain


async def test_an_address_that_cannot_be_ours_is_not_drawn(host: httpx.AsyncClient) -> None:
    lobby = await open_lobby(host)
    answer = await host.get(f"{path_of(lobby)}/invite.svg", headers={"Host": f"{'a' * 3000}.example"})

    assert answer.status_code == 400


async def test_a_private_match_is_closed_to_others_on_all_its_pages(
    host: httpx.AsyncClient, visitor: httpx.AsyncClient
) -> None:
    page = path_of(await open_lobby(host))

    for part in ("", "/result", "/replay", "/verify"):
        assert (await visitor.get(page + part)).status_code == 403


async def test_everybody_is_here_only_while_everybody_has_a_channel(people: People) -> None:
    host, guest = await people("Ann"), await people("Bob")
    opened = await host.opens(seats=2)
    await guest.sits(opened["id"], code=opened["code"])

    async def lobby() -> str:
        return (await host.get(f"/matches/{opened['id']}")).text

    seated = await lobby()
    async with host.live(opened["id"]) as watching:
        async with guest.live(opened["id"]) as live:
            await live.until("state")
            here = await lobby()
        await listen_until(watching, lambda doc: bool(doc["seats"]) and not doc["seats"][1]["connected"])
        gone = await lobby()

    assert "Not here now: Bob." in seated
    assert "Everybody is here." in here
    assert "Not here now: Bob." in gone
