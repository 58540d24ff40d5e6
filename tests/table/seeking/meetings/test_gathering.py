"""More than two seats: newcomers join while the count runs down, if nobody's wish is against it."""

import random
from datetime import timedelta

from app.table.seeking.meetings.gathering import (
    COUNTS_AT_MOST,
    COUNTS_FOR,
    Countdown,
    is_full,
    offered,
    with_newcomer,
)
from app.table.seeking.meetings.pairing import Meeting, meetings
from app.table.seeking.meetings.wish import LIVE, Bars, Pace, RatedWish, Search
from tests.support.seeking.searches import may_play, random_pools
from tests.support.servers.server_parts import NOON

RACE = {"um_reifenbreite": frozenset({2, 3, 4})}


def gathered(*wishes: Search) -> Meeting:
    (meeting,) = meetings(wishes, Bars())
    return meeting


def test_each_newcomer_adds_half_a_minute_and_two_minutes_are_the_most() -> None:
    count = Countdown.begun(NOON)
    assert count.begins_at == NOON + COUNTS_FOR

    begins = []
    for _ in range(3):
        count = count.with_newcomer(NOON + timedelta(seconds=50), is_full=False)
        begins.append((count.begins_at - NOON).total_seconds())

    assert begins == [90, 120, COUNTS_AT_MOST.total_seconds()]


def test_the_last_seat_begins_the_match_at_once() -> None:
    meeting = gathered(Search("a", RACE, LIVE), Search("b", RACE, LIVE))
    for name in "cd":
        joined = with_newcomer(meeting, Search(name, RACE, LIVE), Bars())
        assert joined is not None
        meeting = joined
    now = NOON + timedelta(seconds=10)

    assert (len(meeting.members), meeting.seats, is_full(meeting)) == (4, 4, True)
    assert Countdown.begun(NOON).with_newcomer(now, is_full(meeting)).begins_at == now
    assert with_newcomer(meeting, Search("e", RACE, LIVE), Bars()) is None


def test_it_is_offered_to_the_one_who_has_waited_longest_of_those_who_fit() -> None:
    meeting = gathered(Search("a", RACE, LIVE), Search("b", RACE, LIVE))
    waiting = [
        Search("days", RACE, frozenset({Pace.DAYS})),
        Search("friendly", RACE, LIVE, RatedWish.FRIENDLY),
        Search("duel", {"um_reifenbreite": frozenset({2})}, LIVE),
        Search("blocked", RACE, LIVE),
        Search("first", RACE, LIVE),
        Search("second", RACE, LIVE),
    ]
    bars = Bars({"blocked": frozenset("a"), "a": frozenset({"blocked"})})

    found = offered(meeting, waiting, bars)

    assert found is not None and found.id == "first"


def test_whoever_joins_could_have_met_the_others_from_the_start() -> None:
    for waiting, bars in random_pools(random.Random(3), 5000, 10):
        for meeting in meetings(waiting, bars):
            for one in waiting:
                if one in meeting.members or (joined := with_newcomer(meeting, one, bars)) is None:
                    continue
                assert joined.seats >= len(joined.members)
                if joined.seats == len(joined.members):
                    assert may_play(joined.game, joined.members, bars)
                else:
                    assert all(member.fills for member in joined.members) and not joined.is_rated
