"""The forms with which operators announce something, in all languages and for some days, or maintenance."""

from datetime import timedelta
from typing import Annotated, Literal

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import RedirectResponse

from app.api.access.identity import ReadLimit
from app.api.desk.desk_access import OPERATOR, TheDesk
from app.api.i18n.translations import LANGUAGES
from app.api.rendering.language_route import PageRoute
from app.api.rendering.templates import page
from app.api.services import Services, TheServices
from app.db.moderation import announcements, operators
from app.db.moderation.announcements import ANNOUNCEMENT, CLOSED, RESTART
from app.db.moderation.models import HouseNotice
from app.errors import BadRequest, Forbidden

router = APIRouter(route_class=PageRoute, include_in_schema=False)

MOST_TEXT = 200
MOST_DAYS = 30
MOST_AHEAD = 7 * 24 * 60
"""How many minutes before it begins maintenance may be announced."""
MOST_LASTS = 720


@router.get("/desk/announcements", dependencies=[ReadLimit])
async def announcement_form(request: Request, services: TheServices, desk: TheDesk) -> Response:
    """Show the announcement of now and the next maintenance, and ask for others."""
    async with services.sessions() as session:
        standing = await announcements.standing(session, services.scheduler.now())
    return page(
        request,
        "desk/announcements.html",
        me=desk.player,
        desk=desk,
        shown=next((one for one in standing if one.kind == ANNOUNCEMENT), None),
        coming=next((one for one in standing if one.kind != ANNOUNCEMENT), None),
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
    where: Annotated[Literal["home", "all"], Form()] = "home",
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
        await announcements.withdraw(session, (ANNOUNCEMENT,), now)
        if days:
            ends_at = now + timedelta(days=days)
            announcements.put(
                session,
                HouseNotice(
                    kind=ANNOUNCEMENT,
                    texts=texts,
                    on_home_only=where == "home",
                    begins_at=now,
                    ends_at=ends_at,
                    by_id=desk.player.id,
                ),
            )
        operators.note(session, now, desk.player.id, "announce", reason=texts["en"] if days else "")
    await _show(services)
    return RedirectResponse("/desk/announcements", 303)


@router.post("/desk/maintenance")
async def announce_maintenance(
    services: TheServices,
    desk: TheDesk,
    kind: Annotated[Literal["", "restart", "closed"], Form()] = "",
    begins: Annotated[int, Form()] = 0,
    lasts: Annotated[int, Form()] = 0,
) -> Response:
    """Replace the maintenance that was announced; without a `kind` there is none then.

    `begins`: In how many minutes. `lasts`: For about how many seconds (`restart`) or minutes (`closed`).

    Raises Forbidden, BadRequest.
    """
    if desk.role != OPERATOR:
        raise Forbidden("desk-role")
    if kind and not 0 <= begins <= MOST_AHEAD:
        raise BadRequest("field-invalid", field="begins")
    if kind and not 1 <= lasts <= MOST_LASTS:
        raise BadRequest("field-invalid", field="lasts")
    now = services.scheduler.now()
    begins_at = now + timedelta(minutes=begins)
    ends_at = begins_at + (timedelta(seconds=lasts) if kind == RESTART else timedelta(minutes=lasts))
    async with services.sessions.begin() as session:
        await announcements.withdraw(session, (RESTART, CLOSED), now)
        await announcements.look_at_resting(session, now)
        if kind:
            notice = HouseNotice(
                kind=kind, texts={}, begins_at=begins_at, ends_at=ends_at, by_id=desk.player.id
            )
            announcements.put(session, notice)
        reason = f"{kind} {begins_at:%Y-%m-%d %H:%M} UTC" if kind else ""
        operators.note(session, now, desk.player.id, "maintenance", reason=reason)
    await _show(services)
    services.scheduler.wake_by(now)
    return RedirectResponse("/desk/announcements", 303)


async def _show(services: Services) -> None:
    """Let the pages of this process say it at once; others look every few seconds."""
    await services.notices.load()
    services.notices.tell_changes()
