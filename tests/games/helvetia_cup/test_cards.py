"""HC-16: tactics and legendary cards."""

import pytest

from app.games.helvetia_cup import GAME
from app.games.helvetia_cup.data import CARDS, TEAMS, raw
from app.games.helvetia_cup.events import Fouled, ShotTested, SkillTested
from app.games.helvetia_cup.model import Phase, Shot, State
from app.games.helvetia_cup.preview import chances, preview
from tests.games.helvetia_cup.build import a, after, event, minutes, offered, on, take, targets
from tests.support.matches.scripted_chance import clause, kinds, refused_by

OFF = {"offside": "off"}


def holding(
    phase: Phase, card: str, seat: int = 0, at: dict[str, str] | None = None, **more: object
) -> State:
    """Seat 0 attacks with no. 4 on e12; `seat` holds the card."""
    legendary = card.startswith("L")
    tactics = () if legendary else (card,)
    usual: dict[str, object] = {
        "holder": "0:4",
        "given": OFF,
        "hands": (tactics, ()) if seat == 0 else ((), tactics),
        "legendary": ((card if legendary else None), None)
        if seat == 0
        else (None, card if legendary else None),
    }
    return on(phase, {"0:4": "e12"} | (at or {}), **usual | more)  # type: ignore[arg-type]


def play(state: State, card: str, *targets_: str, seat: int = 0) -> State:
    return after(state, (seat, a.PlayCard(card, *targets_)))


@clause("HC-16.1", "HC-16.4")
def test_a_kept_card_is_played_once_and_shown_to_all() -> None:
    state = holding(Phase.ACT_ATT, "T03")

    step = take(state, 0, a.PlayCard("T03"))

    assert kinds(step.events) == ["card_played"]
    coach = GAME.public(step.state)["coaches"]["0"]
    assert (coach["played"], coach["cards"]) == (["T03"], 0)
    assert refused_by(GAME, step.state, 0, a.PlayCard("T03")) == "HC-16.1"


@clause("HC-16.1")
def test_several_cards_may_be_played_in_one_window() -> None:
    state = on(Phase.ACT_ATT, {"0:4": "e12"}, holder="0:4", hands=(("T03", "T05"), ()))

    state = play(play(state, "T03"), "T05")

    assert state.coaches[0].effects.bonus == {"shot": 3, "pass": 4}


@clause("HC-16.1")
@pytest.mark.parametrize(
    ("card", "useful"),
    [("T20", {"fallen": ("0:2",)}), ("L4", {"boosts": {"0:5": 0}}), ("T01", {"boosts": {"0:4": 0}})],
)
def test_a_card_that_would_change_nothing_cannot_be_played(card: str, useful: dict[str, object]) -> None:
    action = a.PlayCard(card, "0:4" if card == "T01" else None)
    idle, opponents = holding(Phase.MOVE_ATT, card), {"fallen": ("1:2",), "boosts": {"1:2": 0}}

    assert refused_by(GAME, idle, 0, action) == "HC-16.1"
    assert refused_by(GAME, holding(Phase.MOVE_ATT, card, **opponents), 0, action) == "HC-16.1"
    assert offered(holding(Phase.MOVE_ATT, card, **useful), 0, a.PlayCard) == [action]


WHEN = {
    "move": {(Phase.MOVE_ATT, 0), (Phase.MOVE_DEF, 1)},
    "move_att": {(Phase.MOVE_ATT, 0)},
    "def": {(Phase.ACT_DEF, 1)},
    "att": {(Phase.ACT_ATT, 0), (Phase.AFTER_LONG, 0)},
    "react": {(Phase.INTERCEPT, 1), (Phase.CLEAR, 1)},
    "keeper": {(Phase.SHOT, 1)},
}


def situation(phase: Phase, seat: int, card: str) -> State:
    """Seat 0 attacks on e20, beside 1:2; `seat` is to act in that phase."""
    at = {"0:4": "e20", "1:2": "e20", "0:5": "e16", "0:3": "g20", "1:3": "c20"}
    boosts = {f"{s}:{n}": 0 for s in (0, 1) for n in (1, 2)}
    usual = {"boosts": boosts, "fallen": ("0:2", "1:4")}
    state = holding(phase, card, seat, at, **usual)
    if phase in (Phase.INTERCEPT, Phase.CLEAR, Phase.SHOT):
        state = holding(Phase.ACT_ATT, card, seat, at | {"0:4": "e16", "0:5": "e20"}, **usual)
    if phase is Phase.INTERCEPT:
        return after(state, (0, a.ShortPass("e20")))
    if phase is Phase.CLEAR:
        state = holding(Phase.ACT_ATT, card, seat, at | {"0:4": "e12", "0:5": "e20"}, **usual)
        return take(state, 0, a.LongPass("e20"), 1).state
    return after(state, (0, a.Shoot())) if phase is Phase.SHOT else state


