"""The state of a match: slots, teams, editors, the season, the round and the match under way."""

from enum import StrEnum
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

CardId: TypeAlias = str
"""The id of a hockey player card, `<club>-<position>[n]`. Those of legends begin with LEG."""
CopyId: TypeAlias = str
"""The id of one copy of a trainer card or an event: `TR-pressure#2`, `EV-injury#1`."""
Lineup: TypeAlias = tuple[CardId | None, ...]
"""The players in the order of SLOTS. A skater on G is the face-down substitute (EX-4.7)."""
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
"""The index of a slot in a Lineup."""
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
    """The question that the seats to act have to answer."""

    DRAFT = "draft"
    EDIT = "edit"
    EVENT = "event"
    TRAINER = "trainer"
    ROLL = "roll"
    BONUS = "bonus"
    OVER = "over"


# Views are cached by these structs. Their hash is cached too (`cache_hash`), because most of them stay the
# same from one position to the next.


class Effect(Struct, frozen=True, cache_hash=True):
    """A card in force for one team: an event or a trainer card, in the order of play (EX-4.11)."""

    source: CopyId
    card: CardId | None = None  # the player that an all-rounder names


class Team(Struct, frozen=True, cache_hash=True):
    """All that belongs to one seat."""

    lineup: Lineup = EMPTY
    bench: tuple[CardId, ...] = ()  # with the cards drafted so far; in canonical order
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
    """The open draft of two players, with six cards on the table (EX-2D)."""

    first: int  # the seat that begins this round
    round: int  # from 1
    table: tuple[CardId, ...]
    picks: int = 0  # made this round


class PassDraft(Struct, frozen=True, tag_field="asked", tag="pass_draft"):
    """The draft of three to five players, with secret hands that go round (EX-3D)."""

    number: int  # 1: hands go left, 2: right
    hands: tuple[tuple[CardId, ...], ...]
    picks: tuple[CardId | None, ...]


class EditorKind(StrEnum):
    """The four occasions of EX-5 to change a line-up."""

    BUILD = "build"
    SUBSTITUTE = "substitute"
    FILL = "fill"
    CHANGE = "change"

    @property
    def secret(self) -> bool:
        """Whether several seats edit at once and no line-up is seen before the last one is done (EX-5.5)."""
        return self is EditorKind.BUILD or self is EditorKind.CHANGE


class Editor(Struct, frozen=True, cache_hash=True):
    """A line-up that is being arranged. `lo` has already been reduced to what this team can do (EX-5.3)."""

    kind: EditorKind
    before: tuple[CardId, ...]  # the line-up when the editor opened
    cards: tuple[CardId, ...]  # all cards of the team, sorted
    lineup: Lineup
    excluded: tuple[Slot, ...]
    lo: int
    hi: int
    places: int = 0
    helped: bool = False  # `auto` has been used since the last `place`
    done: bool = False


class Editing(Struct, frozen=True, tag_field="asked", tag="editing"):
    """Line-ups are being arranged: by several seats in secret, or by one for all to see (EX-5.5)."""

    editors: tuple[Editor | None, ...]  # by seat; None for a seat that arranges nothing

    @property
    def secret(self) -> bool:
        """Whether the open editors are secret. All of them are of one kind."""
        for editor in self.editors:
            if editor is not None:
                return editor.kind.secret
        return False

    def of(self, seat: int) -> Editor:
        """Return the editor of a seat that has one."""
        editor = self.editors[seat]
        assert editor is not None
        return editor

    def with_editor(self, seat: int, editor: Editor) -> "Editing":
        return Editing((*self.editors[:seat], editor, *self.editors[seat + 1 :]))


class Choice(Struct, frozen=True, tag_field="asked", tag="choice"):
    """The first waiting seat of the round has to answer the event (EX-7.5)."""


class TrainerTurn(Struct, frozen=True, tag_field="asked", tag="trainer_turn"):
    """The first waiting seat of the round may play its trainer cards (EX-9.2)."""


class Pairing(Struct, frozen=True, cache_hash=True):
    """A match to come: two seats, or a seat and an opponent card."""

    a: int
    b: int | None = None
    opponent: str | None = None

    @property
    def alone(self) -> int | None:
        """The seat of a match against a virtual club; None for a match of two seats."""
        return self.a if self.b is None else None


class Change(Struct, frozen=True):
    """A die that a bonus has turned or re-rolled."""

    side: int  # the side of the die: 0 or 1
    die: int
    before: int
    after: int
    source: str


class Side(Struct, frozen=True, cache_hash=True):
    """One team in the match, with the strengths that it began with (EX-4.12)."""

    seat: int | None  # None for the virtual team
    attack: int
    defence: int
    dice: tuple[int, ...] | None = None  # None if they are not rolled yet
    used: tuple[str, ...] = ()


