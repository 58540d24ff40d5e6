"""HG-2: periods, overtimes and the guards against endless games (HG-13)."""

from msgspec import structs

from app.engine.chance import Chance
from app.engine.contract import Event, Step
from app.games.hockey_game.data import box
from app.games.hockey_game.events import PeriodBegan, PeriodEnded
from app.games.hockey_game.model import CENTRE, FLIPS_A_PERIOD, PERIODS, Side, State
from app.games.hockey_game.rules.ending import finish
from app.games.hockey_game.rules.faceoff import call_faceoff
from app.games.hockey_game.rules.piles import with_cards
from app.games.hockey_game.rules.referee import flip

MOST_FLIPS = FLIPS_A_PERIOD + 1  # HG-9.4: the defender may turn a sixth card


def idle_clock(state: State, chance: Chance) -> Step[State]:
    """At the end of a round: too many without a flip turn a card without effect (HG-13.1)."""
    flipped = any(turn.whistles for turn in state.duel.turns)
    counted = structs.replace(state, idle=0 if flipped else state.idle + 1)
    limit = state.options.idle_rounds
    if not limit or counted.idle < limit:
        return Step(counted)
    now, event = flip(counted, None, chance)
    return Step(now, (event,))


def end_period(state: State, chance: Chance) -> Step[State]:
    """The round is complete and the fifth card is out (HG-2.4): heroes leave, and what is next (HG-2.6)."""
    heroes = (*state.sides[0].heroes, *state.sides[1].heroes)
    ended = PeriodEnded(state.period, state.overtime, state.flips, heroes)
    clear = structs.replace(state, sides=(_bench(state.sides[0]), _bench(state.sides[1])), flips=0, idle=0)
    following = _next(clear, chance)
    return Step(following.state, (ended, *following.events))


def begin_period(state: State, chance: Chance, reshuffled: bool = False) -> Step[State]:
    """Every period and overtime starts with a face-off on the centre spot (HG-2.6, HG-2.8)."""
    began: tuple[Event, ...] = (PeriodBegan(state.period, state.overtime, reshuffled),)
    faceoff = call_faceoff(state, CENTRE, chance)
    return Step(faceoff.state, (*began, *faceoff.events))


def _next(state: State, chance: Chance) -> Step[State]:
    if state.period < PERIODS:
        return begin_period(structs.replace(state, period=state.period + 1), chance)
    if state.goals[0] != state.goals[1]:  # HG-2.7
        return finish(state, 0 if state.goals[0] > state.goals[1] else 1, "regulation")
    if state.overtime and state.overtime == state.options.max_overtimes:  # HG-13.2
        return call_faceoff(structs.replace(state, decider=True), CENTRE, chance)
    # HG-2.8, HG-2.9: all together before the first, later only when the pile could run out
    overtime = structs.replace(state, overtime=state.overtime + 1)
    if state.overtime and len(state.pile) >= MOST_FLIPS:
        return begin_period(overtime, chance)
    anew = structs.replace(overtime, pile=tuple(box().whistles), turned=())
    return begin_period(anew, chance, reshuffled=True)


def _bench(side: Side) -> Side:
    return structs.replace(side, heroes=(), discard=with_cards(side.discard, *side.heroes))
