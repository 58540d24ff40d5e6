"""Dependencies of the routes of one match: its table, the caller, and the summary in the response."""

import json
from contextlib import suppress
from typing import Annotated

from fastapi import Depends, Request, Security

from app.api.access.identity import (
    CurrentPlayer,
    OptionalPlayer,
    base_url,
    client_key,
    require_player,
)
from app.api.http.rate_limits import COMPUTERS, WRITES
from app.api.http.token_scopes import Scope
from app.api.services import Services, TheServices
from app.db.match_status import MatchStatus
from app.db.queries import matches
from app.errors import BadRequest, Forbidden, NotFound
from app.table.registry.match_summary import MatchSummary, loaded_summary, may_enter, summaries
from app.table.table import Table
from app.table.wire.document import PlayerView


async def _refuse_client_seed(request: Request) -> None:
    """Tell callers that still send the `client_seed` of version 1 what to send. Raises BadRequest."""
    with suppress(ValueError, RecursionError):
        body = json.loads(await request.body() or b"null")
        if isinstance(body, dict) and "client_seed" in body:
            raise BadRequest("client-seed")


NoClientSeed = Depends(_refuse_client_seed)


async def _current_table(match_id: str, services: TheServices) -> Table:
    """Return the current table of a match, for any caller. Raises NotFound."""
    return await services.tables.load_current(match_id)


async def accessible_table(
    services: Services, match_id: str, player: PlayerView | None, code: str | None
) -> Table:
    """Return the current table of a match that this player may look at. Raises NotFound, Forbidden."""
    table = await services.tables.load_current(match_id)
    if not may_enter(table, player.id if player else None, code):
        raise Forbidden("private-table")
    return table


async def _open_table(
    match_id: str, services: TheServices, visitor: OptionalPlayer, code: str | None = None
) -> Table:
    return await accessible_table(services, match_id, visitor, code)


async def _entered_table(
    table: Annotated[Table, Depends(_current_table)],
    me: Annotated[PlayerView, Security(require_player, scopes=[Scope.PLAY])],
    code: str | None = None,
) -> Table:
    """Return the table for a caller that may look at it. Raises NotFound, Unauthenticated, Forbidden."""
    if not may_enter(table, me.id, code):
        raise Forbidden("private-table")
    return table


async def _limited_player(me: CurrentPlayer, services: TheServices) -> PlayerView:
    """Return the caller of a route that changes something. Raises Unauthenticated, RateLimited."""
    await services.limits.check(WRITES, f"writes:{me.id}")
    return me


async def limit_computers(services: Services, request: Request, table: Table) -> None:
    """Count the start of a match without a person, by the caller's address. Raises RateLimited."""
    if not table.player_ids():
        await services.limits.check(COMPUTERS, f"computers:{client_key(request)}")


AnyTable = Annotated[Table, Depends(_current_table)]
"""The table of a route that strangers use: they sit down at a private table with its code."""
OpenTable = Annotated[Table, Depends(_open_table)]
"""The table of a route that reads; its `code` is in the address."""
EnteredTable = Annotated[Table, Depends(_entered_table)]
"""The table of a route that changes something, as a person may do who can look at it."""
LimitedPlayer = Annotated[PlayerView, Depends(_limited_player)]
ActingPlayer = Annotated[PlayerView, Security(_limited_player, scopes=[Scope.PLAY])]
"""A LimitedPlayer whose token may also have the scope `play`."""


async def summary_of(
    services: Services, table: Table, player: PlayerView | None, request: Request | None = None
) -> MatchSummary:
    """Return the summary of a match; its addresses are absolute if it answers a `request`.

    Raises NotFound if the match has been archived (db/match_archive.py) since it was read.
    """
    base = "" if request is None else base_url(request)
    async with services.reads() as session:
        reader, loaded = player.id if player else None, table.position is not None and not table.uncertain
        if loaded and table.status is not MatchStatus.FINISHED:
            return await loaded_summary(session, services.tables, table, reader, base)
        match = await matches.by_id(session, table.header.id)
        if match is None:
            services.tables.evict(table)
            raise NotFound("no-such-table")
        if loaded:
            return await loaded_summary(session, services.tables, table, reader, base)
        (summary,) = await summaries(session, services.tables, [match], reader, base)
    return summary
