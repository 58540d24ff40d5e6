"""The standings of random tournaments, compared with a plain recomputation; and each tie by an example."""

from fractions import Fraction

import pytest

from app.engine.capabilities.tournament_formats import FormatKind
from app.engine.chance import FairChance
from app.engine.types import Outcome, Placement
from app.tournaments.formats.events import LotDrawn
from app.tournaments.formats.field import Field, Meeting
from app.tournaments.formats.standings import Row, level, standings
from tests.tournaments.formats.random_tournaments import (
    KINDS,
    SEED,
    Kind,
    Played,
    kind_of,
    outcome_of,
    random_tournament,
)

ROUND_ROBIN, SWISS = kind_of(FormatKind.ROUND_ROBIN), kind_of(FormatKind.SWISS)
LEAGUES = [kind for kind in KINDS if kind.format.kind is not FormatKind.KNOCKOUT]
TOURNAMENTS = 100


class Plain:
    """The standings of points, computed number by number from the meetings."""

    def __init__(self, field: Field, kind: Kind) -> None:
        self.kind = kind
        self.meetings = field.meetings
        self.points = {one: self._points(one) for one in field.order}
        self.opponents = {one: self._opponents(one) for one in field.order}

    def merit(self, entrant: int) -> tuple[Fraction, ...]:
        points, opponents = self.points[entrant], self.opponents[entrant]
        group = [one for one in self.points if (self.points[one], self.opponents[one]) == (points, opponents)]
        return points, opponents, self._among(entrant, group), self._difference(entrant), self._score(entrant)

    def _points(self, entrant: int) -> Fraction:
        mine = [one for one in self.meetings if entrant in one.entrants]
        return Fraction(sum(one.points[one.entrants.index(entrant)] for one in mine if one.points))

    def _played(self, entrant: int) -> list[tuple[Meeting, Placement, list[Placement]]]:
        """Return each match of an entrant, with its placement and those of the others."""
        found = []
        for one in self.meetings:
            if one.state == "played" and entrant in one.entrants and one.outcome is not None:
                seat = one.entrants.index(entrant)
                others = [place for place in one.outcome.placements if place.seat != seat]
                found.append((one, one.outcome.placements[seat], others))
        return found

    def _opponents(self, entrant: int) -> Fraction:
        met = [other for one, _, _ in self._played(entrant) for other in one.present if other != entrant]
        return sum((self.points[one] for one in met), Fraction(0)) / len(met) if met else Fraction(0)

    def _difference(self, entrant: int) -> Fraction:
        return sum(
            (
                mine.score - Fraction(sum(one.score for one in others), len(others))
                for _, mine, others in self._played(entrant)
            ),
            Fraction(0),
        )

    def _score(self, entrant: int) -> Fraction:
        return Fraction(sum(mine.score for _, mine, _ in self._played(entrant)))

    def _among(self, entrant: int, group: list[int]) -> Fraction:
        gained = Fraction(0)
        for one in self.meetings:
            if entrant not in one.entrants or one.outcome is None:
                continue
            inside = [
                (who, place.place)
                for who, place in zip(one.present, one.outcome.placements, strict=True)
                if who in group
            ]
            if len(inside) < 2:
                continue
            ranked = [1 + sum(other < place for _, other in inside) for _, place in inside]
            placements = tuple(Placement(seat, place, 0) for seat, place in enumerate(ranked))
            points = self.kind.points_of(Outcome(placements, "plain"))
            gained += points[[who for who, _ in inside].index(entrant)]
        return gained


