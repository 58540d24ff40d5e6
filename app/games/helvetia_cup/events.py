"""What can happen, with the dice and sums that decided it. `coach` is a seat, `f` a footballer."""

from typing import Literal

from app.engine.contract import Event, Seat
from app.games.helvetia_cup.model import FootballerId
from app.games.helvetia_cup.pitch import Hex


class Dealt(Event, frozen=True, tag="dealt"):
    """Secret: the coach alone sees which cards."""

    coach: Seat
    tactics: tuple[str, ...]
    legendary: str


class Discarded(Event, frozen=True, tag="discarded"):
    """`card` is None for all but the coach."""

    coach: Seat
    card: str | None


class LegendaryLaidOut(Event, frozen=True, tag="legendary_laid_out"):
    coach: Seat
    card: str


class Picked(Event, frozen=True, tag="picked"):
    """`f` is None for all but the coach until both squads are complete."""

    coach: Seat
    f: FootballerId | None


class SquadRevealed(Event, frozen=True, tag="squad_revealed"):
    coach: Seat
    keeper: FootballerId
    starters: tuple[FootballerId, ...]
    substitutes: tuple[FootballerId, ...]


class TossWon(Event, frozen=True, tag="toss_won"):
    coach: Seat
    face: str


class KickoffChosen(Event, frozen=True, tag="kickoff_chosen"):
    """`coach` kicks off the first half."""

    coach: Seat


class HalfStarted(Event, frozen=True, tag="half_started"):
    half: int
    coach: Seat


class HalfEnded(Event, frozen=True, tag="half_ended"):
    half: int
    left: int
    right: int


class Placed(Event, frozen=True, tag="placed"):
    f: FootballerId
    to: Hex


class KickerChosen(Event, frozen=True, tag="kicker_chosen"):
    f: FootballerId


class Substituted(Event, frozen=True, tag="substituted"):
    """`f` goes, `on` comes; `hex` None before a kick-off."""

    f: FootballerId
    on: FootballerId
    hex: Hex | None


class Moved(Event, frozen=True, tag="moved"):
    """`cost` boosts, of which `boosts` are left."""

    f: FootballerId
    origin: Hex
    to: Hex
    cost: int
    boosts: int


class Overtaken(Event, frozen=True, tag="overtaken"):
    f: FootballerId
    origin: Hex
    to: Hex


class StoodUp(Event, frozen=True, tag="stood_up"):
    f: FootballerId


class MovementDone(Event, frozen=True, tag="movement_done"):
    coach: Seat


class Collected(Event, frozen=True, tag="collected"):
    """A free ball."""

    f: FootballerId
    hex: Hex


class SkillTested(Event, frozen=True, tag="tested"):
    """A d20 against a skill: value = base (halved) + bonus - pressure; `rolled` 0: needed no die."""

    f: FootballerId
    test: str
    base: int
    halved: bool
    bonus: int
    pressure: int
    value: int
    rolled: int
    success: bool


class PressureKept(Event, frozen=True, tag="pressure_kept"):
    coach: Seat


class BallTaken(Event, frozen=True, tag="ball_taken"):
    """`f` has the ball, the footballer who had it falls."""

    f: FootballerId
    fell: FootballerId


class Fell(Event, frozen=True, tag="fell"):
    f: FootballerId


class MovedOn(Event, frozen=True, tag="moved_on"):
    """The free step with the ball after a steal or an interception; no way free: `to` is where he was."""

    f: FootballerId
    to: Hex


class Fouled(Event, frozen=True, tag="fouled"):
    """Team die of the offender's team: `card_face`; of the fouled team: `loss_face`; indexes from 0."""

    offender: FootballerId
    victim: FootballerId
    hex: Hex
    card_face: int
    card: Literal["yellow", "second_yellow", "red", "none"]
    loss_face: int
    loss: int
    boosts: int  # left; below zero: injured


class KeeperNamed(Event, frozen=True, tag="keeper_named"):
    f: FootballerId


class TookOver(Event, frozen=True, tag="took_over"):
    """The nearest footballer is put on the ball hex."""

    f: FootballerId
    hex: Hex
    distance: int


class Withdrawn(Event, frozen=True, tag="withdrawn"):
    """`stays`: there is no free neighbour hex, so he may not press."""

    f: FootballerId
    to: Hex
    stays: bool


class PenaltyAwarded(Event, frozen=True, tag="penalty_awarded"):
    coach: Seat


class PenaltyPrepared(Event, frozen=True, tag="penalty_prepared"):
    """`f` takes it; `swapped` made room for him on the spot."""

    f: FootballerId
    spot: Hex
    swapped: FootballerId | None


