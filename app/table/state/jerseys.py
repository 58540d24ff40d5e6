"""What whoever sits on a seat chooses before the start: an option with one value a seat, its jersey."""

from collections.abc import Sequence
from enum import Enum
from functools import cache
from typing import Any, get_args, get_type_hints

from msgspec import Struct

from app.engine.contract import AnyGame
from app.engine.schema import options_set_by
from app.errors import BadRequest


class Jerseys(Struct, frozen=True):
    """`option` is the option's name; `values` are all that there are: the n-th wears the n-th sign."""

    option: str
    values: tuple[str, ...]

    def signs(self, options: dict[str, Any], seats: int) -> list[int]:
        """Which sign each seat wears."""
        chosen = options.get(self.option) or ()
        known = [self.values.index(value) for value in chosen if value in self.values]
        return known if len(known) == seats else list(range(seats))

    def wearing(self, options: dict[str, Any], seat: int, value: str) -> tuple[dict[str, Any], int | None]:
        """The options in which the seat has this value, and which seat has given it for its own.

        Raises BadRequest.
        """
        chosen = list(options[self.option])
        if value not in self.values:
            raise BadRequest("no-such-jersey")
        giver = chosen.index(value) if value in chosen else None
        if giver is not None:
            chosen[giver] = chosen[seat]
        chosen[seat] = value
        return options | {self.option: chosen}, giver


@cache
def jerseys_of(game: AnyGame) -> Jerseys | None:
    """None where the seats of a game choose nothing."""
    option = next(iter(options_set_by(game.options, "seat")), None)
    if option is None:
        return None
    return Jerseys(option, tuple(_values(get_type_hints(game.options)[option])))


def signs(game: AnyGame | None, options: dict[str, Any], seats: int) -> Sequence[int]:
    """The sign of each seat: its own number, where nobody chooses."""
    jerseys = jerseys_of(game) if game else None
    return jerseys.signs(options, seats) if jerseys else range(seats)


def _values(kind: Any) -> list[str]:
    """The members of the one enumeration in a type, as it declares them: a schema sorts them."""
    if isinstance(kind, type) and issubclass(kind, Enum):
        return [str(member.value) for member in kind]
    return [value for part in get_args(kind) if part is not Ellipsis for value in _values(part)]
