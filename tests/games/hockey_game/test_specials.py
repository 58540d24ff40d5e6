"""HG-8: special cards and injuries."""

import pytest

from app.engine.operations import legal_actions
from app.games.hockey_game import GAME
from app.games.hockey_game.actions import PlayBonus, PlaySpecial
from app.games.hockey_game.data import box
from app.games.hockey_game.events import Drew, HeroRemoved, Rolled, StruckPart
from app.games.hockey_game.model import CENTRE, Phase, State
from app.games.hockey_game.rules.value import tally
from tests.games.hockey_game.table import (
    END,
    ROLL,
    after,
    bonus,
    declare,
    find,
    special,
    sums,
    table,
    take,
    whistle,
)
from tests.support.matches.scripted_chance import clause, refused_by


def attacking(
    team: str,
    *hand: str,
    move: str = "shot",
    to: str | None = None,
    other: str = "SWE",
    theirs: tuple[str, ...] = (),
    **known: object,
) -> State:
    """`team` attacks the Swedes (or another) and has declared."""
    return after(table(teams=(team, other), hands=(hand, theirs), **known), (0, declare(move, to)))


def defending(team: str, *hand: str, move: str = "shot", to: str | None = None, **known: object) -> State:
    """The Czechs attack `team` and have ended their turn on 1 and 1."""
    state = table(teams=("CZE", team), hands=((), hand), **known)
    return after(state, (0, declare(move, to)), (0, ROLL, 1, 1), (0, END))


def refused(state: State, seat: int, card: str, target: str | None = None) -> str | None:
    return refused_by(GAME, state, seat, PlaySpecial(card, target))


@clause("HG-8.1")
def test_one_special_card_a_turn_after_the_declaration_and_before_the_roll() -> None:
    before = table(hands=(("S-CZE-1", "S-CZE-2"), ()))
    declared = after(before, (0, declare("shot")))

    assert refused(before, 0, "S-CZE-1") == "HG-8.1"
    assert refused(declared, 0, "S-CZE-1") is None
    assert refused(after(declared, (0, special("S-CZE-1"))), 0, "S-CZE-2") == "HG-8.1"
    assert refused(after(declared, (0, ROLL, 1, 1)), 0, "S-CZE-1") == "HG-8.1"
    assert refused(declared, 0, "S-SWE-1") == "HG-8.1"


@clause("HG-8.1")
def test_role_and_move_of_the_card_must_fit() -> None:
    attack = after(table(teams=("SWE", "CZE"), hands=(("S-SWE-1",), ())), (0, declare("speed", "E_SLOT")))
    passing = attacking("CZE", "S-CZE-2", move="pass", to="E_BLUE_N")

    assert refused(attack, 0, "S-SWE-1") == "HG-8.1"  # the trap is for defenders
    assert refused(defending("SWE", "S-SWE-1"), 1, "S-SWE-1") == "HG-8.1"  # not against a shot
    assert refused(passing, 0, "S-CZE-2") == "HG-8.1"  # deflections are for shots


@clause("HG-8.1")
def test_the_card_is_discarded_when_the_turn_ends_and_bonus_cards_may_follow() -> None:
    state = after(attacking("CZE", "S-CZE-1", "B-CZE-01"), (0, special("S-CZE-1")), (0, ROLL, 1, 1, 1))
    state = after(state, (0, bonus("B-CZE-01")))

    assert state.sides[0].discard == ()
    assert after(state, (0, END)).sides[0].discard == ("B-CZE-01", "S-CZE-1")


@clause("HG-8.2")
def test_golden_hands_rolls_three_dice_and_keeps_the_best_two() -> None:
    step = take(after(attacking("CZE", "S-CZE-1"), (0, special("S-CZE-1"))), 0, ROLL, 2, 6, 4)

    assert find(step.events, Rolled) == Rolled(0, (6, 4), (2,))
    assert sums(step.state)[0].dice == 10


@clause("HG-8.2")
def test_ice_cold_counts_eight_without_a_roll() -> None:
    state = after(attacking("SWE", "S-SWE-2", other="CZE"), (0, special("S-SWE-2")))

    step = take(state, 0, ROLL)  # no die is drawn

    assert sums(step.state)[0].dice == 8


@clause("HG-8.2")
def test_deflection_takes_the_goalkeeper_out_for_team_and_hero() -> None:
    state = attacking("CZE", "S-CZE-2", heroes=((), ("H-SWE-5",)))
    assert sums(state)[1].total == 3 + 3 + 3

    state = after(state, (0, special("S-CZE-2")))

    assert sums(state)[1].total == 3
    assert StruckPart("side", "goalkeeper", 3, "ignored", "S-CZE-2") in tally(state, 1).struck


