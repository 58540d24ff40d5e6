"""The pairings of Swiss rounds, and the records that they are made from."""

from fractions import Fraction

from app.engine.capabilities.tournament_formats import FormatKind
from app.engine.chance import FairChance
from app.tournaments.formats.matching import BYE
from app.tournaments.formats.swiss import records
from tests.tournaments.formats.random_tournaments import SEED, Played, kind_of, outcome_of

SWISS, TABLES = kind_of(FormatKind.SWISS), kind_of(FormatKind.SWISS, seats=4)


def test_a_record_has_the_points_the_opponents_and_the_seats() -> None:
    played = Played.begun(SWISS, [1500] * 8, FairChance(SEED))
    first, second = played.field.meetings[0].present

    played.settle(0, outcome_of(3, 1))

    found = records(played.field)
    assert (found[first].points, found[first].met, found[first].seats) == (Fraction(3), {second: 1}, (0,))
    assert (found[second].points, found[second].met, found[second].seats) == (Fraction(0), {first: 1}, (1,))


def test_a_walkover_counts_like_a_bye_for_the_winner() -> None:
    played = Played.begun(SWISS, [1500] * 8, FairChance(SEED))
    here, absent = played.field.meetings[0].present

    played.walk_over(0, absent)

    assert records(played.field)[here].met == {BYE: 1}
    assert records(played.field)[here].seats == ()


def test_the_ends_alternate_over_the_rounds() -> None:
    played = Played.begun(SWISS, [1500] * 8, FairChance(SEED)).play()

    for entrant in played.field.order:
        seats = [one.entrants.index(entrant) for one in played.field.of(entrant)]
        assert abs(seats.count(0) - seats.count(1)) <= 2


def test_everybody_sits_at_a_table_of_their_strength() -> None:
    """After one round of four tables, those with equal places meet."""
    played = Played.begun(TABLES, [1500] * 16, FairChance(SEED))

    played.play_round()

    second = played.field.of_round(1)
    points = {one: record.points for one, record in records(played.field).items()}
    assert [{points[one] for one in meeting.present} for meeting in second] == [
        {Fraction(2)},
        {Fraction(4, 3)},
        {Fraction(2, 3)},
        {Fraction(0)},
    ]
