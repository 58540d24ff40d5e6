"""The odds of a duel for one side: its whole hand against the whole hand that the opponent may hold."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import accumulate, combinations
from math import inf
from typing import TypeAlias

from msgspec import Struct

from app.engine.capabilities.decider import RandomSource
from app.engine.types import Seat
from app.games.hockey_game.data import Bonus, Effect, box
from app.games.hockey_game.model import Attr, CardId, Move, Phase, Side, State, other
from app.games.hockey_game.objections import bonus_objections
from app.games.hockey_game.preview import roll_counts, rolls_left
from app.games.hockey_game.referee_odds import Additions, next_additions, next_mods
from app.games.hockey_game.rules.value import (
    effect_of,
    field_bonus,
    hero_value,
    heroes_limit,
    heroes_off,
    most_valuable,
    tally,
    team_part,
)

Hands: TypeAlias = Sequence[Sequence[CardId]]

HANDS = 24
"""The number of sampled hands of the opponent."""


class Stake(Struct, frozen=True):
    """The value of a duel to a side that wins or loses it.

    Each played card costs the winner `spent` and the loser `wasted`.
    """

    won: float
    lost: float
    spent: float
    wasted: float = 0.0

    def value(self, chance: float, cards: int) -> float:
        return chance * (self.won - self.spent * cards) - (1 - chance) * (self.lost + self.wasted * cards)

    def terms(self, sums: Sequence[int], laid: int) -> "Terms":
        """Return for each number of cards what they add, and the value of a duel won and one lost.

        `laid` are the cards played before.
        """
        return [
            (added, self.won - self.spent * cards, self.lost + self.wasted * cards)
            for cards, added in enumerate(sums, start=laid)
        ]


Terms: TypeAlias = Sequence[tuple[int, float, float]]


# --- chances -----------------------------------------------------------------------------------


class Opposition(Struct, frozen=True):
    """The opponent's possible additions: the probability that they are at most the index."""

    at_most: tuple[float, ...]

    def win_probability(self, lead: int, attacks: bool) -> float:
        """Return the probability that a side with this lead over a sum without additions wins."""
        most = lead - 1 if attacks else lead  # HG-6.1
        return 0.0 if most < 0 else self.at_most[min(most, len(self.at_most) - 1)]

    def best(self, lead: int, attacks: bool, terms: Terms) -> float:
        """Return the greatest value of the terms: the loop in which a computer player spends its time."""
        at_most, top, best = self.at_most, len(self.at_most) - 1, -inf
        least = lead - 1 if attacks else lead  # HG-6.1
        for added, won, lost in terms:
            most = least + added
            chance = 0.0 if most < 0 else at_most[most if most < top else top]
            value = chance * won - (1 - chance) * lost
            if value > best:
                best = value
        return best


ANNOUNCED = Opposition((1.0,))
"""The attacker adds nothing more after ending the turn (HG-2.3)."""


def sample_hands(side: Side, rng: RandomSource, count: int = HANDS) -> Hands:
    """Sample hands from all cards that the side has not shown."""
    unknown = sorted((*side.hand, *side.draw))
    return [rng.sample(unknown, len(side.hand)) for _ in range(count)]


class OppositionByMove:
    """The defender's possible additions to each move, over the sampled hands.

    A hand adds a special card and bonus cards, one of them with a referee card, or a hero (HG-7.7, HG-7.8).
    """

    def __init__(self, state: State, defender: Seat, hands: Hands) -> None:
        self._side, self._hands = state.sides[defender], hands
        self._mods = next_mods(state)
        self._known: dict[tuple[Move, int, int], Opposition] = {}

    def at(self, state: State) -> Opposition:
        """Return the additions to the declared move of this state."""
        attacker = state.duel.attacker
        key = (state.duel.move, field_bonus(state.duel), tally(state, attacker).hero)
        if key not in self._known:
            self._known[key] = self._against(state, *key)
        return self._known[key]

    def _against(self, state: State, move: Move, field: int, hero: int) -> Opposition:
        counts = team_part(state, state.duel.defender).counts
        present = tally(state, state.duel.defender).hero
        fitting, heroes, team = _fitting(move), box().heroes, self._side.team
        specials = dict[CardId, int]()
        added_chances = dict[int, float]()
        for hand in self._hands:
            quiet = loud = special = instead = 0
            for card in hand:
                if card in fitting:
                    value, symbol = fitting[card]
                    quiet, loud = (quiet, max(loud, value)) if symbol else (quiet + value, loud)
                elif card in heroes:
                    instead = max(instead, hero_value(card, counts))
                else:
                    if card not in specials:
                        specials[card] = _defending(card, move, team, field, hero)
                    special = max(special, specials[card])
            for mod, share in self._mods if loud else ((0, 1.0),):
                added = max(special + quiet + (max(loud + mod, 0)), instead - present)
                added_chances[added] = added_chances.get(added, 0.0) + share
        return _with_dice(added_chances)


