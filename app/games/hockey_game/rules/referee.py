"""HG-9: the referee deck, which is the clock."""

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.engine.types import Seat
from app.games.hockey_game.data import Whistle, box
from app.games.hockey_game.events import HeroRemoved, RefereeTurned
from app.games.hockey_game.model import CardId, LostHero, Phase, State, TurnedCard, other
from app.games.hockey_game.rules.piles import side_without_hero
from app.games.hockey_game.rules.value import record_lowered_total


def stage(state: State) -> int:
    """Return the stage: 1 to 3 are the periods, 4 is the first overtime, and so on."""
    return box().constants.periods + state.overtime if state.overtime else state.period


def flip(state: State, by: Seat | None, resolution: Resolution) -> State:
    """Turn one card, which stays out until overtime (HG-9.2). `by` is None for the idle clock (HG-13.1)."""
    card, pile = resolution.card(state.pile)
    flips = state.flips + 1
    resolution.record(RefereeTurned(by, card, flips))
    turned = (*state.turned, TurnedCard(card, by, stage(state), flips))
    return structs.replace(state, pile=pile, turned=turned, flips=flips, idle=0)


def turn_referee_card(state: State, seat: Seat, resolution: Resolution) -> State:
    """Turn the referee card of a symbol card, at once (HG-9.1).

    The fifth card of a period is no different: the round is played to its end (HG-9.3).
    """
    now = flip(state, seat, resolution)
    card = now.turned[-1].card
    return record_lowered_total(state, with_whistle(now, seat, card), card, resolution)


def with_whistle(state: State, seat: Seat, card: CardId) -> State:
    """Return the state after a referee card, whose effect is on the turn of its player (HG-9.5)."""
    turn = state.duel.turns[seat]
    now = state.with_turn(seat, structs.replace(turn, whistles=(*turn.whistles, card)))
    if targets(now, seat, box().whistles[card]):
        return structs.replace(now, phase=Phase.REFEREE_TARGET)
    return now


def targets(state: State, flipper: Seat, whistle: Whistle) -> tuple[CardId, ...]:
    """Return the heroes of whom one must leave; none if the table has none (HG-9.6)."""
    if whistle.injury:
        return state.sides[other(flipper)].heroes
    if whistle.misconduct:
        return state.sides[flipper].heroes
    return ()


def targets_now(state: State, flipper: Seat) -> tuple[CardId, ...]:
    """Return the heroes that can be named in the phase `referee_target`, sorted by id."""
    card = state.duel.turns[flipper].whistles[-1]
    return tuple(sorted(targets(state, flipper, box().whistles[card])))


def remove_hero(state: State, flipper: Seat, target: CardId, resolution: Resolution) -> State:
    """Remove the named hero. The turn goes on where the card was turned (HG-9.6)."""
    without = without_hero(state, flipper, target)
    lost = without.duel.lost[-1]
    resolution.record(HeroRemoved(lost.who, target, lost.cause))
    return record_lowered_total(state, without, lost.cause, resolution)


def without_hero(state: State, flipper: Seat, target: CardId) -> State:
    cause = state.duel.turns[flipper].whistles[-1]
    owner = other(flipper) if box().whistles[cause].injury else flipper
    back = Phase.ATTACK_CARDS if flipper == state.attacker else Phase.DEFEND_CARDS
    return structs.replace(with_hero_off(state, owner, target, cause), phase=back)


def with_hero_off(state: State, owner: Seat, hero: CardId, cause: CardId) -> State:
    """Return the state with a hero moved to the owner's discard pile (HG-7.13, HG-8.3, HG-9.6)."""
    duel = structs.replace(state.duel, lost=(*state.duel.lost, LostHero(owner, hero, cause)))
    return structs.replace(state.with_side(owner, side_without_hero(state.sides[owner], hero)), duel=duel)
