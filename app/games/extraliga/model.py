"""What is on the table: slots, teams, editors, the season, the round, the match, and the State."""

from enum import StrEnum
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

CardId: TypeAlias = str
"""A hockey player card, `<club>-<position>[n]`; legends begin with LEG."""
CopyId: TypeAlias = str
"""One copy of a trainer card or an event: `TR-pressure#2`, `EV-injury#1`."""
Lineup: TypeAlias = tuple[CardId | None, ...]
"""Who stands where, in the order of SLOTS. A skater on G is the face-down substitute (EX-4.7)."""
EMPTY: Lineup = (None,) * 6


class Position(StrEnum):
    LW = "LW"
    C = "C"
    RW = "RW"
    D = "D"
    G = "G"


class Slot(StrEnum):
    LW = "LW"
    C = "C"
    RW = "RW"
    D1 = "D1"
    D2 = "D2"
    G = "G"


SLOTS = tuple(Slot)
NAMES = tuple(slot.value for slot in SLOTS)
PLACE = {slot: place for place, slot in enumerate(SLOTS)}
"""Where a slot stands in a Lineup."""
GOAL = PLACE[Slot.G]


class Bonus(StrEnum):
    NONE = "none"
    PLUS1 = "plus1"
    MINUS1 = "minus1"
    REROLL = "reroll"


class Overtime(StrEnum):
    DUEL = "duel"
    DEFENCE = "defence"


class Tiebreak(StrEnum):
    STRENGTH = "strength"
    GOAL_DIFFERENCE = "goal_difference"


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    overtime: Overtime = Overtime.DUEL
    extra_opponents: Annotated[int, Meta(ge=0, le=2)] = 0
    tiebreak: Tiebreak = Tiebreak.STRENGTH
    deciding_match: bool = True
    playoff: bool = False
    lineup_helper: bool = True


class Phase(StrEnum):
    """What the seats to act are asked for."""

    DRAFT = "draft"
    EDIT = "edit"
    EVENT = "event"
    TRAINER = "trainer"
    ROLL = "roll"
    BONUS = "bonus"
    OVER = "over"


# What views are kept by has its hash kept (`cache_hash`): a moment shares most of it with the one before.


class Effect(Struct, frozen=True, cache_hash=True):
    """A card in force for one team: an event or a trainer card, in the order of play (EX-4.11)."""

    source: CopyId
    card: CardId | None = None  # whom the all-rounder names


class Team(Struct, frozen=True, cache_hash=True):
    """What belongs to one seat."""

    lineup: Lineup = EMPTY
    bench: tuple[CardId, ...] = ()  # also the cards drafted so far; in canonical order
    trainers: tuple[CopyId, ...] = ()  # the secret hand, sorted
    effects: tuple[Effect, ...] = ()
    excluded: tuple[Slot, ...] = ()
    points: int = 0
    goals_for: int = 0
    goals_against: int = 0
    matches: int = 0
    last_strength: int = 0  # attack + defence as used in the last season match (EX-13.3)

    @property
    def cards(self) -> tuple[CardId, ...]:
        return (*(card for card in self.lineup if card is not None), *self.bench)


class OpenDraft(Struct, frozen=True, tag_field="asked", tag="open_draft"):
    """Two players: six cards lie open (EX-2D)."""

    first: int  # who begins this round
    round: int  # from 1
    table: tuple[CardId, ...]
    picks: int = 0  # made this round


class PassDraft(Struct, frozen=True, tag_field="asked", tag="pass_draft"):
    """Three to five players: secret hands go round (EX-3D)."""

    number: int  # 1: hands go left, 2: right
    hands: tuple[tuple[CardId, ...], ...]
    picks: tuple[CardId | None, ...]


class EditorKind(StrEnum):
    """The four moments of EX-5."""

    BUILD = "build"
    SUBSTITUTE = "substitute"
    FILL = "fill"
    CHANGE = "change"

    @property
    def secret(self) -> bool:
        """EX-5.5: several edit at once, and nobody sees a line-up before the last is done."""
        return self is EditorKind.BUILD or self is EditorKind.CHANGE


