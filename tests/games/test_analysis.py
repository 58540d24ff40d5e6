"""The analysis of every game: chances add up, no decision is lost, and nothing depends on what is hidden."""

import random
from dataclasses import replace

import pytest
from msgspec import structs

from app.engine.analysis.chances import chances, leads
from app.engine.analysis.decisions import MatchDecision, Turn, decisions
from app.engine.analysis.judge import judge
from app.engine.analysis.split import splits
from app.engine.capabilities.analysis import Worlds
from app.engine.chance import FairChance
from app.engine.operations import complete_options, legal_actions, play
from app.table.analyses.match_report import moment_of
from tests.games.matches import GAMES, begun, moments, some
from tests.games.test_two_worlds import twin_of

ANALYSED = [game for game in GAMES if game.analysis]
analysed_game = pytest.mark.parametrize("game", ANALYSED, ids=lambda game: game.id)
FEW = Worlds(screened=2, batch=2, most=2)
CHOSEN = 3
"""The decisions that a test judges: each is played out."""


def quick(game):
    """Return the game with an analysis of few worlds."""
    return replace(game, analysis=replace(game.analysis, worlds=FEW))


def turns(game, seed, most=10_000):
    """Return the actions of a random match, at most `most`."""
    rng = random.Random(seed)
    step, seats, chance = begun(game, rng)
    found = []
    while game.outcome(step.state) is None and len(found) < most:
        before, at = step.state, chance.at
        seat = rng.choice(game.to_act(before))
        action = rng.choice(legal_actions(game, before, seat))
        step = play(game, before, seats, seat, action, chance)
        found.append(Turn(len(found) + 1, before, seat, action, step.state, chance.at != at))
    return found


@analysed_game
@pytest.mark.parametrize("seed", range(4))
def test_the_chances_of_all_seats_add_up_to_one_and_are_the_result_at_the_end(game, seed) -> None:
    *going_on, end = moments(game, seed)

    for state, _, seats in random.Random(seed).sample(going_on, min(40, len(going_on))):
        said = chances(game, state)
        assert len(said) == seats
        assert sum(said) == pytest.approx(1, abs=1e-9)
        assert all(0 <= one <= 1 for one in said)
        assert len(leads(game, state)) == seats
    first = [one.place == 1 for one in game.outcome(end.state).placements]
    assert chances(game, end.state) == tuple(won / sum(first) for won in first)


@analysed_game
def test_every_number_of_seats_has_weights_for_all_sums(game) -> None:
    assert sorted(game.analysis.weights) == list(range(game.min_seats, game.max_seats + 1))
    for state, _, seats in some(game, 1):
        if game.outcome(state) is None:
            wide = len(game.analysis.weights[seats])
            assert all(mine is None or len(mine) == wide for mine in game.analysis.sums(state))


@analysed_game
def test_what_speaks_for_a_seat_never_counts_against_it(game) -> None:
    """Weights of opposite signs would turn a lead into a fault at some time of a match."""
    assert all(weight >= 0 for weights in game.analysis.weights.values() for weight in weights)


@analysed_game
def test_each_action_that_left_a_choice_is_in_one_decision(game) -> None:
    played = turns(game, 3)
    found = list(decisions(game, played))

    known = [(one.seat, seq) for one in found for seq in range(one.first, one.last + 1)]
    choices = {(one.seat, one.seq) for one in played if len(legal_actions(game, one.state, one.seat)) > 1}
    assert choices <= set(known)
    for one in found:
        assert [
            turn.action for turn in played if one.first <= turn.seq <= one.last and turn.seat == one.seat
        ] == [*one.actions]


@analysed_game
def test_what_a_seat_could_not_know_changes_no_judgement(game) -> None:
    game, twin, rng = quick(game), twin_of(game), random.Random(5)
    asked = [one for one in decisions(game, turns(game, 5)) if game.analysis.is_judged(one.state, one.seat)]
    for one in rng.sample(asked, CHOSEN):
        other = twin(one.state, one.seat, rng)
        alike = MatchDecision(one.first, one.last, one.seat, other, one.actions)
        assert judge(game, one, "seed", random.Random) == judge(game, alike, "seed", random.Random)


@analysed_game
def test_what_a_seat_could_not_know_changes_no_reason(game) -> None:
    twin, rng = twin_of(game), random.Random(6)
    for one in rng.sample(list(decisions(game, turns(game, 6))), CHOSEN):
        alike = structs.replace(one, state=twin(one.state, one.seat, rng))
        assert moment_of(game, one, one.actions) == moment_of(game, alike, one.actions)


@analysed_game
def test_a_judgement_hangs_on_its_seed_alone_and_the_split_adds_up(game) -> None:
    game = quick(game)
    played = turns(game, 7)
    asked = random.Random(7).sample(list(decisions(game, played)), CHOSEN)
    found = [judge(game, one, "seed", random.Random) for one in asked]
    again = [judge(game, one, "seed", random.Random) for one in reversed(asked)]

    assert found == again[::-1]
    result = chances(game, played[-1].after)
    for one in splits(found, chances(game, played[0].state), result):
        assert one.before + one.dice + sum(one.decisions) == pytest.approx(one.result, abs=1e-9)


@analysed_game
def test_every_place_that_an_answer_names_is_in_its_picture(game) -> None:
    for one in random.Random(9).sample(list(decisions(game, turns(game, 9))), 20):
        moment = moment_of(game, one, one.actions)
        for x, y in filter(None, moment.places):
            left, top, wide, high = moment.picture.box
            assert left < x < left + wide and top < y < top + high


def without_cards(state):
    """Return the state without the cards in the hand of seat 0 that are played later."""
    if hasattr(state, "coaches"):
        return state.with_coach(0, tactics=(), legendary=None)
    return state.with_team(0, structs.replace(state.teams[0], trainers=()))


@pytest.mark.parametrize("game_id", ["helvetia_cup", "extraliga"])
def test_a_card_in_hand_is_worth_something_while_there_is_time(game_id) -> None:
    """Else playing one costs nothing, and who keeps it is charged at each decision."""
    game = next(one for one in GAMES if one.id == game_id)
    every = [state for seed in range(4) for state, _, _ in moments(game, seed)]
    going_on = [state for state in every if game.outcome(state) is None]
    losses = [chances(game, state)[0] - chances(game, without_cards(state))[0] for state in going_on]
    assert all(loss >= 0 for loss in losses)
    assert any(loss > 0 for loss in losses)


@pytest.mark.parametrize("seats", range(2, 6))
def test_a_drafted_team_is_worth_as_much_before_the_season_as_at_its_start(seats) -> None:
    """Else a pick would count for less than it does, and dice and cards for the rest."""
    game = next(one for one in GAMES if one.id == "extraliga")
    rng, chance = random.Random(seats), FairChance(bytes([seats + 10]) * 32)
    state = game.setup(complete_options(game, {}, seats), seats, chance).state
    before = state
    while state.season is None:
        before, seat = state, game.to_act(state)[0]
        decide = game.computer.strengths["easy" if seat == 0 else "normal"]
        offered = legal_actions(game, state, seat)
        state = play(game, state, seats, seat, decide(state, seat, offered, rng), chance).state
    assert chances(game, before) == pytest.approx(chances(game, state), abs=0.02)
    assert leads(game, before) == pytest.approx(leads(game, state), abs=0.5)
