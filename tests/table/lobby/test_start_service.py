"""A match begins when its players have revealed their words, or when the time for that is up; once."""

import random
from dataclasses import replace
from datetime import timedelta
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select

from app.api.access.identity import new_player
from app.api.services import Services
from app.db.match_status import MatchStatus
from app.db.models import Action
from app.engine.chance import FairChance, commitment, stream_key
from app.errors import BadRequest, Conflict, NotYourTurn, StadionError
from app.table.clock.time_control import Days
from app.table.lobby.host_controls import HostControls
from app.table.replay.position_loader import set_up
from app.table.state.match_settings import MatchRequest, MatchSettings
from app.table.state.player_words import JUST_NOW
from app.table.state.waiting_rules import WORDS_AWAITED_BY_DAYS_FOR, WORDS_AWAITED_FOR
from app.table.table import Table
from app.table.wire.channel import Channel
from app.table.wire.frame import text_of
from tests.support.fairness.words import committed, word
from tests.support.matches.second_process import GAME, SecondProcess
from tests.support.matches.tables import public_document
from tests.support.matches.transports import RecordingTransport

pytestmark = [pytest.mark.anyio, pytest.mark.db]

NAMES = ("Ann", "Ben", "Cid")
SECOND = timedelta(seconds=1)


class House(SecondProcess):
    """A process in which players with words sit down at a table of three."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.services = services
        self.people: dict[str, str] = {}

    async def full_table(self, clock: Any = None, without: tuple[str, ...] = ()) -> Table:
        """Return the lobby of Ann, Ben and Cid; all but those in `without` have committed to a word."""
        for name in NAMES:
            self.people[name] = (await new_player(self.services, name))[0].id
        given = {name: None if name in without else committed(name) for name in NAMES}
        settings = MatchSettings(game=GAME, clock=clock)
        wish = MatchRequest(settings=settings, seats=3, word_commitment=given["Ann"])
        table = await self.lobby.create(self.people["Ann"], wish)
        for name in NAMES[1:]:
            await self.seating.sit(table, self.people[name], word_commitment=given[name])
        return table

    async def start(self, table: Table) -> None:
        await self.starts.start(table, self.people["Ann"])

    async def reveal(self, table: Table, *names: str) -> None:
        for name in names:
            await self.starts.reveal(table, self.people[name], word(name))

    def watches(self, table: Table, name: str) -> tuple[Channel, RecordingTransport]:
        transport = RecordingTransport()
        channel = Channel(self.people[name], transport, table.state_for)
        table.join(channel, None)
        return channel, transport

    async def stored(self, match: str) -> Table:
        """Return the match as a process reads it that has just been started."""
        return await SecondProcess(self.services).tables.load(match)

    async def setups(self, match: str) -> int | None:
        async with self.tables.sessions() as session:
            return await session.scalar(select(func.count()).where(Action.match_id == match, Action.seq == 0))


@pytest.fixture
def house(services: Services) -> House:
    return House(services)


def asked(transport: RecordingTransport) -> list[dict[str, Any]]:
    """Return the requests for the word that a channel has got."""
    messages = [msgspec.json.decode(text_of(frame)) for frame in transport.frames]
    return [message for message in messages if message["t"] == "reveal"]


def words_of(table: Table) -> list[str | None]:
    return [one["word"] for one in public_document(table)["fairness"]["words"]]


def assert_set_up_with(table: Table, words: list[str]) -> None:
    """Check that the match was set up with the chance of these words."""
    key = stream_key(table.header.server_seed, table.header.id, words)
    assert table.chance_key() == key
    chance = FairChance(key)
    set_up(table, chance)
    assert table.position is not None and table.position.words == chance.at


async def test_a_match_begins_when_all_words_are_in_and_hides_them_until_then(house: House) -> None:
    table = await house.full_table()

    await house.start(table)
    await house.reveal(table, "Cid", "Ann")
    waiting, hidden = public_document(table), words_of(table)
    await house.reveal(table, "Ben")

    assert (waiting["status"], waiting["starting"]["revealed"]) == ("starting", [True, False, True])
    assert hidden == [None, None, None]
    assert table.status is MatchStatus.PLAYING
    assert words_of(table) == [word(name) for name in NAMES]
    assert "starting" not in public_document(table)
    assert_set_up_with(table, [word(name) for name in NAMES])


async def test_a_withheld_word_is_marked_and_counts_as_the_empty_one(house: House) -> None:
    table = await house.full_table()
    await house.start(table)
    await house.reveal(table, "Ann", "Cid")

    await house.advance(WORDS_AWAITED_FOR - SECOND)
    before = table.status
    await house.advance(SECOND)

    assert (before, table.status) == (MatchStatus.STARTING, MatchStatus.PLAYING)
    withheld = public_document(table)["fairness"]["words"][1]
    assert withheld == {"commitment": committed("Ben"), "word": None}
    assert_set_up_with(table, [word("Ann"), "", word("Cid")])


async def test_a_word_that_was_not_promised_changes_nothing(house: House) -> None:
    table = await house.full_table(without=("Cid",))
    await house.start(table)
    before = public_document(table)

    for player, given in [
        ("Ann", word("Ben")),
        ("Ann", ""),
        ("Ann", word("Ann").upper()),
        ("Cid", word("Cid")),
    ]:
        with pytest.raises(BadRequest):
            await house.starts.reveal(table, house.people[player], given)
    stranger = (await new_player(house.services, "Dan"))[0].id
    with pytest.raises(NotYourTurn):
        await house.starts.reveal(table, stranger, word("Ann"))

    assert public_document(table) == before
    assert public_document(await house.stored(table.header.id)) == before


async def test_a_word_is_taken_only_while_the_match_is_starting_and_may_be_repeated(house: House) -> None:
    table = await house.full_table()
    with pytest.raises(Conflict):
        await house.reveal(table, "Ann")

    await house.start(table)
    await house.reveal(table, "Ann", "Ann", "Ben", "Cid")
    await house.reveal(table, "Ann")
    with pytest.raises(Conflict):
        await house.starts.reveal(table, house.people["Ann"], word("Ben"))

    assert table.status is MatchStatus.PLAYING


async def test_nobody_is_waited_for_who_is_not_there(house: House) -> None:
    table = await house.full_table(without=("Ann",))
    await house.advance(JUST_NOW)

    await house.start(table)

    assert table.status is MatchStatus.PLAYING
    assert words_of(table) == [None, None, None]


async def test_players_with_a_channel_are_waited_for_and_asked_with_what_they_promised(house: House) -> None:
    table = await house.full_table()
    await house.advance(JUST_NOW)
    _, ben = house.watches(table, "Ben")

    await house.start(table)
    _, cid = house.watches(table, "Cid")
    await house.reveal(table, "Ben", "Ann")

    request = {
        "t": "reveal",
        "commitment": commitment(table.header.server_seed),
        "words": [committed(name) for name in NAMES],
    }
    assert asked(ben)[0] == request == asked(cid)[0]
    assert table.status is MatchStatus.PLAYING, "Cid came later and is not waited for"


async def test_by_days_everybody_is_waited_for_half_a_day(house: House) -> None:
    table = await house.full_table(clock=Days(days=3))
    await house.advance(JUST_NOW)
    await house.start(table)
    await house.reveal(table, "Ann", "Ben")

    await house.advance(WORDS_AWAITED_BY_DAYS_FOR - SECOND)
    before = table.status
    await house.advance(SECOND)

    assert (before, table.status) == (MatchStatus.STARTING, MatchStatus.PLAYING)


async def test_seats_and_settings_are_fixed_while_words_are_revealed(house: House) -> None:
    table = await house.full_table()
    controls, (ann, ben, _) = HostControls(house.seating), house.people.values()
    await house.start(table)
    stranger = (await new_player(house.services, "Dan"))[0].id

    for change in (
        house.seating.sit(table, stranger),
        house.seating.leave(table, ann, 1),
        house.lobby.seat_bot(table, ann, 1, "easy"),
        house.lobby.choose_jersey(table, ben, 1, "green"),
        controls.lock(table, ann, 1, True),
        controls.change_options(table, ann, {}),
        controls.set_clock(table, ann, None),
        house.starts.start(table, ann),
    ):
        with pytest.raises(StadionError):
            await change

    assert table.status is MatchStatus.STARTING
    assert [seat.word_commitment for seat in table.seats] == [committed(name) for name in NAMES]


async def test_words_that_were_revealed_for_a_start_that_failed_are_dropped(house: House) -> None:
    table = await house.full_table()
    await house.start(table)
    await house.reveal(table, "Ann")
    assert table.game is not None
    table.game = replace(table.game, rules_version=table.game.rules_version + 1)

    await house.reveal(table, "Ben", "Cid")

    stored = await house.stored(table.header.id)
    for one in (table, stored):
        assert one.status is MatchStatus.LOBBY
        assert [seat.word_commitment for seat in one.seats] == [None, None, None]
        assert [seat.word for seat in one.seats] == [None, None, None]


async def test_leaving_a_seat_takes_the_word_along(house: House) -> None:
    table = await house.full_table()

    await house.seating.leave(table, house.people["Ben"], 1)
    empty = table.seats[1].word_commitment
    await house.seating.sit(table, house.people["Ben"])

    assert (empty, table.seats[1].word_commitment) == (None, None)


@pytest.mark.parametrize("seed", range(12))
async def test_whatever_happens_while_it_is_starting_it_begins_once_with_the_revealed_words(
    house: House, seed: int
) -> None:
    """Players come, go, reveal, send nonsense; the process is lost and another goes on; time passes."""
    rng, table = random.Random(seed), await house.full_table()
    people = house.people
    revealed: set[str] = set()
    channels: list[Channel] = []
    await house.start(table)
    for _ in range(rng.randrange(12)):
        name, running = rng.choice(NAMES), table.status is MatchStatus.STARTING
        match rng.randrange(6):
            case 0 if running:
                await house.reveal(table, name)
                revealed.add(name)
            case 1:
                with pytest.raises(StadionError):
                    await house.starts.reveal(table, people[name], "00" * 32)
            case 2:
                channels.append(house.watches(table, name)[0])
            case 3 if channels:
                table.leave(channels.pop())
            case 4:
                killed, house = house, House(house.services)
                house.now, house.people, channels = killed.now, people, []
                table = await house.tables.load(table.header.id)
            case _:
                await house.advance(SECOND)
    await house.advance(WORDS_AWAITED_FOR)
    await house.advance(WORDS_AWAITED_FOR)

    assert table.status is MatchStatus.PLAYING
    assert await house.setups(table.header.id) == 1
    expected = [word(name) if name in revealed else "" for name in NAMES]
    for one in (table, await house.stored(table.header.id)):
        assert_set_up_with(one, expected)


async def test_two_processes_begin_a_match_once(house: House, services: Services) -> None:
    table = await house.full_table()
    await house.start(table)
    await house.reveal(table, "Ann", "Ben")
    other = House(services)
    other.now, other.people = house.now, house.people
    theirs = await other.tables.load(table.header.id)

    await house.reveal(table, "Cid")
    theirs.uncertain = True  # as a message of the first process would say
    with pytest.raises(Conflict):
        await other.starts.reveal(theirs, house.people["Cid"], word("Ann"))
    await other.advance(WORDS_AWAITED_FOR)

    assert await house.setups(table.header.id) == 1
    assert theirs.status is table.status is MatchStatus.PLAYING
    assert words_of(theirs) == words_of(table) == [word(name) for name in NAMES]
