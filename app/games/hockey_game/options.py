"""What the host may choose. Both readings of a clause, and the printed rules without our guards."""

from typing import Literal

from msgspec import Struct


class Options(Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True):
    mode: Literal["teams", "all_stars"] = "teams"
    """National decks (HG-1.2) or the draft (HG-10)."""
    team_choice: Literal["pick", "random"] = "pick"
    """HG-1.1, in both modes."""
    crease_rule: Literal["any_move", "shot_only"] = "any_move"
    """HG-5.9: the two readings of the lost icon."""
    idle_rounds: Literal[0, 6, 8, 10, 12, 15, 20] = 10
    """HG-13.1; 0 is off, as printed."""
    max_overtimes: Literal[0, 3, 5, 10] = 10
    """HG-13.2; 0 is no limit, as printed."""


def complete(options: Options, seats: int) -> Options:
    """Every combination of options can be played."""
    return options