class Editor(Struct, frozen=True, cache_hash=True):
    """A line-up being arranged. `lo` is already shrunk to what this team can do (EX-5.3)."""

    kind: EditorKind
    before: tuple[CardId, ...]  # in the line-up when the editor opened
    cards: tuple[CardId, ...]  # all of the team, sorted
    lineup: Lineup
    excluded: tuple[Slot, ...]
    lo: int
    hi: int
    places: int = 0
    helped: bool = False  # `auto` since the last `place`
    done: bool = False


class Editing(Struct, frozen=True, tag_field="asked", tag="editing"):
    """Line-ups are being arranged: by several seats in secret, or by one for all to see (EX-5.5)."""

    editors: tuple[Editor | None, ...]  # by seat; None: this seat arranges nothing

    @property
    def secret(self) -> bool:
        """All that are open are of one kind."""
        for editor in self.editors:
            if editor is not None:
                return editor.kind.secret
        return False

    def of(self, seat: int) -> Editor:
        """The editor of a seat that has one open."""
        editor = self.editors[seat]
        assert editor is not None
        return editor

    def with_editor(self, seat: int, editor: Editor) -> "Editing":
        return Editing((*self.editors[:seat], editor, *self.editors[seat + 1 :]))


class Choice(Struct, frozen=True, tag_field="asked", tag="choice"):
    """The first waiting seat of the round answers the event (EX-7.5)."""


class TrainerTurn(Struct, frozen=True, tag_field="asked", tag="trainer_turn"):
    """The first waiting seat of the round may play its trainer cards (EX-9.2)."""


class Pairing(Struct, frozen=True, cache_hash=True):
    """A match to come: two seats, or a seat and an opponent card."""

    a: int
    b: int | None = None
    opponent: str | None = None

    @property
    def alone(self) -> int | None:
        """The one seat of a match against a virtual club."""
        return self.a if self.b is None else None


class Change(Struct, frozen=True):
    """A die that a bonus has turned or re-rolled."""

    side: int  # whose die: 0 or 1
    die: int
    before: int
    after: int
    source: str


class Side(Struct, frozen=True, cache_hash=True):
    """One team in the match, with the strengths it began with (EX-4.12)."""

    seat: int | None  # None: the virtual team
    attack: int
    defence: int
    dice: tuple[int, ...] | None = None  # None: not rolled yet
    used: tuple[str, ...] = ()


class Match(Struct, frozen=True, cache_hash=True, tag_field="asked", tag="match"):
    """A match under way: dice to roll, then bonuses to use."""

    pairing: Pairing
    sides: tuple[Side, Side]
    first: int  # the side that is first with its bonuses (EX-10.3)
    turn: int = 0  # the side that uses its bonuses
    acted: bool = False  # it has used one in this turn
    quiet: int = 0  # turns in a row without use (EX-10.4)
    attempt: int = 0  # 0 regular time, then the overtime attempts
    goals: tuple[int, int] | None = None  # of regular time, once it is over
    winner: int | None = None  # the winning side, once it is known
    changes: tuple[Change, ...] = ()

    @property
    def rolling(self) -> bool:
        """Not all dice are rolled yet."""
        one, other = self.sides
        return one.dice is None or other.dice is None

    @property
    def on_turn(self) -> int:
        """The seat that may use its bonuses; a virtual team has none (EX-11.3)."""
        seat = self.sides[self.turn].seat
        assert seat is not None
        return seat

    def side_of(self, seat: int) -> int:
        return 0 if self.sides[0].seat == seat else 1

    def with_side(self, index: int, side: Side) -> "Match":
        sides = (side, self.sides[1]) if index == 0 else (self.sides[0], side)
        return replace(self, sides=sides)


class Stage(StrEnum):
    SEASON = "season"
    SEMIFINALS = "semifinals"
    FINAL = "final"
    DECIDING = "deciding"


class Result(Struct, frozen=True, cache_hash=True):
    """A finished match; the overtime winner's extra goal is counted (EX-10.10)."""

    stage: Stage
    round: int
    pairing: Pairing
    goals: tuple[int, int]
    overtime: bool

    @property
    def winner(self) -> int | None:
        """The winning seat; None when the virtual team won."""
        return self.pairing.a if self.goals[0] > self.goals[1] else self.pairing.b


