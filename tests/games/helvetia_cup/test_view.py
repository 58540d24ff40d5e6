"""The knowledge of each viewer: views, events, and the size of a change."""

from statistics import median

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from app.engine.operations import legal_actions, view
from app.games.helvetia_cup import GAME
from app.games.helvetia_cup.data import TACTICS, TEAMS
from app.games.helvetia_cup.events import Aimed, Dealt, Discarded, Guarded, Picked, shown
from app.games.helvetia_cup.goal import guard_sets
from app.games.helvetia_cup.model import Coach, Phase, Shot, State
from app.table.wire.json_patch import changes
from tests.games.helvetia_cup.build import a, after, fresh, on, options
from tests.games.helvetia_cup.test_playouts import play_out
from tests.support.matches.scripted_chance import clause

DEAL = [0, 0, 0, 0, 0, 1] * 2
hands = st.lists(st.sampled_from(sorted(TACTICS)), min_size=5, max_size=5, unique=True).map(sorted).map(tuple)
sectors = st.sampled_from(["TL", "TC", "TR", "BL", "BC", "BR"])


def seen(state: State, seat: int | None) -> object:
    return view(GAME, state, seat), legal_actions(GAME, state, seat) if seat is not None else []


def with_hand(state: State, seat: int, **changes: object) -> State:
    coach: Coach = structs.replace(state.coaches[seat], **changes)
    coaches = (coach, state.coaches[1]) if seat == 0 else (state.coaches[0], coach)
    return structs.replace(state, coaches=coaches)


@clause("HC-2.2", "HC-2.3")
@given(
    theirs=hands, instead=hands, legendary=st.sampled_from(TEAMS["fools"].legendary), thrown=st.integers(0, 3)
)
@settings(max_examples=40, deadline=None)
def test_while_dealing_nobody_sees_what_another_has_or_throws_away(
    theirs: tuple[str, ...], instead: tuple[str, ...], legendary: str, thrown: int
) -> None:
    """Also not whether the legendary was discarded: the count is the same."""
    start = fresh(*DEAL)
    kept = with_hand(start, 1, tactics=theirs[thrown:], legendary="L2", discarded=theirs[:thrown])
    other = with_hand(start, 1, tactics=instead[thrown:], legendary=legendary, discarded=instead[:thrown])
    if thrown:
        other = with_hand(start, 1, tactics=instead[thrown - 1 :], legendary=None, discarded=("L5",))

    assert kept.coaches[1].cards == other.coaches[1].cards
    for viewer in (None, 0):
        assert seen(kept, viewer) == seen(other, viewer)


@clause("HC-2.3")
@given(mine=hands, theirs=hands)
@settings(max_examples=40, deadline=None)
def test_in_the_match_tactics_in_hand_are_their_coachs_alone(
    mine: tuple[str, ...], theirs: tuple[str, ...]
) -> None:
    state = on(Phase.MOVE_ATT, {"0:3": "e10"}, holder="0:3", hands=(mine, theirs))
    other = with_hand(state, 1, tactics=("T01",) * len(theirs))

    for viewer in (None, 0):
        assert seen(state, viewer) == seen(other, viewer)
    assert GAME.own(state, 1)["hand"]["tactics"] == list(theirs)


@clause("HC-2.4")
@given(st.permutations(range(2, 10)), st.integers(0, 6))
@settings(max_examples=40, deadline=None)
def test_of_squad_picks_only_the_number_is_seen(order: list[int], picked: int) -> None:
    state = fresh(cards=False)
    one = with_hand(state, 1, picks=tuple(order[:picked]))
    two = with_hand(state, 1, picks=tuple(reversed(order))[:picked])

    for viewer in (None, 0):
        assert view(GAME, one, viewer) == view(GAME, two, viewer)
    assert GAME.public(one)["coaches"]["1"]["picked"] == picked


@clause("HC-11.2")
@given(
    aim=sectors, instead=sectors, guard=st.sampled_from(guard_sets(2)), other=st.sampled_from(guard_sets(2))
)
@settings(max_examples=60, deadline=None)
def test_a_sector_is_secret_until_both_have_chosen(
    aim: str, instead: str, guard: tuple[str, ...], other: tuple[str, ...]
) -> None:
    state = after(on(Phase.ACT_ATT, {"0:5": "e20"}, holder="0:5"), (0, a.Shoot()))
    shot = state.pending
    assert isinstance(shot, Shot)

    def chosen(**what: object) -> State:
        return structs.replace(state, pending=structs.replace(shot, **what))

    for viewer in (None, 1):
        assert seen(chosen(aim=aim), viewer) == seen(chosen(aim=instead), viewer)
    for viewer in (None, 0):
        assert seen(chosen(guard=guard), viewer) == seen(chosen(guard=other), viewer)
    assert GAME.own(chosen(aim=aim), 0)["chosen"] == aim
    assert GAME.own(chosen(guard=guard), 1)["chosen"] == list(guard)


@clause("HC-14.3")
@given(st.integers(0, 12), st.dictionaries(st.sampled_from(["0:3", "0:4"]), st.integers(0, 11), min_size=1))
@settings(max_examples=40, deadline=None)
def test_where_the_line_was_at_the_pass_is_told_to_nobody(line: int, depths: dict[str, int]) -> None:
    state = on(Phase.ACT_ATT, {"0:5": "e10", "0:3": "e12"}, holder="0:5", given={"offside": "call"})
    state = after(state, (0, a.ShortPass("f11")))  # loose: the flags stay
    assert state.at_pass is not None
    other = structs.replace(state, at_pass=structs.replace(state.at_pass, line=line, depths=depths))

    for viewer in (None, 0, 1):
        assert seen(state, viewer) == seen(other, viewer)


@clause("HC-2.2", "HC-2.4", "HC-11.2")
@pytest.mark.parametrize(
    ("event", "others"),
    [
        (Dealt(1, ("T01",), "L1"), None),
        (Discarded(1, "T01"), Discarded(1, None)),
        (Picked(1, "1:4"), Picked(1, None)),
        (Aimed(1, "TL"), Aimed(1, None)),
        (Guarded(1, ("TL", "TC")), Guarded(1, None)),
    ],
)
def test_a_secret_event_is_its_coachs_alone(event: Dealt, others: object) -> None:
    assert shown(event, 1) is event
    assert shown(event, 0) == shown(event, None) == others


def test_a_change_is_small_on_the_wire() -> None:
    """Half of all patches of the public view stay below 300 bytes."""
    sizes = []
    for before, _, _, _, then in play_out(11, options()):
        sizes.append(len(msgspec.json.encode(changes(GAME.public(before), GAME.public(then)))))

    assert median(sizes) < 300
