"""The computer players, which look one duel ahead and count in goals.

The value of a duel is the value of winning it, times the probability, less the value of losing it. The
probability is that of a hand and the dice against all hands that the opponent may hold. Goals count by the
score and the rounds that are left (scoreline.py). The constants were fitted on matches of the computer
against itself (docs/notes). None of them is a rule.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial

from msgspec import Struct, structs

from app.engine.capabilities.computer import HARD, Computer
from app.engine.capabilities.decider import RandomSource
from app.engine.capabilities.temper import by_temper
from app.engine.types import Seat
from app.games.hockey_game.actions import (
    Action,
    Declare,
    Draft,
    EndTurn,
    PlayBonus,
    PlayHero,
    PlaySpecial,
    RemoveHero,
    Restart,
    Roll,
    TimeOut,
    UseHeroes,
)
from app.games.hockey_game.computer_names import TEMPERS
from app.games.hockey_game.data import Bonus, Card, Hero, box
from app.games.hockey_game.duel import (
    Duel,
    Facing,
    Hands,
    Opposition,
    Stake,
    opposition,
    sample_hands,
    usable,
)
from app.games.hockey_game.model import Attr, CardId, FieldId, Phase, Side, State, other
from app.games.hockey_game.objections import special_objections
from app.games.hockey_game.prospect import CARD, HAND_ROOM, period_card_value, period_stake
from app.games.hockey_game.rules import rink, turns
from app.games.hockey_game.scoreline import goals_worth, rounds_left

GOAL = 1.0
SPECIAL = 0.1
SPECIAL_POINTS = 1.5
"""The value of a special card in hand, in points of a sum."""
HERO_POINT = 0.04
"""The value of a hero's point on the table for a whole period."""
SAVED = 0.14
"""The value for the defender of a shot that was saved in their zone."""
NEAR_END = 4
"""The number of rounds before the end of a period from which on the puck is worth less."""
TIME_GAIN, TIME_TEMPER = 2.5, 0.25
"""The gain in values of cards for which TIME is taken, less as the match goes on (HG-11).

A hasty coach takes it for a little less, a patient one for a little more.
"""
TEMPER = 0.005
"""The goals by which a move may be worse than the best and still be declared by temper."""
QUICK_HANDS = 6
"""The sampled hands of the opponent where many matches are played on, in the analysis."""
RANDOM_SHARE = 0.3
"""The probability that a beginner chooses at random."""


def puck_value(attacker: Seat, at: FieldId) -> float:
    """Return the goals that having the puck here is worth to the attacker, compared with the opponent."""
    field, ahead = rink.field(at), rink.in_attacking_zone(attacker, at)
    if field.crease:
        return 0.56 if ahead else 0.13
    if field.faceoff and field.zone != "NEUTRAL":
        return 0.67 if ahead else -0.02
    if field.zone != "NEUTRAL":
        return 0.59 if ahead else 0.24
    if field.line == rink.own_zone(attacker).from_line or field.line == rink.own_zone(attacker).to_line:
        return 0.20
    return 0.48 if rink.may_pass_into_zone(attacker, at) else 0.29


# --- what is at stake --------------------------------------------------------------------------


def stake(state: State, seat: Seat) -> Stake:
    """Return the value of the duel by field, less of it near the end of a period, and by score."""
    duel, worth = state.duel, goals_worth(state)
    attacker, defender = duel.attacker, duel.defender
    near = min(1.0, rounds_left(state) / NEAR_END)
    gained = worth[attacker] * (GOAL if duel.to is None else near * puck_value(attacker, duel.to))
    saved = duel.to is None and rink.in_attacking_zone(attacker, duel.source)
    lost = worth[defender] * near * (SAVED if saved else puck_value(defender, duel.source))
    if seat == attacker:
        return Stake(gained, lost, 0.0 if duel.to is None else CARD)
    return Stake(lost, gained, CARD)


