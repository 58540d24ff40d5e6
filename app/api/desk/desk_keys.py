"""Passkeys for the desk: an operator makes one after a link, signs in with it, and removes it."""

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from app.api.access.identity import agent_of, client_key
from app.api.desk.desk_access import TheColleague, TheDesk, check_fresh, open_session
from app.api.http.rate_limits import LINK_TRIES
from app.api.players import passkeys as service
from app.api.services import TheServices
from app.db.moderation import operators
from app.db.queries.people import passkeys
from app.errors import BadRequest, NotFound

router = APIRouter(include_in_schema=False)


@router.post("/desk/passkey/options")
async def options_to_enter(request: Request, services: TheServices, colleague: TheColleague) -> Response:
    """Return what the browser needs to sign in at the desk."""
    await services.limits.check(LINK_TRIES, f"links:{client_key(request)}")
    made = await service.sign_in_options(services, service.site_of(request), colleague.player.id)
    return Response(made, media_type="application/json")


@router.post("/desk/passkey", status_code=204)
async def enter(request: Request, services: TheServices, colleague: TheColleague) -> Response:
    """Begin a session at the desk with a passkey of the operator for it. Raises BadRequest."""
    await services.limits.check(LINK_TRIES, f"links:{client_key(request)}")
    answer, site = await service.answer_of(request), service.site_of(request)
    if await service.player_of_passkey(services, site, answer, for_desk=True) != colleague.player.id:
        raise BadRequest("passkey")
    response = Response(status_code=204)
    await open_session(request, response, colleague.player.id)
    return response


@router.post("/desk/passkeys/options")
async def options_to_add(request: Request, services: TheServices, desk: TheDesk) -> Response:
    """Return what the browser needs to make a passkey for the desk. Raises Forbidden."""
    check_fresh(desk, services.scheduler.now())
    made = await service.registration_options(services, service.site_of(request), desk.player, for_desk=True)
    return Response(made, media_type="application/json")


@router.post("/desk/passkeys", status_code=204)
async def add(request: Request, services: TheServices, desk: TheDesk) -> Response:
    """Keep the passkey that the browser made, which is a line in the log. Raises Forbidden, BadRequest."""
    now = services.scheduler.now()
    check_fresh(desk, now)
    answer, site = await service.answer_of(request), service.site_of(request)
    await service.add_passkey(services, site, desk.player.id, answer, agent_of(request), for_desk=True)
    async with services.sessions.begin() as session:
        operators.note(session, now, desk.player.id, "key")
    return Response(status_code=204)


@router.post("/desk/passkeys/{passkey_id}/remove")
async def remove(passkey_id: str, services: TheServices, desk: TheDesk) -> Response:
    """Remove a passkey of the operator for the desk; `passkey_id` is written in hex. Raises NotFound."""
    try:
        wanted = bytes.fromhex(passkey_id)
    except ValueError:
        raise NotFound("no-such-device") from None
    async with services.sessions.begin() as session:
        if not await passkeys.remove(session, desk.player.id, wanted, for_desk=True):
            raise NotFound("no-such-device")
        operators.note(session, services.scheduler.now(), desk.player.id, "key_gone")
    return RedirectResponse("/desk#keys", 303)
