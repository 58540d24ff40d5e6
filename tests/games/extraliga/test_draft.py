"""EX-2D the open draft of two, EX-3D the secret draft of three to five."""

import pytest
from msgspec.structs import replace

from app.engine.chance import FairChance
from app.engine.operations import complete_options, legal_actions, view
from app.engine.types import Step
from app.games.extraliga import GAME
from app.games.extraliga.actions import Pick
from app.games.extraliga.data import canonical_rank, cards
from app.games.extraliga.events import HandsPassed, Picked, SetAside, TableDealt
from app.games.extraliga.model import OpenDraft, PassDraft, Phase, State
from app.games.extraliga.rules.draft import hands_after_passing, neighbour
from tests.games.extraliga.build import one, options, take, told
from tests.support.matches.scripted_chance import Scripted, clause, refused_by


def pick(card: str) -> dict[str, object]:
    return {"type": "pick", "card": card}


def dealt(seats: int, first: int = 0) -> State:
    """Every draw takes the lowest id left, so hands and tables are known."""
    draws = (first, *(0,) * 6) if seats == 2 else (0,) * 7 * seats
    chance = Scripted(*draws)
    step: Step[State] = GAME.setup(options(seats), seats, chance)
    assert chance.spent
    return step.state


def open_round(state: State, *draws: int) -> tuple[State, list[int]]:
    """Four picks, the first card on the table each time; who made them."""
    order = []
    for number in range(4):
        (seat,) = GAME.to_act(state)
        order.append(seat)
        state = take(state, seat, pick(table(state)[0]), *(draws if number == 3 else ())).state
    return state, order


def table(state: State) -> tuple[str, ...]:
    assert isinstance(state.asked, OpenDraft)
    return state.asked.table


def hands(state: State) -> tuple[tuple[str, ...], ...]:
    assert isinstance(state.asked, PassDraft)
    return state.asked.hands


@clause("EX-2D.1")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_of_the_draft_for_two_is_drawn(first: int) -> None:
    assert GAME.to_act(dealt(2, first)) == (first,)


@clause("EX-2D.2", "EX-2D.3", "EX-2D.4")
def test_six_rounds_of_one_two_one_with_the_first_player_changing() -> None:
    state = dealt(2, first=1)
    orders = []
    for round in range(6):
        state, order = open_round(state, *(0,) * (6 if round < 5 else 0))
        orders.append(order)

    assert orders == [[1, 0, 0, 1], [0, 1, 1, 0]] * 3
    assert [len(team.cards) for team in state.teams] == [12, 12]
    assert state.phase is Phase.EDIT


@clause("EX-2D.2", "EX-2D.3")
def test_two_cards_of_six_are_set_aside_until_the_draft_is_over() -> None:
    state = dealt(2)
    left = table(state)[4:]
    after, _ = open_round(state, *(0,) * 6)

    assert after.aside == left
    assert not set(left) & {*after.box, *table(after)}
    for _ in range(4):
        after, _ = open_round(after, *(0,) * 6)
    after, _ = open_round(after)
    assert len(after.box) == 110 - 24  # everything else is back in the box
    assert set(left) <= set(after.box)


@clause("EX-2D.3")
def test_the_draft_for_two_is_open_to_all() -> None:
    state = dealt(2)
    first = table(state)[0]
    step = take(state, 0, pick(first))

    assert view(GAME, step.state, None)["teams"]["0"]["cards"] == {first: "bench"}
    assert GAME.shown(one(step, Picked), None).card == first  # type: ignore[union-attr]
    assert set(view(GAME, step.state, None)["draft"]["table"]) == set(table(step.state))


@clause("EX-2D.1")
def test_one_of_the_two_seats_begins_by_lot() -> None:
    chance = FairChance(bytes(32))
    GAME.setup(complete_options(GAME, {}, 2), 2, chance)

    assert chance.draws[0].n == 2  # type: ignore[union-attr]


