"""The objections to an action: the clause that forbids it, and a sentence. Without one it is legal."""

from collections.abc import Callable, Iterator
from typing import Any

from app.engine.types import Objection, Seat
from app.games.helvetia_cup import actions as a
from app.games.helvetia_cup import taking_back
from app.games.helvetia_cup.data import CARDS, LONG_PASS_MIN, SECTORS, SHORT_PASS_RANGE
from app.games.helvetia_cup.goal import guard_sets
from app.games.helvetia_cup.model import (
    Clearing,
    Footballer,
    ForcedMove,
    Foul,
    Phase,
    Shot,
    State,
    Withdrawal,
    goal_of_attack,
    seat_of,
)
from app.games.helvetia_cup.pitch import (
    ACCELERATION,
    ALONG,
    CIRCLE,
    DISTANCE,
    GOAL,
    GOAL_HEXES,
    HALF,
    NEIGHBOURS,
    Hex,
)
from app.games.helvetia_cup.rules import (
    before,
    cards,
    kickoff,
    movement,
    passing,
    restarts,
    shooting,
    shootout,
    steps,
    substitutions,
)

PHASES: dict[type[a.Action], tuple[str, tuple[Phase, ...]]] = {
    a.Discard: ("HC-2.2", (Phase.CARDS,)),
    a.Pick: ("HC-2.4", (Phase.SQUAD,)),
    a.ChooseKickoff: ("HC-2.8", (Phase.TOSS,)),
    a.Sub: ("HC-13.1", (Phase.SUBS,)),
    a.SubExit: ("HC-13.1", (Phase.MOVE_ATT, Phase.MOVE_DEF)),
    a.Done: ("HC-6.1", (Phase.MOVE_ATT, Phase.MOVE_DEF, Phase.SUBS)),
    a.PlaceFootballer: ("HC-3.1", (Phase.PLACE,)),
    a.Kicker: ("HC-3.2", (Phase.KICKER,)),
    a.Move: ("HC-6.1", (Phase.MOVE_ATT, Phase.MOVE_DEF)),
    a.Overtake: ("HC-6.4", (Phase.MOVE_ATT,)),
    a.Stand: ("HC-6.7", (Phase.MOVE_ATT, Phase.MOVE_DEF)),
    a.TakeBack: ("HC-6.10", (Phase.MOVE_ATT, Phase.MOVE_DEF)),
    a.Steal: ("HC-7.1", (Phase.ACT_DEF,)),
    a.Tackle: ("HC-7.1", (Phase.ACT_DEF,)),
    a.Pressure: ("HC-7.1", (Phase.ACT_DEF,)),
    a.MoveOn: ("HC-7.3", (Phase.FORCED_MOVE,)),
    a.PickKeeper: ("HC-8.10", (Phase.PICK_KEEPER,)),
    a.InjurySub: ("HC-8.4", (Phase.INJURY_SUB,)),
    a.Nearest: ("HC-8.5", (Phase.NEAREST,)),
    a.Withdraw: ("HC-8.7", (Phase.WITHDRAW,)),
    a.PenaltyTaker: ("HC-8.9", (Phase.PENALTY_TAKER,)),
    a.PenaltyClear: ("HC-8.9", (Phase.PENALTY_CLEAR,)),
    a.ShortPass: ("HC-9.1", (Phase.ACT_ATT,)),
    a.LongPass: ("HC-9.1", (Phase.ACT_ATT,)),
    a.Shoot: ("HC-9.1", (Phase.ACT_ATT,)),
    a.OneTouch: ("HC-11.7", (Phase.ACT_ATT,)),
    a.Header: ("HC-10.3", (Phase.AFTER_LONG,)),
    a.EndRound: ("HC-9.1", (Phase.ACT_ATT, Phase.AFTER_LONG)),
    a.Intercept: ("HC-9.3", (Phase.INTERCEPT,)),
    a.Clear: ("HC-10.6", (Phase.CLEAR,)),
    a.Decline: ("HC-7.7", (Phase.INTERCEPT, Phase.CLEAR)),
    a.Aim: ("HC-11.2", (Phase.SHOT,)),
    a.Guard: ("HC-11.2", (Phase.SHOT,)),
    a.CallOffside: ("HC-14.3", (Phase.OFFSIDE_WINDOW,)),
    a.NoCall: ("HC-14.3", (Phase.OFFSIDE_WINDOW,)),
    a.ShootoutTaker: ("HC-15.3", (Phase.SO_TAKER,)),
}


