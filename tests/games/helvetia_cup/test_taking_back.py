"""HC-6.10: taking steps back until the movement ends."""

from hashlib import sha256
from random import Random

import msgspec
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec import structs

from app.engine.chance import FairChance
from app.engine.operations import legal_actions
from app.games.helvetia_cup import GAME
from app.games.helvetia_cup.bot import easy, hard, normal
from app.games.helvetia_cup.data import TAKE_BACKS
from app.games.helvetia_cup.events import TakenBack
from app.games.helvetia_cup.model import AtPass, Phase, State
from app.games.helvetia_cup.rules import steps
from app.games.helvetia_cup.taking_back import may_take_back
from tests.games.helvetia_cup.build import a, after, event, offered, on, take
from tests.support.matches.scripted_chance import clause, refused_by

MOST_MOVED = 5
"""The footballers of a team on the pitch: each adds at most one action to the legal ones."""


def moving(at: dict[str, str] | None = None, **more: object) -> State:
    """Seat 0 attacks and begins to move; no. 3 has the ball on e10."""
    at = {"0:3": "e10"} | (at or {})
    ball = {} if "ball" in more else {"holder": "0:3"}
    return steps.begin(on(Phase.MOVE_ATT, at, **ball, **more))  # type: ignore[arg-type]


def standing_in_each_others_way(state: State) -> bool:
    """Return whether two who have moved stand where the other came from, so that neither may go back."""
    trails = GAME.public(state)["trails"]
    origins = {trail[0] for trail in trails.values()}
    return len(trails) > 1 and all(origins & set(trail[1:]) for trail in trails.values())


def position_hash(state: State) -> str:
    """Return the hash of a state without the number of times that steps were taken back."""
    assert state.movement is not None
    uncounted = structs.replace(state, movement=structs.replace(state.movement, taken_back=0))
    return sha256(msgspec.json.encode(uncounted)).hexdigest()


@clause("HC-6.10")
def test_all_steps_of_a_footballer_are_taken_back_at_once_with_the_ball_and_the_boosts() -> None:
    start = moving(boosts={"0:3": 2})
    stepped = after(start, (0, a.Move("0:3", "e12")), (0, a.Move("0:3", "e14")))

    back = take(stepped, 0, a.TakeBack("0:3"))

    assert (back.state.ball, back.state.footballers["0:3"].hex) == ("e10", "e10")
    assert event(back, TakenBack) == TakenBack(0, "0:3", "e10", returned=1, boosts=2)
    assert back.state.coaches[0].stats.boosts_spent == 0
    assert position_hash(back.state) == position_hash(start)


@clause("HC-6.10")
def test_the_steps_of_the_others_stay() -> None:
    state = after(
        moving({"0:4": "g10"}), (0, a.Move("0:3", "e12")), (0, a.Move("0:4", "g12")), (0, a.TakeBack("0:3"))
    )

    assert [state.footballers[f"0:{n}"].hex for n in (3, 4)] == ["e10", "g12"]
    assert GAME.public(state)["trails"] == {"0:4": ["g10", "g12"]}


@clause("HC-6.10")
def test_steps_stay_on_which_those_of_a_team_mate_depend() -> None:
    followed = after(moving({"0:4": "e8"}), (0, a.Move("0:3", "e12")), (0, a.Move("0:4", "e10")))

    assert refused_by(GAME, followed, 0, a.TakeBack("0:3")) == "HC-6.10"
    assert offered(followed, 0, a.TakeBack) == [a.TakeBack("0:4")]
    freed = after(followed, (0, a.TakeBack("0:4")), (0, a.TakeBack("0:3")))
    assert freed.footballers["0:3"].hex == "e10"


@clause("HC-6.10")
def test_a_step_that_would_then_open_the_offside_question_keeps_the_others_in_place() -> None:
    flagged = AtPass(line=6, depths={"0:5": 4})
    state = moving({"0:3": "e16", "0:5": "f17"}, ball="e18", at_pass=flagged)
    carried = after(state, (0, a.Move("0:3", "e18")), (0, a.Move("0:3", "e20")), (0, a.Move("0:5", "e18")))

    assert refused_by(GAME, carried, 0, a.TakeBack("0:3")) == "HC-6.10"


