"""The events of a match, with the dice and sums that decided them.

`who` is the seat that an event is about, `f` a footballer of that seat.
"""

from typing import Literal

from app.engine.types import Event, Seat
from app.games.helvetia_cup.model import FootballerId
from app.games.helvetia_cup.pitch import Hex


class Dealt(Event, frozen=True, tag="dealt"):
    """A coach has been dealt cards, which only that coach sees."""

    who: Seat
    tactics: tuple[str, ...]
    legendary: str


class Discarded(Event, frozen=True, tag="discarded"):
    """A coach has discarded a card; `card` is None for everyone else."""

    who: Seat
    card: str | None


class LegendaryLaidOut(Event, frozen=True, tag="legendary_laid_out"):
    who: Seat
    card: str


class Picked(Event, frozen=True, tag="picked"):
    """A coach has picked `f`, which is None for everyone else until both squads are complete."""

    who: Seat
    f: FootballerId | None


class SquadRevealed(Event, frozen=True, tag="squad_revealed"):
    who: Seat
    keeper: FootballerId
    starters: tuple[FootballerId, ...]
    substitutes: tuple[FootballerId, ...]


class TossWon(Event, frozen=True, tag="toss_won"):
    who: Seat
    face: str


class KickoffChosen(Event, frozen=True, tag="kickoff_chosen"):
    """`who` kicks off the first half."""

    who: Seat


class HalfStarted(Event, frozen=True, tag="half_started"):
    who: Seat
    half: int


class HalfEnded(Event, frozen=True, tag="half_ended"):
    half: int
    left: int
    right: int


class Placed(Event, frozen=True, tag="placed"):
    who: Seat
    f: FootballerId
    to: Hex


class KickerChosen(Event, frozen=True, tag="kicker_chosen"):
    who: Seat
    f: FootballerId


class Substituted(Event, frozen=True, tag="substituted"):
    """`f` has gone off, and `on` has come on; `hex` is None before a kick-off."""

    who: Seat
    f: FootballerId
    on: FootballerId
    hex: Hex | None


class Moved(Event, frozen=True, tag="moved"):
    """`f` has moved for `cost` boosts; `boosts` are left."""

    who: Seat
    f: FootballerId
    origin: Hex
    to: Hex
    cost: int
    boosts: int


class Overtaken(Event, frozen=True, tag="overtaken"):
    who: Seat
    f: FootballerId
    origin: Hex
    to: Hex


class StoodUp(Event, frozen=True, tag="stood_up"):
    who: Seat
    f: FootballerId


class TakenBack(Event, frozen=True, tag="taken_back"):
    """All steps of `f` in this phase were taken back: `f` is on `to` again, with `returned` boosts more."""

    who: Seat
    f: FootballerId
    to: Hex
    returned: int
    boosts: int


class MovementDone(Event, frozen=True, tag="movement_done"):
    who: Seat


class Collected(Event, frozen=True, tag="collected"):
    """`f` has picked up a free ball."""

    who: Seat
    f: FootballerId
    hex: Hex


class SkillTested(Event, frozen=True, tag="tested"):
    """A d20 was rolled against value = base (halved) + bonus - pressure; `rolled` 0 means no die."""

    who: Seat
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
    who: Seat


class BallTaken(Event, frozen=True, tag="ball_taken"):
    """`f` has taken the ball; the footballer who had it has fallen."""

    who: Seat
    f: FootballerId
    fell: FootballerId


class Fell(Event, frozen=True, tag="fell"):
    who: Seat
    f: FootballerId


class MovedOn(Event, frozen=True, tag="moved_on"):
    """`f` has made the free step after a steal or an interception; `to` may be the same hex."""

    who: Seat
    f: FootballerId
    to: Hex


class Fouled(Event, frozen=True, tag="fouled"):
    """A foul, with the faces of the team dice from 0: `card_face` of the offender, `loss_face` of the victim.

    `loss_face` is None if the card ended the match, so that the second die was not rolled (HC-8.10).
    """

    who: Seat
    offender: FootballerId
    victim: FootballerId
    hex: Hex
    card_face: int
    card: Literal["yellow", "second_yellow", "red", "none"]
    loss_face: int | None
    loss: int
    boosts: int  # left; below zero: injured


class KeeperNamed(Event, frozen=True, tag="keeper_named"):
    who: Seat
    f: FootballerId


class TookOver(Event, frozen=True, tag="took_over"):
    """The nearest footballer has been put on the ball hex."""

    who: Seat
    f: FootballerId
    hex: Hex
    distance: int


class Withdrawn(Event, frozen=True, tag="withdrawn"):
    """`f` has withdrawn; if `stays`, no neighbouring hex was free, and they may not press."""

    who: Seat
    f: FootballerId
    to: Hex
    stays: bool


class PenaltyAwarded(Event, frozen=True, tag="penalty_awarded"):
    who: Seat


class PenaltyPrepared(Event, frozen=True, tag="penalty_prepared"):
    """`f` takes the penalty; `swapped` made room on the spot."""

    who: Seat
    f: FootballerId
    spot: Hex
    swapped: FootballerId | None


