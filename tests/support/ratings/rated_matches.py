"""Matches of rated tables, and what they do to ratings."""

import asyncio
from collections.abc import Sequence

from app.api.access.identity import new_player
from app.api.services import Services
from app.db.job_kinds import JobKind
from app.db.queries import scheduled_jobs
from app.db.queries.ratings import leaderboards
from app.table.ratings.skill import Skill
from app.table.state.match_settings import MatchRequest, MatchSettings


async def play_rated(
    services: Services,
    people: Sequence[str] = (),
    others: Sequence[str] = (),
    game: str = "um_reifenbreite",
    take: bool = True,
) -> tuple[str, list[str]]:
    """Play a rated match of two in which the first one resigns; return its id and the players by seat.

    `people` are both players, `others` only the second one; those who are missing are new ones. With `take`
    the ratings have changed when this returns.
    """
    seated = [*people]
    while len(seated) + len(others) < 2:
        seated.append((await new_player(services, f"P{len(seated)}"))[0].id)
    seated += others
    wanted = MatchRequest(settings=MatchSettings(game=game, rated=True), seats=2)
    table = await services.lobby.create(seated[0], wanted)
    await services.seating.sit(table, seated[1])
    await services.starts.start(table, seated[0])
    await services.referee.resign(table, seated[0])
    if take:
        await until_taken(services, table.header.id)
    return table.header.id, seated


async def until_taken(services: Services, match_id: str) -> None:
    """Wait until the job that takes a finished match has run."""
    services.scheduler.wake_by(services.scheduler.now())
    async with asyncio.timeout(30):
        while True:
            async with services.sessions() as session:
                if await scheduled_jobs.due_at(session, match_id, JobKind.RATING) is None:
                    return
            await asyncio.sleep(0)


async def rating_points(
    services: Services, people: Sequence[str], game: str = "um_reifenbreite"
) -> list[int]:
    """Return the ratings of these players in a game, 1500 for those without."""
    found = []
    async with services.sessions() as session:
        for player_id in people:
            rows = [row for row in await leaderboards.of_player(session, player_id) if row.game == game]
            found.append(Skill(rows[0].mu, rows[0].sigma).points if rows else Skill().points)
    return found
