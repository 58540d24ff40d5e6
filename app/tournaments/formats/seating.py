"""The number of tables of a round, and the seat of each entrant at its table."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations

from app.engine.capabilities.tournament_formats import Format
from app.tournaments.formats.field import Entrant, Meeting


def table_sizes(entrants: int, format_: Format) -> tuple[int, ...]:
    """Return the sizes of the tables for so many entrants, the largest first; the others have a bye.

    As few entrants as possible have one, and then as many tables as possible have the preferred size. Fewer
    entrants than the smallest table share one if the game can be played so.
    """
    if entrants < min(format_.tables):
        return (entrants,) if entrants >= format_.fewest else ()
    # Compared from the least preferred size on: the fewer of those, the better.
    best = min(_counts(entrants, format_.tables), key=lambda found: (found[0], found[1][:0:-1]))
    sizes = [size for size, tables in zip(format_.tables, best[1], strict=True) for _ in range(tables)]
    return tuple(sorted(sizes, reverse=True))


def _counts(entrants: int, sizes: Sequence[int]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield each way to lay tables for at most so many: how many get none, and the tables of each size."""
    if not sizes:
        yield entrants, ()
        return
    for tables in range(entrants // sizes[0] + 1):
        for left, rest in _counts(entrants - tables * sizes[0], sizes[1:]):
            yield left, (tables, *rest)


def seats_had(meetings: Sequence[Meeting]) -> dict[Entrant, tuple[int, ...]]:
    """Return the seats that each entrant has had in the matches played so far, in their order."""
    had: dict[Entrant, tuple[int, ...]] = {}
    for one in meetings:
        if one.state == "played":
            for seat, entrant in enumerate(one.present):
                had[entrant] = (*had.get(entrant, ()), seat)
    return had


def burden(had: Sequence[int], seat: int) -> int:
    """Return how much an entrant with these seats so far should rather sit elsewhere.

    The sum over all rounds is least if every seat is had equally often. A seat twice in a row counts less.
    """
    return 2 * had.count(seat) + (had[-1:] == (seat,))


def seated(members: Sequence[Entrant], had: Mapping[Entrant, tuple[int, ...]]) -> tuple[Entrant, ...]:
    """Return the members of a table by seat, with the least burden in all; of equals the first order wins."""
    return min(
        permutations(members),
        key=lambda order: sum(burden(had.get(one, ()), seat) for seat, one in enumerate(order)),
    )
