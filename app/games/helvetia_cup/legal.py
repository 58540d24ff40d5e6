"""The seats to act, and the candidates of a phase, legal or not; objections.py decides.

The first candidate is the quiet one: done, none, decline ...
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import permutations

from app.engine.types import Seat
from app.games.helvetia_cup import actions as a
from app.games.helvetia_cup import taking_back
from app.games.helvetia_cup.data import TEAMS
from app.games.helvetia_cup.goal import ORDER, guard_sets
from app.games.helvetia_cup.model import (
    Clearing,
    Footballer,
    FootballerId,
    ForcedMove,
    KeeperDue,
    Phase,
    Placing,
    Shot,
    State,
    Withdrawal,
    seat_of,
)
from app.games.helvetia_cup.objections import objections
from app.games.helvetia_cup.pitch import ALONG, GOAL, GOAL_HEXES, HEXES, NEIGHBOURS, WAYS_ON, Hex
from app.games.helvetia_cup.rules import (
    before,
    cards,
    kickoff,
    movement,
    passing,
    shooting,
    steps,
    substitutions,
)

ATTACKER = frozenset(
    (
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

# --- Who may act --------------------------------------------------------------------------


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seats to act: usually one, both for cards, squads and shots (section 6 of the rules)."""
    if state.phase in ATTACKER:
        return (state.attacker,)
    if state.phase in DEFENDER:
        return (state.defender,)
    return OTHERS[state.phase](state)


def _shot_seats(state: State) -> tuple[Seat, ...]:
    shot = state.asked(Shot)
    shooter = seat_of(shot.shooter)
    missing = {shooter: shot.aim is None, 1 - shooter: shot.guard is None}
    return tuple(seat for seat in (0, 1) if missing[seat])


def _toss(state: State) -> tuple[Seat, ...]:
    assert state.toss is not None
    return (state.toss,)


OTHERS: dict[Phase, Callable[[State], tuple[Seat, ...]]] = {
    Phase.CARDS: lambda state: tuple(seat for seat in (0, 1) if before.may_discard(state, seat)),
    Phase.SQUAD: lambda state: tuple(seat for seat in (0, 1) if before.pickable(state, seat)),
    Phase.TOSS: _toss,
    Phase.SUBS: lambda state: (state.asked(Placing).seat,),
    Phase.PLACE: lambda state: (state.asked(Placing).seat,),
    Phase.KICKER: lambda state: (state.asked(Placing).seat,),
    Phase.FORCED_MOVE: lambda state: (seat_of(state.asked(ForcedMove).f),),
    Phase.PICK_KEEPER: lambda state: (state.asked(KeeperDue).seat,),
    Phase.SHOT: _shot_seats,
    Phase.OVER: lambda state: (),
}

# --- What the phase knows -----------------------------------------------------------------


def candidates(state: State, seat: Seat) -> Iterator[a.Action]:
    """Yield every action that the phase knows for this seat, legal or not, each once, in a stable order."""
    yield from KNOWN[state.phase](state, seat)
    for card in state.coaches[seat].hand:
        yield from cards.plays(card, cards.pool(state, seat, card))


def _discards(state: State, seat: Seat) -> Iterator[a.Action]:
    return (a.Discard(card) for card in state.coaches[seat].hand)


def _picks(state: State, seat: Seat) -> Iterator[a.Action]:
    return (a.Pick(f"{seat}:{number}") for number in TEAMS[state.options.teams[seat]].footballers)


def _squad(state: State, seat: Seat) -> Iterator[Footballer]:
    return (f for f in state.footballers.values() if f.seat == seat)


def _substitutions(state: State, seat: Seat) -> Iterator[a.Action]:
    yield a.Done()
    yield from (a.Sub(f.id, on.id) for f, on in permutations(_squad(state, seat), 2))


def _placements(state: State, seat: Seat) -> Iterator[a.Action]:
    footballer = kickoff.to_place(state)
    return (a.PlaceFootballer(footballer.id, hex_) for hex_ in HEXES if footballer)


