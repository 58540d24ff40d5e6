"""The quick start says what the engine does: every number in it is played here."""

from functools import partial

from app.games.um_reifenbreite.actions import DeclineDraft, Move, Ride, TakeDraft
from app.games.um_reifenbreite.data import box
from app.games.um_reifenbreite.events import Drafted, Finished, Moved, Thrown
from app.games.um_reifenbreite.model import Drafting, Standing
from app.games.um_reifenbreite.preview import ride_preview
from app.games.um_reifenbreite.road import road_of
from app.games.um_reifenbreite.tutorial import DICE, EXAMPLES
from tests.games.learning import lit, numbers, picture, played, said, text_of

GAME = "um_reifenbreite"
play, says = partial(played, GAME), partial(said, GAME)


def test_step_1_the_winner_of_the_race_loses_the_game() -> None:
    facts = EXAMPLES["u1"].facts(picture(GAME, "u1"), 0)
    points = [points for *_, points in facts["riders"]]
    (theirs, mine) = (score for _, score in facts["scores"])

    assert numbers(text_of(GAME, "u1")) == [*points, facts["riders"][0][1], theirs, mine]


def test_step_2_the_dice_bring_five_spaces_and_every_space_has_its_answer() -> None:
    made = play("u2", DICE)
    spaces = [action for action in lit(GAME, "u2", made) if isinstance(action, Move)]
    furthest = [f"1:AB-{lane}-04" for lane in (1, 2, 3, 4)]

    assert len(spaces) == 18
    for space in furthest:
        one = play("u2", DICE, Move(space))
        thrown, moved = one.events(Thrown)[0], one.events(Moved)[0]
        name, sentence = says("u2", DICE, Move(space))
        assert (name, numbers(sentence)) == (
            "furthest",
            [thrown.one, thrown.two, thrown.sum, moved.rider, moved.distance, 22],
        )
    for action in spaces:
        if action.space not in furthest:
            distance = play("u2", DICE, action).events(Moved)[0].distance
            assert says("u2", DICE, action)[0] == "nearer"
            assert numbers(says("u2", DICE, action)[1]) == [distance, 5]
    assert says("u2", DICE, Move("1:AB-2-01"))[0] == "occupied"
    assert says("u2", DICE, Move("0:S1-2-05"))[0] == "own_space"
    assert says("u2", DICE, Move("0:S1-1-05"))[0] == says("u2", DICE, Move("0:S1-2-04"))[0] == "no_way"
    assert says("u2", DICE, Move("2:BC-2-02")) == ("too_far", "That is 25 spaces. You have 5.")


def test_step_2_before_the_throw_the_engine_itself_answers() -> None:
    made = play("u2", Move("1:AB-1-04"))

    assert made.objection.clause == "UR-5.1"
    assert EXAMPLES["u2"].answer(made) is None


def test_step_3_a_wheel_carries_nine_spaces_and_the_next_may_follow() -> None:
    later = ride_preview(picture(GAME, "u3").state, picture(GAME, "u3").state.rider(31), DICE.sources)
    made = play("u3", TakeDraft())
    average = sum(later["total"]) // 2

    assert says("u3", TakeDraft())[0] == "follow"
    assert numbers(says("u3", TakeDraft())[1]) == [made.events(Drafted)[0].distance, average, 41]
    assert isinstance(made.state.pending, Drafting) and made.state.pending.rider == 41
    assert says("u3", DeclineDraft())[0] == "later"
    assert numbers(says("u3", DeclineDraft())[1]) == [31, average, 9]
    assert says("u3", Move("1:AB-1-01"))[0] == "elsewhere"


def test_step_4_the_risk_rises_with_the_photos_and_a_photo_takes_all_points() -> None:
    facts = [EXAMPLES["u7"].facts(picture(GAME, "u7"), photos) for photos in range(5)]
    answers = {says("u7", *EXAMPLES["u7"].path, setting=photos)[0] for photos in (0, 4) for _ in range(60)}

    assert [one["risk"] for one in facts] == [0, 33, 60, 80, 93]
    assert facts[0]["points"] == box().places[0] == 50
    assert answers == {"unseen", "developed"}
    assert {says("u7", *EXAMPLES["u7"].path)[0] for _ in range(20)} == {"unseen"}


def test_step_5_a_breakaway_with_a_card_leaves_41_behind() -> None:
    made = picture(GAME, "u4")

    assert (made.state.throw.values, made.state.throw.total) == ((3, 5), 3 + 5)
    assert made.state.throw.breakaway
    assert made.state.phase == "turn" and made.state.pending.rider == 41
    cards = [kind.count for kind in box().kinds.values()]
    assert f"{sum(cards)} must last" in text_of(GAME, "u4")


def test_step_6_the_climb_takes_four_of_nine() -> None:
    made = picture(GAME, "u5")
    thrown = made.state.throw

    assert f"{sum(thrown.values)} − {thrown.number} = {thrown.allowance}" in text_of(GAME, "u5")
    assert len(lit(GAME, "u5", made)) == 15


def test_step_7_who_has_ridden_is_safe() -> None:
    made = picture(GAME, "u6")
    fallen = [one.number for one in made.state.riders if one.standing is Standing.FALLEN]

    assert made.state.throw.card == "crash" and sum(made.state.throw.values) == 7
    assert fallen == [22, 41, 51]
    assert made.state.pending.rider == 32


def test_step_8_the_second_over_the_line_has_forty_points() -> None:
    crossed = picture(GAME, "u8")
    home = play("u8", TakeDraft())
    place = home.events(Finished)[-1].place

    assert crossed.state.throw.allowance == 3
    assert numbers(text_of(GAME, "u8")) == [22, 3, 31, box().places[place - 1]]
    assert place == 2 and home.events(Finished)[-1].rider == 31


def test_the_pictures_stand_where_the_words_say() -> None:
    state = picture(GAME, "u3").state
    road = road_of(state.race)

    assert {one.number: road.ids[one.node] for one in state.riders if one.node >= 0} == {
        22: "1:AB-2-09",
        31: "0:S1-2-05",
        41: "0:S1-2-04",
    }
    assert Ride(("die", "r1-5"), True) in [action for _, action in EXAMPLES["u4"].opening]