@clause("HG-8.2")
def test_breakaway_takes_the_defenders_speed_out() -> None:
    state = attacking("USA", "S-USA-1", move="speed", to="E_SLOT")

    assert sums(after(state, (0, special("S-USA-1"))))[1].total == sums(state)[1].total - 2


@clause("HG-8.2", "HG-8.4")
def test_the_trap_and_the_brick_wall_count_an_attribute_twice() -> None:
    trap = after(defending("SWE", "S-SWE-1", move="speed", to="E_SLOT"), (1, special("S-SWE-1")))
    wall = after(defending("FIN", "S-FIN-2"), (1, special("S-FIN-2")))

    assert (sums(trap)[1].special, sums(wall)[1].special) == (3, 4)


@clause("HG-8.2")
def test_what_is_not_counted_is_not_counted_twice_either() -> None:
    state = table(teams=("CZE", "SWE"), hands=((), ("S-SWE-1",)), puck="W_CREASE")
    state = after(state, (0, declare("pass", "W_BLUE_N")), (0, ROLL, 1, 1), (0, END))

    assert sums(after(state, (1, special("S-SWE-1"))))[1].special == 0


@clause("HG-8.2")
def test_sisu_adds_the_teams_strength() -> None:
    assert sums(after(attacking("FIN", "S-FIN-1"), (0, special("S-FIN-1"))))[0].special == 3
    strength = attacking("FIN", "S-FIN-1", move="strength", to="E_BLUE_N")
    assert refused(strength, 0, "S-FIN-1") == "HG-8.1"


@clause("HG-8.2")
def test_forecheck_needs_a_field_bonus_to_take_away() -> None:
    without = defending("CAN", "S-CAN-1")
    with_bonus = defending("CAN", "S-CAN-1", puck="E_CIRCLE_N")

    assert refused(without, 1, "S-CAN-1") == "HG-8.2"
    assert sums(after(with_bonus, (1, special("S-CAN-1"))))[0].field == 0


@clause("HG-8.2")
def test_finish_the_check_needs_an_opposing_hero() -> None:
    state = attacking("CAN", "S-CAN-2", heroes=((), ("H-SWE-3",)))

    assert refused(attacking("CAN", "S-CAN-2"), 0, "S-CAN-2") == "HG-8.2"
    after_check = after(state, (0, special("S-CAN-2")))
    assert sums(after_check)[1].hero == 0
    assert StruckPart("hero", "H-SWE-3", 2, "heroes_off", "S-CAN-2") in tally(after_check, 1).struck
    assert after_check.sides[1].heroes == ("H-SWE-3",)  # the hero stays, but does not count


@clause("HG-8.2", "HG-7.10")
def test_first_line_counts_two_heroes() -> None:
    state = attacking("RUS", "S-RUS-1", heroes=(("H-RUS-3", "H-RUS-4", "H-RUS-5"), ()))

    assert refused(attacking("RUS", "S-RUS-1", heroes=(("H-RUS-3",), ())), 0, "S-RUS-1") == "HG-8.2"
    assert sums(after(state, (0, special("S-RUS-1"))))[0].hero == 3 + 2


@clause("HG-8.2")
def test_tic_tac_toe_and_cannon_shot_make_lines_free() -> None:
    tic = attacking("RUS", "S-RUS-2", move="pass", to="W_BLUE_N", puck="E_BLUE_N")
    cannon = attacking("SVK", "S-SVK-1", puck="W_SLOT")
    assert (sums(tic)[0].lines, sums(cannon)[0].lines) == (-1, -6)

    tic, cannon = after(tic, (0, special("S-RUS-2"))), after(cannon, (0, special("S-SVK-1")))

    assert (sums(tic)[0].lines, sums(tic)[0].special) == (0, 2)
    assert (sums(cannon)[0].lines, sums(cannon)[0].special) == (0, 1)
    assert StruckPart("lines", "RED", -1, "lines_free", "S-RUS-2") in tally(tic, 0).struck


@clause("HG-8.2")
@pytest.mark.parametrize(("others", "drawn"), [(2, 2), (3, 2), (4, 1)])
def test_fresh_legs_draws_two_but_never_above_five(others: int, drawn: int) -> None:
    hand = ("B-USA-01", "B-USA-02", "B-USA-03", "B-USA-04")[:others]
    state = attacking("USA", "S-USA-2", *hand)

    step = take(state, 0, special("S-USA-2"), *(0,) * drawn)

    assert find(step.events, Drew).count == drawn
    assert len(step.state.sides[0].hand) == others + drawn


