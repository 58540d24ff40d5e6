"""Searches run in other processes: the table stays free, and a search for a past position is cancelled."""

import asyncio
import os
import random
import signal
from multiprocessing import active_children
from multiprocessing.process import BaseProcess
from typing import Any

import pytest

from app.api.access.identity import new_player
from app.api.services import Services
from app.engine.analysis.decisions import MatchDecision
from app.engine.analysis.judge import judge
from app.games.extraliga import GAME
from app.table.bots import thinking_pool
from app.table.bots.thinking_pool import ThinkingPool
from app.table.state.match_settings import MatchRequest, MatchSettings
from app.table.table import Table
from tests.support.matches.listening import Listener
from tests.support.matches.tables import play_randomly, start_table

pytestmark = [pytest.mark.anyio, pytest.mark.db]

AN_HOUR = 3600.0


class Slow(ThinkingPool):
    """A search that never ends, and notes that it was asked and that it was cancelled."""

    def __init__(self) -> None:
        super().__init__(0.0)
        self.asked, self.told_to_stop = asyncio.Event(), asyncio.Event()

    @property
    def is_ready(self) -> bool:
        return True

    async def decide(self, *about: Any, key: str | None = None) -> Any:
        self.asked.set()
        try:
            await asyncio.Event().wait()
        finally:
            self.told_to_stop.set()


async def to_a_pick(services: Services) -> tuple[Table, list[str]]:
    """Return a draft in which the seats to pick have something to think about."""
    return await start_table(services, game=GAME.id)


class Wanted:
    """Asks for a number of samples, and then for no more."""

    def __init__(self, worlds: int) -> None:
        self.left = worlds

    def __getitem__(self, place: int) -> bool:
        self.left -= 1
        return self.left < 0


