"""HC-1: the pitch, the goal panel, the deviation chart, dice and footballers."""

from itertools import combinations

import pytest

from app.games.helvetia_cup import GAME
from app.games.helvetia_cup.book_tables import STEPS, deviation
from app.games.helvetia_cup.data import DEVIATIONS, SECTORS, SKILLS, TEAMS, TIME_FACES
from app.games.helvetia_cup.goal import contiguous, penalty
from app.games.helvetia_cup.pitch import (
    ACCELERATION,
    CENTRE,
    CIRCLE,
    DISTANCE,
    EDGE,
    GOAL,
    HALF,
    HALFWAY,
    HEXES,
    NEIGHBOURS,
    PENALTY_AREA,
    ROW,
    SHOOTING_ZONE,
    SPOT,
    X,
    depth,
    deviation_path,
    zone,
)
from tests.games.helvetia_cup.build import Phase, a, after, minutes, on
from tests.support.matches.scripted_chance import clause


@clause("HC-1.1")
def test_the_pitch_has_nine_rows_of_thirteen_and_twelve_hexes() -> None:
    rows = {row: [X[h] for h in HEXES if h[0] == row] for row in "abcdefghi"}

    assert len(HEXES) == 5 * 13 + 4 * 12 == 113
    assert all(rows[row] == list(range(0, 25, 2)) for row in "acegi")
    assert all(rows[row] == list(range(1, 24, 2)) for row in "bdfh")
    assert all(h == f"{'abcdefghi'[ROW[h]]}{X[h]}" for h in HEXES)


