"""Writes the record of a match of random play, as the server would: for tests and golden records.

    python -m tests.support.matches.recording um_reifenbreite 4 '{"level": "pro"}' 7 > pro.ndjson

The arguments are the game, the number of seats, the options and the seed of the play. A fifth argument is the
number of actions after which a seat resigns.
"""

import json
import random
import sys
from typing import Any

import msgspec

from app.engine.catalog import catalog
from app.engine.chance import FairChance, commitment, stream_key
from app.engine.operations import complete_options, legal_actions, play
from app.engine.types import Resign

SERVER_SEED = bytes(range(32))
AT = "2026-01-01T00:00:00.000Z"


def recorded(
    game_id: str,
    seats: int,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    resigns_after: int | None = None,
    words: list[str] | None = None,
) -> list[dict[str, Any]]:
    """Return the lines of the record, decoded. `words` are the shares of chance, by seat."""
    game, rng = catalog()[game_id], random.Random(seed)
    chosen = complete_options(game, options or {}, seats)
    client_seeds = words or [f"seed-{seed}-{seat}" for seat in range(seats)]
    chance = FairChance(stream_key(SERVER_SEED, "match", client_seeds))
    lines: list[dict[str, Any]] = [_header(game, chosen, client_seeds)]
    step = game.setup(chosen, seats, chance)
    lines.append(_line(0, None, None, chance, step.events))
    while game.outcome(step.state) is None:
        seat = rng.choice(game.to_act(step.state))
        action = rng.choice(legal_actions(game, step.state, seat))
        if len(lines) - 2 == resigns_after:
            action = Resign()
        step = play(game, step.state, seats, seat, action, chance)
        lines.append(_line(len(lines) - 1, seat, action, chance, step.events))
    lines.append({"outcome": msgspec.to_builtins(game.outcome(step.state))})
    return lines


def _header(game: Any, options: Any, client_seeds: list[str]) -> dict[str, Any]:
    return {
        "stadion_record": 1,
        "match": "match",
        "game": game.id,
        "rules_version": game.rules_version,
        "options": msgspec.to_builtins(options),
        "seats": [
            {"seat": seat, "name": f"Player {seat + 1}", "bot": None} for seat in range(len(client_seeds))
        ],
        "fairness": {
            "commitment": commitment(SERVER_SEED),
            "client_seeds": client_seeds,
            "server_seed": SERVER_SEED.hex(),
        },
        "started_at": AT,
    }


def _line(seq: int, seat: int | None, action: Any, chance: FairChance, events: Any) -> dict[str, Any]:
    line = {"seq": seq, "seat": seat, "action": action, "draws": chance.draws, "events": events, "at": AT}
    chance.draws = []
    decoded: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(line))
    return decoded


if __name__ == "__main__":
    game_id, seats, options, seed, *resigns = sys.argv[1:]
    after = int(resigns[0]) if resigns else None
    for one in recorded(game_id, int(seats), json.loads(options), int(seed), after):
        print(json.dumps(one, separators=(",", ":"), ensure_ascii=False))