def card_value(state: State, seat: Seat, action: Action) -> float:
    """Return the value of a played card beyond this duel."""
    match action:
        case PlayHero(card=card):
            constants = box().constants
            left = max(0.0, 1 - state.flips / constants.flips_per_period)
            return HAND_ROOM + HERO_POINT * hero_points(card) * left
        case PlaySpecial(target=str() as target):
            return HERO_POINT * hero_points(target) - SPECIAL
        case PlaySpecial():
            return -SPECIAL
        case _:
            return 0.0


class Valuation(Struct, frozen=True):
    """The functions by which a computer player values duels and cards."""

    stake: Callable[[State, Seat], Stake]
    card_value: Callable[[State, Seat, Action], float]
    hands: Callable[[Side, RandomSource], Hands] = sample_hands
    early_time: bool = True
    """Whether TIME is taken before the last period too."""


BY_FIELD = Valuation(stake, card_value, early_time=False)
BY_PERIOD = Valuation(period_stake, period_card_value)
QUICKLY = Valuation(period_stake, period_card_value, partial(sample_hands, count=QUICK_HANDS))


@cache
def hero_points(card: CardId) -> int:
    return sum(box().heroes[card].gives.values())


# --- decisions ---------------------------------------------------------------------------------


def normal(state: State, seat: Seat, offered: Sequence[Action], rng: RandomSource) -> Action:
    return decide_by(BY_FIELD, state, seat, offered, rng)


def hard(state: State, seat: Seat, offered: Sequence[Action], rng: RandomSource) -> Action:
    """Look ahead to the end of the period instead of one field, and keep no card that blocks the hand."""
    return decide_by(BY_PERIOD, state, seat, offered, rng)


def quick(state: State, seat: Seat, offered: Sequence[Action], rng: RandomSource) -> Action:
    """Decide like `hard`, against fewer hands that the opponent may hold."""
    return decide_by(QUICKLY, state, seat, offered, rng)


def decide_by(
    valuation: Valuation, state: State, seat: Seat, offered: Sequence[Action], rng: RandomSource
) -> Action:
    match state.phase:
        case Phase.ATTACK_DECLARE:
            return _declaration(valuation, state, seat, offered, rng)
        case Phase.ATTACK_PREPARE | Phase.DEFEND_PREPARE:
            return _preparation(valuation, state, seat, offered, rng)
        case Phase.ATTACK_CARDS | Phase.DEFEND_CARDS:
            return _cards(valuation, state, seat, offered, rng)
        case Phase.DRAFT:
            return max(offered, key=_draft_value)
        case Phase.REFEREE_TARGET:
            return max(offered, key=lambda action: _loss(state, seat, action))
        case Phase.RESTART_CHOICE:
            return next(action for action in offered if _from_the_keeper(action))
        case _:
            return rng.choice(offered)


def easy(state: State, seat: Seat, offered: Sequence[Action], rng: RandomSource) -> Action:
    """Decide like `normal`, but sometimes at random.

    A random choice is no special or bonus card, which may do nothing. Between bonus cards nothing is
    random, because some of them do nothing alone.
    """
    laying = state.phase in (Phase.ATTACK_CARDS, Phase.DEFEND_CARDS) and state.duel.turns[seat].bonus
    if rng.random() >= RANDOM_SHARE or laying:
        return normal(state, seat, offered, rng)
    thoughtful = TimeOut | UseHeroes | PlaySpecial | PlayBonus
    return rng.choice([action for action in offered if not isinstance(action, thoughtful)])


def _declaration(
    valuation: Valuation, state: State, seat: Seat, offered: Sequence[Action], rng: RandomSource
) -> Action:
    """Return TIME if it pays, else the move that is worth most with the whole hand."""
    if valuation.early_time or state.period == box().constants.periods:
        taken = time_out(state, seat, offered)
        if taken is not None:
            return taken
    declarations = [one for one in offered if isinstance(one, Declare) and not is_idle(state.puck, one)]
    onward = [one for one in declarations if not is_to_and_fro(state, seat, one)]
    valued = valued_declarations(valuation, state, seat, onward or declarations, rng)
    return by_temper(TEMPERS[seat], valued, lambda one: one.to is None, TEMPER, rng)


