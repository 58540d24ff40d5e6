"""Matches: open a table, sit down, start, act; documents and records."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Request, Response
from msgspec import Struct
from pydantic import BaseModel, ConfigDict, Field

from app.api.answers import answer, answers, asks, body_of
from app.api.limits import NEW_MATCHES, WRITES
from app.api.query import GameId, Number, Status, YesOrNo
from app.api.site import Site, TheSite
from app.api.who import Me, Visitor, base_url
from app.db import actions, matches, players, table_events
from app.table.clock import clock_of
from app.table.document import Document, PlayerSeen
from app.table.errors import BadRequest, Conflict, Forbidden, NotFound, Unauthenticated
from app.table.opening import Wish
from app.table.record import record_lines
from app.table.referee import Act, Taken
from app.table.substitutes import Substitutes
from app.table.summary import Page, Summary, cursor_of, may_enter, parse_cursor, summaries, tells_all
from app.table.table import Table

router = APIRouter(prefix="/api/matches", tags=["matches"])


class Strict(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")


class NewMatch(Strict):
    game: str
    seats: int
    options: dict[str, Any] = {}
    visibility: Literal["public", "private"] = "public"
    clock: dict[str, Any] | None = None
    substitutes: Substitutes = Field(Substitutes.ANYONE, strict=False)
    wait_for_all: bool = False
    sit: bool = True
    client_seed: str | None = None
    seed: str | None = Field(None, description="64 hex digits; only where the server allows it")


class Dressing(Strict):
    jersey: str


class Sitting(Strict):
    seat: int | None = None
    code: str | None = None
    client_seed: str | None = None
    bot: str | None = None


class Giving(Strict):
    seat: int


class Watching(Struct, frozen=True):
    count: int
    names: list[str]


async def _table(match_id: str, site: TheSite) -> Table:
    return await site.tables.get(match_id)


async def _entered(match_id: str, site: TheSite, visitor: Visitor, code: str | None = None) -> Table:
    """A table at which this visitor may look. Raises NotFound, Forbidden."""
    table = await site.tables.get(match_id)
    if not may_enter(table, visitor.id if visitor else None, code):
        raise Forbidden("private-table")
    return table


async def _wanted(request: Request) -> Act:
    return body_of(await request.body(), Act)


Wanted = Annotated[Act, Depends(_wanted)]
AnyTable = Annotated[Table, Depends(_table)]
OpenTable = Annotated[Table, Depends(_entered)]


async def summary_of(site: Site, table: Table, player: PlayerSeen | None, request: Request) -> Summary:
    async with site.sessions() as session:
        match = await matches.by_id(session, table.header.id)
        assert match is not None
        (summary,) = await summaries(
            session, site.tables, [match], player.id if player else None, base_url(request)
        )
    return summary


def wish_of(body: NewMatch, site: Site) -> Wish:
    return Wish(
        game=body.game,
        seats=body.seats,
        options=body.options,
        visibility=body.visibility,
        sit=body.sit,
        client_seed=body.client_seed,
        seed=seed_of(body.seed, site),
        clock=clock_of(body.clock),
        substitutes=body.substitutes,
        wait_for_all=body.wait_for_all,
    )


def seed_of(seed: str | None, site: Site) -> bytes | None:
    if seed is None:
        return None
    if not site.settings.allow_seeds:
        raise BadRequest("own-seeds")
    try:
        raw = bytes.fromhex(seed)
    except ValueError:
        raw = b""
    if len(raw) != 32:
        raise BadRequest("seed")
    return raw


@router.post("", status_code=201, responses=answers(Summary, 201))
async def create_match(body: NewMatch, request: Request, me: Me, site: TheSite) -> Response:
    """Open a table. The caller is its host and, unless `sit` is false, sits on seat 0."""
    site.limits.check(NEW_MATCHES, f"matches:{me.id}")
    table = await site.lobby.create(me.id, wish_of(body, site))
    return answer(await summary_of(site, table, me, request), 201)


@router.get("", responses=answers(Page))
async def list_matches(
    request: Request,
    visitor: Visitor,
    site: TheSite,
    game: GameId = None,
    status: Status = None,
    mine: YesOrNo = False,
    cursor: str | None = None,
) -> Response:
    """Public matches, newest first; with `mine=1` the caller's: he sits there, or opened the table."""
    if mine and visitor is None:
        raise Unauthenticated("name-for-matches")
    if game is not None and game not in site.tables.games:
        raise BadRequest("no-game-called", game=game)
    found_by = visitor.id if visitor and mine else None
    return answer(await page_of(site, request, visitor, game, status, found_by, cursor))


