"""A rematch: one table, whichever player proposes it, and one start."""

import asyncio
from datetime import UTC, datetime, timedelta

import msgspec
import pytest

from app.api.access.identity import new_player
from app.api.services import Services
from app.db.job_kinds import JobKind
from app.db.models import Match, Seat
from app.engine.chance import FairChance
from app.errors import Conflict, Forbidden
from app.table.lobby.lobby_service import LobbyService
from app.table.lobby.rematch import RematchService, rematch_seats
from app.table.lobby.start_service import StartService
from app.table.notifier import PageListener, Withdrawal
from app.table.scheduler import Scheduler
from app.table.seating.seating_service import SeatingService
from app.table.state.match_settings import MatchRequest, MatchSettings
from app.table.state.waiting_rules import REMATCH_OPEN_FOR
from app.table.table import Table
from app.table.wire.channel import Channel
from tests.support.fairness.words import committed, word
from tests.support.matches.transports import RecordingTransport, SilentTransport

pytestmark = [pytest.mark.anyio, pytest.mark.db]

# This is later than any real time, so the running server has nothing to do at it.
NOON = datetime(2126, 3, 1, 12, tzinfo=UTC)
SECOND = timedelta(seconds=1)


class Hall:
    """The lobby and the rematches, with a clock of their own."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.now = NOON
        self.due = Scheduler(services.sessions, lambda: self.now)
        self.seating = SeatingService(services.tables, services.referee, self.due)
        self.lobby = LobbyService(services.tables, services.referee, self.seating, self.due)
        self.starts = StartService(services.tables, services.referee, self.seating, self.due)
        self.rematches = RematchService(services.tables, self.seating, self.due)

    async def over(self, *, jersey: str | None = None) -> tuple[Table, list[str]]:
        """Return a finished match of two, and its players by seat."""
        ann, ben = [(await new_player(self.services, name))[0].id for name in ("Ann", "Ben")]
        table = await self.lobby.create(
            ann, MatchRequest(settings=MatchSettings(game="um_reifenbreite"), seats=2)
        )
        await self.seating.sit(table, ben)
        if jersey is not None:
            await self.lobby.choose_jersey(table, ann, 0, jersey)
        await self.starts.start(table, ann)
        await self.services.referee.resign(table, ben)
        return table, [ann, ben]

    def look_on(self, last: Table, *people: str) -> list[Channel]:
        """Let players look at the finished match."""
        channels = [Channel(player, SilentTransport(), last.state_for) for player in people]
        for channel in channels:
            last.join(channel, None)
        return channels

    async def goes_on(self, after: timedelta) -> None:
        """Move the clock and run the jobs that are due then."""
        self.now += after
        for one in await self.due.claim():
            await self.due._run_job(one)


@pytest.fixture
def hall(services: Services) -> Hall:
    return Hall(services)


async def test_two_who_ask_at_once_meet_at_one_table_with_ends_changed(hall: Hall) -> None:
    last, (ann, ben) = await hall.over()

    one, other = await asyncio.gather(hall.rematches.join(last, ann), hall.rematches.join(last, ben))

    assert one is other
    assert [one.seat_of(ben), one.seat_of(ann)] == [0, 1]
    assert last.rematch is not None
    assert [seat.player and seat.player.id for seat in last.rematch.seats] == [ben, ann]


async def test_it_begins_by_itself_when_nobody_is_missing_and_time_was_given_to_look_up(hall: Hall) -> None:
    last, (ann, ben) = await hall.over()
    hall.look_on(last, ann, ben)
    again = await hall.rematches.join(last, ann)
    await hall.rematches.join(last, ben)

    await hall.goes_on(4 * SECOND)
    assert again.status == "lobby"
    await hall.goes_on(SECOND)

    assert again.status == "playing"
    assert last.rematch is not None
    assert last.rematch.status == "playing"


async def test_a_rematch_has_new_words_of_its_players(hall: Hall) -> None:
    last, (ann, ben) = await hall.over()
    hall.look_on(last, ann, ben)
    again = await hall.rematches.join(last, ann, committed("ann"))
    await hall.rematches.join(last, ben, committed("ben"))

    await hall.goes_on(5 * SECOND)
    starting = again.status
    await hall.starts.reveal(again, ann, word("ann"))
    await hall.starts.reveal(again, ben, word("ben"))

    assert (starting, again.status) == ("starting", "playing")
    assert [seat.word for seat in again.seats] == [word("ben"), word("ann")]


async def test_it_does_not_begin_without_one_who_has_gone_but_when_they_are_back(hall: Hall) -> None:
    last, (ann, ben) = await hall.over()
    gone, _ = hall.look_on(last, ann, ben)
    again = await hall.rematches.join(last, ann)
    last.leave(gone)
    await hall.rematches.join(last, ben)

    for _ in range(3):
        await hall.goes_on(5 * SECOND)
        assert again.status == "lobby"
    hall.look_on(last, ann)
    await hall.goes_on(5 * SECOND)

    assert again.status == "playing"


async def test_who_stands_up_again_holds_the_start_back(hall: Hall) -> None:
    last, (ann, ben) = await hall.over()
    again = await hall.rematches.join(last, ann)
    await hall.rematches.join(last, ben)

    await hall.rematches.decline(last, ben)
    await hall.goes_on(10 * SECOND)

    assert again.status == "lobby"


def test_everybody_moves_on_by_one_seat_and_computers_sit_at_once() -> None:
    ann, bot, eva = Seat(player_id="ann"), Seat(bot="easy"), Seat(player_id="eva", bot=None, resigned=True)

    again = rematch_seats(Match(id="again"), [ann, bot, eva])

    assert [row.kept_for for row in again] == ["eva", "ann", None]
    assert [row.bot for row in again] == [None, None, "easy"]


async def test_a_kept_seat_is_nobody_elses_until_it_is_declined(hall: Hall) -> None:
    last, (ann, ben) = await hall.over()
    again = await hall.rematches.join(last, ann)
    stranger = (await new_player(hall.services, "Otto"))[0].id

    with pytest.raises(Conflict):
        await hall.seating.sit(again, stranger, again.seats[0].seat)
    await hall.rematches.decline(last, ben)
    await hall.seating.sit(again, stranger)

    assert again.seat_of(stranger) == 0


async def test_only_who_played_can_ask_for_a_rematch(hall: Hall) -> None:
    last, _ = await hall.over()
    stranger = (await new_player(hall.services, "Otto"))[0].id

    with pytest.raises(Forbidden):
        await hall.rematches.join(last, stranger)


async def test_a_proposal_that_nobody_joined_in_time_can_be_made_anew_by_the_other(hall: Hall) -> None:
    last, (ann, ben) = await hall.over()
    again = await hall.rematches.join(last, ann)

    hall.now += REMATCH_OPEN_FOR + SECOND
    once_more = await hall.rematches.join(last, ben)

    assert once_more is again
    assert again.seat_of(ann) is None
    assert again.seat_of(ben) == 0
    assert last.rematch is not None
    assert last.rematch.host.name == "Ben"


async def test_the_chosen_jersey_and_its_numbers_stay_with_who_chose_it(hall: Hall) -> None:
    last, people = await hall.over(jersey="violet")

    again = await hall.rematches.join(last, people[0])

    worn = {row.kept_for or row.player_id: again.header.options["colours"][row.seat] for row in again.seats}
    assert worn == dict(zip(people, last.header.options["colours"], strict=True))
    assert riders_of(again) == riders_of(last)
    assert riders_of(again)[people[0]] == [51, 52, 53, 54]


def riders_of(table: Table) -> dict[str, list[int]]:
    """Return the numbers of each player's riders, as the match gives them at its start."""
    assert table.game is not None
    options = msgspec.convert(table.header.options, table.game.options)
    view = table.game.public(table.game.setup(options, 2, FairChance(bytes(32))).state)
    return {
        row.kept_for or row.player_id or "": [
            int(number) for number, one in view["riders"].items() if one["team"] == row.seat
        ]
        for row in table.seats
    }


