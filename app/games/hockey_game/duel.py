"""The odds of a duel: one side of it as it stands, over all hands that the opponent may hold."""

from collections.abc import Callable, Sequence
from itertools import accumulate, combinations
from typing import TypeAlias

from msgspec import Struct

from app.engine.capabilities.decider import RandomSource
from app.engine.types import Seat
from app.games.hockey_game.data import Bonus, box
from app.games.hockey_game.model import CardId, Move, Phase, Side, State, other
from app.games.hockey_game.objections import bonus_objections
from app.games.hockey_game.preview import falls, pips
from app.games.hockey_game.rules.value import tally

Hands: TypeAlias = Sequence[Sequence[CardId]]

HANDS = 24
"""So many hands of the opponent are tried."""


class Stake(Struct, frozen=True):
    """What the duel brings to a side that wins or loses it; `spent`: what a card laid costs who wins."""

    won: float
    lost: float
    spent: float

    def worth(self, chance: float, cards: int) -> float:
        return chance * (self.won - self.spent * cards) - (1 - chance) * self.lost


# --- chances -----------------------------------------------------------------------------------


class Foe(Struct, frozen=True):
    """What the opponent may still add to his sum: the chance that it is at most the index."""

    at_most: tuple[float, ...]

    def beaten(self, lead: int, attacks: bool) -> float:
        """The chance of a side that leads by so much before he has added anything."""
        most = lead - 1 if attacks else lead  # HG-6.1
        return 0.0 if most < 0 else self.at_most[min(most, len(self.at_most) - 1)]


ANNOUNCED = Foe((1.0,))
"""The attacker adds nothing more once he has ended his turn (HG-2.3)."""


def possible_hands(side: Side, rng: RandomSource) -> Hands:
    """Of all that he has not shown, by lot."""
    unknown = sorted((*side.hand, *side.draw))
    return [rng.sample(unknown, len(side.hand)) for _ in range(HANDS)]


class Foes:
    """What the defender may add to each move, over the hands that he may hold."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self._known: dict[Move, Foe] = {}

    def at(self, move: Move) -> Foe:
        if move not in self._known:
            self._known[move] = self._against(move)
        return self._known[move]

    def _against(self, move: Move) -> Foe:
        thrown = pips(box().dice.per_roll)
        chances = [0.0] * (max(thrown) + 1)
        for hand in self._hands:
            cards = _best_sums(usable(hand, move))[-1]
            chances.extend([0.0] * (max(thrown) + cards + 1 - len(chances)))
            for dice, ways in thrown.items():
                chances[dice + cards] += ways
        every = sum(chances)
        return Foe(tuple(accumulate(chance / every for chance in chances)))


def facing(
    state: State, seat: Seat, rng: RandomSource, hands: Callable[[Side, RandomSource], Hands] = possible_hands
) -> Callable[[Move], Foe]:
    """By move: who attacks faces the dice and cards to come, who defends an announced total."""
    if state.phase is not Phase.ATTACK_DECLARE and seat == state.duel.defender:
        return lambda move: ANNOUNCED
    return Foes(hands(state.sides[other(seat)], rng)).at


def usable(hand: Sequence[CardId], move: Move) -> tuple[Bonus, ...]:
    cards = (box().bonus[card] for card in hand if card in box().bonus)
    return tuple(card for card in cards if card.fits(move))


def _best_sums(cards: tuple[Bonus, ...]) -> list[int]:
    """The most that so many of these cards add, from none to all: one with the referee's symbol (HG-7.5)."""
    quiet = sorted((card.value for card in cards if not card.symbol), reverse=True)
    loud = max((card.value for card in cards if card.symbol), default=None)
    values = quiet if loud is None else sorted((*quiet, loud), reverse=True)
    return [sum(values[:count]) for count in range(len(values) + 1)]


# --- the duel as it stands ---------------------------------------------------------------------


class Duel:
    """One side of a running duel, and what its choices are worth."""

    def __init__(self, state: State, seat: Seat, facing: Foe, stake: Stake) -> None:
        self.state, self.seat, self.facing = state, seat, facing
        self.turn = state.duel.turns[seat]
        self.attacks = seat == state.duel.attacker
        self.stake = stake
        self.lead = tally(state, seat).total - tally(state, other(seat)).total

    def chance(self, more: int) -> float:
        return self.facing.beaten(self.lead + more, self.attacks)

    def worth(self) -> float:
        """With the own dice still to fall, or fallen, and then the best cards laid."""
        if self.turn.rolled:
            return self.with_cards(0)
        thrown = falls(self.turn)
        return sum(count * self.with_cards(dice) for dice, count in thrown.items()) / sum(thrown.values())

    def with_cards(self, more: int) -> float:
        """With so much more, and as many bonus cards as pay."""
        laid = len(self.turn.bonus)
        return max(
            self.stake.worth(self.chance(more + added), laid + count)
            for count, added in enumerate(_best_sums(self.layable()))
        )

    def layable(self) -> tuple[Bonus, ...]:
        """The bonus cards of the hand that this turn still takes."""
        if self.turn.hero_laid is not None:
            return ()  # HG-7.7
        cards = usable(self.state.sides[self.seat].hand, self.state.duel.move)
        if not self.turn.rolled:
            return cards
        return tuple(
            card for card in cards if next(bonus_objections(self.state, self.seat, card.id), None) is None
        )

    def best_set(self) -> tuple[Bonus, ...]:
        """The cards to lay, none if none pays: of equally good sets the one that leaves the most in hand."""
        laid, cards = len(self.turn.bonus), self.layable()
        sets = (
            chosen
            for count in range(len(cards) + 1)
            for chosen in combinations(cards, count)
            if sum(card.symbol for card in chosen) <= 1
        )
        return max(sets, key=lambda chosen: self._of(chosen, laid))

    def _of(self, chosen: tuple[Bonus, ...], laid: int) -> tuple[float, int, int]:
        added = sum(card.value for card in chosen)
        worth = self.stake.worth(self.chance(added), laid + len(chosen))
        return round(worth, 6), -len(chosen), -added
