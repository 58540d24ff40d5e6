"""EX-10: bonuses turn and reroll dice, one after the other."""

from msgspec.structs import replace

from app.engine.operations import legal_actions, view
from app.games.extraliga import GAME
from app.games.extraliga.actions import Action, Done, Play, UseBonus
from app.games.extraliga.data import cards
from app.games.extraliga.events import (
    BonusPassed,
    BonusUsed,
    RegularTimeEnded,
)
from app.games.extraliga.model import Bonus, Phase, Position, State
from app.games.extraliga.rules.match import goals_from
from app.games.extraliga.rules.strength import strength
from tests.games.extraliga.build import (
    OPEN,
    PASS,
    ROLL,
    after,
    bonus,
    match,
    mixed,
    new_round,
    offered,
    one,
    take,
    told,
)
from tests.support.matches.scripted_chance import clause, kinds, refused_by

"""An event that leaves bonuses and strengths alone."""
NO_BONUS = ("VIT-LW", "SPA-C", "HKR-RW", "SPA-D1", "SPA-D2", "TRI-G")


@clause("EX-10.3")
def test_the_one_nearer_to_the_token_is_first_and_then_they_alternate() -> None:
    state = match(first=1)
    assert GAME.to_act(state) == (1,)

    state = take(state, 1, bonus("HKR-C", 0)).state
    assert GAME.to_act(state) == (1,)  # any number of bonuses in a turn
    state = take(state, 1, PASS).state
    assert GAME.to_act(state) == (0,)


@clause("EX-10.3")
def test_with_the_token_elsewhere_the_nearer_in_seat_order_is_first() -> None:
    state = new_round(3, "LOT-1", OPEN, first=2, deck=("LOT-2",)).state
    state = after(state, (0, ROLL, 1, 1, 1, 1), (1, ROLL, 1, 1, 1, 1))

    assert GAME.to_act(state) == (0,)


@clause("EX-10.4")
def test_two_turns_in_a_row_without_use_end_the_bonuses() -> None:
    """W7: use and keep one, pass; the other passes; the kept one may still be used; passing ends it."""
    state = match((4, 1, 1, 1))
    state = after(state, (0, bonus("SPA-LW", 1)), (0, PASS), (1, PASS))
    assert GAME.to_act(state) == (0,)
    assert UseBonus("TRI-RW", 0) in legal_actions(GAME, state, 0)
    assert view(GAME, state, 0)["match"]["pass_ends"]

    step = take(state, 0, PASS, 5)
    assert one(step, RegularTimeEnded).goals == (1, 0)


@clause("EX-10.4")
def test_a_seat_without_usable_bonus_passes_by_itself_also_in_mid_turn() -> None:
    """W6: the first has none; the second uses its only one; then both pass by themselves."""
    lineup = (*NO_BONUS[:2], "HKR-RW", *NO_BONUS[3:])
    state = new_round(
        2,
        "LOT-1",
        OPEN,
        lineups={0: lineup, 1: ("PCE-LW", "PCE-C", "PCE-D1", "HKR-D1", "PCE-D2", "PCE-G")},
        deck=("LOT-2",),
    ).state
    sides = state.the_match.sides
    state = take(state, 0, ROLL, *(1,) * sides[0].attack).state
    step = take(state, 1, ROLL, *(3,) * sides[1].attack)
    assert [event.who for event in told(step, BonusPassed)] == [0]

    state = step.state
    assert {action.source for action in offered(state, 1, UseBonus)} == {"PCE-LW", "PCE-D1"} - _unusable(
        state
    )
    step = take(state, 1, bonus("PCE-LW", 0), *_rest(state))
    forced = [(event.who, event.forced) for event in told(step, BonusPassed)]
    assert forced == [(1, True), (0, True), (1, True)]
    assert "match_ended" in kinds(step.events)


def _unusable(state: State) -> set[str]:
    """Seat 0's dice all show 1: a -1 has no legal die (edge case 7)."""
    assert state.the_match.sides[0].dice is not None
    assert set(state.the_match.sides[0].dice) <= {1}
    return {"PCE-D1"}


