"""Offside (HC-14): the position, the pass and the call. restarts.py has the restart of play."""

from typing import Literal, TypeAlias

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.engine.types import Seat
from app.games.helvetia_cup.actions import CallOffside, NoCall
from app.games.helvetia_cup.events import OffsideGiven, OffsideRefused, PlayedOn
from app.games.helvetia_cup.model import AtPass, FootballerId, Phase, Reception, State, seat_of
from app.games.helvetia_cup.options import Offside
from app.games.helvetia_cup.pitch import HALF, depth
from app.games.helvetia_cup.rules import rounds, steps

Then: TypeAlias = Literal["short", "long", "header", "move"]


def penultimate_depth(state: State, defender: Seat) -> int:
    """Return the distance of the second-last opponent from their goal line, with fallen ones (HC-4.7)."""
    depths = sorted(depth(f.hex, defender) for f in state.of(defender) if f.hex)
    return depths[1]


def at_pass(state: State) -> AtPass:
    """Return the positions now of the attackers without the ball beyond the halfway line (HC-14.1)."""
    opponents_half, defender = HALF[state.defender], state.defender
    beyond = (f for f in state.of(state.attacker) if f.id != state.holder)
    depths = {f.id: depth(f.hex, defender) for f in beyond if f.hex in opponents_half and f.hex}
    return AtPass(penultimate_depth(state, defender), depths)


def frozen(state: State) -> State:
    """Keep the positions at the moment of a pass (HC-14.2), unless offside is off (HC-14.3)."""
    return state if state.options.offside is Offside.OFF else structs.replace(state, at_pass=at_pass(state))


def receive(state: State, id_: FootballerId, then: Then, resolution: Resolution) -> State:
    """Make an attacker the holder, then give offside or ask for a call (HC-14.2, HC-14.3)."""
    state = structs.replace(state, holder=id_, ball=state.footballers[id_].hex)
    moment = state.at_pass
    if moment is None or not stops_play(state, id_):
        return go_on(state, then, resolution)
    if state.options.offside is Offside.AUTO:
        return give(state, id_, moment, resolution)
    asked = structs.replace(state, phase=Phase.OFFSIDE_WINDOW, pending=Reception(id_, then))
    return steps.make_final(asked)


def stops_play(state: State, id_: FootballerId) -> bool:
    """Return whether offside is given, or the question of it opens, when a footballer receives the ball.

    The question opens for onside receivers too, so that it betrays nothing (HC-14.3).
    """
    moment = state.at_pass
    if moment is None:
        return False
    if state.options.offside is Offside.AUTO:
        return moment.offside(id_)
    return state.coaches[state.defender].may_call and id_ in moment.depths


def go_on(state: State, then: Then, resolution: Resolution) -> State:
    """Go on without an offside."""
    state = structs.replace(state, at_pass=None, pending=None)
    if then == "long":
        return rounds.end_round(state, resolution)
    phases = {"short": Phase.ACT_ATT, "header": Phase.AFTER_LONG, "move": Phase.MOVE_ATT}
    return structs.replace(state, phase=phases[then])


def call(state: State, seat: Seat, action: CallOffside, resolution: Resolution) -> State:
    """Call offside: a right call stops play, a wrong one costs the right to call in this half (HC-14.3)."""
    reception, moment = state.asked(Reception), state.at_pass
    assert moment is not None
    if moment.offside(reception.f):
        return give(state, reception.f, moment, resolution)
    resolution.record(OffsideRefused(seat, reception.f, moment.depths[reception.f], moment.line))
    return steps.make_final(go_on(state.with_coach(seat, may_call=False), reception.then, resolution))


def no_call(state: State, seat: Seat, action: NoCall, resolution: Resolution) -> State:
    """Do not call offside, which is also the action when the time is up."""
    resolution.record(PlayedOn(seat))
    return steps.make_final(go_on(state, state.asked(Reception).then, resolution))


def give(state: State, offender: FootballerId, moment: AtPass, resolution: Resolution) -> State:
    """Give offside: a turnover, with the ball free on the receiver's hex (HC-14.4)."""
    called = state.options.offside is Offside.CALL
    depth_ = moment.depths[offender]
    resolution.record(OffsideGiven(seat_of(offender), offender, state.ball_hex, depth_, moment.line, called))
    ended = structs.replace(state, movement=None)
    return rounds.turnover(ended, None, resolution, restart=True)
