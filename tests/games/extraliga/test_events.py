"""EX-7.4 to 7.6 and EX-8: what an event asks of a seat; EX-9 trainer cards."""

import pytest

from app.engine.operations import legal_actions, view
from app.games.extraliga import GAME
from app.games.extraliga.actions import Auto, Choose, Done, Pass, Play
from app.games.extraliga.data import effect_cards
from app.games.extraliga.events import (
    EditorOpened,
    EventTurned,
    Excluded,
    LineupsShown,
    Removed,
    TrainerPassed,
    TrainerPlayed,
    Transferred,
)
from app.games.extraliga.model import EditorKind, Phase, RoundPhase, Slot, State
from app.games.extraliga.preview import preview
from tests.games.extraliga.build import (
    DONE,
    PASS,
    V1,
    after,
    mixed,
    new_round,
    offered,
    one,
    place,
    play_card,
    six,
    take,
    told,
)
from tests.games.extraliga.test_ending import final
from tests.support.matches.scripted_chance import Scripted, clause, kinds, refused_by

CALM = "EV-closed_defence#1"


def choose(**answer: str) -> dict[str, object]:
    return {"type": "choose", **answer}


def with_trainers(
    *cards: str, event: str = CALM, seats: int = 2, card: str = "LOT-1", **given: object
) -> State:
    return new_round(seats, card, event, trainers={0: cards}, **given).state


@clause("EX-7.4", "EX-8.1")
def test_each_seat_chooses_whom_an_event_excludes_in_order() -> None:
    state = new_round(2, "LOT-1", "EV-penalty_forward#1", first=1).state

    assert GAME.to_act(state) == (1,)
    assert legal_actions(GAME, state, 1) == [Choose(slot=Slot.LW), Choose(slot=Slot.C), Choose(slot=Slot.RW)]
    assert refused_by(GAME, state, 1, Choose(slot=Slot.D1)) == "EX-8.1"
    step = take(state, 1, choose(slot="C"))
    assert one(step, Excluded).card == "HKR-C"
    assert GAME.to_act(step.state) == (0,)
    assert view(GAME, step.state, None)["teams"]["1"]["strength"]["attack"]["total"] == 2 + 0
    state = take(step.state, 0, choose(slot="LW")).state
    assert [side.attack for side in state.the_match.sides] == [2, 2]


@clause("EX-7.5")
def test_a_forced_choice_is_made_and_an_impossible_one_skipped() -> None:
    alone = (None, "SPA-C", None, "SPA-D1", "SPA-D2", "SPA-G")
    empty = (None, None, None, "HKR-D1", "HKR-D2", "PCE-G")
    step = new_round(2, "LOT-1", "EV-penalty_forward#1", lineups={0: alone, 1: empty}, benches={0: (), 1: ()})

    excluded = one(step, Excluded)
    assert (excluded.who, excluded.slot, excluded.forced) == (0, Slot.C, True)
    assert step.state.teams[1].excluded == ()
    assert step.state.phase is Phase.ROLL


@clause("EX-7.5")
def test_a_bye_skips_exclusions_but_not_removals() -> None:
    penalty = new_round(3, "LOT-3", "EV-penalty_defender#1").state
    flu = new_round(3, "LOT-3", "EV-flu#1").state

    assert penalty.the_round.waiting == (1, 2)
    assert flu.the_round.waiting == (0, 1, 2)


@clause("EX-8.2")
def test_a_removal_from_the_bench_is_for_good() -> None:
    state = new_round(2, "LOT-1", "EV-flu#1").state
    step = take(state, 0, choose(card="TRI-C"))

    assert one(step, Removed).slot is None
    assert "TRI-C" not in step.state.teams[0].cards
    assert "TRI-C" not in step.state.box
    assert refused_by(GAME, state, 0, Choose(card="SPA-C")) == "EX-8.2"