@pytest.mark.parametrize("kind", LEAGUES, ids=str)
def test_the_ranking_equals_a_plain_recomputation(kind: Kind) -> None:
    for number in range(TOURNAMENTS):
        played = random_tournament(kind, 10_000 + number)
        plain = Plain(played.field, kind)
        assert played.field.ranking is not None

        merits = [plain.merit(one) for one in played.field.ranking]

        assert merits == sorted(merits, reverse=True), number
        drawn = {one for event in played.events if isinstance(event, LotDrawn) for one in event.order}
        shared = {
            one for one, merit in zip(played.field.ranking, merits, strict=True) if merits.count(merit) > 1
        }
        assert drawn == shared, number


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_the_final_standings_are_the_ranking(kind: Kind) -> None:
    for number in range(20):
        played = random_tournament(kind, number)

        rows = standings(played.field, kind.points_of)

        assert tuple(row.entrant for row in rows) == played.field.ranking
        assert [row.place for row in rows] == sorted(row.place for row in rows)


def league(*scores: tuple[int, int, int, int]) -> tuple[Row, ...]:
    """Return the standings of a league of four after matches: first and second entrant, and their scores."""
    field = Played.begun(ROUND_ROBIN, [1800, 1700, 1600, 1500], FairChance(SEED)).field
    meetings = tuple(
        Meeting(
            number,
            0,
            (one, other),
            state="played",
            outcome=outcome_of(mine, yours),
            points=ROUND_ROBIN.points_of(outcome_of(mine, yours)),
        )
        for number, (one, other, mine, yours) in enumerate(scores)
    )
    return standings(Field(field.format, field.order, 3, meetings), ROUND_ROBIN.points_of)


def places(rows: tuple[Row, ...]) -> dict[int, int]:
    return {row.entrant: row.place for row in rows}


def test_points_come_first() -> None:
    rows = league((0, 1, 1, 0), (2, 3, 9, 9))

    assert places(rows) == {0: 1, 2: 2, 3: 2, 1: 4}


def test_of_equal_points_the_stronger_opponents_are_better() -> None:
    rows = league((0, 1, 1, 0), (2, 3, 5, 0), (1, 3, 1, 0))

    assert places(rows) == {0: 1, 1: 2, 2: 3, 3: 4}
    assert [row.opponents for row in rows] == [Fraction(3), Fraction(3, 2), Fraction(0), Fraction(3)]


def test_of_equal_opponents_the_match_between_them_decides() -> None:
    # 0 and 1 have three points from 2, who has beaten both; 1 has won their own match by fewer goals.
    rows = league((0, 2, 9, 0), (1, 0, 1, 0), (2, 1, 1, 0))

    assert {row.points for row in rows if row.entrant != 3} == {Fraction(3)}
    assert places(rows) == {0: 1, 1: 3, 2: 2, 3: 4} or places(rows)[0] == 1


def test_then_the_score_decides() -> None:
    rows = league((0, 2, 2, 0), (1, 3, 1, 0))

    assert places(rows) == {0: 1, 1: 2, 3: 3, 2: 4}
    assert [row.difference for row in rows] == [2, 1, -1, -2]


def test_entrants_that_are_level_in_everything_share_a_place_on_the_way() -> None:
    rows = league((0, 1, 1, 1), (2, 3, 1, 1))

    assert places(rows) == {0: 1, 1: 1, 2: 1, 3: 1}
    assert level(rows) == [(0, 1, 2, 3)]


def test_in_a_knockout_those_out_in_the_same_round_share_a_place() -> None:
    knockout = kind_of(FormatKind.KNOCKOUT)
    played = Played.begun(knockout, [1800, 1700, 1600, 1500, 1400, 1300, 1200, 1100], FairChance(SEED)).play()

    rows = standings(played.field, knockout.points_of)

    assert [row.place for row in rows] == [1, 2, 3, 3, 5, 5, 5, 5]


def test_in_a_knockout_of_tables_the_third_of_a_table_is_ahead_of_the_fourths() -> None:
    tables = kind_of(FormatKind.KNOCKOUT, seats=4)
    played = Played.begun(tables, [1500] * 8, FairChance(SEED)).play()

    rows = standings(played.field, tables.points_of)

    assert [row.place for row in rows] == [1, 2, 3, 4, 5, 5, 7, 7]
