"""What the start page calls live: something has happened there lately, or somebody watches."""

import pytest

from app.api.home import live_now
from app.api.site import Site
from app.table.channel import Channel
from app.table.clock import Days
from app.table.table import Table
from tests.standing import Time
from tests.table.test_absence import Way
from tests.table.test_clock_at_table import act, started

pytestmark = [pytest.mark.anyio, pytest.mark.db, pytest.mark.usefixtures("time")]


async def live(site: Site) -> set[str]:
    async with site.sessions() as session:
        return {card.id for card in await live_now(session, site, None, "en")}


async def test_for_five_minutes_after_an_action(site: Site, time: Time) -> None:
    table, people = await started(site, None)
    time.after(minutes=4)
    await act(site, table, people)

    time.after(minutes=4, seconds=59)
    assert await live(site) == {table.header.id}
    time.after(seconds=1)
    assert await live(site) == set()


async def test_by_days_for_a_period(site: Site, time: Time) -> None:
    table, _ = await started(site, Days(2))

    time.after(hours=47)
    assert await live(site) == {table.header.id}
    time.after(hours=1)
    assert await live(site) == set()


async def test_as_long_as_somebody_watches(site: Site, time: Time) -> None:
    quiet, _ = await started(site, None)
    time.after(hours=1)
    watch(quiet)

    assert await live(site) == {quiet.header.id}


def watch(table: Table) -> None:
    table.join(Channel(None, Way(), table.state_for), None)
