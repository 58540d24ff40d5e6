"""Gatherings: meetings for more than two seats, which others can join while a count runs down."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from msgspec import Struct, structs

from app.table.seeking.meetings.pairing import NO_SIZES, PAIR, Meeting
from app.table.seeking.meetings.wish import Bars, RatedWish, Search, fit

COUNTS_FOR = timedelta(seconds=60)
NEWCOMER_ADDS = timedelta(seconds=30)
COUNTS_AT_MOST = timedelta(minutes=2)


class Countdown(Struct, frozen=True):
    """When a gathering begins, and when its count began."""

    since: datetime
    begins_at: datetime

    @staticmethod
    def begun(now: datetime) -> "Countdown":
        return Countdown(now, now + COUNTS_FOR)

    def with_newcomer(self, now: datetime, is_full: bool) -> "Countdown":
        """Return the count after one more has come; with the last seat the match begins at once."""
        later = min(self.begins_at + NEWCOMER_ADDS, self.since + COUNTS_AT_MOST)
        return structs.replace(self, begins_at=now if is_full else later)


def gathered(meeting: Meeting, members: Sequence[Search]) -> Meeting | None:
    """Return the meeting with other members, who fit each other; None if it could not begin with them.

    Game, pace and kind stay. It can begin if so many seats are wanted by all, or computers fill the others.
    """
    if len(members) < PAIR:
        return None
    sizes = frozenset.intersection(*(one.games.get(meeting.game, NO_SIZES) for one in members))
    may_fill = not meeting.is_rated and all(one.fills for one in members)
    enough = [size for size in sizes if size == len(members) or (may_fill and size > len(members))]
    if not enough:
        return None
    return structs.replace(meeting, members=tuple(members), seats=min(enough), most=max(sizes))


def with_newcomer(meeting: Meeting, newcomer: Search, bars: Bars) -> Meeting | None:
    """Return the meeting with one more member; None if that is against anybody's wish."""
    against = RatedWish.FRIENDLY if meeting.is_rated else RatedWish.RATED
    if meeting.pace not in newcomer.paces or newcomer.rated is against:
        return None
    if not all(fit(one, newcomer, meeting.game, bars) for one in meeting.members):
        return None
    return gathered(meeting, (*meeting.members, newcomer))


def offered(meeting: Meeting, waiting: Sequence[Search], bars: Bars) -> Search | None:
    """Return the search to which a gathering is offered next, the longest waiting first; None without one."""
    members = {one.id for one in meeting.members}
    others = (one for one in waiting if one.id not in members)
    return next((one for one in others if with_newcomer(meeting, one, bars) is not None), None)


def is_full(meeting: Meeting) -> bool:
    """Return whether no further person can join."""
    return len(meeting.members) >= meeting.most
