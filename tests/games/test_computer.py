"""Every computer player knows what its seat knows, and plays by the rules to the end."""

import random
from collections.abc import Mapping
from importlib import import_module

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.capabilities.temper import Temper
from app.engine.chance import FairChance
from app.engine.codec import canonical_json
from app.engine.computer_moves import final_choice
from app.engine.contract import Game
from app.engine.operations import complete_options, legal_actions, play, view
from tests.games.matches import begun, decisions, every_game, some
from tests.games.test_two_worlds import twin_of


@every_game
@given(seed=st.integers(0, 2**32))
@settings(max_examples=6, deadline=None)
def test_what_a_seat_cannot_know_decides_nothing(game, seed) -> None:
    """Two states that look alike to a seat are sampled alike, so every decision is the same."""
    if game.computer is None:
        return
    twin, rng = twin_of(game), random.Random(seed)
    for state, _, _ in some(game, seed):
        for seat in game.to_act(state):
            other = twin(state, seat, rng)
            mine, yours = (
                game.computer.determinized(world, seat, random.Random(seed)) for world in (state, other)
            )
            assert mine == yours


@every_game
@given(seed=st.integers(0, 2**32))
@settings(max_examples=6, deadline=None)
def test_what_is_imagined_looks_to_the_seat_as_the_match_does(game, seed) -> None:
    if game.computer is None:
        return
    for state, _, _ in some(game, seed):
        for seat in game.to_act(state):
            imagined = game.computer.determinized(state, seat, random.Random(seed))
            assert canonical_json(view(game, imagined, seat)) == canonical_json(view(game, state, seat))
            assert legal_actions(game, imagined, seat) == legal_actions(game, state, seat)


@every_game
@given(seed=st.integers(0, 2**32))
@settings(max_examples=4, deadline=None)
def test_the_computer_plays_every_kind_of_match_to_its_end(game, seed) -> None:
    if game.computer is None:
        return
    rng = random.Random(seed)
    step, seats, chance = begun(game, rng)
    strengths = [rng.choice(list(game.computer.strengths)) for _ in range(seats)]
    state = step.state
    while game.outcome(state) is None:
        seat = rng.choice(game.to_act(state))
        action = final_choice(game, game.computer, strengths[seat], state, seat, rng)
        assert action in legal_actions(game, state, seat)
        state = play(game, state, seats, seat, action, chance).state


@every_game
def test_nobody_who_plays_by_lot_beats_the_computer(game) -> None:
    """These are six matches with fixed luck, of which dice may give one away."""
    if game.computer is not None:
        assert sum(winner(game, number, ("normal", None)) == {0} for number in range(6)) >= 5


def winner(game: Game, number: int, strengths: tuple[str | None, ...]) -> set[int]:
    rng = random.Random(number)
    chance = FairChance(rng.randbytes(32))
    seats = len(strengths)
    state = game.setup(complete_options(game, {}, seats), seats, chance).state
    while (outcome := game.outcome(state)) is None:
        seat = game.to_act(state)[0]
        strength = strengths[seat]
        if strength is None or game.computer is None:
            action = rng.choice(legal_actions(game, state, seat))
        else:
            action = final_choice(game, game.computer, strength, state, seat, rng)
        state = play(game, state, seats, seat, action, chance).state
    return {placement.seat for placement in outcome.placements if placement.place == 1}


@every_game
def test_the_computer_players_of_a_match_have_different_names(game) -> None:
    if game.computer_name is None:
        return
    for seats in range(game.min_seats, game.max_seats + 1):
        options = msgspec.to_builtins(complete_options(game, {}, seats))
        names = [game.computer_name(options, seat) for seat in range(seats)]
        assert all(names) and len(set(names)) == seats


@every_game
def test_every_named_computer_has_a_temper_of_its_seat_and_options(game) -> None:
    assert (game.computer_name is None) == (game.computer_temper is None)
    if game.computer_temper is None:
        return
    for seats in range(game.min_seats, game.max_seats + 1):
        options = msgspec.to_builtins(complete_options(game, {}, seats))
        assert all(game.computer_temper(options, seat) in Temper for seat in range(seats))


@every_game
def test_a_temper_shows_in_play_but_seldom(game, monkeypatch) -> None:
    """The hasty and the patient player are asked in every position of a match."""
    if game.computer_temper is None:
        return
    bot = import_module(f"app.games.{game.id}.bot")
    usual = bot.TEMPERS
    positions = [(one.before, one.seat) for one in decisions(game, "normal", seed=1)]
    chosen: list[list[object]] = []
    for temper in Temper:
        tempers = dict.fromkeys(usual, temper) if isinstance(usual, Mapping) else (temper,) * len(usual)
        monkeypatch.setattr(bot, "TEMPERS", tempers)
        chosen.append([decided(game, state, seat) for state, seat in positions])

    differ = sum(one != other for one, other in zip(*chosen, strict=True))
    assert 0 < differ < len(positions) / 4


def decided(game: Game, state: object, seat: int) -> object:
    return final_choice(game, game.computer, "normal", state, seat, random.Random(1))
