"""The events of a match, each with everything that a reader needs to redo the sum.

A `rider` is a number, a `team` an index, `who` the seat that owns the rider or the team. A node is a text
such as `1:AB-3-04`. A `path` has one letter per step: `s` straight ahead, `r` to the right, `l` to
the left (UR-5.5).
"""

from app.engine.types import Event, Seat


class RaceStarted(Event, frozen=True, tag="race_started"):
    """Cards are dealt and the road is empty. `number` counts from 1, `of` is the number of races."""

    race: str
    number: int
    of: int


class StartRolled(Event, frozen=True, tag="start_rolled"):
    """A seat has rolled for the right to begin, more than once after a tie (UR-3.3)."""

    who: Seat
    one: int
    two: int
    sum: int


class StarterFound(Event, frozen=True, tag="starter_found"):
    """This seat places first (UR-3.3, UR-14.3)."""

    who: Seat


class CardKept(Event, frozen=True, tag="card_kept"):
    """A team has kept one more energy card (UR-3.4). Only its owner sees the event."""

    who: Seat
    team: int
    card: str
    left: int  # cards still to be chosen


class HandChosen(Event, frozen=True, tag="hand_chosen"):
    """The team has chosen all its energy cards (UR-3.4)."""

    who: Seat
    team: int


class Placed(Event, frozen=True, tag="placed"):
    """A rider has been placed; `row` 1 is the front row (UR-3.5)."""

    who: Seat
    rider: int
    space: str
    lane: int
    row: int


class RoundStarted(Event, frozen=True, tag="round_started"):
    """A round has begun: the fallen riders are up again, finishers have left the board (UR-11.7)."""

    round: int


class SwapAsked(Event, frozen=True, tag="swap_asked"):
    who: Seat
    rider: int
    asked: int


class SwapDeclined(Event, frozen=True, tag="swap_declined"):
    who: Seat
    rider: int
    asked: int


class Swapped(Event, frozen=True, tag="swapped"):
    """`leader` is now where `rider` was, and must ride (UR-10.4)."""

    who: Seat
    rider: int
    leader: int


class BrokeAway(Event, frozen=True, tag="broke_away"):
    """The rider has announced a breakaway, before the dice (UR-8.6)."""

    who: Seat
    rider: int


class PhotoDrawn(Event, frozen=True, tag="photo_drawn"):
    """`photo` is noted for the rider, who may have it already (UR-12.2)."""

    who: Seat
    rider: int
    photo: int


class Thrown(Event, frozen=True, tag="thrown"):
    """`one` from source `first` + `two` from `second` = sum; -+ `number` by terrain = allowance (UR-5.3)."""

    who: Seat
    rider: int
    first: str
    one: int
    second: str
    two: int
    sum: int
    terrain: str
    number: int
    allowance: int


class SevenThrown(Event, frozen=True, tag="seven_thrown"):
    """As Thrown, but an action card is drawn before anything else is counted (UR-5.2)."""

    who: Seat
    rider: int
    first: str
    one: int
    second: str
    two: int


class DeckRenewed(Event, frozen=True, tag="deck_renewed"):
    """The discards have become the new deck (UR-9.1)."""

    cards: int


class ActionCardDrawn(Event, frozen=True, tag="action_card_drawn"):
    who: Seat
    rider: int
    card: str


class EnergyLost(Event, frozen=True, tag="energy_lost"):
    who: Seat
    rider: int
    card: str


class EnergyRegained(Event, frozen=True, tag="energy_regained"):
    who: Seat
    rider: int
    card: str


class NothingLost(Event, frozen=True, tag="nothing_lost"):
    """The rider has no energy card to lose (UR-9.4)."""

    who: Seat
    rider: int


class NothingRegained(Event, frozen=True, tag="nothing_regained"):
    """The rider has no used card to get back (UR-9.4)."""

    who: Seat
    rider: int


