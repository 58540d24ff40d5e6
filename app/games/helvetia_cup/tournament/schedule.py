"""The fixtures of a round robin, or of a knockout with byes (HC-17.1). A coach is a number from 0."""

from typing import Literal, TypeAlias

from app.engine.chance import Chance
from app.games.helvetia_cup.data import FEWEST_COACHES, MOST_COACHES

Coach: TypeAlias = int
Pairing: TypeAlias = tuple[Coach, Coach | None]
"""Two coaches, the first on seat 0; None means a bye."""
Format: TypeAlias = Literal["round_robin", "knockout"]


def round_robin(coaches: int) -> tuple[tuple[Pairing, ...], ...]:
    """Return match days on which all meet once; with an odd number, one coach has a bye each day.

    This is the circle method: the first stays, the others rotate; seats change from day to day.
    """
    check(coaches)
    circle: list[int | None] = list(range(coaches))
    if coaches % 2:
        circle.append(None)
    days = []
    for day in range(len(circle) - 1):
        half = len(circle) // 2
        pairs = zip(circle[:half], reversed(circle[half:]), strict=True)
        days.append(tuple(_seated(left, right, swap=day % 2 == 1) for left, right in pairs))
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return tuple(days)


def _seated(left: int | None, right: int | None, *, swap: bool) -> Pairing:
    if left is None or (swap and right is not None):
        left, right = right, left
    assert left is not None
    return left, right


def knockout(coaches: int, chance: Chance) -> tuple[Pairing, ...]:
    """Return the first round of a random bracket, filled up with byes to a power of two."""
    check(coaches)
    order = chance.shuffle(coaches)
    byes = _power_of_two(coaches) - coaches
    spared = tuple((coach, None) for coach in order[:byes])
    playing = order[byes:]
    return (*spared, *((playing[i], playing[i + 1]) for i in range(0, len(playing), 2)))


def next_round(winners: tuple[Coach, ...]) -> tuple[Pairing, ...]:
    """Pair neighbours of the bracket; with one winner left, the champion, there is no next round."""
    if len(winners) < 2:
        return ()
    return tuple((winners[i], winners[i + 1]) for i in range(0, len(winners), 2))


def check(coaches: int) -> None:
    if not FEWEST_COACHES <= coaches <= MOST_COACHES:
        raise ValueError(f"a tournament is for {FEWEST_COACHES} to {MOST_COACHES} coaches")


def _power_of_two(at_least: int) -> int:
    return 1 << (at_least - 1).bit_length()


def match_options(format_: Format) -> dict[str, bool]:
    """Return the options of a format: a round robin allows draws, a knockout needs a winner (HC-17.1)."""
    decided = format_ == "knockout"
    return {"extra_time": decided, "shootout": decided}
