"""Pairing: which searches meet, as a pure function of the searches and of those that must not meet."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from heapq import heapify, heapreplace
from itertools import combinations

from msgspec import Struct

from app.table.seeking.meetings.waiting_line import BOTTOM, ENDS, FAR, TOP, WaitingLine
from app.table.seeking.meetings.wish import UNKNOWN, Bars, Pace, RatedWish, Search, common_pace, fit

RATED, FRIENDLY = (
    RatedWish.RATED,
    RatedWish.FRIENDLY,
)  # in Python 3.11 each look-up in an enumeration is a call
PAIR = 2
NO_SIZES: frozenset[int] = frozenset()


class Meeting(Struct, frozen=True, gc=False):
    """Searches that can begin a match, the one that has waited longest first.

    `seats` is the smallest number of seats that all have ticked, `most` the largest. There are more seats
    than members only where computers fill the others.
    """

    members: tuple[Search, ...]
    game: str
    pace: Pace
    is_rated: bool
    seats: int
    most: int


def meetings(waiting: Sequence[Search], bars: Bars) -> list[Meeting]:
    """Return the meetings of searches, which are given in the order of waiting, longest first.

    Each search in turn takes the best of those who are left. So nobody is in two meetings, and there is no
    meeting among those who are left over.
    """
    return _Pairing(waiting, bars).run()


_Lookers = tuple[list[int], list[int], list[frozenset[int]]]
"""Number, points and sizes of those who look for a game: lists, as the collector would visit many tuples."""


def _no_lookers() -> _Lookers:
    return [], [], []


class _Lines(dict[tuple[str, int], WaitingLine]):
    """The lines of one kind of match, by game and size of the table. A line is made when it is needed."""

    def __init__(
        self, searches: Sequence[Search], gone: Sequence[bool], without: RatedWish, by_rating: bool
    ) -> None:
        """`without`: The wish of searches that take no part. `by_rating`: The nearest rating is first."""
        self._searches = searches
        self._gone = gone
        self._without = without
        self._by_rating = by_rating
        self._by_game: dict[str, _Lookers] = {}

    def __missing__(self, table: tuple[str, int]) -> WaitingLine:
        """Make and return the line of a game and a size."""
        if not self._by_game:
            self._by_game = self._lookers()
        game, size = table
        numbers, points = [], [0] * len(self._gone)
        points[TOP], points[BOTTOM] = 2 * FAR, -2 * FAR
        for number, here, sizes in zip(*self._by_game[game], strict=True):
            if size in sizes:
                numbers.append(number)
                points[number] = here
        line = self[table] = WaitingLine(numbers, points, self._gone)
        return line

    def _lookers(self) -> dict[str, _Lookers]:
        """Return those who look for each game."""
        by_rating, without = self._by_rating, self._without
        found: dict[str, _Lookers] = defaultdict(_no_lookers)
        for number, one in enumerate(self._searches):
            if one.rated is not without:
                ratings = one.ratings
                for game, its in one.games.items():
                    numbers, points, sizes = found[game]
                    numbers.append(number)
                    points.append(ratings.get(game, UNKNOWN).points if by_rating else 0)
                    sizes.append(its)
        return found


class _Group:
    """People around a search who fit each other in a game.

    `others`: Those who fit the search, the nearest first; they are taken only as far as they are needed.
    """

    def __init__(self, searches: Sequence[Search], bars: Bars, game: str, others: Iterator[int]) -> None:
        self._all = searches
        self._bars = bars
        self._game = game
        self._others = others
        self._known: list[int] = []

    def of(self, size: int, number: int) -> tuple[int, ...]:
        """Return a group of this size with the search of this number; nobody if there is none."""
        return self._extended((number,), self._all[number].paces, 0, size=size)

    def _extended(
        self, members: tuple[int, ...], paces: frozenset[Pace], start: int, size: int
    ) -> tuple[int, ...]:
        """Return the members, who have these paces in common, with others from the place `start` on."""
        if len(members) == size:
            return members
        place = start
        while (other := self._at(place)) is not None:
            place += 1
            common = paces & self._all[other].paces
            if (
                common
                and self._joins(members, self._all[other])
                and (found := self._extended((*members, other), common, place, size=size))
            ):
                return found
        return ()

    def _at(self, place: int) -> int | None:
        """Return one of the others; None after the last."""
        if place == len(self._known):
            if (found := next(self._others, None)) is None:
                return None
            self._known.append(found)
        return self._known[place]

    def _joins(self, members: tuple[int, ...], last: Search) -> bool:
        """Return whether one more fits all members but the first, whom all others fit."""
        return all(fit(self._all[member], last, self._game, self._bars) for member in members[1:])


class _Pairing:
    """One run. A search is known by its number in the order of waiting."""

    def __init__(self, waiting: Sequence[Search], bars: Bars) -> None:
        self._all = waiting
        self._bars = bars
        self._gone = [False] * (len(waiting) + len(ENDS))
        self._rated = _Lines(waiting, self._gone, RatedWish.FRIENDLY, by_rating=True)
        self._friendly = _Lines(waiting, self._gone, RatedWish.RATED, by_rating=False)

    def run(self) -> list[Meeting]:
        found, searches, gone = [], self._all, self._gone
        for number in range(len(searches)):
            if gone[number]:
                continue
            # A search that finds nobody fits nobody who is left, so it leaves the lines in any case.
            gone[number] = True
            if members := self._meeting_of(number):
                for member in members:
                    gone[member] = True
                found.append(meeting_of([searches[member] for member in sorted(members)], self._bars))
        return found

    def _meeting_of(self, number: int) -> tuple[int, ...]:
        """Return the members of the best meeting of a search; none if there is no meeting."""
        search = self._all[number]
        if search.rated is not FRIENDLY and (found := self._in(self._rated, number)):
            return found
        if search.rated is RATED:
            return ()
        return self._in(self._friendly, number) or (self._filled(number) if search.fills else ())

    def _in(self, lines: _Lines, number: int) -> tuple[int, ...]:
        """Return the smallest meeting of a search: a pair with the nearest, else a group of the nearest."""
        games = self._all[number].games
        pairs = [(game, PAIR) for game, sizes in games.items() if PAIR in sizes]
        if pairs and (found := self._pair(number, lines, pairs)):
            return found
        for size in sorted(NO_SIZES.union(*games.values()) - {PAIR}):
            there = (game for game, sizes in games.items() if size in sizes)
            groups = (self._group(number, game, lines, size=size) for game in there)
            if found := next(filter(None, groups), ()):
                return found
        return ()

    def _pair(
        self, number: int, lines: _Lines, tables: Sequence[tuple[str, int]], fills: bool = False
    ) -> tuple[int, ...]:
        """Return a search with the nearest that fits it at one of these tables, by game and size.

        `fills`: Both must want computers on the other seats.
        """
        search, nearest = self._all[number], []
        for table in tables:
            nearest.append((lines[table].nearest(number, number, number), table))
        heapify(nearest)
        while nearest:
            (distance, found, above, below), table = nearest[0]
            if distance >= FAR:
                break
            other = self._all[found]
            if (other.fills or not fills) and fit(search, other, table[0], self._bars):
                return number, found
            heapreplace(nearest, (lines[table].nearest(number, above, below), table))
        return ()

    def _group(self, number: int, game: str, lines: _Lines, size: int) -> tuple[int, ...]:
        """Return a group of this size around a search, of the nearest who fit each other."""
        others = self._others(number, game, lines[game, size])
        return _Group(self._all, self._bars, game, others=others).of(size, number)

    def _others(self, number: int, game: str, line: WaitingLine) -> Iterator[int]:
        """Yield those who fit a search in a game, the nearest first."""
        distance, found, *passed = line.nearest(number, number, number)
        while distance < FAR:
            if fit(self._all[number], self._all[found], game, self._bars):
                yield found
            distance, found, *passed = line.nearest(number, *passed)

    def _filled(self, number: int) -> tuple[int, ...]:
        """Return the pair of a search that begins with computers on the other seats."""
        games = self._all[number].games
        tables = [(game, size) for game, sizes in games.items() for size in sizes]
        return self._pair(number, self._friendly, tables, fills=True)


def meeting_of(members: Sequence[Search], bars: Bars) -> Meeting:
    """Return the meeting of searches that fit. Of several common games one is drawn by the searches' ids."""
    first, *others = members
    shared, paces, may_be_rated = first.games, first.paces, first.rated is not FRIENDLY
    for other in others:
        shared = _common(shared, other.games)
        paces &= other.paces
        may_be_rated = may_be_rated and other.rated is not FRIENDLY
    (game,) = shared if len(shared) == 1 else [_drawn(members, shared, bars)]
    sizes = shared[game]
    return Meeting(
        tuple(members),
        game,
        common_pace(paces),
        is_rated=may_be_rated and len(members) in sizes,
        seats=min(sizes),
        most=max(sizes),
    )


def _common(
    games: Mapping[str, frozenset[int]], others: Mapping[str, frozenset[int]]
) -> Mapping[str, frozenset[int]]:
    """Return the common games with their common sizes."""
    common = {}  # in Python 3.11 a comprehension is a call
    for game, sizes in games.items():
        if game in others:
            common[game] = sizes & others[game]
    return common


def _drawn(members: Sequence[Search], shared: Mapping[str, frozenset[int]], bars: Bars) -> str:
    """Return a game, drawn by the searches' ids from those that fit, if possible without empty seats."""
    games, whole = [], []
    for game in sorted(shared):
        sizes = shared[game]
        if sizes and _all_fit(members, game, bars):
            games.append(game)
            if len(members) in sizes:
                whole.append(game)
    games = whole or games
    if len(games) == 1:
        return games[0]
    digest = sha256(" ".join(sorted([one.id for one in members])).encode()).digest()
    return games[int.from_bytes(digest[:8]) % len(games)]


def _all_fit(members: Sequence[Search], game: str, bars: Bars) -> bool:
    return all(fit(one, other, game, bars) for one, other in combinations(members, 2))
