"""Substitutions: after a goal, over the edge, after an injury (HC-13)."""

from typing import Any

from app.engine.contract import Seat
from app.games.helvetia_cup.actions import Done, Sub, SubExit
from app.games.helvetia_cup.events import Substituted
from app.games.helvetia_cup.model import Footballer, FootballerId, Phase, Place, State
from app.games.helvetia_cup.pitch import EDGE, GOAL_HEXES, Hex
from app.games.helvetia_cup.play import Play
from app.games.helvetia_cup.rules import kickoff
from app.games.helvetia_cup.rules.steps import step_cost


def coming_on(hex_: Hex | None, *, keeper: bool) -> dict[str, Any]:
    """He may not move this round, but act (HC-13.2); for a goalkeeper he keeps goal (HC-13.3)."""
    return {"place": Place.PITCH, "hex": hex_, "keeper": keeper, "played": True, "settled": True}


def start(play: Play) -> None:
    """After a goal, the coach who will defend first (HC-13.1 a)."""
    play.now(holder=None, ball=None)
    ask(play, play.state.defender)


def ask(play: Play, seat: Seat) -> None:
    """A coach without substitutes is not asked."""
    if play.state.bench(seat):
        play.now(phase=Phase.SUBS, placing=seat)
    else:
        asked(play, seat)


def asked(play: Play, seat: Seat) -> None:
    if seat == play.state.defender:
        ask(play, play.state.attacker)
    else:
        kickoff.line_up(play)


def substitute(play: Play, seat: Seat, action: Sub) -> None:
    replace(play, action.f, action.in_, None)
    if not play.state.bench(seat):
        asked(play, seat)


def done(play: Play, seat: Seat, action: Done) -> None:
    asked(play, seat)


def replace(play: Play, out: FootballerId, on: FootballerId, hex_: Hex | None) -> None:
    """Who has left does not return (HC-13.3)."""
    keeper = play.state.footballers[out].keeper
    play.footballer(out, place=Place.LEFT, hex=None, keeper=False, fallen=False)
    play.footballer(on, **coming_on(hex_, keeper=keeper))
    play.tell(Substituted(out, on, hex_))


def exit_for_substitute(play: Play, seat: Seat, action: SubExit) -> None:
    """A step off the pitch: a free one, or a boost (HC-13.1 b)."""
    leaving = play.state.footballers[action.f]
    paid = step_cost(leaving)
    if "boosts" in paid:
        play.count(seat, boosts_spent=1)
    play.footballer(action.f, **paid)
    replace(play, action.f, action.in_, leaving.hex)


def may_exit(state: State, footballer: Footballer) -> bool:
    """From an edge hex that is no goal hex, and not with the ball (HC-13.2)."""
    return footballer.hex in EDGE and footballer.hex not in GOAL_HEXES and footballer.id != state.holder
