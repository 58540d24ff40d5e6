"""Tournaments from the first draw to the end: 1,000 random ones of each format, and examples."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction

import pytest

from app.engine.capabilities.tournament_formats import FormatKind
from app.engine.chance import FairChance
from app.tournaments.formats.course import setup
from app.tournaments.formats.events import CoachWithdrew, LotDrawn, TournamentWon, WonWithoutMatch
from app.tournaments.formats.field import Field, Meeting
from app.tournaments.formats.standings import standings
from tests.support.matches.scripted_chance import Scripted
from tests.tournaments.formats.random_tournaments import (
    KINDS,
    SEED,
    Kind,
    Played,
    kind_of,
    outcome_of,
    random_tournament,
)

CHUNKS, CHUNK = 4, 250
SWISS, SWISS_TABLES = kind_of(FormatKind.SWISS), kind_of(FormatKind.SWISS, seats=4)
KNOCKOUT, KNOCKOUT_TABLES = kind_of(FormatKind.KNOCKOUT), kind_of(FormatKind.KNOCKOUT, seats=4)
ROUND_ROBIN = kind_of(FormatKind.ROUND_ROBIN)


def rounds_of(field: Field) -> Iterator[tuple[Meeting, ...]]:
    yield from (field.of_round(number) for number in range(field.round + 1))


def winner_of(played: Played) -> int:
    assert played.field.ranking is not None
    return played.field.ranking[0]


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_random_tournaments_keep_the_rules_of_their_format(kind: Kind, chunk: int) -> None:
    for number in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        played = random_tournament(kind, number)

        try:
            check_every_round(played)
            check_the_end(played)
            CHECKS[kind.format.kind](played)
        except AssertionError as error:
            raise AssertionError(f"{kind}, tournament {number}") from error


def check_every_round(played: Played) -> None:
    field = played.field
    for meetings in rounds_of(field):
        there = [one for meeting in meetings for one in (*meeting.present, *meeting.absent)]
        assert len(there) == len(set(there)), "nobody is in two meetings of a round"
    for meeting in field.meetings:
        assert meeting.is_settled
        assert meeting.state == "bye" or None not in meeting.entrants
        if meeting.state == "played":
            sizes = range(field.format.fewest, max(field.format.tables) + 1)
            assert len(meeting.entrants) in sizes and len(meeting.points) == len(meeting.entrants)
    assert [one.number for one in field.meetings] == list(range(len(field.meetings)))


def check_the_end(played: Played) -> None:
    field = played.field
    assert field.ranking is not None
    assert sorted(field.ranking) == sorted(field.order), "everybody has one place"
    assert played.events[-1] == TournamentWon(field.ranking[0])
    assert field.round < field.rounds
    left = [event.coach for event in played.events if isinstance(event, CoachWithdrew)]
    assert tuple(left) == field.left


def check_round_robin(played: Played) -> None:
    field = played.field
    met = Counter(frozenset(one.present) for one in field.meetings if len(one.entrants) == 2)
    entrants = len(field.order)
    if max(field.format.tables) == 2:
        assert len(met) == entrants * (entrants - 1) // 2 and set(met.values()) == {1}
    else:
        assert len(field.meetings) == 1


def check_knockout(played: Played) -> None:
    field = played.field
    for meeting in field.meetings:
        later = {one for other in field.meetings if other.round > meeting.round for one in other.present}
        out = {*meeting.present, *meeting.absent} - set(meeting.through)
        assert later.isdisjoint(out), "nobody comes back"
        assert len(meeting.through) <= field.format.go_on
    winner = winner_of(played)
    final = field.of_round(field.round)[-1]
    assert final.through[:1] in ((winner,), ())
    assert sum(row.place == 1 for row in standings(field, played.kind.points_of)) == 1


def check_swiss(played: Played) -> None:
    field = played.field
    for before, after in pairwise_rounds(played):
        pairing = after.of_round(after.round)
        in_it = sorted(one for meeting in pairing for one in (*meeting.present, *meeting.absent))
        assert in_it == sorted(before.staying), "everybody who stays is in every round"
        if max(field.format.tables) == 2:
            avoids = avoidable(before.staying, earlier_pairs(before))
            assert not avoids or not (earlier_pairs(before) & pairs_of(pairing)), "nobody meets twice"


def pairwise_rounds(played: Played) -> Iterator[tuple[Field, Field]]:
    """Yield the fields before and after each pairing but the first."""
    for before, after in zip(played.fields, played.fields[1:], strict=False):
        if after.round == before.round + 1:
            yield settled(before, after), after


def settled(before: Field, after: Field) -> Field:
    """Return the field as the pairing found it: with the last result, and without the new round."""
    meetings = after.meetings[: len(before.meetings)]
    return Field(after.format, after.order, after.rounds, meetings, before.round, after.left)


BYE = -1
Pair = frozenset[int]


def pairs_of(meetings: Sequence[Meeting]) -> set[Pair]:
    return {
        frozenset((one.present * 2)[:2]) if len(one.present) > 1 else frozenset((*one.present, BYE))
        for one in meetings
    }


def earlier_pairs(field: Field) -> set[Pair]:
    """Return the pairs that have met, and each entrant with a win without a match beside the bye."""
    found = set()
    for meeting in field.meetings:
        if meeting.state == "played":
            found.add(frozenset(meeting.present))
        elif meeting.state in ("bye", "walkover"):
            found |= {frozenset((one, BYE)) for one in meeting.present}
    return found


def avoidable(staying: tuple[int, ...], met: set[Pair]) -> bool:
    """Return whether everybody can be paired without a pair of `met`, by trying."""
    left = [*staying, *([BYE] if len(staying) % 2 else [])]

    def tried(rest: list[int]) -> bool:
        if not rest:
            return True
        # The entrant with the fewest possible opponents comes first: dead ends show early.
        one = min(rest, key=lambda one: sum(frozenset((one, other)) not in met for other in rest))
        others = [other for other in rest if other != one and frozenset((one, other)) not in met]
        return any(tried([left for left in rest if left not in (one, other)]) for other in others)

    return tried(left)


CHECKS = {
    FormatKind.ROUND_ROBIN: check_round_robin,
    FormatKind.KNOCKOUT: check_knockout,
    FormatKind.SWISS: check_swiss,
}


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_the_same_steps_lead_to_the_same_tournament(kind: Kind) -> None:
    assert random_tournament(kind, 7).fields == random_tournament(kind, 7).fields


# --- the start --------------------------------------------------------------------------------


def test_entrants_are_seeded_by_strength_and_those_of_equal_strength_at_random() -> None:
    step = setup(ROUND_ROBIN.format, [1500, 1600, 1500, 1500], ROUND_ROBIN.points_of, Scripted((3, 1, 0, 2)))

    assert step.state.order == (1, 3, 0, 2)


def test_a_place_that_nobody_has_taken_takes_no_part() -> None:
    field = setup(ROUND_ROBIN.format, [1500, None, 1400, 1300], ROUND_ROBIN.points_of, FairChance(SEED)).state

    assert sorted(field.order) == [0, 2, 3]
    assert all(1 not in one.entrants for one in field.meetings)


# --- byes, walkovers, withdrawals -------------------------------------------------------------


def test_a_bye_of_a_swiss_round_is_worth_a_win() -> None:
    played = Played.begun(SWISS, [1500] * 9, FairChance(SEED))

    bye = next(one for one in played.field.meetings if one.state == "bye")

    assert bye.points == (Fraction(3),)


def test_a_free_day_of_a_round_robin_is_worth_nothing() -> None:
    played = Played.begun(ROUND_ROBIN, [1500] * 3, FairChance(SEED))

    bye = next(one for one in played.field.meetings if one.state == "bye")

    assert bye.points == (Fraction(0),)


def test_an_entrant_who_does_not_come_loses_by_a_walkover() -> None:
    played = Played.begun(SWISS, [1500] * 8, FairChance(SEED))
    here, absent = played.field.meetings[0].present

    played.walk_over(0, absent)

    assert played.field.meetings[0].state == "walkover"
    assert played.field.meetings[0].points == (Fraction(3), Fraction(0))
    assert WonWithoutMatch(0, (here,)) in played.events


def test_a_meeting_to_which_nobody_comes_is_void() -> None:
    played = Played.begun(SWISS, [1500] * 8, FairChance(SEED))

    played.walk_over(0, *played.field.meetings[0].present)

    assert played.field.meetings[0].state == "void"
    assert played.field.meetings[0].points == (Fraction(0), Fraction(0))


def test_a_table_plays_without_the_one_who_does_not_come() -> None:
    played = Played.begun(SWISS_TABLES, [1500] * 8, FairChance(SEED))
    *here, absent = played.field.meetings[0].present

    played.walk_over(0, absent)
    played.settle(0, outcome_of(5, 4, 3))

    assert played.field.meetings[0].entrants == tuple(here)
    assert played.field.meetings[0].points == (Fraction(2), Fraction(1), Fraction(0))


def test_an_entrant_who_withdraws_during_a_match_is_last_in_it() -> None:
    played = Played.begun(SWISS_TABLES, [1500] * 8, FairChance(SEED))
    played.leave(played.field.meetings[0].present[0])

    played.settle(0, outcome_of(9, 1, 3, 2))

    assert played.field.meetings[0].points == (Fraction(0), Fraction(2, 3), Fraction(2), Fraction(4, 3))


def test_the_later_opponents_of_an_entrant_who_withdraws_win_by_a_walkover() -> None:
    played = Played.begun(ROUND_ROBIN, [1500] * 4, FairChance(SEED))
    gone = played.field.meetings[0].present[0]
    played.leave(gone)

    played.play()

    assert [one.state for one in played.field.of(gone)] == ["played", "walkover", "walkover"]


def test_the_next_round_of_a_bracket_begins_as_soon_as_both_are_known() -> None:
    played = Played.begun(KNOCKOUT, [1800, 1700, 1600, 1500, 1400, 1300, 1200, 1100], FairChance(SEED))

    played.settle(0, outcome_of(2, 1))
    played.settle(1, outcome_of(2, 1))

    assert played.field.meetings[4].entrants == (0, 3)
    assert [one.state for one in played.field.meetings[2:]] == ["due", "due", "due", "waiting", "waiting"]


def test_an_entrant_who_withdraws_before_the_semi_final_leaves_it_to_the_other() -> None:
    played = Played.begun(KNOCKOUT, [1800, 1700, 1600, 1500, 1400, 1300, 1200, 1100], FairChance(SEED))
    played.settle(0, outcome_of(2, 1))
    played.leave(0)

    played.settle(1, outcome_of(2, 1))

    assert (played.field.meetings[4].state, played.field.meetings[4].through) == ("walkover", (3,))
    assert played.field.meetings[6].entrants == (3, None)


def test_an_entrant_who_withdraws_between_two_rounds_of_tables_is_dealt_no_seat() -> None:
    played = Played.begun(KNOCKOUT_TABLES, [1500] * 9, FairChance(SEED))
    played.settle(0, outcome_of(3, 2, 1))
    played.leave(played.field.meetings[0].present[0])

    played.play_round()

    assert [len(one.entrants) for one in played.field.of_round(1)] == [1, 4]


# --- level results ----------------------------------------------------------------------------


def test_a_level_match_of_a_knockout_is_decided_by_a_provable_draw() -> None:
    played = Played.begun(KNOCKOUT, [1800, 1700, 1600, 1500], FairChance(SEED))

    played.settle(0, outcome_of(1, 1))

    order = played.field.meetings[0].through
    assert next(event for event in played.events if isinstance(event, LotDrawn)).order[:1] == order
    assert played.chance.draws[-1].n == 2


def test_a_draw_decides_at_a_table_only_about_the_last_place_that_goes_on() -> None:
    played = Played.begun(KNOCKOUT_TABLES, [1500] * 8, FairChance(SEED))

    played.settle(0, outcome_of(5, 5, 2, 1))
    drawn = [event for event in played.events if isinstance(event, LotDrawn)]
    played.settle(1, outcome_of(5, 3, 3, 1))

    assert drawn == []
    assert played.field.meetings[1].through[0] == played.field.meetings[1].present[0]
    assert len(played.field.meetings[1].through) == 2
    assert [event.fixture for event in played.events if isinstance(event, LotDrawn)] == [1]


def test_entrants_that_are_level_in_everything_are_ordered_by_a_draw_at_the_end() -> None:
    played = Played.begun(ROUND_ROBIN, [1500] * 4, FairChance(SEED))

    played.play(lambda seats: outcome_of(*[1] * seats))

    drawn = [event for event in played.events if isinstance(event, LotDrawn)]
    assert [event.order for event in drawn] == [played.field.ranking]


# --- the number of rounds ---------------------------------------------------------------------


@pytest.mark.parametrize(("entrants", "rounds"), [(8, 4), (9, 5), (16, 5), (17, 6), (32, 6)])
def test_a_swiss_tournament_has_one_round_more_than_a_knockout(entrants: int, rounds: int) -> None:
    played = Played.begun(SWISS, [1500] * entrants, FairChance(SEED)).play()

    assert played.field.rounds == rounds == played.field.round + 1


@pytest.mark.parametrize(
    ("entrants", "tables"),
    [
        (4, [[4]]),
        (5, [[1, 4], [3]]),
        (6, [[3, 3], [4]]),
        (9, [[3, 3, 3], [3, 3], [4]]),
        (16, [[4, 4, 4, 4], [4, 4], [4]]),
    ],
)
def test_two_of_each_table_go_on_until_one_table_is_left(entrants: int, tables: list[list[int]]) -> None:
    played = Played.begun(KNOCKOUT_TABLES, [1500] * entrants, FairChance(SEED)).play()

    assert [[len(one.present) for one in meetings] for meetings in rounds_of(played.field)] == tables
    assert played.field.rounds == len(tables)