class Paced(Event, frozen=True, tag="paced"):
    """The sum after an action card: base + added = total; with the terrain = allowance (UR-9.2).

    `base` is 7, or 0 if the 7 does not count. `added` is the card's number or the die that it asked for.
    """

    who: Seat
    rider: int
    card: str
    base: int
    added: int
    total: int
    terrain: str
    number: int
    allowance: int


class Skipped(Event, frozen=True, tag="skipped"):
    who: Seat
    rider: int


class Crashed(Event, frozen=True, tag="crashed"):
    """The rider has drawn a crash. A `Fell` event follows for each rider that falls too (UR-9.9)."""

    who: Seat
    rider: int


class Fell(Event, frozen=True, tag="fell"):
    """The rider has been pulled down by `by`; `wave` counts from 1."""

    who: Seat
    rider: int
    by: int
    wave: int


class Dismounted(Event, frozen=True, tag="dismounted"):
    who: Seat
    rider: int


class Blocked(Event, frozen=True, tag="blocked"):
    """The rider can reach no free space and stays (UR-5.6)."""

    who: Seat
    rider: int


class Moved(Event, frozen=True, tag="moved"):
    """The rider has ridden from `start` along `path`; `distance` is its length."""

    who: Seat
    rider: int
    start: str
    distance: int
    path: str


class Drafted(Event, frozen=True, tag="drafted"):
    """The rider has followed `leader`, as in `Moved`; that was their turn (UR-7.2)."""

    who: Seat
    rider: int
    leader: int
    start: str
    distance: int
    path: str


class DraftDeclined(Event, frozen=True, tag="draft_declined"):
    who: Seat
    rider: int
    leader: int


class SprintScored(Event, frozen=True, tag="sprint_scored"):
    """The rider is one of the first three across `line` (UR-13.1)."""

    who: Seat
    rider: int
    line: str
    place: int
    points: int


class JerseyTaken(Event, frozen=True, tag="jersey_taken"):
    """The rider is the first to wear the jersey (UR-13.2)."""

    who: Seat
    rider: int


class JerseyPassed(Event, frozen=True, tag="jersey_passed"):
    """The jersey has passed from one rider to another (UR-13.3, UR-14.4)."""

    who: Seat
    rider: int
    before: int


class JerseyVacated(Event, frozen=True, tag="jersey_vacated"):
    """No rider wears the jersey, because none has sprint points any more (UR-14.4)."""

    who: Seat
    before: int


class JerseyScored(Event, frozen=True, tag="jersey_scored"):
    """The jersey has brought points at the end of a round (UR-13.4)."""

    who: Seat
    rider: int
    points: int


class Finished(Event, frozen=True, tag="finished"):
    who: Seat
    rider: int
    place: int
    points: int


class RankedIn(Event, frozen=True, tag="ranked_in"):
    """The rider has got a place without riding on (UR-11.6)."""

    who: Seat
    rider: int
    place: int
    points: int


class Remounted(Event, frozen=True, tag="remounted"):
    who: Seat
    rider: int
    space: str


class PhotosRevealed(Event, frozen=True, tag="photos_revealed"):
    """Two photos have been developed; their holders are disqualified (UR-12.3)."""

    one: int
    two: int


class Disqualified(Event, frozen=True, tag="disqualified"):
    who: Seat
    rider: int
    photo: int


class UnkeptShown(Event, frozen=True, tag="unkept_shown"):
    """The energy cards that the team had left at home, kinds separated by spaces."""

    who: Seat
    team: int
    cards: str


class TeamScored(Event, frozen=True, tag="team_scored"):
    """The team's points in the race that has just ended; `total` over all races so far."""

    who: Seat
    team: int
    points: int
    total: int


class BonusWon(Event, frozen=True, tag="bonus_won"):
    """The rider has won the bonus of a tour (UR-14.5)."""

    who: Seat
    rider: int
    place: int
    points: int