@cache
def _fitting(move: Move) -> Mapping[CardId, tuple[int, bool]]:
    """Return the value of each bonus card that fits a move, and whether it turns a referee card."""
    return {id: (card.value, bool(card.symbol)) for id, card in box().bonus.items() if card.fits(move)}


def _with_dice(added_chances: Mapping[int, float]) -> Opposition:
    chances = [0.0] * 40
    for added, share in added_chances.items():
        for dice, ways in roll_counts(box().dice.per_roll).items():
            chances[dice + added] += ways * share
    every = sum(chances)
    return Opposition(tuple(accumulate(chance / every for chance in chances)))


def _defending(card: CardId, move: Move, team: str, field: int, hero: int) -> int:
    """Return what a special card is worth to a defender, in points of the sum (HG-8.2)."""
    if card not in box().specials:
        return 0
    special = box().specials[card]
    if special.role == "attack" or move not in special.moves:
        return 0
    effect, has = special.effect, box().teams[team].attributes
    if effect.opponent_field_bonus_off:
        return field
    if effect.injury or effect.opponent_heroes_off:
        return hero
    return _own_points(effect, has)


def _own_points(effect: Effect, has: Mapping[Attr, int]) -> int:
    added = has[effect.count_twice] if effect.count_twice else 0
    added += has[effect.add_attribute] if effect.add_attribute else 0
    return added + (1 if effect.dice_extra or effect.dice_fixed else 0)


Facing: TypeAlias = Callable[[State], Opposition]


def opposition(
    state: State, seat: Seat, rng: RandomSource, hands: Callable[[Side, RandomSource], Hands] = sample_hands
) -> Facing:
    """Return the opponent by declared state: dice and cards to come, or for a defender an announced total."""
    if state.phase is not Phase.ATTACK_DECLARE and seat == state.duel.defender:
        return lambda declared: ANNOUNCED
    return OppositionByMove(state, other(seat), hands(state.sides[other(seat)], rng)).at


def usable(hand: Sequence[CardId], move: Move) -> tuple[Bonus, ...]:
    fitting, bonus = _fitting(move), box().bonus
    return tuple([bonus[card] for card in hand if card in fitting])


# --- the duel as it stands ---------------------------------------------------------------------


