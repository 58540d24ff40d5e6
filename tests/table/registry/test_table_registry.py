"""Matches come and go in memory; what they are is in the database."""

import asyncio
import dataclasses
import gc
import random
from typing import Any

import msgspec
import pytest
from msgspec import structs
from sqlalchemy import text

from app.api.access.identity import new_player
from app.api.services import Services
from app.db import journal
from app.db.queries import actions, chat
from app.db.queries.actions import Entry, Pen
from app.errors import Conflict, NotFound, Stale, TableError
from app.table.actions.evaluation import Act
from app.table.cluster.redis_bus import Broker
from app.table.registry import table_registry as tables
from app.table.replay.position_cache import Positions
from app.table.state.chat import last_lines
from app.table.state.match_settings import Wish
from app.table.table import Table
from app.table.wire.channel import Channel, Sender
from app.table.wire.frame import text_of

EVERY = tables.SNAPSHOT_EVERY
TOUR = ["giro", "tour_de_france", "giro", "tour_de_france"]

pytestmark = [pytest.mark.anyio, pytest.mark.db]


async def started(
    services: Services,
    seats: int = 2,
    options: dict[str, Any] | None = None,
    game: str = "um_reifenbreite",
    visibility: str = "public",
    **wish: Any,
) -> tuple[Table, list[str]]:
    people = [(await new_player(services, f"P{seat}"))[0].id for seat in range(seats)]
    seed = bytes(range(32))
    wanted = Wish(game, seats, options or {}, visibility, True, None, seed, **wish)
    table = await services.lobby.create(people[0], wanted)
    for player in people[1:]:
        await services.seating.sit(table, player, None, table.header.code, None)
    await services.lobby.start(table, people[0])
    return table, people


async def play(services: Services, table: Table, people: list[str], most: int, seed: int = 1) -> None:
    rng = random.Random(seed)
    for _ in range(most):
        if table.moment is None or table.status == "finished":
            return
        seat = rng.choice(table.moment.to_act)
        action = msgspec.to_builtins(rng.choice(table.moment.legal(seat)))
        await services.referee.take(table, people[seat], Act(action, f"{rng.random()}"))


def documents(table: Table) -> list[bytes]:
    viewers = [None, *range(len(table.seats))]
    return [msgspec.json.encode(table.document(viewer), order="sorted") for viewer in viewers]


@pytest.mark.parametrize("most", [0, 1, EVERY - 1, EVERY, EVERY + 1, 10_000])
async def test_a_table_let_go_and_opened_again_is_the_same(services: Services, most: int) -> None:
    table, people = await started(services, options={"level": "pro"})
    await play(services, table, people, most)
    before = documents(table)

    assert services.tables.let_go(table)
    await services.referee._journal.settle()
    again = await services.tables.get(table.header.id)

    assert again is not table
    assert documents(again) == before


@pytest.mark.parametrize(
    "lost", ["DELETE FROM snapshots", "UPDATE snapshots SET state = '{\"round\": null}'"]
)
async def test_snapshots_only_shorten_the_replay(services: Services, lost: str) -> None:
    """One that is gone, or that an older release wrote in another shape, costs time and nothing else."""
    table, people = await started(services, options={"races": TOUR})  # one race may be over sooner
    await play(services, table, people, 2 * EVERY + 20)
    before = documents(table)
    services.tables.let_go(table)
    await services.referee._journal.settle()
    async with services.sessions.begin() as session:
        kept = await session.scalar(text("SELECT count(*) FROM snapshots"))
        await session.execute(text(lost))

    assert kept == 3, "after 100 and 200 actions, and when it was let go"
    assert documents(await services.tables.get(table.header.id)) == before