def objections(state: State, seat: Seat, action: a.Action) -> Iterator[Objection]:
    """Yield the objections to an action, the most specific first."""
    if isinstance(action, a.PlayCard):
        yield from card_objections(state, seat, action)
        return
    clause, phases = PHASES[type(action)]
    if state.phase not in phases:
        yield Objection(clause, "not_now")
    elif (asks := REASONS.get(type(action))) is not None:
        yield from _footballer(seat, action)
        yield from asks(state, seat, action)


def _footballer(seat: Seat, action: a.Action) -> Iterator[Objection]:
    """Yield the objection to a command to the other team."""
    id_ = getattr(action, "f", None)
    if id_ is not None and not id_.startswith(f"{seat}:"):
        yield Objection("HC-2.1", "not_your_footballer")


def _named(state: State, seat: Seat, id_: str) -> Footballer | None:
    """Return the named footballer if they are on the pitch and of this seat."""
    found = state.footballers.get(id_)
    return found if found is not None and found.seat == seat and found.hex is not None else None


# --- Before the match and at the kick-off -------------------------------------------------


def _discard(state: State, seat: Seat, action: a.Discard) -> Iterator[Objection]:
    if action.card not in state.coaches[seat].hand:
        yield Objection("HC-2.2", "card_not_in_hand")


def _pick(state: State, seat: Seat, action: a.Pick) -> Iterator[Objection]:
    number = before.number_of(state, seat, action.f)
    if number not in before.available(state.options, seat):
        yield Objection("HC-2.6", "not_available")
    elif number in before.squad(state, seat):
        yield Objection("HC-2.4", "picked_already")
    elif number not in before.pickable(state, seat):
        yield Objection("HC-2.4", "one_captain")


def _place(state: State, seat: Seat, action: a.PlaceFootballer) -> Iterator[Objection]:
    due = kickoff.to_place(state)
    if due is not None and action.f != due.id:
        yield Objection("HC-3.1", "in_shirt_order", {"number": due.number})
    elif action.to in GOAL_HEXES:
        yield Objection("HC-3.1", "goal_area")
    elif action.to not in HALF[seat]:
        yield Objection("HC-3.1", "own_half")
    elif action.to in CIRCLE and seat == state.defender:
        yield Objection("HC-3.1", "not_in_circle")
    else:
        yield from _taken(state, seat, action.to)


def _taken(state: State, seat: Seat, hex_: Hex) -> Iterator[Objection]:
    for f in state.of(seat):
        if f.hex == hex_:
            yield Objection("HC-6.5", "hex_taken", {"number": f.number})


def _kicker(state: State, seat: Seat, action: a.Kicker) -> Iterator[Objection]:
    if action.f not in {f.id for f in state.of(seat)}:
        yield Objection("HC-3.2", "not_on_pitch")
    elif state.footballers[action.f].keeper:
        yield Objection("HC-3.2", "field_footballer_kicks")


# --- Movement and substitutions -----------------------------------------------------------


def _move(state: State, seat: Seat, action: a.Move) -> Iterator[Objection]:
    footballer = _named(state, seat, action.f)
    if footballer is None:
        yield Objection("HC-6.1", "not_on_pitch")
        return
    yield from _cannot_step(state, footballer)
    yield from _closed(state, footballer, action.to)
    yield from _too_far(state, footballer, action.to)
    yield from _not_next_to(footballer, action.to)


