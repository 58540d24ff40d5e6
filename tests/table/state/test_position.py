"""The preview goes to the seat that decides; a question keeps its number while it stands, and gets another as
soon as its seat is asked anew.
"""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from app.engine.catalog import catalog
from app.engine.chance import FairChance
from app.engine.operations import complete_options
from app.engine.types import Seat
from app.table.state.position import NO_QUESTIONS, ActionTrace, Position, questions_after

RACE = catalog()["um_reifenbreite"]


def moment_of(**changed: Any) -> Position:
    game = replace(RACE, **changed)
    step = game.setup(complete_options(game, {}, 2), 2, FairChance(bytes(32)))
    return Position(game, 0, 0, step.state)


def preview(moment: Position, viewer: Seat | None) -> Any:
    return msgspec.json.decode(moment.preview(viewer))


def test_only_a_seat_that_is_to_act_has_a_preview() -> None:
    moment = moment_of(preview=lambda state, seat: {"seat": seat, "phase": state.phase})
    (acting,) = moment.to_act

    assert preview(moment, acting) == {"seat": acting, "phase": moment.state.phase}
    assert [preview(moment, viewer) for viewer in (1 - acting, None)] == [{}, {}]


def test_a_game_that_previews_nothing_answers_nothing() -> None:
    moment = moment_of(preview=None)

    assert preview(moment, moment.to_act[0]) == {}


def test_a_preview_is_worked_out_once_a_moment() -> None:
    asked: list[Seat] = []

    def look(state: Any, seat: Seat) -> dict[str, Any]:
        asked.append(seat)
        return {"asked": len(asked)}

    moment = moment_of(preview=look)
    (acting,) = moment.to_act

    assert [preview(moment, acting) for _ in range(3)] == [{"asked": 1}] * 3


SEATS = st.sets(st.integers(0, 3)).map(lambda seats: tuple(sorted(seats)))


@st.composite
def matches(draw: st.DrawFn) -> list[ActionTrace]:
    """Draw the actions of a match in which only seats that were asked act."""
    traces = [ActionTrace(0, None, draw(SEATS.filter(bool)))]
    for seq in range(1, draw(st.integers(1, 30))):
        if not traces[-1].to_act:
            break
        traces.append(ActionTrace(seq, draw(st.sampled_from(traces[-1].to_act)), draw(SEATS)))
    return traces


@given(matches())
def test_a_question_is_new_if_its_seat_has_acted_or_was_not_asked_before(traces: list[ActionTrace]) -> None:
    found = [questions_after(traces[: length + 1]) for length in range(len(traces))]

    assert dict(found[0].standing) == dict.fromkeys(traces[0].to_act, 0)
    for (before, then), (after, now) in pairwise(zip(traces, found, strict=True)):
        assert set(now.standing) == set(after.to_act)
        for seat, number in now.standing.items():
            stood = seat in before.to_act and seat != after.seat
            assert number == (then.standing[seat] if stood else after.seq)
        assert after.seat is not None
        assert now.acted == {**then.acted, after.seat: after.seq}


def test_without_actions_nothing_is_asked() -> None:
    assert questions_after([]) == NO_QUESTIONS
