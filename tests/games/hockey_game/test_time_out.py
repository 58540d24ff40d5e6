"""HG-11: TIME; HG-12: the randomness of the piles."""

import pytest

from app.engine.chance import Int
from app.engine.operations import legal_actions
from app.games.hockey_game import GAME
from app.games.hockey_game.actions import Declare, TimeOut
from app.games.hockey_game.data import box
from app.games.hockey_game.events import TimeTaken
from app.games.hockey_game.model import Move, State
from tests.games.hockey_game.table import END, ROLL, after, declare, find, table, take
from tests.support.matches.scripted_chance import Scripted, clause, kinds, refused_by

HAND = ("B-CZE-01", "B-CZE-02", "B-CZE-03")


def moments() -> list[State]:
    """Before declaring, before the roll, after it."""
    start = table(hands=(HAND, ()))
    declared = after(start, (0, declare("shot")))
    return [start, declared, after(declared, (0, ROLL, 1, 1))]


@clause("HG-11.1")
@pytest.mark.parametrize("moment", [0, 1, 2])
def test_once_a_game_one_or_two_cards_are_swapped_at_any_moment_of_the_own_turn(moment: int) -> None:
    state = moments()[moment]

    offered = [a.cards for a in legal_actions(GAME, state, 0) if isinstance(a, TimeOut)]
    step = take(state, 0, {"type": "time_out", "cards": ["B-CZE-01", "B-CZE-03"]}, 0, 0)

    assert offered == [
        ("B-CZE-01",),
        ("B-CZE-02",),
        ("B-CZE-03",),
        ("B-CZE-01", "B-CZE-02"),
        ("B-CZE-01", "B-CZE-03"),
        ("B-CZE-02", "B-CZE-03"),
    ]
    assert len(step.state.sides[0].hand) == 3
    assert step.state.phase is state.phase
    assert refused_by(GAME, step.state, 0, TimeOut(("B-CZE-02",))) == "HG-11.1"


@clause("HG-11.1")
def test_the_defender_has_a_time_out_in_a_turn_of_their_own() -> None:
    state = after(table(hands=((), ("B-SWE-01",))), (0, declare("shot")), (0, ROLL, 1, 1), (0, END))

    assert refused_by(GAME, state, 1, TimeOut(("B-SWE-01",))) is None


@clause("HG-11.1")
def test_no_time_out_in_choices_and_only_for_one_or_two_own_cards() -> None:
    saved = table(puck="E_SLOT", hands=((), ("B-SWE-01",)))
    saved = after(saved, (0, declare("shot")), (0, ROLL, 1, 1), (0, END), (1, ROLL, 6, 6), (1, END))

    assert refused_by(GAME, saved, 1, TimeOut(("B-SWE-01",))) == "HG-11.1"
    for cards in ((), HAND, ("B-CZE-09",), ("B-CZE-02", "B-CZE-01"), ("B-CZE-01", "B-CZE-01")):
        assert refused_by(GAME, moments()[0], 0, TimeOut(cards)) == "HG-11.1"


@clause("HG-11.2")
def test_it_is_one_action_and_its_discards_are_public() -> None:
    step = take(moments()[0], 0, {"type": "time_out", "cards": ["B-CZE-02"]}, 0)

    assert kinds(step.events) == ["time_taken", "drew"]
    assert GAME.shown(find(step.events, TimeTaken), 1) == TimeTaken(0, ("B-CZE-02",))
    assert step.state.sides[0].discard == ("B-CZE-02",)


@clause("HG-11.3")
def test_a_card_just_thrown_may_come_straight_back() -> None:
    state = table(bare=True, hands=(("B-CZE-01", "B-CZE-06"), ()), discard=(("B-CZE-12",), ()))

    step = take(state, 0, {"type": "time_out", "cards": ["B-CZE-01", "B-CZE-06"]}, 0, 0)

    assert step.state.sides[0].hand == ("B-CZE-01", "B-CZE-06")
    assert step.state.sides[0].draw == ("B-CZE-12",)


@clause("HG-11.4")
def test_it_is_not_renewed_for_overtime() -> None:
    hands = (("B-CZE-01", "B-CZE-02", "B-CZE-03", "B-CZE-04", "B-CZE-05"),
             ("B-SWE-01", "B-SWE-02", "B-SWE-03", "B-SWE-04", "B-SWE-05"))  # fmt: skip
    state = table(hands=hands, flips=5, period=3)
    state = after(state, (0, {"type": "time_out", "cards": ["B-CZE-01"]}, 0))

    state = after(state, (0, declare("shot")), (0, ROLL, 1, 1), (0, END), (1, ROLL, 6, 6), (1, END))

    assert state.overtime == 1
    assert [side.time_outs for side in state.sides] == [1, 0]


@clause("HG-12.1")
def test_a_card_is_drawn_by_its_index_in_the_pile_sorted_by_id() -> None:
    state = table(hands=(("B-CZE-05",), ()))
    pile = sorted(set(box().decks["CZE"]) - {"B-CZE-05"})
    chance = Scripted(7, 7)

    step = GAME.apply(state, 0, TimeOut(("B-CZE-05",)), Scripted(7))
    twice = GAME.apply(table(hands=(HAND, ())), 0, TimeOut(HAND[:2]), chance)

    assert step.state.sides[0].hand == (pile[7],)
    assert chance.draws == [Int(17, 7), Int(16, 7)]  # without replacement
    assert len(twice.state.sides[0].hand) == 3


@clause("HG-12.1")
def test_referee_cards_are_named_by_kind_and_number_and_lie_sorted() -> None:
    assert list(box().whistles)[:4] == [
        "R-coincidental-1",
        "R-delayed_call-1",
        "R-delayed_call-2",
        "R-injury-1",
    ]
    assert list(box().whistles) == sorted(box().whistles)


@clause("HG-12.2")
def test_dice_are_drawn_when_they_are_rolled_and_not_before() -> None:
    chance = Scripted()
    state = table()

    GAME.apply(state, 0, Declare(Move.SHOT, None), chance)

    assert chance.draws == []