def valued_declarations(
    valuation: Valuation, state: State, seat: Seat, declarations: Iterable[Declare], rng: RandomSource
) -> Iterator[tuple[float, Declare]]:
    """Yield the declarations, each with its value in goals if the whole hand is played well."""
    against = opposition(state, seat, rng, valuation.hands)
    for action in declarations:
        declared = turns.with_declaration(state, seat, action)
        yield max(value for _, value in _prepared(valuation, declared, seat, against)), action


def time_out(state: State, seat: Seat, offered: Sequence[Action]) -> TimeOut | None:
    """Return the two worst cards to discard in TIME, if the pile promises enough better ones (HG-11.1)."""
    side = state.sides[seat]
    pile = side.draw or side.discard
    if not pile or side.time_outs or len(side.hand) < 2:
        return None
    worst = sorted(side.hand, key=lambda card: hand_value(state, card))[:2]
    mean = sum(hand_value(state, card) for card in pile) / len(pile)
    gain = sum(mean - hand_value(state, card) for card in worst)
    parts = box().constants.periods
    enough = TIME_GAIN - TIME_TEMPER * TEMPERS[seat].sign
    if gain < enough * (1 - (state.period - 1) / parts):
        return None
    action = TimeOut(tuple(sorted(worst)))
    return action if action in offered else None


def hand_value(state: State, card: CardId) -> float:
    """Return what a card in hand is worth, in points of a sum; a hero less towards the end of the period."""
    if card in box().heroes:
        return deck_value(card) * min(1.0, rounds_left(state) / NEAR_END)
    return SPECIAL_POINTS if card in box().specials else deck_value(card)


def is_idle(source: FieldId, action: Declare) -> bool:
    """Return whether a move only leads from a face-off circle to the other one of the zone."""
    at = rink.field(source)
    if action.to is None or not at.faceoff or at.zone == "NEUTRAL":
        return False
    to = rink.field(action.to)
    return to.faceoff and to.zone == at.zone


def is_to_and_fro(state: State, seat: Seat, action: Declare) -> bool:
    """Return whether a move leads back to where the puck has just been, without a lead that gains by it.

    It puts off the shot for a better hand, which does not come: only a lost attack fills the hand.
    """
    came = state.duel.attacker == seat and state.duel.to == state.puck
    leads = state.goals[seat] > state.goals[other(seat)]
    return came and action.to == state.duel.source and not leads


def _preparation(
    valuation: Valuation, state: State, seat: Seat, offered: Sequence[Action], rng: RandomSource
) -> Action:
    """Return a special card to play before the dice if it is worth it, else the roll.

    A hero waits for the dice: they may be laid after them as well, and perhaps cards are needed then.
    """
    against = opposition(state, seat, rng, valuation.hands)
    if next(specials(state, seat), None) is None:
        return Roll()
    return max(_prepared(valuation, state, seat, against), key=lambda one: one[1])[0]


def _prepared(
    valuation: Valuation, state: State, seat: Seat, against: Facing
) -> Iterator[tuple[Action, float]]:
    """Yield each special card that does something and the roll, with the value of the duel after it."""
    bare = _duel(valuation, state, seat, against(state)).value()
    for action in specials(state, seat):
        after = turns.with_special(state, seat, action)
        led = _duel(valuation, after, seat, against(after)).value()
        if led > bare or has_other_effect(state, seat, action):
            yield action, led + valuation.card_value(state, seat, action)
    yield Roll(), bare


def specials(state: State, seat: Seat) -> Iterator[PlaySpecial]:
    """Yield the special cards that may be played before the dice (HG-8.1)."""
    for card in state.sides[seat].hand:
        if card in box().specials:
            injury = box().specials[card].effect.injury
            for target in state.sides[other(seat)].heroes if injury else (None,):
                action = PlaySpecial(card, target)
                if next(special_objections(state, seat, action), None) is None:
                    yield action


