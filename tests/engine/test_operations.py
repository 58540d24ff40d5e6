"""Actions are matched exactly, resignations end a match of two, options are checked."""

from typing import Any

import pytest

from app.engine.catalog import catalog
from app.engine.chance import FairChance
from app.engine.contract import AnyGame
from app.engine.operations import (
    Malformed,
    NotYourTurn,
    Refused,
    complete_options,
    legal_actions,
    match_offered_action,
    play,
    unobjected_actions,
    view,
)
from app.engine.types import OptionsRefused, Resign, Resigned

HOCKEY, EXTRALIGA = catalog()["hockey_game"], catalog()["extraliga"]


def opening(game: AnyGame, seats: int) -> Any:
    """The state after the setup with default options."""
    return game.setup(complete_options(game, {}, seats), seats, FairChance(bytes(32))).state


def test_the_legal_actions_are_the_candidates_without_objection() -> None:
    for game in catalog().values():
        state = opening(game, 2)
        for seat in game.to_act(state):
            assert legal_actions(game, state, seat) == unobjected_actions(game, state, seat) != []


def test_a_seat_that_is_not_to_act_has_no_legal_action() -> None:
    state = opening(HOCKEY, 2)
    (other,) = {0, 1} - {*HOCKEY.to_act(state)}

    assert legal_actions(HOCKEY, state, other) == []
    with pytest.raises(NotYourTurn):
        match_offered_action(HOCKEY, state, other, {"type": "faceoff_roll"})


@pytest.mark.parametrize(
    "raw",
    [
        {"type": "no such action"},
        {"type": "faceoff_roll", "more": 1},
        {"type": "play_hero", "card": True},
        {"type": "play_hero"},
        {},
        7,
        float("nan"),
    ],
)
def test_a_message_that_is_no_action_is_malformed(raw: object) -> None:
    state = opening(HOCKEY, 2)
    (seat,) = HOCKEY.to_act(state)

    with pytest.raises(Malformed):
        match_offered_action(HOCKEY, state, seat, raw)


def test_an_illegal_action_is_refused_with_its_objection() -> None:
    state = opening(HOCKEY, 2)
    (seat,) = HOCKEY.to_act(state)

    with pytest.raises(Refused) as refusal:
        match_offered_action(HOCKEY, state, seat, {"type": "end_turn"})
    assert refusal.value.objection is not None and refusal.value.objection.clause.startswith("HG-")


def test_a_resignation_ends_only_a_match_of_two() -> None:
    chance = FairChance(bytes(32))
    for seats in (2, 3):
        state = opening(EXTRALIGA, seats)
        step = play(EXTRALIGA, state, seats, 1, Resign(), chance)

        assert step.events[0] == Resigned(1)
        assert (EXTRALIGA.outcome(step.state) is not None) == (seats == 2)
        assert (step.state is state) == (seats == 3)


def test_a_seat_sees_the_public_part_and_its_own() -> None:
    state = opening(HOCKEY, 2)

    assert view(HOCKEY, state, None) == HOCKEY.public(state)
    assert view(HOCKEY, state, 0) == HOCKEY.public(state) | HOCKEY.own(state, 0)


@pytest.mark.parametrize(("options", "seats"), [({"no_such": 1}, 2), ({}, 3), ({"all_stars": "perhaps"}, 2)])
def test_wrong_options_are_refused(options: dict[str, object], seats: int) -> None:
    with pytest.raises(OptionsRefused):
        complete_options(HOCKEY, options, seats)
