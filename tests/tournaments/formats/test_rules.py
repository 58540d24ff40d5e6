"""Stadion's formats as the rules of a tournament of each game: stored as entries, replayed, shown."""

import random
from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest

from app.db.tournament_models import Coach, TournamentEntry
from app.db.tournament_models import Tournament as Header
from app.engine.capabilities.tournament import parse_choice
from app.engine.capabilities.tournament_formats import FormatKind
from app.engine.catalog import catalog
from app.engine.operations import complete_options
from app.tournaments.formats.rules import FormatOptions, format_of, tournament_rules
from app.tournaments.tournament import Tournament
from tests.tournaments.formats.random_tournaments import outcome_of

NOW = datetime(2026, 11, 29, tzinfo=UTC)
OFFERED = [
    (game.id, FormatOptions(kind, seats))
    for game in catalog().values()
    for seats in range(2, 6)
    for kind in FormatKind
    if format_of(game, FormatOptions(kind, seats)) is not None
]


def of_game(game: str, options: FormatOptions, entrants: int, places: int) -> Tournament:
    """Return a tournament with some free places, as the database would have it before its start."""
    header = Header(
        id="277a6cs8arbjbf",
        game=game,
        options=msgspec.to_builtins(options),
        server_seed=bytes(32),
        chance_version=2,
        created_at=NOW,
    )
    coaches = [Coach(coach=number, bot="normal" if number < entrants else None) for number in range(places)]
    return Tournament(header, coaches, catalog()[game], [])


def played(game: str, options: FormatOptions) -> tuple[Tournament, list[TournamentEntry]]:
    """Play a tournament with random results, a walkover and a withdrawal; return it with its entries."""
    format_ = format_of(catalog()[game], options)
    assert format_ is not None
    source, entrants = random.Random(game), format_.min_entrants
    one = of_game(game, options, entrants, entrants + 1)
    strengths: list[int | None] = [1500 + number for number in range(entrants)]
    entries = [one.entry("start", NOW, {"strengths": [*strengths, None]})]
    while not one.rules.over(one.state):
        fixture = source.choice(one.due())
        if len(entries) == 3:
            body: dict[str, Any] = {"fixture": fixture.number, "coaches": [fixture.coaches[0]]}
            entries.append(one.entry("absent", NOW, body))
        elif len(entries) == 5:
            entries.append(one.entry("leave", NOW, {}, coach=one.state.staying[-1]))
        else:
            outcome = outcome_of(*(source.randrange(5) for _ in fixture.coaches))
            report = {"report": msgspec.to_builtins(outcome)}
            entries.append(one.entry("result", NOW, report, fixture=fixture.number))
    return one, entries


every_format = pytest.mark.parametrize(
    ("game", "options"), OFFERED, ids=lambda one: one if isinstance(one, str) else one.format
)


@every_format
def test_a_tournament_is_played_to_its_end_and_replayed_from_its_entries(
    game: str, options: FormatOptions
) -> None:
    one, entries = played(game, options)

    stored = [msgspec.json.decode(msgspec.json.encode(entry.body)) for entry in entries]
    for entry, body in zip(entries, stored, strict=True):
        entry.body = body
    again = Tournament(one.header, one.coaches, one.game, entries)

    assert again.state == one.state
    assert again.words == one.words
    rows = one.rules.standings(one.state)
    assert [row.coach for row in rows] == list(one.state.ranking)
    assert msgspec.json.encode([rows, one.rules.fixtures(one.state), one.rules.public(one.state)])


@every_format
def test_every_fixture_has_options_with_which_the_game_can_be_played(
    game: str, options: FormatOptions
) -> None:
    one, _ = played(game, options)

    for fixture in one.rules.fixtures(one.state):
        if fixture.state == "played":
            complete_options(
                one.game, one.rules.match_options(one.state, fixture.number), len(fixture.coaches)
            )


def test_a_game_with_rules_of_its_own_keeps_them() -> None:
    helvetia = catalog()["helvetia_cup"]

    assert tournament_rules(helvetia, {}) is helvetia.tournament
    assert tournament_rules(helvetia, {"format": "knockout", "cards": True}) is helvetia.tournament
    swiss = tournament_rules(helvetia, {"format": "swiss"})
    assert swiss is not None and (swiss.min_coaches, swiss.max_coaches, swiss.teams) == (8, 32, ())


def test_a_format_that_a_game_does_not_offer_is_none() -> None:
    assert tournament_rules(catalog()["hockey_game"], {"format": "swiss", "seats": 4}) is None


def test_there_is_nothing_to_choose() -> None:
    one = of_game("hockey_game", FormatOptions(), 3, 3)

    with pytest.raises(msgspec.ValidationError):
        parse_choice(one.rules, {"type": "none"})


def test_points_of_tables_are_shown_to_hundredths() -> None:
    one, _ = played("extraliga", FormatOptions(FormatKind.SWISS, 4))

    points = [row.points for row in one.rules.standings(one.state)]

    assert all(point == round(point, 2) for point in points)
    assert all(row.conceded is None for row in one.rules.standings(one.state))