@clause("HC-16.2")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_has_its_window(card: str) -> None:
    places = set().union(*WHEN.values())

    playable = {where for where in places if offered(situation(*where, card), where[1], a.PlayCard)}

    assert playable == WHEN[CARDS[card].window]


@pytest.mark.parametrize("card", [card for card in CARDS if not CARDS[card].window.startswith("move")])
def test_a_card_says_the_chances_that_it_changes(card: str) -> None:
    for phase, seat in sorted(WHEN[CARDS[card].window]):
        state = situation(phase, seat, card)

        said = preview(state, seat).get("cards", {}).get(card, {})

        now, then = chances(state), chances(play(state, card, seat=seat))
        assert said == {what: (now[what], then[what]) for what in now if now[what] != then[what]}


def test_the_change_of_a_card_is_the_one_on_the_buttons() -> None:
    state = situation(Phase.ACT_DEF, 1, "T08")
    tackle = GAME.public(state)["odds"]["tackle"]

    said = preview(state, 1)["cards"]["T08"]["tackle"]

    assert said == (tackle["chance"], tackle["chance"] + 100 * 4 // 20)


@clause("HC-16.2")
def test_a_goalkeeper_card_needs_the_keeper_at_home_and_no_choice_made() -> None:
    state = situation(Phase.SHOT, 1, "T10")
    assert (
        refused_by(GAME, after(state, (1, a.Guard(("TL", "TC", "TR", "BR")))), 1, a.PlayCard("T10"))
        is not None
    )

    played = play(state, "T10", seat=1)

    assert isinstance(played.pending, Shot) and played.pending.n == 4 + 1


@clause("HC-16.3")
def test_boosts_never_rise_above_the_printed_number() -> None:
    state = holding(Phase.MOVE_ATT, "T02", boosts={"0:4": 2})
    assert {x.f for x in offered(state, 0, a.PlayCard)} == {"0:4"}  # the others are full
    assert play(state, "T02", "0:4").footballers["0:4"].boosts == 3

    everybody = play(holding(Phase.MOVE_ATT, "L4", boosts={"0:4": 0, "0:2": 2}), "L4")
    assert [everybody.footballers[f"0:{n}"].boosts for n in (4, 2)] == [0 + 1, 2]


@clause("HC-16.3")
def test_free_steps_for_one_or_for_all() -> None:
    at = {"0:3": "g12"}
    one = play(holding(Phase.MOVE_ATT, "L6", at=at), "L6", "0:3")
    one = after(one, *[(0, a.Move("0:3", h)) for h in ("g14", "g16", "g18", "g20")])
    assert one.footballers["0:3"].boosts == 3  # 1 + 3 free

    everybody = play(holding(Phase.MOVE_ATT, "T14", at=at), "T14")
    assert {f.free for f in everybody.of(0)} == {2}


@clause("HC-16.3")
def test_an_extra_step_is_not_for_the_fallen_nor_for_who_just_came_on() -> None:
    state = holding(Phase.MOVE_ATT, "T13", fallen=("0:3",), changes={"0:5": {"settled": True}})

    assert {x.f for x in offered(state, 0, a.PlayCard)} == {"0:1", "0:2", "0:4"}
    assert refused_by(GAME, state, 0, a.PlayCard("T13", "0:3")) == "HC-16.3"


@clause("HC-16.3")
def test_guard_less_and_golden_boot_work_on_own_shots_this_round() -> None:
    feint = after(play(holding(Phase.ACT_ATT, "T12", at={"0:4": "e20"}), "T12"), (0, a.Shoot()))
    assert isinstance(feint.pending, Shot) and feint.pending.n == 2 - 1

    golden = after(play(holding(Phase.ACT_ATT, "L8", at={"0:4": "e20"}), "L8"), (0, a.Shoot()))
    golden = after(golden, (1, a.Guard(("BL", "BC"))))
    told = event(take(golden, 0, a.Aim("TL"), 14, minutes(6)), ShotTested)
    assert (told.base, told.bonus, told.sector, told.value) == (12, 2, 0, 12 + 2)


@clause("HC-16.3")
def test_a_cool_head_ignores_pressure_and_does_not_use_the_defender_up() -> None:
    state = play(holding(Phase.ACT_ATT, "T11", at={"1:2": "e12", "0:5": "e18", "1:3": "e18"}), "T11")

    step = take(state, 0, a.LongPass("e18"), 13)

    assert event(step, SkillTested).pressure == 0
    assert not step.state.footballers["1:2"].acted


def tackled(card: str, roll: int, *draws: int) -> State:
    state = play(holding(Phase.ACT_DEF, card, 1, {"1:4": "e12"}), card, seat=1)
    return take(state, 1, a.Tackle(), roll, *draws).state


@clause("HC-16.3")
def test_a_word_with_the_referee_spares_the_card_but_not_the_dice() -> None:
    state = play(holding(Phase.ACT_DEF, "T15", 1, {"1:4": "e12"}), "T15", seat=1)

    step = take(state, 1, a.Tackle(), 16, 5, 4)

    assert (event(step, Fouled).card, event(step, Fouled).loss) == ("none", 2)
    assert not step.state.footballers["1:4"].yellow


@clause("HC-16.3")
def test_a_blind_referee_sees_a_tackler_fall() -> None:
    assert tackled("L7", 16).footballers["1:4"].fallen


@clause("HC-16.3")
def test_positions_are_switched_but_not_the_holders() -> None:
    state = holding(Phase.MOVE_ATT, "T18", at={"0:3": "c10", "0:5": "g10"})
    assert not [x for x in offered(state, 0, a.PlayCard) if "0:4" in (x.f, x.g) or "0:1" in (x.f, x.g)]

    state = play(state, "T18", "0:3", "0:5")

    assert (state.footballers["0:3"].hex, state.footballers["0:5"].hex) == ("g10", "c10")


@clause("HC-16.3", "HC-4.6")
def test_a_switch_onto_a_free_ball_collects_it() -> None:
    state = holding(Phase.MOVE_ATT, "T18", at={"0:3": "c10", "0:5": "g10"}, holder=None, ball="c10")

    assert play(state, "T18", "0:3", "0:5").holder == "0:5"


@clause("HC-16.3")
def test_mud_keeps_the_defenders_from_spending_boosts() -> None:
    state = play(holding(Phase.MOVE_ATT, "T19", at={"1:3": "e18"}), "T19")
    state = after(state, (0, a.Done()), (1, a.Move("1:3", "e16")))

    assert refused_by(GAME, state, 1, a.Move("1:3", "e14")) == "HC-16.3"
    assert not targets(state, 1, a.Move, "1:3")


@clause("HC-16.3", "HC-4.6")
def test_all_stand_up_and_the_one_on_the_ball_has_it() -> None:
    at = {"0:3": "e16"}
    state = holding(Phase.MOVE_ATT, "T20", at=at, fallen=("0:3", "0:2"), holder=None, ball="e16")

    state = play(state, "T20")

    assert not any(f.fallen for f in state.of(0)) and state.holder == "0:3"
    assert state.footballers["0:3"].free == 1


@clause("HC-16.3")
def test_dragon_breath_fells_an_opponent_without_the_ball() -> None:
    state = holding(Phase.MOVE_DEF, "L1", 1, {"0:3": "g10"})
    assert {x.f for x in offered(state, 1, a.PlayCard)} == {
        "0:2",
        "0:3",
        "0:5",
    }  # no holder, no keeper at home

    assert play(state, "L1", "0:3", seat=1).footballers["0:3"].fallen


@clause("HC-16.3")
def test_fools_fortune_needs_no_die_for_one_pass_or_unguarded_shot() -> None:
    state = play(holding(Phase.ACT_ATT, "L2", at={"0:5": "e20"}), "L2")
    step = take(state, 0, a.LongPass("e20"))
    assert (event(step, SkillTested).rolled, step.state.holder) == (0, "0:5")
    assert not step.state.coaches[0].effects.auto_success

    state = after(play(holding(Phase.ACT_ATT, "L2", at={"0:4": "e20"}), "L2"), (0, a.Shoot()))
    state = after(state, (1, a.Guard(("BL", "BC"))))
    assert take(state, 0, a.Aim("TL"), minutes(6)).state.score == (1, 0)
    assert take(state, 0, a.Aim("BL"), minutes(6)).state.score == (0, 0)  # guarded is guarded


@clause("HC-16.3")
def test_bonuses_come_after_halving_and_add_up() -> None:
    state = on(Phase.ACT_ATT, {"0:4": "e12"}, holder="0:4", hands=(("T05",), ()), boosts={"0:4": 0})

    step = take(play(state, "T05"), 0, a.LongPass("e18"), 10)

    assert event(step, SkillTested).value == 13 // 2 + 4


def test_every_kind_of_effect_in_the_data_is_known_and_named_in_three_languages() -> None:
    for entry in raw("cards")["tactics"] + raw("cards")["legendary"]:
        assert entry["name"].keys() == entry["text"].keys() == {"en", "cs", "ru"}
    assert all(len(team.legendary) == 3 for team in TEAMS.values())
