"""The options of a match, and the check that they fit the number of seats."""

from app.engine.types import OptionsRefused
from app.games.extraliga.data import season_table
from app.games.extraliga.model import Options

__all__ = ["Options", "complete"]


def complete(options: Options, seats: int) -> Options:
    """Check the options: the score track ends at 30 (EX-6.5), a play-off needs four teams (EX-14.1)."""
    table = season_table().options
    most = table.extra_opponents[seats]
    if options.extra_opponents > most:
        raise OptionsRefused("extra_opponents", seats=seats, most=most)
    if options.playoff and seats not in table.playoff_seats:
        raise OptionsRefused("playoff")
    return options
