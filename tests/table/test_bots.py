"""Computer players: nobody waits for them, and they do not play a match away that people look at."""

import asyncio

import pytest
from msgspec import structs

from app.api.site import Site
from app.table.bots import Bots, Decide
from app.table.table import Table
from app.table.thinkers import Thinkers
from tests.table.test_tables import started

pytestmark = [pytest.mark.anyio, pytest.mark.db]

AN_HOUR = 3600.0
LONG_ENOUGH = 10  # turns of the loop


class Bell:
    """Serves nothing, and notes that it was asked to."""

    def __init__(self) -> None:
        self.rung = asyncio.Event()

    async def serve(self, match_id: str, decide: Decide) -> bool:
        self.rung.set()
        return False


def play_by_computer(table: Table, seats: tuple[int, ...]) -> None:
    for seat in seats:
        table.seats[seat].bot = "random"


async def test_where_a_person_sits_a_computer_acts_at_once(site: Site) -> None:
    table, _ = await started(site)
    assert table.moment is not None
    play_by_computer(table, table.moment.to_act)
    bell = Bell()

    Bots(AN_HOUR, bell.serve, Thinkers()).attend(table)

    await asyncio.wait_for(bell.rung.wait(), 60)


async def test_computers_among_themselves_take_their_time(site: Site) -> None:
    table, _ = await started(site)
    play_by_computer(table, (0, 1))
    bell = Bell()
    bots = Bots(AN_HOUR, bell.serve, Thinkers())

    bots.attend(table)
    for _ in range(LONG_ENOUGH):
        await asyncio.sleep(0)

    assert bots.busy(table)
    assert not bell.rung.is_set()
    await bots.stop()


async def test_in_a_tournament_nobody_waits_while_two_computers_play(site: Site) -> None:
    table, _ = await started(site)
    table.header = structs.replace(table.header, tournament_id="cup")
    play_by_computer(table, (0, 1))
    bell = Bell()

    Bots(AN_HOUR, bell.serve, Thinkers()).attend(table)

    await asyncio.wait_for(bell.rung.wait(), 60)
