"""Stories are made when matches end, and made again when their version rises."""

import asyncio

import pytest

from app.api.listing.match_cards import match_cards
from app.api.services import Services
from app.api.spectating.watch_page import _best_replays
from app.db.job_kinds import JobKind
from app.db.models import Match
from app.db.queries import actions, match_lists, match_stories, scheduled_jobs
from app.table.stories import story_service
from app.table.stories.story import VERSION
from tests.support.matches.tables import start_table
from tests.tournaments.test_results import resign_the_match, started_cup


async def until_told(services: Services, match_id: str) -> None:
    """Wait until the jobs of the end of a match have run."""
    async with asyncio.timeout(30):
        while True:
            async with services.sessions() as session:
                if await scheduled_jobs.due_at(session, match_id, JobKind.STORY) is None:
                    return


@pytest.mark.anyio
@pytest.mark.db
async def test_a_story_is_made_at_the_end_and_kept_and_made_again_when_its_version_has_risen(
    services: Services, monkeypatch
) -> None:
    table, people = await start_table(services, game="hockey_game")
    await services.referee.resign(table, people[0])
    match_id = table.header.id
    await until_told(services, match_id)
    async with services.sessions() as session:
        assert await match_stories.load(session, match_id, VERSION)
        rows = await actions.all_of_finished(session, match_id)
    fresh = await story_service.load_or_build_story(services.sessions, table, rows)

    assert fresh is not None and fresh.headline is None
    async with services.sessions() as session:
        assert await match_stories.weights(session, [match_id]) == {match_id: 3 * len(people)}
    assert (
        await story_service.load_or_build_story(services.sessions, table, []) == fresh
    )  # The rows are gone, so the story was stored.
    monkeypatch.setattr(story_service, "VERSION", VERSION + 1)
    with pytest.raises(ValueError, match="unpack"):
        await story_service.load_or_build_story(services.sessions, table, [])
    assert await story_service.load_or_build_story(services.sessions, table, rows) == fresh


@pytest.mark.anyio
@pytest.mark.db
async def test_what_has_the_heavier_story_is_worth_a_replay_first(services: Services) -> None:
    ended = []
    for _ in range(3):
        table, people = await start_table(services)
        await services.referee.resign(table, people[0])
        ended.append(table.header.id)
        await until_told(services, table.header.id)
    async with services.sessions.begin() as session:
        for match_id in ended:
            match = await session.get_one(Match, match_id)
            # Otherwise the match would not be worth a replay.
            match.outcome = {**(match.outcome or {}), "reason": "played out"}
        await match_stories.store(session, ended[0], VERSION, 20, {})
        await match_stories.store(session, ended[2], VERSION, 3, {})

    async with services.sessions() as session:
        played = await match_lists.by_ids(session, ended)
        cards = await match_cards(session, services, None, "en", played)
        weights = await match_stories.weights(session, ended)

    found = _best_replays({match.id: match for match in played}, cards, weights)
    assert [card.id for card in found] == ended


@pytest.mark.anyio
@pytest.mark.db
async def test_the_tournament_of_a_match_hears_of_its_story(services: Services) -> None:
    told: list[str] = []
    story_service.StoryService(services.tables, services.scheduler, told.append)
    table, people = await start_table(services)
    cup, _ = await started_cup(services)

    await services.referee.resign(table, people[0])
    await until_told(services, table.header.id)
    await until_told(services, await resign_the_match(services, cup))

    assert told == [cup]
