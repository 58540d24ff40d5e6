"""Spectators get nothing that they may not know: not on a card, in the commentary or in a link's picture."""

import random
from datetime import UTC, datetime
from itertools import pairwise
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from app.api.sharing.link_preview import draw_preview, live_link_text
from app.api.spectating.live_tiles import live_tile
from app.db.match_status import MatchStatus
from app.engine.codec import canonical_json
from app.engine.contract import AnyGame
from app.engine.operations import complete_options
from app.table.state.event_log import EventLog
from app.table.state.match_header import MatchHeader, SeatState
from app.table.state.position import ActionEvents, Position
from app.table.table import Table
from tests.games.matches import every_game, moments
from tests.games.test_two_worlds import twin_of

LOOKS = 12
"""The number of positions that are compared in both states, because a picture takes its time."""


def table_of(game: AnyGame, seats: int) -> Table:
    """Return the summary of a public match that is being played."""
    header = MatchHeader(
        game=game.id,
        id="m",
        code="c",
        rules_version=game.rules_version,
        host_id="h",
        server_seed=b"",
        options=msgspec.to_builtins(complete_options(game, {}, seats)),
        created_at=datetime.now(UTC),
    )
    table = Table(header, game)
    table.status, table.log = MatchStatus.PLAYING, EventLog(seats, {})
    table.seats = [SeatState(seat, None, None, "normal", None, False, False) for seat in range(seats)]
    return table


def shown(table: Table, state: Any, told: ActionEvents) -> tuple[bytes, str]:
    """Return the card after this action, with its commentary, and the picture of a link to it."""
    assert table.game is not None
    table.log.add(table.game, told)
    table.position, table.seq = Position(table.game, told.seq, 0, state), told.seq
    said = live_link_text(table, "en", table.game.title)
    return canonical_json(live_tile(table, "en")), draw_preview(table, table.game, said, "en")


@every_game
@given(seed=st.integers(0, 2**32))
@settings(max_examples=3, deadline=None)
def test_cards_commentary_and_pictures_to_share_are_the_same_in_both_worlds(game, seed) -> None:
    twin, rng, met = twin_of(game), random.Random(seed), list(moments(game, seed))
    first = rng.randrange(max(1, len(met) - LOOKS))
    looked_at = [*enumerate(pairwise(met))][first : first + LOOKS]
    mine, others = (table_of(game, met[0].seats) for _ in range(2))
    for seq, (before, after) in looked_at:
        told = ActionEvents(seq, game.to_act(before.state)[0], after.events)
        assert shown(others, twin(after.state, None, rng), told) == shown(mine, after.state, told)