async def test_a_row_is_the_same_whatever_stands_in_its_batch(services: Services) -> None:
    """What has nothing unusual goes by a shorter statement; the fence is the same."""
    plain, unusual = [(await started(services))[0].header.id for _ in range(2)]
    at = services.tables.now()
    first = Entry(plain, 1, 0, "a", '{"type": "x"}', "[1]", "[]", "[1]", 7, at)
    second = structs.replace(first, seq=2, ref="b")
    served = structs.replace(first, match_id=unusual, ref=None, served="time", resigns=True)
    pen = await Pen.of(await services.engine.connect())

    assert await pen.write([first]) == {plain}
    assert await pen.write([second, served]) == {plain, unusual}
    assert await pen.write([structs.replace(first, ref="c")]) == set()
    third = structs.replace(first, match_id=unusual, seq=2, ref="d")
    assert await pen.write([structs.replace(first, seq=3), third]) == {unusual}, "kept out alone"
    assert await pen.write([structs.replace(first, seq=3), served]) == set(), "their ref, their seq"
    await pen.throw_away()

    async with services.sessions() as session:
        rows = await actions.since(session, plain, 0)
        assert [row.served for row in await actions.since(session, unusual, 0)] == ["time", None]
        gone = await session.scalars(text("SELECT resigned FROM seats WHERE seat = 0 ORDER BY resigned"))
        assert list(gone) == [False, True]
    told = [
        (row.seq, row.seat, row.ref, row.action, row.draws, row.events, row.to_act, row.words, row.at)
        for row in rows
    ]
    assert told == [(seq, 0, ref, {"type": "x"}, [1], [], [1], 7, at) for seq, ref in ((1, "a"), (2, "b"))]


async def test_a_snapshot_that_cannot_be_written_holds_nothing_up(services: Services, monkeypatch) -> None:
    table, people = await started(services)
    failed = []

    async def breaks(self, snapshots):
        failed.extend(snapshots)
        raise ConnectionError

    monkeypatch.setattr(Pen, "keep", breaks)
    await play(services, table, people, EVERY + 1)
    before = documents(table)
    assert services.tables.let_go(table)
    await services.referee._journal.settle()

    assert [one.seq for one in failed] == [EVERY, EVERY + 1]
    assert documents(await services.tables.get(table.header.id)) == before


async def test_a_table_that_somebody_looks_at_is_kept(services: Services) -> None:
    table, _ = await started(services)

    async def sent(_: str) -> None: ...

    channel = Channel(None, Sender(sent), table.state_for)
    table.join(channel, None)

    assert not services.tables.let_go(table)
    table.leave(channel)
    assert services.tables.let_go(table)


async def test_everybody_who_asks_at_once_gets_the_same_table(services: Services) -> None:
    table, _ = await started(services)
    services.tables.let_go(table)

    found = await asyncio.gather(*(services.tables.get(table.header.id) for _ in range(8)))

    assert len({id(one) for one in found}) == 1


async def test_nobody_hears_of_a_table_that_is_not_there_when_whoever_asked_has_gone(
    services: Services,
) -> None:
    unheard: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: unheard.append(context))
    others = asyncio.all_tasks()
    asked = asyncio.create_task(services.tables.get("nowhere"))
    await asyncio.sleep(0)
    looks = asyncio.all_tasks() - others - {asked}
    assert looks
    asked.cancel()
    await asyncio.wait([asked, *looks])
    del asked, looks
    gc.collect()

    assert unheard == []


async def test_a_match_of_older_rules_can_be_read_and_says_why_it_rests(services: Services) -> None:
    table, people = await started(services)
    await play(services, table, people, 20)
    log = table.document(None).log
    services.tables.let_go(table)
    newer = dataclasses.replace(table.game, rules_version=table.game.rules_version + 1)
    services.tables.games = {"um_reifenbreite": newer}

    rested = await services.tables.get(table.header.id)

    document = rested.document(None)
    assert document.status == "playing"
    assert document.seq == 20
    assert document.log == log
    assert document.to_act == ()
    older = f"version {table.game.rules_version} of the rules"
    assert older in document.notice
    with pytest.raises(Conflict) as refused:
        await services.referee.take(rested, people[0], Act({"type": "x"}, "r"))
    assert refused.value.about == {"why": document.notice}
    with pytest.raises(Conflict) as refused:
        await services.tables.past(rested, 3, None)
    assert refused.value.about == {"why": document.notice}


async def test_documents_of_the_past_come_from_the_rows(services: Services) -> None:
    table, people = await started(services, options={"level": "pro"})
    kept = []
    for number in range(EVERY + 20):
        kept.append(documents(table))
        await play(services, table, people, 1, seed=number)

    for seq in (0, 1, EVERY - 1, EVERY, EVERY + 1, EVERY + 19):
        for viewer, before in zip([None, 0, 1], kept[seq], strict=True):
            assert (
                msgspec.json.encode(await services.tables.past(table, seq, viewer), order="sorted") == before
            )
    for beyond in (-1, EVERY + 21):
        with pytest.raises(NotFound):
            await services.tables.past(table, beyond, None)


