"""What a match makes of the standings of its players."""

from app.table.ratings.eligibility import SeatFacts
from app.table.ratings.season import Season
from app.table.ratings.skill import Skill
from app.table.ratings.standing import SeasonStanding, results_of

SPRING, SUMMER = Season(2026, 2), Season(2026, 3)
ANN, BEN = SeatFacts(0, 1, people=("ann",)), SeatFacts(1, 2, people=("ben",))


def test_a_match_is_counted_in_its_season_and_for_good() -> None:
    known = {"ann": SeasonStanding(SPRING, Skill(27, 3), rated=8, won=5, total=20, against_people=12)}

    ann, ben = results_of([ANN, BEN], SUMMER, known, {})

    assert ann.before == Skill(27, 13**0.5)
    assert ann.standing == SeasonStanding(SUMMER, ann.after, rated=1, won=1, total=21, against_people=13)
    assert ben.standing == SeasonStanding(SUMMER, ben.after, rated=1, won=0, total=1, against_people=1)


def test_a_shared_first_place_is_not_won() -> None:
    seats = [SeatFacts(seat, 1, people=(f"p{seat}",)) for seat in range(3)]

    assert [one.standing and one.standing.won for one in results_of(seats, SPRING, {}, {})] == [0, 0, 0]


def test_a_computer_player_keeps_its_skill_and_is_nobody_to_count() -> None:
    anchors = {"normal": Skill(25, 0.5)}

    ann, computer = results_of([ANN, SeatFacts(1, 2, bot="normal")], SPRING, {}, anchors)

    assert (computer.player, computer.bot, computer.after, computer.standing) == (
        None,
        "normal",
        anchors["normal"],
        None,
    )
    assert ann.standing and (ann.standing.total, ann.standing.against_people) == (1, 0)
