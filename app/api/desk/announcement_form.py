"""The form with which operators announce something on the start page, in all languages, for some days."""

from datetime import timedelta
from typing import Annotated

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import RedirectResponse

from app.api.access.identity import ReadLimit
from app.api.desk.desk_access import OPERATOR, TheDesk
from app.api.i18n.translations import LANGUAGES
from app.api.rendering.language_route import PageRoute
from app.api.rendering.templates import page
from app.api.services import TheServices
from app.db.moderation import announcements, operators
from app.db.moderation.models import HouseNotice
from app.errors import BadRequest, Forbidden

router = APIRouter(route_class=PageRoute, include_in_schema=False)

MOST_TEXT = 200
MOST_DAYS = 30


@router.get("/desk/announcements", dependencies=[ReadLimit])
async def announcement_form(request: Request, services: TheServices, desk: TheDesk) -> Response:
    """Show the announcement of now, and ask for another one."""
    async with services.sessions() as session:
        shown = await announcements.current(session, services.scheduler.now())
    return page(
        request,
        "desk/announcements.html",
        me=desk.player,
        desk=desk,
        shown=shown,
        languages=LANGUAGES,
        most=MOST_TEXT,
        most_days=MOST_DAYS,
    )


@router.post("/desk/announcements")
async def announce(
    services: TheServices,
    desk: TheDesk,
    en: Annotated[str, Form()] = "",
    cs: Annotated[str, Form()] = "",
    ru: Annotated[str, Form()] = "",
    days: Annotated[int, Form()] = 0,
) -> Response:
    """Replace the announcement; with 0 days there is none then. Raises Forbidden, BadRequest."""
    if desk.role != OPERATOR:
        raise Forbidden("desk-role")
    texts = {"en": en.strip(), "cs": cs.strip(), "ru": ru.strip()}
    if days and not all(1 <= len(text) <= MOST_TEXT and "\x00" not in text for text in texts.values()):
        raise BadRequest("desk-three")
    if not 0 <= days <= MOST_DAYS:
        raise BadRequest("field-invalid", field="days")
    now = services.scheduler.now()
    async with services.sessions.begin() as session:
        await announcements.withdraw_all(session, now)
        if days:
            ends_at = now + timedelta(days=days)
            announcements.put(
                session,
                HouseNotice(
                    kind="announcement",
                    texts=texts,
                    on_home_only=True,
                    begins_at=now,
                    ends_at=ends_at,
                    by_id=desk.player.id,
                ),
            )
        operators.note(session, now, desk.player.id, "announce", reason=texts["en"] if days else "")
    return RedirectResponse("/desk/announcements", 303)
