"""HG-10: the All-Stars draft."""

from collections import Counter
from typing import Literal

import pytest
from msgspec import structs

from app.engine.operations import legal_actions
from app.games.hockey_game import GAME
from app.games.hockey_game.actions import Draft
from app.games.hockey_game.data import box, kind
from app.games.hockey_game.model import Phase, Side, State
from app.games.hockey_game.options import Options
from app.games.hockey_game.rules.opening import pick_stage, symbol_count
from tests.games.hockey_game.table import table, take
from tests.support.matches.scripted_chance import Scripted, clause, refused_by

HEROES = tuple(sorted(box().heroes))
SPECIALS = tuple(sorted(card for card in box().specials if card[0] == "S"))
SYMBOLS = tuple(sorted(card for card, bonus in box().bonus.items() if bonus.symbol))
PLAIN = tuple(sorted(card for card, bonus in box().bonus.items() if not bonus.symbol))


def drafting(first: int = 0, draft_order: Literal["lot", "weaker"] = "lot") -> State:
    options = Options(mode="all_stars", team_choice="random", draft_order=draft_order)
    return GAME.setup(options, 2, Scripted(first, 0, 0)).state


def bonus_stage(mine: tuple[str, ...], yours: tuple[str, ...] = ()) -> State:
    """Seat 0 is to pick; both have their nine cards of the earlier stages."""
    starts = ((*HEROES[:5], *SPECIALS[:3], "I-CAN"), (*HEROES[5:10], *SPECIALS[3:6], "I-CZE"))
    sides = tuple(
        Side(team=team, picks=(*start, *picks))
        for team, start, picks in zip(("CZE", "SWE"), starts, (mine, yours), strict=True)
    )
    return structs.replace(drafting(), sides=sides)


def offered(state: State) -> list[str]:
    (seat,) = GAME.to_act(state)
    return [action.card for action in legal_actions(GAME, state, seat) if isinstance(action, Draft)]


@clause("HG-10.1")
def test_the_lot_opens_and_the_seats_pick_in_strict_alternation_stage_by_stage() -> None:
    state, order, stages = drafting(first=1), [], []
    while state.phase is Phase.DRAFT:
        (seat,) = GAME.to_act(state)
        order.append(seat)
        stages.append(pick_stage(state, seat))
        last = len(order) == 40
        state = take(
            state, seat, {"type": "draft", "card": offered(state)[0]}, *((0,) * 10 if last else ())
        ).state

    assert order == [1, 0] * 20
    assert stages[::2] == stages[1::2] == list(box().draft.stages)
    assert Counter(box().draft.stages) == {"hero": 5, "special": 3, "injury": 1, "bonus": 11}


@clause("HG-10.7")
@pytest.mark.parametrize(("teams", "opener"), [(("RUS", "FIN"), 1), (("FIN", "RUS"), 0), (("CZE", "SWE"), 1)])
def test_by_house_rule_the_weaker_team_opens_every_stage_and_of_equals_the_first(
    teams: tuple[str, str], opener: int
) -> None:
    sides = tuple(Side(team=team) for team in teams)
    state = structs.replace(drafting(first=1, draft_order="weaker"), sides=sides)
    order = []
    while state.phase is Phase.DRAFT and len(order) < 12:
        (seat,) = GAME.to_act(state)
        order.append(seat)
        state = take(state, seat, {"type": "draft", "card": offered(state)[0]}).state

    assert order == [opener, 1 - opener] * 6


@clause("HG-10.1")
def test_a_card_of_another_stage_cannot_be_picked_yet() -> None:
    assert refused_by(GAME, drafting(), 0, Draft("S-CAN-1")) == "HG-10.1"
    assert refused_by(GAME, table(), 0, Draft("H-CAN-1")) == "HG-10.1"
    assert refused_by(GAME, drafting(), 0, Draft("H-CAN-9")) == "HG-10.1"


@clause("HG-10.2")
def test_everything_comes_from_one_open_pool_and_a_taken_card_is_gone() -> None:
    state = drafting()
    assert len(offered(state)) == 40

    state = take(state, 0, {"type": "draft", "card": "H-CZE-1"}).state

    assert len(offered(state)) == 39
    assert refused_by(GAME, state, 1, Draft("H-CZE-1")) == "HG-10.2"


@clause("HG-10.3")
def test_with_five_symbols_no_more_symbol_cards_are_offered() -> None:
    four, five = bonus_stage(SYMBOLS[:4], PLAIN[:4]), bonus_stage(SYMBOLS[:5], PLAIN[:5])

    assert any(box().bonus[card].symbol for card in offered(four))
    assert not any(box().bonus[card].symbol for card in offered(five))
    free = next(card for card in offered(four) if box().bonus[card].symbol and card not in SYMBOLS[:5])
    assert refused_by(GAME, five, 0, Draft(free)) in ("HG-10.3", "HG-10.4")
    assert symbol_count(five.sides[0].picks) == 5


@clause("HG-10.3")
def test_the_limit_of_symbols_is_each_seats_own() -> None:
    five_for_the_other = bonus_stage(PLAIN[:5], SYMBOLS[:5])

    assert any(box().bonus[card].symbol for card in offered(five_for_the_other))


@clause("HG-10.4")
def test_equal_faces_are_offered_once_by_their_smallest_free_id() -> None:
    state = bonus_stage(())
    faces = {(box().bonus[c].attr, box().bonus[c].value, box().bonus[c].symbol) for c in box().bonus}

    assert len(offered(state)) == len(faces)
    assert offered(state)[0] == "B-CAN-01"
    state = take(state, 0, {"type": "draft", "card": "B-CAN-01"}).state
    assert "B-CZE-01" in offered(state)  # the next universal 1
    assert refused_by(GAME, state, 1, Draft("B-FIN-01")) == "HG-10.4"


@clause("HG-10.4")
def test_injuries_are_offered_as_one() -> None:
    state = bonus_stage(())
    sides = tuple(structs.replace(side, picks=side.picks[:8]) for side in state.sides)

    assert offered(structs.replace(state, sides=sides)) == ["I-CAN"]


@clause("HG-10.5")
def test_after_the_last_pick_the_twenty_cards_are_the_deck_and_play_opens() -> None:
    state = bonus_stage((*SYMBOLS[:5], *PLAIN[:6]), (*SYMBOLS[5:10], *PLAIN[6:11]))

    step = take(state, 1, {"type": "draft", "card": offered(state)[0]}, *(0,) * 10)

    assert step.state.phase is Phase.FACEOFF
    for side in step.state.sides:
        assert sorted((*side.hand, *side.draw)) == sorted(side.picks)
        assert len(side.hand) == 5
    assert [side.team for side in step.state.sides] == ["CZE", "SWE"]  # the attributes only


@clause("HG-10.6")
def test_every_team_deck_is_twelve_five_and_three_with_one_injury() -> None:
    for deck in box().decks.values():
        kinds = Counter(kind(box().cards[card]) for card in deck)
        assert kinds == {"bonus": 12, "hero": 5, "special": 2, "injury": 1}


@clause("HG-10.1", "HG-1.1")
def test_in_an_all_stars_game_teams_are_picked_or_drawn_first() -> None:
    state = GAME.setup(Options(mode="all_stars"), 2, Scripted(0)).state

    assert state.phase is Phase.TEAM_PICK
    state = take(state, 0, {"type": "pick_team", "team": "CZE"}).state
    assert take(state, 1, {"type": "pick_team", "team": "SWE"}).state.phase is Phase.DRAFT
