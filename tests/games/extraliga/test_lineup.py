"""EX-5: the editor of a line-up."""

import pytest

from app.engine.operations import legal_actions, view
from app.games.extraliga import GAME
from app.games.extraliga.actions import Auto, Done, Place
from app.games.extraliga.events import EditorClosed, LineupsShown
from app.games.extraliga.model import EMPTY, EditorKind, Lineup, Phase, Slot, State
from app.games.extraliga.rules.lineup import fresh_count, largest_fresh, legend_count
from tests.games.extraliga.build import (
    AUTO,
    DONE,
    QUIET,
    after,
    before_round,
    editing,
    editor,
    new_round,
    offered,
    one,
    place,
    six,
    take,
)
from tests.support.matches.scripted_chance import clause, refused_by

SPARTA = six("SPA")
TRINEC = six("TRI")


def lineup_of(state: State, seat: int = 0) -> Lineup:
    found = state.editor(seat)
    assert found is not None
    return found.lineup


@clause("EX-5.1")
def test_twelve_cards_are_six_in_the_line_up_and_six_on_the_bench() -> None:
    shown = view(GAME, before_round(), None)["teams"]["0"]["cards"]

    assert sorted(shown.values()) == sorted(["bench"] * 6 + [slot.value for slot in Slot])


@clause("EX-5.2")
def test_a_bench_card_sends_the_occupant_to_the_bench() -> None:
    state = take(before_round(), 1, place("HKR-RW", "RW")).state

    assert lineup_of(state, 1) == ("HKR-LW", "HKR-C", "HKR-RW", "HKR-D1", "HKR-D2", "PCE-G")
    assert view(GAME, state, 1)["editor"]["cards"]["PCE-RW"] == "bench"


@clause("EX-5.2")
def test_two_line_up_cards_change_places_and_a_move_to_an_empty_slot_leaves_one() -> None:
    state = editing(editor(SPARTA, TRINEC))
    state = take(state, 0, place("SPA-LW", "D1")).state
    assert lineup_of(state)[:4] == ("SPA-D1", "SPA-C", "SPA-RW", "SPA-LW")

    holed = editing(editor(SPARTA, TRINEC, now=(None, *SPARTA[1:])))
    assert lineup_of(take(holed, 0, place("SPA-C", "LW")).state)[:2] == ("SPA-C", None)


@clause("EX-5.2")
def test_a_card_that_stands_there_already_cannot_be_placed() -> None:
    assert refused_by(GAME, editing(editor(SPARTA, TRINEC)), 0, Place("SPA-C", Slot.C)) == "EX-5.2"


@clause("EX-5.2")
def test_a_card_of_another_team_cannot_be_placed() -> None:
    assert refused_by(GAME, editing(editor(SPARTA, TRINEC)), 0, Place("VIT-C", Slot.C)) == "EX-5.2"


@clause("EX-4.5", "EX-5.2")
def test_a_goalkeeper_stands_on_g_only() -> None:
    state = editing(editor(SPARTA, TRINEC))

    assert refused_by(GAME, state, 0, Place("TRI-G", Slot.D1)) == "EX-4.5"
    assert refused_by(GAME, state, 0, Place("SPA-G", Slot.LW)) == "EX-4.5"
    assert Place("TRI-G", Slot.G) in legal_actions(GAME, state, 0)


@clause("EX-4.6", "EX-5.2", "EX-5.3")
def test_two_legends_may_meet_in_between_but_not_at_done() -> None:
    state = editing(editor(("LEG-LW", *SPARTA[1:]), ("LEG-C1", *TRINEC[1:])))
    state = take(state, 0, place("LEG-C1", "C")).state

    assert refused_by(GAME, state, 0, Done()) == "EX-4.6"
    state = take(state, 0, place("TRI-LW" if "TRI-LW" in lineup_of(state) else "TRI-C", "LW")).state
    assert Done() in legal_actions(GAME, state, 0)


@clause("EX-4.6")
def test_an_excluded_legend_counts_and_a_face_down_one_does_not() -> None:
    assert legend_count(("LEG-LW", "LEG-C1", *SPARTA[2:])) == 2
    assert legend_count(("LEG-LW", *SPARTA[1:5], "LEG-C1")) == 1
    excluded = editor(("LEG-LW", *SPARTA[1:]), ("LEG-C1", *TRINEC[1:]), lo=6, excluded=(Slot.LW,))
    assert largest_fresh(excluded) == 5  # TRI: C, RW and one G; LEG-C1 cannot join the excluded legend
    assert excluded.lo == 5


