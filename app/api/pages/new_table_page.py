"""The page on which a host sets up a new table."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import RedirectResponse

from app.api.access.form_route import FormRoute
from app.api.access.identity import OptionalPlayer
from app.api.access.match_access import limit_computers
from app.api.access.name_form import register_player, with_session
from app.api.http.rate_limits import NEW_MATCHES
from app.api.listing.match_cards import match_address
from app.api.pages.home_page import first_options
from app.api.pages.new_table_form import empty_form, form_page, read_form
from app.api.services import TheServices
from app.engine.catalog import catalog
from app.errors import BadRequest, NotFound

router = APIRouter(route_class=FormRoute, include_in_schema=False)


@router.get("/new")
async def new_table() -> Response:
    """Redirect to the form of the first game; the page offers the others."""
    return RedirectResponse(f"/new/{_first_game()}", 303)


@router.get("/new/{game_id}")
async def new_table_of(
    game_id: str,
    request: Request,
    services: TheServices,
    me: OptionalPlayer,
    against: Annotated[str, Query(alias="with")] = "",
) -> Response:
    """Show the form of a new table."""
    if game_id not in catalog():
        raise NotFound("no-such-game")
    options = await first_options(services, me.id if me else None, catalog()[game_id])
    return form_page(request, me, catalog()[game_id], empty_form(catalog()[game_id], against, options))


def _first_game() -> str:
    return next(iter(catalog()), "")


@router.post("/new/{game_id}")
async def open_table(game_id: str, request: Request, services: TheServices, me: OptionalPlayer) -> Response:
    """Create a table and redirect to it, or show the form again with the error.

    The match starts at once if no seat waits for a person and no teams are chosen first.
    """
    if game_id not in catalog():
        raise NotFound("no-such-game")
    game, form = catalog()[game_id], await request.form()
    chosen, token = read_form(game, form), None
    try:
        player, token = (me, None) if me else await register_player(request, services, chosen.name)
        await services.limits.check(NEW_MATCHES, f"matches:{player.id}")
        table = await services.lobby.create(player.id, chosen.request(game))
        if chosen.all_there and game.team_choice is None:
            await limit_computers(services, request, table)
            await services.starts.start(table, player.id)
    except BadRequest as error:
        return with_session(request, form_page(request, me, game, chosen, error), token)
    return with_session(request, RedirectResponse(match_address(table.header.id), 303), token)
