"""Pairing: which searches meet, as a pure function of the searches and of those that must not meet."""

from collections.abc import Container, Iterable, Iterator, Sequence
from hashlib import sha256
from itertools import combinations

from msgspec import Struct

from app.table.seeking.meetings.waiting_line import WaitingLine
from app.table.seeking.meetings.wish import UNKNOWN, Bars, Pace, RatedWish, Search, common_pace, fit

PAIR = 2
NO_SIZES: frozenset[int] = frozenset()


class Meeting(Struct, frozen=True):
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


class _Lines:
    """The lines of one kind of match, by game and size of the table. A line is made when it is needed."""

    def __init__(
        self, searches: Sequence[Search], gone: Container[int], without: RatedWish, by_rating: bool
    ) -> None:
        """`without`: The wish of searches that take no part. `by_rating`: The nearest rating is first."""
        self._searches = searches
        self._gone = gone
        self._without = without
        self._by_rating = by_rating
        self._wanted: dict[str, list[tuple[int, frozenset[int]]]] = {}
        self._made: dict[tuple[str, int], WaitingLine] = {}

    def others(self, search: Search, game: str, size: int) -> Iterator[tuple[int, int]]:
        """Return distance and number of those who are left at a table of this size, the nearest first."""
        line = self._made.get((game, size)) or self._make(game, size)
        return line.nearest_to(search.ratings.get(game, UNKNOWN).points if self._by_rating else 0)

    def _make(self, game: str, size: int) -> WaitingLine:
        if game not in self._wanted:
            self._wanted[game] = [*self._keys(game)]
        keys = [key for key, sizes in self._wanted[game] if size in sizes]
        made = self._made[game, size] = WaitingLine(keys, self._gone, len(self._searches))
        return made

    def _keys(self, game: str) -> Iterator[tuple[int, frozenset[int]]]:
        """Yield key and sizes of those who want a game and are left."""
        by_rating, without, gone, numbers = self._by_rating, self._without, self._gone, len(self._searches)
        for number, one in enumerate(self._searches):
            if game in one.games and one.rated is not without and number not in gone:
                points = one.ratings.get(game, UNKNOWN).points if by_rating else 0
                yield points * numbers + number, one.games[game]


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
        self._gone: set[int] = set()
        self._rated = _Lines(waiting, self._gone, RatedWish.FRIENDLY, by_rating=True)
        self._friendly = _Lines(waiting, self._gone, RatedWish.RATED, by_rating=False)

    def run(self) -> list[Meeting]:
        found = []
        for number in range(len(self._all)):
            if number in self._gone:
                continue
            # A search that finds nobody fits nobody who is left, so it leaves the lines in any case.
            self._gone.add(number)
            if members := sorted(self._meeting_of(number)):
                found.append(meeting_of([self._all[member] for member in members], self._bars))
                self._gone.update(members)
        return found

    def _meeting_of(self, number: int) -> tuple[int, ...]:
        """Return the members of the best meeting of a search; none if there is no meeting."""
        search = self._all[number]
        if search.rated is not RatedWish.FRIENDLY and (found := self._in(self._rated, number)):
            return found
        if search.rated is RatedWish.RATED:
            return ()
        return self._in(self._friendly, number) or (self._filled(number) if search.fills else ())

    def _in(self, lines: _Lines, number: int) -> tuple[int, ...]:
        """Return the smallest meeting of a search: a pair with the nearest, else a group of the nearest."""
        games = self._all[number].games
        if found := self._pair(
            number, lines, [(game, PAIR) for game, sizes in games.items() if PAIR in sizes]
        ):
            return found
        for size in sorted(NO_SIZES.union(*games.values()) - {PAIR}):
            there = (game for game, sizes in games.items() if size in sizes)
            groups = (self._group(number, game, lines, size=size) for game in there)
            if found := next(filter(None, groups), ()):
                return found
        return ()

    def _pair(
        self, number: int, lines: _Lines, tables: Iterable[tuple[str, int]], fills: bool = False
    ) -> tuple[int, ...]:
        """Return a search with the nearest that fits it at one of these tables, by game and size.

        `fills`: Both must want computers on the other seats.
        """
        search, nearest = self._all[number], None
        for game, size in tables:
            for found in lines.others(search, game, size):
                if nearest is not None and found >= nearest:
                    break
                other = self._all[found[1]]
                if (other.fills or not fills) and fit(search, other, game, self._bars):
                    nearest = found
                    break
        return (number, nearest[1]) if nearest else ()

    def _group(self, number: int, game: str, lines: _Lines, size: int) -> tuple[int, ...]:
        """Return a group of this size around a search, of the nearest who fit each other."""
        search = self._all[number]
        others = (
            other
            for _, other in lines.others(search, game, size)
            if fit(search, self._all[other], game, self._bars)
        )
        return _Group(self._all, self._bars, game, others=others).of(size, number)

    def _filled(self, number: int) -> tuple[int, ...]:
        """Return the pair of a search that begins with computers on the other seats."""
        games = self._all[number].games
        tables = [(game, size) for game, sizes in games.items() for size in sizes]
        return self._pair(number, self._friendly, tables, fills=True)


def meeting_of(members: Sequence[Search], bars: Bars) -> Meeting:
    """Return the meeting of searches that fit. Of several common games one is drawn by the searches' ids."""
    shared = _shared_games(members, bars)
    size, paces, may_be_rated = len(members), members[0].paces, True
    enough = [game for game in shared if size in shared[game]]
    for one in members:
        paces &= one.paces
        may_be_rated &= one.rated is not RatedWish.FRIENDLY
    game = _drawn(members, sorted(enough or shared))
    sizes = shared[game]
    return Meeting(
        members=tuple(members),
        game=game,
        pace=common_pace(paces),
        is_rated=bool(enough) and may_be_rated,
        seats=min(sizes),
        most=max(sizes),
    )


def _shared_games(members: Sequence[Search], bars: Bars) -> dict[str, frozenset[int]]:
    """Return the games in which all members fit each other, with the sizes that all have ticked.

    They fit in one at least, so a single common game is that one.
    """
    first, *others = members
    shared = {}
    for game, sizes in first.games.items():
        for other in others:
            sizes &= other.games.get(game, NO_SIZES)
        if sizes:
            shared[game] = sizes
    if len(shared) == 1:
        return shared
    couples = [*combinations(members, 2)]
    return {
        game: sizes
        for game, sizes in shared.items()
        if all(fit(one, other, game, bars) for one, other in couples)
    }


def _drawn(members: Sequence[Search], games: Sequence[str]) -> str:
    if len(games) == 1:
        return games[0]
    digest = sha256(" ".join(sorted(one.id for one in members)).encode()).digest()
    return games[int.from_bytes(digest[:8]) % len(games)]