@clause("EX-8.2", "EX-5.3")
def test_a_removal_from_the_line_up_is_filled_up_at_once_by_at_most_one() -> None:
    state = new_round(2, "LOT-1", "EV-injury#1").state
    step = take(state, 0, choose(card="SPA-LW"))
    opened = one(step, EditorOpened)

    assert (opened.kind, opened.seats, opened.lo, opened.hi) == (EditorKind.FILL, (0,), 0, 1)
    assert GAME.to_act(step.state) == (0,)
    state = take(step.state, 0, place("TRI-LW", "LW")).state
    assert [
        objection.clause
        for objection in GAME.objections(take(state, 0, place("TRI-C", "C")).state, 0, Done())
    ] == ["EX-5.3"]
    state = take(state, 0, DONE).state
    assert state.teams[0].lineup[0] == "TRI-LW"
    assert (state.phase, GAME.to_act(state)) == (Phase.EVENT, (1,))


@clause("EX-4.8", "EX-8.2")
def test_after_the_removal_of_the_only_goalkeeper_anybody_may_lie_on_g() -> None:
    """Edge case 3."""
    bench = ("TRI-LW", "TRI-C", "SPA-RW", "TRI-D1", "TRI-D2", "VIT-D1")
    state = new_round(2, "LOT-1", "EV-injury#1", benches={0: bench}).state
    state = after(state, (0, choose(card="TRI-G")), (0, place("VIT-D1", "G")), (0, DONE))

    assert state.teams[0].lineup[5] == "VIT-D1"
    assert view(GAME, state, None)["teams"]["0"]["strength"]["defence"]["points"]["G"] == (1, "EX-4.7")


@clause("EX-8.3", "EX-9.4")
def test_a_substitution_event_opens_one_editor_after_another() -> None:
    step = new_round(2, "LOT-1", "EV-forced_change#1", first=1)
    opened = one(step, EditorOpened)

    assert (opened.kind, opened.seats, opened.lo, opened.hi) == (EditorKind.SUBSTITUTE, (1,), 1, 1)
    assert refused_by(GAME, step.state, 1, Done()) == "EX-5.3"
    state = after(step.state, (1, place("HKR-RW", "RW")), (1, DONE))
    assert GAME.to_act(state) == (0,)


@clause("EX-7.6")
def test_in_the_final_only_finalists_are_touched() -> None:
    step = final("EV-attacking_hockey#1")

    assert one(step, EventTurned).seats == (2, 1)  # in order from the token
    assert [bool(team.effects) for team in step.state.teams] == [False, True, True, False]


@clause("EX-9.1")
def test_a_trainer_card_helps_its_own_team_until_the_end_of_the_round_and_is_spent() -> None:
    state = with_trainers("TR-pressure#1", "TR-transfer#1", deck=("LOT-2",))
    step = take(state, 0, play_card("TR-pressure#1"))

    played = one(step, TrainerPlayed)
    assert (played.before, played.after) == ((4, 4 + 1), (4 + 1, 4 + 1))
    assert step.state.teams[0].trainers == ("TR-transfer#1",)
    assert view(GAME, step.state, None)["teams"]["0"]["effects"] == {CALM: None, "TR-pressure#1": None}
    assert "TR-pressure#1" not in view(GAME, step.state, None)["teams"]["1"]["effects"]
    assert refused_by(GAME, step.state, 0, Play("TR-pressure#1")) == "EX-9.1"


@clause("EX-9.2")
def test_a_seat_with_a_card_gets_its_turn_even_if_it_can_only_pass() -> None:
    state = new_round(3, "LOT-1", CALM, trainers={2: ("TR-pressure#1",)}).state

    assert GAME.to_act(state) == (2,)  # on a bye, and nothing to play; the others hold no card
    assert legal_actions(GAME, state, 2) == [Pass()]
    assert refused_by(GAME, state, 2, Play("TR-pressure#1")) == "EX-9.3"


@clause("EX-9.2")
def test_seats_without_cards_are_skipped_and_a_turn_ends_with_the_last_card() -> None:
    state = new_round(3, "LOT-1", CALM, trainers={1: ("TR-pressure#1",)}).state
    step = take(state, 1, play_card("TR-pressure#1"))

    assert one(step, TrainerPassed).forced
    assert step.state.phase is Phase.ROLL