class Match(Struct, frozen=True, cache_hash=True, tag_field="asked", tag="match"):
    """A match under way: dice to roll, then bonuses to use."""

    pairing: Pairing
    sides: tuple[Side, Side]
    first: int  # The side that uses its bonuses first (EX-10.3).
    turn: int = 0  # The side that may use its bonuses now.
    acted: bool = False  # Whether that side has used a bonus in this turn.
    quiet: int = 0  # The number of consecutive turns without a bonus (EX-10.4).
    attempt: int = 0  # The number of the attempt in overtime; 0 in regular time.
    goals: tuple[int, int] | None = None  # The goals of regular time; None until it is over.
    winner: int | None = None  # The winning side; None until it is known.
    changes: tuple[Change, ...] = ()

    @property
    def rolling(self) -> bool:
        """Whether some dice are not rolled yet."""
        one, other = self.sides
        return one.dice is None or other.dice is None

    @property
    def on_turn(self) -> int:
        """The seat that may use its bonuses. A virtual team has none (EX-11.3)."""
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
    """A finished match. The extra goal of a winner in overtime is counted (EX-10.10)."""

    stage: Stage
    round: int
    pairing: Pairing
    goals: tuple[int, int]
    overtime: bool

    @property
    def winner(self) -> int | None:
        """The winning seat; None if the virtual team won."""
        return self.pairing.a if self.goals[0] > self.goals[1] else self.pairing.b


class RoundPhase(StrEnum):
    """The phases of a round (EX-7.1)."""

    OPPONENT = "opponent"
    EVENT = "event"
    TRAINERS = "trainers"
    MATCH = "match"
    CHANGE = "change"


class Round(Struct, frozen=True, cache_hash=True):
    number: int  # from 1 through the whole season
    card: str | None  # the lot or the opponent card; None in a play-off
    affected: tuple[int, ...]  # the seats that the event affects and that may play trainer cards, in order
    pairings: tuple[Pairing, ...]  # in the order of play
    at: RoundPhase = RoundPhase.OPPONENT
    event: CopyId | None = None
    # the seats whose event choice or trainer turn is still to come, the current one first
    waiting: tuple[int, ...] = ()
    played: int = 0  # the number of matches begun
    die: int | None = None
    # attack and defence of each seat as the event was turned, and once it was resolved; () before that
    before_event: tuple[tuple[int, int], ...] = ()
    after_event: tuple[tuple[int, int], ...] = ()

    def plays(self, seat: int) -> bool:
        """Return whether the seat has a match in this round and no bye (EX-7.3)."""
        return any(seat in (pairing.a, pairing.b) for pairing in self.pairings)


class Season(Struct, frozen=True, cache_hash=True):
    first: int  # the holder of the first-player token
    stage: Stage = Stage.SEASON
    half: int = 1
    # the lots and opponent cards left in this half; sorted, so that they hide no order
    deck: tuple[str, ...] = ()
    opponents: tuple[str, ...] = ()  # not drawn in either half
    events: tuple[CopyId, ...] = ()  # not turned yet
    results: tuple[Result, ...] = ()
    cards: tuple[str | None, ...] = ()  # the card of each round so far
    seeds: tuple[int, ...] = ()  # of the play-off
    # the seats of the deciding matches: the winner so far, then those who wait
    contenders: tuple[int, ...] = ()
    beaten: tuple[int, ...] = ()  # the losers of deciding matches, the first one first


class Over(Struct, frozen=True, tag_field="asked", tag="over"):
    """The match is over."""

    ranking: tuple[tuple[int, ...], ...]  # the seats of each place, the best first
    reason: str


Asked: TypeAlias = OpenDraft | PassDraft | Editing | Choice | TrainerTurn | Match | Over


class State(Struct, frozen=True):
    options: Options
    teams: tuple[Team, ...]
    box: tuple[CardId, ...]  # sorted
    asked: Asked
    # cards left over in a draft, which go back into the box when it ends (EX-3D.5)
    aside: tuple[CardId, ...] = ()
    season: Season | None = None  # None until the line-ups are built
    round: Round | None = None
    ended: Match | None = None  # the last match as it was at its end

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
        """Return the editor of this seat; None if it has none."""
        return self.asked.editors[seat] if isinstance(self.asked, Editing) else None

    def with_team(self, seat: int, team: Team) -> "State":
        return replace(self, teams=(*self.teams[:seat], team, *self.teams[seat + 1 :]))

    def seats_from(self, first: int) -> tuple[int, ...]:
        """Return all seats clockwise, `first` first (EX-1.1)."""
        return tuple((first + step) % self.seats for step in range(self.seats))


PHASE_OF: dict[type[Asked], Phase] = {
    OpenDraft: Phase.DRAFT,
    PassDraft: Phase.DRAFT,
    Editing: Phase.EDIT,
    Choice: Phase.EVENT,
    TrainerTurn: Phase.TRAINER,
    Over: Phase.OVER,
}
