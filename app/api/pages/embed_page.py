"""The replay of a public match inside another site: small, without a header, and the same for everybody."""

import re
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import APIRouter, Query, Request, Response
from markupsafe import escape
from msgspec import Struct, structs

from app.api.access.identity import ReadLimit, base_url
from app.api.access.match_access import accessible_table
from app.api.http.responses import json_response
from app.api.i18n.translations import language_of
from app.api.pages.replay_page import replay_page
from app.api.rendering.templates import page
from app.api.services import TheServices
from app.api.sharing.link_preview import link_text
from app.errors import NotFound
from app.table.table import Table

router = APIRouter(include_in_schema=False)

WIDE, HIGH = 560, 420
OF_A_MATCH = re.compile(r"/matches/([a-z0-9]+)(?:/(?:result|replay|embed))?/?")


class Embed(Struct, frozen=True, kw_only=True):
    """A response of the type `rich`, as oembed.com specifies it."""

    version: str = "1.0"
    type: str = "rich"
    provider_name: str = "Stadion"
    provider_url: str
    title: str
    html: str
    width: int
    height: int


@router.get("/oembed", dependencies=[ReadLimit])
async def oembed(
    request: Request,
    services: TheServices,
    url: Annotated[str, Query(max_length=500)],
    maxwidth: Annotated[int, Query(ge=200)] = WIDE,
    maxheight: Annotated[int, Query(ge=150)] = HIGH,
) -> Response:
    """Describe how to embed a finished public match, given the address of one of its pages."""
    table = _open_to_all(await services.tables.load(_match_of(url)))
    said = await link_text(services, table, language_of(request))
    wide, high, base = min(maxwidth, WIDE), min(maxheight, HIGH), base_url(request)
    address = f"{base}/matches/{table.header.id}/embed"
    size, title = f'width="{wide}" height="{high}"', escape(said.headline)
    html = f'<iframe src="{escape(address)}" {size} title="{title}"></iframe>'
    return json_response(Embed(provider_url=base, title=said.headline, html=html, width=wide, height=high))


@router.get("/matches/{match_id}/embed")
async def embed(match_id: str, request: Request, services: TheServices) -> Response:
    """Show the replay as a spectator sees it. No other page may be framed (security_headers.py)."""
    table = _open_to_all(await accessible_table(services, match_id, None, None))
    context = await replay_page(request, services, table, None, None)
    return page(request, "pages/embed.html", **structs.asdict(context))


def _match_of(url: str) -> str:
    """Return the id of the match to which the address of a page belongs. Raises NotFound."""
    try:
        found = OF_A_MATCH.fullmatch(urlsplit(url).path)
    except ValueError:  # not an address, such as `http://[`
        found = None
    if found is None:
        raise NotFound("no-such-table")
    return found[1]


def _open_to_all(table: Table) -> Table:
    """Return the table if its match is public and over. Raises NotFound."""
    if table.header.visibility != "public" or table.outcome is None:
        raise NotFound("no-such-table")
    return table