@clause("EX-9.2")
def test_a_banned_coach_plays_nothing() -> None:
    state = with_trainers("TR-pressure#1", event="EV-coach_banned#1")

    assert state.phase is Phase.ROLL
    assert view(GAME, state, None)["round"]["trainers_banned"]


@clause("EX-9.2")
def test_a_modifier_may_be_played_although_its_condition_does_not_hold() -> None:
    state = with_trainers(
        "TR-won_faceoffs#1", lineups={0: ("SPA-C", "SPA-LW", "TRI-RW", "SPA-D1", "SPA-D2", "TRI-G")}
    )

    step = take(state, 0, play_card("TR-won_faceoffs#1"))
    played = one(step, TrainerPlayed)
    assert played.before == played.after


@clause("EX-9.3")
def test_on_a_bye_only_line_change_and_transfer_may_be_played() -> None:
    cards = ("TR-line_change#1", "TR-pep_talk#1", "TR-transfer#1")
    state = new_round(3, "LOT-3", CALM, trainers={0: cards}).state

    assert {action.card for action in offered(state, 0, Play)} == {"TR-line_change#1", "TR-transfer#1"}


@clause("EX-9.4")
def test_the_all_rounder_names_a_player_out_of_position_and_loses_them_with_a_line_change() -> None:
    lineup = ("SPA-D1", "SPA-C", "TRI-RW", "SPA-LW", "SPA-D2", "TRI-G")
    bench = ("TRI-LW", "TRI-C", "SPA-RW", "TRI-D1", "TRI-D2", "SPA-G")
    state = with_trainers("TR-all_rounder#1", "TR-line_change#1", lineups={0: lineup}, benches={0: bench})

    assert [action.target for action in offered(state, 0, Play) if action.target] == ["LW", "D1"]
    assert refused_by(GAME, state, 0, Play("TR-all_rounder#1", "C")) == "EX-9.4"
    state = take(state, 0, play_card("TR-all_rounder#1", "LW")).state
    assert view(GAME, state, 1)["teams"]["0"]["strength"]["attack"]["points"] == {
        "LW": (1, "EX-9.4"),
        "C": (1, "EX-4.1"),
        "RW": (1, "EX-4.1"),
    }

    state = after(
        state, (0, play_card("TR-line_change#1")), (0, place("SPA-D1", "D2")), (0, place("TRI-LW", "LW"))
    )
    stays = take(state, 0, DONE).state
    assert [effect.card for effect in stays.teams[0].effects] == [None, "SPA-D1", None]
    gone = after(state, (0, place("TRI-D1", "D2")), (0, DONE))
    assert all(effect.card is None for effect in gone.teams[0].effects)


@clause("EX-9.4", "EX-8.2")
def test_a_transfer_removes_a_bench_card_and_brings_a_random_one_of_the_box() -> None:
    state = with_trainers("TR-transfer#1")
    step = take(state, 0, play_card("TR-transfer#1", "TRI-C"), 5)
    moved = one(step, Transferred)

    assert (moved.out, moved.came) == ("TRI-C", state.box[5])
    assert moved.came in step.state.teams[0].bench
    assert not {"TRI-C", moved.came} & {*step.state.box}
    assert refused_by(GAME, state, 0, Play("TR-transfer#1", "SPA-C")) == "EX-9.4"


@clause("EX-9.4", "EX-9.7", "EX-8.5")
def test_a_pulled_goalkeeper_adds_two_to_attack_and_leaves_the_net_empty() -> None:
    state = with_trainers("TR-pull_goalie#1", event="EV-tired_stars#1")
    step = take(state, 0, play_card("TR-pull_goalie#1"))

    assert one(step, TrainerPlayed).after == (4 + 2, 2 + 1)
    assert step.state.teams[0].excluded == (Slot.G,)


