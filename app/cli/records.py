"""`stadion verify | luck`: replays a record."""

import argparse
from typing import TYPE_CHECKING

from app.cli.exit_codes import OK, WRONG

if TYPE_CHECKING:
    from app.table.replay.record import Verdict


def verify(chosen: argparse.Namespace) -> int:
    from app.table.replay import record

    with chosen.record as lines:
        verdict = record.verify(lines)
    if not verdict.ok:
        return _report_invalid(verdict)
    print(f"Record verified: {verdict.detail}")
    return OK


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
