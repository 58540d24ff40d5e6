"""Hints at a friendly table: the same until followed, shown in the log, derived from what the seat knows."""

import asyncio
from typing import Any

import msgspec
import pytest

from app.api.services import Services
from app.engine.catalog import catalog
from app.errors import BadRequest, Conflict, NotYourTurn
from app.table.actions.referee import ActionRequest
from app.table.table import Table
from tests.support.matches.tables import start_table

pytestmark = [pytest.mark.anyio, pytest.mark.db]


async def friendly(services: Services, game: str = "um_reifenbreite") -> tuple[Table, list[str]]:
    return await start_table(services, game=game, visibility="private", hints=True)


def asked(table: Table) -> int:
    assert table.position is not None
    return table.position.to_act[0]


def lines(table: Table) -> list[dict[str, Any]]:
    entries = [msgspec.json.decode(line) for line in table.log.lines(None)]
    return [entry for entry in entries if entry["event"] == "took_hint"]


@pytest.mark.parametrize("game", sorted(catalog()))
async def test_the_seat_to_act_is_recommended_one_of_its_actions_and_everybody_reads_that_it_asked(
    services: Services, game: str
) -> None:
    table, people = await friendly(services, game)
    seat = asked(table)

    hint = await services.hints.take(table, people[seat])

    assert table.position is not None
    assert hint.action in table.position.legal(seat)
    assert hint.reasons
    assert lines(table) == [{"seq": table.seq, "seat": seat, "event": "took_hint", "who": seat}]


async def test_a_decision_has_one_hint_and_the_next_one_another(services: Services) -> None:
    table, people = await friendly(services)
    seat = asked(table)
    first, again = await asyncio.gather(*(services.hints.take(table, people[seat]) for _ in range(2)))
    assert again == first
    assert len(lines(table)) == 1

    await services.referee.submit(table, people[seat], ActionRequest(msgspec.to_builtins(first.action), "a"))
    await services.hints.take(table, people[asked(table)])

    assert len(lines(table)) == 2


async def test_a_decision_that_goes_on_has_the_next_hint_once_the_last_is_followed(
    services: Services,
) -> None:
    """Seven cards are kept in one decision. A hint names one kind, and stands while it can be followed."""
    options = {"short_race_energy": "choose7"}
    table, people = await start_table(services, options=options, visibility="private", hints=True)
    seat = asked(table)
    hint = await services.hints.take(table, people[seat])
    action = msgspec.to_builtins(hint.action)
    assert action["type"] == "keep"
    assert table.position is not None
    question = table.position.decisions()[seat].question

    while hint.action in table.position.legal(seat):
        assert (await services.hints.take(table, people[seat])).action == hint.action
        await services.referee.submit(table, people[seat], ActionRequest(action, f"{table.seq}"))
    following = await services.hints.take(table, people[seat])

    assert table.position.decisions()[seat].question == question
    assert following.action in table.position.legal(seat)
    assert len(lines(table)) == 2


async def test_a_hint_taken_again_has_the_reasons_of_the_position(services: Services) -> None:
    """Both roll for the puck in one question: the throw of one changes the chance of the other."""
    table, people = await friendly(services, "hockey_game")
    while (position := table.position) is not None and len(position.to_act) < 2:
        seat = asked(table)
        action = msgspec.to_builtins(position.legal(seat)[0])
        await services.referee.submit(table, people[seat], ActionRequest(action, f"{table.seq}"))
    before = await services.hints.take(table, people[0])
    await services.referee.submit(table, people[1], ActionRequest({"type": "faceoff_roll"}, "b"))

    after = await services.hints.take(table, people[0])

    position = table.position
    assert position is not None
    assert position.game.advice is not None
    assert (after.action, after.seq) == (before.action, before.seq + 1)
    assert after.reasons == position.game.advice(position.state, 0, after.action) != before.reasons
    assert len(lines(table)) == 1


async def test_only_who_is_to_act_gets_a_hint_and_only_at_a_friendly_table(services: Services) -> None:
    table, people = await friendly(services)
    other = people[1 - asked(table)]
    for nobody in (other, None):
        with pytest.raises(NotYourTurn):
            await services.hints.take(table, nobody)

    serious, people = await start_table(services, visibility="private")
    with pytest.raises(Conflict, match="no-hints"):
        await services.hints.take(serious, people[asked(serious)])
    assert lines(table) == lines(serious) == []


async def test_a_public_table_has_no_hints(services: Services) -> None:
    with pytest.raises(BadRequest, match="hints-private"):
        await start_table(services, hints=True)


async def test_a_hint_stays_in_the_log(services: Services) -> None:
    table, people = await friendly(services)
    await services.hints.take(table, people[asked(table)])
    told = lines(table)
    services.tables.evict(table)

    again = await services.tables.load(table.header.id)

    assert lines(again) == told
    assert again.document(None).hints