async def page_of(
    site: Site,
    request: Request,
    visitor: PlayerSeen | None,
    game: str | None,
    status: str | None,
    player_id: str | None,
    cursor: str | None,
) -> Page:
    """One page of a list of matches; `player_id`: his own."""
    try:
        before = parse_cursor(cursor) if cursor else None
    except ValueError:
        raise BadRequest("cursor") from None
    async with site.sessions() as session:
        found = await matches.newest(
            session, game=game, status=status, player_id=player_id, before=before, limit=matches.PAGE + 1
        )
        shown = found[: matches.PAGE]
        items = await summaries(
            session, site.tables, shown, visitor.id if visitor else None, base_url(request)
        )
    return Page(items, cursor_of(shown[-1]) if len(found) > len(shown) else None)


@router.get("/{match_id}", responses=answers(Summary))
async def match_summary(table: OpenTable, request: Request, visitor: Visitor, site: TheSite) -> Response:
    """The match in a few words."""
    return answer(await summary_of(site, table, visitor, request))


@router.post("/{match_id}/seats", responses=answers(Summary))
async def sit_down(table: AnyTable, body: Sitting, request: Request, me: Me, site: TheSite) -> Response:
    """Sit on the given or the first free seat; with `bot` (host only) a computer player sits there."""
    site.limits.check(WRITES, f"writes:{me.id}")
    if body.bot is not None:
        await site.lobby.seat_bot(table, me.id, body.seat, body.bot, body.client_seed)
    else:
        await site.seating.sit(table, me.id, body.seat, body.code, body.client_seed)
    return answer(await summary_of(site, table, me, request))


@router.put("/{match_id}/seats/{seat}", responses=answers(Summary))
async def choose_jersey(
    table: AnyTable, seat: int, body: Dressing, request: Request, me: Me, site: TheSite
) -> Response:
    """Another jersey, before the start, in games in which the seats choose theirs."""
    site.limits.check(WRITES, f"writes:{me.id}")
    await site.lobby.choose(table, me.id, seat, body.jersey)
    return answer(await summary_of(site, table, me, request))


@router.delete("/{match_id}/seats/{seat}", responses=answers(Summary))
async def leave_seat(table: AnyTable, seat: int, request: Request, me: Me, site: TheSite) -> Response:
    """Leave, or (host, before the start) remove."""
    site.limits.check(WRITES, f"writes:{me.id}")
    await site.seating.leave(table, me.id, seat)
    return answer(await summary_of(site, table, me, request))


@router.post("/{match_id}/start", responses=answers(Summary))
async def start_match(table: AnyTable, request: Request, me: Me, site: TheSite) -> Response:
    """Start when every seat is taken: as the host, at a rematch whoever is in."""
    site.limits.check(WRITES, f"writes:{me.id}")
    await site.lobby.start(table, me.id)
    return answer(await summary_of(site, table, me, request))


@router.post("/{match_id}/rematch", responses=answers(Summary))
async def join_rematch(table: AnyTable, request: Request, me: Me, site: TheSite) -> Response:
    """Once more: propose it, or join who has. The summary of the new table, one for each match."""
    site.limits.check(NEW_MATCHES, f"matches:{me.id}")
    return answer(await summary_of(site, await site.rematches.join(table, me.id), me, request))


@router.delete("/{match_id}/rematch", status_code=204)
async def decline_rematch(table: AnyTable, me: Me, site: TheSite) -> Response:
    """Not now."""
    site.limits.check(WRITES, f"writes:{me.id}")
    await site.rematches.decline(table, me.id)
    return Response(status_code=204)


@router.post("/{match_id}/hand_over", status_code=204)
async def hand_over(table: AnyTable, body: Giving, me: Me, site: TheSite) -> Response:
    """Let the computer play the seat of somebody who has been away for a minute, until he is back."""
    site.limits.check(WRITES, f"writes:{me.id}")
    await site.absences.hand_over(table, me.id, body.seat)
    return Response(status_code=204)


@router.post("/{match_id}/claim", status_code=204)
async def claim(table: AnyTable, body: Giving, me: Me, site: TheSite) -> Response:
    """With two seats: claim the win over who has been away for five minutes."""
    site.limits.check(WRITES, f"writes:{me.id}")
    await site.absences.claim(table, me.id, body.seat)
    return Response(status_code=204)


@router.post("/{match_id}/call_off", status_code=204)
async def call_off(table: AnyTable, me: Me, site: TheSite) -> Response:
    """Suggest to end the match without a result while somebody is away, or agree to that."""
    site.limits.check(WRITES, f"writes:{me.id}")
    await site.absences.call_off(table, me.id)
    return Response(status_code=204)


