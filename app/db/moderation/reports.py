"""Queries about reports and the cases that they form. None of them commits."""

from datetime import datetime, timedelta
from functools import cache
from typing import Any

from msgspec import Struct
from sqlalchemy import Select, bindparam, func, or_, select, true, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from app.db.models import ChatLine, Match, Player, Seat
from app.db.moderation.models import PlayerReport, ReportCase
from app.db.queries import players

DAY = timedelta(days=1)
AROUND = 5
"""Lines of chat before and after the reported one that are kept with it."""
LISTED = 100


SAID = select(ChatLine.id, ChatLine.player_id, ChatLine.seat, ChatLine.text, ChatLine.at).where(
    ChatLine.match_id == bindparam("match")
)
UP_TO_LINE = SAID.where(ChatLine.id <= bindparam("line")).order_by(ChatLine.id.desc()).limit(AROUND + 1)
AFTER_LINE = SAID.where(ChatLine.id > bindparam("line")).order_by(ChatLine.id).limit(AROUND)
OF_REPORTER = (
    select(PlayerReport, ReportCase, Player.name)
    .join(ReportCase, ReportCase.id == PlayerReport.case_id)
    .join(Player, Player.id == ReportCase.player_id)
    .where(PlayerReport.reporter_id == bindparam("player"))
    .order_by(PlayerReport.at.desc())
    .limit(LISTED)
)
UNSEEN = (
    select(PlayerReport.id)
    .join(ReportCase, ReportCase.id == PlayerReport.case_id)
    .where(
        PlayerReport.reporter_id == bindparam("player"),
        PlayerReport.seen_at.is_(None),
        ReportCase.answered_at.is_not(None),
    )
)
OF_PLAYER = (
    select(ReportCase)
    .where(ReportCase.player_id == bindparam("player"))
    .order_by(ReportCase.opened_at.desc())
)
OF_CASE = (
    select(PlayerReport, Player.name)
    .join(Player, Player.id == PlayerReport.reporter_id)
    .where(PlayerReport.case_id == bindparam("case"))
    .order_by(PlayerReport.at)
)
NUMBER_MADE = select(func.count()).where(PlayerReport.reporter_id == bindparam("player"))


class CaseRow(Struct, frozen=True):
    """A case in a list: its player, how many people reported them, and the marked line of chat, if any."""

    case: ReportCase
    name: str
    people: int
    line: str | None


class OwnReport(Struct, frozen=True):
    """A report as its reporter sees it; `outcome` is None until it is answered."""

    id: int
    name: str
    at: datetime
    is_taken: bool
    outcome: str | None
    answer: str
    answered_at: datetime | None


class OwnCounts(Struct, frozen=True):
    """How many people a player has reported who have no answer yet, and how many reports of a day."""

    unanswered: int
    today: int


async def counts_of(session: AsyncSession, reporter_id: str, now: datetime) -> OwnCounts:
    """Return how many reports a player has made; concurrent reports of theirs wait until the transaction
    ends.
    """
    await players.lock_row(session, reporter_id)
    mine = PlayerReport.reporter_id == reporter_id
    unanswered = (
        select(func.count(PlayerReport.case_id.distinct()))
        .join(ReportCase, ReportCase.id == PlayerReport.case_id)
        .where(mine, ReportCase.answered_at.is_(None))
    )
    today = select(func.count()).where(mine, PlayerReport.at > now - DAY)
    return OwnCounts(
        (await session.scalars(unanswered)).one(),
        (await session.scalars(today)).one(),
    )


async def open_case(
    session: AsyncSession, new_id: str, player_id: str, reason: str, now: datetime
) -> ReportCase:
    """Return the open case about a player, which is begun with this id unless there is one."""
    row = insert(ReportCase).values(id=new_id, player_id=player_id, reason=reason, opened_at=now, answer="")
    await session.execute(row.on_conflict_do_nothing())
    is_open = ReportCase.answered_at.is_(None)
    wanted = select(ReportCase).where(ReportCase.player_id == player_id, is_open).with_for_update()
    return (await session.scalars(wanted)).one()


async def add(session: AsyncSession, report: PlayerReport) -> bool:
    """Add a report; False if its reporter has reported the same line in this case already."""
    names = [column.name for column in PlayerReport.__table__.columns if column.name not in ("id", "seen_at")]
    row = insert(PlayerReport).values({name: getattr(report, name) for name in names})
    return await session.scalar(row.on_conflict_do_nothing().returning(PlayerReport.id)) is not None


async def lines_around(session: AsyncSession, match_id: str, line_id: int) -> list[dict[str, Any]]:
    """Return a line of chat with those around it, oldest first; empty if there is no such line."""
    values = {"match": match_id, "line": line_id}
    rows = [
        *(await session.execute(UP_TO_LINE, values)).all()[::-1],
        *await session.execute(AFTER_LINE, values),
    ]
    if all(row.id != line_id for row in rows):
        return []
    return [
        {
            "id": row.id,
            "player": row.player_id,
            "seat": row.seat,
            "text": row.text,
            "at": row.at.isoformat(),
        }
        for row in rows
    ]