def _rest(state: State) -> tuple[int, ...]:
    """Draws after the last bonus: 3s and one 4 against seat 0's defence, then the die of the change."""
    goals = goals_from((4, 3, 3, 3)[: state.the_match.sides[1].attack], state.the_match.sides[0].defence)
    return (5,) if goals else (2, 1, 5)


@clause("EX-10.5")
def test_a_bonus_turns_or_rerolls_one_die() -> None:
    """W5: -1 on the opposing 4 makes it 3."""
    lineup = ("SPA-LW", "SPA-C", "TRI-RW", "TRI-D1", "SPA-D2", "TRI-G")
    bench = ("TRI-LW", "TRI-C", "SPA-RW", "SPA-D1", "TRI-D2", "SPA-G")
    state = match((3, 2, 1, 1), (4, 4, 1, 1), lineups={0: lineup}, benches={0: bench})
    assert refused_by(GAME, state, 0, UseBonus("TRI-D1", 2)) == "EX-10.5"  # not on a 1

    step = take(state, 0, bonus("TRI-D1", 0))
    used = one(step, BonusUsed)
    assert (used.kind, used.own, used.dice, used.before, used.after) == ("minus1", False, (0,), (4,), (3,))
    assert view(GAME, step.state, None)["match"]["goals"] == [0, 1]
    assert view(GAME, step.state, None)["match"]["sides"]["1"]["dice"]["0"] == {
        "face": 3,
        "short": 1,
        "was": 4,
        "by": "TRI-D1",
    }

    step = take(step.state, 0, bonus("SPA-LW", 0))
    assert one(step, BonusUsed).after == (3 + 1,)


@clause("EX-10.5")
def test_minus_one_turns_the_smallest_face_that_it_can_into_a_one() -> None:
    lineup = ("SPA-LW", "SPA-C", "TRI-RW", "TRI-D1", "SPA-D2", "TRI-G")
    bench = ("TRI-LW", "TRI-C", "SPA-RW", "SPA-D1", "TRI-D2", "SPA-G")
    state = match((3, 2, 1, 1), (2, 4, 1, 1), lineups={0: lineup}, benches={0: bench})

    assert one(take(state, 0, bonus("TRI-D1", 0)), BonusUsed).after == (1,)


@clause("EX-10.5")
def test_plus_one_is_not_for_a_six_and_rerolls_follow_the_printed_position() -> None:
    state = match((6, 1, 1, 1), (2, 1, 1, 1), first=1)

    assert refused_by(GAME, take(state, 1, PASS).state, 0, UseBonus("SPA-LW", 0)) == "EX-10.5"
    step = take(state, 1, bonus("PCE-RW", 0), 5)  # a forward: the player's own die
    assert (one(step, BonusUsed).own, one(step, BonusUsed).after) == (True, (5,))
    step = take(step.state, 1, bonus("HKR-D2", 0), 6)  # a defender: an opposing die, which may show 6 again
    assert (one(step, BonusUsed).own, one(step, BonusUsed).before, one(step, BonusUsed).after) == (
        False,
        (6,),
        (6,),
    )


@clause("EX-10.5")
def test_the_kind_of_a_reroll_does_not_change_with_the_slot() -> None:
    lineup = ("HKR-LW", "HKR-D2", "PCE-RW", "HKR-D1", "HKR-C", "PCE-G")
    bench = ("HKR-RW", "HKR-G", "PCE-LW", "PCE-C", "PCE-D1", "PCE-D2")
    state = new_round(2, "LOT-1", OPEN, first=1, lineups={1: lineup}, benches={1: bench}).state
    state = after(state, (0, ROLL, 1, 1, 1, 1), (1, ROLL, *(2,) * state.the_match.sides[1].attack))

    assert view(GAME, state, None)["match"]["sides"]["1"]["bonuses"]["HKR-D2"]["kind"] == "reroll_opp"


