"""Visitors without a name: the form that asks for one, and the player it creates."""

from collections.abc import Mapping

from fastapi import Request, Response

from app.api.access.identity import agent_of, client_key, new_player, refuse_closed, set_cookie
from app.api.rendering.templates import page
from app.api.services import Services
from app.table.wire.document import PlayerView


async def register_player(request: Request, services: Services, name: str) -> tuple[PlayerView, str]:
    """Create a player with this name and return their token. Raises Nameless, RateLimited, Forbidden."""
    await refuse_closed(request)
    await services.limits.check_new_player(client_key(request))
    player, token = await new_player(services, name, agent=agent_of(request))
    request.state.new_player_id = player.id
    return PlayerView(player.id, player.name), token


def name_form(
    request: Request, fields: Mapping[str, str | int], name: str = "", is_refused: bool = False
) -> Response:
    """Ask for a name, then repeat this request with it and with the `fields`.

    `is_refused`: `name` is not a valid name, and the form says so.
    """
    status, action = 400 if is_refused else 200, request.url.path
    return page(
        request,
        "pages/name_form.html",
        status=status,
        action=action,
        fields=fields,
        name=name,
        is_refused=is_refused,
    )


def with_session(request: Request, response: Response, token: str | None) -> Response:
    """Add the session cookie to a response where a new player got a `token`."""
    if token is not None:
        set_cookie(request, response, token)
    return response


def local_address(address: str) -> str:
    """Return an address within this site; the start page for any other."""
    inside = address.startswith("/") and not address.startswith(("//", "/\\")) and address.isprintable()
    return address if inside else "/"