@clause("EX-4.7", "EX-4.8")
def test_without_a_goalkeeper_any_player_may_lie_face_down_on_g() -> None:
    skaters = ("TRI-LW", "TRI-C", "TRI-RW", "TRI-D1", "TRI-D2", "VIT-C")
    state = editing(editor((*SPARTA[:5], "VIT-D1"), skaters))

    assert {action.card for action in offered(state, 0, Place) if action.slot is Slot.G} == {
        *SPARTA[:5],
        *skaters,
    }
    assert Done() in legal_actions(GAME, state, 0)
    moved = take(state, 0, place("VIT-D1", "LW")).state
    assert lineup_of(moved) == ("VIT-D1", *SPARTA[1:5], "SPA-LW")  # they change places like any other


@clause("EX-4.8")
def test_with_a_goalkeeper_in_the_team_no_skater_may_stand_on_g() -> None:
    state = editing(editor((*SPARTA[:5], None), TRINEC))

    assert refused_by(GAME, state, 0, Place("SPA-C", Slot.G)) == "EX-4.8"


@clause("EX-4.8")
def test_when_a_goalkeeper_has_joined_the_next_done_needs_them_on_g() -> None:
    joined = editor((*SPARTA[:5], "VIT-D1"), ("TRI-LW", "TRI-C", "TRI-RW", "TRI-D1", "TRI-D2", "TRI-G"))
    state = editing(joined)

    assert refused_by(GAME, state, 0, Done()) == "EX-4.8"
    assert refused_by(GAME, state, 0, Place("VIT-D1", Slot.LW)) == "EX-4.8"  # the goalkeeper comes first
    state = take(state, 0, place("TRI-G", "G")).state
    assert Done() in legal_actions(GAME, state, 0)


@clause("EX-5.3")
def test_too_few_fresh_players_are_refused() -> None:
    """W8: die 3, line-up a b c d e G."""
    start = editor(SPARTA, TRINEC, lo=3)
    three = editing(_with(start, ("SPA-LW", "SPA-C", "TRI-RW", "TRI-D1", "TRI-D2", "SPA-G")))
    two = editing(_with(start, ("SPA-LW", "SPA-C", "TRI-RW", "TRI-D1", "SPA-D2", "SPA-G")))
    swapped = editing(_with(start, ("SPA-LW", "SPA-RW", "TRI-C", "TRI-D1", "SPA-D2", "SPA-G")))

    assert Done() in legal_actions(GAME, three, 0)
    assert refused_by(GAME, two, 0, Done()) == "EX-5.3"
    assert refused_by(GAME, swapped, 0, Done()) == "EX-5.3"  # a change of posts is not a substitution
    lacks = view(GAME, two, 0)["editor"]["lacks"]
    assert lacks == {"too_few_new": {"missing": 3 - 2, "least": 3}}


def _with(start: object, now: Lineup) -> object:
    from msgspec.structs import replace

    return replace(start, lineup=now)  # type: ignore[type-var]


@clause("EX-5.3")
def test_too_many_fresh_players_are_refused() -> None:
    state = editing(editor(SPARTA, TRINEC, 1, 1, kind=EditorKind.SUBSTITUTE))
    state = after(state, (0, place("TRI-LW", "LW")), (0, place("TRI-C", "C")))

    assert refused_by(GAME, state, 0, Done()) == "EX-5.3"
    assert view(GAME, state, None)["editing"]["0"]["fresh"] == 2


@clause("EX-5.3")
def test_an_empty_slot_that_could_be_filled_is_refused() -> None:
    state = editing(editor(SPARTA, TRINEC, now=(None, *SPARTA[1:])))

    assert refused_by(GAME, state, 0, Done()) == "EX-5.3"
    assert view(GAME, state, 0)["editor"]["lacks"] == {"empty_slot": {"slot": "LW"}}


@clause("EX-5.3")
@pytest.mark.parametrize(
    ("empty", "bench", "lacks"),
    [((1, 3), "TRI-C", "C"), ((1, 5), "TRI-C", "C"), ((1, 5), "TRI-G", "G"), ((1,), "TRI-G", None)],
)
def test_the_first_empty_slot_that_a_bench_card_fits_is_named(
    empty: tuple[int, ...], bench: str, lacks: str | None
) -> None:
    lineup = tuple(None if number in empty else card for number, card in enumerate(SPARTA))
    told = view(GAME, editing(editor(lineup, (bench,))), 0)["editor"]["lacks"]

    assert told == ({"empty_slot": {"slot": lacks}} if lacks else {})


@clause("EX-5.3", "EX-5.9")
def test_a_slot_that_nobody_can_fill_stays_empty() -> None:
    """The only goalkeeper is a legend, and another legend plays (edge case 2)."""
    state = editing(editor(("LEG-LW", *SPARTA[1:5], None), ("LEG-G", *TRINEC[:5])))

    assert Done() in legal_actions(GAME, state, 0)
    assert view(GAME, state, 0)["editor"]["strength"]["defence"]["points"]["G"] == (0, "EX-5.9")


