"""A coach who plays sensibly in play-outs: random coaches practically never score.

This coach looks at the whole state, which a computer player must not do: it is here to reach every rule.
"""

from collections.abc import Callable
from random import Random

from app.engine.operations import legal_actions
from app.engine.types import Seat
from app.games.helvetia_cup import GAME
from app.games.helvetia_cup import actions as a
from app.games.helvetia_cup.model import Footballer, Phase, State, goal_of_attack
from app.games.helvetia_cup.pitch import DISTANCE, GOAL, PENALTY_AREA, SHOOTING_ZONE

Offers = list[a.Action]


def choose(state: State, seat: Seat, rng: Random) -> a.Action:
    """Return a legal action, mostly a sensible one; now and then any, so that rare situations occur."""
    offers: Offers = legal_actions(GAME, state, seat)
    if rng.random() < 0.04:
        return rng.choice(offers)
    played = [offer for offer in offers if isinstance(offer, a.PlayCard)]
    if played and rng.random() < 0.08:
        return rng.choice(played)
    rest = [offer for offer in offers if not isinstance(offer, a.PlayCard)]
    return CHOICES.get(state.phase, _any)(state, seat, rest, rng)


def _any(state: State, seat: Seat, offers: Offers, rng: Random) -> a.Action:
    return rng.choice(offers)


def _attack_moves(state: State, seat: Seat, offers: Offers, rng: Random) -> a.Action:
    """Move the holder to the goal, a footballer to a free ball, the others into the attack while that is
    free.
    """
    goal = goal_of_attack(seat)
    better = []
    for move in offers:
        if isinstance(move, a.Stand):
            return move
        if not isinstance(move, a.Move | a.Overtake):
            continue
        footballer = state.footballers[move.f]
        aim = state.ball if state.holder is None and state.ball else goal
        gain = DISTANCE[footballer.hex or aim][aim] - DISTANCE[move.to][aim]
        if gain > 0 and _worth(state, footballer, rng):
            better.append(move)
    return rng.choice(better) if better else offers[0]


def _worth(state: State, footballer: Footballer, rng: Random) -> bool:
    if footballer.keeper:
        return False
    if footballer.free > 0:
        return True
    return footballer.boosts > 1 and footballer.id == state.holder and rng.random() < 0.5


def _defence_moves(state: State, seat: Seat, offers: Offers, rng: Random) -> a.Action:
    """Move the nearest footballer to the ball, the others between it and the goal."""
    assert state.ball is not None
    better = []
    for move in offers:
        if isinstance(move, a.Stand):
            return move
        if not isinstance(move, a.Move):
            continue
        footballer = state.footballers[move.f]
        assert footballer.hex is not None
        near = DISTANCE[footballer.hex][state.ball]
        goal = state.ball if near <= 4 or footballer.number % 2 else GOAL[seat]
        gain = DISTANCE[footballer.hex][goal] - DISTANCE[move.to][goal]
        chases = footballer.boosts > 1 and near <= 2
        if gain > 0 and not footballer.keeper and (footballer.free > 0 or chases):
            better.append(move)
    return rng.choice(better) if better else offers[0]


def _defence(state: State, seat: Seat, offers: Offers, rng: Random) -> a.Action:
    return rng.choice([a.Steal(), a.Tackle(), a.Tackle(), a.Pressure()])


def _attack(state: State, seat: Seat, offers: Offers, rng: Random) -> a.Action:
    """Shoot from near, pass to a team-mate who is better placed, or go on."""
    assert state.ball is not None
    goal = goal_of_attack(seat)
    shots = [offer for offer in offers if isinstance(offer, a.Shoot | a.OneTouch)]
    if shots and (DISTANCE[state.ball][goal] <= 2 or rng.random() < 0.4):
        return shots[0]
    mates = {f.hex for f in state.of(seat) if f.standing}
    wanted = SHOOTING_ZONE[1 - seat] | PENALTY_AREA[1 - seat]
    passes = [x for x in offers if isinstance(x, a.ShortPass | a.LongPass) and x.to in mates]
    ahead = [x for x in passes if x.to in wanted]
    if ahead and rng.random() < 0.6:
        return rng.choice(ahead)
    if isinstance(offers[0], a.EndRound) and rng.random() < 0.7:
        return offers[0]
    return rng.choice(passes or offers)


def _usually_second(state: State, seat: Seat, offers: Offers, rng: Random) -> a.Action:
    """Choose the bold one of intercepting, clearing and heading."""
    return offers[1] if rng.random() < 0.85 else offers[0]


def _offside(state: State, seat: Seat, offers: Offers, rng: Random) -> a.Action:
    """Call most offences, and sometimes one that was none."""
    moment, reception = state.at_pass, state.pending
    assert moment is not None
    offence = moment.offside(getattr(reception, "f"))  # noqa: B009
    return a.CallOffside() if rng.random() < (0.8 if offence else 0.1) else a.NoCall()


CHOICES: dict[Phase, Callable[[State, Seat, Offers, Random], a.Action]] = {
    Phase.MOVE_ATT: _attack_moves,
    Phase.MOVE_DEF: _defence_moves,
    Phase.ACT_DEF: _defence,
    Phase.ACT_ATT: _attack,
    Phase.INTERCEPT: _usually_second,
    Phase.CLEAR: _usually_second,
    Phase.AFTER_LONG: _usually_second,
    Phase.OFFSIDE_WINDOW: _offside,
}
