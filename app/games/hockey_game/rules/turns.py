"""HG-2.1, HG-4.1, HG-7, HG-8, HG-11: a seat's turn, from the declaration to its end."""

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.engine.types import Seat
from app.games.hockey_game.actions import Declare, PlaySpecial
from app.games.hockey_game.data import Effect, box
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
from app.games.hockey_game.model import CardId, Phase, Round, State, other
from app.games.hockey_game.rules.piles import draw, room, with_cards, without
from app.games.hockey_game.rules.referee import turn_referee_card, with_hero_off
from app.games.hockey_game.rules.resolution import resolve
from app.games.hockey_game.rules.rink import lines_crossed
from app.games.hockey_game.rules.value import effect_of, reckon, record_lowered_total, tally


def declare(state: State, seat: Seat, action: Declare, resolution: Resolution) -> State:
    """Declare a move, before any dice and for good (HG-4.1)."""
    now = with_declaration(state, seat, action)
    passed = lines_crossed(seat, action.move, state.puck, action.to)
    resolution.record(Declared(seat, now.duel.number, action.move, state.puck, action.to, passed))
    return now


def with_declaration(state: State, seat: Seat, action: Declare) -> State:
    duel = Round(state.rounds + 1, seat, state.puck, action.move, action.to)
    return structs.replace(state, phase=Phase.ATTACK_PREPARE, duel=duel, faceoff=None)


def play_special(state: State, seat: Seat, action: PlaySpecial, resolution: Resolution) -> State:
    """Play a special card before the roll (HG-8.1).

    Injuries and fresh legs act at once, others in the sum.
    """
    resolution.record(SpecialPlayed(seat, action.card))
    now = with_special(state, seat, action)
    if action.target is not None:  # HG-8.3
        resolution.record(HeroRemoved(other(seat), action.target, action.card))
    if wanted := effect_of(now.duel.turns[seat]).draw:  # HG-8.2: never above the hand limit
        now = draw(now, seat, min(wanted, room(now, seat)), resolution)
    return record_lowered_total(state, now, action.card, resolution)


def with_special(state: State, seat: Seat, action: PlaySpecial) -> State:
    """Return the state with the card in the turn and without the injured hero (HG-8.1, HG-8.3)."""
    turn = structs.replace(state.duel.turns[seat], special=action.card)
    now = _from_hand(state, seat, action.card).with_turn(seat, turn)
    return now if action.target is None else with_hero_off(now, other(seat), action.target, action.card)


def play_hero(state: State, seat: Seat, card: CardId, resolution: Resolution) -> State:
    resolution.record(HeroLaid(seat, card))
    return with_hero(state, seat, card)


def with_hero(state: State, seat: Seat, card: CardId) -> State:
    """Return the state with the hero on the table (HG-7.6), who counts at once (HG-7.9).

    An earlier choice of heroes is dropped (HG-7.11).
    """
    now = _from_hand(state, seat, card)
    side = now.sides[seat]
    now = now.with_side(seat, structs.replace(side, heroes=(*side.heroes, card)))
    duel = structs.replace(now.duel, lost=tuple(lost for lost in now.duel.lost if lost.hero != card))
    turn = structs.replace(duel.turns[seat], hero_laid=card, use=None)
    return structs.replace(now, duel=duel.with_turn(seat, turn))


def roll(state: State, seat: Seat, resolution: Resolution) -> State:
    """Roll two dice, three with Golden hands, none with Ice-cold (HG-5.3, HG-8.2, HG-12.2)."""
    turn = state.duel.turns[seat]
    dice_rolled = resolution.dice(dice_count(effect := effect_of(turn)), box().dice.sides)
    if effect.dice_extra:
        dice_rolled = tuple(sorted(dice_rolled, reverse=True))  # the best two count
    per_roll = box().dice.per_roll
    dice, dropped = dice_rolled[:per_roll], dice_rolled[per_roll:]
    resolution.record(Rolled(seat, dice, dropped, effect.dice_fixed))
    rolled = structs.replace(turn, dice=dice, dropped=dropped, fixed=effect.dice_fixed, rolled=True)
    phase = Phase.ATTACK_CARDS if seat == state.duel.attacker else Phase.DEFEND_CARDS
    return structs.replace(state.with_turn(seat, rolled), phase=phase)


def dice_count(effect: Effect) -> int:
    """Return the number of dice that this turn rolls (HG-5.3, HG-8.2)."""
    return 0 if effect.dice_fixed else box().dice.per_roll + effect.dice_extra


def play_bonus(state: State, seat: Seat, card: CardId, resolution: Resolution) -> State:
    """Play and add a bonus card (HG-7.1). A symbol turns a referee card at once (HG-7.5, HG-9.1)."""
    now = with_bonus(state, seat, card)
    resolution.record(BonusPlayed(seat, card, box().bonus[card].value, tally(now, seat).total))
    return turn_referee_card(now, seat, resolution) if turns_referee_card(state, seat, card) else now


def with_bonus(state: State, seat: Seat, card: CardId) -> State:
    turn = state.duel.turns[seat]
    now = _from_hand(state, seat, card)
    return now.with_turn(seat, structs.replace(turn, bonus=(*turn.bonus, card)))


def turns_referee_card(state: State, seat: Seat, card: CardId) -> bool:
    """Return whether playing this card turns a referee card (HG-9.1). With Clockwork none does (HG-8.2)."""
    return box().bonus[card].symbol and not effect_of(state.duel.turns[seat]).symbols_free


def use_heroes(state: State, seat: Seat, cards: tuple[CardId, ...], resolution: Resolution) -> State:
    """Count other heroes than the best ones, or none (HG-7.11)."""
    resolution.record(HeroesUsed(seat, cards))
    return with_use(state, seat, cards)


def with_use(state: State, seat: Seat, cards: tuple[CardId, ...]) -> State:
    return state.with_turn(seat, structs.replace(state.duel.turns[seat], use=cards))


def time_out(state: State, seat: Seat, cards: tuple[CardId, ...], resolution: Resolution) -> State:
    """Take TIME. The discarded cards may be reshuffled at once (HG-11.2, HG-11.3)."""
    resolution.record(TimeTaken(seat, cards))
    side = state.sides[seat]
    discarded = structs.replace(
        side,
        hand=without(side.hand, *cards),
        discard=with_cards(side.discard, *cards),
        time_outs=side.time_outs + 1,
    )
    return draw(state.with_side(seat, discarded), seat, len(cards), resolution)


def end_turn(state: State, seat: Seat, resolution: Resolution) -> State:
    """Announce the total, discard the cards and freeze the heroes (HG-2.3, HG-7.5)."""
    reckoned = reckon(state, seat)
    turn, total = state.duel.turns[seat], reckoned.sum
    closed = structs.replace(turn, use=reckoned.counted, closed=total.total)
    side = state.sides[seat]
    laid = turn.bonus if turn.special is None else (*turn.bonus, turn.special)
    side = structs.replace(side, discard=with_cards(side.discard, *laid)) if laid else side
    now = state.with_side(seat, side).with_turn(seat, closed)
    if seat != state.duel.attacker:
        return resolve(now, total, resolution)
    resolution.record(TurnClosed(seat, state.duel.move, total))
    return structs.replace(now, phase=Phase.DEFEND_PREPARE)


def _from_hand(state: State, seat: Seat, card: CardId) -> State:
    side = state.sides[seat]
    return state.with_side(seat, structs.replace(side, hand=without(side.hand, card)))
