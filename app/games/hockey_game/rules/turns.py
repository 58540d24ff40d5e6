"""HG-2.1, HG-4.1, HG-7, HG-8, HG-11: what a seat does in his turn, from the declaration to its end."""

from msgspec import structs

from app.engine.chance import Chance
from app.engine.contract import Event, Seat, Step
from app.games.hockey_game.actions import Declare, PlaySpecial
from app.games.hockey_game.data import box
from app.games.hockey_game.events import (
    BonusPlayed,
    Declared,
    HeroesUsed,
    HeroLaid,
    HeroRemoved,
    Rolled,
    SpecialPlayed,
    TimeTaken,
    TurnClosed,
)
from app.games.hockey_game.model import HAND_LIMIT, CardId, Phase, Round, State, other
from app.games.hockey_game.rules.piles import draw, with_cards, without
from app.games.hockey_game.rules.referee import send_off, turn_referee_card
from app.games.hockey_game.rules.resolution import resolve
from app.games.hockey_game.rules.rink import crossed
from app.games.hockey_game.rules.value import counted_heroes, effect_of, lowered, tally

COUNTING_DICE = 2  # HG-5.3


def declare(state: State, seat: Seat, action: Declare) -> Step[State]:
    """Named before any dice, and fixed (HG-4.1)."""
    duel = Round(state.rounds + 1, seat, state.puck, action.move, action.to)
    now = structs.replace(state, phase=Phase.ATTACK_PREPARE, round=duel, faceoff=None)
    passed = crossed(seat, action.move, state.puck, action.to)
    return Step(now, (Declared(duel.number, action.move, state.puck, action.to, passed),))


def play_special(state: State, seat: Seat, action: PlaySpecial, chance: Chance) -> Step[State]:
    """Before the own roll (HG-8.1); an injury and fresh legs act at once, the rest when summed up."""
    turn = structs.replace(state.duel.turns[seat], special=action.card)
    now = _from_hand(state, seat, action.card).with_turn(seat, turn)
    events: tuple[Event, ...] = (SpecialPlayed(action.card),)
    if action.target is not None:  # HG-8.3
        now = send_off(now, other(seat), action.target, action.card)
        events = (*events, HeroRemoved(other(seat), action.target, action.card))
    if wanted := effect_of(turn).draw:  # HG-8.2: never above the hand limit
        room = HAND_LIMIT - len(now.sides[seat].hand)
        drew = draw(now, seat, min(wanted, room), chance)
        now, events = drew.state, (*events, *drew.events)
    return Step(now, (*events, *lowered(state, now, action.card)))


def play_hero(state: State, seat: Seat, card: CardId) -> Step[State]:
    """On the table (HG-7.6), counting at once (HG-7.9); an earlier choice of heroes lapses (HG-7.11)."""
    now = _from_hand(state, seat, card)
    side = now.sides[seat]
    now = now.with_side(seat, structs.replace(side, heroes=(*side.heroes, card)))
    duel = structs.replace(now.duel, lost=tuple(lost for lost in now.duel.lost if lost.hero != card))
    turn = structs.replace(duel.turns[seat], hero_laid=card, use=None)
    return Step(structs.replace(now, round=duel.with_turn(seat, turn)), (HeroLaid(card),))


def roll(state: State, seat: Seat, chance: Chance) -> Step[State]:
    """Two dice; three with Golden hands, none with Ice-cold (HG-5.3, HG-8.2, HG-12.2)."""
    turn = state.duel.turns[seat]
    effect = effect_of(turn)
    number = 0 if effect.dice_fixed else COUNTING_DICE + effect.dice_extra
    thrown = [chance.die(6) for _ in range(number)]
    if effect.dice_extra:
        thrown.sort(reverse=True)  # the best two count
    dice, dropped = tuple(thrown[:COUNTING_DICE]), tuple(thrown[COUNTING_DICE:])
    rolled = structs.replace(turn, dice=dice, dropped=dropped, fixed=effect.dice_fixed, rolled=True)
    attacks = seat == state.duel.attacker
    phase = Phase.ATTACK_CARDS if attacks else Phase.DEFEND_CARDS
    now = structs.replace(state.with_turn(seat, rolled), phase=phase)
    return Step(now, (Rolled(dice, dropped, effect.dice_fixed),))


def play_bonus(state: State, seat: Seat, card: CardId, chance: Chance) -> Step[State]:
    """Laid and added (HG-7.1); a symbol turns a referee card at once (HG-7.5, HG-9.1)."""
    turn = state.duel.turns[seat]
    now = _from_hand(state, seat, card)
    now = now.with_turn(seat, structs.replace(turn, bonus=(*turn.bonus, card)))
    bonus = box().bonus[card]
    played = BonusPlayed(card, bonus.value, tally(now, seat).total)
    if not bonus.symbol or effect_of(turn).symbols_free:  # HG-8.2: Clockwork
        return Step(now, (played,))
    turned = turn_referee_card(now, seat, chance)
    cause = turned.state.duel.turns[seat].whistles[-1]
    return Step(turned.state, (played, *turned.events, *lowered(now, turned.state, cause)))


def use_heroes(state: State, seat: Seat, cards: tuple[CardId, ...]) -> Step[State]:
    """Other heroes than the best, or none (HG-7.11)."""
    turn = structs.replace(state.duel.turns[seat], use=cards)
    return Step(state.with_turn(seat, turn), (HeroesUsed(cards),))


def time_out(state: State, seat: Seat, cards: tuple[CardId, ...], chance: Chance) -> Step[State]:
    """TIME: the cards thrown are part of the discards that may be reshuffled (HG-11.2, HG-11.3)."""
    side = state.sides[seat]
    thrown = structs.replace(
        side,
        hand=without(side.hand, *cards),
        discard=with_cards(side.discard, *cards),
        time_out_used=True,
    )
    drew = draw(state.with_side(seat, thrown), seat, len(cards), chance)
    return Step(drew.state, (TimeTaken(cards), *drew.events))


def end_turn(state: State, seat: Seat, chance: Chance) -> Step[State]:
    """The total is announced, the cards go to the discard pile, the heroes are frozen (HG-2.3, HG-7.5)."""
    total = tally(state, seat)
    turn = state.duel.turns[seat]
    closed = structs.replace(turn, use=counted_heroes(state, seat), closed=total.total)
    side = state.sides[seat]
    laid = turn.bonus if turn.special is None else (*turn.bonus, turn.special)
    side = structs.replace(side, discard=with_cards(side.discard, *laid)) if laid else side
    now = state.with_side(seat, side).with_turn(seat, closed)
    if seat == state.duel.attacker:
        announced = TurnClosed(seat, state.duel.move, total)
        return Step(structs.replace(now, phase=Phase.DEFEND_PREPARE), (announced,))
    return resolve(now, chance)


def _from_hand(state: State, seat: Seat, card: CardId) -> State:
    side = state.sides[seat]
    return state.with_side(seat, structs.replace(side, hand=without(side.hand, card)))
