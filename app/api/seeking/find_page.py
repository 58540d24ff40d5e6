"""The page on which a player looks for an opponent without JavaScript: the wish, those who look, and calls.

It loads itself again while the player looks, and a call is a part of it.
"""

from datetime import datetime
from typing import Annotated

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import RedirectResponse
from msgspec import Struct

from app.api.access.form_route import FormRoute
from app.api.access.identity import CurrentPlayer, OptionalPlayer, ReadLimit
from app.api.access.name_form import register_player, with_session
from app.api.http.rate_limits import WRITES
from app.api.listing.match_cards import match_address
from app.api.rendering.templates import page
from app.api.seeking.search_routes import reach_of
from app.api.seeking.search_views import SearchRow, search_page
from app.api.services import TheServices
from app.db.queries.seeking import calls
from app.engine.catalog import catalog
from app.errors import BadRequest
from app.table.seeking.wish import PREFERRED, Pace, RatedWish, Wish

router = APIRouter(route_class=FormRoute, include_in_schema=False)

AGAIN_S = 20
CALLED_AGAIN_S = 5
"""How often the page loads itself again while the player looks, and while they are called."""
NEAR = 200
"""The range that the form offers, in points."""
PATH = "/find"


class ShownSearch(Struct, frozen=True):
    """A row as the page shows it; `minutes`: how long its player has looked."""

    row: SearchRow
    minutes: int
    is_mine: bool


@router.get(PATH, dependencies=[ReadLimit])
async def find(request: Request, services: TheServices, me: OptionalPlayer) -> Response:
    """Show the wish or the search, those who look, and the call; lead to the match once it has begun."""
    now = services.scheduler.now()
    if me is not None:
        await services.seeking.note_page(me.id)
    async with services.reads() as session:
        seen = await search_page(session, me.id if me else None, now)
        begun = await calls.begun_since(session, me.id, now) if me and seen.mine is None else None
    if begun is not None:
        return RedirectResponse(match_address(begun), 303)
    mine = seen.mine.row.id if seen.mine else None
    return page(
        request,
        "pages/find_opponent.html",
        me=me,
        games=catalog(),
        paces=PREFERRED,
        wishes=[*RatedWish],
        near=NEAR,
        rows=[ShownSearch(row, _minutes(row, now), row.id == mine) for row in seen.rows],
        mine=seen.mine,
        call=seen.call,
        again_s=(CALLED_AGAIN_S if seen.call else AGAIN_S) if seen.mine else None,
    )


@router.post(PATH)
async def look(
    request: Request,
    services: TheServices,
    me: OptionalPlayer,
    games: Annotated[list[str] | None, Form()] = None,
    paces: Annotated[list[str] | None, Form()] = None,
    rated: Annotated[str, Form()] = RatedWish.EITHER,
    near: Annotated[str, Form()] = "",
    fills: Annotated[str, Form()] = "",
    name: Annotated[str, Form()] = "",
    word_commitment: Annotated[str, Form()] = "",
) -> Response:
    """Begin to look, or change the wish; a visitor gets their name with it."""
    try:
        wish = Wish(
            games={game: frozenset() for game in games or ()},
            paces=frozenset(map(Pace, paces or ())),
            rated=RatedWish(rated),
            within=NEAR if near else None,
            fills=bool(fills),
        )
    except ValueError:
        raise BadRequest("wish-incomplete") from None
    player, token = (me, None) if me else await register_player(request, services, name)
    await services.limits.check(WRITES, f"writes:{player.id}")
    await services.seeking.look(player.id, wish, reach_of(services, player.id), word_commitment or None)
    return with_session(request, RedirectResponse(PATH, 303), token)


@router.post(f"{PATH}/stop")
async def stop(services: TheServices, me: CurrentPlayer) -> Response:
    """Stop looking."""
    await services.seeking.stop(me.id)
    return RedirectResponse(PATH, 303)


@router.post(f"{PATH}/again")
async def look_again(services: TheServices, me: CurrentPlayer) -> Response:
    """Go on with a search that is on hold."""
    await services.seeking.look_again(me.id)
    return RedirectResponse(PATH, 303)


@router.post(f"{PATH}/rows/{{search_id}}")
async def press_row(
    search_id: str,
    services: TheServices,
    me: CurrentPlayer,
    word_commitment: Annotated[str, Form()] = "",
) -> Response:
    """Call the player of a row."""
    await services.limits.check(WRITES, f"writes:{me.id}")
    await services.seeking.call(me.id, search_id, reach_of(services, me.id), word_commitment or None)
    return RedirectResponse(PATH, 303)


@router.post(f"{PATH}/calls/{{call_id}}")
async def answer(
    call_id: str,
    services: TheServices,
    me: CurrentPlayer,
    yes: Annotated[str, Form()] = "",
    word_commitment: Annotated[str, Form()] = "",
) -> Response:
    """Answer a call; without `yes` it is a no."""
    await services.limits.check(WRITES, f"writes:{me.id}")
    await services.seeking.answer(me.id, call_id, bool(yes), word_commitment or None)
    return RedirectResponse(PATH, 303)


def _minutes(row: SearchRow, now: datetime) -> int:
    return max(1, round((now - datetime.fromisoformat(row.since)).total_seconds() / 60))
