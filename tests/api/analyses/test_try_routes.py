"""A marked decision is tried again at the seat's own table, by nobody else; every answer has its worth."""

import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from app.api.analyses.analysis_text import is_good
from app.api.analyses.try_routes import Asked, Refusal, TryPosition, asked_again, tried
from app.api.services import Services
from app.db.queries import actions
from app.db.queries.analyses import match_analyses
from app.engine.analysis.judge import judge
from app.errors import NotFound
from app.table.analyses.match_report import version_of
from app.table.table import Table
from app.table.wire.document import PlayerView
from tests.games.test_analysis import FEW
from tests.support.analyses.stored_report import report_of
from tests.support.matches.tables import play_randomly, start_table

pytestmark = [pytest.mark.anyio, pytest.mark.db]


async def ready(services: Services) -> tuple[Table, list[str], Any, list[Any]]:
    """Return a finished race with an analysis that marks one decision of seat 0, the row of its action, and
    all actions that were possible then; the second one is said to be the best.
    """
    table, people = await start_table(services, game="um_reifenbreite")
    await play_randomly(services, table, people, 40)
    await services.referee.resign(table, people[1])
    async with services.sessions() as session:
        rows = await actions.all_of_finished(session, table.header.id)
    for row in rows:
        past = await services.tables.past_position(table, max(0, row.seq - 1))
        offered = [] if row.seat != 0 else past.position.legal(0)
        if len(offered) > 2 and row.seq > 8 and row.action in (raw := msgspec.to_builtins(offered)):
            break
    best = next(one for one in raw if one != row.action)
    report = report_of(table.header.id, row.seq, row.action, best)
    async with services.sessions.begin() as session:
        await match_analyses.begin(session, table.header.id, version_of(table.game), services.scheduler.now())
        await match_analyses.finish(session, table.header.id, report)
    return table, people, row, [best, row.action, *(one for one in raw if one not in (best, row.action))]


@pytest.fixture
def judged_here(services: Services, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Judge in this process, in few worlds; returns the list of what was compared, and found."""
    found: list[Any] = []

    async def here(game, decision, seed):
        quick = replace(game, analysis=replace(game.analysis, worlds=FEW))
        found.append((decision, judge(quick, decision, seed, random.Random)))
        return found[-1][1]

    monkeypatch.setattr(services.analyses._pool, "judge", here)
    return found


async def test_answers_are_played_and_judged_at_the_seats_own_table(services: Services, judged_here) -> None:
    table, people, row, (best, chosen, other, *_) = await ready(services)
    mine, yours = (PlayerView(one, "") for one in people)

    asked = await asked_again(services, table, mine, 1, "en")

    async def after(*path: Any) -> TryPosition | Refusal:
        return await tried(services, table, asked, list(path), "en", "here")

    opening, same, again = await after(), await after(best), await after(chosen)
    judged = await after(other)
    refused = await after({"type": "draft"} if row.action["type"] != "draft" else {"type": "roll"})

    assert isinstance(asked, Asked) and isinstance(opening, TryPosition) and opening.verdict is None
    assert opening.doc.seq == row.seq - 1 and opening.doc.viewer.seat == 0 and opening.doc.status == "playing"
    assert chosen in msgspec.json.decode(opening.doc.actions) and opening.doc.clock is None
    assert same.verdict.good and same.verdict.says == "The computer would do the same: 42% to win."
    assert not again.verdict.good and again.verdict.says == "Not yet: it costs 12%."
    ((decision, worth),) = judged_here
    assert decision.against is not None and not worth.choices
    assert judged.verdict.good == (worth.worlds == 0 or is_good(worth.gains[0], worth.error))
    assert isinstance(refused, Refusal) and refused.refused.text
    for nobody, number in ((yours, 1), (None, 1), (mine, 2), (mine, 0)):
        with pytest.raises(NotFound):
            await asked_again(services, table, nobody, number, "en")