@clause("EX-3D.3")
def test_a_team_of_either_draft_is_twelve_cards() -> None:
    assert GAME.components()["team_cards"] == 12


@clause("EX-2D.2")
def test_only_a_card_on_the_table_can_be_picked() -> None:
    state = dealt(2)

    assert refused_by(GAME, state, 0, Pick(state.box[0])) == "EX-2D.2"
    assert len(legal_actions(GAME, state, 0)) == 6


@clause("EX-3D.1")
def test_seven_secret_cards_each_and_all_pick_at_once() -> None:
    state = dealt(4)

    assert [len(hand) for hand in hands(state)] == [7] * 4
    assert GAME.to_act(state) == (0, 1, 2, 3)
    state = take(state, 2, pick(hands(state)[2][0])).state
    assert GAME.to_act(state) == (0, 1, 3)  # nobody waits for anybody


@clause("EX-3D.1")
def test_when_all_have_picked_hands_pass_to_the_left() -> None:
    state = dealt(3)
    kept = [hand[1:] for hand in hands(state)]
    for seat in (2, 0):
        state = take(state, seat, pick(hands(state)[seat][0])).state
    step = take(state, 1, pick(hands(state)[1][0]))

    assert one(step, HandsPassed).to_left
    assert hands(step.state) == (kept[2], kept[0], kept[1])  # seat 0 receives from its right, seat 2


@clause("EX-3D.3")
def test_the_second_draft_passes_the_other_way() -> None:
    state = whole_draft(dealt(3), 6, *(0,) * 21)
    kept = [hand[1:] for hand in hands(state)]

    assert isinstance(state.asked, PassDraft) and state.asked.number == 2
    state = whole_draft(state, 1)
    assert hands(state) == (kept[1], kept[2], kept[0])
    assert hands_after_passing((("a",), ("b",), ("c",)), to_left=False) == (("b",), ("c",), ("a",))


@clause("EX-3D.2", "EX-3D.5")
def test_in_the_sixth_round_one_of_two_cards_is_left_and_stays_out_of_the_second_draft() -> None:
    state = whole_draft(dealt(3), 5)
    assert [len(hand) for hand in hands(state)] == [2, 2, 2]
    left = {hand[1] for hand in hands(state)}

    state = whole_draft(state, 1, *(0,) * 21)

    assert set(state.aside) == left
    assert not left & {card for hand in hands(state) for card in hand}
    assert [len(team.bench) for team in state.teams] == [6, 6, 6]


@clause("EX-3D.3")
def test_two_drafts_give_twelve_cards_and_the_rest_goes_to_the_box() -> None:
    state = whole_draft(whole_draft(dealt(5), 6, *(0,) * 35), 6)

    assert state.phase is Phase.EDIT
    assert [len(team.cards) for team in state.teams] == [12] * 5
    assert len(state.box) == 110 - 60
    assert {*state.box, *(card for team in state.teams for card in team.cards)} == set(cards())


@clause("EX-3D.4")
def test_others_see_only_how_many_cards_a_seat_has_collected() -> None:
    state = dealt(3)
    card = hands(state)[1][0]
    step = take(state, 1, pick(card))
    mine, yours = view(GAME, step.state, 1), view(GAME, step.state, 0)

    assert mine["hand"]["picked"] == card
    assert mine["hand"]["team"] == {card: "bench"}
    assert (yours["teams"]["1"]["count"], yours["teams"]["1"]["cards"]) == (1, None)
    assert card not in repr(yours)
    assert GAME.shown(one(step, Picked), 1).card == card  # type: ignore[union-attr]
    assert GAME.shown(one(step, Picked), 0).card is None  # type: ignore[union-attr]
    assert GAME.shown(one(step, Picked), None).card is None  # type: ignore[union-attr]


