"""The reasons of the computer, for a hint: results, the odds of the duel, costs."""

from collections.abc import Iterator, Sequence

from msgspec import structs

from app.engine.types import Reason, Seat
from app.games.helvetia_cup import actions as a
from app.games.helvetia_cup import position
from app.games.helvetia_cup.data import TEAMS
from app.games.helvetia_cup.model import Footballer, Phase, State
from app.games.helvetia_cup.odds import hits, odds, percent
from app.games.helvetia_cup.pitch import DISTANCE, Hex
from app.games.helvetia_cup.rules.shooting import ShotKind
from app.games.helvetia_cup.rules.skills import presser, sum_for


def advice(state: State, seat: Seat, action: a.Action) -> Sequence[Reason]:
    match action:
        case a.Move() | a.Overtake() | a.Stand():
            return tuple(_step(state, action))
        case a.Steal() | a.Tackle() | a.Pressure():
            return tuple(_defending(state, action))
        case a.Shoot():
            return tuple(_shot(state, "shot"))
        case a.OneTouch():
            return tuple(_shot(state, "one_touch"))
        case a.Header():
            return tuple(_shot(state, "header"))
        case a.ShortPass(to=to):
            return tuple(_short(state, state.standing_on(to, seat)))
        case a.LongPass(to=to):
            return tuple(_long(state, seat, state.standing_on(to, seat)))
        case a.Aim(sector=sector):
            chance = (odds(state) or {})["sectors"][sector]["chance"]
            return (
                Reason("aim", {"sector": sector}),
                Reason("unguarded", {"percent": chance}),
                Reason("by_lot"),
            )
        case a.Guard(sectors=sectors):
            return Reason("guard", {"sectors": sectors}), Reason("by_lot")
        case a.PenaltyTaker(f=f) | a.ShootoutTaker(f=f):
            taker = (odds(state) or {})["takers"][f]
            best = {"sector": taker["sector"], "percent": taker["chance"]}
            return Reason("taker", {"f": f}), Reason("best_sector", best)
        case a.Intercept() | a.Clear():
            test = "intercept" if isinstance(action, a.Intercept) else "clear"
            return Reason(test), Reason("succeeds", {"percent": (odds(state) or {})[test]["chance"]})
        case _:
            return _seldom(state, action)


def _seldom(state: State, action: a.Action) -> Sequence[Reason]:
    """Return the reasons for an action without dice."""
    match action:
        case a.PlayCard(card=card):
            return Reason("card", {"card": card}), Reason("card_why")
        case a.Discard(card=card):
            return Reason("discard", {"card": card}), Reason("discard_why")
        case a.Pick(f=f) | a.InjurySub(in_=f):
            return Reason("pick", {"f": f}), Reason("pick_why", {"boosts": _boosts(state, f)})
        case a.Kicker(f=f):
            return Reason("kicker", {"f": f}), Reason("kicker_why")
        case a.Sub(f=f, in_=other) | a.SubExit(f=f, in_=other):
            return Reason("sub", {"f": f, "g": other}), Reason("sub_why")
        case a.PlaceFootballer(f=f):
            return (Reason("place", {"f": f}),)
        case a.MoveOn(f=f) | a.PenaltyClear(f=f) | a.Withdraw(f=f):
            return (Reason("step", {"f": f}),)
        case a.EndRound() | a.Done() | a.Decline() | a.CallOffside() | a.NoCall() | a.ChooseKickoff():
            return (Reason(str(action.__struct_config__.tag)),)
        case _:
            return (Reason("any"),)


# --- movement ------------------------------------------------------------------------------


def _step(state: State, action: a.Move | a.Overtake | a.Stand) -> Iterator[Reason]:
    """Yield the cost of a step, and the possible actions after it."""
    footballer = state.footballers[action.f]
    if isinstance(action, a.Stand):
        yield Reason("stand", {"f": action.f})
        return
    yield Reason("step", {"f": action.f})
    if isinstance(action, a.Move) and footballer.free == 0:
        yield Reason("boost", {"left": footballer.boosts - 1})
    yield from _from_there(state, footballer, action.to)


def _from_there(state: State, footballer: Footballer, to: Hex) -> Iterator[Reason]:
    there = structs.replace(footballer, hex=to)
    if to == state.ball and footballer.id != state.holder:
        yield Reason("at_ball")
    elif state.phase is Phase.MOVE_DEF:
        if state.ball is not None and DISTANCE[to][state.ball] < DISTANCE[footballer.at][state.ball]:
            yield Reason("closes_in")
    elif footballer.id == state.holder or state.holder is None:
        yield from _chance("scores_there", _duel(state, there, "shot"))
    else:
        yield from _chance("scores_one_touch", _duel(state, there, "one_touch"))


def _chance(text: str, percent_: int) -> Iterator[Reason]:
    if percent_:
        yield Reason(text, {"percent": percent_})


# --- duels ---------------------------------------------------------------------------------


def _defending(state: State, action: a.Steal | a.Tackle | a.Pressure) -> Iterator[Reason]:
    """Yield the chances of each way to defend (HC-7)."""
    told = odds(state) or {}
    chances: dict[str, int] = told["chances"]
    match action:
        case a.Steal():
            yield Reason("steal")
            yield Reason("succeeds", {"percent": chances["steal"]})
        case a.Tackle():
            yield Reason("tackle")
            yield Reason("tackle_odds", {**chances})
        case _:
            yield Reason("none")
            yield Reason("none_odds", {"pressure": told["pressure"], "percent": chances["tackle"]})


def _shot(state: State, kind: ShotKind) -> Iterator[Reason]:
    """Yield the chance of a shot if both coaches choose as well as they can (HC-11.2)."""
    yield Reason(kind)
    yield Reason("scores", {"percent": _duel(state, state.carrier, kind)})
    if presser(state) is not None:
        yield Reason("pressed")


def _duel(state: State, shooter: Footballer, kind: ShotKind) -> int:
    return round(100 * position.shot_from(state, shooter, kind))


def _short(state: State, mate: Footballer | None) -> Iterator[Reason]:
    """Yield the chance of an interception (HC-9.3), then that of the shot at once (HC-11.7)."""
    if mate is None:
        yield Reason("short_pass_free")
        return
    yield Reason("short_pass", {"f": mate.id})
    yield Reason("arrives", {"percent": round(100 * position.safe(state, mate))})
    yield from _chance("then_scores", round(100 * position.one_touch(state, mate)))


def _long(state: State, seat: Seat, mate: Footballer | None) -> Iterator[Reason]:
    """Yield the chance that the pass lands (HC-10.2), then that of the header (HC-11.3)."""
    lucky = state.coaches[seat].effects.auto_success
    yield Reason("long_pass_free") if mate is None else Reason("long_pass", {"f": mate.id})
    yield Reason("lands", {"percent": percent(hits(sum_for(state, state.carrier, "long_pass"), lucky))})
    if mate is not None:
        yield from _chance("then_scores", _duel(state, mate, "header"))


def _boosts(state: State, id_: str) -> int:
    seat, number = map(int, id_.split(":"))
    return TEAMS[state.options.teams[seat]].footballers[number].boosts
