"""The forms on the pages of a match. Each does the same as its HTTP route and redirects to a page."""

from typing import Annotated

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import RedirectResponse

from app.api.access.form_route import FormRoute
from app.api.access.identity import CurrentPlayer, OptionalPlayer
from app.api.access.match_access import AnyTable, EnteredTable, LimitedPlayer
from app.api.access.name_form import name_form, register_player, with_session
from app.api.http.rate_limits import NEW_MATCHES, WRITES
from app.api.listing.match_cards import match_address
from app.api.services import TheServices
from app.errors import Conflict, Nameless
from app.table.registry.match_summary import may_enter

router = APIRouter(prefix="/matches/{match_id}", route_class=FormRoute, include_in_schema=False)

Code = Annotated[str | None, Form()]
Name = Annotated[str, Form()]
Seat = Annotated[int, Form()]


@router.post("/sit")
async def sit(
    table: AnyTable,
    request: Request,
    services: TheServices,
    me: OptionalPlayer,
    seat: Annotated[int | None, Form()] = None,
    name: Name = "",
    code: Code = None,
    word_commitment: Annotated[str, Form()] = "",
) -> Response:
    """Take a seat; a visitor without a name gets one in the same step."""
    try:
        player, token = (me, None) if me else await register_player(request, services, name)
    except Nameless:
        chosen = {"seat": seat, "code": code, "word_commitment": word_commitment or None}
        kept = {key: one for key, one in chosen.items() if one is not None}
        return name_form(request, kept, name, is_refused=True)
    await services.limits.check(WRITES, f"writes:{player.id}")
    try:
        await services.seating.sit(table, player.id, seat, code, word_commitment or None)
    except Conflict:
        if table.seat_of(player.id) is None:
            raise  # a form that was sent twice is not an error: the player has the seat
    return with_session(request, RedirectResponse(match_address(table.header.id, code), 303), token)


@router.post("/jersey")
async def choose_jersey(
    me: LimitedPlayer,
    table: EnteredTable,
    services: TheServices,
    seat: Seat,
    jersey: Annotated[str, Form()],
    code: Code = None,
) -> Response:
    """Choose the jersey of a seat."""
    await services.lobby.choose_jersey(table, me.id, seat, jersey)
    return RedirectResponse(match_address(table.header.id, code), 303)


@router.post("/team")
async def choose_team(
    me: LimitedPlayer,
    table: EnteredTable,
    services: TheServices,
    seat: Seat,
    team: Annotated[str, Form()] = "",
    code: Code = None,
) -> Response:
    """Choose the team of a seat; without one it is drawn."""
    await services.lobby.choose_team(table, me.id, seat, team)
    return RedirectResponse(match_address(table.header.id, code), 303)


@router.post("/ready")
async def say_ready(
    me: LimitedPlayer,
    table: EnteredTable,
    services: TheServices,
    seat: Seat,
    ready: Annotated[str, Form()] = "",
    code: Code = None,
) -> Response:
    """Say that the team of one's seat stands (`on`), or that it does not yet."""
    await services.starts.say_ready(table, me.id, seat, ready == "on")
    return RedirectResponse(match_address(table.header.id, code), 303)


@router.post("/leave")
async def leave(
    me: LimitedPlayer, table: EnteredTable, services: TheServices, seat: Seat, code: Code = None
) -> Response:
    """Free a seat: the player's own, or, for the host, anybody's."""
    await services.seating.leave(table, me.id, seat)
    stays = may_enter(table, me.id, code)
    return RedirectResponse(match_address(table.header.id, code) if stays else "/", 303)


@router.post("/rematch")
async def rematch(
    me: CurrentPlayer,
    table: EnteredTable,
    services: TheServices,
    code: Code = None,
    word_commitment: Annotated[str, Form()] = "",
) -> Response:
    """Propose a rematch, or join the one that is proposed."""
    await services.limits.check(NEW_MATCHES, f"matches:{me.id}")
    again = await services.rematches.join(table, me.id, word_commitment or None)
    return RedirectResponse(match_address(again.header.id, code), 303)


@router.post("/wake")
async def wake(me: CurrentPlayer, table: EnteredTable, services: TheServices) -> Response:
    """Resume a sleeping match."""
    await services.hibernation.wake(table, me.id)
    return RedirectResponse(match_address(table.header.id), 303)
