"""HG-3: the face-off, and when cards are drawn."""

from msgspec import structs

from app.engine.operations import legal_actions
from app.games.hockey_game import GAME
from app.games.hockey_game.actions import FaceoffRoll
from app.games.hockey_game.events import Drew, FaceoffRolled, FaceoffWon
from app.games.hockey_game.model import CENTRE, Faceoff, Phase, State
from tests.games.hockey_game.table import END, ROLL, after, declare, find, table, take
from tests.support.matches.scripted_chance import clause, kinds, refused_by

FACEOFF = {"type": "faceoff_roll"}
GOAL = ((0, declare("shot")), (0, ROLL, 6, 6), (0, END), (1, ROLL, 1, 1))


def at_faceoff(**known: object) -> State:
    return structs.replace(table(**known), phase=Phase.FACEOFF, faceoff=Faceoff())


@clause("HG-3.1", "HG-3.2", "HG-6.2")
def test_after_a_goal_both_draw_to_five_and_face_off_on_the_centre_spot() -> None:
    state = after(table(puck="E_BLUE_N", hands=(("B-CZE-01",), ("B-SWE-01", "B-SWE-02"))), *GOAL)

    step = take(state, 1, END, *(0,) * (4 + 3))

    assert (step.state.phase, step.state.puck) == (Phase.FACEOFF, CENTRE)
    assert [(e.who, e.count) for e in step.events if isinstance(e, Drew)] == [(0, 4), (1, 3)]
    assert [len(side.hand) for side in step.state.sides] == [5, 5]


@clause("HG-3.3")
def test_a_face_off_is_two_dice_and_strength_of_team_and_best_hero() -> None:
    state = at_faceoff(teams=("FIN", "SWE"), heroes=(("H-FIN-2", "H-FIN-1", "H-FIN-3"), ("H-SWE-2",)))

    finns = take(state, 0, FACEOFF, 4, 3)
    swedes = take(state, 1, FACEOFF, 5, 5)

    assert find(finns.events, FaceoffRolled) == FaceoffRolled(0, (4, 3), 3, 2, 4 + 3 + 3 + 2)
    assert find(swedes.events, FaceoffRolled).total == 5 + 5 + 2


@clause("HG-3.4")
def test_both_roll_in_any_order_and_the_higher_value_wins_the_puck() -> None:
    state = at_faceoff(puck="W_CIRCLE_N")
    state = take(state, 1, FACEOFF, 2, 2).state

    assert GAME.to_act(state) == (0,)
    step = take(state, 0, FACEOFF, 3, 2)
    assert find(step.events, FaceoffWon) == FaceoffWon(0, (7, 6), "W_CIRCLE_N")
    assert (step.state.phase, step.state.attacker, step.state.puck) == (
        Phase.ATTACK_DECLARE,
        0,
        "W_CIRCLE_N",
    )


@clause("HG-3.4")
def test_equal_values_are_rolled_again_by_both() -> None:
    step = take(take(at_faceoff(), 0, FACEOFF, 3, 3).state, 1, FACEOFF, 5, 1)

    assert kinds(step.events) == ["faceoff_rolled", "faceoff_tied"]
    assert GAME.to_act(step.state) == (0, 1)
    assert legal_actions(GAME, step.state, 0) == [FaceoffRoll()]


@clause("HG-3.5")
def test_a_face_off_is_no_round() -> None:
    state = at_faceoff(idle=4, flips=2)
    state = after(state, (0, FACEOFF, 1, 1), (1, FACEOFF, 6, 6))

    assert (state.rounds, state.idle, state.flips) == (0, 4, 2)


@clause("HG-3.6", "HG-6.3")
def test_who_loses_the_puck_draws_and_nobody_else() -> None:
    state = after(
        table(hands=(("B-CZE-01",), ("B-SWE-01",))),
        (0, declare("strength", "E_BLUE_N")),
        (0, ROLL, 1, 1),
        (0, END),
        (1, ROLL, 6, 6),
    )

    step = take(state, 1, END, 0, 0, 0, 0)

    assert [len(side.hand) for side in step.state.sides] == [5, 1]


@clause("HG-3.6")
def test_nobody_draws_while_the_attacker_keeps_the_puck() -> None:
    state = after(
        table(hands=(("B-CZE-01",), ("B-SWE-01",))),
        (0, declare("strength", "E_BLUE_N")),
        (0, ROLL, 6, 6),
        (0, END),
        (1, ROLL, 1, 1),
    )

    step = take(state, 1, END)

    assert [len(side.hand) for side in step.state.sides] == [1, 1]


@clause("HG-3.7")
def test_an_empty_pile_is_made_anew_from_the_discards_but_not_from_the_table() -> None:
    state = table(
        bare=True,
        hands=(("B-CZE-01", "B-CZE-02"), ()),
        discard=(("B-CZE-06", "B-CZE-07", "B-CZE-08", "B-CZE-09"), ()),
        heroes=(("H-CZE-1",), ()),
    )
    state = after(state, (0, declare("shot")), (0, ROLL, 1, 1), (0, END), (1, ROLL, 6, 6))

    step = take(state, 1, END, 0, 0, 0)

    assert find(step.events, Drew) == Drew(0, 3, reshuffled=4, cards=("B-CZE-06", "B-CZE-07", "B-CZE-08"))
    assert (step.state.sides[0].draw, step.state.sides[0].discard) == (("B-CZE-09",), ())
    assert step.state.sides[0].heroes == ("H-CZE-1",)


@clause("HG-3.7")
def test_with_both_piles_empty_drawing_stops() -> None:
    state = table(bare=True, hands=(("B-CZE-01",), ()), discard=(("B-CZE-06",), ()))
    state = after(state, (0, declare("shot")), (0, ROLL, 1, 1), (0, END), (1, ROLL, 6, 6))

    step = take(state, 1, END, 0)

    assert step.state.sides[0].hand == ("B-CZE-01", "B-CZE-06")


@clause("HG-3.2")
def test_before_a_second_roll_nobody_draws_again() -> None:
    state = at_faceoff(hands=(("B-CZE-01",), ()))
    state = after(state, (0, FACEOFF, 3, 3), (1, FACEOFF, 3, 3))

    assert [len(side.hand) for side in state.sides] == [1, 0]


@clause("HG-3.4")
def test_who_has_rolled_waits() -> None:
    state = take(at_faceoff(), 0, FACEOFF, 3, 3).state

    assert legal_actions(GAME, state, 0) == []
    assert refused_by(GAME, table(), 0, FaceoffRoll()) == "HG-3.4"


def test_the_throw_of_another_seat_stands_though_ones_own_is_still_asked_for() -> None:
    """Class C would have no time then: both seats are asked at once."""
    assert GAME.beats is not None
    thrown = [beat for beat in GAME.beats.table.beats if FaceoffRolled.__struct_config__.tag in beat.events]

    assert [beat.others and beat.others.kind for beat in thrown] == ["B"]
