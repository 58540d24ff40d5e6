"""The form with which a player reports another one, and what it stores."""

from typing import Annotated, Literal

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import RedirectResponse
from msgspec import Struct

from app.api.access.form_route import FormRoute
from app.api.access.identity import CurrentSession, ReadLimit
from app.api.access.match_access import accessible_table
from app.api.http.rate_limits import WRITES
from app.api.people.person_page import silence
from app.api.rendering.templates import page
from app.api.services import Services, TheServices
from app.db.moderation import reports
from app.db.moderation.models import PlayerReport
from app.db.queries import players
from app.db.queries.people import marks, public_pages
from app.db.queries.people.marks import MarkKind
from app.errors import BadRequest, Conflict, Forbidden, NotFound
from app.table.state.match_settings import random_word
from app.table.wire.document import PlayerView
from app.tournaments.repository import may_enter

router = APIRouter(route_class=FormRoute, include_in_schema=False)

REASONS = ("insult", "name", "spoil", "two", "else")
MOST_WORDS = 500
MOST_UNANSWERED = 5
MOST_TODAY = 10
ID_LENGTH = 14
LONGEST_NUMBER = 19


class Reported(Struct, frozen=True):
    """The player whom a report is about, and what is attached: the match and, around the marked line, its
    chat; or the tournament of theirs that has an insulting name.
    """

    player: PlayerView
    match_id: str | None
    line_id: int | None
    lines: list[dict[str, object]]
    tournament_id: str | None = None
    tournament_name: str = ""


async def reported(
    services: Services,
    me: PlayerView,
    player: str | None,
    page_of: str | None,
    match: str | None,
    line: int | None,
    code: str | None,
) -> Reported:
    """Return what a report is about: a line of chat, a player at a table, or the player of a public page.

    Raises NotFound, Forbidden if the match is private, BadRequest if it is the player themselves.
    """
    match_id = None
    if match:
        match_id = (await accessible_table(services, match, me, code or None)).header.id
    async with services.reads() as session:
        lines = await reports.lines_around(session, match_id, line) if match_id and line else []
        if line:
            player = next((str(one["player"]) for one in lines if one["id"] == line), None)
        elif page_of:
            owner = await public_pages.owner_of(session, page_of)
            player = owner.id if owner else None
        found = (await players.by_ids(session, {player})).get(player) if player else None
    if player is None or found is None:
        raise NotFound("no-such-address")
    if player == me.id:
        raise BadRequest("report-self")
    return Reported(PlayerView(player, found.name, found.program), match_id, line if lines else None, lines)


async def reported_tournament(
    services: Services, me: PlayerView, tournament_id: str, code: str | None
) -> Reported:
    """Return the report of a tournament's name, which is about its host.

    Raises NotFound, Forbidden if the tournament is private, BadRequest if it is the player's own.
    """
    tournament = await services.tournaments.look(tournament_id)
    header = tournament.header
    if not may_enter(tournament, me.id, code):
        raise Forbidden("private-tournament")
    if header.host_id == me.id:
        raise BadRequest("report-self")
    async with services.reads() as session:
        host = (await players.by_ids(session, {header.host_id}))[header.host_id]
    view = PlayerView(header.host_id, host.name, host.program)
    return Reported(view, None, None, [], header.id, header.name)


@router.get("/report", dependencies=[ReadLimit])
async def report_form(
    request: Request,
    services: TheServices,
    who: CurrentSession,
    player: str | None = None,
    handle: str | None = None,
    match: str | None = None,
    line: str = "",
    code: str | None = None,
    tournament: str | None = None,
) -> Response:
    """Ask what happened, and show what is attached."""
    number = int(line) if line.isdecimal() and len(line) < LONGEST_NUMBER else None
    if tournament:
        about = await reported_tournament(services, who.player, tournament, code)
    else:
        about = await reported(services, who.player, player, handle, match, number, code)
    async with services.reads() as session:
        lines = await reports.named_lines(session, about.lines)
    return page(
        request,
        "pages/report.html",
        me=who.player,
        about=about,
        lines=lines,
        reasons=REASONS,
        chosen="insult" if about.line_id else "name" if not about.match_id else "spoil",
        fields={
            "player": player,
            "handle": handle,
            "match": match,
            "line": number,
            "code": code,
            "tournament": tournament,
        },
        most=MOST_WORDS,
    )


@router.post("/report")
async def send_report(
    services: TheServices,
    who: CurrentSession,
    reason: Annotated[Literal["insult", "name", "spoil", "two", "else"], Form()],
    words: Annotated[str, Form()] = "",
    block: Annotated[str, Form()] = "",
    player: Annotated[str | None, Form()] = None,
    handle: Annotated[str | None, Form()] = None,
    match: Annotated[str | None, Form()] = None,
    line: Annotated[int | None, Form()] = None,
    code: Annotated[str | None, Form()] = None,
    tournament: Annotated[str | None, Form()] = None,
) -> Response:
    """Store a report. It joins the open case about the same player, if there is one.

    `block`: The reporter also blocks the player.

    Raises NotFound, Forbidden, BadRequest, Conflict if the player has reported too much.
    """
    await services.limits.check(WRITES, f"writes:{who.player.id}")
    if len(words) > MOST_WORDS or "\x00" in words:
        raise BadRequest("words-long", most=MOST_WORDS)
    if tournament:
        about = await reported_tournament(services, who.player, tournament, code)
    else:
        about = await reported(services, who.player, player, handle, match, line, code)
    is_first = await _store(services, who.player.id, about, reason, words.strip())
    if block:
        async with services.sessions.begin() as session:
            now = services.scheduler.now()
            await marks.put(session, who.player.id, about.player.id, MarkKind.BLOCK, now)
        await silence(services, who.player.id)
    return RedirectResponse(f"/you/notices?sent={'first' if is_first else 'joined'}", 303)


async def _store(services: Services, reporter_id: str, about: Reported, reason: str, words: str) -> bool:
    """Store a report; return whether it is the first one of its case. Raises Conflict."""
    now = services.scheduler.now()
    async with services.sessions.begin() as session:
        before = await reports.counts_of(session, reporter_id, now)
        if before.today >= MOST_TODAY:
            raise Conflict("reports-today")
        new_id = random_word(ID_LENGTH)
        case = await reports.open_case(session, new_id, about.player.id, reason, now)
        is_mine = reporter_id in await reports.reporters_of(session, case.id)
        if before.unanswered >= MOST_UNANSWERED and not is_mine:
            raise Conflict("reports-open")
        await reports.add(
            session,
            PlayerReport(
                case_id=case.id,
                reporter_id=reporter_id,
                reason=reason,
                words=words,
                about_match=about.match_id,
                about_tournament=about.tournament_id,
                line_id=about.line_id,
                lines=about.lines,
                at=now,
            ),
        )
    return case.id == new_id