@clause("EX-9.7")
def test_a_substitute_goalkeeper_cannot_be_pulled() -> None:
    lineup = (*mixed("SPA", "TRI")[:5], "VIT-C")
    bench = ("TRI-LW", "TRI-C", "SPA-RW", "TRI-D1", "TRI-D2", "VIT-D1")
    state = with_trainers("TR-pull_goalie#1", lineups={0: lineup}, benches={0: bench})

    assert refused_by(GAME, state, 0, Play("TR-pull_goalie#1")) == "EX-9.7"


@clause("EX-9.7")
@pytest.mark.parametrize("card", ["TR-line_change#1", "TR-transfer#1"])
def test_line_change_and_transfer_need_a_bench(card: str) -> None:
    state = with_trainers(card, benches={0: ()})

    assert refused_by(GAME, state, 0, Play(card)) == "EX-9.7"


@clause("EX-9.4", "EX-8.3")
def test_a_line_change_substitutes_up_to_two_and_the_turn_goes_on() -> None:
    state = with_trainers("TR-line_change#1", "TR-pressure#1")
    state = after(
        state, (0, play_card("TR-line_change#1")), (0, place("TRI-LW", "LW")), (0, place("TRI-C", "C"))
    )
    state = take(state, 0, DONE).state

    assert (state.phase, GAME.to_act(state)) == (Phase.TRAINER, (0,))
    assert view(GAME, state, None)["teams"]["0"]["strength"]["attack"]["total"] == 6


@clause("EX-9.8", "EX-10.6")
def test_tired_stars_disable_players_not_trainer_cards() -> None:
    state = with_trainers("TR-video_analysis#1", event="EV-tired_stars#1")
    state = take(state, 0, play_card("TR-video_analysis#1")).state
    state = after(state, (0, {"type": "roll"}, 1, 1, 1, 1), (1, {"type": "roll"}, 6, 1, 1, 1))

    assert view(GAME, state, None)["match"]["sides"]["0"]["bonuses"] == {
        "TR-video_analysis#1": {"kind": "reroll_opp", "used": False}
    }


@clause("EX-15.1", "EX-15.3")
def test_printed_cards_are_of_the_kind_that_their_effect_allows() -> None:
    printed = {card.id for card in effect_cards().values() if card.source == "seed"}
    assert printed == {
        "EV-good_preparation",
        "EV-lw_out_of_form",
        "EV-wing_swap",
        "TR-pressure",
        "TR-defending_lw",
        "TR-teambuilding",
    }


def test_previews_tell_what_a_choice_would_do() -> None:
    state = with_trainers("TR-pressure#1", "TR-transfer#1")
    penalty = new_round(2, "LOT-1", "EV-penalty_forward#1").state

    assert preview(state, 0)["moves"]["TR-pressure#1"] == {"": [5, 5]}
    assert preview(penalty, 0)["moves"]["SPA-LW"] == {"LW": [2, 4]}
    assert kinds(told(take(state, 0, PASS), TrainerPassed)) == ["trainer_passed"]


@clause("EX-7.4", "EX-4.10")
@pytest.mark.parametrize("event", [card for card in sorted(effect_cards()) if card.startswith("EV-")])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_round_keeps_the_strengths_before_and_after_its_event(event: str, seats: int) -> None:
    lineups = {0: V1, 1: six("LIB")}
    begun = new_round(seats, "LOT-1", f"{event}#1", lineups=lineups, benches={0: ()})
    shown = one(begun, LineupsShown).lineups

    before = view(GAME, begun.state, None)["round"]["before_event"]
    assert before == {str(line.seat): [line.attack, line.defence] for line in shown}

    state = begun.state
    while state.the_round.at is RoundPhase.EVENT:
        assert view(GAME, state, None)["round"]["after_event"] == {}
        seat = GAME.to_act(state)[0]
        choices = legal_actions(GAME, state, seat)
        action = next((some for some in choices if isinstance(some, Done | Auto)), choices[-1])
        state = GAME.apply(state, seat, action, Scripted()).state
    told = view(GAME, state, None)
    now = {
        seat: [team["strength"][trio]["total"] for trio in ("attack", "defence")]
        for seat, team in told["teams"].items()
    }
    assert told["round"]["after_event"] == now
