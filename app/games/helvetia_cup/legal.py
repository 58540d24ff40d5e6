"""Who may act, and every legal action. The first one offered is the quiet one: done, none, decline ...

This is the definition of legal; `objections.py` explains why something is not in it.
"""

from collections.abc import Callable

from app.engine.contract import Seat
from app.games.helvetia_cup import actions as a
from app.games.helvetia_cup.goal import ORDER, guard_sets
from app.games.helvetia_cup.model import (
    Clearing,
    Footballer,
    ForcedMove,
    Foul,
    Phase,
    Shot,
    State,
    Withdrawal,
)
from app.games.helvetia_cup.pitch import GOAL, HEXES, NEIGHBOURS
from app.games.helvetia_cup.rules import (
    before,
    cards,
    fouls,
    kickoff,
    movement,
    offside,
    passing,
    shooting,
    shootout,
    steps,
    substitutions,
)

LONG = {hex_: a.LongPass(hex_) for hex_ in HEXES}
LONG_FROM: dict[str, list[a.Action]] = {hex_: [LONG[t] for t in passing.WIDE[hex_]] for hex_ in HEXES}
SHORT = {hex_: a.ShortPass(hex_) for hex_ in HEXES}
AIMS: list[a.Action] = [a.Aim(sector) for sector in ORDER]
GUARDS: list[list[a.Action]] = [[a.Guard(sectors) for sectors in guard_sets(n)] for n in range(7)]

ATTACKER = frozenset(
    (
        Phase.KICKER,
        Phase.MOVE_ATT,
        Phase.INJURY_SUB,
        Phase.NEAREST,
        Phase.PENALTY_TAKER,
        Phase.ACT_ATT,
        Phase.AFTER_LONG,
        Phase.SO_TAKER,
    )
)
DEFENDER = frozenset(
    (
        Phase.MOVE_DEF,
        Phase.ACT_DEF,
        Phase.WITHDRAW,
        Phase.PENALTY_CLEAR,
        Phase.INTERCEPT,
        Phase.CLEAR,
        Phase.OFFSIDE_WINDOW,
    )
)


def to_act(state: State) -> tuple[Seat, ...]:
    """Section 6 of the rules: mostly one seat; both for cards, squads and shots."""
    if state.phase in ATTACKER:
        return (state.attacker,)
    if state.phase in DEFENDER:
        return (state.defender,)
    return OTHERS[state.phase](state)


def _shot_seats(state: State) -> tuple[Seat, ...]:
    shot = state.pending
    assert isinstance(shot, Shot)
    shooter = state.footballers[shot.shooter].seat
    missing = {shooter: shot.aim is None, 1 - shooter: shot.guard is None}
    return tuple(seat for seat in (0, 1) if missing[seat])


def _placing(state: State) -> tuple[Seat, ...]:
    assert state.placing is not None
    return (state.placing,)


def _toss(state: State) -> tuple[Seat, ...]:
    assert state.toss is not None
    return (state.toss,)


def _keeper_namer(state: State) -> tuple[Seat, ...]:
    assert isinstance(state.pending, Foul) and state.pending.keeper_of is not None
    return (state.pending.keeper_of,)


def _must_move(state: State) -> tuple[Seat, ...]:
    assert isinstance(state.pending, ForcedMove)
    return (state.footballers[state.pending.f].seat,)


OTHERS: dict[Phase, Callable[[State], tuple[Seat, ...]]] = {
    Phase.CARDS: lambda state: tuple(seat for seat in (0, 1) if before.may_discard(state, seat)),
    Phase.SQUAD: lambda state: tuple(seat for seat in (0, 1) if before.pickable(state, seat)),
    Phase.TOSS: _toss,
    Phase.SUBS: _placing,
    Phase.PLACE: _placing,
    Phase.FORCED_MOVE: _must_move,
    Phase.PICK_KEEPER: _keeper_namer,
    Phase.SHOT: _shot_seats,
    Phase.OVER: lambda state: (),
}


def legal(state: State, seat: Seat) -> list[a.Action]:
    """Everything that a seat to act may do."""
    offered = OFFERS[state.phase](state, seat)
    offered.extend(cards.playable(state, seat))
    return offered


def _discards(state: State, seat: Seat) -> list[a.Action]:
    return [a.Discard(card) for card in before.may_discard(state, seat)]


def _picks(state: State, seat: Seat) -> list[a.Action]:
    return [a.Pick(f"{seat}:{number}") for number in before.pickable(state, seat)]


def _kickoff_choice(state: State, seat: Seat) -> list[a.Action]:
    return [a.ChooseKickoff(take=True), a.ChooseKickoff(take=False)]


def _substitutions(state: State, seat: Seat) -> list[a.Action]:
    bench = state.bench(seat)
    return [a.Done(), *(a.Sub(f.id, on.id) for f in state.of(seat) for on in bench)]


def _placements(state: State, seat: Seat) -> list[a.Action]:
    footballer = kickoff.to_place(state)
    assert footballer is not None
    return [a.PlaceFootballer(footballer.id, hex_) for hex_ in kickoff.places(state, seat)]


def _kickers(state: State, seat: Seat) -> list[a.Action]:
    return [a.Kicker(f.id) for f in state.of(seat) if not f.keeper]


