"""What each viewer may know; built up from nothing.

Secret: tactics in hand, discards, squad picks until both are done, aim and guard until both are
chosen, and for everybody the offside flags of a pass (HC-14.3).
"""

from functools import lru_cache
from typing import Any

from app.engine.types import Seat, View
from app.games.helvetia_cup.events import shown
from app.games.helvetia_cup.model import (
    NO_EFFECTS,
    Clearing,
    Coach,
    Contest,
    Effects,
    Footballer,
    ForcedMove,
    Foul,
    KeeperDue,
    Kick,
    Pending,
    Phase,
    Placing,
    Reception,
    Restart,
    Shot,
    State,
    Withdrawal,
)
from app.games.helvetia_cup.odds import odds
from app.games.helvetia_cup.options import Offside
from app.games.helvetia_cup.pitch import HALFWAY
from app.games.helvetia_cup.rules import kickoff
from app.games.helvetia_cup.rules.offside import penultimate_depth
from app.games.helvetia_cup.rules.skills import tired
from app.games.helvetia_cup.rules.substitutions import just_come_on

__all__ = ["own", "public", "shown"]


def public(state: State) -> View:
    """The table as everybody sees it. Footballers and coaches are keyed by their ids."""
    return {
        "phase": state.phase.value,
        "round": state.round,
        "half": state.half,
        "clock": state.clock,
        "score": list(state.score),
        "attacker": state.attacker,
        "toss": state.toss,
        "first": state.first,
        "ball": state.ball,
        "holder": state.holder,
        "quiet": state.quiet,
        "passes": state.passes,
        "mandatory": state.mandatory,
        "restart": state.restart,
        "time_fixed": state.time_fixed,
        "placing": placing(state),
        "footballers": {id_: footballer_view(f) for id_, f in state.footballers.items()},
        "coaches": {str(seat): coach_view(state, seat) for seat in (0, 1)},
        "decision": decision(state.pending),
        "odds": odds(state),
        "onside": onside(state),
        "kicks": {str(n): kick_view(kick) for n, kick in enumerate(state.kicks)},
    }


def kick_view(kick: Kick) -> dict[str, Any]:
    return {"f": kick.f, "scored": kick.scored, "saved": kick.saved}


def own(state: State, seat: Seat) -> View:
    """What a coach knows beyond that: his cards, his picks, his choice in a duel."""
    coach = state.coaches[seat]
    dealing = state.phase is Phase.CARDS
    return {
        "hand": {
            "tactics": list(coach.tactics),
            "legendary": coach.legendary if dealing else None,  # afterwards it lies face up
            "discarded": list(coach.discarded),
        },
        "picks": [f"{seat}:{number}" for number in coach.picks],
        "chosen": chosen(state, seat),
    }


def onside(state: State) -> int | None:
    """How far from the defenders' goal line an attacker is onside, where nobody has to see it himself."""
    if state.options.offside is not Offside.AUTO or state.half == 0 or state.ended:
        return None
    if any(f.hex is None for f in state.of(state.defender)):
        return None
    return min(penultimate_depth(state, state.defender), HALFWAY)


def placing(state: State) -> dict[str, Any] | None:
    """Who has to be placed for the kick-off, or whose turn it is to substitute."""
    if not isinstance(state.pending, Placing):
        return None
    footballer = kickoff.to_place(state) if state.phase is Phase.PLACE else None
    return {"seat": state.pending.seat, "f": footballer and footballer.id}


@lru_cache(maxsize=4096)
def footballer_view(footballer: Footballer) -> dict[str, Any]:
    """What differs from the usual only: a small change stays small on the wire."""
    view: dict[str, Any] = {"boosts": footballer.boosts, "hex": footballer.hex}
    if footballer.place != "pitch":
        view["place"] = footballer.place.value
    if footballer.free:
        view["free"] = footballer.free
    for mark in ("keeper", "fallen", "yellow", "acted"):
        if getattr(footballer, mark):
            view[mark] = True
    if tired(footballer):
        view["tired"] = True
    if just_come_on(footballer):
        view["came_on"] = True
    return view


def coach_view(state: State, seat: Seat) -> dict[str, Any]:
    """`cards`: how many are in hand, a kept legendary included; which is the coach's own view."""
    coach: Coach = state.coaches[seat]
    dealing = state.phase is Phase.CARDS
    return {
        "team": state.options.teams[seat].value,
        "cards": coach.cards,
        "legendary": None if dealing else coach.legendary,
        "played": list(coach.played),
        "picked": len(coach.picks),
        "may_call": coach.may_call,
        "effects": effects_view(coach.effects),
        "chosen": chosen(state, seat) is not None,
    }


def effects_view(effects: Effects) -> dict[str, Any]:
    """The cards that work until the round ends, only those that do."""
    if effects is NO_EFFECTS:
        return {}
    return {name: value for name in Effects.__struct_fields__ if (value := getattr(effects, name))}


def chosen(state: State, seat: Seat) -> Any:
    """The sector aimed at or the sectors guarded, while the other side is still thinking."""
    shot = state.pending
    if not isinstance(shot, Shot):
        return None
    if seat == state.footballers[shot.shooter].seat:
        return shot.aim
    return None if shot.guard is None else list(shot.guard)


def decision(pending: Pending | None) -> dict[str, Any] | None:
    """What is being decided, without anybody's secret."""
    match pending:
        case None | Placing():
            return None
        case Foul():
            return {"offender": pending.offender, "victim": pending.victim, "hex": pending.hex}
        case KeeperDue():
            return decision(pending.foul)
        case Restart():
            return {"hex": pending.hex}
        case ForcedMove():
            return {"f": pending.f, "wins": pending.wins}
        case Contest():
            return {"defender": pending.defender, "receiver": pending.receiver}
        case Reception() | Withdrawal():
            return {"f": pending.f}
        case Clearing():
            return {"f": pending.left[0], "taker": pending.taker}
        case Shot():
            return {
                "shooter": pending.shooter,
                "shot": pending.kind,
                "zone": pending.zone,
                "n": pending.n,
                "presser": pending.presser,
            }