class Duel:
    """One side of a duel under way, and the values of its choices.

    `turned` returns the stake after a referee card, which shortens the period.
    """

    def __init__(
        self,
        state: State,
        seat: Seat,
        facing: Opposition,
        stake: Stake,
        turned: Callable[[], Stake],
        hero_worth: Callable[[CardId], float],
    ) -> None:
        self.state, self.seat, self.facing = state, seat, facing
        self.turn = state.duel.turns[seat]
        self.attacks = seat == state.duel.attacker
        self.stake, self.hero_worth = stake, hero_worth
        self.lead = tally(state, seat).total - tally(state, other(seat)).total
        self._cards = self.playable_cards()
        free = bool(effect_of(self.turn).symbols_free)  # HG-8.2: symbols that turn nothing
        self._quiet = self._limited([card for card in self._cards if free or not card.symbol])
        self._loud = max((card.value for card in self._cards if card.symbol and not free), default=0)
        self._sums = (0, *accumulate(card.value for card in self._quiet))
        self._after_loud = (
            self._sums[:-1] if self._loud and self._is_limited(len(self._quiet) + 1) else self._sums
        )
        laid = len(self.turn.bonus)
        self._quiet_terms = stake.terms(self._sums, laid)
        self._referee: Additions = next_additions(state, seat) if self._loud else ()
        self._loud_terms = turned().terms(self._after_loud, laid + 1) if self._loud else ()
        self._heroes = self._hero_gains()

    def chance(self, more: int) -> float:
        return self.facing.win_probability(self.lead + more, self.attacks)

    def value(self) -> float:
        """Return the value with the dice, rolled or still to roll, and then the best of the hand."""
        if self.turn.rolled:
            return self.best(0)
        rolls = rolls_left(self.turn)
        return sum(count * self.best(dice) for dice, count in rolls.items()) / sum(rolls.values())

    def best(self, more: int) -> float:
        """Return the value with `more` added to the total, and the cards of the hand that pay."""
        value = self.with_quiet(more)
        if self._loud:
            value = max(value, self.with_loud(more))
        if self._heroes:
            laid = len(self.turn.bonus)
            value = max(
                value,
                max(worth + self.stake.value(self.chance(more + gain), laid) for gain, worth in self._heroes),
            )
        return value

    def best_of_cards(self) -> float:
        """Return the value without another hero."""
        return max(self.with_quiet(0), self.with_loud(0)) if self._loud else self.with_quiet(0)

    def with_quiet(self, more: int) -> float:
        """Return the value with as many cards without a symbol as pay."""
        return self.facing.best(self.lead + more, self.attacks, self._quiet_terms)

    def with_loud(self, more: int, loud: int | None = None) -> float:
        """Return the value with the symbol card, over the referee cards, and then the others that pay."""
        first = self.lead + more + (self._loud if loud is None else loud)
        return sum(
            share * self.facing.best(first + mod, self.attacks, self._loud_terms)
            for mod, share in self._referee
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
        """Return the cards to play, none if none pays; one with a referee's symbol stands alone.

        Of equal sets it is the one that leaves the most in hand.
        """
        sets = (
            chosen for count in range(len(self._quiet) + 1) for chosen in combinations(self._quiet, count)
        )
        best = max(sets, key=self._of_quiet)
        if self._loud and self.with_loud(0) > self.with_quiet(0) + 1e-9:
            free = [card for card in self._cards if card.symbol]
            return (max(free, key=lambda card: (round(self.with_loud(0, card.value), 6), -card.value)),)
        return best

    def _of_quiet(self, chosen: tuple[Bonus, ...]) -> tuple[float, int, int]:
        added = sum(card.value for card in chosen)
        value = self.stake.value(self.chance(added), len(self.turn.bonus) + len(chosen))
        return round(value, 6), -len(chosen), -added

    def _limited(self, cards: list[Bonus]) -> list[Bonus]:
        """Return the greatest cards that may still be laid (HG-8.2: Home crowd limits a defender)."""
        cards.sort(key=lambda card: -card.value)
        while cards and self._is_limited(len(cards)):
            cards.pop()
        return cards

    def _is_limited(self, count: int) -> bool:
        if self.attacks:
            return False
        limit = effect_of(self.state.duel.turns[other(self.seat)]).opponent_bonus_limit
        return 0 < limit < len(self.turn.bonus) + count

    def _hero_gains(self) -> list[tuple[int, float]]:
        """Return what each hero of the hand would add in this turn, and what they are worth beyond it."""
        turn, side = self.turn, self.state.sides[self.seat]
        if turn.played_from_hand:
            return []  # HG-7.7, HG-7.8
        hand = [card for card in side.hand if card in box().heroes]
        if not hand:
            return []
        counts, limit = team_part(self.state, self.seat).counts, heroes_limit(turn)
        off = heroes_off(self.state.duel, self.seat) is not None
        now = tally(self.state, self.seat).hero
        found = []
        for card in hand:
            best = most_valuable((*side.heroes, card), counts, limit)
            gain = 0 if off else sum(hero_value(one, counts) for one in best) - now
            found.append((gain, self.hero_worth(card)))
        return found
