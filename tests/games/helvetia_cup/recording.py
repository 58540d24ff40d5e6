"""Writes the golden records: matches of sensible coaches, at least one for each way a match can end.

python -m tests.games.helvetia_cup.recording
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from app.engine.chance import FairChance, stream_key
from app.engine.operations import complete_options, legal_actions, play
from app.engine.types import Resign
from app.games.helvetia_cup import GAME
from app.games.helvetia_cup.actions import Action
from tests.games.helvetia_cup.coach import choose
from tests.support.matches.recording import SERVER_SEED, _header, _line

QUICK = {"stall_rounds": 1}
HAND = {"tactics": ["T02", "T08", "T10"], "legendary": "L8"}
# Each has the options, the reason, and whether there is a winner.
WANTED: dict[str, tuple[dict[str, Any], str, bool]] = {
    "score": (QUICK, "score", True),
    "shootout": (QUICK | {"offside": "auto", "extra_time": False}, "shootout", True),
    "forfeit": ({"stall_rounds": 4, "offside": "off"}, "forfeit", True),
    "draw": (QUICK | {"extra_time": False, "shootout": False, "cards": False}, "score", False),
    "resigned": ({}, "resigned", True),
    "restarts": ({"offside": "auto"}, "score", True),
    "tournament": (
        QUICK | {"hands": [HAND, {}], "unavailable": [[2], [1]], "boost_malus": [[7], [8]]},
        "score",
        True,
    ),
}


SEEN = {"restarts": {"penalty_awarded", "offside_given"}}
"""Events and types of actions that a record must have."""
RESIGNED_AFTER = 60


def recorded(options: dict[str, Any], seed: int, resigns_after: int | None = None) -> list[dict[str, Any]]:
    chosen = complete_options(GAME, options, 2)
    client_seeds = [f"seed-{seed}-{seat}" for seat in (0, 1)]
    chance = FairChance(stream_key(SERVER_SEED, "match", client_seeds))
    rng = Random(seed)
    step = GAME.setup(chosen, 2, chance)
    lines = [_header(GAME, chosen, client_seeds), _line(0, None, None, chance, step.events)]
    while GAME.to_act(step.state):
        seat = rng.choice(GAME.to_act(step.state))
        action: Action | Resign = choose(step.state, seat, rng)
        assert action in legal_actions(GAME, step.state, seat)
        if len(lines) - 2 == resigns_after:
            action = Resign()
        step = play(GAME, step.state, 2, seat, action, chance)
        lines.append(_line(len(lines) - 1, seat, action, chance, step.events))
    lines.append({"outcome": msgspec.to_builtins(GAME.outcome(step.state))})
    return lines


def ended_as(lines: list[dict[str, Any]], reason: str, won: bool) -> bool:
    outcome = lines[-1]["outcome"]
    places = sorted(one["place"] for one in outcome["placements"])
    return bool(outcome["reason"] == reason and places == ([1, 2] if won else [1, 1]))


def told(lines: list[dict[str, Any]]) -> set[str]:
    """Return the events and the types of the actions."""
    events = {event["event"] for line in lines[1:-1] for event in line["events"]}
    return events | {line["action"]["type"] for line in lines[2:-1]}


def main() -> None:
    folder = Path(__file__).parent / "records"
    folder.mkdir(exist_ok=True)
    for name, (options, reason, won) in WANTED.items():
        leaves = RESIGNED_AFTER if reason == "resigned" else None
        found = (recorded(options, seed, leaves) for seed in range(1000))
        seen = SEEN.get(name, set())
        lines = next(one for one in found if ended_as(one, reason, won) and seen <= told(one))
        text = "\n".join(json.dumps(one, separators=(",", ":"), ensure_ascii=False) for one in lines)
        (folder / f"{name}.ndjson").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
