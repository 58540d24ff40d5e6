"""Routes of matches: create, list and read them, with their documents and records."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from msgspec import Meta, Struct

from app.api.access.identity import CurrentPlayer, OptionalPlayer, ReadLimit, base_url, client_key
from app.api.access.match_access import NoClientSeed, OpenTable, summary_of
from app.api.http.query_params import Flag, GameId, Number, Status
from app.api.http.rate_limits import NEW_MATCHES, PAST_POSITIONS
from app.api.http.responses import body_schema, decode_body, json_response, response_schemas
from app.api.matches.requested_seed import requested_seed
from app.api.services import Services, TheServices
from app.db.queries import match_lists
from app.errors import BadRequest, Forbidden, NotFound, Unauthenticated
from app.table.registry.match_summary import (
    MatchPage,
    MatchSummary,
    cursor_of,
    may_reveal_all,
    parse_cursor,
    summaries,
)
from app.table.state.match_settings import MatchRequest, MatchSettings
from app.table.views.player_names import player_views
from app.table.wire.document import Document, PlayerView

router = APIRouter(prefix="/api/matches", tags=["matches"])


class NewMatch(MatchSettings, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for a new table: its settings, and how it starts."""

    seats: int
    sit: bool = True
    word_commitment: Annotated[str | None, Meta(description="the SHA-256 of the caller's word, in hex")] = (
        None
    )
    seed: Annotated[str | None, Meta(description="64 hex digits; only where the server allows it")] = None


class Spectators(Struct, frozen=True):
    """The spectators of a match. `count`: open channels. `names`, `players`: those who are signed in."""

    count: int
    names: list[str]
    players: list[PlayerView]


async def _match_request(request: Request, services: TheServices) -> MatchRequest:
    wanted = decode_body(await request.body(), NewMatch)
    return MatchRequest(
        settings=MatchSettings(**{name: getattr(wanted, name) for name in MatchSettings.__struct_fields__}),
        seats=wanted.seats,
        sit=wanted.sit,
        word_commitment=wanted.word_commitment,
        seed=requested_seed(wanted.seed, services),
    )


@router.post(
    "",
    dependencies=[NoClientSeed],
    status_code=201,
    responses=response_schemas(MatchSummary, 201),
    openapi_extra=body_schema(NewMatch),
)
async def create_match(
    wanted: Annotated[MatchRequest, Depends(_match_request)],
    request: Request,
    me: CurrentPlayer,
    services: TheServices,
) -> Response:
    """Create a table. The caller is its host and, unless `sit` is false, takes seat 0."""
    await services.limits.check(NEW_MATCHES, f"matches:{me.id}")
    table = await services.lobby.create(me.id, wanted)
    return json_response(await summary_of(services, table, me, request), 201)


@router.get("", responses=response_schemas(MatchPage), dependencies=[ReadLimit])
async def list_matches(
    request: Request,
    visitor: OptionalPlayer,
    services: TheServices,
    game: GameId = None,
    status: Status = None,
    mine: Flag = False,
    cursor: str | None = None,
) -> Response:
    """Return public matches, newest first; with `mine=1` those in which the caller is player or host."""
    if mine and visitor is None:
        raise Unauthenticated("name-for-matches")
    if game is not None and game not in services.tables.games:
        raise BadRequest("no-game-called", game=game)
    found_by = visitor.id if visitor and mine else None
    return json_response(await match_list_page(services, request, visitor, game, status, found_by, cursor))


async def match_list_page(
    services: Services,
    request: Request,
    visitor: PlayerView | None,
    game: str | None,
    status: str | None,
    player_id: str | None,
    cursor: str | None,
) -> MatchPage:
    """Return one page of a list of matches. With `player_id` these are that player's own.

    Raises BadRequest for an invalid cursor.
    """
    try:
        before = parse_cursor(cursor) if cursor else None
    except ValueError:
        raise BadRequest("cursor") from None
    async with services.replica.recent() if player_id is None else services.reads() as session:
        found = await match_lists.newest(
            session, game=game, status=status, player_id=player_id, before=before, limit=match_lists.PAGE + 1
        )
        shown = found[: match_lists.PAGE]
        items = await summaries(
            session, services.tables, shown, visitor.id if visitor else None, base_url(request)
        )
    return MatchPage(items, cursor_of(shown[-1]) if len(found) > len(shown) else None)


@router.get("/{match_id}", responses=response_schemas(MatchSummary))
async def match_summary(
    table: OpenTable, request: Request, visitor: OptionalPlayer, services: TheServices
) -> Response:
    """Return the summary of a match."""
    return json_response(await summary_of(services, table, visitor, request))


@router.get("/{match_id}/document", responses=response_schemas(Document))
async def document(
    table: OpenTable,
    request: Request,
    visitor: OptionalPlayer,
    services: TheServices,
    seq: Number = None,
    seat: Number = None,
    stands: bool = False,
) -> Response:
    """Return everything the caller may know of a match, now or after `seq` actions.

    `seat`: Return what that seat knew; for other seats only after the match is over.
    `stands`: Return no more than a spectator sees.
    """
    viewer = None if stands else table.seat_of(visitor.id if visitor else None)
    if seat is not None and seat != viewer:
        if not 0 <= seat < len(table.seats):
            raise NotFound("no-such-seat")
        async with services.reads() as session:
            if not await may_reveal_all(session, table):
                raise Forbidden("secrets-later")
        viewer = seat
    if seq is None:
        return json_response(table.document(viewer))
    await services.limits.check(PAST_POSITIONS, f"past:{client_key(request)}")
    return json_response(await services.tables.past_document(table, seq, viewer))


@router.get("/{match_id}/watching", responses=response_schemas(Spectators))
async def watching(table: OpenTable, services: TheServices) -> Response:
    """Return the spectators of a match: the number of open channels, and the signed-in players."""
    count, named = table.spectators()
    async with services.reads() as session:
        signed_in = await player_views(session, named)
    watchers = sorted(signed_in.values(), key=lambda one: one.name)
    return json_response(Spectators(count, [one.name for one in watchers], watchers))