@clause("HG-8.2")
def test_home_crowd_lets_the_defender_lay_one_bonus_card() -> None:
    state = attacking("SVK", "S-SVK-2", theirs=("B-SWE-01", "B-SWE-02"))
    state = after(state, (0, special("S-SVK-2")), (0, ROLL, 1, 1), (0, END), (1, ROLL, 1, 1))

    assert refused_by(GAME, state, 1, PlayBonus("B-SWE-01")) is None
    state = after(state, (1, bonus("B-SWE-01")))
    assert refused_by(GAME, state, 1, PlayBonus("B-SWE-02")) == "HG-8.2"


@clause("HG-8.2", "HG-9.1")
def test_clockwork_frees_symbols_and_turns_no_card() -> None:
    state = after(
        attacking("SUI", "S-SUI-1", "B-SUI-04", "B-SUI-05"), (0, special("S-SUI-1")), (0, ROLL, 1, 1)
    )

    state = after(state, (0, bonus("B-SUI-04")), (0, bonus("B-SUI-05")))

    assert (sums(state)[0].bonus, state.flips, len(state.pile)) == (2 + 3, 0, 18)


@clause("HG-8.2", "HG-6.4")
@pytest.mark.parametrize("puck", ["E_CIRCLE_N", "W_SLOT"])
def test_counter_attack_starts_from_the_centre_and_replaces_every_choice(puck: str) -> None:
    hands = (("B-CZE-01", "B-CZE-02", "B-CZE-03", "B-CZE-04", "B-CZE-05"), ("S-SUI-2",))
    state = after(table(teams=("CZE", "SUI"), puck=puck, hands=hands), (0, declare("shot")), (0, ROLL, 1, 1))

    state = after(state, (0, END), (1, special("S-SUI-2")), (1, ROLL, 6, 6), (1, END))

    assert (state.phase, state.attacker, state.puck) == (Phase.ATTACK_DECLARE, 1, CENTRE)


@clause("HG-8.3")
def test_an_injury_removes_a_named_opposing_hero() -> None:
    state = attacking("CZE", "I-CZE", heroes=(("H-CZE-1",), ("H-SWE-1", "H-SWE-3")))

    offered = [a for a in legal_actions(GAME, state, 0) if isinstance(a, PlaySpecial)]
    step = take(state, 0, special("I-CZE", "H-SWE-3"))

    assert offered == [PlaySpecial("I-CZE", "H-SWE-1"), PlaySpecial("I-CZE", "H-SWE-3")]
    assert find(step.events, HeroRemoved) == HeroRemoved(1, "H-SWE-3", "I-CZE")
    assert step.state.sides[1].heroes == ("H-SWE-1",)
    assert step.state.sides[1].discard == ("H-SWE-3",)
    assert refused(state, 0, "I-CZE", "H-CZE-1") == "HG-8.3"
    assert refused(state, 0, "I-CZE") == "HG-8.3"


@clause("HG-8.3")
def test_without_an_opposing_hero_the_injury_stays_in_hand_and_others_take_no_target() -> None:
    assert refused(attacking("CZE", "I-CZE"), 0, "I-CZE") == "HG-8.3"
    assert refused(attacking("CZE", "S-CZE-1"), 0, "S-CZE-1", "H-SWE-1") == "HG-8.3"


@clause("HG-8.4")
def test_an_effect_lasts_until_the_round_is_resolved() -> None:
    state = attacking("USA", "S-USA-1", move="speed", to="E_SLOT")
    state = after(state, (0, special("S-USA-1")), (0, ROLL, 6, 6), (0, END), (1, ROLL, 1, 1), (1, END))

    assert sums(after(state, (0, declare("speed", "CENTRE"))))[1].side == 2


@clause("HG-8.5")
def test_specials_and_heroes_are_unique_and_the_injuries_differ_in_name_only() -> None:
    injuries = [card for card in box().specials.values() if card.type == "injury"]
    others = [card for card in box().specials.values() if card.type == "special"]

    assert len({(card.role, card.moves, str(card.effect)) for card in injuries}) == 1
    assert len({(card.role, card.moves, str(card.effect)) for card in others}) == len(others) == 16
    assert len(box().heroes) == 40


@clause("HG-8.2")
def test_coincidental_penalties_after_a_check_change_nothing_more() -> None:
    state = attacking("CAN", "S-CAN-2", "B-CAN-04", heroes=((), ("H-SWE-3",)))
    state = after(state, (0, special("S-CAN-2")), (0, ROLL, 1, 1))

    assert sums(after(state, (0, bonus("B-CAN-04"), whistle(state, "coincidental"))))[1].hero == 0