def _movement(state: State, seat: Seat) -> Iterator[a.Action]:
    yield a.Done()
    bench = state.bench(seat)
    for f in state.of(seat):
        yield a.Stand(f.id)
        yield from (a.Move(f.id, hex_) for hex_ in NEIGHBOURS[f.at])
        yield from (a.SubExit(f.id, on.id) for on in bench)
        if state.phase is Phase.MOVE_ATT:
            yield from (a.Overtake(f.id, hex_) for hex_ in ALONG[f.at])
    yield from (a.TakeBack(f.id) for f in _squad(state, seat))


def _steps_on(state: State, seat: Seat) -> Iterator[a.Action]:
    footballer = state.footballers[state.asked(ForcedMove).f]
    return (a.MoveOn(footballer.id, hex_) for hex_ in NEIGHBOURS[footballer.at])


def _withdrawals(state: State, seat: Seat) -> Iterator[a.Action]:
    footballer = state.footballers[state.asked(Withdrawal).f]
    return (a.Withdraw(footballer.id, hex_) for hex_ in NEIGHBOURS[footballer.at])


def _penalty_clears(state: State, seat: Seat) -> Iterator[a.Action]:
    id_ = state.asked(Clearing).left[0]
    return (a.PenaltyClear(id_, hex_) for hex_ in HEXES)


SHORT = {hex_: a.ShortPass(hex_) for hex_ in HEXES}
LONG = {hex_: a.LongPass(hex_) for hex_ in HEXES}
AIMS: list[a.Action] = [a.Aim(sector) for sector in ORDER]
GUARDS: list[list[a.Action]] = [[a.Guard(sectors) for sectors in guard_sets(n)] for n in range(7)]
ATTACKS: list[a.Action] = [
    a.EndRound(),
    a.Shoot(),
    a.OneTouch(),
    *SHORT.values(),
    *LONG.values(),
]


def _duel(state: State, seat: Seat) -> Iterable[a.Action]:
    shot = state.asked(Shot)
    return AIMS if seat == seat_of(shot.shooter) else GUARDS[shot.n]


KNOWN: dict[Phase, Callable[[State, Seat], Iterable[a.Action]]] = {
    Phase.CARDS: _discards,
    Phase.SQUAD: _picks,
    Phase.TOSS: lambda state, seat: (a.ChooseKickoff(take=True), a.ChooseKickoff(take=False)),
    Phase.SUBS: _substitutions,
    Phase.PLACE: _placements,
    Phase.KICKER: lambda state, seat: (a.Kicker(f.id) for f in state.of(seat)),
    Phase.MOVE_ATT: _movement,
    Phase.MOVE_DEF: _movement,
    Phase.ACT_DEF: lambda state, seat: (a.Pressure(), a.Steal(), a.Tackle()),
    Phase.FORCED_MOVE: _steps_on,
    Phase.PICK_KEEPER: lambda state, seat: (a.PickKeeper(f.id) for f in state.of(seat)),
    Phase.INJURY_SUB: lambda state, seat: (a.InjurySub(f.id) for f in _squad(state, seat)),
    Phase.NEAREST: lambda state, seat: (a.Nearest(f.id) for f in state.of(seat)),
    Phase.WITHDRAW: _withdrawals,
    Phase.PENALTY_TAKER: lambda state, seat: (a.PenaltyTaker(f.id) for f in state.of(seat)),
    Phase.PENALTY_CLEAR: _penalty_clears,
    Phase.ACT_ATT: lambda state, seat: ATTACKS,
    Phase.INTERCEPT: lambda state, seat: (a.Decline(), a.Intercept()),
    Phase.CLEAR: lambda state, seat: (a.Decline(), a.Clear()),
    Phase.AFTER_LONG: lambda state, seat: (a.EndRound(), a.Header()),
    Phase.SHOT: _duel,
    Phase.OFFSIDE_WINDOW: lambda state, seat: (a.NoCall(), a.CallOffside()),
    Phase.SO_TAKER: lambda state, seat: (a.ShootoutTaker(f.id) for f in state.of(seat)),
    Phase.OVER: lambda state, seat: (),
}

# --- The same, quickly --------------------------------------------------------------------


