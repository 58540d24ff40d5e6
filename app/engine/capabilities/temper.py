"""The temper of a computer player: its preference among choices that it values nearly alike.

A temper never outweighs a value: only choices within a margin of the best are compared by it, so that it
shows in play and costs next to no strength. The margins are the games' own.
"""

from collections.abc import Callable, Iterable
from enum import StrEnum

from app.engine.capabilities.decider import RandomSource, T


class Temper(StrEnum):
    HASTY = "hasty"
    """Prefers what comes to a decision sooner: the shot, the longer ride, the card played now."""
    PATIENT = "patient"
    """Prefers what leaves more for later."""

    @property
    def sign(self) -> int:
        """1 for a hasty player, -1 for a patient one, by which a measure of haste is multiplied."""
        return 1 if self is Temper.HASTY else -1


def by_temper(
    temper: Temper,
    valued: Iterable[tuple[float, T]],
    haste: Callable[[T], float],
    margin: float,
    rng: RandomSource,
) -> T:
    """Return the choice that suits the temper most among those at most `margin` below the best value.

    `haste` is greater for the choices that a hasty player prefers. Of several equally hasty choices it is the
    one with the greatest value, at random among equals. Raises ValueError without any choice.
    """
    known = list(valued)
    most = max(value for value, _ in known)
    near = [(temper.sign * haste(one), value, one) for value, one in known if value >= most - margin]
    suited = max((wanted, value) for wanted, value, _ in near)
    return rng.choice([one for wanted, value, one in near if (wanted, value) == suited])