@router.delete("/{match_id}/call_off", status_code=204)
async def keep_playing(table: AnyTable, me: Me, site: TheSite) -> Response:
    """Do not call it off."""
    site.limits.check(WRITES, f"writes:{me.id}")
    await site.absences.play_on(table, me.id)
    return Response(status_code=204)


@router.delete("/{match_id}/wait_for_all", status_code=204)
async def stop_waiting(table: AnyTable, me: Me, site: TheSite) -> Response:
    """The host, while it is played: the table no longer waits for everybody."""
    site.limits.check(WRITES, f"writes:{me.id}")
    await site.absences.stop_waiting(table, me.id)
    return Response(status_code=204)


@router.post("/{match_id}/actions", responses=answers(Taken), openapi_extra=asks(Act))
async def take_action(table: AnyTable, act: Wanted, me: Me, site: TheSite) -> Response:
    """Take one action, as `act` does on the live channel."""
    site.limits.check(WRITES, f"writes:{me.id}")
    await site.seating.come_back(table, me.id)
    return answer(await site.referee.take(table, me.id, act))


@router.post("/{match_id}/resign", responses=answers(Taken))
async def resign(table: AnyTable, me: Me, site: TheSite) -> Response:
    """Give up: two seats, and the match is over; more, and the server plays on."""
    site.limits.check(WRITES, f"writes:{me.id}")
    return answer(await site.referee.resign(table, me.id))


@router.post("/{match_id}/gift", responses=answers(Summary))
async def give_time(table: AnyTable, body: Giving, request: Request, me: Me, site: TheSite) -> Response:
    """Give an opponent more time, once for each of his decisions."""
    site.limits.check(WRITES, f"writes:{me.id}")
    await site.timekeeper.give(table, me.id, body.seat)
    return answer(await summary_of(site, table, me, request))


@router.post("/{match_id}/pause", responses=answers(Summary))
async def pause(table: AnyTable, request: Request, me: Me, site: TheSite) -> Response:
    """Propose a pause, or agree to the one that is proposed."""
    site.limits.check(WRITES, f"writes:{me.id}")
    await site.timekeeper.pause(table, me.id)
    return answer(await summary_of(site, table, me, request))


@router.delete("/{match_id}/pause", responses=answers(Summary))
async def play_on(table: AnyTable, request: Request, me: Me, site: TheSite) -> Response:
    """End the pause, or refuse the one that is proposed."""
    site.limits.check(WRITES, f"writes:{me.id}")
    await site.timekeeper.play_on(table, me.id)
    return answer(await summary_of(site, table, me, request))


@router.post("/{match_id}/here", responses=answers(Summary))
async def here(table: AnyTable, request: Request, me: Me, site: TheSite) -> Response:
    """I am here: the computer no longer plays my seat."""
    site.limits.check(WRITES, f"writes:{me.id}")
    await site.seating.come_back(table, me.id)
    return answer(await summary_of(site, table, me, request))


@router.get("/{match_id}/document", responses=answers(Document))
async def document(
    table: OpenTable, visitor: Visitor, site: TheSite, seq: Number = None, seat: Number = None
) -> Response:
    """What the caller knows, now or after `seq` actions; once it is over, what any `seat` knew."""
    viewer = table.seat_of(visitor.id if visitor else None)
    if seat is not None and seat != viewer:
        if not 0 <= seat < len(table.seats):
            raise NotFound("no-such-seat")
        async with site.sessions() as session:
            if not await tells_all(session, table):
                raise Forbidden("secrets-later")
        viewer = seat
    if seq is None:
        return answer(table.document(viewer))
    return answer(await site.tables.past(table, seq, viewer))


@router.get("/{match_id}/watching", responses=answers(Watching))
async def watching(table: OpenTable, site: TheSite) -> Response:
    """Who looks at this table without sitting there: open channels, and the names of the signed-in."""
    channels = table.spectators()
    async with site.sessions() as session:
        names = await players.names(session, {one.player_id for one in channels if one.player_id})
    return answer(Watching(len(channels), sorted(names.values())))


@router.get("/{match_id}/record")
async def record(table: OpenTable, site: TheSite) -> Response:
    """The whole match as JSON lines, once it is over: see docs/PROTOCOL.md, The record."""
    async with site.sessions() as session:
        if not await tells_all(session, table):
            raise Conflict("record-later")
        rows = await actions.since(session, table.header.id, -1)
        happened = await table_events.between(session, table.header.id, 0, table.seq)
    name = f"{table.header.game}-{table.header.id}.ndjson"
    return Response(
        b"".join(record_lines(table, rows, happened)),
        media_type="application/x-ndjson",
        headers={"Content-Disposition": f'inline; filename="{name}"'},
    )
