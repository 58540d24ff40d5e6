"""HC-17 from the first draw to the last whistle: the tournament as the site runs it."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from app.engine.capabilities.tournament import Entered, first_objection
from app.engine.chance import FairChance
from app.engine.operations import complete_options
from app.engine.types import Event
from app.games.helvetia_cup import GAME
from app.games.helvetia_cup.data import TEAMS
from app.games.helvetia_cup.model import Coach, Phase, State
from app.games.helvetia_cup.options import Options
from app.games.helvetia_cup.report import Legs, MatchReport, TeamReport, statistics
from app.games.helvetia_cup.tournament.choosing import Bring, Choice, LayOut, Prepare
from app.games.helvetia_cup.tournament.contract import TOURNAMENT as CUP
from app.games.helvetia_cup.tournament.cup import Cup, CupOptions, Format
from app.games.helvetia_cup.tournament.events import (
    BracketDrawn,
    RecoveryRolled,
    TacticsChosen,
    Trained,
    WinnerByLot,
)
from app.games.helvetia_cup.tournament.matchday import Stage
from tests.support.matches.scripted_chance import Scripted, clause

SEED = bytes(range(32))
STATS = statistics(State(Options(), Phase.OVER, (Coach(), Coach())), 0)


def fair() -> FairChance:
    return FairChance(SEED)


def entered(coaches: int) -> tuple[Entered, ...]:
    return tuple(Entered(team) for team in CUP.teams[:coaches])


def begun(coaches: int = 3, format_: Format = Format.ROUND_ROBIN, cards: bool = True) -> Cup:
    options = CupOptions(format=format_, cards=cards)
    return CUP.setup(options, entered(coaches), fair()).state


def chose(cup: Cup, coach: int, choice: Choice) -> Cup:
    assert first_objection(CUP, cup, coach, choice) is None
    return CUP.choose(cup, coach, choice, fair()).state


def all_choose_nothing(cup: Cup) -> Cup:
    while waiting := CUP.to_choose(cup):
        cup = chose(cup, waiting[0], CUP.default_choice(cup, waiting[0]))
    return cup


def ended(
    left: int, right: int, winner: int | None = None, reason: Any = "score", **changes: Any
) -> MatchReport:
    if left != right:
        winner = int(right > left)
    teams = tuple(TeamReport(goals, STATS, (), ()) for goals in (left, right))
    first = structs.replace(teams[0], **changes)
    return MatchReport(winner, reason, (first, teams[1]))


def due(cup: Cup) -> list[int]:
    return [one.number for one in CUP.fixtures(cup) if one.state == "due"]


def day_won_by_the_left(cup: Cup) -> Cup:
    cup = all_choose_nothing(cup)
    for number in due(cup):
        cup = CUP.settle(cup, number, ended(1, 0), fair()).state
    return cup


@clause("HC-17.9")
def test_nobody_goes_on_before_all_who_play_have_chosen() -> None:
    cup = begun(3)  # one of three has a bye
    first, second = CUP.to_choose(cup)

    cup = chose(cup, first, Prepare(training=("T01",)))

    assert CUP.to_choose(cup) == (second,)
    assert first_objection(CUP, cup, second, Bring()).clause == "HC-17.9"  # type: ignore[union-attr]
    assert set(CUP.to_choose(chose(cup, second, Prepare()))) == {first, second}


@clause("HC-17.6")
@pytest.mark.parametrize(
    "choice",
    [Prepare(training=("T01", "T02", "T04")), Prepare(training=("T01",), task="T02"), Prepare(task="T99")],
)
def test_training_costs_three_points_at_most_and_excludes_a_task(choice: Prepare) -> None:
    cup = begun()

    objection = first_objection(CUP, cup, CUP.to_choose(cup)[0], choice)

    assert objection is not None
    assert objection.clause == "HC-17.6"


@clause("HC-17.6", "HC-17.7")
def test_training_and_tactics_are_told_by_number_a_task_by_name() -> None:
    cup = begun()
    first, second = CUP.to_choose(cup)
    cup = chose(cup, first, Prepare(training=("T01", "T02")))

    step = CUP.choose(cup, second, Prepare(task="T03"), fair())

    trained = next(event for event in step.events if isinstance(event, Trained))
    assert CUP.shown(trained, first) == Trained(first, 2, ("T01", "T02"))
    assert CUP.shown(trained, second) == Trained(first, 2)
    assert CUP.shown(TacticsChosen(first, 1, ("T01",)), None) == TacticsChosen(first, 1)
    assert CUP.public(step.state)["clubs"][str(second)]["task"] == "T03"
    assert CUP.public(step.state)["clubs"][str(first)]["tactics"] == 2


@clause("HC-17.6")
def test_a_training_changes_nothing_that_others_see_before_all_have_chosen() -> None:
    cup = begun()
    first = CUP.to_choose(cup)[0]

    trained = CUP.choose(cup, first, Prepare(training=("T01",)), fair())
    idle = CUP.choose(cup, first, Prepare(), fair())

    assert CUP.public(trained.state) == CUP.public(idle.state)
    assert trained.events == idle.events == ()


@clause("HC-17.5", "HC-17.7")
def test_what_was_chosen_goes_into_the_match() -> None:
    cup = begun()
    first, second = CUP.to_choose(cup)
    cup = chose(chose(cup, first, Prepare(training=("T01", "T02"))), second, Prepare())
    legendary = TEAMS[cup.clubs[first].team].legendary[1]
    cup = chose(chose(cup, first, LayOut(legendary)), second, LayOut())
    assert CUP.to_choose(cup) == (first,)  # the other owns no tactics
    cup = chose(cup, first, Bring(("T02",)))

    options = CUP.match_options(cup, due(cup)[0])

    seat = CUP.fixtures(cup)[due(cup)[0]].coaches.index(first)
    assert options["hands"][seat] == {"tactics": ["T02"], "legendary": legendary}
    assert options["hands"][1 - seat] == {"tactics": [], "legendary": None}
    assert isinstance(complete_options(GAME, options, 2), Options)


@clause("HC-17.1")
def test_without_cards_nothing_is_chosen() -> None:
    cup = begun(4, cards=False)

    assert CUP.to_choose(cup) == ()
    assert len(due(cup)) == 2
    assert CUP.match_options(cup, due(cup)[0])["cards"] is False


@clause("HC-17.1")
def test_a_round_robin_of_three_takes_three_days_and_ends_with_a_ranking() -> None:
    cup = begun(3)

    for day in range(3):
        assert cup.day == day
        assert len(due(all_choose_nothing(cup))) == 1
        cup = day_won_by_the_left(cup)

    assert CUP.over(cup)
    assert [row.place for row in CUP.standings(cup)] == [1, 2, 3]
    assert sum(row.points for row in CUP.standings(cup)) == 3 * 3


@clause("HC-17.1")
@pytest.mark.parametrize(("coaches", "byes", "matches"), [(3, 1, 2), (5, 3, 4), (6, 2, 5), (8, 0, 7)])
def test_a_knockout_plays_one_match_less_than_it_has_coaches(coaches: int, byes: int, matches: int) -> None:
    step = CUP.setup(CupOptions(format=Format.KNOCKOUT), entered(coaches), fair())
    assert isinstance(step.events[0], BracketDrawn)
    assert len(step.events[0].byes) == byes

    cup = step.state
    while not CUP.over(cup):
        cup = day_won_by_the_left(cup)

    assert sum(one.state == "played" for one in CUP.fixtures(cup)) == matches
    places = [row.place for row in CUP.standings(cup)]
    assert places[:2] == [1, 2]
    assert places == sorted(places)


@clause("HC-17.11")
def test_a_knockout_match_without_a_winner_is_decided_by_lot() -> None:
    cup = all_choose_nothing(begun(4, Format.KNOCKOUT))
    number = due(cup)[0]

    step = CUP.settle(cup, number, ended(0, 0, reason="forfeit"), Scripted(1))

    right = CUP.fixtures(cup)[number].coaches[1]
    assert WinnerByLot(number, right) in step.events  # type: ignore[arg-type]
    fixture = CUP.fixtures(step.state)[number]
    assert (fixture.winner, fixture.reason) == (right, "lot")


@clause("HC-17.3")
def test_a_match_decided_by_kicks_keeps_them_beside_its_level_score() -> None:
    cup = all_choose_nothing(begun())
    number, level = due(cup)[0], ended(0, 0, winner=1, reason="shootout")
    report = MatchReport(level.winner, level.reason, level.teams, (2, 3))

    fixture = CUP.fixtures(CUP.settle(cup, number, report, fair()).state)[number]

    assert (fixture.score, fixture.series, fixture.reason) == ((0, 0), (2, 3), "shootout")


def test_a_missed_match_is_followed_by_a_roll_of_the_team_die() -> None:
    cup = all_choose_nothing(begun(4))
    left = CUP.fixtures(cup)[due(cup)[0]].coaches[0]
    assert left is not None
    hurt = ended(1, 0, footballers=(Legs(7, False, True, False, False),))
    cup = CUP.settle(cup, due(cup)[0], hurt, fair()).state
    cup = CUP.settle(cup, due(cup)[0], ended(1, 0), fair()).state
    assert cup.clubs[left].injured == (7,)
    cup = all_choose_nothing(cup)  # the match that the player misses
    one = next(one for one in CUP.fixtures(cup) if one.state == "due" and left in one.coaches)
    other = next(number for number in due(cup) if number != one.number)
    assert CUP.match_options(cup, one.number)["unavailable"][one.coaches.index(left)] == [7]
    cup = CUP.settle(cup, other, ended(1, 0), Scripted()).state
    face = next(n for n, face in enumerate(TEAMS[cup.clubs[left].team].die) if face.card != "red")

    step = CUP.settle(cup, one.number, ended(1, 0), Scripted(face))

    roll = next(event for event in step.events if isinstance(event, RecoveryRolled))
    assert (roll.coach, roll.number, roll.fit) == (left, 7, True)
    assert step.state.clubs[left].injured == ()


@clause("HC-18.2", "HC-17.11")
def test_who_leaves_forfeits_everything_to_come() -> None:
    cup = begun(4)
    leaver = CUP.to_choose(cup)[0]

    cup = CUP.leave(cup, leaver, fair()).state
    while not CUP.over(cup):
        cup = day_won_by_the_left(cup)

    row = next(row for row in CUP.standings(cup) if row.coach == leaver)
    assert (row.played, row.lost, row.scored, row.conceded) == (3, 3, 0, 9)
    assert sum(one.state == "walkover" for one in CUP.fixtures(cup)) == 3


@clause("HC-18.2")
@pytest.mark.parametrize("format_", Format)
def test_a_tournament_ends_even_when_all_leave(format_: Format) -> None:
    cup = begun(5, format_)

    for coach in range(5):
        cup = CUP.leave(cup, coach, fair()).state

    for number in due(cup):  # matches that had begun are resigned at their tables
        cup = CUP.settle(cup, number, ended(0, 0, winner=0, reason="forfeit"), fair()).state
    assert CUP.over(cup)


@clause("HC-17.1")
@settings(max_examples=12, deadline=None)
@given(coaches=st.integers(3, 8), format_=st.sampled_from(Format), seed=st.integers(0, 2**32))
def test_every_tournament_ends_and_replays_to_the_same_end(coaches: int, format_: Format, seed: int) -> None:
    one = played_out(coaches, format_, random.Random(seed))
    again = played_out(coaches, format_, random.Random(seed))

    assert msgspec.json.encode(one) == msgspec.json.encode(again)
    assert CUP.over(one)
    assert sorted(row.coach for row in CUP.standings(one)) == list(range(coaches))
    decided = ("played", "walkover", "bye", "void")
    assert all(fixture.state in decided for fixture in CUP.fixtures(one))


def played_out(coaches: int, format_: Format, rng: random.Random) -> Cup:
    chance, own = fair(), FairChance(rng.randbytes(32))
    cup = CUP.setup(CupOptions(format=format_), entered(coaches), chance).state
    while not CUP.over(cup):
        if rng.random() < 0.01:
            cup = CUP.leave(cup, rng.randrange(coaches), chance).state
        elif waiting := CUP.to_choose(cup):
            silent = rng.random() < 0.3
            choice = (
                CUP.default_choice(cup, waiting[0]) if silent else CUP.computer_choice(cup, waiting[0], own)
            )
            assert first_objection(CUP, cup, waiting[0], choice) is None
            cup = CUP.choose(cup, waiting[0], choice, chance).state
        else:
            goals = (rng.randrange(3), rng.randrange(3))
            cup = CUP.settle(cup, rng.choice(due(cup)), ended(*goals, winner=None), chance).state
    return cup


def test_a_computer_coach_trains_and_brings_what_goes_into_a_shot_or_a_save() -> None:
    """T03 Sharpshooter, T10 Flying Save, T11 Cool Head, T12 Feint; L2 and L8 help a shot, L3 a save."""
    useful = {"T03", "T10", "T11", "T12", "L2", "L3", "L8"}
    cup = begun(4)
    coach = CUP.to_choose(cup)[0]

    trained = CUP.computer_choice(cup, coach, fair())
    assert isinstance(trained, Prepare) and useful & set(trained.training)
    owned = structs.replace(
        cup.clubs[coach], tactics=("T01", "T10", "T14", "T16", "T20"), legendary=("L4", "L3")
    )
    cup = cup.with_club(coach, owned)
    brought = CUP.computer_choice(structs.replace(cup, stage=Stage.TACTICS), coach, fair())
    laid_out = CUP.computer_choice(structs.replace(cup, stage=Stage.LEGENDARY), coach, fair())

    assert isinstance(brought, Bring) and len(brought.tactics) == 3 and "T10" in brought.tactics
    assert laid_out == LayOut("L3")


def test_events_name_coaches_by_the_fields_that_the_site_reads() -> None:
    """The page turns `coach`, `winner`, `coaches`, `order` and `byes` into names."""
    kinds = [kind for kind in Event.__subclasses__() if kind.__module__.endswith("tournament.events")]

    assert len(kinds) > 10
    for kind in kinds:
        assert {"coach", "coaches", "order", "day"} & set(kind.__struct_fields__), kind
