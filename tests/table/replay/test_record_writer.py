"""The record of a match on a real database agrees with what its players kept, however it ended."""

import msgspec
import pytest

from app.api.access.identity import new_player
from app.api.services import Services
from app.table.replay.chain_check import Kept
from app.table.replay.record import Verdict, verify
from app.table.replay.record_parts import Word
from app.table.replay.record_signature import KeyList, RecordKey, fresh_key
from app.table.replay.record_writer import stored_record
from app.table.state.match_settings import Visibility
from app.table.state.table_outcomes import calling_off_outcome
from app.table.table import Table
from tests.support.matches.chained_tables import chained_table, give_time
from tests.support.matches.second_process import SecondProcess
from tests.support.matches.tables import play_next, public_document

pytestmark = [pytest.mark.anyio, pytest.mark.db]
KEY = RecordKey(fresh_key())


def kept_at(table: Table) -> Kept:
    """Return what a spectator of the table keeps now."""
    document = public_document(table)
    fairness = document["fairness"]
    return Kept(
        match=table.header.id,
        commitment=fairness["commitment"],
        words=msgspec.convert(fairness["words"], list[Word]),
        seq=document["seq"],
        head=fairness["head"],
    )


async def checked(services: Services, table: Table, kept: Kept) -> Verdict:
    async with services.sessions() as session:
        lines = [*await stored_record(session, table, KEY)]
    return verify(lines, kept=kept, keys=KeyList(1, [KEY.public()]))


async def test_what_was_kept_at_any_time_is_in_the_record(services: Services) -> None:
    table, people = await chained_table(services, hints=True, visibility=Visibility.PRIVATE)
    kept = [kept_at(table)]
    await play_next(services, table, people)
    kept.append(kept_at(table))
    await give_time(services, table, people)
    kept.append(kept_at(table))
    await services.hints.take(table, people[table.seats_to_act()[0]])
    kept.append(kept_at(table))
    await play_next(services, table, people)
    await services.referee.resign(table, people[0])
    kept.append(kept_at(table))

    verdicts = [await checked(services, table, one) for one in kept]

    assert [one.ok for one in verdicts] == [True] * 5, verdicts
    assert len({one.head for one in kept}) == 5


async def test_a_match_that_ended_without_an_action_is_read_back_with_the_same_last_head(
    services: Services,
) -> None:
    table, people = await chained_table(services)
    await play_next(services, table, people)
    async with table.lock:
        await services.absences._end(table, calling_off_outcome())
    kept = kept_at(table)

    again = await SecondProcess(services).tables.load(table.header.id)

    assert kept_at(again) == kept
    assert (await checked(services, again, kept)).ok


async def test_a_substitute_is_named_in_a_line_of_the_record(services: Services) -> None:
    table, people = await chained_table(services)
    await services.seating.leave(table, people[0], 0)
    substitute, _ = await new_player(services, "Cyd")
    await services.seating.sit(table, substitute.id, 0)
    await services.referee.resign(table, people[1])
    kept = kept_at(table)

    async with services.sessions() as session:
        lines = [msgspec.json.decode(line) for line in await stored_record(session, table, KEY)]

    assert [line["event"] for line in lines if "event" in line] == [
        {"event": "took_over", "who": 0, "name": "Cyd"}
    ]
    assert [seat["name"] for seat in lines[0]["seats"]] == ["Ann", "Ben"]
    assert (await checked(services, table, kept)).ok
