"""Stadion's formats as the rules of a tournament of one game, like those that a game has of its own."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Annotated, Any, NoReturn

import msgspec
from msgspec import Meta, Struct

from app.engine.capabilities.tournament import Coach, Entered, Fixture, StandingsRow, Tournament
from app.engine.capabilities.tournament_formats import Format, FormatKind, PointsOf
from app.engine.chance import Chance
from app.engine.contract import AnyGame
from app.engine.types import Objection, Outcome, Step, View
from app.tournaments.formats import course
from app.tournaments.formats.field import Field, Meeting
from app.tournaments.formats.standings import Row, standings

MOST_SEATS = 5


class FormatOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a tournament. `match` holds those of every match, as the form of a table has them."""

    format: FormatKind = FormatKind.ROUND_ROBIN
    seats: Annotated[int, Meta(ge=2, le=MOST_SEATS)] = 2
    match: dict[str, Any] = {}


class NoChoice(Struct, frozen=True, tag_field="type", tag="none"):
    """There is nothing to choose between the matches of these formats."""


def format_of(game: AnyGame, options: FormatOptions) -> Format | None:
    """Return the format that these options name; None if the game has no such tournaments."""
    found = game.tournament_formats(options.seats) if game.tournament_formats else ()
    return next((one for one in found if one.kind is options.format), None)


def tournament_rules(game: AnyGame, options: Mapping[str, Any]) -> Tournament[Any, Any, Any] | None:
    """Return the rules of a tournament with these options as they are stored; None if the game has none.

    Options that name none of Stadion's formats for the game are those of the game's own rules.
    """
    try:
        wanted = msgspec.convert(dict(options), FormatOptions)
    except msgspec.ValidationError:
        return game.tournament
    return game.tournament if format_of(game, wanted) is None else rules_of(game, wanted)


def rules_of(game: AnyGame, options: FormatOptions) -> Tournament[Field, NoChoice, Outcome]:
    """Return the rules of a tournament of a game with these options, whose format the game must have."""
    format_, points_of = format_of(game, options), game.match_points
    assert format_ is not None and points_of is not None
    return Tournament(
        min_coaches=format_.min_entrants,
        max_coaches=format_.max_entrants,
        seeded=True,
        teams=(),
        stages=(),
        options=FormatOptions,
        state=Field,
        choices=(),
        report=Outcome,
        setup=lambda _, entered, chance: _setup(format_, entered, points_of, chance),
        to_choose=lambda _: (),
        objections=_no_objections,
        choose=_nothing_to_choose,
        default_choice=_nothing_to_choose,
        computer_choice=_nothing_to_choose,
        match_options=lambda _, number: _match_options(options),
        report_of=lambda state: _outcome(game, state),
        score=lambda state: _score(game, state),
        settle=lambda field, number, outcome, chance: course.settle(
            field, number, outcome, points_of, chance
        ),
        walk_over=lambda field, number, absent, chance: course.walk_over(
            field, number, absent, points_of, chance
        ),
        leave=lambda field, coach, chance: course.leave(field, coach, points_of, chance),
        departed=lambda field: field.left,
        fixtures=lambda field: tuple(fixture(one) for one in field.meetings),
        standings=lambda field: tuple(row(one, field) for one in standings(field, points_of)),
        over=lambda field: field.ranking is not None,
        public=public,
        own=lambda field, coach: {},
        shown=lambda event, viewer: event,
        localized_name=lambda id_: None,
    )


def _setup(format_: Format, entered: tuple[Entered, ...], points_of: PointsOf, chance: Chance) -> Step[Field]:
    return course.setup(format_, [one.strength for one in entered], points_of, chance)


def _match_options(options: FormatOptions) -> Mapping[str, Any]:
    return options.match


def _outcome(game: AnyGame, state: Any) -> Outcome:
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome


def _score(game: AnyGame, state: Any) -> tuple[int, ...]:
    """Return the score of a match under way, by seat; empty if the game shows none."""
    return game.overview.score_line(game.public(state)).scores if game.overview else ()


def _no_objections(field: Field, coach: Coach, choice: NoChoice) -> Iterator[Objection]:
    return iter(())


def _nothing_to_choose(*of: object) -> NoReturn:
    raise AssertionError("nobody chooses anything in this format")


# --- what everybody sees ----------------------------------------------------------------------


def fixture(meeting: Meeting) -> Fixture:
    """Return a meeting as the tournament's page has it: a bye has nobody as its second entrant."""
    coaches = (*meeting.entrants, None) if len(meeting.entrants) == 1 else meeting.entrants
    outcome = meeting.outcome if meeting.state == "played" else None
    return Fixture(
        number=meeting.number,
        round=meeting.round,
        coaches=coaches,
        state=meeting.state,
        score=tuple(one.score for one in outcome.placements) if outcome else None,
        places=tuple(one.place for one in outcome.placements) if outcome else None,
        winner=_winner(meeting),
        reason=outcome.reason if outcome else None,
    )


def _winner(meeting: Meeting) -> Coach | None:
    if len(meeting.through) == 1:
        return meeting.through[0]
    firsts = [entrant for entrant, placement in meeting.results() if placement.place == 1]
    return firsts[0] if len(firsts) == 1 else None


def row(one: Row, field: Field) -> StandingsRow:
    """Return a row of the standings as the tournament's page has it."""
    is_of_two = max(field.format.tables) == 2
    return StandingsRow(
        coach=one.entrant,
        place=one.place,
        played=one.played,
        won=one.won,
        drawn=one.drawn,
        lost=one.lost,
        scored=one.score,
        conceded=int(one.score - one.difference) if is_of_two else None,
        points=number(one.points),
        opponents=number(one.opponents),
    )


def number(points: Fraction) -> int | float:
    """Return points for JSON: whole if they are, and otherwise to hundredths."""
    return points.numerator if points.denominator == 1 else round(float(points), 2)


def public(field: Field) -> View:
    """Return what everybody knows in addition to fixtures and standings."""
    return {
        "format": field.format.kind.value,
        "day": field.round + 1,
        "days": field.rounds,
        "stage": "over" if field.ranking is not None else "match",
        "seeds": list(field.order),
    }
