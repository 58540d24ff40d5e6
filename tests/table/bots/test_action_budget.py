"""What is played without a person shares one budget of actions, whoever opened it and for whatever reason."""

import asyncio
from typing import Any

import pytest
from msgspec import structs

from app.api.access.identity import new_player
from app.api.services import Services
from app.db.queries import running_matches
from app.errors import Conflict
from app.table.bots.action_budget import ActionBudget
from app.table.bots.bot_player import BotPlayers, Decide
from app.table.bots.thinking_pool import ThinkingPool
from app.table.lobby.lobby_service import UNATTENDED_OF_A_HOST
from app.table.state.match_settings import MatchRequest, MatchSettings
from app.table.table import Table
from tests.support.matches.tables import start_table
from tests.support.servers.server_parts import Time, serving

pytestmark = [pytest.mark.anyio, pytest.mark.db]

NEXT_TO_NOTHING = 1e-9
LONG_ENOUGH = 10  # The unit is turns of the loop.


class Clock:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_actions_queue_for_the_budget_and_servers_share_it() -> None:
    clock, servers = Clock(), 1
    budget = ActionBudget(10.0, lambda: servers, clock)

    alone = [budget.reserve() for _ in range(3)]
    clock.now += 1.0
    servers = 2
    shared = [budget.reserve() for _ in range(3)]

    assert alone == pytest.approx([0.0, 0.1, 0.2])
    assert shared == pytest.approx([0.0, 0.2, 0.4])


def of_a_tournament(table: Table) -> None:
    table.header = structs.replace(table.header, tournament_id="cup")
    for seat in table.seats:
        seat.bot = "random"


def left(table: Table) -> None:
    for seat in table.seats:
        seat.away = seat.left = True


def resigned_and_silent(table: Table) -> None:
    table.seats[0].resigned, table.seats[1].idle = True, True


@pytest.mark.parametrize("without_a_person", [of_a_tournament, left, resigned_and_silent])
async def test_without_a_person_actions_wait_for_the_budget_until_a_person_comes(
    services: Services, without_a_person: Any
) -> None:
    table, _ = await start_table(services)
    assert table.position
    before = [structs.replace(seat) for seat in table.seats]
    without_a_person(table)
    budget, served = ActionBudget(NEXT_TO_NOTHING), asyncio.Event()
    budget.reserve()

    async def serve(match_id: str, decide: Decide) -> bool:
        served.set()
        return False

    bots = BotPlayers(0, serve, ThinkingPool(), budget)
    bots.attend(table)
    for _ in range(LONG_ENOUGH):
        await asyncio.sleep(0)
    waits = bots.is_busy(table) and not served.is_set()
    table.seats = before
    bots.attend(table)

    await asyncio.wait_for(served.wait(), 60)
    assert waits
    await bots.stop()


async def test_of_many_started_at_once_in_two_processes_only_so_many_run(
    services: Services, database_url: str, time: Time
) -> None:
    host = (await new_player(services, "Ann"))[0].id
    request = MatchRequest(
        settings=MatchSettings(game="hockey_game"), seats=2, sit=False, bots={0: "easy", 1: "easy"}
    )
    async with serving(database_url, time) as other:
        for one in (services, other):
            one.referee._bot_players._budget = ActionBudget(NEXT_TO_NOTHING)
            one.referee._bot_players._budget.reserve()
        tables = [(one, await one.lobby.create(host, request)) for one in (services, other) for _ in range(3)]

        answers = await asyncio.gather(
            *(one.starts.start(table, host) for one, table in tables), return_exceptions=True
        )
        async with services.sessions() as session:
            running = await running_matches.hosts_of_unattended(session)

    refused = [answer for answer in answers if isinstance(answer, Conflict)]
    assert len(running) == UNATTENDED_OF_A_HOST
    assert len(refused) == len(tables) - UNATTENDED_OF_A_HOST
