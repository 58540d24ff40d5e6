"""The parts of a record, as a check reads them."""

from typing import Any

import msgspec
from msgspec import Struct

from app.engine.chance import commitment, stream_key, word_commitment

FORMATS = {1: 1, 2: 2}
"""By format of the record, the version of chance that it must have."""


class WrongRecord(Exception):
    """A record is not right; `seq` is the action at which it first fails, None for its header or end."""

    def __init__(self, detail: str, seq: int | None = None) -> None:
        super().__init__(detail)
        self.detail = detail
        self.seq = seq


class Word(Struct, frozen=True):
    commitment: str | None
    word: str | None


class RecordFairness(Struct):
    commitment: str
    server_seed: str
    version: int = 1
    client_seeds: list[str | None] = []
    words: list[Word] = []
    chosen: str | None = None


class Header(Struct):
    stadion_record: int
    match: str
    game: str
    rules_version: int
    options: dict[str, Any]
    seats: list[dict[str, Any]]
    fairness: RecordFairness
    lesson: bool = False


class ActionEntry(Struct):
    seq: int
    seat: int | None
    action: dict[str, Any] | None
    draws: list[Any]
    events: list[Any]


class EventEntry(Struct, forbid_unknown_fields=True):
    event: dict[str, Any]
    seat: int | None
    after: int
    at: str


class End(Struct, forbid_unknown_fields=True):
    """The last line of a record of format 1."""

    outcome: dict[str, Any]


class ChainedEnd(Struct, forbid_unknown_fields=True):
    """The last line of a record of format 2."""

    outcome: dict[str, Any]
    head: str
    signature: str | None
    key: str | None


class Record(Struct):
    """A record that could be read: its actions, and for the chain all lines as they are."""

    header: Header
    actions: list[ActionEntry]
    outcome: dict[str, Any]
    lines: list[dict[str, Any]]

    @property
    def chained(self) -> bool:
        return self.header.stadion_record > 1

    @property
    def server_seed(self) -> bytes:
        """The server's seed. Raises WrongRecord."""
        try:
            return bytes.fromhex(self.header.fairness.server_seed)
        except ValueError:
            raise WrongRecord("The server seed is not hexadecimal.") from None

    def stream_key(self) -> bytes:
        """Return the key of the match's stream, after a check of all commitments. Raises WrongRecord."""
        header, seed = self.header, self.server_seed
        if commitment(seed) != header.fairness.commitment:
            raise WrongRecord("The server seed does not match its commitment.")
        return stream_key(seed, header.match, _words_of(header))


def _words_of(header: Header) -> list[str]:
    """Return the words that enter the key, by seat, after a check of their commitments."""
    fairness = header.fairness
    if fairness.version == 1:
        words = [seed or "" for seed in fairness.client_seeds]
    else:
        words = [one.word or "" for one in fairness.words]
    if not header.seats or len(words) != len(header.seats):
        raise WrongRecord("A seat has no share of chance.")
    for seat, one in enumerate(fairness.words):
        if one.word is not None and word_commitment(one.word) != one.commitment:
            raise WrongRecord(f"The word of seat {seat} does not match its commitment.")
    return words


def read_record(texts: list[str | bytes]) -> Record:
    """Return the record in these lines. Raises WrongRecord."""
    if len(texts) < 3:
        raise WrongRecord("The record is incomplete: it needs a header, actions and an outcome.")
    lines = [_decoded(text, number) for number, text in enumerate(texts, 1)]
    header = _read(lines[0], Header, "header")
    number = header.stadion_record
    if number not in FORMATS:
        raise WrongRecord(f"This record has format {number}; only formats 1 and 2 can be verified.")
    if header.fairness.version != FORMATS[number]:
        raise WrongRecord(
            f"A record of format {number} cannot have chance of version {header.fairness.version}."
        )
    end = _read(lines[-1], ChainedEnd if number > 1 else End, "last line")
    entries = [
        _read(line, EventEntry if number > 1 and "event" in line else ActionEntry, f"line {at}")
        for at, line in enumerate(lines[1:-1], 2)
    ]
    _check_places(entries, len(header.seats))
    actions = [one for one in entries if isinstance(one, ActionEntry)]
    return Record(header=header, actions=actions, outcome=end.outcome, lines=lines)


def _check_places(entries: list[ActionEntry | EventEntry], seats: int) -> None:
    """Raise WrongRecord if a table event does not stand after the action that it names, or has no seat."""
    seq: int | None = None
    for one in entries:
        if isinstance(one, ActionEntry):
            seq = one.seq
        elif one.after != seq:
            raise WrongRecord(f"A table event stands after action {seq}, but names {one.after}.", seq)
        elif one.seat is not None and not 0 <= one.seat < seats:
            raise WrongRecord(f"There is no seat {one.seat}.", seq)


def _decoded(text: str | bytes, number: int) -> dict[str, Any]:
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise WrongRecord(f"Line {number} of the record cannot be read: {error}.") from None


def _read(line: dict[str, Any], kind: type[Any], what: str) -> Any:
    try:
        return msgspec.convert(line, kind)
    except msgspec.ValidationError as error:
        raise WrongRecord(f"The {what} of the record cannot be read: {error}.") from None
