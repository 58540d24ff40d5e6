"""The contract of every game in the catalogue, which a new game meets from its first day on."""

import random
import sys
from functools import _lru_cache_wrapper

import jsonschema
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.chance import FairChance
from app.engine.codec import canonical_json, event_decoder
from app.engine.operations import (
    Malformed,
    NotYourTurn,
    Refused,
    complete_options,
    legal_actions,
    match_offered_action,
    options_schema,
    parse_action,
    play,
    unobjected_actions,
    view,
)
from app.engine.types import Resign
from tests.games.matches import GAMES, MOST_ACTIONS, begun, every_game, moments, some

every_timed_game = pytest.mark.parametrize(
    "game", [game for game in GAMES if game.decision and game.timeout_action], ids=lambda game: game.id
)


def test_there_are_games() -> None:
    assert GAMES


@every_game
def test_options_have_a_self_contained_schema_and_complete_defaults(game) -> None:
    schema = options_schema(game)

    assert "$ref" not in canonical_json(schema).decode()
    defaults = {name: option["default"] for name, option in schema["properties"].items()}
    jsonschema.validate(defaults, schema)
    completed = msgspec.to_builtins(complete_options(game, {}, game.min_seats))
    assert list(completed) == list(defaults)
    assert None not in completed.values()
    assert complete_options(game, completed, game.min_seats) == complete_options(game, {}, game.min_seats)


@every_game
@given(seed=st.integers(0, 2**32))
@settings(max_examples=4, deadline=None)
def test_matches_end_and_everybody_has_a_place(game, seed) -> None:
    *_, (state, _, seats) = moments(game, seed)

    outcome = game.outcome(state)
    assert [one.seat for one in outcome.placements] == list(range(seats))
    assert min(one.place for one in outcome.placements) == 1
    assert outcome.reason
    assert game.to_act(state) == ()


@every_game
@given(seed=st.integers(0, 2**32))
@settings(max_examples=3, deadline=None)
def test_the_offer_is_the_candidates_without_objection_for_exactly_the_seats_to_act(game, seed) -> None:
    for state, _, seats in some(game, seed, 80):
        for seat in range(seats):
            offered = legal_actions(game, state, seat)
            assert bool(offered) == (seat in game.to_act(state))
            if offered:
                assert offered == unobjected_actions(game, state, seat)
                assert len(set(map(canonical_json, offered))) == len(offered), "each once"


@every_game
def test_candidates_may_be_objected_to(game) -> None:
    """Otherwise legality would be decided twice."""
    met = [
        (one.state, seat)
        for seed in range(3)
        for one in some(game, seed, 60)
        for seat in game.to_act(one.state)
    ]

    assert any(len(list(game.candidates(*now))) > len(unobjected_actions(game, *now)) for now in met)


@every_timed_game
@given(seed=st.integers(0, 2**32))
@settings(max_examples=3, deadline=None)
def test_every_question_has_a_name_and_silence_means_an_offered_action(game, seed) -> None:
    for state, _, _ in some(game, seed, 60):
        for seat in game.to_act(state):
            decision = game.decision(state, seat)
            assert decision == game.decision(state, seat)
            assert hash(decision.question) is not None
            assert decision.weight > 0
            silence = game.timeout_action(state, seat)
            assert silence is None or silence in legal_actions(game, state, seat)


@every_timed_game
@given(seed=st.integers(0, 2**32))
@settings(max_examples=2, deadline=None)
def test_a_match_in_which_nobody_says_a_word_ends(game, seed) -> None:
    rng = random.Random(seed)
    seats = rng.randint(game.min_seats, game.max_seats)
    chance = FairChance(rng.randbytes(32))
    state = game.setup(complete_options(game, {}, seats), seats, chance).state
    for _ in range(MOST_ACTIONS):
        if game.outcome(state):
            return
        seat = game.to_act(state)[0]
        action = game.timeout_action(state, seat) or rng.choice(legal_actions(game, state, seat))
        state = game.apply(state, seat, action, chance).state
    raise AssertionError("it goes on for ever")


@every_game
@given(seed=st.integers(0, 2**32))
@settings(max_examples=3, deadline=None)
def test_every_offered_action_goes_over_the_wire_and_applies_without_touching_the_state(game, seed) -> None:
    for state, _, seats in some(game, seed):
        for seat in game.to_act(state):
            before = msgspec.json.encode(state)
            for action in legal_actions(game, state, seat):
                wire = msgspec.json.decode(msgspec.json.encode(action))
                assert match_offered_action(game, state, seat, wire) == action
                assert isinstance(wire["type"], str)
                assert all(not isinstance(value, dict) for value in wire.values()), "flat"
                play(game, state, seats, seat, action, FairChance(bytes(32)))
            assert msgspec.json.encode(state) == before