def _cannot_step(state: State, footballer: Footballer) -> Iterator[Objection]:
    if footballer.fallen:
        yield Objection("HC-6.7", "fallen")
    elif substitutions.just_come_on(footballer):
        yield Objection("HC-13.2", "just_come_on")
    elif footballer.settled:
        yield Objection("HC-6.4", "settled")
    elif steps.bound_keeper(state, footballer):
        yield Objection("HC-6.9", "keeper_with_ball_stays")
    elif not steps.has_step(state, footballer):
        if steps.boosts_stuck(state, footballer.seat):
            yield Objection("HC-16.3", "muddy")
        else:
            yield Objection("HC-6.2", "no_step_left")


def _cannot_enter(state: State, footballer: Footballer, to: Hex) -> Iterator[Objection]:
    yield from _closed(state, footballer, to)
    yield from _not_next_to(footballer, to)


def _closed(state: State, footballer: Footballer, to: Hex) -> Iterator[Objection]:
    if to in GOAL_HEXES and not (footballer.keeper and to == GOAL[footballer.seat]):
        yield Objection("HC-6.6", "goal_area")
    elif to != footballer.hex:
        yield from _taken(state, footballer.seat, to)


def _too_far(state: State, footballer: Footballer, to: Hex) -> Iterator[Objection]:
    away, left = steps.away(state, footballer, to), steps.steps_left(state, footballer)
    if away is not None and away > left:
        yield Objection("HC-6.2", "too_far", {"steps": away, "left": left})


def _not_next_to(footballer: Footballer, to: Hex) -> Iterator[Objection]:
    if to not in NEIGHBOURS[footballer.at]:
        yield Objection("HC-6.1", "one_hex")


def _overtake(state: State, seat: Seat, action: a.Overtake) -> Iterator[Objection]:
    footballer = _named(state, seat, action.f)
    if footballer is None or footballer.fallen or not footballer.steps:
        yield Objection("HC-6.4", "overtake_after_step")
    elif footballer.spent:
        yield Objection("HC-6.4", "overtake_without_boost")
    elif footballer.settled:
        yield Objection("HC-6.4", "settled")
    elif footballer.hex not in ACCELERATION or action.to not in ALONG[footballer.at]:
        yield Objection("HC-6.4", "overtake_along_line")
    else:
        yield from _cannot_enter(state, footballer, action.to)


def _stand(state: State, seat: Seat, action: a.Stand) -> Iterator[Objection]:
    footballer = _named(state, seat, action.f)
    if footballer is None or not movement.may_stand(footballer):
        yield Objection("HC-6.7", "stand_with_free_step")


def _take_back(state: State, seat: Seat, action: a.TakeBack) -> Iterator[Objection]:
    if (refused := taking_back.refusal(state, action.f)) is not None:
        yield Objection("HC-6.10", refused)


def _sub_exit(state: State, seat: Seat, action: a.SubExit) -> Iterator[Objection]:
    footballer = _named(state, seat, action.f)
    if footballer is None or not _among(action.in_, state.bench(seat)):
        yield Objection("HC-13.3", "no_such_substitute")
    elif footballer.id == state.holder:
        yield Objection("HC-13.2", "holder_stays")
    elif not substitutions.may_exit(state, footballer):
        yield Objection("HC-13.1", "from_the_edge")
    else:
        yield from _cannot_step(state, footballer)


def _substitute(state: State, seat: Seat, action: a.Sub) -> Iterator[Objection]:
    if not (_among(action.f, state.of(seat)) and _among(action.in_, state.bench(seat))):
        yield Objection("HC-13.3", "no_such_substitute")


def _among(id_: str, footballers: list[Footballer]) -> bool:
    return any(f.id == id_ for f in footballers)


def _injury_sub(state: State, seat: Seat, action: a.InjurySub) -> Iterator[Objection]:
    if not _among(action.in_, state.bench(seat)):
        yield Objection("HC-8.4", "no_such_substitute")


