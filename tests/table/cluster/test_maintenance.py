"""Maintenance is near, goes on and is over by the clock, or when operators withdraw it."""

from datetime import timedelta

import pytest

from app.errors import OnBreak
from app.table.cluster.maintenance import NO_START_FOR, STANDS_FOR, Break, Maintenance
from tests.support.servers.server_parts import Time

MINUTE = timedelta(minutes=1)


@pytest.fixture
def clock() -> Time:
    return Time()


def begun(clock: Time) -> tuple[Maintenance, Break]:
    """Return maintenance of five minutes that has just begun."""
    maintenance, coming = Maintenance(clock), Break(clock.now + 20 * MINUTE, clock.now + 25 * MINUTE)
    maintenance.announce(coming)
    clock.now = coming.begins_at
    return maintenance, coming


@pytest.mark.parametrize(
    ("before", "by_days", "may"),
    [(NO_START_FOR + MINUTE, False, True), (NO_START_FOR, False, False), (2 * MINUTE, True, True)],
)
def test_live_matches_begin_until_ten_minutes_before(
    clock: Time, before: timedelta, by_days: bool, may: bool
) -> None:
    maintenance, coming = begun(clock)
    clock.now = coming.begins_at - before

    assert (maintenance.without_starts(by_days=by_days) is None) is may
    assert maintenance.resting() is None
    maintenance.check_wake()


@pytest.mark.parametrize("before", [timedelta(0), STANDS_FOR])
def test_nothing_begins_and_nobody_wakes_from_a_minute_before_on(clock: Time, before: timedelta) -> None:
    maintenance, coming = begun(clock)
    clock.now -= before

    assert maintenance.resting() == coming
    for refused in (maintenance.check_wake, maintenance.check_start):
        with pytest.raises(OnBreak):
            refused()
    with pytest.raises(OnBreak):
        maintenance.check_start(by_days=True)


def test_its_end_is_known_after_it_is_no_longer_announced(clock: Time) -> None:
    maintenance, coming = begun(clock)
    assert maintenance.last_end() is None
    clock.now = coming.ends_at + MINUTE

    assert maintenance.last_end() == coming.ends_at
    maintenance.announce(None)
    assert maintenance.last_end() == coming.ends_at


def test_it_ends_when_it_is_withdrawn(clock: Time) -> None:
    maintenance, _ = begun(clock)
    clock.after(minutes=1)
    maintenance.announce(None)

    assert maintenance.last_end() == clock.now and maintenance.resting() is None