async def test_after_every_world_it_is_asked_whether_it_is_still_wanted(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = await to_a_pick(services)
    wanted = Wanted(2)
    monkeypatch.setattr(thinking_pool, "_stopped", wanted)

    thinking_pool._decide(GAME.id, "hard", table.position.state, table.position.to_act[0], AN_HOUR, 0)

    assert wanted.left == -1


async def test_a_thought_is_an_offered_action_and_a_cancelled_one_makes_room(services: Services) -> None:
    table, _ = await to_a_pick(services)
    about = (GAME, "hard", table.position.state, table.position.to_act[0])
    few = ThinkingPool(0.0, processes=1)

    first = await asyncio.gather(*(few.decide(*about) for _ in range(2)))
    few.seconds = AN_HOUR
    long = asyncio.create_task(few.decide(*about))
    await asyncio.sleep(0)
    long.cancel()
    await asyncio.wait([long])
    told_to_stop = list(few._processes.stops)
    few.seconds = 0.0
    after = await asyncio.wait_for(few.decide(*about), 120)

    assert told_to_stop == [1]
    assert {*first, after} <= set(table.position.legal(about[3]))
    await few.stop()


async def one_process() -> tuple[ThinkingPool, BaseProcess]:
    """Return a pool whose one process has started, and that process."""
    others, few = {*active_children()}, ThinkingPool(0.0, processes=1)
    few.start()
    await asyncio.wait_for(few.wait_until_ready(), 120)
    (process,) = {*active_children()} - others
    return few, process


async def test_a_process_that_dies_idle_stops_nobody_from_thinking(services: Services) -> None:
    table, _ = await to_a_pick(services)
    about = (GAME, "hard", table.position.state, table.position.to_act[0])
    few, process = await one_process()

    process.kill()
    await asyncio.to_thread(process.join)
    chosen = await asyncio.wait_for(asyncio.gather(*(few.decide(*about) for _ in range(3))), 120)

    assert set(chosen) <= set(table.position.legal(about[3]))
    await few.stop()


async def test_a_process_that_hangs_is_replaced_and_a_quick_choice_is_played(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = await to_a_pick(services)
    seat = table.position.to_act[0]
    about = (GAME, "hard", table.position.state, seat)
    few, process = await one_process()
    assert process.pid
    os.kill(process.pid, signal.SIGSTOP)
    services.referee._bot_players._thinking_pool = few

    monkeypatch.setattr(thinking_pool, "PATIENCE_S", 0.0)
    quick = await services.referee.recommend(table.position, seat)
    monkeypatch.undo()

    await asyncio.to_thread(process.join)
    chosen = await asyncio.wait_for(few.decide(*about), 120)
    assert {quick, chosen} <= set(table.position.legal(seat))
    await few.stop()


async def test_a_match_that_moves_on_ends_the_thought(services: Services) -> None:
    table, people = await to_a_pick(services)
    slow = Slow()
    services.referee._bot_players._thinking_pool = slow
    table.seats[table.position.to_act[0]].bot = "hard"

    services.referee.attend(table)
    await asyncio.wait_for(slow.asked.wait(), 60)
    await play_randomly(
        services, table, people, 1, seed=table.seq
    )  # The table is free while the search runs.

    await asyncio.wait_for(slow.told_to_stop.wait(), 60)


async def test_what_was_thought_out_is_played(services: Services) -> None:
    table, _ = await to_a_pick(services)
    before, listener = table.seq, Listener(table)
    table.seats[table.position.to_act[0]].bot = "hard"

    services.referee.attend(table)

    await listener.sees(before + 1)
    assert table.position.seq > before


class Asleep(ThinkingPool):
    """A pool whose processes never begin."""

    def __init__(self) -> None:
        super().__init__()
        self.called = 0

    @property
    def is_ready(self) -> bool:
        return False

    def start(self) -> None:
        self.called += 1

    async def decide(self, *about: Any, key: str | None = None) -> Any:
        raise AssertionError("nobody waits for a process to begin")


async def test_nobody_waits_for_a_process_to_begin(services: Services) -> None:
    table, _ = await to_a_pick(services)
    before, listener, asleep = table.seq, Listener(table), Asleep()
    services.referee._bot_players._thinking_pool = asleep
    table.seats[table.position.to_act[0]].bot = "hard"

    services.referee.attend(table)

    await listener.sees(before + 1)
    assert asleep.called


async def test_who_thinks_wakes_them_by_sitting_down(services: Services) -> None:
    asleep = Asleep()
    services.referee._bot_players._thinking_pool = asleep
    host = (await new_player(services, "Ann"))[0].id
    table = await services.lobby.create(host, MatchRequest(settings=MatchSettings(game=GAME.id), seats=3))

    await services.lobby.seat_bot(table, host, 1, "normal")
    weak = asleep.called
    await services.lobby.seat_bot(table, host, 2, "hard")

    assert (weak, asleep.called) == (0, 1)


async def test_they_are_awake_when_a_process_has_begun() -> None:
    few = ThinkingPool(processes=1)
    before = few.is_ready
    few.start()

    await asyncio.wait_for(few.wait_until_ready(), 120)

    assert (before, few.is_ready) == (False, True)
    await few.stop()


async def test_an_analysis_gives_way_to_a_computer_player_and_comes_to_the_same(services: Services) -> None:
    table, _ = await to_a_pick(services)
    state, seat = table.position.state, table.position.to_act[0]
    decision = MatchDecision(1, 1, seat, state, (table.position.legal(seat)[-1],))
    few, _ = await one_process()
    judging = asyncio.create_task(few.judge(GAME, decision, "seed"))
    async with asyncio.timeout(120):
        while True:
            await asyncio.sleep(0)
            if few._processes._judging:
                break

    chosen = await asyncio.wait_for(few.decide(GAME, "hard", state, seat), 120)
    was_judged = judging.done()
    judgement = await asyncio.wait_for(judging, 120)

    assert chosen in table.position.legal(seat)
    assert not was_judged
    assert judgement == judge(GAME, decision, "seed", random.Random)
    await few.stop()