class AreaCleared(Event, frozen=True, tag="area_cleared"):
    f: FootballerId
    to: Hex


class ShortPassed(Event, frozen=True, tag="short_passed"):
    f: FootballerId
    origin: Hex
    to: Hex


class LongPassed(Event, frozen=True, tag="long_passed"):
    f: FootballerId
    origin: Hex
    to: Hex


class Deviated(Event, frozen=True, tag="deviated"):
    """The ball goes by the number just rolled; `way` ends where it lands."""

    roll: int
    origin: Hex
    way: tuple[Hex, ...]


class Received(Event, frozen=True, tag="received"):
    f: FootballerId
    hex: Hex


class Declined(Event, frozen=True, tag="declined"):
    """`f` lets the pass come."""

    f: FootballerId


class BallLoose(Event, frozen=True, tag="ball_loose"):
    """`coach` owns it: distance of the nearest standing footballer of the attackers and defenders."""

    hex: Hex
    attackers: int
    defenders: int
    coach: Seat


class RoundEnded(Event, frozen=True, tag="round_ended"):
    coach: Seat


class ShotTaken(Event, frozen=True, tag="shot_taken"):
    f: FootballerId
    shot: str
    zone: str
    sectors: int


class Aimed(Event, frozen=True, tag="aimed"):
    """`sector` is None for all but the coach until both have chosen."""

    coach: Seat
    sector: str | None


class Guarded(Event, frozen=True, tag="guarded"):
    """`sectors` is None for all but the coach until both have chosen."""

    coach: Seat
    sectors: tuple[str, ...] | None


class Revealed(Event, frozen=True, tag="revealed"):
    aim: str
    guard: tuple[str, ...]


class Saved(Event, frozen=True, tag="saved"):
    f: FootballerId


class ShotTested(Event, frozen=True, tag="shot_tested"):
    """value = base (halved) + bonus + sector + touch - pressure; `rolled` 0: needed no die."""

    f: FootballerId
    shot: str
    base: int
    halved: bool
    bonus: int
    sector: int
    touch: int
    pressure: int
    value: int
    rolled: int
    success: bool


class GoalScored(Event, frozen=True, tag="goal_scored"):
    f: FootballerId
    left: int
    right: int


class Missed(Event, frozen=True, tag="missed"):
    """The goalkeeper `f` has the ball."""

    f: FootballerId


class TimeRolled(Event, frozen=True, tag="time_rolled"):
    """`fixed`: a card stood in for the die."""

    coach: Seat
    minutes: int
    clock: int
    fixed: bool
    why: Literal["turnover", "goal", "stall"]


class TurnedOver(Event, frozen=True, tag="turned_over"):
    """`coach` attacks now."""

    coach: Seat
    f: FootballerId | None


class OffsideGiven(Event, frozen=True, tag="offside_given"):
    """`depth`: of the receiver at the pass, in x from the goal line; `line`: of the penultimate opponent."""

    f: FootballerId
    hex: Hex
    depth: int
    line: int
    called: bool


class OffsideRefused(Event, frozen=True, tag="offside_refused"):
    """A wrong call, for `depth` was not less than `line`: no more calls by this coach in this half."""

    coach: Seat
    f: FootballerId
    depth: int
    line: int


class PlayedOn(Event, frozen=True, tag="played_on"):
    coach: Seat


class CardPlayed(Event, frozen=True, tag="card_played"):
    coach: Seat
    card: str
    f: FootballerId | None
    g: FootballerId | None


class ShootoutStarted(Event, frozen=True, tag="shootout_started"):
    coach: Seat


class KickTaken(Event, frozen=True, tag="kick_taken"):
    """`left` and `right`: goals of the series so far."""

    f: FootballerId
    scored: bool
    left: int
    right: int


class MatchEnded(Event, frozen=True, tag="match_ended"):
    """`coach` has won; None: a draw."""

    coach: Seat | None
    reason: str


def shown(event: Event, seat: Seat | None) -> Event | None:
    """An event as a viewer may read it: chosen cards, picks and sectors are their coach's alone."""
    if isinstance(event, Dealt | Discarded | Picked | Aimed | Guarded) and event.coach != seat:
        return _hidden(event)
    return event


def _hidden(event: Dealt | Discarded | Picked | Aimed | Guarded) -> Event | None:
    match event:
        case Dealt():
            return None
        case Discarded(coach=coach):
            return Discarded(coach, None)
        case Picked(coach=coach):
            return Picked(coach, None)
        case Aimed(coach=coach):
            return Aimed(coach, None)
        case Guarded(coach=coach):
            return Guarded(coach, None)