async def named_lines(session: AsyncSession, lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return kept lines, each once and oldest first, with the present name of its author."""
    kept = {line["id"]: line for line in lines}
    names = await players.names(session, {line["player"] for line in kept.values()})
    return [kept[id] | {"name": names.get(kept[id]["player"], "")} for id in sorted(kept)]


async def of_reporter(session: AsyncSession, reporter_id: str) -> list[OwnReport]:
    """Return the reports that a player has made, newest first."""
    found = await session.execute(OF_REPORTER, {"player": reporter_id})
    return [
        OwnReport(
            report.id,
            name,
            report.at,
            case.taken_by is not None,
            case.outcome,
            case.answer,
            case.answered_at,
        )
        for report, case, name in found
    ]


async def note_seen(session: AsyncSession, reporter_id: str, now: datetime) -> None:
    """Note that a reporter has read the answers that there are."""
    unseen = list(await session.scalars(UNSEEN, {"player": reporter_id}))
    if unseen:
        await session.execute(update(PlayerReport).where(PlayerReport.id.in_(unseen)).values(seen_at=now))


async def cases(session: AsyncSession, *, answered: bool) -> list[CaseRow]:
    """Return the open cases, oldest first, or those that were answered last."""
    return [
        CaseRow(case, name, people, next((one["text"] for one in lines or [] if one["id"] == line_id), None))
        for case, name, people, lines, line_id in await session.execute(_listed(answered))
    ]


@cache
def _listed(answered: bool) -> Select[Any]:
    """Return the statement that lists cases, each with the newest line of chat that was marked in it."""
    is_listed = ReportCase.answered_at.is_not(None) if answered else ReportCase.answered_at.is_(None)
    order = ReportCase.answered_at.desc() if answered else ReportCase.opened_at.asc()
    chosen = select(ReportCase).where(is_listed).order_by(order).limit(LISTED).subquery()
    case = aliased(ReportCase, chosen)
    made = (
        select(
            func.count(PlayerReport.reporter_id.distinct()).label("people"),
            func.max(PlayerReport.id).filter(PlayerReport.line_id.is_not(None)).label("marked"),
        )
        .where(PlayerReport.case_id == chosen.c.id)
        .lateral()
    )
    marked = (
        select(PlayerReport.lines, PlayerReport.line_id).where(PlayerReport.id == made.c.marked).lateral()
    )
    return (
        select(case, Player.name, made.c.people, marked.c.lines, marked.c.line_id)
        .join(Player, Player.id == chosen.c.player_id)
        .join(made, true())
        .outerjoin(marked, true())
        .order_by(chosen.c.answered_at.desc() if answered else chosen.c.opened_at.asc())
    )


async def case_by_id(session: AsyncSession, case_id: str, *, lock: bool = False) -> ReportCase | None:
    """Return a case; with `lock`, nobody else answers it until the transaction ends."""
    return await session.get(ReportCase, case_id, with_for_update=lock)


async def cases_of_player(session: AsyncSession, player_id: str) -> list[ReportCase]:
    """Return all cases about a player, newest first."""
    return list(await session.scalars(OF_PLAYER, {"player": player_id}))


async def of_case(session: AsyncSession, case_id: str) -> list[tuple[PlayerReport, str]]:
    """Return the reports of a case with the names of their reporters, oldest first."""
    found = await session.execute(OF_CASE, {"case": case_id})
    return [(report, name) for report, name in found]


async def made_by(session: AsyncSession, reporter_id: str) -> int:
    """Return how many reports a player has made."""
    return (await session.scalars(NUMBER_MADE, {"player": reporter_id})).one()


async def plays_in_case(session: AsyncSession, case_id: str, operator_id: str) -> bool:
    """Whether an operator has a seat in a match of this case that is not over."""
    matches = select(PlayerReport.about_match).where(PlayerReport.case_id == case_id)
    wanted = (
        select(Seat.match_id)
        .join(Match, Match.id == Seat.match_id)
        .where(
            Seat.match_id.in_(matches),
            or_(Seat.player_id == operator_id, Seat.first_id == operator_id),
            Match.finished_at.is_(None),
        )
    )
    return (await session.scalars(wanted.limit(1))).first() is not None


async def matches_of(session: AsyncSession, case_id: str) -> set[str]:
    """Return the matches that the reports of a case name."""
    wanted = select(PlayerReport.about_match).where(
        PlayerReport.case_id == case_id, PlayerReport.about_match.is_not(None)
    )
    return {one for one in await session.scalars(wanted) if one is not None}


async def tournaments_of(session: AsyncSession, case_id: str) -> set[str]:
    """Return the tournaments that the reports of a case name."""
    wanted = select(PlayerReport.about_tournament).where(
        PlayerReport.case_id == case_id, PlayerReport.about_tournament.is_not(None)
    )
    return {one for one in await session.scalars(wanted) if one is not None}


async def reporters_of(session: AsyncSession, case_id: str) -> set[str]:
    """Return the players who made the reports of a case."""
    return set(await session.scalars(select(PlayerReport.reporter_id).where(PlayerReport.case_id == case_id)))
