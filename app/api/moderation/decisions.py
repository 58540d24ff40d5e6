"""Carries out the decisions of operators about players, at every process.

Chat is refused by the row of the sanction (api/matches/conversation.py), and a closed account by its player's
row (api/access/identity.py); so neither waits for a message between processes.
"""

import secrets
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Literal, TypeAlias

import structlog
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncSession

from app.api.access.identity import close_channels
from app.api.players.public_page import new_handle
from app.api.services import Services
from app.db.models import Player
from app.db.moderation import operators, reports, sanctions
from app.db.moderation.models import ReportCase, Sanction
from app.db.queries.people import former, public_pages
from app.errors import Conflict, Forbidden, NotFound, StadionError
from app.names import numbered_name
from app.table.ratings import striking
from app.table.seating.former_players import LEFT
from app.table.state.match_settings import random_word

log = structlog.get_logger()

Kind: TypeAlias = Literal["warn", "no_chat", "new_name", "no_pairing", "close", "no_breach"]
ID_LENGTH = 14
DAYS = (1, 7, 30)
"""For how long there may be no chat, or no search for an opponent."""
PLACEHOLDERS = 10_000
FINAL = ("struck", "cup_name", "table_end")
"""Kinds of notices that cannot be lifted."""


class Decision(Struct, frozen=True):
    """One action and its reason. `days`: How long no chat or no pairing lasts; None otherwise."""

    kind: Kind
    reason: str
    days: int | None = None


def drafted(decision: Decision, player_id: str, by_id: str, now: datetime) -> Sanction:
    """Return the sanction that a decision makes, as it is stored and as the player sees it."""
    until = None if decision.days is None else now + timedelta(days=decision.days)
    return Sanction(
        id=random_word(ID_LENGTH),
        player_id=player_id,
        kind=decision.kind,
        reason=decision.reason,
        by_id=by_id,
        at=now,
        until=until,
    )


async def decide(
    services: Services, operator_id: str, player_id: str, decision: Decision, case_id: str | None
) -> None:
    """Carry out a decision about a player; with a case, it is the answer to its reports.

    Raises NotFound, Conflict, Forbidden.
    """
    now = services.scheduler.now()
    async with services.sessions.begin() as session:
        player = await session.get(Player, player_id, with_for_update={"key_share": True})
        if player is None:
            raise NotFound("no-such-address")
        told = await _answer(session, case_id, operator_id, player_id, decision, now) if case_id else set()
        if decision.kind != "no_breach":
            sanction = drafted(decision, player_id, operator_id, now)
            sanction.case_id = case_id
            sanctions.put(session, sanction)
            await _change_player(session, player, sanction, now)
        operators.note(session, now, operator_id, decision.kind, player_id, case_id, decision.reason)
    if decision.kind == "close":
        await _leave_all_seats(services, player_id)
        await _stop_looking(services, player_id)
        close_channels(services, player_id)
    elif decision.kind == "new_name":
        await services.former_players.show_name(player_id)
    elif decision.kind == "no_pairing":
        await _stop_looking(services, player_id)
    for one in {player_id, *told}:
        services.notifier.refresh(one)


async def strike(services: Services, operator_id: str, case_id: str, match_id: str, reason: str) -> None:
    """Strike the result of a match that was reported in this case from the ratings, and tell its players.

    Raises NotFound, Conflict, Forbidden.
    """
    now = services.scheduler.now()
    async with services.sessions.begin() as session:
        if match_id not in await reports.matches_of(session, case_id):
            raise NotFound("no-such-address")
        told = await striking.strike(session, match_id)
        if operator_id in told:
            raise Forbidden("desk-plays")
        for player_id in told:
            sanctions.put(session, _notice("struck", player_id, reason, case_id, operator_id, now))
            operators.note(session, now, operator_id, "strike", player_id, case_id, reason)
    for player_id in told:
        services.notifier.refresh(player_id)


async def withdraw_cup_name(
    services: Services, operator_id: str, case_id: str, tournament_id: str, reason: str
) -> None:
    """Withdraw the name of a tournament that was reported in this case, and tell its host.

    Raises NotFound.
    """
    now = services.scheduler.now()
    async with services.sessions() as session:
        if tournament_id not in await reports.tournaments_of(session, case_id):
            raise NotFound("no-such-address")
    host_id = await services.tournaments.withdraw_name(tournament_id)
    async with services.sessions.begin() as session:
        sanctions.put(session, _notice("cup_name", host_id, reason, case_id, operator_id, now))
        operators.note(session, now, operator_id, "cup_name", host_id, case_id, reason)
    services.notifier.refresh(host_id)


