"""Opens the match of people who have found each other, in the transaction that ends their searches."""

from collections.abc import Mapping
from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncSession

from app.db.job_kinds import JobKind
from app.db.models import Match, Seat
from app.db.queries import matches, scheduled_jobs
from app.engine.contract import AnyGame
from app.table.clock.time_control import clock_of_preset
from app.table.seeking.meetings.wish import Pace
from app.table.state.bot_strengths import default_strength
from app.table.state.match_settings import MatchRequest, MatchSettings, new_match
from app.table.state.player_words import seat_player
from app.table.state.waiting_rules import record_host_presence


async def open_match(
    session: AsyncSession,
    game: AnyGame,
    words: Mapping[str, str | None],
    pace: Pace,
    is_rated: bool,
    seats: int,
    now: datetime,
) -> Match:
    """Open a public table with these people, who have the first seats; computers have the others.

    `words` has the commitments of their words by player. The match is to be started after the commit.
    """
    people = [*words]
    request = MatchRequest(settings=settings_of(game, pace, is_rated), seats=seats)
    match = new_match(game, people[0], request)
    rows = [Seat(match_id=match.id, seat=number) for number in range(seats)]
    for row, player_id in zip(rows, people, strict=False):
        seat_player(row, player_id, words[player_id], now)
    for row in rows[len(people) :]:
        row.bot = default_strength(game)
    look = record_host_presence(match, here=False, now=now)
    await matches.add(session, match, rows)
    if look is not None:
        await scheduled_jobs.schedule(session, match.id, JobKind.LOBBY_EXPIRY, look)
    return match


def settings_of(game: AnyGame, pace: Pace, is_rated: bool) -> MatchSettings:
    """Return the settings of a match that was found: the options that are usual, and the game's own clock."""
    presets = game.time_control_presets
    clock = clock_of_preset(getattr(presets, pace)) if presets is not None else None
    return MatchSettings(game=game.id, clock=clock, rated=is_rated)
