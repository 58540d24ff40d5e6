"""The reasons for a hint: the gain, the odds of the dice, the threats."""

from collections.abc import Sequence
from typing import Any

from app.engine.kit.odds import percent
from app.engine.types import Reason, Seat
from app.games.hockey_game.actions import (
    Action,
    Declare,
    Draft,
    EndTurn,
    FaceoffRoll,
    PickTeam,
    PlayBonus,
    PlayHero,
    PlaySpecial,
    RemoveHero,
    Restart,
    Roll,
    TimeOut,
    UseHeroes,
)
from app.games.hockey_game.bot import hero_points
from app.games.hockey_game.model import Move, State, other
from app.games.hockey_game.preview import key, preview
from app.games.hockey_game.rules import rink


def advice(state: State, seat: Seat, action: Action) -> Sequence[Reason]:
    match action:
        case Declare():
            return _declaring(state, seat, action)
        case PlayBonus(card=card) | PlayHero(card=card) | PlaySpecial(card=card):
            return _laying(state, seat, action, card)
        case Roll() | EndTurn():
            text = "roll" if isinstance(action, Roll) else "end_turn"
            now = preview(state, seat)["now"]
            certain = isinstance(action, EndTurn) and percent(now["odds"]) in (0, 100)
            return (Reason(text),) if now["decided"] or certain else (Reason(text), _dice(now))
        case UseHeroes(cards=heroes):
            return (Reason("use_heroes" if heroes else "use_no_heroes"),)
        case TimeOut():
            return (Reason("time_out"),)
        case FaceoffRoll():
            return _face_off(state, seat)
        case RemoveHero(target=target):
            gain = preview(state, seat)["remove"][key(action)]["gain"]
            named = Reason("remove", {"card": target, "points": hero_points(target)})
            return named, Reason("gain", {"gain": gain})
        case Restart(kind=kind, at=at):
            return (Reason("goalkeeper" if kind == "goalkeeper" else "faceoff_at", {"at": at}),)
        case Draft(card=card):
            return Reason("draft", {"card": card}), Reason("draft_why")
        case PickTeam(team=team):
            return Reason("team", {"team": team}), Reason("team_why")
        case _:
            return ()


def _face_off(state: State, seat: Seat) -> Sequence[Reason]:
    """Yield the chance of the puck only where it stays true: the other's throw would change it."""
    if state.bully.rolls[other(seat)] is None:
        return (Reason("faceoff"),)
    odds = preview(state, seat)["roll"]["odds"]
    return Reason("faceoff"), Reason("puck", {"percent": percent(odds)})


def _declaring(state: State, seat: Seat, action: Declare) -> Sequence[Reason]:
    """Yield where the move leads, what the lines cost, and who has the puck if it fails (HG-4, HG-6.1)."""
    found = preview(state, seat)["declare"][action.move.value][action.to or "goal"]
    cost = -rink.line_cost(seat, action.move, state.duel.source, action.to)
    shoots = action.move is Move.SHOT
    return (
        Reason("shoot") if shoots else Reason("declare", {"move": action.move, "to": action.to}),
        Reason("lines", {"cost": cost}),
        _dice(found),
        Reason("saved" if shoots else "lost", {"who": other(seat)}),
    )


def _laying(state: State, seat: Seat, action: Action, card: str) -> Sequence[Reason]:
    found = preview(state, seat)
    then = found["choices"][key(action)]
    before, after = percent(found["now"]["odds"]), percent(then["odds"])
    gain = Reason("lay", {"card": card}), Reason("gain", {"gain": then["gain"]})
    return gain if after == before else (*gain, Reason("odds_then", {"percent": after, "before": before}))


def _dice(found: dict[str, Any]) -> Reason:
    return Reason("odds", {"percent": percent(found["odds"])})
