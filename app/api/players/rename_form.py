"""A new name for a player, once in seven days, and their favourite jersey."""

from datetime import timedelta
from typing import Annotated

from fastapi import APIRouter, Form, Response
from fastapi.responses import RedirectResponse

from app.api.access.identity import LONGEST_NAME, CurrentSession
from app.api.http.rate_limits import WRITES
from app.api.players.public_page import new_handle
from app.api.services import TheServices
from app.db.queries import players
from app.db.queries.people import public_pages
from app.errors import BadRequest, Conflict
from app.names import clean_name

router = APIRouter(include_in_schema=False)

RENAMED_EVERY = timedelta(days=7)
JERSEYS = 5
"""The jerseys of the site's five seats, whose signs are 0 to 4."""


@router.post("/you/rename")
async def rename(services: TheServices, who: CurrentSession, name: Annotated[str, Form()] = "") -> Response:
    """Give the player a new name, also in results and at tables in use.

    The address of their public page follows the name. Raises Nameless, Conflict.
    """
    await services.limits.check(WRITES, f"writes:{who.player.id}")
    kept = clean_name(name, LONGEST_NAME)
    now = services.scheduler.now()
    async with services.sessions.begin() as session:
        if not await players.rename(session, who.player.id, kept, now, now - RENAMED_EVERY):
            raise Conflict("renamed-lately", days=RENAMED_EVERY.days)
        await public_pages.readdress(session, who.player.id, new_handle(kept))
    await services.former_players.show_name(who.player.id)
    return RedirectResponse("/you", 303)


@router.post("/you/shirt")
async def choose_shirt(
    services: TheServices, who: CurrentSession, sign: Annotated[str, Form()] = ""
) -> Response:
    """Give the player a favourite jersey, by its sign, or none. Raises BadRequest."""
    await services.limits.check(WRITES, f"writes:{who.player.id}")
    if sign not in ("", *map(str, range(JERSEYS))):
        raise BadRequest("field-invalid", field="sign")
    async with services.sessions.begin() as session:
        await players.choose_shirt(session, who.player.id, int(sign) if sign else None)
    return RedirectResponse("/you#shirt", 303)
