"""Stores match reports and counts dice: when a match ends, and reports again when VERSION rises."""

import asyncio
from collections.abc import Callable, Sequence

import msgspec
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from app.db.job_kinds import JobKind
from app.db.models import Action
from app.db.queries import actions, match_stories
from app.db.queries.people import results
from app.table.registry.table_registry import TableRegistry
from app.table.replay.position_loader import DamagedMatch
from app.table.scheduler import Scheduler
from app.table.stories.story import VERSION, Story
from app.table.stories.story_builder import build_story
from app.table.table import Table


class StoryService:
    """Builds the story of a match by a job when it ends, and counts the dice of its players."""

    def __init__(
        self, tables: TableRegistry, scheduler: Scheduler, on_tournament_changed: Callable[[str], None]
    ) -> None:
        """Build stories. `on_tournament_changed` is called with the id of the match's tournament."""
        self._tables = tables
        self._on_tournament_changed = on_tournament_changed
        scheduler.register(JobKind.STORY, self._build)

    async def _build(self, match_id: str) -> None:
        table = await self._tables.load(match_id)
        if table.uncertain or table.outcome is None:
            async with table.lock:
                await self._tables.catch_up(table)
        async with self._tables.sessions.begin() as session:
            await results.count_dice(session, match_id)
        if table.game is None or table.outcome is None:
            return
        async with self._tables.sessions() as session:
            rows = await actions.all_of_finished(session, match_id)
        await load_or_build_story(self._tables.sessions, table, rows)
        if table.header.tournament_id is not None:
            self._on_tournament_changed(table.header.tournament_id)


async def load_or_build_story(
    sessions: async_sessionmaker[AsyncSession], table: Table, rows: Sequence[Action]
) -> Story | None:
    """Load the stored story, else build it in a thread and store it.

    Returns None if the match can no longer be replayed.
    """
    match_id = table.header.id
    async with sessions() as session:
        kept = await match_stories.load(session, match_id, VERSION)
    if kept is not None:
        return msgspec.convert(kept, Story)
    try:
        story = await asyncio.to_thread(build_story, table, rows)
    except DamagedMatch:
        return None
    people = sum(seat.player_id is not None for seat in table.seats)
    weight = story.weight(people, table.spectators()[0])
    async with sessions.begin() as session:
        await match_stories.store(session, match_id, VERSION, weight=weight, story=msgspec.to_builtins(story))
    return story
