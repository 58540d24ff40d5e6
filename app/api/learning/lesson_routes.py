"""The first lesson of a game, which starts with one click and can be continued later."""

from collections.abc import Iterable
from itertools import islice
from typing import Annotated, Any

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import RedirectResponse

from app.api.access.form_route import FormRoute
from app.api.access.identity import OptionalPlayer
from app.api.access.name_form import name_form, register_player, with_session
from app.api.http.rate_limits import NEW_MATCHES
from app.api.i18n.match_text import game_text
from app.api.listing.match_cards import match_address
from app.api.services import Services, TheServices
from app.db.queries import matches
from app.engine.catalog import catalog
from app.engine.contract import AnyGame
from app.engine.lesson import Lesson, lesson_of
from app.errors import Nameless, NotFound
from app.table.lobby.lesson_match import lesson_request

MOST_USED = 6

router = APIRouter(prefix="/learn", include_in_schema=False, route_class=FormRoute)


@router.post("/{game_id}/lesson")
async def first_lesson(
    game_id: str,
    request: Request,
    services: TheServices,
    me: OptionalPlayer,
    name: Annotated[str | None, Form()] = None,
) -> Response:
    """Redirect to the lesson that the player has not finished, or start a new one."""
    lesson = lesson_of(game_id) if game_id in catalog() else None
    if lesson is None:
        raise NotFound("no-such-game")
    try:
        player, token = (me, None) if me else await register_player(request, services, name or "")
    except Nameless:
        return name_form(request, {}, name or "", is_refused=name is not None)
    match_id = await unfinished_lesson(services, player.id, game_id)
    if match_id is None:
        await services.limits.check(NEW_MATCHES, f"matches:{player.id}")
        match_id = await start_lesson(services, player.id, catalog()[game_id], lesson)
    return with_session(request, RedirectResponse(match_address(match_id), 303), token)


async def unfinished_lesson(services: Services, player_id: str, game_id: str) -> str | None:
    """Return the id of the player's unfinished lesson; None without one."""
    async with services.reads() as session:
        match = await matches.running_lesson(session, player_id, game_id)
        return None if match is None else match.id


def used_actions(game: str, done: Iterable[str], lang: str) -> list[str]:
    """Describe the actions behind these events in the words of the game, for the end of a lesson."""
    said = (game_text(lang, game, f"ui-tried-{event}") for event in done)
    return [*islice(filter(None, said), MOST_USED)]


async def start_lesson(services: Services, player_id: str, game: AnyGame, lesson: Lesson[Any]) -> str:
    """Start a lesson and return its match id."""
    table = await services.lobby.create(player_id, lesson_request(game, lesson))
    await services.starts.start(table, player_id)
    return table.header.id
