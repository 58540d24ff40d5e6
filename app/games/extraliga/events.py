"""The events, in the past tense, each with the dice, cards and sums that decided it.

`who` is the seat that an event is about, and None if it is about several. A match between two seats is
about both, a match against a virtual club about its seat. `a`, `b` and `first` are seats too.
"""

from msgspec import Struct

from app.engine.types import Event
from app.games.extraliga.model import CardId, CopyId, EditorKind, Lineup, Overtime, Slot, Stage


class DraftStarted(Event, frozen=True, tag="draft_started"):
    """The draft begins.

    `first` is the first to pick in the open draft of two players; None in the pass draft.
    """

    first: int | None


class TableDealt(Event, frozen=True, tag="table_dealt"):
    """Six open cards are dealt (EX-2D.2)."""

    round: int
    first: int
    cards: tuple[CardId, ...]


class HandsDealt(Event, frozen=True, tag="hands_dealt"):
    """Each seat holds `size` secret cards.

    `to_left` is the direction in which they pass (EX-3D.1, EX-3D.3).
    """

    number: int
    size: int
    to_left: bool


class Picked(Event, frozen=True, tag="picked"):
    """A card is picked. `card` is None for viewers who may not know it yet."""

    who: int
    card: CardId | None
    secret: bool


class HandsPassed(Event, frozen=True, tag="hands_passed"):
    """All have made the pick with the number `pick`; `size` cards are left in each hand."""

    number: int
    pick: int
    size: int
    to_left: bool


class SetAside(Event, frozen=True, tag="set_aside"):
    """Cards that nobody picked are set aside. `cards` is None if they were secret (EX-3D.4)."""

    count: int
    cards: tuple[CardId, ...] | None


class EditorOpened(Event, frozen=True, tag="editor_opened"):
    """These seats arrange their line-ups, with `lo` and `hi` of EX-5 before an impossible demand shrinks.

    `who` is the seat if it is only one.
    """

    who: int | None
    kind: EditorKind
    seats: tuple[int, ...]
    lo: int
    hi: int


class Placed(Event, frozen=True, tag="placed"):
    """A card is placed in an editor that all may see.

    `occupant` is the card that was there and takes the place of `card`.
    """

    who: int
    card: CardId
    slot: Slot
    occupant: CardId | None


class LineupHelped(Event, frozen=True, tag="lineup_helped"):
    """The best line-up is set in an editor that all may see."""

    who: int
    lineup: Lineup


class EditorClosed(Event, frozen=True, tag="editor_closed"):
    """A seat has finished its line-up. `fresh` is None while the line-ups of others are still secret."""

    who: int
    kind: EditorKind
    fresh: int | None


class Shown(Struct, frozen=True):
    """A line-up at the moment in which it becomes public."""

    seat: int
    lineup: Lineup
    fresh: int
    attack: int
    defence: int


class LineupsShown(Event, frozen=True, tag="lineups_shown"):
    lineups: tuple[Shown, ...]


class SeasonStarted(Event, frozen=True, tag="season_started"):
    """The season begins and trainer cards are dealt. `first` holds the token."""

    first: int
    trainers: int


class HalfStarted(Event, frozen=True, tag="half_started"):
    """A half begins, with these numbers of lots and opponent cards in the season deck."""

    half: int
    lots: int
    opponents: int


class BreakTaken(Event, frozen=True, tag="break_taken"):
    """The national-team break begins (EX-13.1)."""


class LotTurned(Event, frozen=True, tag="lot_turned"):
    """A lot is turned. `pairs` are in the order of play, `first` holds the token, `bye` has no match."""

    round: int
    card: str
    pairs: tuple[tuple[int, int], ...]
    bye: int | None
    first: int


class OpponentTurned(Event, frozen=True, tag="opponent_turned"):
    round: int
    card: str
    attack: int
    defence: int
    first: int


class PlayoffRound(Event, frozen=True, tag="playoff_round"):
    round: int
    stage: Stage
    pairs: tuple[tuple[int, int], ...]
    first: int


class EventTurned(Event, frozen=True, tag="event_turned"):
    card: CopyId
    seats: tuple[int, ...]


class WingsSwapped(Event, frozen=True, tag="wings_swapped"):
    who: int
    left: CardId | None
    right: CardId | None