def legal(state: State, seat: Seat) -> list[a.Action]:
    """Return the candidates without objection, by a shortcut in phases with hundreds of them."""
    if state.phase in QUICK:
        offered = QUICK[state.phase](state, seat)
    elif state.phase in ALWAYS:
        offered = list(KNOWN[state.phase](state, seat))
    else:
        known = KNOWN[state.phase](state, seat)
        offered = [action for action in known if next(objections(state, seat, action), None) is None]
    offered += cards.playable(state, seat)
    return offered


def _quick_placements(state: State, seat: Seat) -> list[a.Action]:
    footballer = kickoff.to_place(state)
    assert footballer is not None
    return [a.PlaceFootballer(footballer.id, hex_) for hex_ in kickoff.places(state, seat)]


def _quick_movement(state: State, seat: Seat) -> list[a.Action]:
    offered: list[a.Action] = [a.Done()]
    team, bench = state.of(seat), state.bench(seat)
    taken = {f.hex for f in team}
    for f in team:
        if f.fallen:
            if movement.may_stand(f):
                offered.append(a.Stand(f.id))
            continue
        if steps.may_move(state, f):
            ways, moves = f.ways, MOVES[f.id, f.keeper][f.at]
            free = taken.isdisjoint(ways)
            offered += moves if free else [move for move in moves if move.to not in taken]
            if bench and substitutions.may_exit(state, f):
                offered += [a.SubExit(f.id, on.id) for on in bench]
        if f.steps:
            offered += [a.Overtake(f.id, hex_) for hex_ in movement.overtakes(state, f)]
    if state.movement is not None and state.movement.steps:
        free_again = taking_back.may_take_back(state)
        offered += [a.TakeBack(f.id) for f in _squad(state, seat) if f.id in free_again]
    return offered


def _quick_attacks(state: State, seat: Seat) -> list[a.Action]:
    """Return the legal attacking actions (HC-9.1, HC-9.4, HC-11.1, HC-11.7, HC-12.2)."""
    bound = passing.bound_to_pass(state)
    offered: list[a.Action] = []
    if not (state.mandatory or bound):
        offered.append(a.EndRound())
    if shooting.in_range(state) and not bound:
        offered.append(a.OneTouch() if state.passes else a.Shoot())
    offered.extend(_quick_short(state, seat))
    home = GOAL[seat] if state.at_home(seat) else None
    offered.extend(LONG_FROM[state.ball_hex, home])
    return offered


def _quick_short(state: State, seat: Seat) -> list[a.Action]:
    if state.passes >= state.options.short_pass_cap:
        return []
    mates = {f.hex for f in state.of(seat) if not f.fallen}
    taken = {f.hex for f in state.footballers.values()}
    near = passing.NEAR[state.ball_hex]
    return [SHORT[h] for h in near if h in mates or (h not in taken and h not in GOAL_HEXES)]


MOVES: dict[tuple[FootballerId, bool], dict[Hex, list[a.Move]]] = {
    (f"{seat}:{number}", keeper): {
        hex_: [a.Move(f"{seat}:{number}", to) for to in ways]
        for hex_, ways in WAYS_ON[seat if keeper else None].items()
    }
    for seat in (0, 1)
    for number in {number for team in TEAMS.values() for number in team.footballers}
    for keeper in (False, True)
}
"""The steps from each hex, by footballer and whether they keep goal (HC-6.6)."""
LONG_FROM: dict[tuple[Hex, Hex | None], list[a.Action]] = {
    (from_, home): [LONG[to] for to in passing.FAR[from_] if to == home or to not in GOAL_HEXES]
    for from_ in HEXES
    for home in (*GOAL, None)
}
QUICK: dict[Phase, Callable[[State, Seat], list[a.Action]]] = {
    Phase.PLACE: _quick_placements,
    Phase.MOVE_ATT: _quick_movement,
    Phase.MOVE_DEF: _quick_movement,
    Phase.ACT_ATT: _quick_attacks,
}
ALWAYS = frozenset(
    (
        Phase.TOSS,
        Phase.ACT_DEF,
        Phase.INTERCEPT,
        Phase.CLEAR,
        Phase.AFTER_LONG,
        Phase.SHOT,
        Phase.OFFSIDE_WINDOW,
    )
)
"""The phases in which every candidate is legal."""
