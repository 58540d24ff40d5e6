"""HG-1: lot, teams, decks and the opening hands."""

from msgspec import structs

from app.engine.operations import legal_actions, play
from app.engine.types import Resign
from app.games.hockey_game import GAME
from app.games.hockey_game.actions import FaceoffRoll, PickTeam
from app.games.hockey_game.data import box
from app.games.hockey_game.events import TeamTaken
from app.games.hockey_game.model import CENTRE, Phase, State
from app.games.hockey_game.options import Options
from tests.games.hockey_game.table import find, table, take
from tests.support.matches.scripted_chance import Scripted, clause, kinds, refused_by

FIVE_EACH = (0,) * 10


def started(first: int = 0, options: Options | None = None) -> State:
    return GAME.setup(options or Options(), 2, Scripted(first)).state


def teams_picked() -> State:
    state = take(started(), 0, {"type": "pick_team", "team": "CZE"}).state
    return take(state, 1, {"type": "pick_team", "team": "SWE"}, *FIVE_EACH).state


@clause("HG-1.1")
def test_the_lot_decides_who_picks_first_and_the_other_picks_among_the_seven_left() -> None:
    state = started(first=1)

    assert GAME.to_act(state) == (1,)
    assert len(legal_actions(GAME, state, 1)) == 8
    state = take(state, 1, {"type": "pick_team", "team": "FIN"}).state
    assert GAME.to_act(state) == (0,)
    assert legal_actions(GAME, state, 0) == [PickTeam(t) for t in sorted(box().teams) if t != "FIN"]
    assert refused_by(GAME, state, 0, PickTeam("FIN")) == "HG-1.1"
    assert refused_by(GAME, state, 0, PickTeam("GER")) == "HG-1.1"


@clause("HG-1.1")
def test_random_teams_are_two_different_ones_drawn_first_for_who_is_first() -> None:
    chance = Scripted(1, 0, 0, *FIVE_EACH)

    step = GAME.setup(Options(team_choice="random"), 2, chance)

    assert [side.team for side in step.state.sides] == ["CZE", "CAN"]  # seat 1 drew before seat 0
    assert find(step.events, TeamTaken) == TeamTaken(1, "CAN", by_lot=True)
    assert chance.spent


@clause("HG-1.2")
def test_a_deck_is_the_twenty_cards_of_the_own_team() -> None:
    for seat, side in enumerate(teams_picked().sides):
        cards = sorted((*side.hand, *side.draw))
        assert len(cards) == 20
        assert {box().cards[card].team for card in cards} == {("CZE", "SWE")[seat]}


@clause("HG-1.3")
def test_the_clock_starts_with_all_eighteen_referee_cards_and_everything_at_zero() -> None:
    state = started()

    assert len(state.pile) == 18
    assert (state.goals, state.period, state.flips, state.idle) == ((0, 0), 1, 0, 0)
    assert not any(side.time_outs for side in state.sides)


@clause("HG-1.4")
def test_each_seat_draws_five_cards_seat_0_first() -> None:
    state = take(started(), 0, {"type": "pick_team", "team": "CZE"}).state
    last_cards = (19, 18, 17, 16, 15)

    state = take(state, 1, {"type": "pick_team", "team": "SWE"}, *last_cards, *(0,) * 5).state

    assert state.sides[0].hand == box().decks["CZE"][15:]
    assert state.sides[1].hand == box().decks["SWE"][:5]


@clause("HG-1.5")
def test_the_opening_face_off_is_on_the_centre_spot() -> None:
    state = take(started(), 0, {"type": "pick_team", "team": "CZE"}).state

    step = take(state, 1, {"type": "pick_team", "team": "SWE"}, *FIVE_EACH)

    assert (step.state.phase, step.state.puck) == (Phase.FACEOFF, CENTRE)
    assert kinds(step.events) == ["team_taken", "drew", "drew", "period_began", "faceoff_called"]
    assert GAME.to_act(step.state) == (0, 1)


@clause("HG-1.1", "HG-3.4")
def test_out_of_its_phase_no_team_is_picked() -> None:
    state = table()

    assert refused_by(GAME, state, 0, PickTeam("CAN")) == "HG-1.1"
    assert refused_by(GAME, started(), 0, FaceoffRoll()) == "HG-3.4"


@clause("HG-2.10")
def test_who_resigns_loses_and_the_goals_stay() -> None:
    state = structs.replace(table(), goals=(3, 0))

    step = play(GAME, state, 2, 0, Resign(), Scripted())

    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert [(p.place, p.score) for p in outcome.placements] == [(2, 3), (1, 0)]
    assert outcome.reason == "resigned"
    assert GAME.to_act(step.state) == ()
