"""The course of a tournament from the first draw to the final standings.

Each function leads from a field to the next one. A meeting is `waiting` until its round begins and all its
entrants are known. Then it is `due`, and stays so until its match has ended or it is walked over. Everything
that follows from that without a match (byes, walkovers of entrants that have withdrawn, the next round, the
end) happens in the same step.
"""

from collections.abc import Sequence
from fractions import Fraction

from msgspec import structs

from app.engine.capabilities.tournament_formats import Format, FormatKind, PointsOf
from app.engine.chance import Chance
from app.engine.kit.resolution import Resolution
from app.engine.types import Outcome, Placement, Step
from app.tournaments.formats import knockout, round_robin, swiss
from app.tournaments.formats.events import (
    ByeGiven,
    CoachWithdrew,
    LotDrawn,
    NotPlayed,
    ResultCounted,
    RoundBegun,
    Seeded,
    TournamentWon,
    WonWithoutMatch,
)
from app.tournaments.formats.field import Entrant, Field, Meeting, free_win, placed_last
from app.tournaments.formats.standings import level, standings

ABSENT = "walkover"
"""The reason of the outcome of a meeting that was not played."""


def setup(
    format_: Format, strengths: Sequence[int | None], points_of: PointsOf, chance: Chance
) -> Step[Field]:
    """Return the field with its first round.

    strengths: By place in the list of entrants; None is a place that nobody has taken.
    """
    resolution = Resolution(chance)
    entrants = [one for one, strength in enumerate(strengths) if strength is not None]
    drawn = [entrants[place] for place in chance.shuffle(len(entrants))]
    order = tuple(sorted(drawn, key=lambda one: -(strengths[one] or 0)))
    resolution.record(Seeded(order))
    resolution.record(RoundBegun(1))
    field = _first(Field(format_, order, rounds=1))
    return resolution.result(_go_on(_with_swiss_round(field, resolution), points_of, resolution))


def settle(field: Field, number: int, outcome: Outcome, points_of: PointsOf, chance: Chance) -> Step[Field]:
    """Count the match of a due meeting. Entrants that withdrew while it was played are last."""
    resolution = Resolution(chance)
    meeting = field.meetings[number]
    gone = {seat for seat, one in enumerate(meeting.entrants) if one in field.left}
    counted = placed_last(outcome, gone)
    resolution.record(
        ResultCounted(
            number,
            meeting.present,
            tuple(one.place for one in counted.placements),
            tuple(one.score for one in counted.placements),
            outcome.reason,
        )
    )
    points = tuple(Fraction(0) if seat in gone else gained for seat, gained in enumerate(points_of(counted)))
    through = _through(field, meeting, counted, resolution)
    field = field.with_meeting(number, state="played", outcome=counted, points=points, through=through)
    return resolution.result(_go_on(field, points_of, resolution))


def walk_over(
    field: Field, number: int, absent: tuple[Entrant, ...], points_of: PointsOf, chance: Chance
) -> Step[Field]:
    """Settle a due meeting to which some entrants have not come.

    If enough others are there, it stays due for them.
    """
    resolution = Resolution(chance)
    there = tuple(one for one in field.meetings[number].present if one not in absent)
    field = _ready(field, field.meetings[number], there, points_of, resolution)
    return resolution.result(_go_on(field, points_of, resolution))


def leave(field: Field, entrant: Entrant, points_of: PointsOf, chance: Chance) -> Step[Field]:
    """Let an entrant withdraw from all matches to come; a due one is settled like any other."""
    resolution = Resolution(chance)
    resolution.record(CoachWithdrew(entrant))
    field = structs.replace(field, left=(*field.left, entrant))
    return resolution.result(_go_on(field, points_of, resolution))


# --- meetings ---------------------------------------------------------------------------------


def _ready(
    field: Field, meeting: Meeting, there: tuple[Entrant, ...], points_of: PointsOf, resolution: Resolution
) -> Field:
    """Let a meeting begin with the entrants that are there; with too few of them it is settled at once."""
    if len(there) >= field.format.fewest:
        absent = tuple(one for one in meeting.present if one not in there)
        return field.with_meeting(
            meeting.number, state="due", entrants=there, absent=(*meeting.absent, *absent)
        )
    if not there:
        resolution.record(NotPlayed(meeting.number))
        return field.with_meeting(meeting.number, state="void", points=(Fraction(0),) * len(meeting.entrants))
    if there == meeting.entrants:
        return _bye(field, meeting, points_of, resolution)
    resolution.record(WonWithoutMatch(meeting.number, there))
    is_there = [one in there for one in meeting.present]
    placements = tuple(
        Placement(seat, 1 if here else 1 + len(there), 0) for seat, here in enumerate(is_there)
    )
    won = free_win(points_of)
    return field.with_meeting(
        meeting.number,
        state="walkover",
        outcome=Outcome(placements, ABSENT),
        points=tuple(won if here else Fraction(0) for here in is_there),
        through=there,
    )


def _bye(field: Field, meeting: Meeting, points_of: PointsOf, resolution: Resolution) -> Field:
    """Give an entrant a bye. In a Swiss round it counts like a win, elsewhere everybody's time comes."""
    resolution.record(ByeGiven(meeting.number, meeting.present[0]))
    won = free_win(points_of) if field.format.kind is FormatKind.SWISS else Fraction(0)
    return field.with_meeting(meeting.number, state="bye", points=(won,), through=meeting.present)


