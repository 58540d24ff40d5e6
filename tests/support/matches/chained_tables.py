"""Matches in memory whose chance has version 2, in a process without a server."""

from typing import Any

from app.api.access.identity import new_player
from app.api.services import Services
from app.table.clock.time_control import Bank
from app.table.state.match_settings import MatchRequest, MatchSettings
from app.table.table import Table

GAME = "um_reifenbreite"


async def chained_table(services: Services, **settings: Any) -> tuple[Table, list[str]]:
    """Return a match of two whose chance has version 2, and its players by seat."""
    people = [(await new_player(services, name))[0].id for name in ("Ann", "Ben")]
    clock = Bank(600_000, 0)
    wanted = MatchRequest(settings=MatchSettings(game=GAME, clock=clock, **settings), seats=2)
    table = await services.lobby.create(people[0], wanted)
    await services.seating.sit(table, people[1], None, table.header.code)
    await services.starts.start(table, people[0])
    return table, people


async def give_time(services: Services, table: Table, people: list[str]) -> None:
    assert table.position is not None
    to = table.position.to_act[0]
    await services.clocks.give_time(table, people[1 - to], to)
