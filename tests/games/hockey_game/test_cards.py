"""HG-7: bonus cards and heroes."""

import pytest

from app.engine.operations import legal_actions
from app.games.hockey_game import GAME
from app.games.hockey_game.actions import PlayBonus, PlayHero, PlaySpecial, UseHeroes
from app.games.hockey_game.model import Phase, State
from app.games.hockey_game.rules.value import counted_heroes
from tests.games.hockey_game.table import (
    END,
    ROLL,
    after,
    bonus,
    declare,
    hero,
    special,
    sums,
    table,
    take,
    types,
    whistle,
)
from tests.support.matches.scripted_chance import clause, kinds, refused_by


def rolled(*hand: str, move: str = "shot", to: str | None = None, **known: object) -> State:
    """CZE attacks from the centre and has rolled 1 and 1."""
    state = table(hands=(hand, ()), **known)
    return after(state, (0, declare(move, to)), (0, ROLL, 1, 1))


def bonus_offered(state: State, seat: int) -> set[str]:
    return {a.card for a in legal_actions(GAME, state, seat) if isinstance(a, PlayBonus)}


@clause("HG-7.1")
def test_bonus_cards_are_laid_after_the_own_roll_any_number_of_them() -> None:
    state = after(table(hands=(("B-CZE-01", "B-CZE-02"), ("B-SWE-01",))), (0, declare("shot")))

    assert refused_by(GAME, state, 0, PlayBonus("B-CZE-01")) == "HG-7.1"
    state = after(state, (0, ROLL, 1, 1), (0, bonus("B-CZE-01")), (0, bonus("B-CZE-02")))
    assert sums(state)[0].bonus == 1 + 2
    assert refused_by(GAME, state, 0, PlayBonus("B-SWE-01")) == "HG-7.1"


@clause("HG-7.2", "HG-7.3")
@pytest.mark.parametrize(
    ("move", "to", "cards"),
    [
        ("speed", "E_SLOT", {"B-CZE-01", "B-CZE-10"}),
        ("strength", "E_BLUE_N", {"B-CZE-01", "B-CZE-06"}),
        ("pass", "E_BLUE_N", {"B-CZE-01", "B-CZE-08"}),
        ("shot", None, {"B-CZE-01", "B-CZE-07"}),
    ],
)
def test_attribute_cards_fit_their_move_and_universal_ones_every_move(
    move: str, to: str | None, cards: set[str]
) -> None:
    state = rolled("B-CZE-01", "B-CZE-06", "B-CZE-07", "B-CZE-08", "B-CZE-10", move=move, to=to)

    assert bonus_offered(state, 0) == cards
    for card in {"B-CZE-06", "B-CZE-07", "B-CZE-08", "B-CZE-10"} - cards:
        assert refused_by(GAME, state, 0, PlayBonus(card)) == "HG-7.3"


@clause("HG-7.4")
def test_the_defender_may_lay_a_pass_card_against_a_pass_and_a_shot_card_against_a_shot() -> None:
    hands = ((), ("B-SWE-07", "B-SWE-09"))
    passed = after(
        table(hands=hands), (0, declare("pass", "E_BLUE_N")), (0, ROLL, 1, 1), (0, END), (1, ROLL, 1, 1)
    )
    shot = after(table(hands=hands), (0, declare("shot")), (0, ROLL, 1, 1), (0, END), (1, ROLL, 1, 1))

    assert bonus_offered(passed, 1) == {"B-SWE-09"}
    assert bonus_offered(shot, 1) == {"B-SWE-07"}


@clause("HG-7.5")
def test_one_symbol_card_a_turn_and_it_turns_a_referee_card_at_once() -> None:
    state = rolled("B-CZE-01", "B-CZE-04", "B-CZE-05")

    step = take(state, 0, bonus("B-CZE-04"), whistle(state, "play_on"))

    assert kinds(step.events) == ["bonus_played", "referee_turned"]
    assert bonus_offered(step.state, 0) == {"B-CZE-01"}
    assert refused_by(GAME, step.state, 0, PlayBonus("B-CZE-05")) == "HG-7.5"


@clause("HG-7.5")
def test_played_cards_are_discarded_when_the_turn_ends() -> None:
    state = after(rolled("B-CZE-01"), (0, bonus("B-CZE-01")))

    assert state.sides[0].discard == ()
    assert after(state, (0, END)).sides[0].discard == ("B-CZE-01",)


@clause("HG-7.6")
def test_a_hero_must_lie_on_the_table_to_count() -> None:
    state = rolled("H-CZE-3")

    assert sums(state)[0].hero == 0
    assert refused_by(GAME, state, 0, UseHeroes(("H-CZE-3",))) == "HG-7.6"
    assert refused_by(GAME, state, 0, PlayHero("H-CZE-1")) == "HG-7.6"  # not in hand
    assert after(state, (0, hero("H-CZE-3"))).sides[0].heroes == ("H-CZE-3",)


