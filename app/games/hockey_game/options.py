"""The options of a host: both readings of a clause, and the printed rules without our guards."""

from typing import Literal

from msgspec import Struct


class Options(Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True):
    mode: Literal["teams", "all_stars"] = "teams"
    """National decks (HG-1.2) or the draft (HG-10)."""
    team_choice: Literal["pick", "random"] = "pick"
    """The way in which teams are chosen (HG-1.1), in both modes."""
    draft_order: Literal["lot", "weaker"] = "lot"
    """The seat that opens the draft: the first one as printed, or that of the weaker team (HG-10.7)."""
    crease_rule: Literal["any_move", "shot_only"] = "any_move"
    """The two readings of the lost icon (HG-5.9)."""
    idle_rounds: Literal[0, 6, 8, 10, 12, 15, 20] = 10
    """The number of rounds until the idle clock turns a card (HG-13.1); 0 turns it off, as printed."""
    max_overtimes: Literal[0, 3, 5, 10] = 10
    """The limit of HG-13.2; 0 is no limit, as printed."""


def complete(options: Options, seats: int) -> Options:
    """Return the options unchanged, because every combination can be played."""
    return options
