"""Offside (HC-14): the position, the pass, the call, and the restart."""

from typing import Literal

from app.engine.contract import Seat, Window
from app.games.helvetia_cup.actions import Action, CallOffside, NoCall, Withdraw
from app.games.helvetia_cup.data import OFFSIDE_WINDOW_SECONDS
from app.games.helvetia_cup.events import OffsideGiven, OffsideRefused, PlayedOn, TookOver, Withdrawn
from app.games.helvetia_cup.model import (
    AtPass,
    Footballer,
    FootballerId,
    Phase,
    Reception,
    State,
    Withdrawal,
)
from app.games.helvetia_cup.options import Offside
from app.games.helvetia_cup.pitch import DISTANCE, HALF, Hex, depth
from app.games.helvetia_cup.play import Play
from app.games.helvetia_cup.rules import rounds


def penultimate_depth(state: State, defender: Seat) -> int:
    """How far the second-last of all opponents is from his goal line, fallen ones included (HC-4.7)."""
    depths = sorted(depth(f.hex, defender) for f in state.of(defender) if f.hex)
    return depths[1]


def at_pass(state: State) -> AtPass:
    """The attackers without the ball beyond the halfway line, as they stand now (HC-14.1)."""
    opponents_half, defender = HALF[state.defender], state.defender
    beyond = (f for f in state.of(state.attacker) if f.id != state.holder)
    depths = {f.id: depth(f.hex, defender) for f in beyond if f.hex in opponents_half and f.hex}
    return AtPass(penultimate_depth(state, defender), depths)


def freeze(play: Play) -> None:
    """The moment of a pass (HC-14.2). Without offside nobody looks (HC-14.3)."""
    if play.state.options.offside is not Offside.OFF:
        play.now(at_pass=at_pass(play.state))


def receive(play: Play, id_: FootballerId, then: Literal["short", "long", "header", "move"]) -> None:
    """An attacker becomes holder; an offence is judged, called or passed over (HC-14.2, HC-14.3)."""
    state = play.state
    play.now(holder=id_, ball=state.footballers[id_].hex)
    calls = state.options.offside is Offside.CALL and state.coaches[state.defender].may_call
    if state.options.offside is Offside.AUTO and state.at_pass and state.at_pass.offside(id_):
        give(play, id_, state.at_pass)
    elif calls and state.at_pass and id_ in state.at_pass.depths:  # offside or not: betrays nothing
        play.now(phase=Phase.OFFSIDE_WINDOW, pending=Reception(id_, then))
    else:
        go_on(play, then)


def go_on(play: Play, then: Literal["short", "long", "header", "move"]) -> None:
    """No offside: what the reception leads to."""
    play.now(at_pass=None, pending=None)
    if then == "long":
        rounds.end_round(play)
    else:
        phases = {"short": Phase.ACT_ATT, "header": Phase.AFTER_LONG, "move": Phase.MOVE_ATT}
        play.now(phase=phases[then])


def call(play: Play, seat: Seat, action: CallOffside) -> None:
    """A right call stops play, a wrong one costs the right to call in this half (HC-14.3)."""
    reception, moment = play.state.pending, play.state.at_pass
    assert isinstance(reception, Reception) and moment is not None
    if moment.offside(reception.f):
        give(play, reception.f, moment)
        return
    play.tell(OffsideRefused(seat, reception.f, moment.depths[reception.f], moment.line))
    play.coach(seat, may_call=False)
    go_on(play, reception.then)


def no_call(play: Play, seat: Seat, action: NoCall) -> None:
    """Also what a time-out means."""
    reception = play.state.pending
    assert isinstance(reception, Reception)
    play.tell(PlayedOn(seat))
    go_on(play, reception.then)


def window(state: State) -> Window[Action] | None:
    """So long the defender may call, whether it was offside or not; silence is no call (HC-14.3)."""
    if state.phase is not Phase.OFFSIDE_WINDOW:
        return None
    return Window(state.defender, OFFSIDE_WINDOW_SECONDS, NoCall())


def give(play: Play, offender: FootballerId, moment: AtPass) -> None:
    """HC-14.4: turnover, and the ball lies free where the receiver stands."""
    hex_ = play.state.ball
    assert hex_ is not None
    called = play.state.options.offside is Offside.CALL
    play.tell(OffsideGiven(offender, hex_, moment.depths[offender], moment.line, called))
    rounds.turnover(play, None, restart=True)


def resume(play: Play) -> None:
    """After both movements somebody of the new attackers must stand with the ball (HC-14.4)."""
    state = play.state
    assert state.ball is not None
    there = next((f for f in state.of(state.attacker) if f.hex == state.ball), None)
    if there is not None:
        take_over(play, there)
        make_room(play)
        return
    choice = nearest(state, state.attacker, state.ball)
    if len(choice) > 1:
        play.now(phase=Phase.NEAREST)
    else:
        take_over(play, choice[0])
        make_room(play)


def nearest(state: State, seat: Seat, hex_: Hex) -> list[Footballer]:
    """Who is put on a ball hex: standing field footballers before all others (HC-8.5, HC-14.4)."""
    team = state.of(seat)
    pool = [f for f in team if f.standing and not f.keeper] or team
    away = {f.id: DISTANCE[f.hex][hex_] for f in pool if f.hex}
    least = min(away.values())
    return [f for f in pool if away[f.id] == least]


def take_over(play: Play, footballer: Footballer) -> None:
    """He stands on the ball hex and holds the ball; a fallen one gets up at no cost (HC-14.4)."""
    hex_ = play.state.ball
    assert hex_ is not None and footballer.hex is not None
    play.footballer(footballer.id, hex=hex_, fallen=False)
    play.now(holder=footballer.id)
    play.tell(TookOver(footballer.id, hex_, DISTANCE[footballer.hex][hex_]))


def make_room(play: Play) -> None:
    """HC-14.4: an opponent on the hex, fallen or not, withdraws; then an action is due."""
    state = play.state
    blocker = next((f for f in state.of(state.defender) if f.hex == state.ball), None)
    play.now(restart=False)
    if blocker is None:
        free_kick(play)
    else:
        ask_to_withdraw(play, blocker)


def ask_to_withdraw(play: Play, footballer: Footballer) -> None:
    """HC-8.7, HC-14.4; without a free neighbour hex he stays and may not press."""
    if play.state.free_neighbours(footballer):
        play.now(phase=Phase.WITHDRAW, pending=Withdrawal(footballer.id))
        return
    play.footballer(footballer.id, acted=True)
    assert footballer.hex is not None
    play.tell(Withdrawn(footballer.id, footballer.hex, stays=True))
    free_kick(play)


def withdraw(play: Play, seat: Seat, action: Withdraw) -> None:
    play.footballer(action.f, hex=action.to)
    play.tell(Withdrawn(action.f, action.to, stays=False))
    free_kick(play)


def free_kick(play: Play) -> None:
    """An attacking action without a defensive decision, and it must be made (HC-8.8, HC-14.4)."""
    play.now(phase=Phase.ACT_ATT, mandatory=True, pending=None)