def _movement(state: State, seat: Seat) -> list[a.Action]:
    offered: list[a.Action] = [a.Done()]
    team = state.of(seat)
    taken = {f.hex for f in team}
    bench = state.bench(seat)
    for f in team:
        if f.fallen:
            if movement.may_stand(f):
                offered.append(a.Stand(f.id))
            continue
        if steps.may_move(state, f):
            _step_offers(state, f, taken, offered)
            if bench and substitutions.may_exit(state, f):
                offered.extend(a.SubExit(f.id, on.id) for on in bench)
        if f.steps:
            offered.extend(a.Overtake(f.id, hex_) for hex_ in movement.overtakes(state, f))
    return offered


def _step_offers(state: State, f: Footballer, taken: set[str | None], offered: list[a.Action]) -> None:
    id_ = f.id
    assert f.hex is not None
    for hex_ in movement.STEPS[f.hex]:
        if hex_ not in taken:
            offered.append(a.Move(id_, hex_))
    if f.keeper and GOAL[f.seat] not in taken and GOAL[f.seat] in NEIGHBOURS[f.hex]:
        offered.append(a.Move(id_, GOAL[f.seat]))


def _defences(state: State, seat: Seat) -> list[a.Action]:
    return [a.Pressure(), a.Steal(), a.Tackle()]


def _moves_on(state: State, seat: Seat) -> list[a.Action]:
    assert isinstance(state.pending, ForcedMove)
    footballer = state.footballers[state.pending.f]
    return [a.MoveOn(footballer.id, hex_) for hex_ in state.free_neighbours(footballer)]


def _keepers(state: State, seat: Seat) -> list[a.Action]:
    return [a.PickKeeper(f.id) for f in state.of(seat)]


def _injury_subs(state: State, seat: Seat) -> list[a.Action]:
    return [a.InjurySub(f.id) for f in state.bench(seat)]


def _nearest(state: State, seat: Seat) -> list[a.Action]:
    hex_ = state.pending.hex if isinstance(state.pending, Foul) else state.ball
    assert hex_ is not None
    return [a.Nearest(f.id) for f in offside.nearest(state, seat, hex_)]


def _withdrawals(state: State, seat: Seat) -> list[a.Action]:
    assert isinstance(state.pending, Withdrawal)
    footballer = state.footballers[state.pending.f]
    return [a.Withdraw(footballer.id, hex_) for hex_ in state.free_neighbours(footballer)]


def _penalty_takers(state: State, seat: Seat) -> list[a.Action]:
    return [a.PenaltyTaker(f.id) for f in fouls.penalty_takers(state)]


def _penalty_clears(state: State, seat: Seat) -> list[a.Action]:
    assert isinstance(state.pending, Clearing)
    return [a.PenaltyClear(state.pending.left[0], h) for h in fouls.area_exits(state, state.pending)]


def _attacks(state: State, seat: Seat) -> list[a.Action]:
    """HC-9.1, HC-9.4, HC-11.1, HC-11.7, HC-12.2."""
    assert state.holder is not None and state.ball is not None
    bound = passing.bound_to_pass(state)
    offered: list[a.Action] = []
    if not (state.mandatory or bound):
        offered.append(a.EndRound())
    if shooting.in_range(state) and not bound:
        offered.append(a.OneTouch() if state.passes else a.Shoot())
    offered.extend(SHORT[hex_] for hex_ in passing.short_targets(state))
    offered.extend(LONG_FROM[state.ball])
    if passing.goal_kick_back(state):
        offered.append(LONG[GOAL[seat]])
    return offered


def _interceptions(state: State, seat: Seat) -> list[a.Action]:
    return [a.Decline(), a.Intercept()]


def _clearances(state: State, seat: Seat) -> list[a.Action]:
    return [a.Decline(), a.Clear()]


def _after_long(state: State, seat: Seat) -> list[a.Action]:
    return [a.EndRound(), a.Header()]


def _duel(state: State, seat: Seat) -> list[a.Action]:
    shot = shooting.pending_shot(state)
    shooter = state.footballers[shot.shooter].seat
    return list(AIMS if seat == shooter else GUARDS[shot.n])


def _calls(state: State, seat: Seat) -> list[a.Action]:
    return [a.NoCall(), a.CallOffside()]


def _shootout_takers(state: State, seat: Seat) -> list[a.Action]:
    return [a.ShootoutTaker(f.id) for f in shootout.takers(state)]


OFFERS: dict[Phase, Callable[[State, Seat], list[a.Action]]] = {
    Phase.CARDS: _discards,
    Phase.SQUAD: _picks,
    Phase.TOSS: _kickoff_choice,
    Phase.SUBS: _substitutions,
    Phase.PLACE: _placements,
    Phase.KICKER: _kickers,
    Phase.MOVE_ATT: _movement,
    Phase.MOVE_DEF: _movement,
    Phase.ACT_DEF: _defences,
    Phase.FORCED_MOVE: _moves_on,
    Phase.PICK_KEEPER: _keepers,
    Phase.INJURY_SUB: _injury_subs,
    Phase.NEAREST: _nearest,
    Phase.WITHDRAW: _withdrawals,
    Phase.PENALTY_TAKER: _penalty_takers,
    Phase.PENALTY_CLEAR: _penalty_clears,
    Phase.ACT_ATT: _attacks,
    Phase.INTERCEPT: _interceptions,
    Phase.CLEAR: _clearances,
    Phase.AFTER_LONG: _after_long,
    Phase.SHOT: _duel,
    Phase.OFFSIDE_WINDOW: _calls,
    Phase.SO_TAKER: _shootout_takers,
    Phase.OVER: lambda state, seat: [],
}
