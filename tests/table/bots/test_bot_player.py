"""A computer player lets nobody wait, and does not play a watched match too fast to be followed."""

import asyncio
import random
from itertools import groupby
from typing import Any

import pytest
from msgspec import structs

from app.api.services import Services
from app.db import journal
from app.engine.catalog import catalog
from app.engine.chance import FairChance
from app.engine.computer_moves import final_choice
from app.engine.operations import complete_options
from app.table.bots import bot_player
from app.table.bots.bot_player import (
    DECISION_S,
    FALLBACKS,
    BotPace,
    BotPlayers,
    ChosenAction,
    Decide,
    decision_of,
)
from app.table.bots.thinking_pool import ThinkingPool
from app.table.state.position import Position
from app.table.table import Table
from app.table.wire.channel import Channel, Sender
from tests.support.matches.tables import start_table

pytestmark = [pytest.mark.anyio, pytest.mark.db]

AN_HOUR = 3600.0
LONG_ENOUGH = 10  # The unit is turns of the loop.


class Bell:
    """Serves nothing, and counts the requests to serve."""

    def __init__(self) -> None:
        self.rung = asyncio.Event()

    async def serve(self, match_id: str, decide: Decide) -> bool:
        self.rung.set()
        return False


def play_by_computer(table: Table, seats: tuple[int, ...]) -> None:
    for seat in seats:
        table.seats[seat].bot = "random"


async def test_where_a_person_sits_a_computer_acts_at_once(services: Services) -> None:
    table, _ = await start_table(services)
    assert table.position is not None
    play_by_computer(table, table.position.to_act)
    bell = Bell()

    BotPlayers(AN_HOUR, bell.serve, ThinkingPool()).attend(table)

    await asyncio.wait_for(bell.rung.wait(), 60)


async def test_computers_among_themselves_take_their_time(services: Services) -> None:
    table, _ = await start_table(services)
    play_by_computer(table, (0, 1))
    bell = Bell()
    bots = BotPlayers(AN_HOUR, bell.serve, ThinkingPool())

    bots.attend(table)
    for _ in range(LONG_ENOUGH):
        await asyncio.sleep(0)

    assert bots.is_busy(table)
    assert not bell.rung.is_set()
    await bots.stop()


async def test_in_a_tournament_nobody_waits_while_two_computers_play(services: Services) -> None:
    table, _ = await start_table(services)
    table.header = structs.replace(table.header, tournament_id="cup")
    play_by_computer(table, (0, 1))
    bell = Bell()

    BotPlayers(AN_HOUR, bell.serve, ThinkingPool()).attend(table)

    await asyncio.wait_for(bell.rung.wait(), 60)


def test_a_line_up_is_one_decision_and_waited_for_two_seconds_at_most() -> None:
    """However many actions a line-up takes, it is one decision; the next decision has its pause again."""
    game, rng, chance = catalog()["extraliga"], random.Random(1), FairChance(bytes(32))
    state = game.setup(complete_options(game, {}, 2), 2, chance).state
    pace, planned = BotPace(0.9), []
    while game.outcome(state) is None:
        seat = game.to_act(state)[0]
        asked = decision_of(game, state, seat, len(planned))
        planned.append((asked, pace.pause_before(asked)))
        assert game.computer is not None
        state = game.apply(
            state, seat, final_choice(game, game.computer, "normal", state, seat, rng), chance
        ).state

    waits = [[pause for _, pause in one] for _, one in groupby(planned, key=lambda entry: entry[0])]
    assert max(map(len, waits)) > DECISION_S / 0.9, "some take more actions than there is time for"
    assert max(map(sum, waits)) <= DECISION_S
    assert {pauses[0] for pauses in waits} == {0.9}


async def test_a_computer_player_goes_on_after_a_failure(services: Services, monkeypatch) -> None:
    table, people = await start_table(services)
    write, failed = journal.Journal.write, []

    async def fails_once(self, entry):
        if not failed:
            failed.append(entry)
            raise ConnectionError("gone")
        return await write(self, entry)

    monkeypatch.setattr(journal.Journal, "write", fails_once)
    over = asyncio.Event()

    async def sent(message: str) -> None:
        if '"path":"/status"' in message or '"status":"finished"' in message:
            over.set()

    channel = Channel(None, Sender(sent), table.state_for)
    table.join(channel, None)
    for seat, player in enumerate(people):
        await services.seating.leave(table, player, seat)
    await asyncio.wait_for(over.wait(), 60)

    assert failed
    assert table.outcome is not None


async def test_a_computer_that_fails_again_takes_the_first_legal_action(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = await start_table(services)
    assert table.position is not None
    seat, first = table.position.to_act[0], table.position.seq
    wanted = table.position.legal(seat)[0]
    table.seats[seat].bot = "random"
    counter = FALLBACKS.labels(table.position.game.id)
    before = counter._value.get()

    def fails(position: Position, seat: int, strength: str) -> Any:
        raise AssertionError("no ball")

    monkeypatch.setattr(bot_player, "instant_choice", fails)
    served: asyncio.Future[ChosenAction | None] = asyncio.Future()

    async def serve(match_id: str, decide: Decide) -> bool:
        served.set_result(await decide(table))
        return False

    bots = BotPlayers(0.0, serve, ThinkingPool())
    bots.attend(table)
    chosen = await asyncio.wait_for(served, 60)

    assert chosen is not None
    assert (chosen.position.seq, chosen.seat, chosen.action) == (first, seat, wanted)
    assert counter._value.get() == before + 1
