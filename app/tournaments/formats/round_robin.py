"""Round robin: every entrant meets every other one once."""

from app.tournaments.formats.field import Entrant, Field

Seating = tuple[Entrant | None, ...]


def rounds(field: Field) -> list[list[Seating]]:
    """Return the tables of each round. With more than two seats a match, one match of all is the whole."""
    if max(field.format.tables) > 2:
        return [[field.order]]
    return circle(field.order)


def circle(entrants: tuple[Entrant, ...]) -> list[list[Seating]]:
    """Return the rounds by the circle method: the first place stays, the others move on by one.

    An odd number is filled up with nobody, whose opponent has a bye. Everybody has both ends equally often
    with an odd number of entrants; with an even one, one of them once more than the other.
    """
    ring: list[Entrant | None] = [*([None] if len(entrants) % 2 else []), *entrants]
    half = len(ring) // 2
    found = []
    for number in range(len(ring) - 1):
        pairs = list(zip(ring[:half], reversed(ring[half:]), strict=True))
        found.append([_ends(pair, number, place) for place, pair in enumerate(pairs)])
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return found


def _ends(pair: tuple[Entrant | None, Entrant | None], number: int, place: int) -> Seating:
    first, second = pair
    if first is None or second is None:
        return (second,) if first is None else (first,)
    swap = number % 2 if place == 0 else place % 2
    return (second, first) if swap else (first, second)