@clause("HC-1.2")
def test_neighbours_are_one_step_away_and_nothing_else_is() -> None:
    steps = {(2, 0), (-2, 0), (1, 1), (-1, 1), (1, -1), (-1, -1)}
    for h in HEXES:
        near = {n for n in HEXES if (X[n] - X[h], ROW[n] - ROW[h]) in steps}
        assert set(NEIGHBOURS[h]) == near == {n for n in HEXES if DISTANCE[h][n] == 1}
    assert DISTANCE["e12"]["a12"] == 4 + max(0, (0 - 4) // 2)
    assert DISTANCE["e0"]["c6"] == 2 + (6 - 2) // 2


@clause("HC-1.3", "HC-1.5", "HC-1.6", "HC-1.10")
def test_goals_spots_and_centre() -> None:
    assert GOAL == ("e0", "e24")  # by the seat that keeps it, in all halves
    assert SPOT == ("e4", "e20") and {DISTANCE[SPOT[s]][GOAL[s]] for s in (0, 1)} == {2}
    assert {CENTRE, *NEIGHBOURS[CENTRE]} == CIRCLE


@clause("HC-1.4")
def test_a_penalty_area_is_fifteen_hexes_of_five_rows() -> None:
    assert PENALTY_AREA[0] == {h for h in HEXES if h[0] in "cdefg" and X[h] <= 5}
    assert PENALTY_AREA[1] == {h for h in HEXES if h[0] in "cdefg" and X[h] >= 19}
    assert [len(area) for area in PENALTY_AREA] == [15, 15]


@clause("HC-1.7")
def test_the_halfway_line_belongs_to_neither_half() -> None:
    assert HALFWAY == 12
    assert HALF[0] == {h for h in HEXES if X[h] < 12} and HALF[1] == {h for h in HEXES if X[h] > 12}


@clause("HC-1.8")
@pytest.mark.parametrize("defender", [0, 1])
def test_shooting_zones_follow_distance_and_angle(defender: int) -> None:
    goal = GOAL[defender]
    rows = {h: abs(ROW[h] - ROW[goal]) for h in HEXES}
    near = {h for h in HEXES if 1 <= DISTANCE[h][goal] <= 4 and depth(h, defender) >= rows[h]}

    assert SHOOTING_ZONE[defender] == near and len(near) == 24
    assert all(zone(h, defender) == "centre" for h in near if depth(h, defender) >= 3 * rows[h])


@clause("HC-1.8")
def test_left_and_right_are_the_shooters() -> None:
    assert (zone("c22", 1), zone("g22", 1)) == ("left", "right")  # attacking to the right
    assert (zone("c2", 0), zone("g2", 0)) == ("right", "left")
    assert zone("c24", 1) == "left"  # in the penalty area beside the zones: for headers


@clause("HC-1.9")
def test_touchlines_accelerate_and_edges_are_where_neighbours_are_missing() -> None:
    assert {h for h in HEXES if h[0] in "ai"} == ACCELERATION
    assert {h for h in HEXES if len(NEIGHBOURS[h]) < 6} == EDGE and len(EDGE) == 40


@clause("HC-1.10")
def test_ends_are_not_changed_at_half_time() -> None:
    state = on(Phase.ACT_ATT, {"0:3": "e10", "1:3": "e16"}, holder="0:3", clock=39)

    state = after(state, (0, a.ShortPass("e14"), (minutes(6),)))

    assert state.half == 2
    assert [state.footballers[f"{seat}:1"].hex for seat in (0, 1)] == list(GOAL)


@clause("HC-1.11")
def test_the_goal_panel_has_the_printed_penalties() -> None:
    table = {name: [penalty(name, z) for z in ("left", "centre", "right")] for name in SECTORS}

    assert table == {
        "TL": [-4, -2, -3],
        "TC": [-1, 0, -1],
        "TR": [-3, -2, -2],
        "BL": [0, 0, -1],
        "BC": [0, 0, 0],
        "BR": [-1, 0, 0],
    }
    assert SECTORS["TL"].source == {"left": "seed", "centre": "house", "right": "house"}


@clause("HC-1.12")
def test_sectors_that_share_a_side_are_adjacent_and_diagonals_are_not() -> None:
    sides = {("TL", "TC"), ("TC", "TR"), ("BL", "BC"), ("BC", "BR"), ("TL", "BL"), ("TC", "BC"), ("TR", "BR")}

    assert {pair for pair in combinations(SECTORS, 2) if contiguous(pair)} == sides


@clause("HC-1.13")
def test_the_chart_moves_every_result_one_or_two_hexes() -> None:
    assert sorted(DEVIATIONS) == list(range(1, 21))
    for entry in DEVIATIONS.values():
        (dx, dy), via = entry.offset, entry.via
        assert abs(dy) + max(0, (abs(dx) - abs(dy)) // 2) == entry.hexes == (2 if via else 1)


@clause("HC-1.14")
def test_dice_have_six_faces() -> None:
    assert TIME_FACES == (6, 6, 9, 9, 9, 12)
    assert all(len(team.die) == 6 for team in TEAMS.values())
    assert all({face.card for face in team.die} == {"yellow", "red"} for team in TEAMS.values())


@clause("HC-1.15")
def test_a_team_is_a_goalkeeper_six_normal_and_two_captains() -> None:
    assert len(TEAMS) == 8
    for team in TEAMS.values():
        classes = [f.class_ for f in team.footballers.values()]
        assert classes == ["goalkeeper", *["normal"] * 6, *["captain"] * 2]
        assert all(f.skills.keys() == set(SKILLS) for f in team.footballers.values())
        most = sorted((f.boosts for f in team.footballers.values() if f.class_ == "normal"), reverse=True)
        captain = max(f.boosts for f in team.footballers.values() if f.class_ == "captain")
        keeper = team.footballers[1].boosts
        assert keeper + max(sum(most[:6]), sum(most[:5]) + captain) <= 20  # 40 markers for two squads
    assert TEAMS["fools"].footballers[8].skills["shot"] == 18


@clause("HC-1.13")
def test_the_chart_of_the_book_leads_where_the_ball_goes() -> None:
    step_of = {words["en"]: step for step, words in STEPS.items()}
    for number, way in deviation():
        steps = [step_of[word] for word in way["en"].split(", ")]
        x, row = X[CENTRE] + sum(dx for dx, _ in steps), ROW[CENTRE] + sum(drow for _, drow in steps)

        assert [(X[hex_], ROW[hex_]) for hex_ in deviation_path(CENTRE, number, 0)][-1] == (x, row)
        assert len(deviation_path(CENTRE, number, 0)) == len(steps)


@clause("HC-1.1")
def test_the_box_says_what_is_house_made() -> None:
    box = GAME.components()

    assert box["pitch"]["source"] == "house"
    assert TEAMS["fools"].source["players"] == "house"
    assert box["cards"]["source"] == "house" and len(box["cards"]["tactics"]) == 20
    for team in box["teams"].values():
        assert team["name"].keys() == {"en", "cs", "ru"}
