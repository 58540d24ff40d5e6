"""Computer coaches are named by their teams, and have the temper of their team's coach."""

from app.engine.capabilities.temper import Temper
from app.games.helvetia_cup.computer_names import TEMPERS, computer_name, computer_temper
from app.games.helvetia_cup.data import TEAMS


def test_each_team_has_its_coach_and_one_team_twice_has_two() -> None:
    other, same = {"teams": ["dragons", "fools"]}, {"teams": ["bears", "bears"]}

    assert [computer_name(other, seat) for seat in (0, 1)] == ["Madame Glut", "Maestro Bim"]
    assert [computer_name(same, seat) for seat in (0, 1)] == ["Papa Tatze", "Papa Tatze II"]


def test_half_of_the_coaches_hurry_and_half_wait() -> None:
    options = {"teams": ["bears", "dragons"]}

    assert [computer_temper(options, seat) for seat in (0, 1)] == [Temper.PATIENT, Temper.HASTY]
    assert set(TEMPERS) == set(TEAMS)
    assert list(TEMPERS.values()).count(Temper.HASTY) == len(TEAMS) // 2