class RoundPhase(StrEnum):
    """EX-7.1: the phases of a round."""

    OPPONENT = "opponent"
    EVENT = "event"
    TRAINERS = "trainers"
    MATCH = "match"
    CHANGE = "change"


class Round(Struct, frozen=True, cache_hash=True):
    number: int  # through the whole season, from 1
    card: str | None  # the lot or the opponent card; None in a play-off
    affected: tuple[int, ...]  # whom the event touches and who may play trainer cards, in order
    pairings: tuple[Pairing, ...]  # in the order of play
    at: RoundPhase = RoundPhase.OPPONENT
    event: CopyId | None = None
    waiting: tuple[int, ...] = ()  # seats whose event choice or trainer turn is still to come; first: now
    played: int = 0  # matches begun
    die: int | None = None

    def plays(self, seat: int) -> bool:
        """Has this seat a match this round, or a bye (EX-7.3)?"""
        return any(seat in (pairing.a, pairing.b) for pairing in self.pairings)


class Season(Struct, frozen=True, cache_hash=True):
    first: int  # who holds the first-player token
    stage: Stage = Stage.SEASON
    half: int = 1
    deck: tuple[str, ...] = ()  # lots and opponent cards left in this half, sorted: no hidden order
    opponents: tuple[str, ...] = ()  # not drawn in either half
    events: tuple[CopyId, ...] = ()  # not turned yet
    results: tuple[Result, ...] = ()
    cards: tuple[str | None, ...] = ()  # what each round so far was played on
    seeds: tuple[int, ...] = ()  # of the play-off
    contenders: tuple[int, ...] = ()  # of the deciding matches: the winner so far, then who waits
    beaten: tuple[int, ...] = ()  # in deciding matches, the first beaten first


class Over(Struct, frozen=True, tag_field="asked", tag="over"):
    """Nothing is asked any more."""

    ranking: tuple[tuple[int, ...], ...]  # the seats of each place, best first
    reason: str


Asked: TypeAlias = OpenDraft | PassDraft | Editing | Choice | TrainerTurn | Match | Over


class State(Struct, frozen=True):
    options: Options
    teams: tuple[Team, ...]
    box: tuple[CardId, ...]  # sorted
    asked: Asked
    aside: tuple[CardId, ...] = ()  # left over in a draft: back to the box when it ends (EX-3D.5)
    season: Season | None = None  # None before the line-ups are built
    round: Round | None = None
    ended: Match | None = None  # the last match, as it lay when it was over

    @property
    def seats(self) -> int:
        return len(self.teams)

    @property
    def phase(self) -> Phase:
        if isinstance(self.asked, Match):
            return Phase.ROLL if self.asked.rolling else Phase.BONUS
        return PHASE_OF[type(self.asked)]

    @property
    def the_season(self) -> Season:
        assert self.season is not None
        return self.season

    @property
    def the_round(self) -> Round:
        assert self.round is not None
        return self.round

    @property
    def the_match(self) -> Match:
        assert isinstance(self.asked, Match)
        return self.asked

    def editor(self, seat: int) -> Editor | None:
        """The editor of this seat, if it has one open."""
        return self.asked.editors[seat] if isinstance(self.asked, Editing) else None

    def with_team(self, seat: int, team: Team) -> "State":
        return replace(self, teams=(*self.teams[:seat], team, *self.teams[seat + 1 :]))

    def seats_from(self, first: int) -> tuple[int, ...]:
        """All seats clockwise, `first` first (EX-1.1)."""
        return tuple((first + step) % self.seats for step in range(self.seats))


PHASE_OF: dict[type[Asked], Phase] = {
    OpenDraft: Phase.DRAFT,
    PassDraft: Phase.DRAFT,
    Editing: Phase.EDIT,
    Choice: Phase.EVENT,
    TrainerTurn: Phase.TRAINER,
    Over: Phase.OVER,
}