@clause("HC-6.10")
def test_standing_up_overtaking_and_leaving_are_taken_back_like_steps() -> None:
    start = moving({"0:4": "b9", "0:5": "i10"}, fallen=("0:2",))
    state = after(
        start,
        (0, a.Stand("0:2")),
        (0, a.Move("0:4", "a10")),
        (0, a.Overtake("0:4", "a12")),
        (0, a.SubExit("0:5", "0:6")),
    )

    for id_ in ("0:4", "0:5", "0:2"):
        state = after(state, (0, a.TakeBack(id_)))

    assert position_hash(state) == position_hash(start)


@clause("HC-6.10")
def test_a_card_played_makes_the_steps_before_it_final() -> None:
    state = after(
        moving(hands=(("T01",), ()), boosts={"0:3": 1}), (0, a.Move("0:3", "e12")), (0, a.Move("0:3", "e14"))
    )
    (card, *_) = offered(state, 0, a.PlayCard)

    played = after(state, (0, card))

    assert refused_by(GAME, played, 0, a.TakeBack("0:3")) == "HC-6.10"


@clause("HC-6.10")
def test_a_ball_picked_up_that_opens_the_offside_question_makes_the_steps_final() -> None:
    moment = AtPass(line=6, depths={"0:3": 8})
    asked = after(moving({"0:3": "e16"}, ball="e18", at_pass=moment), (0, a.Move("0:3", "e18")))
    assert asked.phase is Phase.OFFSIDE_WINDOW

    state = after(asked, (1, a.NoCall()))

    assert state.phase is Phase.MOVE_ATT
    assert refused_by(GAME, state, 0, a.TakeBack("0:3")) == "HC-6.10"
    assert after(state, (0, a.Move("0:3", "e20")), (0, a.TakeBack("0:3"))).ball == "e18"


@clause("HC-6.10")
def test_a_ball_picked_up_without_a_question_is_put_down_again() -> None:
    state = after(moving({"0:3": "e10"}, ball="e12"), (0, a.Move("0:3", "e12")))
    assert state.holder == "0:3"

    state = after(state, (0, a.TakeBack("0:3")))

    assert (state.holder, state.ball) == (None, "e12")


@clause("HC-6.10")
def test_the_end_of_the_movement_makes_its_steps_final() -> None:
    state = after(moving(), (0, a.Move("0:3", "e12")), (0, a.Done()))

    assert refused_by(GAME, state, 1, a.TakeBack("0:3")) == "HC-2.1"
    moved = after(state, (1, a.Move("1:3", "b5")))
    assert offered(moved, 1, a.TakeBack) == [a.TakeBack("1:3")]


@clause("HC-6.10")
def test_no_more_than_twenty_times_in_a_phase() -> None:
    state = moving()
    for _ in range(TAKE_BACKS):
        state = after(state, (0, a.Move("0:3", "e12")), (0, a.TakeBack("0:3")))

    state = after(state, (0, a.Move("0:3", "e12")))

    assert TAKE_BACKS == 20
    assert refused_by(GAME, state, 0, a.TakeBack("0:3")) == "HC-6.10"
    assert GAME.public(state)["trails"] == {}


@clause("HC-6.10")
def test_computers_take_nothing_back() -> None:
    state = after(moving(), (0, a.Move("0:3", "e12")))
    actions = legal_actions(GAME, state, 0)

    for decide in (easy, normal, hard):
        chosen = [decide(state, 0, actions, Random(seed)) for seed in range(20)]
        assert not any(isinstance(one, a.TakeBack) for one in chosen)


@clause("HC-6.10")
@given(seed=st.integers(0, 10**6), most=st.integers(1, 12))
def test_all_taken_back_in_any_order_leads_to_the_position_at_the_start(seed: int, most: int) -> None:
    rng = Random(seed)
    start = moving({"0:2": "e8", "0:4": "g10", "0:5": "b9"}, fallen=("0:5",))
    state, chance = start, FairChance(b"never drawn from, as no step draws")
    for _ in range(most):
        choices = [one for one in legal_actions(GAME, state, 0) if not isinstance(one, a.Done | a.TakeBack)]
        assert len(offered(state, 0, a.TakeBack)) <= MOST_MOVED
        state = GAME.apply(state, 0, rng.choice(choices), chance).state
    while may_take_back(state):
        state = GAME.apply(state, 0, a.TakeBack(rng.choice(may_take_back(state))), chance).state

    assume(not standing_in_each_others_way(state))
    assert position_hash(state) == position_hash(start)
    assert GAME.public(state)["trails"] == {}
