"""A player as the desk sees them, and what an operator may decide about them.

No action is taken before the operator has read what the player will see.
"""

import secrets
from datetime import datetime
from typing import Annotated

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import RedirectResponse
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncSession

from app.api.access.identity import CLOSED_FOR, ReadLimit, base_url
from app.api.desk.desk_access import OPERATOR, AtDesk, TheDesk, check_may, desk_hash
from app.api.moderation import decisions
from app.api.moderation.decisions import DAYS, Decision, Kind
from app.api.rendering.language_route import PageRoute
from app.api.rendering.templates import page
from app.api.services import Services, TheServices
from app.db.models import Player
from app.db.moderation import operators, reports, sanctions
from app.db.moderation.models import ReportCase, Sanction
from app.db.moderation.operators import LogLine
from app.db.moderation.public_talk import SaidLine, said_in_public
from app.db.queries.people import history, identity, networks
from app.db.queries.people.networks import SeenNetwork
from app.errors import BadRequest, Forbidden, NotFound

router = APIRouter(route_class=PageRoute, include_in_schema=False)

MOST_REASON = 500
CHOICES: dict[str, tuple[Kind, int | None]] = {
    "warn": ("warn", None),
    **{f"no_chat-{days}": ("no_chat", days) for days in DAYS},
    "new_name": ("new_name", None),
    **{f"no_pairing-{days}": ("no_pairing", days) for days in DAYS},
    "close": ("close", None),
    "no_breach": ("no_breach", None),
}
"""The choices of a form, each with the action and the days that it means."""
ROLES = ("helper", OPERATOR)


class KnownAbout(Struct, frozen=True):
    """All that the desk knows about a player.

    `networks`: Those of this month. Nothing is decided by them.
    `choices`: Those of `CHOICES` that the reader may take.
    `hears_own`: Whether the reader may read what a player says against the reader's own decision, because
    there is no other operator.
    """

    player: Player
    devices: int
    last_seen: datetime | None
    matches: int
    left_early: int
    networks: list[SeenNetwork]
    reports_made: int
    cases: list[ReportCase]
    sanctions: list[Sanction]
    log: list[LogLine]
    choices: list[tuple[str, Kind, int | None]]
    hears_own: bool


async def known_about(session: AsyncSession, services: Services, desk: AtDesk, player_id: str) -> KnownAbout:
    """Return what the desk knows about a player. Raises NotFound."""
    player = await session.get(Player, player_id)
    if player is None:
        raise NotFound("no-such-address")
    devices = await identity.sessions_of(session, player_id)
    played = await history.played_and_left(session, player_id)
    may_close = desk.role == OPERATOR
    return KnownAbout(
        player=player,
        devices=len(devices),
        last_seen=max((one.seen_at for one in devices), default=None),
        matches=played.matches,
        left_early=played.left_early,
        networks=await networks.of_month(session, player_id, services.scheduler.now()),
        reports_made=await reports.made_by(session, player_id),
        cases=await reports.cases_of_player(session, player_id),
        sanctions=await sanctions.of_player(session, player_id),
        log=await operators.log_lines(session, player_id=player_id),
        choices=[
            (name, kind, days) for name, (kind, days) in CHOICES.items() if may_close or kind != "close"
        ],
        hears_own=not await operators.has_others(session, desk.player.id),
    )


@router.get("/desk/players", dependencies=[ReadLimit])
async def find(request: Request, services: TheServices, desk: TheDesk, q: str = "") -> Response:
    """Find players by their whole name, their address or their id."""
    async with services.sessions() as session:
        found = await operators.find_players(session, q.strip()) if q.strip() else []
    return page(request, "desk/players.html", me=desk.player, desk=desk, q=q, found=found)


@router.get("/desk/players/{player_id}", dependencies=[ReadLimit])
async def player_page(player_id: str, request: Request, services: TheServices, desk: TheDesk) -> Response:
    """Show a player, which is a line in the log. Raises NotFound."""
    now = services.scheduler.now()
    async with services.sessions.begin() as session:
        about = await known_about(session, services, desk, player_id)
        said: list[SaidLine] = await said_in_public(session, player_id, now)
        role = await operators.role_of(session, player_id)
        operators.note(session, now, desk.player.id, "look", player_id)
    return page(
        request,
        "desk/player.html",
        me=desk.player,
        desk=desk,
        about=about,
        said=said,
        role=role,
        roles=ROLES,
    )


