"""HG-2: periods and overtimes. HG-13: the guards against endless games."""

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.games.hockey_game.data import box
from app.games.hockey_game.events import PeriodBegan, PeriodEnded
from app.games.hockey_game.model import CENTRE, Side, State
from app.games.hockey_game.rules.ending import finish
from app.games.hockey_game.rules.faceoff import call_faceoff
from app.games.hockey_game.rules.piles import with_cards
from app.games.hockey_game.rules.referee import flip


def tick_idle_clock(state: State, resolution: Resolution) -> State:
    """Turn a card without effect at the end of a round, after too many without a referee card (HG-13.1)."""
    flipped = any(turn.whistles for turn in state.duel.turns)
    counted = structs.replace(state, idle=0 if flipped else state.idle + 1)
    limit = state.options.idle_rounds
    return flip(counted, None, resolution) if 0 < limit <= counted.idle else counted


def is_period_over(state: State) -> bool:
    """Return whether the fifth card is turned: the period ends with the round (HG-2.4, HG-9.3)."""
    return state.flips >= box().constants.flips_per_period


def end_period(state: State, resolution: Resolution) -> State:
    """End the period after a complete round (HG-2.4): the heroes leave, and the next part begins (HG-2.6)."""
    heroes = (*state.sides[0].heroes, *state.sides[1].heroes)
    resolution.record(PeriodEnded(state.period, state.overtime, state.flips, heroes))
    sides = (_bench(state.sides[0]), _bench(state.sides[1]))
    return _next(structs.replace(state, sides=sides, flips=0, idle=0), resolution)


def begin_period(state: State, resolution: Resolution, reshuffled: bool = False) -> State:
    """Begin a period or overtime with a face-off on the centre spot (HG-2.6, HG-2.8)."""
    resolution.record(PeriodBegan(state.period, state.overtime, reshuffled))
    return call_faceoff(state, CENTRE, resolution)


def _next(state: State, resolution: Resolution) -> State:
    if state.period < box().constants.periods:
        return begin_period(structs.replace(state, period=state.period + 1), resolution)
    if state.goals[0] != state.goals[1]:  # HG-2.7
        return finish(state, 0 if state.goals[0] > state.goals[1] else 1, "regulation", resolution)
    if state.overtime and state.overtime == state.options.max_overtimes:  # HG-13.2
        return call_faceoff(structs.replace(state, decider=True), CENTRE, resolution)
    # All cards are reshuffled before the first overtime (HG-2.8), later if the pile could run out (HG-2.9).
    overtime = structs.replace(state, overtime=state.overtime + 1)
    if state.overtime and len(state.pile) >= box().constants.max_flips_per_period:
        return begin_period(overtime, resolution)
    reshuffled = structs.replace(overtime, pile=tuple(box().whistles), turned=())
    return begin_period(reshuffled, resolution, reshuffled=True)


def _bench(side: Side) -> Side:
    return structs.replace(side, heroes=(), discard=with_cards(side.discard, *side.heroes))
