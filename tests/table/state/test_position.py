"""The preview of a decision: it goes to the seat that decides, in games that have one."""

from dataclasses import replace
from typing import Any

import msgspec

from app.engine.catalog import catalog
from app.engine.chance import FairChance
from app.engine.operations import complete_options
from app.engine.types import Seat
from app.table.state.position import Position

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
