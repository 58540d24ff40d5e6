"""Properties of every match: it ends, offers legal actions, and never loses a card."""

from collections import Counter

import msgspec
import pytest
from hypothesis import given, settings

from app.engine.chance import FairChance
from app.engine.codec import canonical_json
from app.engine.operations import legal_actions, parse_action, unobjected_actions
from app.games.hockey_game import GAME
from app.games.hockey_game.actions import Declare
from app.games.hockey_game.data import box
from app.games.hockey_game.events import GameEnded, RoundDecided, Sum
from app.games.hockey_game.model import Move, Phase, State
from app.games.hockey_game.options import Options
from tests.games.hockey_game.play import events_of, every_options, played_states, seeds, steps
from tests.support.matches.scripted_chance import clause


@clause("HG-13.1", "HG-13.2", "HG-2.7", "HG-2.9")
@settings(max_examples=40, deadline=None)
@given(options=every_options, seed=seeds)
def test_every_game_ends_with_one_winner(options: Options, seed: int) -> None:
    *_, last = steps(options, seed)
    outcome = GAME.outcome(last.state)

    assert isinstance(last.events[-1], GameEnded)
    assert outcome is not None
    assert sorted(placement.place for placement in outcome.placements) == [1, 2]
    best, other = sorted(outcome.placements, key=lambda placement: placement.place)
    assert best.score > other.score


def all_cards(state: State, seat: int) -> Counter[str]:
    """Wherever they are: hand, piles, table, or in play in the open turn."""
    side = state.sides[seat]
    cards = Counter((*side.hand, *side.draw, *side.discard, *side.heroes))
    if state.duel.number and state.duel.turns[seat].closed is None:
        turn = state.duel.turns[seat]
        cards.update(turn.bonus)
        cards.update([turn.special] if turn.special else [])
    return cards


@clause("HG-1.2", "HG-7.5", "HG-10.5")
@settings(max_examples=25, deadline=None)
@given(options=every_options, seed=seeds)
def test_each_seat_always_has_its_twenty_cards_somewhere(options: Options, seed: int) -> None:
    for step in steps(options, seed):
        state = step.state
        if state.phase in (Phase.TEAM_PICK, Phase.DRAFT) or not (state.faceoff or state.duel.number):
            continue
        for seat in (0, 1):
            side = state.sides[seat]
            assert all_cards(state, seat) == Counter(side.picks or box().decks[side.team])
            assert len(side.picks) in (0, len(box().draft.stages))
        clock = Counter((*state.pile, *(turned.card for turned in state.turned)))
        assert clock == Counter(list(box().whistles))


@clause("HG-1.4", "HG-9.4")
@settings(max_examples=15, deadline=None)
@given(options=every_options, seed=seeds)
def test_nobody_holds_more_than_five_cards_and_no_period_has_more_than_six_flips(
    options: Options, seed: int
) -> None:
    for step in steps(options, seed):
        assert all(len(side.hand) <= 5 for side in step.state.sides)
        assert step.state.flips <= 6
        assert all(turned.place <= 6 for turned in step.state.turned)


@settings(max_examples=60, deadline=None)
@given(state=played_states())
def test_the_quick_list_is_the_candidates_without_objection(state: State) -> None:
    for seat in GAME.to_act(state):
        offered = legal_actions(GAME, state, seat)
        assert offered == unobjected_actions(GAME, state, seat)
        assert offered or state.phase is Phase.OVER
        assert len(offered) <= 40
        assert len({canonical_json(action) for action in offered}) == len(offered)
        assert [parse_action(GAME, msgspec.to_builtins(a)) for a in offered] == offered


@settings(max_examples=10, deadline=None)
@given(options=every_options, seed=seeds)
def test_every_announced_sum_adds_up(options: Options, seed: int) -> None:
    decided = [event for event in events_of(steps(options, seed)) if isinstance(event, RoundDecided)]

    for event in decided:
        for total in (event.attack, event.defence):
            assert total.total == sum(getattr(total, name) for name in PARTS)
        assert event.success is (event.attack.total > event.defence.total)
        assert event.attack.lines <= 0 == event.defence.lines


PARTS = [name for name in Sum.__struct_fields__ if name not in ("total", "struck")]


@clause("HG-13.1", "HG-13.2")
@pytest.mark.parametrize("seed", [1, 2])
def test_a_pair_that_never_shoots_and_never_plays_a_card_is_stopped_by_the_guards(seed: int) -> None:
    chance = FairChance(seed.to_bytes(32, "big"))
    state = GAME.setup(Options(team_choice="random", idle_rounds=6, max_overtimes=3), 2, chance).state
    while seats := GAME.to_act(state):
        actions = legal_actions(GAME, state, seats[0])
        strength = [a for a in actions if isinstance(a, Declare) and a.move is Move.STRENGTH]
        plain = [a for a in actions if a.__struct_config__.tag in ("roll", "end_turn")]
        state = GAME.apply(state, seats[0], (strength or plain or actions)[0], chance).state

    assert state.result is not None
    assert state.result.reason == "decider"
    assert sum(state.goals) == 1
