"""The odds of a duel for one side, over all hands that the opponent may hold."""

from collections.abc import Callable, Sequence
from itertools import accumulate, combinations
from typing import TypeAlias

from msgspec import Struct

from app.engine.capabilities.decider import RandomSource
from app.engine.types import Seat
from app.games.hockey_game.data import Bonus, box
from app.games.hockey_game.model import CardId, Move, Phase, Side, State, other
from app.games.hockey_game.objections import bonus_objections
from app.games.hockey_game.preview import roll_counts, rolls_left
from app.games.hockey_game.rules.value import tally

Hands: TypeAlias = Sequence[Sequence[CardId]]

HANDS = 24
"""The number of sampled hands of the opponent."""


class Stake(Struct, frozen=True):
    """The value of a duel to a side that wins or loses it.

    `spent` is what each played card costs the winner.
    """

    won: float
    lost: float
    spent: float

    def value(self, chance: float, cards: int) -> float:
        return chance * (self.won - self.spent * cards) - (1 - chance) * self.lost


# --- chances -----------------------------------------------------------------------------------


class Opposition(Struct, frozen=True):
    """The opponent's possible additions: the probability that they are at most the index."""

    at_most: tuple[float, ...]

    def win_probability(self, lead: int, attacks: bool) -> float:
        """Return the probability that a side with this lead over a sum without additions wins."""
        most = lead - 1 if attacks else lead  # HG-6.1
        return 0.0 if most < 0 else self.at_most[min(most, len(self.at_most) - 1)]


ANNOUNCED = Opposition((1.0,))
"""The attacker adds nothing more after ending the turn (HG-2.3)."""


def sample_hands(side: Side, rng: RandomSource) -> Hands:
    """Sample hands from all cards that the side has not shown."""
    unknown = sorted((*side.hand, *side.draw))
    return [rng.sample(unknown, len(side.hand)) for _ in range(HANDS)]


class OppositionByMove:
    """The defender's possible additions to each move, over the sampled hands."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self._known: dict[Move, Opposition] = {}

    def at(self, move: Move) -> Opposition:
        if move not in self._known:
            self._known[move] = self._against(move)
        return self._known[move]

    def _against(self, move: Move) -> Opposition:
        rolls = roll_counts(box().dice.per_roll)
        chances = [0.0] * (max(rolls) + 1)
        for hand in self._hands:
            cards = _best_sums(usable(hand, move))[-1]
            chances.extend([0.0] * (max(rolls) + cards + 1 - len(chances)))
            for dice, ways in rolls.items():
                chances[dice + cards] += ways
        every = sum(chances)
        return Opposition(tuple(accumulate(chance / every for chance in chances)))


def opposition(
    state: State, seat: Seat, rng: RandomSource, hands: Callable[[Side, RandomSource], Hands] = sample_hands
) -> Callable[[Move], Opposition]:
    """Return the opponent by move: dice and cards to come, or for a defender an announced total."""
    if state.phase is not Phase.ATTACK_DECLARE and seat == state.duel.defender:
        return lambda move: ANNOUNCED
    return OppositionByMove(hands(state.sides[other(seat)], rng)).at


def usable(hand: Sequence[CardId], move: Move) -> tuple[Bonus, ...]:
    cards = (box().bonus[card] for card in hand if card in box().bonus)
    return tuple(card for card in cards if card.fits(move))


def _best_sums(cards: tuple[Bonus, ...]) -> list[int]:
    """Return the greatest sum of each number of these cards, at most one of them with the symbol (HG-7.5)."""
    quiet = sorted((card.value for card in cards if not card.symbol), reverse=True)
    loud = max((card.value for card in cards if card.symbol), default=None)
    values = quiet if loud is None else sorted((*quiet, loud), reverse=True)
    return [sum(values[:count]) for count in range(len(values) + 1)]


# --- the duel as it stands ---------------------------------------------------------------------


class Duel:
    """One side of a duel under way, and the values of its choices."""

    def __init__(self, state: State, seat: Seat, facing: Opposition, stake: Stake) -> None:
        self.state, self.seat, self.facing = state, seat, facing
        self.turn = state.duel.turns[seat]
        self.attacks = seat == state.duel.attacker
        self.stake = stake
        self.lead = tally(state, seat).total - tally(state, other(seat)).total

    def chance(self, more: int) -> float:
        return self.facing.win_probability(self.lead + more, self.attacks)

    def value(self) -> float:
        """Return the value with the dice, rolled or still to roll, and then the best cards."""
        if self.turn.rolled:
            return self.with_cards(0)
        rolls = rolls_left(self.turn)
        return sum(count * self.with_cards(dice) for dice, count in rolls.items()) / sum(rolls.values())

    def with_cards(self, more: int) -> float:
        """Return the value with `more` added to the total, and as many bonus cards as pay."""
        laid = len(self.turn.bonus)
        return max(
            self.stake.value(self.chance(more + added), laid + count)
            for count, added in enumerate(_best_sums(self.playable_cards()))
        )

    def playable_cards(self) -> tuple[Bonus, ...]:
        """Return the bonus cards of the hand that can still be played in this turn."""
        if self.turn.hero_laid is not None:
            return ()  # HG-7.7
        cards = usable(self.state.sides[self.seat].hand, self.state.duel.move)
        if not self.turn.rolled:
            return cards
        return tuple(
            card for card in cards if next(bonus_objections(self.state, self.seat, card.id), None) is None
        )

    def best_cards(self) -> tuple[Bonus, ...]:
        """Return the cards to play, none if none pays.

        Of equal sets it is the one that leaves the most in hand.
        """
        laid, cards = len(self.turn.bonus), self.playable_cards()
        sets = (
            chosen
            for count in range(len(cards) + 1)
            for chosen in combinations(cards, count)
            if sum(card.symbol for card in chosen) <= 1
        )
        return max(sets, key=lambda chosen: self._of(chosen, laid))

    def _of(self, chosen: tuple[Bonus, ...], laid: int) -> tuple[float, int, int]:
        added = sum(card.value for card in chosen)
        value = self.stake.value(self.chance(added), laid + len(chosen))
        return round(value, 6), -len(chosen), -added
