"""The picks of the computer players in a draft. None of these values is a rule."""

from collections import Counter
from collections.abc import Mapping, Sequence

from app.engine.capabilities.decider import RandomSource
from app.engine.capabilities.temper import Temper, by_temper
from app.games.extraliga.actions import Pick
from app.games.extraliga.data import FORWARDS, Card, cards
from app.games.extraliga.model import Bonus, CardId, Position
from app.games.extraliga.rules.strength import are_linked

WANTED: Mapping[Position, int] = {
    Position.LW: 2,
    Position.C: 2,
    Position.RW: 2,
    Position.D: 4,
    Position.G: 1,
}
"""The number of players per position that a team can use over a season with its forced changes."""
ON_ICE: Mapping[Position, int] = dict.fromkeys(Position, 1) | {Position.D: 2}
MISSING, SPARE, MATE, LEGEND, BONUS = 3.0, 1.2, 1.0, 2.0, 0.5
"""The value of a pick: the first player of a position, a substitute, a link, the first legend, a bonus."""
URGENT = 8.0
"""The value of a needed defender beyond that, times the share of the last picks that must be defenders."""
KEEPERS = 3
"""The most goalkeepers of a team: one plays, the others replace them, or suit other defenders better."""
TEAM = 12
"""The number of players that a team drafts (EX-2D, EX-3D)."""


def best_pick(
    mine: Sequence[CardId],
    picks: Sequence[Pick],
    temper: Temper,
    rng: RandomSource,
    urgent: float = URGENT,
) -> Pick:
    """Return the most valuable pick; of equals a hasty coach prefers forwards, a patient one the others."""
    valued = ((pick_value(pick.card, mine, urgent), pick) for pick in useful_picks(picks, mine))
    return by_temper(temper, valued, lambda pick: cards()[pick.card].is_forward, 0.0, rng)


def useful_picks(picks: Sequence[Pick], mine: Sequence[CardId]) -> Sequence[Pick]:
    """Return the picks without a fourth goalkeeper, if any other player is left."""
    if sum(cards()[card].is_goalkeeper for card in mine) < KEEPERS:
        return picks
    return [pick for pick in picks if not cards()[pick.card].is_goalkeeper] or picks


def pick_value(card: CardId, mine: Sequence[CardId], urgent: float = URGENT) -> float:
    """Return the value of a pick: the first of its position, links in its trio, one legend, a bonus."""
    box = cards()
    one, team = box[card], [box[other] for other in mine]
    have = Counter(other.position for other in team)
    mates = sum(_same_trio(one, other) and are_linked(one, other) for other in team)
    legends = sum(other.legend for other in team)
    value = (
        room_for(one, have)
        + urgent * _lack_of_defenders(one, have, len(mine))
        + MATE * min(mates, 2)
        + (BONUS if one.bonus is not Bonus.NONE else 0.0)
    )
    return value + (LEGEND / (1 + 4 * legends) if one.legend else 0.0)


def room_for(card: Card, have: Counter[Position]) -> float:
    """Return what a player is worth by position, to a team that has so many of each."""
    if have[card.position] < ON_ICE[card.position]:
        return MISSING
    return SPARE if have[card.position] < WANTED[card.position] else 0.0


def _lack_of_defenders(card: Card, have: Counter[Position], drafted: int) -> float:
    """Return the share of the picks that are left which must be defenders, for a defender; else 0."""
    lacking = WANTED[Position.D] - have[Position.D]
    if card.position is not Position.D or lacking <= 0:
        return 0.0
    return lacking / (TEAM - drafted)


def _same_trio(one: Card, other: Card) -> bool:
    """Return whether two cards are in the same trio: forwards, or defenders and goalkeepers (EX-4.2)."""
    return (one.position in FORWARDS) == (other.position in FORWARDS)