@clause("EX-5.3")
def test_an_impossible_demand_shrinks_to_what_the_bench_can_give() -> None:
    """W9: 3 skaters + 1 legend + 1 goalkeeper; W10: 1 skater + 1 goalkeeper."""
    w9 = editor(SPARTA, ("TRI-LW", "TRI-C", "TRI-RW", "LEG-C1", "LEG-D1", "TRI-G"), lo=4)
    w10 = editor(SPARTA, ("TRI-G", "VIT-G", "LIB-G", "PLZ-G", "KOM-G", "TRI-C"), lo=4)

    assert (largest_fresh(w9), w9.lo) == (3 + 1 + 1, 4)
    assert (largest_fresh(w10), w10.lo) == (1 + 1, 2)


@clause("EX-5.3")
def test_the_place_of_the_one_legend_goes_to_a_skater_or_to_a_goalkeeper() -> None:
    keeper = editor(SPARTA, ("LEG-G", "LEG-C1", "TRI-C"), lo=6)
    sub = editor((*SPARTA[:5], "VIT-C"), ("LEG-C1", "LEG-C2", "TRI-C"), lo=6)

    assert keeper.lo == 1 + 1  # TRI-C and one legend, on the ice or in goal
    assert sub.lo == 1 + 1 + 1  # one legend face up, the other face down on G


@clause("EX-5.4")
def test_posts_may_be_changed_freely_without_a_substitution() -> None:
    state = after(
        editing(editor(SPARTA, TRINEC, 0, 0, kind=EditorKind.CHANGE)),
        (0, place("SPA-LW", "RW")),
        (0, place("SPA-C", "D2")),
    )

    assert lineup_of(state) == ("SPA-RW", "SPA-D2", "SPA-LW", "SPA-D1", "SPA-C", "SPA-G")
    assert Done() in legal_actions(GAME, state, 0)


@clause("EX-5.2")
def test_only_the_final_set_counts_as_fresh() -> None:
    """Edge case 5: in and out again."""
    state = after(editing(editor(SPARTA, TRINEC)), (0, place("TRI-C", "C")), (0, place("SPA-C", "C")))
    found = state.editor(0)

    assert found is not None and fresh_count(found) == 0


@clause("EX-5.5")
def test_all_seats_edit_at_once_and_in_secret_until_the_last_is_done() -> None:
    state = editing(editor(SPARTA, TRINEC), editor(six("VIT"), six("LIB")), card="LOT-1")
    before = view(GAME, state, None)

    step = take(state, 0, place("TRI-C", "C"))
    assert GAME.to_act(step.state) == (0, 1)
    assert step.events == ()
    assert view(GAME, step.state, None) == before
    assert view(GAME, step.state, 1) == view(GAME, state, 1)

    step = take(step.state, 0, DONE)
    assert one(step, EditorClosed).fresh is None
    assert view(GAME, step.state, None)["teams"] == before["teams"]
    assert view(GAME, step.state, None)["editing"]["0"] == {"kind": "change", "done": True}
    assert GAME.to_act(step.state) == (1,)

    step = take(step.state, 1, DONE, 0, 0)
    mine, yours = one(step, LineupsShown).lineups
    assert (mine.lineup[1], mine.fresh, yours.fresh) == ("TRI-C", 1, 0)
    assert (mine.attack, mine.defence) == (3 + 1, 6)
    assert view(GAME, step.state, None)["teams"]["0"]["cards"]["TRI-C"] == "C"


@clause("EX-5.5")
def test_a_line_up_is_hidden_until_the_last_build_editor_closes() -> None:
    builders = (editor(EMPTY, (*SPARTA, *TRINEC), kind=EditorKind.BUILD),) * 3
    state = editing(*builders)
    from msgspec.structs import replace

    state = replace(state, season=None, round=None)
    state = after(state, (0, AUTO), (0, DONE))

    assert view(GAME, state, None)["teams"]["0"]["cards"] is None
    assert "SPA-C" not in repr(view(GAME, state, None))
    assert view(GAME, state, 0)["editor"]["cards"]["SPA-C"] == "C"


@clause("EX-5.6", "EX-5.7")
@pytest.mark.parametrize("helper", [True, False])
def test_after_forty_places_only_auto_and_a_legal_done_are_left(helper: bool) -> None:
    state = editing(editor(SPARTA, TRINEC, 3), opts={"lineup_helper": helper})
    assert (Auto() in legal_actions(GAME, state, 0)) is helper

    for number in range(40):
        state = take(state, 0, place("SPA-LW", ("C", "LW")[number % 2])).state

    assert legal_actions(GAME, state, 0) == [Auto()]
    assert refused_by(GAME, state, 0, Place("SPA-LW", Slot.C)) == "EX-5.6"
    assert legal_actions(GAME, take(state, 0, AUTO).state, 0) == [Done()]