# --- Fouls, restarts and forced moves -----------------------------------------------------


def _move_on(state: State, seat: Seat, action: a.MoveOn) -> Iterator[Objection]:
    """Yield the objections to a step with the ball after a steal."""
    if action.f != state.asked(ForcedMove).f:
        yield Objection("HC-7.4", "another_moves")
    else:
        yield from _cannot_enter(state, state.footballers[action.f], action.to)


def _withdraw(state: State, seat: Seat, action: a.Withdraw) -> Iterator[Objection]:
    """Yield the objections to a withdrawal after a foul or an offside."""
    asked = state.asked(Withdrawal)
    if action.f != asked.f:
        yield Objection("HC-8.7" if asked.after == "foul" else "HC-14.4", "another_moves")
    else:
        yield from _cannot_enter(state, state.footballers[action.f], action.to)


def _nearest(state: State, seat: Seat, action: a.Nearest) -> Iterator[Objection]:
    if not _among(action.f, restarts.nearest(state, seat, state.ball_hex)):
        yield Objection("HC-8.5" if isinstance(state.pending, Foul) else "HC-14.4", "not_the_nearest")


def _pick_keeper(state: State, seat: Seat, action: a.PickKeeper) -> Iterator[Objection]:
    if not _among(action.f, state.of(seat)):
        yield Objection("HC-8.10", "not_on_pitch")


def _penalty_taker(state: State, seat: Seat, action: a.PenaltyTaker) -> Iterator[Objection]:
    if not _among(action.f, state.of(seat)):
        yield Objection("HC-8.9", "not_on_pitch")
    elif not _among(action.f, restarts.penalty_takers(state)):
        yield Objection("HC-8.9", "no_swap_into_goal")


def _penalty_clear(state: State, seat: Seat, action: a.PenaltyClear) -> Iterator[Objection]:
    clearing = state.asked(Clearing)
    if action.f != clearing.left[0]:
        yield Objection("HC-8.9", "another_moves")
    elif action.to not in restarts.area_exits(state, clearing):
        yield Objection("HC-8.9", "nearest_hex_outside")


# --- Passes, shots, the duel --------------------------------------------------------------


def _short_pass(state: State, seat: Seat, action: a.ShortPass) -> Iterator[Objection]:
    """Yield the objections to a short pass: to a standing team-mate, or to an empty hex (HC-9.2)."""
    away = DISTANCE[state.ball_hex].get(action.to)
    mate = state.standing_on(action.to, seat) is not None
    if state.passes >= state.options.short_pass_cap:
        yield Objection("HC-9.6", "passes_used_up", {"cap": state.options.short_pass_cap})
    elif action.to == goal_of_attack(seat):
        yield Objection("HC-9.2", "not_into_goal")
    elif away is None or not SHORT_PASS_RANGE[0] <= away <= SHORT_PASS_RANGE[1]:
        yield Objection("HC-9.2", "short_pass_range")
    elif action.to in GOAL_HEXES and not state.at_home(seat):
        yield Objection("HC-9.2", "keeper_not_home")
    elif not mate and any(f.hex == action.to for f in state.footballers.values()):
        yield Objection("HC-9.2", "no_receiver")


def _long_pass(state: State, seat: Seat, action: a.LongPass) -> Iterator[Objection]:
    away = DISTANCE[state.ball_hex].get(action.to)
    if action.to == goal_of_attack(seat):
        yield Objection("HC-10.1", "not_into_goal")
    elif away is None or away < LONG_PASS_MIN:
        yield Objection("HC-10.1", "long_pass_range")
    elif action.to in GOAL_HEXES and not state.at_home(seat):
        yield Objection("HC-10.1", "keeper_not_home")


def _shoot(state: State, seat: Seat, action: a.Shoot) -> Iterator[Objection]:
    yield from _bound(state)
    if state.passes:
        yield Objection("HC-9.4", "no_shot_after_pass")
    elif not shooting.in_range(state):
        yield Objection("HC-11.1", "not_in_zone")


