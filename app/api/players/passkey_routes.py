"""Routes of passkeys, which scripts call: make one, sign in with one, remove one."""

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from app.api.access.identity import CurrentSession, agent_of, client_key
from app.api.http.rate_limits import LINK_TRIES, WRITES
from app.api.http.responses import json_response
from app.api.players import passkeys as service
from app.api.players.device_links import new_link
from app.api.services import TheServices
from app.db.queries.people import passkeys
from app.errors import NotFound

router = APIRouter(include_in_schema=False)


@router.post("/you/passkeys/options")
async def options_to_add(request: Request, services: TheServices, who: CurrentSession) -> Response:
    """Return what the browser needs to make a passkey."""
    await services.limits.check(WRITES, f"writes:{who.player.id}")
    made = await service.registration_options(services, service.site_of(request), who.player)
    return Response(made, media_type="application/json")


@router.post("/you/passkeys", status_code=204)
async def add(request: Request, services: TheServices, who: CurrentSession) -> Response:
    """Keep the passkey that the browser made."""
    await services.limits.check(WRITES, f"writes:{who.player.id}")
    answer, site = await service.answer_of(request), service.site_of(request)
    await service.add_passkey(services, site, who.player.id, answer, agent_of(request))
    return Response(status_code=204)


@router.post("/you/passkeys/{passkey_id}/remove")
async def remove(passkey_id: str, services: TheServices, who: CurrentSession) -> Response:
    """Remove a passkey of the player; `passkey_id` is written in hex."""
    await services.limits.check(WRITES, f"writes:{who.player.id}")
    try:
        wanted = bytes.fromhex(passkey_id)
    except ValueError:
        raise NotFound("no-such-device") from None
    async with services.sessions.begin() as session:
        if not await passkeys.remove(session, who.player.id, wanted):
            raise NotFound("no-such-device")
    return RedirectResponse("/you#devices", 303)


@router.post("/sign_in/passkey/options")
async def options_to_sign_in(request: Request, services: TheServices) -> Response:
    """Return what the browser needs to sign in with a passkey."""
    await services.limits.check(LINK_TRIES, f"links:{client_key(request)}")
    made = await service.sign_in_options(services, service.site_of(request))
    return Response(made, media_type="application/json")


@router.post("/sign_in/passkey")
async def sign_in(request: Request, services: TheServices) -> Response:
    """Return the code of a device link of the player whose passkey signed."""
    await services.limits.check(LINK_TRIES, f"links:{client_key(request)}")
    answer, site = await service.answer_of(request), service.site_of(request)
    player_id = await service.player_of_passkey(services, site, answer)
    return json_response({"code": await new_link(services, player_id)})