@clause("EX-5.7")
def test_auto_makes_done_legal_and_waits_for_the_next_place() -> None:
    state = take(editing(editor(SPARTA, TRINEC, 4)), 0, AUTO).state

    assert refused_by(GAME, state, 0, Auto()) == "EX-5.7"
    assert Done() in legal_actions(GAME, state, 0)
    assert Auto() in legal_actions(GAME, take(state, 0, place("SPA-RW", "C")).state, 0)


@clause("EX-5.7")
def test_without_the_helper_auto_is_refused() -> None:
    state = editing(editor(SPARTA, TRINEC), opts={"lineup_helper": False})

    assert refused_by(GAME, state, 0, Auto()) == "EX-5.7"


@clause("EX-5.8", "EX-8.1")
def test_an_excluded_player_is_back_for_the_change_and_may_be_substituted() -> None:
    state = new_round(2, "LOT-1", "EV-penalty_forward#1", deck=("LOT-2",)).state
    choose = {"type": "choose", "slot": "C"}
    state = after(state, (0, choose), (1, choose))
    rolled = take(state, 0, {"type": "roll"}, 1, 1).state
    rolled = take(rolled, 1, {"type": "roll"}, 1, 1).state
    state = _until_change(rolled)

    assert state.phase is Phase.EDIT
    assert [team.excluded for team in state.teams] == [(), ()]
    assert Place("TRI-C", Slot.C) in legal_actions(GAME, state, 0)


def _until_change(state: State) -> State:
    """Everybody passes; overtime is 2 to 1, the die of the change is 1."""
    while state.phase is Phase.BONUS:
        (seat,) = GAME.to_act(state)
        last = state.the_match.quiet == 1
        state = take(state, seat, {"type": "pass"}, *((2, 1, 1) if last else ())).state
    return state


@clause("EX-8.1", "EX-5.2")
def test_the_slot_of_an_excluded_player_cannot_be_touched() -> None:
    state = editing(editor(SPARTA, TRINEC, 0, 2, kind=EditorKind.SUBSTITUTE, excluded=(Slot.C,)))

    assert refused_by(GAME, state, 0, Place("TRI-C", Slot.C)) == "EX-8.1"
    assert refused_by(GAME, state, 0, Place("SPA-C", Slot.LW)) == "EX-8.1"
    assert refused_by(GAME, state, 0, Place("SPA-LW", Slot.C)) == "EX-8.1"


@clause("EX-8.5")
def test_an_excluded_goalkeeper_leaves_an_empty_net() -> None:
    state = editing(editor(SPARTA, TRINEC, 0, 2, kind=EditorKind.SUBSTITUTE, excluded=(Slot.G,)), event=QUIET)

    assert refused_by(GAME, state, 0, Place("TRI-G", Slot.G)) == "EX-8.1"
    assert Done() in legal_actions(GAME, state, 0)


def test_a_single_seats_editor_is_seen_as_it_goes() -> None:
    state = new_round(2, "LOT-1", "EV-wide_squad#1").state
    step = take(state, 0, place("TRI-LW", "LW"))

    assert view(GAME, step.state, 1)["teams"]["0"]["cards"]["TRI-LW"] == "LW"
    assert view(GAME, step.state, None)["editing"]["0"]["fresh"] == 1
    assert view(GAME, step.state, 1)["teams"]["0"]["cards"]["SPA-LW"] == "bench"
    step = take(step.state, 0, DONE)
    assert one(step, EditorClosed).fresh == 1
    assert GAME.to_act(step.state) == (1,)


@clause("EX-4.7", "EX-5.3", "EX-8.1")
@pytest.mark.parametrize(
    ("bench", "excluded", "most"),
    [
        (("TRI-LW", "TRI-C", "TRI-RW", "TRI-D1", "TRI-D2", "HKR-C"), (), 6),
        (("TRI-LW", "TRI-C", "TRI-RW", "TRI-D1", "TRI-D2", "HKR-C"), (Slot.C,), 5),  # TRI-C keeps its place
        (("LEG-C1", "LEG-D1", "TRI-C", "TRI-LW"), (), 4),  # one legend on the ice, one face down on G
        (("LEG-C1", "LEG-D1", "TRI-C", "TRI-LW"), (Slot.LW,), 3),  # the excluded legend is the one
    ],
)
def test_without_a_goalkeeper_six_skaters_may_be_new_but_for_the_excluded(
    bench: tuple[str, ...], excluded: tuple[Slot, ...], most: int
) -> None:
    lineup = ("LEG-LW", "SPA-C", "SPA-RW", "SPA-D1", "SPA-D2", "HKR-RW")

    assert editor(lineup, bench, lo=6, excluded=excluded).lo == most