async def test_a_start_that_a_crash_interrupted_is_still_due(hall: Hall) -> None:
    last, (ann, ben) = await hall.over()
    await hall.rematches.join(last, ann)
    again = await hall.rematches.join(last, ben)

    other = Scheduler(hall.services.sessions, lambda: NOON + 6 * SECOND)
    other.register(JobKind.START, lambda _: asyncio.sleep(0))

    assert [one.match_id for one in await other.claim()] == [again.header.id]


async def test_a_player_asked_for_a_rematch_is_called_once_wherever_they_are(hall: Hall) -> None:
    table, (ann, ben) = await hall.over()
    ways = {player: RecordingTransport() for player in (ann, ben)}
    for player, way in ways.items():
        await hall.services.notifier.listen(
            player, PageListener(Channel(player, way, lambda _: b""), table.header.id)
        )

    again = await hall.rematches.join(table, ann)
    await hall.rematches.decline(table, ben)
    await hall.rematches.join(table, ben)

    called = [frame for frame in ways[ben].frames if b'"kind":"rematch"' in frame]
    assert len(called) == 1
    assert again.header.id.encode() in called[0]
    assert b'"name":"Ann"' in called[0]
    assert not any(b'"kind":"rematch"' in frame for frame in ways[ann].frames)


async def test_who_was_called_need_not_come_when_the_time_for_it_is_over(hall: Hall) -> None:
    heard: list[tuple[str, object]] = []
    hall.services.notifier.on_unseen = lambda player, news: heard.append((player, news))
    table, (ann, ben) = await hall.over()
    again = await hall.rematches.join(table, ann)
    heard.clear()

    await hall.goes_on(REMATCH_OPEN_FOR - SECOND)
    early = [*heard]
    await hall.goes_on(SECOND)

    assert early == []
    assert heard == [(ben, Withdrawal(again.header.id))]
