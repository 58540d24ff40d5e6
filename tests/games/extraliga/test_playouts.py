"""Whole matches with every option end, and every promise of the contract holds on the way."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from app.games.extraliga import GAME
from app.games.extraliga.data import cards
from app.games.extraliga.model import PLACE, OpenDraft, PassDraft, Phase, Slot, State, Team
from app.games.extraliga.rules.lineup import legend_count
from tests.games.extraliga.playing import some_options, walk
from tests.support.matches.scripted_chance import clause


@clause("EX-13.2")
@settings(max_examples=16, deadline=None)
@given(seats=st.integers(2, 5), seed=st.integers(0, 2**32))
def test_every_match_ends_with_a_place_for_everybody(seats: int, seed: int) -> None:
    rng = Random(seed)
    options = some_options(seats, rng)
    *_, (_, _, last) = walk(seats, options, rng)
    outcome = GAME.outcome(last.state)

    assert outcome is not None
    assert [placement.seat for placement in outcome.placements] == list(range(seats))
    assert min(placement.place for placement in outcome.placements) == 1
    assert all(0 <= placement.score <= 30 for placement in outcome.placements)  # EX-6.5


@settings(max_examples=8, deadline=None)
@given(seats=st.integers(2, 5), seed=st.integers(0, 2**32))
def test_every_card_is_in_one_place(seats: int, seed: int) -> None:
    rng = Random(seed)
    for number, (_, _, step) in enumerate(walk(seats, some_options(seats, rng), rng)):
        if number % 5 == 0:
            known = everywhere(step.state)
            assert len(known) == len(set(known))
            assert set(known) <= set(cards())


def everywhere(state: State) -> list[str]:
    found = [*state.box, *state.aside, *(card for team in state.teams for card in team.cards)]
    if isinstance(state.asked, PassDraft):
        found += [card for hand in state.asked.hands for card in hand]
        found += [card for card in state.asked.picks if card]
    elif isinstance(state.asked, OpenDraft):
        found += state.asked.table
    return found


def joined(team: Team) -> bool:
    """A goalkeeper may have come by a transfer in this round."""
    return any(effect.source.startswith("TR-transfer") for effect in team.effects)


@clause("EX-4.5", "EX-4.6", "EX-4.8", "EX-5.3")
@settings(max_examples=8, deadline=None)
@given(seats=st.integers(2, 5), seed=st.integers(0, 2**32))
def test_line_ups_that_play_are_lawful(seats: int, seed: int) -> None:
    rng = Random(seed)
    for _, _, step in walk(seats, some_options(seats, rng), rng):
        if step.state.phase is Phase.ROLL:
            for team in step.state.teams:
                assert legend_count(team.lineup) <= 1
                keeper = team.lineup[PLACE[Slot.G]]
                owned = {card for card in team.cards if cards()[card].is_goalkeeper}
                assert not owned.intersection(team.lineup[:5])  # EX-4.5
                assert keeper is None or keeper in owned or not owned or joined(team)  # EX-4.8