class AreaCleared(Event, frozen=True, tag="area_cleared"):
    who: Seat
    f: FootballerId
    to: Hex


class ShortPassed(Event, frozen=True, tag="short_passed"):
    who: Seat
    f: FootballerId
    origin: Hex
    to: Hex


class LongPassed(Event, frozen=True, tag="long_passed"):
    who: Seat
    f: FootballerId
    origin: Hex
    to: Hex


class Deviated(Event, frozen=True, tag="deviated"):
    """The ball has deviated by the number rolled, as seen by `who`; `way` ends where it landed."""

    who: Seat
    roll: int
    origin: Hex
    way: tuple[Hex, ...]


class Received(Event, frozen=True, tag="received"):
    who: Seat
    f: FootballerId
    hex: Hex


class Declined(Event, frozen=True, tag="declined"):
    """`f` has let the pass come."""

    who: Seat
    f: FootballerId


class BallLoose(Event, frozen=True, tag="ball_loose"):
    """`who` owns the free ball, by the distances of the nearest standing attacker and defender."""

    who: Seat
    hex: Hex
    attackers: int
    defenders: int


class RoundEnded(Event, frozen=True, tag="round_ended"):
    who: Seat


class ShotTaken(Event, frozen=True, tag="shot_taken"):
    who: Seat
    f: FootballerId
    shot: str
    zone: str
    sectors: int


class Aimed(Event, frozen=True, tag="aimed"):
    """A coach has aimed; `sector` is None for everyone else until both have chosen."""

    who: Seat
    sector: str | None


class Guarded(Event, frozen=True, tag="guarded"):
    """A coach has guarded; `sectors` is None for everyone else until both have chosen."""

    who: Seat
    sectors: tuple[str, ...] | None


class Revealed(Event, frozen=True, tag="revealed"):
    aim: str
    guard: tuple[str, ...]


class Saved(Event, frozen=True, tag="saved"):
    who: Seat
    f: FootballerId


class ShotTested(Event, frozen=True, tag="shot_tested"):
    """A d20 was rolled against value = base (halved) + bonus + sector + touch - pressure; 0 means no die."""

    who: Seat
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
    who: Seat
    f: FootballerId
    left: int
    right: int


class Missed(Event, frozen=True, tag="missed"):
    """The shot has missed; the goalkeeper `f` has the ball."""

    who: Seat
    f: FootballerId


class TimeRolled(Event, frozen=True, tag="time_rolled"):
    """The time die was rolled; if `fixed`, a card replaced it."""

    who: Seat
    minutes: int
    clock: int
    fixed: bool
    why: Literal["turnover", "goal", "stall"]


class TurnedOver(Event, frozen=True, tag="turned_over"):
    """Possession has changed; `who` attacks now."""

    who: Seat
    f: FootballerId | None


class OffsideGiven(Event, frozen=True, tag="offside_given"):
    """Offside was given: `depth` of the receiver, `line` of the penultimate opponent, from the goal line."""

    who: Seat
    f: FootballerId
    hex: Hex
    depth: int
    line: int
    called: bool


class OffsideRefused(Event, frozen=True, tag="offside_refused"):
    """The call was wrong, as `depth` is not less than `line`; the coach may not call again in this half."""

    who: Seat
    f: FootballerId
    depth: int
    line: int


class PlayedOn(Event, frozen=True, tag="played_on"):
    who: Seat


class CardPlayed(Event, frozen=True, tag="card_played"):
    """A card was played, on `f`, or on `f` and `g`, if it names footballers."""

    who: Seat
    card: str
    f: FootballerId | None
    g: FootballerId | None


class ShootoutStarted(Event, frozen=True, tag="shootout_started"):
    who: Seat


class TakerNamed(Event, frozen=True, tag="taker_named"):
    """`f` takes the next kick of the shoot-out."""

    who: Seat
    f: FootballerId


class KickTaken(Event, frozen=True, tag="kick_taken"):
    """A kick was taken; `left` and `right` are the goals of the series so far."""

    who: Seat
    f: FootballerId
    scored: bool
    left: int
    right: int


class MatchEnded(Event, frozen=True, tag="match_ended"):
    """The match is over; `who` has won, None means a draw."""

    who: Seat | None
    reason: str


def shown(event: Event, seat: Seat | None) -> Event | None:
    """Return the event as a viewer may read it; cards, picks and sectors are shown only to their coach."""
    if isinstance(event, Dealt | Discarded | Picked | Aimed | Guarded) and event.who != seat:
        return _hidden(event)
    return event


def _hidden(event: Dealt | Discarded | Picked | Aimed | Guarded) -> Event | None:
    match event:
        case Dealt():
            return None
        case Discarded(who=who):
            return Discarded(who, None)
        case Picked(who=who):
            return Picked(who, None)
        case Aimed(who=who):
            return Aimed(who, None)
        case Guarded(who=who):
            return Guarded(who, None)
