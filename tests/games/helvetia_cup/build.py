"""Positions for the tests of Helvetia Cup, straight from a description."""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import structs

from app.engine.operations import complete_options, legal_actions
from app.engine.types import Event, Step
from app.games.helvetia_cup import GAME
from app.games.helvetia_cup import actions as a
from app.games.helvetia_cup.data import TEAMS, TIME_FACES
from app.games.helvetia_cup.model import Coach, Effects, Footballer, Phase, Place, State
from app.games.helvetia_cup.options import Options
from app.games.helvetia_cup.pitch import GOAL
from app.games.helvetia_cup.rules.skills import Sum
from tests.support.matches.scripted_chance import Scripted, kinds, refused_by

__all__ = ["Effects", "Phase", "Scripted", "a", "kinds", "refused_by"]

FAR = (("a0", "a2", "i0", "i2"), ("b1", "b3", "h1", "h3"))
"""The hexes of footballers that a test does not name."""
SQUAD = (1, 2, 3, 4, 5, 6, 7)


def minutes(face: int) -> int:
    """Return the draw of the time die that shows these minutes."""
    return TIME_FACES.index(face)


def options(**given: Any) -> Options:
    chosen = complete_options(GAME, given, 2)
    assert isinstance(chosen, Options)
    return chosen


def fresh(*draws: int, **given: Any) -> State:
    """Return a match that has just begun."""
    script = Scripted(*draws)
    state = GAME.setup(options(**given), 2, script).state
    assert script.spent
    return state


def on(
    phase: Phase,
    at: Mapping[str, str],
    *,
    attacker: int = 0,
    holder: str | None = None,
    ball: str | None = None,
    squads: tuple[Iterable[int], Iterable[int]] = (SQUAD, SQUAD),
    boosts: Mapping[str, int] | None = None,
    fallen: Iterable[str] = (),
    changes: Mapping[str, Mapping[str, Any]] | None = None,
    hands: tuple[tuple[str, ...], tuple[str, ...]] = ((), ()),
    legendary: tuple[str | None, str | None] = (None, None),
    effects: tuple[Effects, Effects] = (Effects(), Effects()),
    first: int = 0,
    half: int = 1,
    clock: int = 0,
    score: tuple[int, int] = (0, 0),
    given: Mapping[str, Any] | None = None,
    **more: Any,
) -> State:
    """Return a match under way: `at` places footballers, the keepers are at home, the others far away.

    The first five numbers of a squad are on the pitch, the others on the bench; the first keeps goal.
    """
    chosen = options(
        **{"teams": ["fools", "dragons"], "cards": any(hands) or any(legendary)} | dict(given or {})
    )
    footballers: dict[str, Footballer] = {}
    for seat in (0, 1):
        numbers = tuple(squads[seat])
        spare = iter(FAR[seat])
        for number in sorted(numbers):
            id_ = f"{seat}:{number}"
            plays = number in numbers[:5]
            keeper = number == numbers[0]
            hex_ = at.get(id_) or (GOAL[seat] if keeper else next(spare)) if plays else None
            footballers[id_] = Footballer(
                id=id_,
                seat=seat,
                number=number,
                boosts=(boosts or {}).get(id_, TEAMS[chosen.teams[seat]].footballers[number].boosts),
                place=Place.PITCH if plays else Place.BENCH,
                hex=hex_,
                keeper=keeper,
                fallen=id_ in fallen,
                played=plays,
                **(changes or {}).get(id_, {}),
            )
    assert at.keys() <= {id_ for id_, f in footballers.items() if f.hex}, "named, but not on the pitch"
    coaches = tuple(
        Coach(tactics=hands[seat], legendary=legendary[seat], effects=effects[seat]) for seat in (0, 1)
    )
    return State(
        chosen,
        phase,
        (coaches[0], coaches[1]),
        footballers,
        attacker=attacker,
        toss=first,
        first=first,
        half=half,
        clock=clock,
        score=score,
        ball=ball or (footballers[holder].hex if holder else None),
        holder=holder,
        round=1,
        **more,
    )


def take(state: State, seat: int, action: a.Action, *draws: int) -> Step[State]:
    """Take a legal action; the draws must be exactly those that the rules ask for."""
    assert action in legal_actions(GAME, state, seat), f"{action} is not offered"
    script = Scripted(*draws)
    step = GAME.apply(state, seat, action, script)
    assert script.spent, "fewer draws than the test expects"
    return step


def after(state: State, *moves: tuple[int, a.Action] | tuple[int, a.Action, tuple[int, ...]]) -> State:
    """Return the state after several actions: (seat, action[, draws]) each."""
    for seat, action, *draws in moves:
        state = take(state, seat, action, *(draws[0] if draws else ())).state
    return state


def offered(state: State, seat: int, kind: type[a.Action]) -> list[Any]:
    """Return the offered actions of one kind."""
    return [action for action in legal_actions(GAME, state, seat) if isinstance(action, kind)]


def targets(state: State, seat: int, kind: type[a.Action], f: str | None = None) -> set[str]:
    """Return the hexes that the offered actions of one kind, or of one footballer, lead to."""
    return {x.to for x in offered(state, seat, kind) if f is None or x.f == f}


def event(step: Step[State], kind: type[Event]) -> Any:
    """Return the only event of its kind."""
    (found,) = (one for one in step.events if isinstance(one, kind))
    return found


def change(state: State, id_: str, **changes: Any) -> State:
    """Return the state with one footballer changed."""
    return state.with_footballer(id_, **changes)


def having(state: State, **changes: Any) -> State:
    return structs.replace(state, **changes)


def value(total: Sum) -> int:
    return total.value


def lines(total: Mapping[str, Any]) -> dict[str, int]:
    """Return the parts of a sum of the view by their meaning."""
    return {line["what"]: line["value"] for line in total["lines"]}


def passed(state: State) -> dict[str, int]:
    """Return the parts of the long pass that awaits the attacker."""
    return lines(GAME.public(state)["odds"]["long_pass"])
