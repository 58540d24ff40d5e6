"""The additions of the next referee card to a side's lead (HG-9.6), for the computer players."""

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

from app.engine.types import Seat
from app.games.hockey_game.data import box
from app.games.hockey_game.model import State, other
from app.games.hockey_game.rules.value import tally

Additions: TypeAlias = Sequence[tuple[int, float]]
"""Additions to a lead, each with its probability."""


def next_mods(state: State) -> Additions:
    """Return the additions of the cards that are still in the pile, heroes left out."""
    return _shares(Counter(box().whistles[card].mod for card in state.pile))


def next_additions(state: State, seat: Seat) -> Additions:
    """Return the additions to this seat's lead, with the heroes that leave or do not count.

    An injury of a closed turn takes its hero's part; in an open turn another hero may count.
    """
    mine, theirs = tally(state, seat).hero, tally(state, other(seat)).hero
    closed = state.duel.turns[other(seat)].closed is not None
    found: Counter[int] = Counter()
    for card in state.pile:
        whistle = box().whistles[card]
        if whistle.heroes_off_both:
            found[theirs - mine] += 1
        elif whistle.injury and (closed or len(state.sides[other(seat)].heroes) == 1):
            found[theirs] += 1
        elif whistle.misconduct and len(state.sides[seat].heroes) == 1:
            found[-mine] += 1
        else:
            found[whistle.mod] += 1
    return _shares(found)


def _shares(found: Counter[int]) -> Additions:
    every = sum(found.values())
    return tuple((mod, count / every) for mod, count in found.items()) or ((0, 1.0),)