class Excluded(Event, frozen=True, tag="excluded"):
    """A player is excluded. `forced` means that it was the only choice (EX-7.5)."""

    who: int
    slot: Slot
    card: CardId
    forced: bool


class Removed(Event, frozen=True, tag="removed"):
    who: int
    card: CardId
    slot: Slot | None
    forced: bool


class TrainerPlayed(Event, frozen=True, tag="trainer_played"):
    """A trainer card is played. Strengths before and after are (attack, defence)."""

    who: int
    card: CopyId
    target: str | None
    before: tuple[int, int]
    after: tuple[int, int]


class Transferred(Event, frozen=True, tag="transferred"):
    who: int
    out: CardId
    came: CardId


class TrainerPassed(Event, frozen=True, tag="trainer_passed"):
    """A trainer turn ends. `forced` means that no trainer card is left."""

    who: int
    forced: bool


class MatchStarted(Event, frozen=True, tag="match_started"):
    """A match begins, with attack and defence of a, then of b or of the virtual team."""

    who: int | None
    stage: Stage
    a: int
    b: int | None
    opponent: str | None
    attack: tuple[int, int]
    defence: tuple[int, int]


class Rolled(Event, frozen=True, tag="rolled"):
    """Dice are rolled.

    `who` is None for those of the virtual `opponent`, rolled by the seat `roller` (EX-11.1).
    """

    who: int | None
    opponent: str | None
    roller: int
    dice: tuple[int, ...]
    target: int


class BonusUsed(Event, frozen=True, tag="bonus_used"):
    """A bonus is used.

    `own` means on the user's dice; `dice` are their indices, `before` and `after` the faces.
    """

    who: int
    source: str
    kind: str
    own: bool
    dice: tuple[int, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]


class BonusPassed(Event, frozen=True, tag="bonus_passed"):
    """A bonus turn ends. `forced` means that nothing is left to use (EX-10.4)."""

    who: int
    forced: bool


class RegularTimeEnded(Event, frozen=True, tag="regular_time_ended"):
    """Regular time ends: the dice of both sides, the defence that each die had to reach, and the goals."""

    who: int | None
    a: int
    b: int | None
    opponent: str | None
    dice: tuple[tuple[int, ...], tuple[int, ...]]
    targets: tuple[int, int]
    goals: tuple[int, int]


class OvertimeRolled(Event, frozen=True, tag="overtime_rolled"):
    """A die per side is rolled in overtime (EX-10.8, EX-10.9)."""

    who: int | None
    attempt: int
    variant: Overtime
    dice: tuple[int, int]
    targets: tuple[int, int] | None


class MatchEnded(Event, frozen=True, tag="match_ended"):
    """A match ends. `points` are those of both teams; a virtual team gets none (EX-11.3)."""

    who: int | None
    stage: Stage
    a: int
    b: int | None
    opponent: str | None
    goals: tuple[int, int]
    overtime: bool
    points: tuple[int, int]


class ChangeRolled(Event, frozen=True, tag="change_rolled"):
    """The die of phase 5 is rolled. It says how many players have to change (EX-12.1)."""

    die: int
    minimum: int


class TokenPassed(Event, frozen=True, tag="token_passed"):
    """The first-player token moves on. `who` holds it now (EX-12.4)."""

    who: int


class Seeded(Event, frozen=True, tag="seeded"):
    """The seeds of the play-off. `lots` are the groups that only a random draw could separate (EX-14.1)."""

    seeds: tuple[int, ...]
    lots: tuple[tuple[int, ...], ...]


class DecidingNeeded(Event, frozen=True, tag="deciding_needed"):
    """These seats are level in everything and play deciding matches, the first two first (EX-13.4)."""

    seats: tuple[int, ...]


class HiddenRevealed(Event, frozen=True, tag="hidden_revealed"):
    """The unplayed trainer cards of each seat and the rest of the box are revealed."""

    trainers: tuple[tuple[CopyId, ...], ...]
    box: tuple[CardId, ...]


class SeasonEnded(Event, frozen=True, tag="season_ended"):
    """The season ends. `ranking` has the seats of each place, the best first."""

    ranking: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    reason: str
