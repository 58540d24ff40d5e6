"""The options of a match, filled in (UR-2.1, UR-13)."""

from msgspec import structs

from app.engine.contract import OptionsRefused
from app.games.um_reifenbreite.data import raw
from app.games.um_reifenbreite.model import Options

SWITCHES = ("terrain", "cheating", "sprints", "jersey", "swapping")


def complete(options: Options, seats: int) -> Options:
    """Every switch that is left open is set as the level says; raises OptionsRefused."""
    if options.teams_per_seat == 2 and seats != 2:
        raise OptionsRefused("Two teams a seat are for a match of two.")  # UR-3.1
    by_level = {option["id"]: option["default"] for option in raw("options")["options"]}
    switches = {
        name: by_level[name][options.level.value] if given is None else given
        for name in SWITCHES
        for given in (getattr(options, name),)
    }
    switches["jersey"] = switches["jersey"] and switches["sprints"]  # the jersey needs sprints
    return structs.replace(options, **switches)
