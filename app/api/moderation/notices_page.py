"""A player's page of notices: what operators decided about them, with one answer, and their own reports.

A closed account reads it too, and nothing else.
"""

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Form, Request, Response
from fastapi.responses import RedirectResponse
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncSession

from app.api.access.identity import CLOSED_FOR, Identity, ReadLimit, recognise
from app.api.http.rate_limits import WRITES
from app.api.http.token_scopes import Scope
from app.api.rendering.language_route import PageRoute
from app.api.rendering.templates import page
from app.api.services import TheServices
from app.db.moderation import reports, sanctions
from app.db.moderation.models import Sanction
from app.errors import BadRequest, Conflict, Forbidden, NotFound, Unauthenticated

router = APIRouter(route_class=PageRoute, include_in_schema=False)

MOST_ANSWER = 1000


async def require_reader(request: Request) -> Identity:
    """Return the caller, whose account may be closed. Raises Unauthenticated, Forbidden."""
    who = await recognise(request)
    if who is None:
        raise Unauthenticated("name-to-sit")
    if who.scope is not Scope.ALL:
        raise Forbidden("token-scope", scope=who.scope)
    return who


Reader = Annotated[Identity, Depends(require_reader)]


class Notice(Struct, frozen=True):
    """A sanction as its player sees it, with the lines of chat that it is about."""

    sanction: Sanction
    lines: list[dict[str, object]]
    marked: set[int]


@router.get("/you/notices", dependencies=[ReadLimit])
async def notices(
    request: Request, services: TheServices, who: Reader, sent: Literal["first", "joined"] | None = None
) -> Response:
    """Show the notices to a player, and the answers to their reports, which count as read now.

    `sent`: A report was sent, which is the first one of its case or joined others.
    """
    async with services.sessions.begin() as session:
        decided = [
            Notice(one, *await _lines_of(session, one))
            for one in await sanctions.of_player(session, who.player.id)
        ]
        mine = await reports.of_reporter(session, who.player.id)
        await reports.note_seen(session, who.player.id, services.scheduler.now())
    is_closed = who.closed_at is not None
    return page(
        request,
        "pages/notices.html",
        me=None if is_closed else who.player,
        name=who.player.name,
        notices=decided,
        mine=mine,
        sent=sent,
        now=services.scheduler.now(),
        closed_for=CLOSED_FOR,
        most=MOST_ANSWER,
    )


async def _lines_of(session: AsyncSession, sanction: Sanction) -> tuple[list[dict[str, object]], set[int]]:
    """Return the lines of chat that were reported in a sanction's case, and the ids of those marked."""
    if sanction.case_id is None:
        return [], set()
    kept = [report for report, _ in await reports.of_case(session, sanction.case_id)]
    lines = await reports.named_lines(session, [one for report in kept for one in report.lines])
    return lines, {report.line_id for report in kept if report.line_id}


@router.post("/you/notices/read")
async def note_read(services: TheServices, who: Reader) -> Response:
    """Note that the player has read what was decided about them."""
    await services.limits.check(WRITES, f"writes:{who.player.id}")
    async with services.sessions.begin() as session:
        await sanctions.note_read(session, who.player.id, services.scheduler.now())
    services.notifier.refresh(who.player.id)
    return RedirectResponse("/you/notices", 303)


@router.post("/you/notices/{sanction_id}/answer")
async def answer(
    sanction_id: str, services: TheServices, who: Reader, text: Annotated[str, Form()] = ""
) -> Response:
    """Keep what a player says against a decision, once. Raises NotFound, Conflict, BadRequest."""
    await services.limits.check(WRITES, f"writes:{who.player.id}")
    said = text.strip()
    if not 1 <= len(said) <= MOST_ANSWER or "\x00" in said:
        raise BadRequest("words-long", most=MOST_ANSWER)
    now = services.scheduler.now()
    async with services.sessions.begin() as session:
        sanction = await sanctions.by_id(session, sanction_id)
        if sanction is None or sanction.player_id != who.player.id:
            raise NotFound("no-such-address")
        if sanction.answer is not None:
            raise Conflict("answered-once")
        if sanction.kind == "close" and now - sanction.at > CLOSED_FOR:
            raise NotFound("no-such-address")
        sanction.answer, sanction.answered_at = said, now
        sanction.read_at = sanction.read_at or now
    services.notifier.refresh(who.player.id)
    return RedirectResponse("/you/notices", 303)
