"""Spec section 7: what each viewer may know. Nothing hidden is in another's document or in an event."""

import re
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.chance import FairChance
from app.engine.operations import complete_options, view
from app.engine.types import Event
from app.games.extraliga import GAME
from app.games.extraliga import overview as afar
from app.games.extraliga.events import HiddenRevealed
from app.games.extraliga.preview import preview
from tests.games.extraliga.build import before_round, editing, editor, mixed, six
from tests.games.extraliga.playing import some_options, walk
from tests.games.extraliga.twin import hidden
from tests.support.matches.scripted_chance import clause


def ids(event: Event) -> str:
    return msgspec.json.encode(event).decode()


@clause("EX-3D.4", "EX-5.5", "EX-6.1")
@settings(max_examples=12, deadline=None)
@given(seats=st.integers(2, 5), seed=st.integers(0, 2**32))
def test_no_event_tells_a_viewer_of_a_card_that_is_hidden_from_them(seats: int, seed: int) -> None:
    rng = Random(seed)
    for before, _, step in walk(seats, some_options(seats, rng), rng):
        for viewer in (None, *range(seats)):
            secret = hidden(before, viewer) & hidden(step.state, viewer)
            for event in step.events:
                told = GAME.shown(event, viewer)
                if told is not None and not isinstance(told, HiddenRevealed):
                    assert not any(f'"{card}"' in ids(told) for card in secret), told


@clause("EX-5.5")
@settings(max_examples=10, deadline=None)
@given(seats=st.integers(2, 5), seed=st.integers(0, 2**32))
def test_while_several_edit_a_move_changes_nothing_that_others_see(seats: int, seed: int) -> None:
    rng = Random(seed)
    for before, seat, step in walk(seats, some_options(seats, rng), rng):
        editor = before.editor(seat)
        if editor is None or not editor.kind.secret or step.events:
            continue
        for viewer in (None, *range(seats)):
            if viewer != seat:
                assert view(GAME, step.state, viewer) == view(GAME, before, viewer)


@clause("EX-1.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_teams_have_letters_by_seat(seats: int) -> None:
    state = GAME.setup(complete_options(GAME, {}, seats), seats, FairChance(bytes(32))).state

    assert [team["letter"] for team in GAME.public(state)["teams"].values()] == list("ABCDE")[:seats]


def test_cards_of_others_are_told_without_order() -> None:
    shown = view(GAME, before_round(3), None)["teams"]["1"]["cards"]

    assert isinstance(shown, dict)
    assert set(shown) == {*six("HKR"), *six("PCE")}


@clause("EX-10.10", "EX-11.3")
@settings(max_examples=5, deadline=None)
@given(seats=st.integers(2, 4), seed=st.integers(0, 2**32))
def test_the_last_match_is_told_as_it_lay_when_it_ended(seats: int, seed: int) -> None:
    rng = Random(seed)
    for before, _, step in walk(seats, some_options(seats, rng), rng):
        now, told = step.state.ended, GAME.public(step.state)["ended"]
        if now is before.ended or now is None:
            continue
        assert told["goals"] == list(step.state.the_season.results[-1].goals)
        faces = [tuple(die["face"] for die in told["dice"][side].values()) for side in "01"]
        assert faces == [side.dice for side in now.sides]


def test_hints_need_the_helper() -> None:
    with_help = editing(editor(mixed("SPA", "TRI"), six("VIT")))
    without = editing(editor(mixed("SPA", "TRI"), six("VIT")), opts={"lineup_helper": False})

    assert preview(with_help, 0)["moves"]["VIT-C"]["C"] == [3, 4]
    assert preview(without, 0) == {}


def test_an_open_draft_tells_the_best_six_of_every_seat_unless_the_helper_is_off() -> None:
    for helper in (True, False):
        steps = walk(2, {"lineup_helper": helper}, Random(7))
        state = next(state for state, _, _ in steps if state.teams[1].bench)
        told = view(GAME, state, None)["draft"]["best"]
        assert set(told) == ({"0", "1"} if helper else set())
        for seat, best in told.items():
            assert {card for card in best["lineup"].values() if card} <= set(state.teams[int(seat)].cards)


def test_all_six_are_whole_in_a_picture_that_is_cut_to_four_by_three() -> None:
    row = afar._row(0, afar.CARDS, 48, 58)

    _, _, _, high = afar.BOX
    edges = [
        (float(left), float(left) + float(wide))
        for left, wide in re.findall(r"M([\d.]+) [\d.]+h([\d.]+)", row)
    ]
    assert len(edges) == afar.CARDS
    assert all(abs(edge - 300) < high * 4 / 3 / 2 for pair in edges for edge in pair)