async def test_a_write_that_fails_half_way_is_settled_by_the_database(
    services: Services, monkeypatch
) -> None:
    """The commit arrives, its answer does not: the connection breaks in between."""
    table, people = await started(services)
    await play(services, table, people, 1)
    seat = table.moment.to_act[0]
    action = msgspec.to_builtins(table.moment.legal(seat)[0])
    commit = journal.Journal._commit

    async def breaks(self, pen, entries):
        await commit(self, pen, entries)
        raise ConnectionError("gone")

    monkeypatch.setattr(journal.Journal, "_commit", breaks)
    with pytest.raises(ConnectionError):
        await services.referee.take(table, people[seat], Act(action, "once"))
    monkeypatch.undo()
    assert table.seq == 1, "nobody has seen it"

    again = await services.referee.take(table, people[seat], Act(action, "once"))

    assert again.seq == 2
    assert table.seq == 2


async def at_once(services: Services, table: Table, player_id: str, act: Act) -> int | None:
    """Taken without waiting; what is told of it."""
    told: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
    assert services.referee.take_at_once(table, player_id, act, told.set_result)
    return await told


async def test_what_is_usual_is_taken_at_once_and_nothing_else(services: Services) -> None:
    table, people = await started(services)
    seat = table.moment.to_act[0]
    action = msgspec.to_builtins(table.moment.legal(seat)[0])
    told = pytest.fail
    for who, act in [
        (people[seat], Act({"type": "x"}, "r")),
        (people[seat], Act(action, "")),
        (people[seat], Act(action, "r", seq=1)),
        (people[1 - seat], Act(action, "r")),
        ("nobody", Act(action, "r")),
    ]:
        assert not services.referee.take_at_once(table, who, act, told)
    async with table.lock:
        assert not services.referee.take_at_once(table, people[seat], Act(action, "r"), told)

    assert await at_once(services, table, people[seat], Act(action, "r")) == 1
    assert not table.lock.locked()
    assert table.seq == 1


async def test_at_once_too_a_failed_write_is_settled_by_the_database(services: Services, monkeypatch) -> None:
    table, people = await started(services)
    seat = table.moment.to_act[0]
    act = Act(msgspec.to_builtins(table.moment.legal(seat)[0]), "once")
    commit = journal.Journal._commit

    async def breaks(self, pen, entries):
        await commit(self, pen, entries)
        raise ConnectionError("gone")

    monkeypatch.setattr(journal.Journal, "_commit", breaks)
    assert await at_once(services, table, people[seat], act) is None
    monkeypatch.undo()
    assert table.seq == 0, "nobody has seen it"
    assert not services.referee.take_at_once(table, people[seat], act, pytest.fail), (
        "until the table is certain"
    )

    assert (await services.referee.take(table, people[seat], act)).seq == 1


async def test_at_once_too_the_fence_keeps_out_who_is_late(services: Services) -> None:
    table, people = await started(services)
    seat = table.moment.to_act[0]
    act = Act(msgspec.to_builtins(table.moment.legal(seat)[0]), "once")
    elsewhere = tables.Tables(
        services.sessions, services.tables.games, services.referee._journal, services.tables.pulse
    )
    referee = type(services.referee)(elsewhere, services.referee._journal, services.due, 0, 0)
    first = await referee.take(await elsewhere.get(table.header.id), people[seat], act)

    assert await at_once(services, table, people[seat], act) is None
    assert table.seq == 0
    assert await services.referee.take(table, people[seat], act) == first


async def test_what_fails_while_it_is_told_leaves_the_table_free(services: Services, monkeypatch) -> None:
    table, people = await started(services)
    seat = table.moment.to_act[0]
    act = Act(msgspec.to_builtins(table.moment.legal(seat)[0]), "once")
    advance = Table.advance

    def fails(self, *rest):
        advance(self, *rest)
        raise ZeroDivisionError

    monkeypatch.setattr(Table, "advance", fails)

    assert await at_once(services, table, people[seat], act) == 1
    assert table.seq == 1
    monkeypatch.undo()
    await play(services, table, people, 3)
    assert table.seq == 4


