"""The verification of a record: what it proves, and what it cannot prove."""

from collections.abc import Iterable

from msgspec import Struct

from app.engine.chain import ChainHead, redacted_head
from app.table.replay.chain_check import Kept, Mismatch, check_signature, compare_kept, record_heads
from app.table.replay.record_parts import Record, WrongRecord, read_record
from app.table.replay.record_signature import KeyList
from app.table.replay.rules_check import OnAction, check_rules
from app.table.replay.tournament_check import FinishedTournament, check_match, check_tournament


class Verdict(Struct, frozen=True):
    """The result of a verification. `seq` is the action at which the record first fails, None for its
    header or end.

    `proved` and `unproved` say in sentences what a record that is right proves, and what it does not.
    """

    ok: bool
    detail: str
    seq: int | None = None
    proved: tuple[str, ...] = ()
    unproved: tuple[str, ...] = ()


def verify(
    lines: Iterable[str | bytes],
    on_action: OnAction | None = None,
    kept: Kept | None = None,
    keys: KeyList | None = None,
    tournament: FinishedTournament | None = None,
) -> Verdict:
    """Replay a record from its header and seeds, and compare all draws, events and the outcome.

    A record of format 2 is also compared with its chain, with what a player `kept` of the match or of its
    tournament, with the `keys` of the server that signed it, and with the `tournament` that its seed and
    words follow from.
    """
    try:
        record = read_record([line for line in lines if line.strip()])
        check_rules(record, on_action)
        if not record.chained:
            return _first_format(record, kept, keys)
        heads = record_heads(record.lines, record.server_seed)
        if tournament is not None:
            check_tournament(tournament, kept)
            check_match(tournament, record.lines[0])
        if kept is not None and (tournament is None or kept.match != tournament.id):
            compare_kept(kept, record.lines, heads)
        if keys is not None:
            check_signature(keys, record.lines)
    except WrongRecord as wrong:
        return Verdict(False, wrong.detail, wrong.seq)
    except Mismatch as differs:
        return Verdict(False, str(differs))
    return _chained(record, heads, kept, keys, tournament)


def _detail(record: Record) -> str:
    return f"{len(record.actions) - 1} actions: every draw and the outcome match."


def _first_format(record: Record, kept: Kept | None, keys: KeyList | None) -> Verdict:
    if kept is not None and kept.head is not None:
        return Verdict(False, "A head was kept, but this record has no chain.")
    if keys is not None:
        return Verdict(False, "This record has no chain, so no server has signed it.")
    return Verdict(
        True,
        _detail(record),
        proved=_proved_by_rules(record),
        unproved=(
            "names, times and table events: a record of format 1 has no chain",
            *_never_proved(record),
        ),
    )


def _chained(
    record: Record,
    heads: list[ChainHead],
    kept: Kept | None,
    keys: KeyList | None,
    tournament: FinishedTournament | None,
) -> Verdict:
    redacted = sum(redacted_head(line) is not None for line in record.lines)
    lines = f"all {len(heads)} lines" if not redacted else f"{len(heads) - redacted} of {len(heads)} lines"
    proved = [*_proved_by_rules(record), f"{lines}, with names and times, lead to the head"]
    unproved = []
    if redacted:
        unproved.append(f"the rest of {redacted} lines from which the name of a former player was removed")
    if kept is None:
        unproved.append("that this is the match that was played: --kept compares it with what a player kept")
    elif kept.head is None:
        unproved.append("that this is the match that was played: no head was kept")
    else:
        proved.append(f"up to action {kept.seq} this is the match that the player saw")
    if tournament is not None:
        proved.append(f"seed and words follow from those of tournament {tournament.id}")
    elif any("coach" in one for one in record.header.seats):
        unproved.append("that seed and words follow from the tournament's: --tournament compares them")
    if keys is None:
        unproved.append("which server stands for it: --key compares the signature with the server's keys")
    else:
        proved.append(f"the server with the key {record.lines[-1]['key']} signed it")
    return Verdict(True, _detail(record), proved=tuple(proved), unproved=(*unproved, *_never_proved(record)))


def _proved_by_rules(record: Record) -> tuple[str, ...]:
    draws = sum(len(one.draws) for one in record.actions)
    return (
        "the seed and the words are those of the commitments in the record",
        f"all {draws} draws follow from them",
        "the rules allow every action and give every event and the outcome",
    )


def _never_proved(record: Record) -> tuple[str, ...]:
    fairness = record.header.fairness
    found = ["that the server told nobody its seed during the match", "anything before this record began"]
    if fairness.chosen is not None:
        found.append(f"that chance was free: the seed was chosen ({fairness.chosen})")
    if record.chained and not any(one.word for one in fairness.words):
        found.append("that nobody chose the draws: no player's word had a share in them")
    found += [
        f"why seat {seat} withheld its word"
        for seat, one in enumerate(fairness.words)
        if one.commitment is not None and one.word is None
    ]
    return tuple(found)