@clause("EX-3D.4")
def test_discarded_leftovers_are_never_shown() -> None:
    state = whole_draft(dealt(3), 5)
    for seat in (0, 1):
        state = take(state, seat, pick(hands(state)[seat][0])).state
    step = take(state, 2, pick(hands(state)[2][0]), *(0,) * 21)

    aside = one(step, SetAside)
    assert (aside.count, aside.cards) == (3, None)
    for seat in (None, 0, 1, 2):
        assert not any(card in repr(view(GAME, step.state, seat)) for card in step.state.aside)


@clause("EX-3D.5")
def test_a_pick_is_final() -> None:
    state = dealt(3)
    state = take(state, 0, pick(hands(state)[0][0])).state

    assert 0 not in GAME.to_act(state)
    assert legal_actions(GAME, state, 0) == []


@clause("EX-3D.1")
def test_a_card_of_another_hand_cannot_be_picked() -> None:
    state = dealt(3)

    assert refused_by(GAME, state, 0, Pick(hands(state)[1][0])) == "EX-3D.1"


def test_collected_cards_are_kept_in_canonical_order_not_in_the_order_of_picking() -> None:
    state = dealt(3)
    state = whole_draft(state, 3, last=True)

    for team in state.teams:
        ranks = [canonical_rank()[card] for card in team.bench]
        assert ranks == sorted(ranks)


def test_each_table_of_the_open_draft_is_told() -> None:
    state = dealt(2)
    for _ in range(3):
        (seat,) = GAME.to_act(state)
        state = take(state, seat, pick(table(state)[0])).state
    step = take(state, 0, pick(table(state)[0]), 5, 4, 3, 2, 1, 0)

    dealt_cards = one(step, TableDealt)
    assert (dealt_cards.round, dealt_cards.first, len(dealt_cards.cards)) == (2, 1, 6)
    assert len(told(step, SetAside)[0].cards) == 2


def whole_draft(state: State, rounds: int, *draws: int, last: bool = False) -> State:
    """Play rounds in which every seat picks the first (or last) card of the hand; `draws` come at the very
    end.
    """
    for round in range(rounds):
        for seat in range(state.seats):
            end = round == rounds - 1 and seat == state.seats - 1
            card = hands(state)[seat][-1 if last else 0]
            state = take(state, seat, pick(card), *(draws if end else ())).state
    return state


@clause("EX-1.3", "EX-1.4", "EX-2D.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_teams_begin_with_nothing_and_every_card_is_in_the_box_or_dealt(seats: int) -> None:
    state = dealt(seats)
    shown = state.asked.table if isinstance(state.asked, OpenDraft) else ()
    if isinstance(state.asked, PassDraft):
        shown = tuple(card for hand in state.asked.hands for card in hand)

    assert [(team.points, team.cards) for team in state.teams] == [(0, ())] * seats
    assert sorted((*state.box, *shown)) == sorted(cards()) and len(cards()) == 110


@clause("EX-2D.2", "EX-2D.3")
def test_the_table_tells_who_picks_in_this_round_and_who_is_first_in_each() -> None:
    state = dealt(2, first=1)
    told = view(GAME, state, None)["draft"]
    assert (told["order"], told["firsts"]) == ([1, 0, 0, 1], [1, 0, 1, 0, 1, 0])

    state, order = open_round(state, *(0,) * 6)
    told = view(GAME, state, None)["draft"]
    assert order == [1, 0, 0, 1]
    assert (told["round"], told["order"], told["firsts"]) == (2, [0, 1, 1, 0], [1, 0, 1, 0, 1, 0])


@clause("EX-1.1", "EX-3D.1", "EX-3D.3")
def test_hands_go_to_the_next_seat_and_then_to_the_one_before() -> None:
    draft = dealt(3).asked
    assert isinstance(draft, PassDraft)

    assert [neighbour(draft, seat) for seat in range(3)] == [1, 2, 0]
    assert [neighbour(replace(draft, number=2), seat) for seat in range(3)] == [2, 0, 1]
