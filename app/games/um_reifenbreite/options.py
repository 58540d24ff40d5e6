"""Completes the options of a match (UR-2.1, UR-13)."""

from msgspec import structs

from app.engine.types import OptionsRefused
from app.games.um_reifenbreite.data import raw
from app.games.um_reifenbreite.model import Colour, Options

__all__ = ["Options", "complete"]

SWITCHES = ("terrain", "cheating", "sprints", "jersey", "swapping")


def complete(options: Options, seats: int) -> Options:
    """Set every open switch to the default of the level. Raises OptionsRefused."""
    if options.teams_per_seat == 2 and seats != 2:
        raise OptionsRefused("two_teams")  # UR-3.1
    by_level = {option["id"]: option["default"] for option in raw("options")["options"]}
    switches = {
        name: by_level[name][options.level.value] if given is None else given
        for name in SWITCHES
        for given in (getattr(options, name),)
    }
    colours = seat_colours(options.colours or (), seats)
    # The jersey is worn by the leader in sprint points, so it needs sprints.
    switches["jersey"] = switches["jersey"] and switches["sprints"]
    return structs.replace(options, colours=colours, numbers="colour", **switches)


def seat_colours(chosen: tuple[Colour | None, ...], seats: int) -> tuple[Colour, ...]:
    """Give every seat without a choice the next free colour (UR-3.1). Raises OptionsRefused."""
    wanted = [colour for colour in chosen if colour]
    if len(chosen) > seats or len(set(wanted)) < len(wanted):
        raise OptionsRefused("colours")
    free = iter([colour for colour in Colour if colour not in wanted])
    asked = (*chosen, *(None for _ in range(seats - len(chosen))))
    return tuple(colour or next(free) for colour in asked)