@clause("EX-10.6")
def test_a_bonus_is_used_once_a_match_and_is_fresh_in_the_next_round() -> None:
    state = after(match((2, 1, 1, 1)), (0, bonus("SPA-LW", 0)))
    assert refused_by(GAME, state, 0, UseBonus("SPA-LW", 0)) == "EX-10.6"
    assert view(GAME, state, None)["match"]["sides"]["0"]["bonuses"]["SPA-LW"] == {
        "kind": "plus1",
        "used": True,
    }

    state = after(state, (0, PASS), (1, PASS))
    state = take(state, 0, PASS, 2, 1, 5).state
    state = replace(state, season=replace(state.the_season, events=(OPEN,)))
    state = after(state, (0, {"type": "done"}), (1, {"type": "done"}, 0, 0))
    state = after(state, (0, ROLL, 1, 1, 1, 1), (1, ROLL, 1, 1, 1, 1), (1, PASS))
    assert UseBonus("SPA-LW", 0) in legal_actions(GAME, state, 0)


@clause("EX-10.6", "EX-8.1")
def test_only_present_line_up_players_have_a_bonus_and_out_of_position_ones_keep_it() -> None:
    turned = ("TRI-RW", "SPA-C", "SPA-LW", "SPA-D1", "SPA-D2", "TRI-G")
    state = match((1,) * strength(turned).attack.total, lineups={0: turned})
    assert set(view(GAME, state, None)["match"]["sides"]["0"]["bonuses"]) == {"TRI-RW", "SPA-LW"}

    penalty = new_round(2, "LOT-1", "EV-penalty_forward#1").state
    leave = {"type": "choose", "slot": "LW"}
    penalty = after(penalty, (0, leave), (1, leave))
    assert set(view(GAME, penalty, None)["match"]["sides"]["0"]["bonuses"]) == {"TRI-RW"}


@clause("EX-10.6")
def test_attackers_carry_plus_one_or_reroll_and_defenders_minus_one_or_reroll() -> None:
    for card in cards().values():
        forbidden = Bonus.MINUS1 if card.is_forward else Bonus.PLUS1
        assert card.bonus is not forbidden, card.id
    assert {card.position for card in cards().values()} == set(Position)


@clause("EX-4.7", "EX-10.6")
def test_a_face_down_substitute_has_no_bonus() -> None:
    lineup = (*mixed("SPA", "TRI")[:5], "VIT-RW")
    bench = ("TRI-LW", "TRI-C", "SPA-RW", "TRI-D1", "TRI-D2", "VIT-D1")
    state = match(lineups={0: lineup}, benches={0: bench})

    assert cards()["VIT-RW"].bonus is Bonus.PLUS1
    assert "VIT-RW" not in view(GAME, state, None)["match"]["sides"]["0"]["bonuses"]


def why(state: State, seat: int, action: Action) -> tuple[str, str]:
    """The first objection: its clause and its sentence."""
    found = next(GAME.objections(state, seat, action))
    return found.clause, found.text


@clause("EX-10.5", "EX-10.6", "EX-8.1", "EX-9.1")
def test_a_bonus_that_cannot_be_used_says_which_rule_is_in_the_way() -> None:
    state = match((6, 1, 1, 1), trainers={0: ("TR-pressure#1",)})
    assert why(state, 0, UseBonus("SPA-LW", 0)) == ("EX-10.5", "die_stays")
    assert why(state, 0, UseBonus("SPA-LW", 4)) == ("EX-10.5", "no_such_die")
    assert why(state, 0, UseBonus("SPA-C", 0)) == ("EX-10.6", "no_bonus")
    assert why(state, 0, UseBonus("HKR-C", 0)) == ("EX-10.6", "no_such_bonus")
    assert why(state, 0, Play("TR-pressure#1")) == ("EX-9.1", "trainer_before_match")
    assert why(state, 0, Done()) == ("EX-7.1", "not_now")

    leave = {"type": "choose", "slot": "LW"}
    penalty = after(new_round(2, "LOT-1", "EV-penalty_forward#1").state, (0, leave), (1, leave))
    while penalty.phase is not Phase.ROLL:
        penalty = take(penalty, GAME.to_act(penalty)[0], PASS).state
    penalty = after(penalty, (0, ROLL, *(1,) * penalty.the_match.sides[0].attack))
    penalty = after(penalty, (1, ROLL, *(1,) * penalty.the_match.sides[1].attack))
    assert why(penalty, 0, UseBonus("SPA-LW", 0)) == ("EX-8.1", "excluded_player")
