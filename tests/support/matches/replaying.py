"""Replays a match from its seeds and stored actions, and checks documents against it."""

import asyncio
import json
from typing import Any

import asyncpg
import msgspec

from app.engine.catalog import catalog
from app.engine.chance import FairChance, stream_key
from app.engine.codec import canonical_json
from app.engine.operations import legal_actions, parse_action, play, view
from app.engine.types import Resign, Step
from app.table.state.position import ActionEvents, log_lines_for
from tests.support.matches.people import ANSWER_WITHIN_S, LOG_LENGTH, Person

HEADER = "SELECT game, options, server_seed FROM matches WHERE id = $1"
WORDS = "SELECT coalesce(client_seed, word, '') AS word FROM seats WHERE match_id = $1 ORDER BY seat"
SINCE = """
SELECT seq, seat, ref, action, draws, events FROM actions WHERE match_id = $1 AND seq >= $2 ORDER BY seq
"""


class Replay:
    """The states and events of a match by number of actions, and the numbers by `refs`."""

    def __init__(self, header: asyncpg.Record, match: str, seeds: list[str]) -> None:
        self.game = catalog()[header["game"]]
        self.refs: dict[str, int] = {}
        self._states: list[Any] = []
        self._told: list[ActionEvents] = []
        self._seats = len(seeds)
        self._options = json.loads(header["options"])
        self._chance = FairChance(stream_key(header["server_seed"], match, seeds))

    @property
    def seq(self) -> int:
        return len(self._states) - 1

    def add(self, row: asyncpg.Record) -> None:
        """Replay the next action, and check that its row has the same number, draws and events."""
        self._chance.draws = []
        step = self._step(row)
        assert row["seq"] == len(self._states)
        assert canonical_json(json.loads(row["draws"])) == canonical_json(self._chance.draws)
        assert canonical_json(json.loads(row["events"])) == canonical_json(step.events)
        self._states.append(step.state)
        self._told.append(ActionEvents(row["seq"], row["seat"], step.events))
        if row["ref"] is not None:
            assert row["ref"] not in self.refs, "taken twice"
            self.refs[row["ref"]] = row["seq"]

    def _step(self, row: asyncpg.Record) -> Step[Any]:
        if row["seat"] is None:
            options = msgspec.convert(self._options, self.game.options)
            return self.game.setup(options, self._seats, self._chance)
        raw = json.loads(row["action"])
        action = Resign() if raw == {"type": "resign"} else parse_action(self.game, raw)
        return play(self.game, self._states[-1], self._seats, row["seat"], action, self._chance)

    def agrees(self, document: dict[str, Any]) -> None:
        """Check that a document shows its viewer what these actions lead to."""
        seq, viewer = document["seq"], document["viewer"]["seat"]
        state = self._states[seq]
        assert canonical_json(document["view"]) == canonical_json(view(self.game, state, viewer))
        over = self.game.outcome(state) is not None
        assert document["to_act"] == ([] if over else list(self.game.to_act(state)))
        if viewer is not None:
            offered = [] if over else legal_actions(self.game, state, viewer)
            assert canonical_json(document["actions"]) == canonical_json(offered)
        of_actions = {event.__struct_config__.tag for told in self._told for event in told.events}
        lines = [line for line in document["log"] if line["event"] in of_actions]
        assert canonical_json(lines) == canonical_json(self._lines(seq, viewer)[-len(lines) or LOG_LENGTH :])

    def _lines(self, seq: int, viewer: int | None) -> list[Any]:
        """Return the last lines of the log that this viewer may read."""
        found: list[Any] = []
        for told in reversed(self._told[: seq + 1]):
            found[:0] = map(json.loads, log_lines_for(self.game, viewer, told))
            if len(found) >= LOG_LENGTH:
                break
        return found[-LOG_LENGTH:]


async def replay_of(connection: asyncpg.Connection, match: str) -> Replay:
    header = await connection.fetchrow(HEADER, match)
    seeds = [row["word"] for row in await connection.fetch(WORDS, match)]
    return await followed(connection, match, Replay(header, match, seeds))


async def followed(connection: asyncpg.Connection, match: str, replay: Replay) -> Replay:
    """Extend the replay to the last stored action, and return it."""
    for row in await connection.fetch(SINCE, match, replay.seq + 1):
        replay.add(row)
    return replay


async def as_recorded(url: str, match: str, viewers: list[Person]) -> Replay:
    """Check the current documents of all viewers against a replay of the record; return the replay."""
    connection = await asyncpg.connect(url)
    try:
        replay = await replay_of(connection, match)
    finally:
        await connection.close()
    for viewer in viewers:
        async with asyncio.timeout(ANSWER_WITHIN_S):
            while (document := await viewer.document(match))["seq"] < replay.seq:
                pass  # A process other than the one that took the action hears of it later.
        assert document["seq"] == replay.seq
        replay.agrees(document)
    return replay
