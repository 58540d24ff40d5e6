"""Moderation forgets a former player at once, and everybody else after a year."""

from datetime import timedelta

import pytest
from sqlalchemy import select

from app.api.access.identity import new_player
from app.api.moderation.decisions import Decision, decide
from app.api.moderation.report_form import Reported, _store
from app.api.moderation.retention import clean_up
from app.api.services import Services
from app.db.base import Base
from app.db.moderation import forgetting
from app.db.moderation.models import DeskEntry, PlayerReport, ReportCase, Sanction
from app.db.queries import chat
from app.db.rows.former import FormerPlayer
from app.table.wire.document import PlayerView
from tests.support.matches.tables import start_table
from tests.support.servers.server_parts import Time

pytestmark = [pytest.mark.anyio, pytest.mark.db, pytest.mark.usefixtures("time")]


async def rows(services: Services, table: type[Base]) -> int:
    async with services.sessions() as session:
        return len([*await session.scalars(select(table))])


async def warned(services: Services) -> tuple[str, str]:
    """Let Ann report a line of Ben's that stands beside her own one, and an operator warn Ben."""
    ids = [(await new_player(services, name))[0].id for name in ("Ann", "Ben", "Jana")]
    lines = [{"id": one, "player": ids[one], "seat": one, "text": "x", "at": ""} for one in (0, 1)]
    about = Reported(PlayerView(ids[1], "Ben"), "abc", 1, lines)
    await _store(services, ids[0], about, "insult", "words")
    async with services.sessions() as session:
        case = (await session.scalars(select(ReportCase.id))).one()
    await decide(services, ids[2], ids[1], Decision("warn", "Insults of Ben's"), case)
    return ids[0], ids[1]


async def test_a_former_player_who_was_reported_leaves_a_line_of_the_log_alone(services: Services) -> None:
    _, ben = await warned(services)
    async with services.sessions.begin() as session:
        await forgetting.forget(session, ben)

    assert [await rows(services, table) for table in (ReportCase, PlayerReport, Sanction)] == [0, 0, 0]
    async with services.sessions() as session:
        assert [*await session.scalars(select(DeskEntry.reason))] == [""]


async def test_the_lines_of_a_former_player_leave_the_reports_of_others(services: Services) -> None:
    await warned(services)
    ann, ben, cid = [(await new_player(services, name))[0].id for name in ("Ann", "Ben", "Cid")]
    lines = [
        {"id": number, "player": one, "seat": 0, "text": "x", "at": ""}
        for number, one in enumerate((ben, cid))
    ]
    await _store(services, ann, Reported(PlayerView(ben, "Ben"), "abc", 0, lines), "insult", "")
    async with services.sessions.begin() as session:
        await forgetting.forget(session, cid)
        (kept,) = await session.scalars(select(PlayerReport.lines).where(PlayerReport.reporter_id == ann))

    assert [one["player"] for one in kept] == [ben]


async def test_what_is_over_is_kept_for_a_year(services: Services, time: Time) -> None:
    _, ben = await warned(services)
    async with services.sessions.begin() as session:
        (await session.scalars(select(Sanction).where(Sanction.player_id == ben))).one().read_at = time.now
    found = []
    for days in (364, 2):
        time.after(days=days)
        await clean_up(services)
        found.append([await rows(services, one) for one in (ReportCase, PlayerReport, Sanction, DeskEntry)])

    assert found == [[1, 1, 1, 1], [0, 0, 0, 0]]


async def test_chat_is_kept_for_ninety_days(services: Services, time: Time) -> None:
    table, (ann, _) = await start_table(services)
    for days in (91, 89):
        async with services.sessions.begin() as session:
            line = await chat.add(session, table.header.id, ann, 0, f"{days} days old")
            line.at = time.now - timedelta(days=days)
    await clean_up(services)
    async with services.sessions() as session:
        kept = [line.text for line, _ in await chat.latest(session, table.header.id)]

    assert kept == ["89 days old"]


async def test_a_closed_account_falls_asleep_after_thirty_days_unless_its_answer_waits(
    services: Services, time: Time
) -> None:
    jana, ben, eve = [(await new_player(services, name))[0].id for name in ("Jana", "Ben", "Eve")]
    for one in (ben, eve):
        await decide(services, jana, one, Decision("close", "Insults"), None)
    async with services.sessions.begin() as session:
        of_eve = (await session.scalars(select(Sanction).where(Sanction.player_id == eve))).one()
        of_eve.answer, of_eve.answered_at = "No", time.now
    time.after(seconds=timedelta(days=31).total_seconds())
    await clean_up(services)

    async with services.sessions() as session:
        assert [*await session.scalars(select(FormerPlayer.player_id))] == [ben]