async def tell_of_end(services: Services, operator_id: str, players: set[str], reason: str) -> None:
    """Tell the players of a match that it was ended without a result."""
    now = services.scheduler.now()
    async with services.sessions.begin() as session:
        for player_id in players:
            sanctions.put(session, _notice("table_end", player_id, reason, None, operator_id, now))
            operators.note(session, now, operator_id, "table_end", player_id, reason=reason)
    for player_id in players:
        services.notifier.refresh(player_id)


def _notice(
    kind: Literal["struck", "cup_name", "table_end"],
    player_id: str,
    reason: str,
    case_id: str | None,
    by_id: str,
    now: datetime,
) -> Sanction:
    """Return what a player is told of something that was decided about more than them."""
    return Sanction(
        id=random_word(ID_LENGTH),
        player_id=player_id,
        kind=kind,
        reason=reason,
        case_id=case_id,
        by_id=by_id,
        at=now,
    )


async def _answer(
    session: AsyncSession,
    case_id: str,
    operator_id: str,
    player_id: str,
    decision: Decision,
    now: datetime,
) -> set[str]:
    """Answer a case; return those who reported. Raises NotFound, Conflict, Forbidden."""
    case = await reports.case_by_id(session, case_id, lock=True)
    if case is None or case.player_id != player_id:
        raise NotFound("no-such-address")
    if case.answered_at is not None:
        raise Conflict("case-answered")
    if await reports.plays_in_case(session, case_id, operator_id):
        raise Forbidden("desk-plays")
    is_breach = decision.kind != "no_breach"
    case.taken_by = operator_id
    case.answered_at = now
    case.outcome = "action" if is_breach else "no_breach"
    case.answer = "" if is_breach else decision.reason
    return await reports.reporters_of(session, case_id)


async def _change_player(session: AsyncSession, player: Player, sanction: Sanction, now: datetime) -> None:
    if sanction.kind == "close":
        await sanctions.close_account(session, player.id, now)
    elif sanction.kind == "new_name":
        sanction.old_name = player.name
        name = numbered_name(secrets.randbelow(PLACEHOLDERS))
        await sanctions.put_name(session, player.id, name)
        await public_pages.readdress(session, player.id, new_handle(name))


async def lift(services: Services, operator_id: str, sanction_id: str) -> Sanction:
    """End a sanction before its time, and undo what it changed; return it.

    Raises NotFound, also for what stays (`FINAL`).
    """
    now = services.scheduler.now()
    async with services.sessions.begin() as session:
        sanction = await sanctions.by_id(session, sanction_id)
        if sanction is None or sanction.lifted_at is not None or sanction.kind in FINAL:
            raise NotFound("no-such-address")
        sanction.lifted_at = now
        if sanction.kind == "close":
            await sanctions.close_account(session, sanction.player_id, None)
        elif sanction.kind == "new_name" and sanction.old_name is not None:
            await sanctions.put_name(session, sanction.player_id, sanction.old_name)
            await public_pages.readdress(session, sanction.player_id, new_handle(sanction.old_name))
        operators.note(session, now, operator_id, "lift", sanction.player_id, sanction.case_id)
    if sanction.kind == "new_name":
        await services.former_players.show_name(sanction.player_id)
    services.notifier.refresh(sanction.player_id)
    return sanction


async def _stop_looking(services: Services, player_id: str) -> None:
    """End the player's search for an opponent, if there is one."""
    with suppress(NotFound):
        await services.seeking.stop(player_id)


async def _leave_all_seats(services: Services, player_id: str) -> None:
    """Hand the player's matches to the computer, and free their seats in lobbies."""
    async with services.sessions() as session:
        seats = await former.seats_taken(session, player_id, LEFT)
    for match_id, seat in seats:
        try:
            await services.seating.leave(await services.tables.load_current(match_id), player_id, seat)
        except StadionError as error:  # the match has just ended, or the seat has changed hands
            log.info("seat_not_left", match=match_id, why=error.sentence)


async def take_case(services: Services, operator_id: str, case_id: str) -> ReportCase:
    """Note that an operator reads a case, which its reporters see; return it. Raises NotFound."""
    async with services.sessions.begin() as session:
        case = await reports.case_by_id(session, case_id, lock=True)
        if case is None:
            raise NotFound("no-such-address")
        if case.answered_at is None:
            case.taken_by = operator_id
            operators.note(session, services.scheduler.now(), operator_id, "take", case.player_id, case_id)
    return case
