"""The form with which operators write privacy, terms and how to reach them, in all languages at once."""

from typing import Annotated

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import RedirectResponse

from app.api.access.identity import ReadLimit
from app.api.desk.desk_access import OPERATOR, TheDesk
from app.api.i18n.translations import LANGUAGES
from app.api.rendering.language_route import PageRoute
from app.api.rendering.templates import page
from app.api.services import TheServices
from app.db.moderation import house_pages, operators
from app.errors import BadRequest, Forbidden

router = APIRouter(route_class=PageRoute, include_in_schema=False)

PAGES = ("contact", "privacy", "terms")
MOST_TEXT = 20_000


@router.get("/desk/pages", dependencies=[ReadLimit])
async def house_form(request: Request, services: TheServices, desk: TheDesk) -> Response:
    """Show what is written in each language."""
    async with services.sessions() as session:
        written = await house_pages.all_pages(session)
    return page(
        request,
        "desk/pages.html",
        me=desk.player,
        desk=desk,
        pages=PAGES,
        languages=LANGUAGES,
        written={f"{name}-{lang}": text for (name, lang), text in written.items()},
        most=MOST_TEXT,
    )


@router.post("/desk/pages")
async def write_page(
    services: TheServices,
    desk: TheDesk,
    name: Annotated[str, Form()],
    en: Annotated[str, Form()] = "",
    cs: Annotated[str, Form()] = "",
    ru: Annotated[str, Form()] = "",
) -> Response:
    """Write a page; it needs a text in each language. Raises Forbidden, BadRequest."""
    if desk.role != OPERATOR:
        raise Forbidden("desk-role")
    texts = {"en": en.strip(), "cs": cs.strip(), "ru": ru.strip()}
    if name not in PAGES:
        raise BadRequest("field-invalid", field="name")
    if not all(1 <= len(text) <= MOST_TEXT and "\x00" not in text for text in texts.values()):
        raise BadRequest("desk-three")
    now = services.scheduler.now()
    async with services.sessions.begin() as session:
        await house_pages.put(session, name, texts, now)
        operators.note(session, now, desk.player.id, "pages", reason=name)
    return RedirectResponse("/desk/pages", 303)