@every_game
@given(seed=st.integers(0, 2**32))
@settings(max_examples=3, deadline=None)
def test_an_action_is_taken_to_the_letter_or_not_at_all(game, seed) -> None:
    for state, _, _ in some(game, seed):
        for seat in game.to_act(state):
            wire = msgspec.to_builtins(legal_actions(game, state, seat)[0])
            for wrong in (wire | {"more": 1}, {"type": "no_such_action"}, {}, [], None, {"type": "resign"}):
                with pytest.raises(Malformed):
                    parse_action(game, wrong)


@every_game
@given(seed=st.integers(0, 2**32))
@settings(max_examples=3, deadline=None)
def test_who_is_not_to_act_may_not_and_what_is_not_offered_is_refused(game, seed) -> None:
    states = some(game, seed)
    actions = [
        (action, seat)
        for state, _, _ in states
        for seat in game.to_act(state)
        for action in legal_actions(game, state, seat)[:2]
    ]
    for state, _, seats in states:
        for action, seat in actions:
            wire = msgspec.to_builtins(action)
            if seat >= seats:
                continue
            if seat not in game.to_act(state):
                with pytest.raises(NotYourTurn):
                    match_offered_action(game, state, seat, wire)
            elif action not in legal_actions(game, state, seat):
                with pytest.raises(Refused) as refusal:
                    match_offered_action(game, state, seat, wire)
                assert refusal.value.objection is not None, f"{action} is refused without a reason"


@every_game
@given(seed=st.integers(0, 2**32))
@settings(max_examples=3, deadline=None)
def test_states_views_and_events_survive_json(game, seed) -> None:
    rng = random.Random(seed)
    step, seats, chance = begun(game, rng)
    decoder = event_decoder(game)
    while game.outcome(step.state) is None:
        assert msgspec.json.decode(msgspec.json.encode(step.state), type=game.state) == step.state
        for event in step.events:
            assert decoder.decode(msgspec.json.encode(event)) == event
            for viewer in (None, *range(seats)):
                shown = game.shown(event, viewer)
                assert shown is None or decoder.decode(msgspec.json.encode(shown)) == shown
        for viewer in (None, *range(seats)):
            assert msgspec.json.decode(canonical_json(view(game, step.state, viewer)))
        seat = rng.choice(game.to_act(step.state))
        step = play(game, step.state, seats, seat, rng.choice(legal_actions(game, step.state, seat)), chance)


@every_game
@given(seed=st.integers(0, 2**32))
@settings(max_examples=3, deadline=None)
def test_a_seats_view_is_the_public_one_and_its_own_part(game, seed) -> None:
    for state, _, seats in some(game, seed):
        public = game.public(state)
        for seat in range(seats):
            own = game.own(state, seat)
            assert not public.keys() & own.keys()
            assert view(game, state, seat) == public | own
        assert view(game, state, None) == public


@every_game
@given(seed=st.integers(0, 2**32))
@settings(max_examples=1, deadline=None)
def test_a_view_hangs_on_nothing_but_its_state_and_its_viewer(game, seed) -> None:
    """Clear the views that a game has cached."""
    seen = some(game, seed, most=60)
    kept = [seen_by_all(game, state, seats) for state, _, seats in seen]
    forget_what_is_kept(game)
    for (state, _, seats), views in zip(reversed(seen), reversed(kept), strict=True):
        anew = msgspec.json.decode(msgspec.json.encode(state), type=game.state)
        assert seen_by_all(game, anew, seats) == views


def seen_by_all(game, state, seats: int) -> list[bytes]:
    return [canonical_json(view(game, state, viewer)) for viewer in (None, *range(seats))]


def forget_what_is_kept(game) -> None:
    """Return caches of matches, not of the game's data."""
    names = [name for name in sys.modules if name.startswith(f"app.games.{game.id}.")]
    known = [one for name in names for one in vars(sys.modules[name]).values() if is_bounded_cache(one)]
    for one in known:
        one.cache_clear()


def is_bounded_cache(one: object) -> bool:
    return isinstance(one, _lru_cache_wrapper) and one.cache_parameters()["maxsize"] is not None


@every_game
@given(seed=st.integers(0, 2**32))
@settings(max_examples=4, deadline=None)
def test_the_same_seeds_and_actions_are_the_same_match(game, seed) -> None:
    first = [msgspec.json.encode(state) for state, _, _ in moments(game, seed)]
    second = [msgspec.json.encode(state) for state, _, _ in moments(game, seed)]

    assert first == second


@every_game
def test_giving_up_a_match_of_two_ends_it_and_the_one_who_gave_up_is_last(game) -> None:
    if not game.min_seats <= 2 <= game.max_seats:
        return  # With more seats the match goes on without the player who has resigned.
    step = game.setup(complete_options(game, {}, 2), 2, FairChance(bytes(32)))

    over = play(game, step.state, 2, 1, Resign(), FairChance(bytes(32)))

    assert [one.place for one in game.outcome(over.state).placements] == [1, 2]


@every_game
def test_what_lies_in_the_box_is_json(game) -> None:
    assert isinstance(msgspec.json.decode(canonical_json(game.components())), dict)
