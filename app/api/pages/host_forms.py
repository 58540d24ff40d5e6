"""The forms with which a host manages the lobby; each redirects back to its page."""

from typing import Annotated

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import RedirectResponse

from app.api.access.form_route import FormRoute
from app.api.access.match_access import EnteredTable, LimitedPlayer, limit_computers
from app.api.catalog.option_fields import option_fields, read_options
from app.api.listing.match_cards import match_address
from app.api.rendering.clock_form import read_clock
from app.api.services import TheServices
from app.engine.catalog import catalog
from app.errors import BadRequest
from app.table.state.bot_strengths import default_strength
from app.table.table import Table

router = APIRouter(prefix="/matches/{match_id}", route_class=FormRoute, include_in_schema=False)

Code = Annotated[str | None, Form()]
Seat = Annotated[int, Form()]
Number = Annotated[int | None, Form()]
Said = Annotated[str, Form()]


@router.post("/bot")
async def seat_bot(
    table: EnteredTable,
    services: TheServices,
    me: LimitedPlayer,
    seat: Seat,
    code: Code = None,
    strength: Said = "",
) -> Response:
    """Give a seat to a computer player."""
    await services.lobby.seat_bot(
        table, me.id, seat, strength or default_strength(catalog()[table.header.game])
    )
    return lobby_redirect(table, code)


@router.post("/lock")
async def lock(
    table: EnteredTable,
    services: TheServices,
    me: LimitedPlayer,
    seat: Seat,
    code: Code = None,
    locked: Said = "",
) -> Response:
    """Lock or unlock a seat."""
    await services.host_controls.lock(table, me.id, seat, bool(locked))
    return lobby_redirect(table, code)


@router.post("/invite")
async def invite(
    table: EnteredTable, services: TheServices, me: LimitedPlayer, player: Said, code: Code = None
) -> Response:
    """Let a removed player sit down again."""
    await services.host_controls.invite(table, me.id, player)
    return lobby_redirect(table, code)


@router.post("/mute")
async def mute(
    table: EnteredTable, services: TheServices, me: LimitedPlayer, code: Code = None, muted: Said = ""
) -> Response:
    """Turn chat off or on."""
    await services.host_controls.mute(table, me.id, bool(muted))
    return lobby_redirect(table, code)


@router.post("/options")
async def change_options(
    table: EnteredTable, request: Request, services: TheServices, me: LimitedPlayer, code: Code = None
) -> Response:
    """Change the options."""
    try:
        options = read_options(option_fields(catalog()[table.header.game]), await request.form())
    except (ValueError, KeyError):
        raise BadRequest("foreign-form") from None
    await services.host_controls.change_options(table, me.id, options)
    return lobby_redirect(table, code)


@router.post("/usual")
async def play_as_usual(
    table: EnteredTable, services: TheServices, me: LimitedPlayer, code: Code = None
) -> Response:
    """Replace the options of a first match by the usual ones."""
    await services.host_controls.play_as_usual(table, me.id)
    return lobby_redirect(table, code)


@router.post("/clock")
async def set_clock(
    table: EnteredTable, request: Request, services: TheServices, me: LimitedPlayer, code: Code = None
) -> Response:
    """Change the clock."""
    game = catalog()[table.header.game]
    try:
        clock = read_clock(game, dict(await request.form())).clock(game)
    except (ValueError, KeyError):
        raise BadRequest("foreign-form") from None
    await services.host_controls.set_clock(table, me.id, clock)
    return lobby_redirect(table, code)


@router.post("/start")
async def start(
    table: EnteredTable,
    request: Request,
    services: TheServices,
    me: LimitedPlayer,
    code: Code = None,
    seats: Number = None,
) -> Response:
    """Start the match. `seats`: the number of occupied seats, to start without the empty ones."""
    await limit_computers(services, request, table)
    await services.starts.start(table, me.id, seats)
    return lobby_redirect(table, code)


def lobby_redirect(table: Table, code: str | None) -> Response:
    """Return a redirect to the page of the match."""
    return RedirectResponse(match_address(table.header.id, code), 303)