async def test_an_action_that_has_begun_is_finished_though_its_sender_has_gone(
    services: Services, monkeypatch
) -> None:
    table, people = await started(services)
    seat = table.moment.to_act[0]
    first, second = (msgspec.to_builtins(action) for action in table.moment.legal(seat)[:2])
    handed, go = asyncio.Event(), asyncio.Event()
    commit = journal.Journal._commit

    async def waits(self, pen, entries):
        handed.set()
        await go.wait()
        return await commit(self, pen, entries)

    monkeypatch.setattr(journal.Journal, "_commit", waits)
    taking = asyncio.create_task(services.referee.take(table, people[seat], Act(first, "first")))
    await handed.wait()
    taking.cancel()
    following = asyncio.create_task(services.referee.take(table, people[seat], Act(second, "second", seq=0)))
    go.set()
    with pytest.raises(asyncio.CancelledError):
        await taking
    await asyncio.gather(following, return_exceptions=True)

    again = await services.referee.take(table, people[seat], Act(first, "first"))
    assert again.seq == 1
    assert table.seq >= 1
    async with services.sessions() as session:
        refs = list(await session.scalars(text("SELECT ref FROM actions WHERE seq > 0 ORDER BY seq")))
    assert refs[0] == "first"
    assert len(refs) == table.seq


async def test_a_computer_player_goes_on_after_a_failure(services: Services, monkeypatch) -> None:
    table, people = await started(services)
    write, failed = journal.Journal.write, []

    async def fails_once(self, entry):
        if not failed:
            failed.append(entry)
            raise ConnectionError("gone")
        return await write(self, entry)

    monkeypatch.setattr(journal.Journal, "write", fails_once)
    over = asyncio.Event()

    async def sent(message: str) -> None:
        if '"path":"/status"' in message or '"status":"finished"' in message:
            over.set()

    channel = Channel(None, Sender(sent), table.state_for)
    table.join(channel, None)
    for seat, player in enumerate(people):
        await services.seating.leave(table, player, seat)
    await asyncio.wait_for(over.wait(), 60)

    assert failed
    assert table.outcome is not None


async def test_rows_of_another_process_are_taken_over_before_a_move_is_judged(services: Services) -> None:
    table, people = await started(services)
    seat = table.moment.to_act[0]
    legal = [msgspec.to_builtins(action) for action in table.moment.legal(seat)]
    elsewhere = tables.Tables(
        services.sessions, services.tables.games, services.referee._journal, services.tables.pulse
    )
    other = await elsewhere.get(table.header.id)
    referee = type(services.referee)(elsewhere, services.referee._journal, services.due, 0, 0)
    await referee.take(other, people[seat], Act(legal[0], "there"))

    with pytest.raises(TableError) as late:
        await services.referee.take(table, people[seat], Act(legal[0], "here", seq=0))

    assert isinstance(late.value, Stale)
    assert documents(table) == documents(other)


async def test_the_same_ref_of_another_process_is_answered_and_not_taken_twice(services: Services) -> None:
    table, people = await started(services)
    seat = table.moment.to_act[0]
    action = msgspec.to_builtins(table.moment.legal(seat)[0])
    elsewhere = tables.Tables(
        services.sessions, services.tables.games, services.referee._journal, services.tables.pulse
    )
    referee = type(services.referee)(elsewhere, services.referee._journal, services.due, 0, 0)
    first = await referee.take(await elsewhere.get(table.header.id), people[seat], Act(action, "once"))

    again = await services.referee.take(table, people[seat], Act(action, "once"))

    assert again == first


async def test_an_action_judged_before_a_change_elsewhere_is_kept_out_and_judged_again(
    services: Services,
) -> None:
    """The other process has not heard of the change: nobody carries the word."""
    table, people = await started(services)
    alone = Broker("unix:///nowhere")
    journal_there = services.referee._journal
    elsewhere = tables.Tables(
        services.sessions, services.tables.games, journal_there, services.tables.pulse, bus=alone
    )
    referee = type(services.referee)(elsewhere, journal_there, services.due, 0, 0)
    there = await elsewhere.get(table.header.id)
    seat = there.moment.to_act[0]
    act = Act(msgspec.to_builtins(there.moment.legal(seat)[0]), "once")

    await services.seating.leave(table, people[1 - seat], 1 - seat)
    told: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
    assert referee.take_at_once(there, people[seat], act, told.set_result)

    assert await told is None
    assert there.seq == 0
    assert (await referee.take(there, people[seat], act)).seq == 1
    assert there.seats[1 - seat].left


