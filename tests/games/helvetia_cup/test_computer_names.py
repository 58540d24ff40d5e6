"""Computer coaches are named by their teams."""

from app.games.helvetia_cup.computer_names import computer_name


def test_each_team_has_its_coach_and_one_team_twice_has_two() -> None:
    other, same = {"teams": ["dragons", "fools"]}, {"teams": ["bears", "bears"]}

    assert [computer_name(other, seat) for seat in (0, 1)] == ["Madame Glut", "Maestro Bim"]
    assert [computer_name(same, seat) for seat in (0, 1)] == ["Papa Tatze", "Papa Tatze II"]
