"""The formats of every game fit its seats, and its points order the seats like their places."""

import random
from functools import cache
from itertools import product
from typing import Any

import pytest

from app.engine.capabilities.tournament import Entered
from app.engine.capabilities.tournament_formats import FormatKind
from app.engine.catalog import catalog
from app.engine.chance import FairChance
from app.engine.contract import AnyGame
from app.engine.operations import complete_options, legal_actions, play
from app.engine.types import Outcome, Placement, places
from app.tournaments.formats.rules import FormatOptions, rules_of

WITH_FORMATS = [game for game in catalog().values() if game.tournament_formats is not None]


@pytest.mark.parametrize("game", WITH_FORMATS, ids=lambda game: game.id)
def test_the_formats_fit_the_seats_of_the_game(game: AnyGame) -> None:
    assert game.tournament_formats is not None
    seats = range(game.min_seats, game.max_seats + 1)

    formats = [one for number in seats for one in game.tournament_formats(number)]

    assert formats
    for one in formats:
        assert {*one.tables, one.fewest} <= set(seats)
        assert one.go_on < min(one.tables)
        assert one.min_entrants >= min(one.tables)
    assert game.tournament_formats(game.max_seats + 1) == ()


@pytest.mark.parametrize("game", WITH_FORMATS, ids=lambda game: game.id)
def test_a_better_place_is_worth_more_points(game: AnyGame) -> None:
    assert game.tournament_formats is not None and game.match_points is not None
    formats = [one for seats in range(game.max_seats + 1) for one in game.tournament_formats(seats)]
    sizes = {size for one in formats for size in one.tables}
    for size in {*sizes, 2}:
        for scores in product(range(3), repeat=size):
            outcome = Outcome(
                tuple(Placement(*one) for one in zip(range(size), places(scores), scores, strict=True)),
                "score",
            )

            points = game.match_points(outcome)

            for one, other in product(range(size), repeat=2):
                assert (points[one] > points[other]) == (scores[one] > scores[other])
            assert min(points) >= 0


def test_the_games_have_the_formats_of_their_design() -> None:
    by_game = {
        game.id: {one.kind for seats in range(6) for one in game.tournament_formats(seats)}  # type: ignore[misc]
        for game in WITH_FORMATS
    }

    assert by_game["helvetia_cup"] == {FormatKind.SWISS}
    assert all(by_game[one] == set(FormatKind) for one in ("hockey_game", "extraliga", "um_reifenbreite"))


OFFERED = [
    (game, FormatOptions(one.kind, seats))
    for game in WITH_FORMATS
    for seats in range(game.min_seats, game.max_seats + 1)
    for one in game.tournament_formats(seats)  # type: ignore[misc]
]


@cache
def final_state(game: AnyGame, seats: int) -> Any:
    """Return the last state of a random match with that many seats."""
    rng, chance = random.Random(seats), FairChance(bytes(32))
    state = game.setup(complete_options(game, {}, seats), seats, chance).state
    while game.outcome(state) is None:
        seat = rng.choice(game.to_act(state))
        state = play(game, state, seats, seat, rng.choice(legal_actions(game, state, seat)), chance).state
    return state


@pytest.mark.parametrize(
    ("game", "options"), OFFERED, ids=lambda one: getattr(one, "id", None) or f"{one.format}-{one.seats}"
)
def test_random_matches_lead_a_tournament_of_every_format_to_its_end(
    game: AnyGame, options: FormatOptions
) -> None:
    rules, chance = rules_of(game, options), FairChance(bytes(32))
    entered = tuple(Entered(strength=1500 + number) for number in range(rules.min_coaches))

    state = rules.setup(options, entered, chance).state
    while due := [one for one in rules.fixtures(state) if one.state == "due"]:
        report = rules.report_of(final_state(game, len(due[0].coaches)))
        state = rules.settle(state, due[0].number, report, chance).state

    assert rules.over(state)
    table = rules.standings(state)
    assert sorted(row.coach for row in table) == list(range(rules.min_coaches))
    assert table[0].place == 1
