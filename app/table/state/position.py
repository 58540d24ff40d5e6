"""A position: a match after a number of actions, with what can be seen and done in it."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec import Raw, Struct

from app.engine.contract import AnyGame
from app.engine.operations import legal_actions, parse_action
from app.engine.types import Decision, Event, Objection, Outcome, Seat, View

NO_ACTIONS = Raw(b"[]")
NO_PREVIEW = Raw(b"{}")
NO_SILENCE = Raw(b"null")
ANY_DECISION = Decision(None)


class Questions(Struct, frozen=True):
    """The questions that stand before the seats to act, each with a number by which an action can name it.

    The number is that of the action that raised it: the last one after which the seat is to act and which
    the seat itself took, or before which it was not to act. Actions of others change nothing.
    """

    standing: Mapping[Seat, int]
    """The number of the question before each seat that is to act."""
    acted: Mapping[Seat, int]
    """The number of the last action of each seat that has acted, as far as it is known."""

    def after(self, seq: int, seat: Seat | None, to_act: tuple[Seat, ...]) -> "Questions":
        """Return the questions after action `seq` by `seat` (None: by none) when these seats are to act.

        New ones have the action's number; the seat has answered its own.
        """
        before = self.standing.get
        standing = {one: seq if one == seat else before(one, seq) for one in to_act}
        return Questions(standing, self.acted if seat is None else {**self.acted, seat: seq})


NO_QUESTIONS = Questions({}, {})


class ActionTrace(Struct, frozen=True):
    """An action as questions see it: its number, its seat (None: the setup), and the next seats to act."""

    seq: int
    seat: Seat | None
    to_act: tuple[Seat, ...]


def questions_after(traces: Iterable[ActionTrace]) -> Questions:
    """Return the questions after these actions, oldest first."""
    found = NO_QUESTIONS
    for one in traces:
        found = found.after(one.seq, one.seat, one.to_act)
    return found


class Position:
    """A match after `seq` actions.

    `words` is the number of words read from the match's stream of randomness, `state` the game's state,
    `questions` what stands before the seats that are to act.
    Values derived from the state are computed on first use and cached, so a seat's next message is
    checked against the very legal actions that it was offered.
    """

    __slots__ = (
        "_decisions",
        "_legal",
        "_legal_json",
        "_own",
        "_preview",
        "_public",
        "_silence",
        "game",
        "outcome",
        "questions",
        "seq",
        "state",
        "to_act",
        "words",
    )

    def __init__(
        self,
        game: AnyGame,
        seq: int,
        words: int,
        state: Struct,
        before: Questions = NO_QUESTIONS,
        actor: Seat | None = None,
    ) -> None:
        """Create a position after an action of `actor`, None for none. `before` are the questions that stood
        before it.
        """
        self.game = game
        self.seq = seq
        self.words = words
        self.state = state
        self.outcome: Outcome | None = game.outcome(state)
        self.to_act: tuple[Seat, ...] = () if self.outcome else game.to_act(state)
        self.questions = before.after(seq, actor, self.to_act)
        self.drop_caches()

    def after(self, seat: Seat, words: int, state: Struct) -> "Position":
        """Return the position after one more action, by this seat."""
        return Position(self.game, self.seq + 1, words, state, self.questions, seat)

    def with_outcome(self, outcome: Outcome) -> "Position":
        """Return the same position of a match that the table has ended here."""
        over = Position(self.game, self.seq, self.words, self.state)
        over.outcome, over.to_act, over.questions = outcome, (), NO_QUESTIONS
        return over

    def drop_caches(self) -> None:
        """Drop the derived values, which can be computed again, when the match has moved on."""
        self._public: View | None = None
        self._decisions: dict[Seat, Decision] | None = None
        self._own: dict[Seat, View] = {}
        self._preview: dict[Seat, Raw] = {}
        self._silence: dict[Seat, Raw] = {}
        self._legal: dict[Seat, list[Any]] = {}
        self._legal_json: dict[Seat, Raw] = {}

    def decisions(self) -> dict[Seat, Decision]:
        """Return the question before each seat that is to act."""
        if self._decisions is None:
            named = self.game.decision
            self._decisions = {
                seat: ANY_DECISION if named is None else named(self.state, seat) for seat in self.to_act
            }
        return self._decisions

    def question(self, seat: Seat | None) -> int | None:
        """Return the number of the question before this seat; None if it is not to act."""
        return None if seat is None else self.questions.standing.get(seat)

    @property
    def public(self) -> View:
        if self._public is None:
            self._public = self.game.public(self.state)
        return self._public

    def own(self, seat: Seat | None) -> View:
        if seat is None:
            return {}
        if seat not in self._own:
            self._own[seat] = self.game.own(self.state, seat)
        return self._own[seat]

    def preview(self, seat: Seat | None) -> Raw:
        """Return the outcome of each choice of this seat, computed once; empty if the seat is not to act."""
        look = self.game.preview
        if look is None or seat is None or seat not in self.to_act:
            return NO_PREVIEW
        if seat not in self._preview:
            self._preview[seat] = Raw(msgspec.json.encode(look(self.state, seat)))
        return self._preview[seat]

    def timeout_action(self, seat: Seat | None) -> Raw:
        """Return the action that is played for this seat on timeout, computed once; null if the computer
        decides or the seat is not to act.
        """
        if self.game.timeout_action is None or seat is None or seat not in self.to_act:
            return NO_SILENCE
        if seat not in self._silence:
            self._silence[seat] = Raw(msgspec.json.encode(self.game.timeout_action(self.state, seat)))
        return self._silence[seat]

    def legal(self, seat: Seat) -> list[Any]:
        if seat not in self._legal:
            self._legal[seat] = legal_actions(self.game, self.state, seat) if seat in self.to_act else []
        return self._legal[seat]

    def legal_json(self, seat: Seat | None) -> Raw:
        """Return the legal actions as they appear in a document."""
        if seat is None or seat not in self.to_act:
            return NO_ACTIONS
        if seat not in self._legal_json:
            self._legal_json[seat] = Raw(msgspec.json.encode(self.legal(seat)))
        return self._legal_json[seat]

    def objection(self, seat: Seat | None, raw: object) -> Objection | None:
        """Return the first objection of the rules to this action of a seat that is to act, if any.
        Raises Malformed.
        """
        action = parse_action(self.game, raw)
        if seat is None or seat not in self.to_act:
            return None
        return next(self.game.objections(self.state, seat, action), None)


class ActionEvents(Struct, frozen=True):
    """The events of an action. `served` says why the server acted for the player: `time` or `computer`."""

    seq: int
    seat: Seat | None
    events: tuple[Event, ...]
    served: str | None = None

    def line(self, event: Event) -> bytes:
        """Return one of the events as a line of the log in JSON, its own fields after those of the action."""
        seat = b"null" if self.seat is None else b"%d" % self.seat
        served = b"" if self.served is None else b'"served":"%s",' % self.served.encode()
        return b'{"seq":%d,"seat":%s,%s' % (self.seq, seat, served) + msgspec.json.encode(event)[1:]


def log_lines_for(game: AnyGame, viewer: Seat | None, events: ActionEvents) -> list[bytes]:
    """Return the lines of the log that this viewer may read of one action."""
    return log_lines_for_all(game, (viewer,), events)[viewer]


def log_lines_for_all(
    game: AnyGame, viewers: Iterable[Seat | None], events: ActionEvents
) -> dict[Seat | None, list[bytes]]:
    """Return the lines of the log that each viewer may read of one action. Equal lines are encoded and
    kept once.
    """
    entries: dict[Seat | None, list[bytes]] = {viewer: [] for viewer in viewers}
    for event in events.events:
        last, line = None, b""
        for viewer, lines in entries.items():
            shown = game.shown(event, viewer)
            if shown is None:
                continue
            if shown is not last:
                last, line = shown, events.line(shown)
            lines.append(line)
    return entries
