"""What the routes of one match begin with: its table, who asks, and the summary that they answer with."""

from typing import Annotated

from fastapi import Depends, Request, Security
from pydantic import BaseModel, ConfigDict

from app.api.access.identity import Me, Visitor, base_url
from app.api.http.rate_limits import WRITES
from app.api.http.token_scopes import Scope
from app.api.services import Site, TheSite
from app.db.queries import matches
from app.errors import Forbidden, NotFound
from app.table.registry.match_summary import Summary, may_enter, summaries
from app.table.table import Table
from app.table.wire.document import PlayerSeen


class Strict(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")


async def _table(match_id: str, site: TheSite) -> Table:
    return await site.tables.up_to_date(match_id)


async def accessible_table(site: Site, match_id: str, player: PlayerSeen | None, code: str | None) -> Table:
    """Return the current table of a match that this player may look at. Raises NotFound, Forbidden."""
    table = await site.tables.up_to_date(match_id)
    if not may_enter(table, player.id if player else None, code):
        raise Forbidden("private-table")
    return table


async def _open_table(match_id: str, site: TheSite, visitor: Visitor, code: str | None = None) -> Table:
    return await accessible_table(site, match_id, visitor, code)


async def _writer(me: Me, site: TheSite) -> PlayerSeen:
    """Who asks for a change. Raises Unauthenticated, RateLimited."""
    await site.limits.check(WRITES, f"writes:{me.id}")
    return me


AnyTable = Annotated[Table, Depends(_table)]
OpenTable = Annotated[Table, Depends(_open_table)]
Writer = Annotated[PlayerSeen, Depends(_writer)]
Playing = Annotated[PlayerSeen, Security(_writer, scopes=[Scope.PLAY])]
"""A writer whose token may be one for playing alone."""


async def summary_of(
    site: Site, table: Table, player: PlayerSeen | None, request: Request | None = None
) -> Summary:
    """With whole addresses, where it answers a `request`. Raises NotFound where the match was put away
    (db/match_archive.py) since it was read."""
    base = "" if request is None else base_url(request)
    async with site.sessions() as session:
        match = await matches.by_id(session, table.header.id)
        if match is None:
            site.tables.let_go(table)
            raise NotFound("no-such-table")
        (summary,) = await summaries(session, site.tables, [match], player.id if player else None, base)
    return summary
