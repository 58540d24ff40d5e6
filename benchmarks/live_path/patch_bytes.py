"""Bytes of an action and client: the patches of one match of random play, as a table would send them.

python -m benchmarks.live_path.patch_bytes GAME [--actions N]
"""

import argparse
import random
from datetime import UTC, datetime
from statistics import median
from typing import Any

import msgspec

from app.api.server.websocket_compression import SharedCompressor
from app.engine.catalog import catalog
from app.engine.chance import FairChance
from app.engine.operations import complete_options, play
from app.table.replay.position_loader import set_up
from app.table.state.match_header import MatchHeader, SeatState
from app.table.state.position import ActionEvents, Position
from app.table.state.table_state import StartedMatch
from app.table.table import Table
from app.table.wire.frame import payload_of

SEATS = 2


class Listener:
    """Takes the place of a channel and records the size of each message, plain and compressed."""

    def __init__(self) -> None:
        self.sizes: list[tuple[int, int]] = []
        self._press = SharedCompressor()

    def put_change(self, frame: bytes) -> None:
        self.sizes.append((len(payload_of(frame)), len(payload_of(self._press.compress(frame)))))


def begun(game_id: str, listeners: dict[int | None, Listener]) -> Table:
    game = catalog()[game_id]
    options = msgspec.to_builtins(complete_options(game, {}, SEATS))
    now = datetime.now(UTC)
    table = Table(
        MatchHeader(
            game=game_id,
            options=options,
            id="match",
            code="code",
            rules_version=1,
            host_id="host",
            server_seed=bytes(32),
            created_at=now,
        ),
        game,
    )
    table.seats = [SeatState(seat, f"p{seat}", f"P{seat}", None, "s", False, False) for seat in range(SEATS)]
    chance = FairChance(table.chance_key())
    setup = set_up(table, chance)
    silent: Any = {viewer: set() for viewer in listeners}
    table.presence.channels = silent
    table.start(
        StartedMatch(
            Position(game, 0, chance.at, setup.state), ActionEvents(0, None, setup.events), None, None
        )
    )
    listening: Any = {viewer: {listener} for viewer, listener in listeners.items()}
    table.presence.channels = listening
    return table


def act(table: Table, rng: random.Random) -> bool:
    """Play a random action; return False once the match is over."""
    moment = table.position
    assert moment is not None
    if moment.outcome is not None:
        return False
    seat = rng.choice(moment.to_act)
    chance = table.chance()
    step = play(moment.game, moment.state, SEATS, seat, rng.choice(moment.legal(seat)), chance)
    after = Position(moment.game, moment.seq + 1, chance.at, step.state)
    table.advance(after, ActionEvents(after.seq, seat, step.events), None)
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description="Bytes of an action and client.")
    parser.add_argument("game", choices=sorted(catalog()))
    parser.add_argument("--actions", type=int, default=500)
    chosen = parser.parse_args()
    listeners: dict[int | None, Listener] = {viewer: Listener() for viewer in (None, *range(SEATS))}
    table, rng = begun(chosen.game, listeners), random.Random(1)
    while table.seq < chosen.actions and act(table, rng):
        pass
    seats = [size for viewer, one in listeners.items() if viewer is not None for size in one.sizes]
    every = [size for one in listeners.values() for size in one.sizes]
    print(f"{chosen.game}, {table.seq} actions, median bytes of a text, and compressed:")
    told("to a seat", seats)
    told("to a spectator", listeners[None].sizes)
    told("to a client of two seats and a spectator", every)


def told(who: str, sizes: list[tuple[int, int]]) -> None:
    text, compressed = (median(column) for column in zip(*sizes, strict=True))
    print(f"  {who} {text:,.0f}, {compressed:,.0f}")


if __name__ == "__main__":
    main()
