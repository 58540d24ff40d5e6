"""The match as each viewer may know it, built up from nothing.

Tactics in hand and discards are secret. Squad picks, aim and guard are secret until both coaches have chosen.
The offside flags of a pass are hidden from everybody (HC-14.3).
"""

from functools import lru_cache
from typing import Any

from app.engine.types import Seat, View
from app.games.helvetia_cup.data import TAKE_BACKS
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
from app.games.helvetia_cup.rules.skills import is_tired
from app.games.helvetia_cup.rules.substitutions import just_come_on

__all__ = ["own", "public", "shown"]


def public(state: State) -> View:
    """Return the public view. Footballers and coaches are keyed by their ids."""
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
        "trails": trails(state),
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
    """Return the private view of a coach: their cards, picks, and choice in a duel."""
    coach = state.coaches[seat]
    dealing = state.phase is Phase.CARDS
    return {
        "hand": {
            "tactics": list(coach.tactics),
            "legendary": coach.legendary if dealing else None,  # afterwards it is public
            "discarded": list(coach.discarded),
        },
        "picks": [f"{seat}:{number}" for number in coach.picks],
        "chosen": chosen(state, seat),
    }


def onside(state: State) -> int | None:
    """Return the onside distance from the defenders' goal line; None if the coach has to judge it."""
    if state.options.offside is not Offside.AUTO or state.half == 0 or state.ended:
        return None
    if any(f.hex is None for f in state.of(state.defender)):
        return None
    return min(penultimate_depth(state, state.defender), HALFWAY)


def trails(state: State) -> dict[str, list[str]]:
    """Return, by footballer, the hexes of the steps that are not final, from the first (HC-6.10)."""
    if state.movement is None or state.movement.taken_back >= TAKE_BACKS:
        return {}
    found: dict[str, list[str]] = {}
    for step in state.movement.steps:
        begun = found.setdefault(step.f, [state.movement.footballers[step.f].at])
        if step.how in ("move", "overtake"):
            begun.append(step.to)
    return found


def placing(state: State) -> dict[str, Any] | None:
    """Return the footballer to place for the kick-off, or the seat that may substitute."""
    if not isinstance(state.pending, Placing):
        return None
    footballer = kickoff.to_place(state) if state.phase is Phase.PLACE else None
    return {"seat": state.pending.seat, "f": footballer and footballer.id}


@lru_cache(maxsize=4096)
def footballer_view(footballer: Footballer) -> dict[str, Any]:
    """Return only the values that differ from the defaults, to keep patches small."""
    view: dict[str, Any] = {"boosts": footballer.boosts, "hex": footballer.hex}
    if footballer.place != "pitch":
        view["place"] = footballer.place.value
    if footballer.free:
        view["free"] = footballer.free
    for mark in ("keeper", "fallen", "yellow", "acted"):
        if getattr(footballer, mark):
            view[mark] = True
    if is_tired(footballer):
        view["tired"] = True
    if just_come_on(footballer):
        view["came_on"] = True
    return view


def coach_view(state: State, seat: Seat) -> dict[str, Any]:
    """Return the public part of a coach; `cards` counts the hand, with a kept legendary card."""
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
    """Return the active effects of cards until the round ends."""
    if effects is NO_EFFECTS:
        return {}
    return {name: value for name in Effects.__struct_fields__ if (value := getattr(effects, name))}


def chosen(state: State, seat: Seat) -> Any:
    """Return the sector aimed at or the sectors guarded, while the other coach has not chosen."""
    shot = state.pending
    if not isinstance(shot, Shot):
        return None
    if seat == state.footballers[shot.shooter].seat:
        return shot.aim
    return None if shot.guard is None else list(shot.guard)


def decision(pending: Pending | None) -> dict[str, Any] | None:
    """Return the pending decision, without secrets."""
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
