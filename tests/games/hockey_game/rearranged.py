"""Tables that no match has to lead to: any cards in any piles, any score, clock and field of the puck."""

from random import Random

from app.engine.types import Seat
from app.games.hockey_game.data import box
from app.games.hockey_game.model import CardId, FieldId, State
from app.games.hockey_game.rules import rink
from tests.games.hockey_game.table import table


def rearranged(rng: Random) -> State:
    teams = rng.sample(sorted(box().teams), 2)
    dealt = [dealt_at_random(team, rng) for team in teams]
    attacker = rng.randrange(2)
    return table(
        teams,
        attacker,
        puck_at_random(attacker, rng),
        hands=[hand for hand, _, _ in dealt],
        heroes=[heroes for _, heroes, _ in dealt],
        discard=[discard for _, _, discard in dealt],
        goals=(rng.randrange(4), rng.randrange(4)),
        period=rng.randint(1, box().constants.periods),
        flips=rng.randrange(box().constants.flips_per_period),
        idle=rng.randrange(9),
        pile=tuple(sorted(rng.sample(sorted(box().whistles), rng.randint(6, len(box().whistles))))),
    )


def puck_at_random(attacker: Seat, rng: Random) -> FieldId:
    return rng.choice([one for one in sorted(box().fields) if one != rink.own_crease(1 - attacker)])


def dealt_at_random(team: str, rng: Random) -> tuple[list[CardId], list[CardId], list[CardId]]:
    """Return a hand, heroes on the table and a discard pile; the other cards are in the draw pile."""
    deck = rng.sample(box().decks[team], len(box().decks[team]))
    hand, rest = deck[: (held := rng.randint(0, 5))], deck[held:]
    heroes = [card for card in rest if card in box().heroes and rng.random() < 0.4]
    return hand, heroes, [card for card in rest if card not in heroes and rng.random() < 0.5]
