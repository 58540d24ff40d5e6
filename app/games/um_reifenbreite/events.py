"""What can happen, each with what a reader needs to redo the sum.

A `rider` is a number, a `team` an index, `who` the seat that it is about (whose rider, whose team). A node
is a text such as `1:AB-3-04`. A `path` has one letter a step: `s` straight ahead, `r` to the right, `l` to
the left (UR-5.5).
"""

from app.engine.types import Event, Seat


class RaceStarted(Event, frozen=True, tag="race_started"):
    """Cards are dealt and the road is empty. `number` from 1, `of` races."""

    race: str
    number: int
    of: int


class StartRolled(Event, frozen=True, tag="start_rolled"):
    """UR-3.3: one seat's dice for the right to begin; more than once after a tie."""

    who: Seat
    one: int
    two: int
    sum: int


class StarterFound(Event, frozen=True, tag="starter_found"):
    """This seat places first (UR-3.3, UR-14.3)."""

    who: Seat


class CardKept(Event, frozen=True, tag="card_kept"):
    """UR-3.4, told to the team's owner only."""

    who: Seat
    team: int
    card: str
    left: int  # how many are still to be chosen


class HandChosen(Event, frozen=True, tag="hand_chosen"):
    """The team has chosen all its energy cards (UR-3.4)."""

    who: Seat
    team: int


class Placed(Event, frozen=True, tag="placed"):
    """UR-3.5; `row` 1 is the front one."""

    who: Seat
    rider: int
    space: str
    lane: int
    row: int


class RoundStarted(Event, frozen=True, tag="round_started"):
    """The riders who fell are up again, finishers have left the board (UR-11.7)."""

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
    """`leader` stands now where `rider` stood, and must ride (UR-10.4)."""

    who: Seat
    rider: int
    leader: int


class BrokeAway(Event, frozen=True, tag="broke_away"):
    """UR-8.6: announced before the dice."""

    who: Seat
    rider: int


class PhotoDrawn(Event, frozen=True, tag="photo_drawn"):
    """UR-12.2: `photo` is written behind the rider; he may have it already."""

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
    """UR-9.1: the discards are the new deck."""

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
    """He has no energy card that he could lose (UR-9.4)."""

    who: Seat
    rider: int


class NothingRegained(Event, frozen=True, tag="nothing_regained"):
    """No used card could come back (UR-9.4)."""

    who: Seat
    rider: int


class Paced(Event, frozen=True, tag="paced"):
    """After an action card: base + added = total; with the terrain = allowance (UR-9.2).

    `base` is 7, or 0 where the 7 does not count; `added` is the card's number or the die it made roll.
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
    """He draws the crash; who falls with him follows as Fell (UR-9.9)."""

    who: Seat
    rider: int


class Fell(Event, frozen=True, tag="fell"):
    """Pulled down by `by`; `wave` counts from 1."""

    who: Seat
    rider: int
    by: int
    wave: int


class Dismounted(Event, frozen=True, tag="dismounted"):
    who: Seat
    rider: int


class Blocked(Event, frozen=True, tag="blocked"):
    """No free space can be reached: he stays (UR-5.6)."""

    who: Seat
    rider: int


class Moved(Event, frozen=True, tag="moved"):
    """From `start` along `path`; `distance` is its length."""

    who: Seat
    rider: int
    start: str
    distance: int
    path: str


class Drafted(Event, frozen=True, tag="drafted"):
    """As Moved, to the space behind `leader`; that was his turn (UR-7.2)."""

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
    """One of the first three across `line` (UR-13.1)."""

    who: Seat
    rider: int
    line: str
    place: int
    points: int


class JerseyTaken(Event, frozen=True, tag="jersey_taken"):
    """The first wearer (UR-13.2)."""

    who: Seat
    rider: int


class JerseyPassed(Event, frozen=True, tag="jersey_passed"):
    """From one rider to another (UR-13.3, UR-14.4)."""

    who: Seat
    rider: int
    before: int


class JerseyVacated(Event, frozen=True, tag="jersey_vacated"):
    """UR-14.4: nobody has sprint points any more."""

    who: Seat
    before: int


class JerseyScored(Event, frozen=True, tag="jersey_scored"):
    """UR-13.4: at the end of a round."""

    who: Seat
    rider: int
    points: int


class Finished(Event, frozen=True, tag="finished"):
    who: Seat
    rider: int
    place: int
    points: int


class RankedIn(Event, frozen=True, tag="ranked_in"):
    """UR-11.6: the place is his without riding on."""

    who: Seat
    rider: int
    place: int
    points: int


class Remounted(Event, frozen=True, tag="remounted"):
    who: Seat
    rider: int
    space: str


class PhotosRevealed(Event, frozen=True, tag="photos_revealed"):
    """UR-12.3: who holds one of the two is disqualified."""

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
    """UR-14.5"""

    who: Seat
    rider: int
    place: int
    points: int
