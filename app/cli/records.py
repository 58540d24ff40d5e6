"""`stadion verify | luck`: replays a record."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import msgspec

from app.cli.exit_codes import OK, USAGE, WRONG

if TYPE_CHECKING:
    from app.table.replay.record import Verdict

T = TypeVar("T")


def verify(chosen: argparse.Namespace) -> int:
    from app.table.replay import record
    from app.table.replay.chain_check import Kept
    from app.table.replay.record_signature import KeyList
    from app.table.replay.tournament_check import FinishedTournament

    try:
        kept, keys = _read(chosen.kept, Kept), _read(chosen.key, KeyList)
        tournament = _read(chosen.tournament, FinishedTournament)
    except (OSError, ValueError) as error:
        print(f"stadion verify: {error}", file=sys.stderr)
        return USAGE
    with chosen.record as lines:
        verdict = record.verify(lines, kept=kept, keys=keys, tournament=tournament)
    if not verdict.ok:
        return _report_invalid(verdict)
    print(f"Record verified: {verdict.detail}")
    _print_list("Proved", verdict.proved)
    _print_list("Not proved", verdict.unproved)
    return OK


def _read(file: Path | None, kind: type[T]) -> T | None:
    """Return what a JSON file holds; None if no file was given. Raises OSError, ValueError."""
    if file is None:
        return None
    try:
        return msgspec.json.decode(file.read_bytes(), type=kind)
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise ValueError(f"{file} cannot be read: {error}") from None


def _print_list(title: str, sentences: tuple[str, ...]) -> None:
    print("\n".join([f"{title}:", *(f"  - {one}" for one in sentences)]))


def _report_invalid(verdict: "Verdict") -> int:
    where = "" if verdict.seq is None else f" at action {verdict.seq}"
    print(f"Record invalid{where}: {verdict.detail}")
    return WRONG


def luck(chosen: argparse.Namespace) -> int:
    from app.api.results.luck_text import luck_report
    from app.table.replay import record
    from app.table.stories.luck_tally import LuckTally

    fortune = LuckTally()
    with chosen.record as lines:
        verdict = record.verify(lines, fortune.record)
    if not verdict.ok:
        return _report_invalid(verdict)
    print("\n".join(luck_report(fortune)))
    return OK
