"""The viewers of a tournament are told of its changes, and of no other's."""

import pytest

from app.tournaments.news import TournamentNews

pytestmark = pytest.mark.anyio


async def test_every_viewer_of_the_changed_tournament_is_told() -> None:
    news = TournamentNews()
    async with news.watching("one") as first, news.watching("one") as second, news.watching("two") as other:
        news.publish("one")

        assert (first.is_set(), second.is_set(), other.is_set()) == (True, True, False)


async def test_a_process_that_is_alone_misses_nothing_and_looks_at_nothing_again() -> None:
    news = TournamentNews()
    async with news.watching("one") as changed:
        news.receive_all()

        assert not changed.is_set()


async def test_after_the_last_viewer_nobody_is_told() -> None:
    news = TournamentNews()
    async with news.watching("one") as changed:
        pass

    news.publish("one")

    assert not changed.is_set()
