"""The report of a finished match for a tournament: result, statistics, condition of the footballers."""

from msgspec import Struct

from app.engine.types import Seat
from app.games.helvetia_cup.model import Place, Reason, State, Stats
from app.games.helvetia_cup.rules.shootout import tally


class Legs(Struct, frozen=True):
    """One footballer of the squad after the match, by shirt number."""

    number: int
    exhausted: bool  # played and has no boost left, but is not injured (HC-17.2)
    injured: bool  # HC-17.3
    sent_off: bool  # directly or with two yellows (HC-17.4)
    yellow: bool  # a single one; the two of a dismissal are not added up (HC-17.4)


class TeamReport(Struct, frozen=True):
    goals: int
    stats: dict[str, int]  # the values for the conditions of tasks (HC-17.10)
    footballers: tuple[Legs, ...]
    played_cards: tuple[str, ...]


class MatchReport(Struct, frozen=True):
    """A finished match, by seat; `winner` None means a draw, `series` None that there was no shoot-out."""

    winner: Seat | None
    reason: Reason
    teams: tuple[TeamReport, TeamReport]
    series: tuple[int, int] | None = None


def report(state: State) -> MatchReport:
    """Return the report of a finished match (HC-17.9)."""
    assert state.ended is not None
    series = tally(state) if state.kicks else None
    return MatchReport(state.ended.winner, state.ended.reason, (_team(state, 0), _team(state, 1)), series)


def _team(state: State, seat: Seat) -> TeamReport:
    squad = [f for f in state.footballers.values() if f.seat == seat]
    legs = tuple(
        Legs(
            number=f.number,
            exhausted=f.played and f.boosts == 0 and f.place is not Place.INJURED,
            injured=f.place is Place.INJURED,
            sent_off=f.place is Place.SENT_OFF,
            yellow=f.yellow and f.place is not Place.SENT_OFF,
        )
        for f in squad
    )
    return TeamReport(state.score[seat], statistics(state, seat), legs, state.coaches[seat].played)


def statistics(state: State, seat: Seat) -> dict[str, int]:
    """Return the statistics of a seat, counted during the match and at its end (HC-17.10)."""
    stats: Stats = state.coaches[seat].stats
    counted = {name: getattr(stats, name) for name in Stats.__struct_fields__ if name != "behind"}
    won = state.ended is not None and state.ended.winner == seat
    return counted | {
        "margin": state.score[seat] - state.score[1 - seat],
        "comeback": int(bool(stats.behind) and won),
        "tired_end": sum(f.boosts == 0 for f in state.of(seat)),
    }