async def test_many_matches_share_a_commit_and_one_conflict_spoils_nobody_elses(services: Services) -> None:
    matches = [await started(services) for _ in range(6)]
    elsewhere = tables.Tables(
        services.sessions, services.tables.games, services.referee._journal, services.tables.pulse
    )
    referee = type(services.referee)(elsewhere, services.referee._journal, services.due, 0, 0)
    blocked, blocked_people = matches[0]
    await play_on(referee, await elsewhere.get(blocked.header.id), blocked_people, "there")

    answers = await asyncio.gather(
        *(play_on(services.referee, table, people, "here") for table, people in matches),
        return_exceptions=True,
    )

    assert [answer.seq for answer in answers[1:]] == [1] * 5
    assert isinstance(answers[0], TableError) or answers[0].seq == 2


async def play_on(referee: Any, table: Table, people: list[str], ref: str) -> Any:
    seat = table.moment.to_act[0]
    return await referee.take(table, people[seat], Act(msgspec.to_builtins(table.moment.legal(seat)[0]), ref))


async def test_all_who_look_back_at_once_see_one_position(services: Services) -> None:
    table, people = await started(services)
    kept = []
    for number in range(9):
        kept.append(documents(table)[0])
        await play(services, table, people, 1, seed=number)
    seqs = [8, 8, 3, 8, 5]

    found = await asyncio.gather(
        *(services.tables._positions.at(table, seq, services.sessions) for seq in seqs)
    )

    assert found[0] is found[1] is found[3]
    for seq, position in zip(seqs, found, strict=True):
        document = table.document_at(position.moment, None, position.lines[None])
        assert msgspec.json.encode(document, order="sorted") == kept[seq]


async def test_a_position_is_another_one_for_who_may_know_less(services: Services) -> None:
    table, people = await started(services, game="hockey_game")
    await play(services, table, people, 30)
    before = await services.tables._positions.at(table, 25, services.sessions)
    table.seats[0].sees_from = 26

    after = await services.tables._positions.at(table, 25, services.sessions)

    assert before.lines[0] != before.lines[None], "there was something to hide"
    assert after.lines == before.lines | {0: before.lines[None]}


async def test_looking_back_keeps_a_bounded_number_of_positions(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(services.tables, "_positions", Positions(most=3))
    table, people = await started(services)
    kept = []
    for number in range(8):
        kept.append(documents(table)[0])
        await play(services, table, people, 1, seed=number)

    for seq in (7, 0, 1, 2, 5, 6, 4):
        assert msgspec.json.encode(await services.tables.past(table, seq, None), order="sorted") == kept[seq]
    assert len(services.tables._positions._known) == 3


async def test_a_match_is_read_in_slices(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(actions, "SLICE", 7)
    table, people = await started(services)
    await play(services, table, people, 20)

    async with services.sessions() as session:
        rows = await actions.whole(session, table.header.id)

    assert [row.seq for row in rows] == list(range(21))


async def test_the_last_lines_say_which_author_is_a_program(services: Services) -> None:
    table, people = await started(services)
    program, _ = await new_player(services, "Deep Sprint", program=True)
    async with services.sessions.begin() as session:
        for author in (people[0], program.id):
            await chat.say(session, table.header.id, author, None, "hello")
        lines = await last_lines(session, table.header.id)

    authors = [msgspec.json.decode(text_of(message))["player"] for _, message in lines]
    assert [author.get("program") for author in authors] == [None, True]


async def test_a_torn_snapshot_is_as_good_as_none(services: Services) -> None:
    table, people = await started(services)
    await play(services, table, people, EVERY + 5)
    before = documents(table)
    services.tables.let_go(table)
    await services.referee._journal.settle()
    async with services.sessions.begin() as session:
        torn = await session.execute(text("UPDATE snapshots SET state = left(state, 99)"))

    assert torn.rowcount > 0
    assert documents(await services.tables.get(table.header.id)) == before