@router.post("/desk/players/{player_id}/decide")
async def decide(
    player_id: str,
    request: Request,
    services: TheServices,
    desk: TheDesk,
    action: Annotated[str, Form()],
    reason: Annotated[str, Form()] = "",
    case: Annotated[str, Form()] = "",
    confirmed: Annotated[str, Form()] = "",
) -> Response:
    """Show what the player will see of a decision, or, once that was `confirmed`, carry it out.

    Raises NotFound, BadRequest, Conflict, Forbidden.
    """
    if action not in CHOICES or (action == "no_breach" and not case):
        raise BadRequest("field-invalid", field="action")
    text = checked_reason(reason)
    kind, days = CHOICES[action]
    decision, now = Decision(kind, text, days), services.scheduler.now()
    if kind == "close":
        check_may(desk, now)
    if confirmed:
        await decisions.decide(services, desk.player.id, player_id, decision, case or None)
        return RedirectResponse(f"/desk/reports/{case}" if case else f"/desk/players/{player_id}", 303)
    async with services.sessions() as session:
        player = await session.get(Player, player_id)
        if player is None:
            raise NotFound("no-such-address")
    return page(
        request,
        "desk/preview.html",
        me=desk.player,
        desk=desk,
        player=player,
        action=action,
        kind=kind,
        days=days,
        reason=text,
        case=case,
        sanction=decisions.drafted(decision, player_id, desk.player.id, now),
        closed_for=CLOSED_FOR,
    )


def checked_reason(reason: str) -> str:
    """Return a reason as it is stored. Raises BadRequest."""
    text = reason.strip()
    if not 1 <= len(text) <= MOST_REASON or "\x00" in text:
        raise BadRequest("desk-reason", most=MOST_REASON)
    return text


@router.post("/desk/players/{player_id}/role")
async def give_role(
    player_id: str,
    request: Request,
    services: TheServices,
    desk: TheDesk,
    role: Annotated[str, Form()] = "",
) -> Response:
    """Give a player a role at the desk and show their link to it, or (empty) take the role away.

    Raises NotFound, Forbidden, BadRequest.
    """
    now = services.scheduler.now()
    check_may(desk, now)
    if role not in ("", *ROLES):
        raise BadRequest("field-invalid", field="role")
    if player_id == desk.player.id:
        raise BadRequest("desk-own-role")
    async with services.sessions.begin() as session:
        player = await session.get(Player, player_id)
        if player is None:
            raise NotFound("no-such-address")
        code = secrets.token_urlsafe(32)
        if role:
            await operators.put(session, player_id, role)
            operators.add_token(session, desk_hash(services, code), player_id, now, is_link=True)
        else:
            await operators.remove(session, player_id)
        operators.note(session, now, desk.player.id, "role", player_id, reason=role)
    if not role:
        return RedirectResponse(f"/desk/players/{player_id}", 303)
    address = f"{base_url(request)}/desk/enter?code={code}"
    return page(request, "desk/role_link.html", me=desk.player, desk=desk, player=player, address=address)


@router.post("/desk/sanctions/{sanction_id}/lift")
async def lift(sanction_id: str, services: TheServices, desk: TheDesk) -> Response:
    """End a sanction before its time. Raises NotFound, Forbidden."""
    async with services.sessions() as session:
        sanction = await session.get(Sanction, sanction_id)
    if sanction is None:
        raise NotFound("no-such-address")
    if sanction.kind == "close":
        check_may(desk, services.scheduler.now())
    await decisions.lift(services, desk.player.id, sanction_id)
    return RedirectResponse(f"/desk/players/{sanction.player_id}", 303)


@router.post("/desk/sanctions/{sanction_id}/heard")
async def note_heard(sanction_id: str, services: TheServices, desk: TheDesk) -> Response:
    """Note that an operator has read what a player says against a decision.

    Raises NotFound, Forbidden if it is their own decision and there is another operator.
    """
    now = services.scheduler.now()
    async with services.sessions.begin() as session:
        sanction = await sanctions.by_id(session, sanction_id)
        if sanction is None or sanction.answered_at is None:
            raise NotFound("no-such-address")
        if sanction.by_id == desk.player.id and await operators.has_others(session, desk.player.id):
            raise Forbidden("desk-other")
        sanction.heard_by = desk.player.id
        operators.note(session, now, desk.player.id, "hear", sanction.player_id, sanction.case_id)
        player_id = sanction.player_id
    return RedirectResponse(f"/desk/players/{player_id}", 303)