def _through(field: Field, meeting: Meeting, outcome: Outcome, resolution: Resolution) -> tuple[Entrant, ...]:
    """Return the entrants that a knockout takes on; a random draw decides among those that are level."""
    if field.format.kind is not FormatKind.KNOCKOUT:
        return ()
    is_final = len(field.of_round(meeting.round)) == 1
    number = 1 if is_final else field.format.go_on
    place_of = dict(zip(meeting.present, (one.place for one in outcome.placements), strict=True))
    ordered = sorted(meeting.present, key=lambda one: place_of[one])
    border = place_of[ordered[number - 1]]
    among = [one for one in ordered if place_of[one] == border]
    sure = [one for one in ordered if place_of[one] < border]
    if len(sure) + len(among) > number:
        among = [among[place] for place in resolution.chance.shuffle(len(among))]
        resolution.record(LotDrawn(tuple(among), meeting.number))
    return tuple([*sure, *among][:number])


# --- rounds -----------------------------------------------------------------------------------


def _first(field: Field) -> Field:
    """Return the field with all meetings that are known from the start."""
    if field.format.kind is FormatKind.SWISS:
        return structs.replace(field, rounds=swiss.rounds(len(field.order)))
    if field.format.kind is FormatKind.ROUND_ROBIN:
        found = round_robin.rounds(field)
    elif knockout.is_bracket(field):
        found = knockout.bracket(field.order)
    else:
        found = [knockout.tables(field.order, field)]
    for number, seatings in enumerate(found):
        field = field.with_meetings(number, seatings)
    is_dealt_later = field.format.kind is FormatKind.KNOCKOUT
    return structs.replace(field, rounds=knockout.rounds(field) if is_dealt_later else len(found))


def _with_swiss_round(field: Field, resolution: Resolution) -> Field:
    """Return the field with the pairs of its round, if it is a Swiss one."""
    if field.format.kind is not FormatKind.SWISS:
        return field
    return field.with_meetings(field.round, swiss.next_round(field, resolution.below(swiss.LOT)))


def _go_on(field: Field, points_of: PointsOf, resolution: Resolution) -> Field:
    """Do everything that waits for no match."""
    while field.ranking is None:
        before = field
        field = _begin_meetings(field, points_of, resolution)
        if all(one.is_settled for one in field.of_round(field.round)):
            field = _next_round(field, points_of, resolution)
        if field is before:
            break
    return field


def _begin_meetings(field: Field, points_of: PointsOf, resolution: Resolution) -> Field:
    """Begin the meetings whose time has come: those of the round, in a bracket all with known entrants."""
    is_bracket = field.format.kind is FormatKind.KNOCKOUT and knockout.is_bracket(field)
    waiting = [one for one in field.meetings if one.state == "waiting"]
    if not is_bracket:
        waiting = [one for one in waiting if one.round == field.round]
    for meeting in waiting:
        if is_bracket and meeting.round > 0:
            entrants, is_all = knockout.comers(field, meeting)
            if entrants != meeting.entrants:
                field = field.with_meeting(meeting.number, entrants=entrants)
            if not is_all:
                continue
        meeting = field.meetings[meeting.number]
        there = tuple(one for one in meeting.present if one not in field.left)
        field = _ready(field, meeting, there, points_of, resolution)
    return field


def _next_round(field: Field, points_of: PointsOf, resolution: Resolution) -> Field:
    """Return the field in its next round, or at its end."""
    if _is_over(field):
        return _finish(field, points_of, resolution)
    field = structs.replace(field, round=field.round + 1)
    resolution.record(RoundBegun(field.round + 1))
    if field.format.kind is FormatKind.KNOCKOUT and not knockout.is_bracket(field):
        before = structs.replace(field, round=field.round - 1)
        return field.with_meetings(field.round, knockout.tables(knockout.through(before), field))
    return _with_swiss_round(field, resolution)


def _is_over(field: Field) -> bool:
    if field.format.kind is FormatKind.KNOCKOUT and not knockout.is_bracket(field):
        return len(field.of_round(field.round)) == 1 or len(knockout.through(field)) < field.format.fewest
    if field.format.kind is FormatKind.SWISS and len(field.staying) < field.format.fewest:
        return True
    return field.round + 1 == field.rounds


def _finish(field: Field, points_of: PointsOf, resolution: Resolution) -> Field:
    """Return the field with its final order; a random draw orders those that are level in everything.

    In a knockout only the first place is drawn, and only if nobody has won the final.
    """
    rows = standings(field, points_of)
    ranking = [row.entrant for row in rows]
    is_knockout = field.format.kind is FormatKind.KNOCKOUT
    for group in (one for one in level(rows) if not is_knockout or one[0] == ranking[0]):
        drawn = [group[place] for place in resolution.chance.shuffle(len(group))]
        resolution.record(LotDrawn(tuple(drawn)))
        first = ranking.index(group[0])
        ranking[first : first + len(group)] = drawn
    resolution.record(TournamentWon(ranking[0]))
    return structs.replace(field, ranking=tuple(ranking))
