"""The parts of a tournament's page as its channel sends them."""

from datetime import UTC, datetime

import msgspec
import pytest

from app.api.services import Services
from app.api.tournaments.live_drawing import live_drawing
from app.db.queries import tournaments
from app.engine.types import Outcome, Placement
from app.tournaments.repository import Store
from tests.tournaments.test_results import started_cup

pytestmark = [pytest.mark.anyio, pytest.mark.db]


@pytest.mark.parametrize("reason", ["golden_goal", "regulation"])
async def test_how_a_match_was_decided_is_said_in_words(services: Services, reason: str) -> None:
    """The texts of some games spell their reasons with hyphens."""
    cup, _ = await started_cup(services)
    outcome = Outcome((Placement(0, 1, 2), Placement(1, 2, 1)), reason)
    async with Store(services.tables, services.tournaments.news).changing(cup) as (tournament, session):
        number = tournament.due()[0].number
        body = {"report": msgspec.to_builtins(outcome)}
        tournaments.add_entry(session, tournament.entry("result", datetime.now(UTC), body, fixture=number))

    drawing = await live_drawing(services, cup, "en", tables=[])

    shown = drawing.draw("meeting", drawing.fixtures[number])
    assert {"golden_goal": "Golden goal in overtime", "regulation": "Won after three periods"}[
        reason
    ] in shown
