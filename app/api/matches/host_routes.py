"""What the host decides about his table."""

from typing import Any

from fastapi import APIRouter, Request, Response

from app.api.access.match_access import AnyTable, Strict, Writer, summary_of
from app.api.http.responses import answer, answers
from app.api.services import TheSite
from app.table.clock.time_control import clock_of
from app.table.registry.match_summary import Summary

router = APIRouter(prefix="/api/matches/{match_id}", tags=["matches"])


class Changed(Strict):
    options: dict[str, Any]


class Timed(Strict):
    clock: dict[str, Any] | None


class Invited(Strict):
    player: str


@router.put("/options", responses=answers(Summary))
async def change_options(
    table: AnyTable, body: Changed, request: Request, me: Writer, site: TheSite
) -> Response:
    """Other options, before the start. As at the opening, those that are not named have their defaults; what
    the seats have chosen stays."""
    await site.hosting.change(table, me.id, body.options)
    return answer(await summary_of(site, table, me, request))


@router.put("/clock", responses=answers(Summary))
async def set_clock(table: AnyTable, body: Timed, request: Request, me: Writer, site: TheSite) -> Response:
    """Another clock, or null for none, before the start."""
    await site.hosting.set_clock(table, me.id, clock_of(body.clock))
    return answer(await summary_of(site, table, me, request))


@router.post("/seats/{seat}/lock", responses=answers(Summary))
async def lock_seat(table: AnyTable, seat: int, request: Request, me: Writer, site: TheSite) -> Response:
    """Nobody can sit down there, before the start."""
    await site.hosting.lock(table, me.id, seat, True)
    return answer(await summary_of(site, table, me, request))


@router.delete("/seats/{seat}/lock", responses=answers(Summary))
async def unlock_seat(table: AnyTable, seat: int, request: Request, me: Writer, site: TheSite) -> Response:
    await site.hosting.lock(table, me.id, seat, False)
    return answer(await summary_of(site, table, me, request))


@router.post("/invite", responses=answers(Summary))
async def invite_again(
    table: AnyTable, body: Invited, request: Request, me: Writer, site: TheSite
) -> Response:
    """Who was removed may sit down again."""
    await site.hosting.invite(table, me.id, body.player)
    return answer(await summary_of(site, table, me, request))


@router.post("/mute", responses=answers(Summary))
async def mute(table: AnyTable, request: Request, me: Writer, site: TheSite) -> Response:
    """Nobody talks at this table."""
    await site.hosting.mute(table, me.id, True)
    return answer(await summary_of(site, table, me, request))


@router.delete("/mute", responses=answers(Summary))
async def unmute(table: AnyTable, request: Request, me: Writer, site: TheSite) -> Response:
    await site.hosting.mute(table, me.id, False)
    return answer(await summary_of(site, table, me, request))
