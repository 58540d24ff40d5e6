"""Tournaments: open one, sit down, choose a team, start; choose between matches; leave."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Request, Response
from msgspec import Struct
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy.ext.asyncio import AsyncSession

from app.api.answers import answer, answers
from app.api.limits import NEW_MATCHES, WRITES
from app.api.matches import seed_of
from app.api.query import Status, YesOrNo
from app.api.site import Site, TheSite
from app.api.who import Me, Visitor, base_url
from app.db import tournaments
from app.table.cup import Cup
from app.table.cup_seen import CupSeen, CupSummary, cup_summaries, seen
from app.table.cup_store import may_enter
from app.table.document import PlayerSeen
from app.table.enrolment import GRACE_MINUTES, CupWish
from app.table.errors import Forbidden, Unauthenticated

LISTED = 6

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"])


class Strict(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")


class NewTournament(Strict):
    game: str
    coaches: int
    name: str
    options: dict[str, Any] = {}
    grace_minutes: int = GRACE_MINUTES
    visibility: Literal["public", "private"] = "public"
    sit: bool = True
    team: str | None = None
    client_seed: str | None = None
    seed: str | None = Field(None, description="64 hex digits; only where the server allows it")


class Enrolling(Strict):
    team: str | None = None
    code: str | None = None
    client_seed: str | None = None
    bot: str | None = None


class Teaming(Strict):
    team: str


class Choosing(Strict):
    choice: dict[str, Any]
    ref: str


class Chosen(Struct, frozen=True):
    """The choice is entry `seq` of the tournament."""

    seq: int


class Listed(Struct, frozen=True):
    items: list[CupSummary]


async def entered_cup(site: Site, cup_id: str, visitor: PlayerSeen | None, code: str | None) -> Cup:
    """A tournament at which this visitor may look, as it stands now. Raises NotFound, Forbidden."""
    cup = await site.cups.look(cup_id)
    if not may_enter(cup, visitor.id if visitor else None, code):
        raise Forbidden("This tournament is private: its invite link opens it.")
    return cup


async def _entered(cup_id: str, site: TheSite, visitor: Visitor, code: str | None = None) -> Cup:
    return await entered_cup(site, cup_id, visitor, code)


OpenCup = Annotated[Cup, Depends(_entered)]


async def cup_seen(site: Site, cup: Cup, visitor: PlayerSeen | None, base: str) -> CupSeen:
    async with site.sessions() as session:
        return await seen(session, site.tables, cup, visitor.id if visitor else None, base)


async def _now(site: Site, cup_id: str, me: PlayerSeen, request: Request, status: int = 200) -> Response:
    cup = await site.cups.look(cup_id)
    return answer(await cup_seen(site, cup, me, base_url(request)), status)


async def tournament_list(session: AsyncSession, site: Site, me: PlayerSeen | None) -> list[CupSummary]:
    """For the start page: one's own that are not over, then the public ones that are not."""
    mine = await tournaments.newest(session, player_id=me.id) if me else []
    public = await tournaments.newest(session)
    found = {header.id: header for header in (*mine, *public) if header.status != "finished"}
    known = {id_: header for id_, header in found.items() if header.game in site.tables.games}
    return await cup_summaries(session, list(known.values())[:LISTED], me.id if me else None, "")


@router.post("", status_code=201, responses=answers(CupSeen, 201))
async def create_tournament(body: NewTournament, request: Request, me: Me, site: TheSite) -> Response:
    """Open a tournament. The caller is its host and, unless `sit` is false, its first coach."""
    site.limits.check(NEW_MATCHES, f"matches:{me.id}")
    wish = CupWish(**body.model_dump(exclude={"seed"}), seed=seed_of(body.seed, site))
    return await _now(site, await site.enrolment.create(me.id, wish), me, request, 201)


@router.get("", responses=answers(Listed))
async def list_tournaments(
    request: Request,
    visitor: Visitor,
    site: TheSite,
    status: Status = None,
    mine: YesOrNo = False,
) -> Response:
    """The newest public tournaments; with `mine=1` those in which the caller is coach or host."""
    if mine and visitor is None:
        raise Unauthenticated("Type a name first: then there are tournaments of yours.")
    me = visitor.id if visitor else None
    async with site.sessions() as session:
        found = await tournaments.newest(session, status=status, player_id=me if mine else None)
        return answer(Listed(await cup_summaries(session, found, me, base_url(request))))


@router.get("/{cup_id}", responses=answers(CupSeen))
async def tournament(cup: OpenCup, request: Request, visitor: Visitor, site: TheSite) -> Response:
    """All that the caller may know of a tournament."""
    return answer(await cup_seen(site, cup, visitor, base_url(request)))


@router.post("/{cup_id}/coaches", responses=answers(CupSeen))
async def enrol(cup_id: str, body: Enrolling, request: Request, me: Me, site: TheSite) -> Response:
    """Take the first free place; with `bot` (host only) a computer coach takes it."""
    site.limits.check(WRITES, f"writes:{me.id}")
    if body.bot is not None:
        await site.enrolment.seat_bot(cup_id, me.id, body.bot, body.team)
    else:
        await site.enrolment.sit(cup_id, me.id, body.team, body.code, body.client_seed)
    return await _now(site, cup_id, me, request)


@router.put("/{cup_id}/coaches/{coach}", responses=answers(CupSeen))
async def choose_team(
    cup_id: str, coach: int, body: Teaming, request: Request, me: Me, site: TheSite
) -> Response:
    """Another team, before the start; each coach has a different one."""
    site.limits.check(WRITES, f"writes:{me.id}")
    await site.enrolment.choose_team(cup_id, me.id, coach, body.team)
    return await _now(site, cup_id, me, request)


@router.delete("/{cup_id}/coaches/{coach}", responses=answers(CupSeen))
async def leave_tournament(cup_id: str, coach: int, request: Request, me: Me, site: TheSite) -> Response:
    """Before the start leave or (host) remove; afterwards give up all matches to come."""
    site.limits.check(WRITES, f"writes:{me.id}")
    await site.cups.leave(cup_id, me.id, coach)
    return await _now(site, cup_id, me, request)


@router.post("/{cup_id}/start", responses=answers(CupSeen))
async def start_tournament(cup_id: str, request: Request, me: Me, site: TheSite) -> Response:
    """Start, as the host, when every place is taken."""
    site.limits.check(WRITES, f"writes:{me.id}")
    await site.cups.start(cup_id, me.id)
    return await _now(site, cup_id, me, request)


@router.post("/{cup_id}/choices", responses=answers(Chosen))
async def choose(cup_id: str, body: Choosing, me: Me, site: TheSite) -> Response:
    """One of the choices that `own.offer` describes; the same `ref` again is answered as the first time."""
    site.limits.check(WRITES, f"writes:{me.id}")
    return answer(Chosen(await site.cups.choose(cup_id, me.id, body.choice, body.ref)))
