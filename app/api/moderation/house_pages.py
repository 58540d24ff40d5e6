"""Privacy and terms. The table of what is stored comes with the software; the words around it are written at
the desk, as Markdown in each language.
"""

from functools import lru_cache

from fastapi import APIRouter, Request, Response
from markdown_it import MarkdownIt
from markupsafe import Markup

from app.api.access.identity import OptionalPlayer, ReadLimit
from app.api.i18n.translations import language_of
from app.api.rendering.language_route import PageRoute
from app.api.rendering.templates import page
from app.api.services import Services, TheServices
from app.db.moderation import house_pages

router = APIRouter(route_class=PageRoute, include_in_schema=False)

STORED = ("name", "match", "chat", "device", "net", "mail", "mark", "search", "report")
"""The rows of the table of what is stored, for what and how long (`pv-...`)."""
_markdown = MarkdownIt("commonmark", {"html": False}).disable("image")


@lru_cache(32)
def as_html(text: str) -> Markup:
    """Return Markdown as HTML, without any HTML or pictures of its own."""
    return Markup(_markdown.render(text))  # noqa: S704 - the renderer escapes all HTML


@router.get("/privacy", dependencies=[ReadLimit])
async def privacy(request: Request, services: TheServices, me: OptionalPlayer) -> Response:
    """Show what is stored about players, for what and how long, and how to reach those who run the site."""
    return await _shown(request, services, me, "privacy")


@router.get("/terms", dependencies=[ReadLimit])
async def terms(request: Request, services: TheServices, me: OptionalPlayer) -> Response:
    """Show the terms of the site, and how to reach those who run it."""
    return await _shown(request, services, me, "terms")


async def _shown(request: Request, services: Services, me: OptionalPlayer, name: str) -> Response:
    async with services.reads() as session:
        written = await house_pages.in_language(session, language_of(request))
    text, contact = written.get(name), written.get("contact")
    return page(
        request,
        "pages/house_page.html",
        me=me,
        name=name,
        stored=STORED if name == "privacy" else (),
        changed_at=text.changed_at if text else None,
        body=as_html(text.text) if text else None,
        contact=as_html(contact.text) if contact else None,
    )
