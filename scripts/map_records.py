"""Do the golden records of an older state of the project still describe today's game?

    python -m scripts.map_records hockey_game              # its records at 873336f
    python -m scripts.map_records hockey_game --since REV

Every old record is replayed in today's game from its own seeds, options and actions. Its draws, events and
outcome, with fields and words renamed as `GAMES` says, must be today's. Each difference is printed with its
record, its line (`seq`) and, where a rule was put right on purpose, the clause. The exit status is 1 where
something differs for which no clause is given. `rules_version` is not compared.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import msgspec

from app.engine.catalog import catalog
from app.engine.chance import FairChance, stream_key
from app.engine.codec import canonical_json
from app.engine.contract import AnyGame
from app.engine.operations import Malformed, NotYourTurn, Refused, match_offered_action, play
from app.engine.types import Resign, Step

BEFORE = "873336f"
EVERY = "*"
"""Stands for every event."""

Json: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class Moment:
    """The place of an event in an old record."""

    header: Json
    seat: int | None  # the seat that acted; None: the setup
    before: Any  # today's state before the action; None: the setup
    after: Any  # today's state after it

    @property
    def seats(self) -> int:
        return len(self.header["seats"])


Computed: TypeAlias = Callable[[Json, Moment], Any]
"""Computes a field that an old event lacked, from the event with renamed fields and its place."""


@dataclass(frozen=True)
class Changes:
    """The names and places that have changed since. Events are named as they are today."""

    events: Mapping[str, str] = field(default_factory=dict)
    """Maps the old name of an event to today's."""
    fields: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Maps an event to {old field: today's}; EVERY stands for all events."""
    added: Mapping[str, Mapping[str, Computed]] = field(default_factory=dict)
    """Maps an event to {new field: how it is computed}; EVERY stands for all other events."""
    dropped: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Maps an event to fields that it no longer has."""
    told_now: tuple[str, ...] = ()
    """Events that were not recorded before; they are left out of the comparison."""
    untold: tuple[str, ...] = ()
    """Events, by their old name, that are no longer recorded."""
    words: Mapping[tuple[str, str], Mapping[Any, Any]] = field(default_factory=dict)
    """Maps (event, field) to {old value: today's}."""
    reasons: Mapping[str, str] = field(default_factory=dict)
    """Maps an old `outcome.reason` to today's."""
    shaped: Callable[[Json], Json] = lambda event: event
    """Returns an old event whose structs have today's fields."""
    action: Callable[[Json], Json] = lambda action: action
    """Returns an old action as it is spelled today."""
    options: Callable[[Json], Json] = lambda options: options
    """Returns old options as they are spelled today."""
    corrected: Mapping[tuple[str, int], str] = field(default_factory=dict)
    """Maps (record, seq) to the clause whose correction explains the first difference there."""


@dataclass(frozen=True)
class Difference:
    seq: int
    what: str


def acting(event: Json, moment: Moment) -> int | None:
    """Return the seat that has just acted; None: the setup."""
    return moment.seat


def seat_in(name: str) -> Computed:
    """Return the function that reads the seat from an id in this field: `1:8` is of seat 1."""
    return lambda event, moment: int(str(event[name]).split(":")[0])


# --- Um Reifenbreite ----------------------------------------------------------------------


def _rides_for(name: str = "rider") -> Computed:
    """The owner of a rider: teams 2 to 5, dealt round the table (UR-3.1)."""
    return lambda event, moment: (event[name] // 10 - 2) % moment.seats


def _owns_team(event: Json, moment: Moment) -> int:
    return int(event["team"]) % moment.seats


UM_REIFENBREITE = Changes(
    added={
        **{name: {} for name in ("race_started", "round_started", "deck_renewed", "photos_revealed")},
        **{name: {"who": _owns_team} for name in ("hand_chosen", "unkept_shown", "team_scored")},
        "resigned": {"who": acting},
        "swap_declined": {"who": _rides_for("asked")},
        "swapped": {"who": _rides_for("leader")},
        "jersey_vacated": {"who": _rides_for("before")},
        EVERY: {"who": _rides_for()},
    },
    reasons={"forfeit": "resigned"},
)


# --- Hockey Game --------------------------------------------------------------------------

_OF_WHO_ACTS = (
    *("declared", "special_played", "hero_laid", "heroes_used", "rolled", "bonus_played"),
    *("restart_chosen", "time_taken", "resigned"),
)

_SUM = dict.fromkeys(("dice", "main", "side", "hero", "field", "bonus", "referee", "special", "lines"), 0) | {
    "struck": []
}


def _whole_sums(event: Json) -> Json:
    """Return the event without the parts of a sum that are zero, which were left out."""
    return {key: _SUM | value if isinstance(value, dict) else value for key, value in event.items()}


HOCKEY_GAME = Changes(
    shaped=_whole_sums,
    fields={EVERY: {"whose": "who"}, "game_ended": {"winner": "who"}},
    added={name: {"who": acting} for name in _OF_WHO_ACTS}
    | {"round_decided": {"who": lambda event, moment: 1 - event["attacker"]}},
    words={("game_ended", "reason"): {"forfeit": "resigned"}},
    reasons={"forfeit": "resigned"},
)


# --- Extraliga ----------------------------------------------------------------------------


def _alone(event: Json, moment: Moment) -> int | None:
    """Return the seat whose editor opened, if it is only one."""
    return event["seats"][0] if len(event["seats"]) == 1 else None


def _virtual(event: Json, moment: Moment) -> str | None:
    """Return the opponent card whose dice were rolled."""
    opponent: str | None = moment.before.the_match.pairing.opponent
    return opponent if event["who"] is None else None


def _against_a_club(event: Json, moment: Moment) -> int | None:
    """Return the only seat of a match against a virtual club."""
    return event["a"] if event["b"] is None else None


def _in_overtime(event: Json, moment: Moment) -> int | None:
    alone: int | None = moment.before.the_match.pairing.alone
    return alone


EXTRALIGA = Changes(
    fields={"token_passed": {"first": "who"}},
    added={
        "editor_opened": {"who": _alone},
        "rolled": {"opponent": _virtual},
        "match_started": {"who": _against_a_club},
        "regular_time_ended": {"who": _against_a_club},
        "match_ended": {"who": _against_a_club},
        "overtime_rolled": {"who": _in_overtime},
        "resigned": {"who": acting},
    },
)


# --- Helvetia Cup -------------------------------------------------------------------------


HELVETIA_CUP = Changes(
    fields={EVERY: {"coach": "who"}},
    added={
        **{name: {} for name in ("half_ended", "revealed")},
        "resigned": {"who": acting},
        "fouled": {"who": seat_in("offender")},
        "squad_revealed": {"who": seat_in("keeper")},
        "deviated": {"who": acting},
        EVERY: {"who": lambda event, moment: seat_in("f")(event, moment) if "f" in event else None},
    },
    told_now=("taker_named",),
    corrected={
        ("forfeit.ndjson", 305): "HC-8.10",
        ("score.ndjson", 54): "HC-16.1",
        ("shootout.ndjson", 41): "HC-16.1",
    },
)


GAMES: Mapping[str, Changes] = {
    "um_reifenbreite": UM_REIFENBREITE,
    "hockey_game": HOCKEY_GAME,
    "extraliga": EXTRALIGA,
    "helvetia_cup": HELVETIA_CUP,
}


# --- the old records ----------------------------------------------------------------------


def _git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], check=True, capture_output=True, text=True).stdout


def old_records(game_id: str, since: str) -> Iterator[tuple[str, list[Json]]]:
    """Yield the name and decoded lines of every golden record at this revision."""
    folder = f"tests/games/{game_id}/records/"
    for path in _git("ls-tree", "--name-only", since, folder).splitlines():
        yield (
            path.removeprefix(folder),
            [json.loads(line) for line in _git("show", f"{since}:{path}").splitlines()],
        )


# --- an old event as it would be told today -------------------------------------------------


def mapped(event: Json, moment: Moment, changes: Changes) -> Json:
    name = changes.events.get(event["event"], event["event"])
    renamed = dict(changes.fields.get(EVERY, {})) | dict(changes.fields.get(name, {}))
    dropped = changes.dropped.get(name, ())
    today = {renamed.get(key, key): value for key, value in event.items() if key not in dropped}
    today["event"] = name
    for key in today:
        words = changes.words.get((name, key), {})
        if isinstance(today[key], str | int | None):
            today[key] = words.get(today[key], today[key])
    today = changes.shaped(today)
    computed = changes.added.get(name, changes.added.get(EVERY, {}))
    return today | {key: how(today, moment) for key, how in computed.items() if key not in today}


# --- the replay ---------------------------------------------------------------------------


def differences(game: AnyGame, lines: list[Json], changes: Changes) -> Iterator[Difference]:
    header, first, *actions, end = lines
    fairness = header["fairness"]
    key = stream_key(bytes.fromhex(fairness["server_seed"]), header["match"], fairness["client_seeds"])
    chance = FairChance(key)
    options = msgspec.convert(changes.options(header["options"]), game.options)
    step = game.setup(options, len(header["seats"]), chance)
    yield from _compared(first, step, chance, Moment(header, None, None, step.state), changes)
    for line in actions:
        before, chance.draws = step.state, []
        if game.outcome(before) is not None:
            yield Difference(line["seq"], "the match is over already")
            return
        try:
            step = _taken(game, before, line, len(header["seats"]), chance, changes)
        except (NotYourTurn, Malformed, Refused) as error:
            yield Difference(line["seq"], f"{line['action']} cannot be taken: {_why(error)}")
            return
        yield from _compared(line, step, chance, Moment(header, line["seat"], before, step.state), changes)
    yield from _ended(game, step.state, len(actions), end["outcome"], changes)


def _taken(
    game: AnyGame, state: Any, line: Json, seats: int, chance: FairChance, changes: Changes
) -> Step[Any]:
    if line["action"] == {"type": "resign"}:
        return play(game, state, seats, line["seat"], Resign(), chance)
    action = match_offered_action(game, state, line["seat"], changes.action(line["action"]))
    return play(game, state, seats, line["seat"], action, chance)


def _why(error: Exception) -> str:
    if isinstance(error, Refused) and error.objection:
        return f"{error.objection.clause} {error.objection.text}"
    return f"{type(error).__name__} {error}"


def _compared(
    line: Json, step: Step[Any], chance: FairChance, moment: Moment, changes: Changes
) -> Iterator[Difference]:
    draws = msgspec.to_builtins(chance.draws)
    if canonical_json(line["draws"]) != canonical_json(draws):
        yield Difference(line["seq"], f"draws {line['draws']}, today {draws}")
    told = [
        mapped(event, moment, changes) for event in line["events"] if event["event"] not in changes.untold
    ]
    today = [event for event in msgspec.to_builtins(step.events) if event["event"] not in changes.told_now]
    if len(told) != len(today):
        names = [[event["event"] for event in events] for events in (told, today)]
        yield Difference(line["seq"], f"events {names[0]}, today {names[1]}")
        return
    for old, new in zip(told, today, strict=True):
        if canonical_json(old) != canonical_json(new):
            yield Difference(line["seq"], f"{old}, today {new}")


def _ended(game: AnyGame, state: Any, seq: int, old: Json, changes: Changes) -> Iterator[Difference]:
    reason = changes.reasons.get(old["reason"], old["reason"])
    today = msgspec.to_builtins(game.outcome(state))
    if canonical_json(old | {"reason": reason}) != canonical_json(today):
        yield Difference(seq, f"outcome {old}, today {today}")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--since", default=BEFORE, help="the revision whose records are mapped")
    arguments = parser.parse_args()
    changes, game = GAMES[arguments.game], catalog()[arguments.game]
    whole, open_questions = [], 0
    for name, lines in old_records(arguments.game, arguments.since):
        found = list(differences(game, lines, changes))
        clause = changes.corrected.get((name, found[0].seq)) if found else None
        whole += [] if found else [name]
        open_questions += bool(found and not clause)
        print(f"{name}: {len(lines) - 3} actions, {'one to one' if not found else f'{len(found)} differ'}")
        for one in found:
            print(f"  {name} seq {one.seq}, {clause or 'no clause given'}: {one.what}")
    print(f"{len(whole)} records map one to one; {open_questions} differ for no reason given.")
    return 1 if open_questions else 0


if __name__ == "__main__":
    sys.exit(main())
