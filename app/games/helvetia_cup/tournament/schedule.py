"""Who meets whom: a round robin, or a knockout with byes (HC-17.1). A coach is a number from 0."""

from typing import Literal, TypeAlias

from app.engine.chance import Chance
from app.games.helvetia_cup.data import FEWEST_COACHES, MOST_COACHES

Coach: TypeAlias = int
Pairing: TypeAlias = tuple[Coach, Coach | None]
"""The first has seat 0; None: a bye."""
Format: TypeAlias = Literal["round_robin", "knockout"]


def round_robin(coaches: int) -> tuple[tuple[Pairing, ...], ...]:
    """Match days on which everybody meets everybody once; with an odd number one has a bye each day.

    The circle method: the first stays, the others walk round him; seats change from day to day.
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
    """The first round of a bracket by lot: byes fill it up to a power of two."""
    check(coaches)
    order = chance.shuffle(coaches)
    byes = _power_of_two(coaches) - coaches
    spared = tuple((coach, None) for coach in order[:byes])
    playing = order[byes:]
    return (*spared, *((playing[i], playing[i + 1]) for i in range(0, len(playing), 2)))


def next_round(winners: tuple[Coach, ...]) -> tuple[Pairing, ...]:
    """ClusterSync of the bracket meet; one winner left is the champion, and there is no next round."""
    if len(winners) < 2:
        return ()
    return tuple((winners[i], winners[i + 1]) for i in range(0, len(winners), 2))


def check(coaches: int) -> None:
    if not FEWEST_COACHES <= coaches <= MOST_COACHES:
        raise ValueError(f"a tournament is for {FEWEST_COACHES} to {MOST_COACHES} coaches")


def _power_of_two(at_least: int) -> int:
    return 1 << (at_least - 1).bit_length()


def match_options(format_: Format) -> dict[str, bool]:
    """In a round robin a draw is a result; a knockout needs a winner (HC-17.1)."""
    decided = format_ == "knockout"
    return {"extra_time": decided, "shootout": decided}