def _one_touch(state: State, seat: Seat, action: a.OneTouch) -> Iterator[Objection]:
    yield from _bound(state)
    if not state.passes:
        yield Objection("HC-11.7", "only_after_short_pass")
    elif not shooting.in_range(state):
        yield Objection("HC-11.1", "not_in_zone")


def _end_round(state: State, seat: Seat, action: a.EndRound) -> Iterator[Objection]:
    if state.phase is Phase.ACT_ATT:
        yield from _bound(state)
        if state.mandatory:
            yield Objection("HC-9.1", "action_is_due")


def _bound(state: State) -> Iterator[Objection]:
    if passing.bound_to_pass(state):
        yield Objection("HC-12.2", "keeper_must_pass")


def _aim(state: State, seat: Seat, action: a.Aim) -> Iterator[Objection]:
    if seat != seat_of(state.asked(Shot).shooter):
        yield Objection("HC-11.2", "keeper_guards")
    elif action.sector not in SECTORS:
        yield Objection("HC-11.2", "aim_at_a_sector")


def _guard(state: State, seat: Seat, action: a.Guard) -> Iterator[Objection]:
    shot = state.asked(Shot)
    if seat == seat_of(shot.shooter):
        yield Objection("HC-11.2", "shooter_aims")
    elif len(action.sectors) > shot.n:
        yield Objection("HC-11.2", "guard_exactly", {"n": shot.n})
    elif action.sectors not in guard_sets(len(action.sectors)):
        yield Objection("HC-1.12", "guard_together")
    elif len(action.sectors) < shot.n:
        yield Objection("HC-11.2", "guard_exactly", {"n": shot.n})


def _shootout_taker(state: State, seat: Seat, action: a.ShootoutTaker) -> Iterator[Objection]:
    if not _among(action.f, state.of(seat)):
        yield Objection("HC-15.2", "not_on_pitch")
    elif not _among(action.f, shootout.takers(state)):
        yield Objection("HC-15.3", "everybody_kicks_first")


# --- Cards --------------------------------------------------------------------------------


def card_objections(state: State, seat: Seat, action: a.PlayCard) -> Iterator[Objection]:
    card, coach = action.card, state.coaches[seat]
    if card not in coach.hand:
        yield Objection("HC-16.1", "card_played" if card in coach.played else "card_not_in_hand")
        return
    known = cards.pool(state, seat, card)
    named = [f for f in known if f.id in (action.f, action.g)]
    if CARDS[card].window not in cards.windows(state, seat):
        yield Objection("HC-16.2", "card_not_now")
    elif action not in cards.plays(card, known):
        yield Objection("HC-16.3", "card_names_whom")
    elif cards.suitable(state, card, named) != named:
        yield Objection("HC-16.3", "card_target")
    elif not cards.changes_something(state, seat, card, named):
        yield Objection("HC-16.1", "card_changes_nothing")


REASONS: dict[type[a.Action], Callable[[State, Seat, Any], Iterator[Objection]]] = {
    a.Discard: _discard,
    a.Pick: _pick,
    a.Sub: _substitute,
    a.SubExit: _sub_exit,
    a.TakeBack: _take_back,
    a.PlaceFootballer: _place,
    a.Kicker: _kicker,
    a.Move: _move,
    a.Overtake: _overtake,
    a.Stand: _stand,
    a.MoveOn: _move_on,
    a.PickKeeper: _pick_keeper,
    a.InjurySub: _injury_sub,
    a.Nearest: _nearest,
    a.Withdraw: _withdraw,
    a.PenaltyTaker: _penalty_taker,
    a.PenaltyClear: _penalty_clear,
    a.ShortPass: _short_pass,
    a.LongPass: _long_pass,
    a.Shoot: _shoot,
    a.OneTouch: _one_touch,
    a.EndRound: _end_round,
    a.Aim: _aim,
    a.Guard: _guard,
    a.ShootoutTaker: _shootout_taker,
}
