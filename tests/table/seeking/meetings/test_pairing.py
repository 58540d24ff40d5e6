"""A model test of pairing: 100,000 random searches against the rules of meeting in their plainest form."""

import random
from itertools import combinations

import pytest

from app.table.seeking.meetings.pairing import Meeting, meetings
from app.table.seeking.meetings.wish import Bars, Pace, RatedWish, Rating, Search
from tests.support.seeking.searches import SEATS, may_meet, may_play, random_pools

SEARCHES = 100_000
POOL = 12
LARGEST = max(max(sizes) for sizes in SEATS.values())
DUEL = {"hockey_game": frozenset({2})}
LIVE = frozenset({Pace.QUICK})


def test_every_meeting_is_wanted_by_all_and_nobody_who_could_meet_is_left() -> None:
    for waiting, bars in random_pools(random.Random(1), SEARCHES, POOL):
        found = meetings(waiting, bars)
        met = [one.id for meeting in found for one in meeting.members]
        left = [one for one in waiting if one.id not in met]

        assert len(met) == len({*met})
        assert [one for one in found if not is_wanted(one, bars)] == []
        assert [group for group in groups(left) if may_meet(group, bars)] == []
        assert [one for one in found if passes_over(one, left, waiting, bars)] == []


def is_wanted(meeting: Meeting, bars: Bars) -> bool:
    """Return whether a meeting is within the wishes of all its members."""
    members = meeting.members
    sizes = frozenset.intersection(*(one.games[meeting.game] for one in members))
    paces = frozenset.intersection(*(one.paces for one in members))
    is_rated = not any(one.rated is RatedWish.FRIENDLY for one in members) and len(members) in sizes
    return (
        may_play(meeting.game, members, bars)
        and meeting.pace in paces
        and (meeting.pace is Pace.RELAXED or Pace.RELAXED not in paces)
        and meeting.is_rated == is_rated
        and (meeting.seats, meeting.most) == (min(sizes), max(sizes))
        and (len(members) == meeting.seats or not is_rated)
    )


def groups(left: list[Search]) -> list[tuple[Search, ...]]:
    return [group for size in range(2, LARGEST + 1) for group in combinations(left, size)]


def passes_over(meeting: Meeting, left: list[Search], waiting: list[Search], bars: Bars) -> bool:
    """Return whether a search that is left has waited longer, and could have had one of the members."""
    longer = waiting[: waiting.index(meeting.members[0])]
    return any(may_meet((one, member), bars) for one in left if one in longer for member in meeting.members)


@pytest.mark.parametrize("seed", range(20))
def test_the_longest_waiting_takes_the_nearest_rating(seed: int) -> None:
    rng = random.Random(seed)
    ratings = [Rating(rng.randrange(1000, 2000), is_settled=True) for _ in range(9)]
    waiting = [
        Search(str(number), DUEL, LIVE, RatedWish.RATED, ratings={"hockey_game": rating})
        for number, rating in enumerate(ratings)
    ]
    left, expected = [*waiting], []
    while len(left) > 1:
        first = left.pop(0)
        here = first.rating("hockey_game").points
        nearest = min(left, key=lambda one: abs(one.rating("hockey_game").points - here))
        left.remove(nearest)
        expected.append((first.id, nearest.id))

    assert [tuple(one.id for one in meeting.members) for meeting in meetings(waiting, Bars())] == expected


def test_a_friendly_match_is_with_the_one_who_has_waited_longest() -> None:
    waiting = [Search(name, DUEL, LIVE, RatedWish.FRIENDLY) for name in "abcd"]

    found = meetings(waiting, Bars())

    assert [[one.id for one in meeting.members] for meeting in found] == [["a", "b"], ["c", "d"]]


def test_the_same_searches_always_meet_in_the_same_way() -> None:
    for waiting, bars in random_pools(random.Random(2), 1000, 60):
        assert meetings(waiting, bars) == meetings([*waiting], bars)


def test_games_in_common_are_all_drawn() -> None:
    wish = {game: frozenset({2}) for game in SEATS}
    drawn = {
        meetings([Search(f"{n}a", wish, LIVE), Search(f"{n}b", wish, LIVE)], Bars())[0].game
        for n in range(100)
    }

    assert drawn == {*SEATS}


def test_three_who_want_three_seats_meet_although_two_of_the_first_do_not_fit() -> None:
    three = {"um_reifenbreite": frozenset({3})}
    waiting = [Search(name, three, LIVE) for name in "abcd"]
    bars = Bars({"b": frozenset("c"), "c": frozenset("b")})

    (meeting,) = meetings(waiting, bars)

    assert [one.id for one in meeting.members] == ["a", "b", "d"]
    assert (meeting.seats, meeting.most, meeting.is_rated) == (3, 3, True)


def test_two_who_let_the_computer_fill_seats_need_no_third() -> None:
    four = {"um_reifenbreite": frozenset({4})}
    waiting = [Search(name, four, LIVE, fills=True) for name in "ab"]

    (meeting,) = meetings(waiting, Bars())

    assert (len(meeting.members), meeting.seats, meeting.is_rated) == (2, 4, False)
