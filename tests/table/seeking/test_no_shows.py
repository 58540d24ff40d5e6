"""A pause grows with each match to which a player did not come."""

from datetime import UTC, datetime, timedelta

from app.table.seeking.no_shows import pause_after

NOW = datetime(2026, 3, 6, 20, 0, tzinfo=UTC)


def test_the_second_no_show_pauses_for_ten_minutes_and_later_ones_for_longer() -> None:
    lengths = [pause_after([NOW] * number, NOW) for number in range(7)]

    minutes = [length and length / timedelta(minutes=1) for length in lengths]
    assert minutes == [None, None, 10, 20, 40, 120, 120]


def test_a_pause_ends() -> None:
    no_shows = [NOW - timedelta(hours=3), NOW - timedelta(minutes=9)]

    assert pause_after(no_shows, NOW) == timedelta(minutes=1)
    assert pause_after(no_shows, NOW + timedelta(minutes=1)) is None
