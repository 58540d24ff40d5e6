"""Jerseys and teams: the options with one value per seat that each player chooses before the start."""

from collections.abc import Sequence
from enum import Enum
from functools import cache
from typing import Any, get_args, get_type_hints

from msgspec import Struct

from app.db.models import Seat
from app.engine.contract import AnyGame
from app.engine.schema import options_set_by
from app.errors import BadRequest


class Jerseys(Struct, frozen=True):
    """The jersey option of a game.

    `option` is the option's name. `values` are all jerseys in order; the n-th jersey has the n-th sign.
    """

    option: str
    values: tuple[str, ...]

    def signs(self, options: dict[str, Any], seats: int) -> list[int]:
        """Return the sign that each seat wears; its own number if the options hold no valid choice."""
        chosen = options.get(self.option) or ()
        known = [self.values.index(value) for value in chosen if value in self.values]
        return known if len(known) == seats else list(range(seats))

    def wearing(self, options: dict[str, Any], seat: int, value: str) -> tuple[dict[str, Any], int | None]:
        """Return the options in which `seat` wears `value`, and the seat that wore it before, if any.

        That seat gets the jersey that `seat` wore until now. Raises BadRequest if there is no such
        jersey.
        """
        chosen = list(options[self.option])
        if value not in self.values:
            raise BadRequest("no-such-jersey")
        giver = chosen.index(value) if value in chosen else None
        if giver is not None:
            chosen[giver] = chosen[seat]
        chosen[seat] = value
        return options | {self.option: chosen}, giver


def with_favourite(
    game: AnyGame | None, options: dict[str, Any], seats: Sequence[Seat], seat: int, sign: int | None
) -> dict[str, Any]:
    """Return the options in which `seat` wears its player's favourite jersey, unless another player has it.

    `sign` is that of the jersey, None without a favourite.
    """
    jerseys = jerseys_of(game) if game else None
    if jerseys is None or sign is None or sign >= len(jerseys.values):
        return options
    worn, giver = jerseys.wearing(options, seat, jerseys.values[sign])
    is_taken = giver not in (None, seat) and seats[giver].player_id is not None
    return options if is_taken or worn == options else worn


@cache
def jerseys_of(game: AnyGame) -> Jerseys | None:
    """Return the jersey option of a game; None if its seats choose nothing."""
    option = next(iter(options_set_by(game.options, "seat")), None)
    if option is None:
        return None
    return Jerseys(option, tuple(_values(get_type_hints(game.options)[option])))


def signs(game: AnyGame | None, options: dict[str, Any], seats: int) -> Sequence[int]:
    """Return the sign of each seat; its own number if the game has no jerseys."""
    jerseys = jerseys_of(game) if game else None
    return jerseys.signs(options, seats) if jerseys else range(seats)


def _values(kind: Any) -> list[str]:
    """Return the members of the only enumeration in a type, in the order of their declaration. A schema
    would sort them.
    """
    if isinstance(kind, type) and issubclass(kind, Enum):
        return [str(member.value) for member in kind]
    return [value for part in get_args(kind) if part is not Ellipsis for value in _values(part)]


def chosen_by_seat(game: AnyGame, options: dict[str, Any]) -> bool:
    """Whether options say which jersey each seat wears."""
    jerseys = jerseys_of(game)
    return jerseys is not None and jerseys.option in options


def options_by_seat(game: AnyGame) -> list[str]:
    """Return the names of the options in which each seat has its own value: those of jerseys and teams."""
    jerseys = jerseys_of(game)
    return [*([jerseys.option] if jerseys else []), *([game.team_choice.option] if game.team_choice else [])]
