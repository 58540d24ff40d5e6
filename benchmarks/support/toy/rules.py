"""Two seats in turn put a counter on one of four cells; a die says how much it is worth."""

from typing import Any

from msgspec import Struct, structs

from app.engine.chance import Chance
from app.engine.contract import Game
from app.engine.types import Event, Objection, Outcome, Placement, Step

SIZE = 10
OFFERED = 4


class Options(Struct, frozen=True):
    """The toy game has no options."""


class Put(Struct, frozen=True, tag_field="type", tag="put", forbid_unknown_fields=True):
    cell: int


class WasPut(Event, frozen=True, tag="was_put"):
    who: int
    cell: int
    die: int
    score: int


class Over(Event, frozen=True, tag="over"):
    who: int


class State(Struct, frozen=True):
    move: int
    board: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    last: int | None = None
    resigned: int | None = None


def setup(options: Options, seats: int, chance: Chance) -> Step[State]:
    return Step(State(chance.below(2), ((0,) * SIZE,) * SIZE, (0, 0)))


def to_act(state: State) -> tuple[int, ...]:
    return (state.move % 2,)


def candidates(state: State, seat: int) -> list[Put]:
    return [Put((state.move * 37 + 29 * number) % SIZE**2) for number in range(OFFERED)]


def objections(state: State, seat: int, action: Put) -> Any:
    if action not in candidates(state, seat):
        yield Objection("TY-1.1", "not_offered")


def apply(state: State, seat: int, action: Put, chance: Chance) -> Step[State]:
    die = chance.die(6)
    y, x = divmod(action.cell, SIZE)
    row = (*state.board[y][:x], 1 + seat, *state.board[y][x + 1 :])
    score = state.scores[seat] + die
    scores = (score, state.scores[1]) if seat == 0 else (state.scores[0], score)
    board = (*state.board[:y], row, *state.board[y + 1 :])
    return Step(State(state.move + 1, board, scores, action.cell), (WasPut(seat, action.cell, die, score),))


def forfeit(state: State, seat: int) -> Step[State]:
    return Step(structs.replace(state, resigned=seat), (Over(seat),))


def outcome(state: State) -> Outcome | None:
    if state.resigned is None:
        return None
    placements = (Placement(seat, 1 + (seat == state.resigned), state.scores[seat]) for seat in (0, 1))
    return Outcome(tuple(placements), "resigned")


def public(state: State) -> dict[str, Any]:
    return {
        "board": state.board,
        "scores": {"0": state.scores[0], "1": state.scores[1]},
        "turn": state.move % 2,
        "last": state.last,
    }


def own(state: State, seat: int) -> dict[str, Any]:
    return {"mine": state.scores[seat]}


GAME: Game[State, Put] = Game(
    id="toy",
    title="Toy",
    rules_version=1,
    min_seats=2,
    max_seats=2,
    options=Options,
    complete=lambda options, seats: options,
    state=State,
    actions=(Put,),
    setup=setup,
    to_act=to_act,
    candidates=candidates,
    objections=objections,
    apply=apply,
    forfeit=forfeit,
    outcome=outcome,
    public=public,
    own=own,
    shown=lambda event, seat: event,
    components=dict,
    legal=candidates,
)