def has_other_effect(state: State, seat: Seat, action: PlaySpecial) -> bool:
    """Return whether the card has an effect that the value of a duel does not show (HG-8.2)."""
    effect = box().specials[action.card].effect
    if effect.symbols_free:
        return any(card.symbol for card in usable(state.sides[seat].hand, state.duel.move))
    return effect.draw > 0 or 0 < effect.opponent_bonus_limit < len(state.sides[other(seat)].hand)


def _cards(
    valuation: Valuation, state: State, seat: Seat, offered: Sequence[Action], rng: RandomSource
) -> Action:
    """Return the best bonus card if one pays, else a hero or the end of the turn.

    A card with the referee's symbol comes first, because the referee card may make the others needless.
    """
    against = opposition(state, seat, rng, valuation.hands)
    now = _duel(valuation, state, seat, against(state))
    cards = now.best_cards()
    alone = now.best_of_cards()

    def value(action: PlayHero) -> float:
        after = turns.with_hero(state, seat, action.card)
        led = _duel(valuation, after, seat, against(after))
        return led.with_quiet(0) + valuation.card_value(state, seat, action)

    heroes = [(value(one), one) for one in offered if isinstance(one, PlayHero)]
    best = max(heroes, key=lambda one: one[0], default=None)
    if best is not None and best[0] > alone:
        return best[1]
    return PlayBonus(cards[0].id) if cards else EndTurn()


def _duel(valuation: Valuation, state: State, seat: Seat, facing: Opposition) -> Duel:
    return Duel(
        state,
        seat,
        facing,
        valuation.stake(state, seat),
        lambda: valuation.stake(structs.replace(state, flips=state.flips + 1, idle=0), seat),
        lambda card: card_value(state, seat, PlayHero(card)),
    )


def _from_the_keeper(action: Action) -> bool:
    return isinstance(action, Restart) and action.kind == "goalkeeper"


def _loss(state: State, seat: Seat, action: Action) -> int:
    """Return what the removal of a hero gains: an opponent's points, or the seat's own lost ones."""
    if not isinstance(action, RemoveHero):
        return 0
    points = hero_points(action.target)
    return -points if action.target in state.sides[seat].heroes else points


def _draft_value(action: Action) -> float:
    return deck_value(action.card) if isinstance(action, Draft) else 0.0


ATTR_VALUES: Mapping[Attr, float] = {
    Attr.ATTACK: 1.0,
    Attr.DEFENCE: 1.0,
    Attr.SHOT: 0.7,
    Attr.PASS: 0.5,
    Attr.SPEED: 0.6,
    Attr.STRENGTH: 0.5,
    Attr.GOALKEEPER: 0.6,
}
"""The approximate probability that a point of an attribute counts in a duel."""


@cache
def deck_value(id: CardId) -> float:
    """Return the value of a card in a deck, for the draft (HG-10)."""
    card: Card = box().cards[id]
    if isinstance(card, Bonus):
        return card.value * (1.0 if card.attr == "any" else 0.6)
    if isinstance(card, Hero):
        return sum(points * ATTR_VALUES[attr] for attr, points in card.gives.items())
    return len(card.moves) * (1.0 if card.role == "any" else 0.5)


# --- hidden information ------------------------------------------------------------------------


def determinized(state: State, seat: Seat, rng: RandomSource) -> State:
    """Sample the opponent's hand and pile (HG-8.4). The seat's own pile has no order."""
    side = state.sides[other(seat)]
    unknown = sorted((*side.hand, *side.draw))
    rng.shuffle(unknown)
    hand, draw = sorted(unknown[: len(side.hand)]), sorted(unknown[len(side.hand) :])
    return state.with_side(other(seat), structs.replace(side, hand=tuple(hand), draw=tuple(draw)))


COMPUTER: Computer[State, Action] = Computer(
    determinized=determinized,
    strengths={"easy": easy, "normal": normal, HARD: hard},
    measured={"easy": 0.08, HARD: 0.62},
)
