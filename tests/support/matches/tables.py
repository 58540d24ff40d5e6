"""Matches in memory, in a process without a server."""

import asyncio
import random
from datetime import datetime
from typing import Any

import msgspec

from app.api.access.identity import new_player
from app.api.services import Services
from app.table.actions.evaluation import ActionRequest
from app.table.state.match_settings import MatchRequest, MatchSettings, Visibility
from app.table.table import Table


async def start_table(
    services: Services,
    seats: int = 2,
    options: dict[str, Any] | None = None,
    game: str = "um_reifenbreite",
    visibility: str = "public",
    seed: bytes | None = bytes(range(32)),
    **settings: Any,
) -> tuple[Table, list[str]]:
    """Open a table, seat `seats` new players and start the match; return it and the players' ids by seat.

    `settings` has further settings of the table, such as `clock`. Without a `seed` the server draws one, as
    ratings need it.
    """
    people = [(await new_player(services, f"P{seat}"))[0].id for seat in range(seats)]
    wanted = MatchRequest(
        settings=MatchSettings(
            game=game, options=options or {}, visibility=Visibility(visibility), **settings
        ),
        seats=seats,
        seed=seed,
    )
    table = await services.lobby.create(people[0], wanted)
    for player in people[1:]:
        await services.seating.sit(table, player, None, table.header.code)
    await services.starts.start(table, people[0])
    return table, people


async def play_randomly(
    services: Services, table: Table, people: list[str], most: int, seed: int = 1
) -> None:
    """Take up to `most` random actions; stop earlier if the match ends."""
    rng = random.Random(seed)
    for _ in range(most):
        if table.position is None or table.status == "finished":
            return
        seat = rng.choice(table.position.to_act)
        action = msgspec.to_builtins(rng.choice(table.position.legal(seat)))
        await services.referee.submit(table, people[seat], ActionRequest(action, f"{rng.random()}"))


def documents_of(table: Table) -> list[bytes]:
    """Return the documents of all viewers, the spectators' first, as JSON."""
    viewers = [None, *range(len(table.seats))]
    return [msgspec.json.encode(table.document(viewer), order="sorted") for viewer in viewers]


async def play_first_action(referee: Any, table: Table, people: list[str], ref: str) -> Any:
    """Take the first legal action of the first seat to act; return the referee's answer."""
    seat = table.position.to_act[0]
    return await referee.submit(
        table, people[seat], ActionRequest(msgspec.to_builtins(table.position.legal(seat)[0]), ref)
    )


async def play_next(services: Services, table: Table, people: list[str], number: int = 0) -> int:
    """Take legal action `number` of the first seat to act; return that seat."""
    assert table.position is not None
    seat = table.position.to_act[0]
    action = msgspec.to_builtins(table.position.legal(seat)[number])
    await services.referee.submit(table, people[seat], ActionRequest(action, f"{table.seq}"))
    return seat


def without_head(document: bytes) -> Any:
    """Return a document from its JSON without the head of the chain, which documents of the past lack."""
    read = msgspec.json.decode(document)
    return read | {"fairness": read["fairness"] | {"head": None}}


def public_document(table: Table) -> Any:
    """Return the document of a spectator, as it is read from its JSON."""
    return msgspec.json.decode(msgspec.json.encode(table.document(None)))


def deadlines_of(table: Table) -> list[str | None]:
    """Return the deadlines that a spectator sees, by seat."""
    return [seat["deadline"] for seat in public_document(table)["seats"]]


def iso(time: datetime) -> str:
    """Return a time as documents spell it."""
    return time.isoformat(timespec="milliseconds").replace("+00:00", "Z")


async def take_at_once(services: Services, table: Table, player_id: str, act: ActionRequest) -> int | None:
    """Take an action that the referee accepts without waiting; return what it answers the sender."""
    told: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
    assert services.referee.submit_nowait(table, player_id, act, told.set_result)
    return await told
