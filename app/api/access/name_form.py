"""A player without a name: the form that asks for one, and the player that it makes."""

from collections.abc import Mapping

from fastapi import Request, Response

from app.api.access.identity import address, new_player, set_cookie
from app.api.http.rate_limits import NEW_PLAYERS
from app.api.rendering.templates import page
from app.api.services import Site
from app.table.wire.document import PlayerSeen


async def named_player(request: Request, site: Site, name: str) -> tuple[PlayerSeen, str]:
    await site.limits.check(NEW_PLAYERS, f"players:{address(request)}")
    player, token = await new_player(site, name)
    return PlayerSeen(player.id, player.name), token


def asked_again(request: Request, typed: str, **kept: str | int) -> Response:
    """The field for a name, and what is missing beside it; `kept`: what was sent with it."""
    return asked(request, kept, typed, refused=True)


def asked(
    request: Request, kept: Mapping[str, str | int], typed: str = "", refused: bool = False
) -> Response:
    """The field for a name, which leads back to where it was missing; `refused`: what was typed is none."""
    status, action = 400 if refused else 200, request.url.path
    return page(
        request, "pages/name_form.html", status=status, action=action, kept=kept, typed=typed, refused=refused
    )


def known_from_now(request: Request, response: Response, token: str | None) -> Response:
    """From now on, where there is a token for somebody new."""
    if token is not None:
        set_cookie(request, response, token)
    return response


def local(address: str) -> str:
    """An address within this site, the start page for any other."""
    inside = address.startswith("/") and not address.startswith(("//", "/\\")) and address.isprintable()
    return address if inside else "/"