@clause("HG-7.7")
@pytest.mark.parametrize("before_roll", [True, False])
def test_a_hero_is_the_only_card_of_its_turn(before_roll: bool) -> None:
    state = after(table(hands=(("H-CZE-1", "H-CZE-2", "B-CZE-01", "S-CZE-1"), ())), (0, declare("shot")))
    steps = [(0, hero("H-CZE-1")), (0, ROLL, 1, 1)]

    state = after(state, *(steps if before_roll else reversed(steps)))

    assert types(legal_actions(GAME, state, 0)) == {"time_out", "end_turn", "use_heroes"}
    assert refused_by(GAME, state, 0, PlayBonus("B-CZE-01")) == "HG-7.7"
    assert refused_by(GAME, state, 0, PlayHero("H-CZE-2")) == "HG-7.7"


@clause("HG-7.7")
def test_after_a_bonus_card_no_hero_is_laid() -> None:
    state = after(rolled("B-CZE-01", "H-CZE-1"), (0, bonus("B-CZE-01")))

    assert refused_by(GAME, state, 0, PlayHero("H-CZE-1")) == "HG-7.7"


@clause("HG-7.8")
def test_a_special_card_and_a_hero_exclude_each_other() -> None:
    state = after(table(hands=(("H-CZE-1", "S-CZE-1"), ())), (0, declare("shot")))

    after_special = after(state, (0, special("S-CZE-1")))
    after_hero = after(state, (0, hero("H-CZE-1")))

    assert refused_by(GAME, after_special, 0, PlayHero("H-CZE-1")) == "HG-7.8"
    assert refused_by(GAME, after_hero, 0, PlaySpecial("S-CZE-1")) == "HG-7.8"


@clause("HG-7.9")
def test_a_hero_counts_in_the_turn_in_which_they_are_played() -> None:
    assert sums(after(rolled("H-CZE-3"), (0, hero("H-CZE-3"))))[0].hero == 1 + 2


@clause("HG-7.10", "HG-7.11")
def test_the_most_valuable_hero_counts_alone_ties_go_to_the_first_laid() -> None:
    better = rolled(heroes=(("H-CZE-2", "H-CZE-3"), ()))  # Tomáš attack 1; Ondřej attack 1, shot 2
    equal = rolled(heroes=(("H-RUS-4", "H-SVK-5"), ()))  # both attack 1, shot 1

    assert counted_heroes(better, 0) == ("H-CZE-3",)
    assert counted_heroes(equal, 0) == ("H-RUS-4",)
    assert refused_by(GAME, better, 0, UseHeroes(("H-CZE-2", "H-CZE-3"))) == "HG-7.10"


@clause("HG-7.11")
def test_a_hero_worth_nothing_is_never_selected_by_itself() -> None:
    assert counted_heroes(rolled(heroes=(("H-CZE-1",), ())), 0) == ()  # speed does not help a shot


@clause("HG-7.11")
def test_once_a_turn_other_heroes_or_none_may_be_chosen() -> None:
    state = rolled(heroes=(("H-CZE-2", "H-CZE-3"), ()))

    choices = [a.cards for a in legal_actions(GAME, state, 0) if isinstance(a, UseHeroes)]
    chosen = after(state, (0, {"type": "use_heroes", "cards": ["H-CZE-2"]}))

    assert choices == [(), ("H-CZE-2",)]  # the present selection is not among them
    assert refused_by(GAME, state, 0, UseHeroes(("H-CZE-3",))) == "HG-7.11"
    assert sums(chosen)[0].hero == 1
    assert refused_by(GAME, chosen, 0, UseHeroes(())) == "HG-7.11"


@clause("HG-7.11")
def test_the_selection_is_frozen_when_the_turn_ends() -> None:
    state = after(rolled(heroes=(("H-CZE-3",), ())), (0, END))

    assert state.duel.turns[0].use == ("H-CZE-3",)


@clause("HG-7.11")
def test_heroes_are_chosen_in_the_cards_phase_only() -> None:
    state = after(table(heroes=(("H-CZE-3",), ())), (0, declare("shot")))

    assert refused_by(GAME, state, 0, UseHeroes(())) == "HG-7.11"


@clause("HG-7.13")
def test_a_removed_hero_goes_to_the_owners_discard_pile_and_may_come_back() -> None:
    state = table(hands=(("I-CZE",), ("B-SWE-01",)), heroes=((), ("H-SWE-1",)), bare=True)
    state = after(state, (0, declare("speed", "E_SLOT")), (0, special("I-CZE", "H-SWE-1")))
    assert state.sides[1].discard == ("H-SWE-1",)

    state = after(state, (0, ROLL, 6, 6), (0, END))
    step = take(state, 1, {"type": "time_out", "cards": ["B-SWE-01"]}, 1)  # the pile is built again
    state = after(step.state, (1, hero("H-SWE-1")))

    assert state.phase is Phase.DEFEND_PREPARE
    assert sums(state)[1].hero == 1 + 3


@clause("HG-7.6")
def test_heroes_stay_on_the_table_from_round_to_round() -> None:
    state = table(hands=(("H-CZE-4",), ()))
    state = after(
        state, (0, declare("strength", "E_BLUE_N")), (0, hero("H-CZE-4")), (0, ROLL, 6, 6), (0, END)
    )
    state = after(state, (1, ROLL, 1, 1), (1, END))

    assert state.sides[0].heroes == ("H-CZE-4",)
    assert sums(after(state, (0, declare("strength", "E_SLOT"))))[0].hero == 2
