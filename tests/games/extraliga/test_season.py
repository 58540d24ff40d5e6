"""EX-6 the season's set-up, EX-7 opponent and event of a round, EX-12 the change, EX-13.1 the break."""

import pytest
from msgspec.structs import replace

from app.engine.kit.resolution import Resolution
from app.engine.operations import complete_options, view
from app.engine.types import OptionsRefused
from app.games.extraliga import GAME
from app.games.extraliga.actions import Done
from app.games.extraliga.data import event_copies, lots, opponents, trainer_copies
from app.games.extraliga.events import (
    ChangeRolled,
    EditorOpened,
    EventTurned,
    HalfStarted,
    LotTurned,
    OpponentTurned,
    SeasonStarted,
    TokenPassed,
    WingsSwapped,
)
from app.games.extraliga.model import EMPTY, Editing, EditorKind, Phase, RoundPhase, State
from app.games.extraliga.rules import lineup as lines
from app.games.extraliga.rules import season
from tests.games.extraliga.build import (
    AUTO,
    DONE,
    ROLL,
    after,
    before_round,
    new_round,
    one,
    options,
    place,
    take,
    teams,
    told,
)
from tests.support.matches.scripted_chance import Scripted, clause, kinds


def built(seats: int, **opts: object) -> State:
    """All line-ups stand; the last seat's `done` starts the season."""
    made = teams(seats)
    state = before_round(seats)
    editors = tuple(
        replace(lines.new_editor(one, EditorKind.BUILD, 0, 6), done=seat < seats - 1)
        for seat, one in enumerate(made)
    )
    return replace(state, season=None, round=None, asked=Editing(editors), options=options(seats, **opts))


@clause("EX-6.1", "EX-6.3")
def test_three_secret_trainer_cards_each_and_a_random_first_player() -> None:
    step = take(built(3), 2, DONE, *(0,) * 9, 2, 0, 0, 0, 0)
    hands = [team.trainers for team in step.state.teams]

    assert [card for hand in hands for card in hand] == list(trainer_copies()[:9])
    assert one(step, SeasonStarted).first == 2
    assert set(view(GAME, step.state, 1)["trainers"]) == set(hands[1])
    assert view(GAME, step.state, 1)["teams"]["0"]["trainers"] == 3
    assert not any(card in repr(view(GAME, step.state, None)) for hand in hands for card in hand)


@clause("EX-6.2", "EX-15.1")
def test_one_deck_of_twenty_events_without_replacement_for_both_halves() -> None:
    step = take(built(2), 1, DONE, *(0,) * 6, 0, 0, 0, 0, 7)
    state = step.state

    assert len(event_copies()) == 20 and len(trainer_copies()) == 18
    assert state.season is not None and len(state.season.events) == 19
    assert one(step, EventTurned).card == event_copies()[7] not in state.season.events


@clause("EX-6.4")
@pytest.mark.parametrize(("seats", "fixtures", "cards"), [(2, 2, 2), (3, 3, 2), (4, 3, 0), (5, 5, 0)])
def test_the_season_deck_by_number_of_players(seats: int, fixtures: int, cards: int) -> None:
    resolution = Resolution(Scripted(*(0,) * cards))
    state = season.start_half(replace(before_round(seats), season=_fresh(seats)), 1, resolution)

    assert len(state.the_season.deck) == fixtures + cards
    assert sum(card in lots() for card in state.the_season.deck) == fixtures
    assert (resolution.events[0].lots, resolution.events[0].opponents) == (fixtures, cards)  # type: ignore[attr-defined]


def _fresh(seats: int) -> season.Season:
    return season.Season(0, opponents=tuple(opponents()), events=event_copies())


@clause("EX-6.5")
@pytest.mark.parametrize(("seats", "most"), [(2, 1), (3, 1), (4, 2), (5, 1)])
def test_a_longer_season_never_exceeds_ten_matches_a_team(seats: int, most: int) -> None:
    state = replace(before_round(seats), options=options(seats, extra_opponents=most))
    live = sum(0 in pair for pair in _pairs_of_a_half(seats))
    virtual = season.opponents_a_half(state)

    assert 2 * (live + virtual) == 10
    with pytest.raises(OptionsRefused, match=f"'most': {most}|<= {most}"):
        complete_options(GAME, {"extra_opponents": most + 1}, seats)


def _pairs_of_a_half(seats: int) -> list[tuple[int, int]]:
    return [pair for card in season.fixtures_for(seats) for pair in season.pairs_of(card, seats, 0)]


@clause("EX-6.6", "EX-13.1")
def test_in_the_break_new_opponents_are_drawn_and_used_ones_do_not_return() -> None:
    state = before_round(2, "OPP-SPA", half=1, season={"opponents": ("OPP-KVA", "OPP-OLO", "OPP-TRI")})
    state = take(state, 1, DONE, 0, 0).state
    state = after(state, (0, ROLL, *(6,) * 4, *(1,) * 5), (1, ROLL, *(6,) * 4, *(1,) * 5, 5))
    state = replace(state, season=replace(state.the_season, events=("EV-tired_stars#1",)))
    step = _all_done(state, 2, 1, 0, 0)  # opponents TRI and OLO, then the first lot, then the event

    assert "break_taken" in kinds(step.events)
    assert one(step, HalfStarted).half == 2
    assert step.state.season is not None
    assert step.state.season.opponents == ("OPP-KVA",)
    assert {"OPP-OLO", "OPP-TRI"} <= {*step.state.season.deck, step.state.the_round.card}


@clause("EX-13.1")
def test_points_line_ups_cards_and_token_carry_over_the_break() -> None:
    held = ("TR-pressure#1",)
    known = {0: {"points": 7}}
    state = new_round(
        2, "LOT-1", first=1, known=known, trainers={0: held}, season={"opponents": ("OPP-KVA", "OPP-OLO")}
    ).state
    state = replace(state, season=replace(state.the_season, events=("EV-coach_banned#1",)))
    state = take(state, 0, {"type": "pass"}).state
    state = after(state, (0, ROLL, 1, 1, 1, 1), (1, ROLL, 6, 6, 6, 6, 5))
    step = _all_done(state, 0, 0, 0, 0)

    team = step.state.teams[0]
    assert (team.points, team.trainers) == (7, held)
    assert team.lineup == state.teams[0].lineup
    assert (step.state.the_season.half, step.state.the_season.first) == (2, 0)


def _all_done(state: State, *draws: int):  # type: ignore[no-untyped-def]
    for seat in range(state.seats - 1):
        state = take(state, seat, DONE).state
    return take(state, state.seats - 1, DONE, *draws)


@clause("EX-7.1", "EX-7.2")
def test_a_round_goes_opponent_event_trainer_cards_match_change() -> None:
    step = new_round(
        2, "LOT-1", "EV-attacking_hockey#1", trainers={0: ("TR-pressure#1",), 1: ("TR-pressure#2",)}, first=1
    )
    seen = [step.state.the_round.at]
    assert kinds(step.events)[-2:] == ["lot_turned", "event_turned"]
    assert GAME.to_act(step.state) == (1,)  # in order from the first player

    state = after(step.state, (1, {"type": "pass"}), (0, {"type": "pass"}))
    seen.append(state.the_round.at)
    state = after(state, (0, ROLL, *(1,) * 5), (1, ROLL, *(6,) * 5))
    while state.phase is Phase.BONUS:
        (seat,) = GAME.to_act(state)
        last = state.the_match.quiet == 1
        state = take(state, seat, {"type": "pass"}, *((5,) if last else ())).state
    seen.append(state.the_round.at)

    assert seen == [RoundPhase.TRAINERS, RoundPhase.MATCH, RoundPhase.CHANGE]


@clause("EX-7.2")
def test_a_lot_gives_the_pairs_and_an_opponent_card_is_everybodys_opponent() -> None:
    lot = new_round(4, "LOT-2")
    virtual = new_round(3, "OPP-TRI", first=1)

    assert one(lot, LotTurned).pairs == ((0, 2), (1, 3))
    turned = one(virtual, OpponentTurned)
    assert (turned.attack, turned.defence) == (6, 5)
    assert [pairing.a for pairing in virtual.state.the_round.pairings] == [1, 2, 0]


@clause("EX-7.3")
@pytest.mark.parametrize(
    ("seats", "card", "bye"), [(3, "LOT-1", 2), (3, "LOT-3", 0), (5, "LOT-4", 0), (5, "LOT-1", 4)]
)
def test_one_seat_has_a_bye_with_three_and_five_players(seats: int, card: str, bye: int) -> None:
    step = new_round(seats, card)

    assert one(step, LotTurned).bye == bye
    assert not step.state.the_round.plays(bye)


@clause("EX-7.4", "EX-9.5")
def test_an_event_touches_everybody_at_once_in_order_from_the_first_player() -> None:
    step = new_round(3, "LOT-1", "EV-wing_swap#1", first=2)

    assert [event.who for event in told(step, WingsSwapped)] == [2, 0, 1]
    for team, (first, second) in zip(
        step.state.teams, (("SPA", "TRI"), ("HKR", "PCE"), ("VIT", "LIB")), strict=True
    ):
        assert team.lineup[:3] == (f"{second}-RW", f"{first}-C", f"{first}-LW")


@clause("EX-9.5")
def test_swapped_wings_stay_swapped_until_somebody_rearranges() -> None:
    state = new_round(2, "LOT-1", "EV-wing_swap#1", deck=("LOT-2",)).state
    for seat in (0, 1):
        state = take(state, seat, ROLL, *(1,) * state.the_match.sides[seat].attack).state
    while state.phase is Phase.BONUS:
        (seat,) = GAME.to_act(state)
        state = take(state, seat, {"type": "pass"}, *((2, 1, 5) if state.the_match.quiet == 1 else ())).state

    assert state.phase is Phase.EDIT
    assert state.teams[0].lineup[0] == "TRI-RW"
    state = after(state, (0, place("SPA-LW", "LW")))
    assert state.editor(0) is not None and state.editor(0).lineup[:3] == ("SPA-LW", "SPA-C", "TRI-RW")


@clause("EX-12.1", "EX-12.2", "EX-12.4")
@pytest.mark.parametrize(("die", "least"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 0), (6, 0)])
def test_the_die_of_the_change_demands_substitutions_of_all_seats(die: int, least: int) -> None:
    state = new_round(3, "LOT-1", "EV-tired_stars#1", deck=("LOT-2",)).state
    state = take(state, 0, ROLL, 6, 6, 6, 6).state
    step = take(state, 1, ROLL, 1, 1, 1, 1, die)

    assert (one(step, ChangeRolled).die, one(step, ChangeRolled).minimum) == (die, least)
    opened = one(step, EditorOpened)
    assert (opened.seats, opened.lo, opened.hi) == ((0, 1, 2), least, 6)  # the bye too
    assert GAME.to_act(step.state) == (0, 1, 2)
    assert (Done() in GAME.legal(step.state, 2)) is (least == 0)  # type: ignore[misc]
    assert all(team.effects == () for team in step.state.teams)  # effects end before the change


@clause("EX-12.4")
def test_at_the_end_of_a_round_the_token_goes_to_the_left() -> None:
    state = new_round(3, "LOT-1", first=2, deck=("LOT-2",)).state
    state = after(state, (0, ROLL, 6, 6, 6, 6), (1, ROLL, 1, 1, 1, 1, 5))
    state = replace(state, season=replace(state.the_season, events=("EV-coach_banned#1",)))
    step = _all_done(state, 0, 0)

    assert one(step, TokenPassed).who == 0
    assert step.state.the_season.first == 0


@clause("EX-12.3", "EX-13.2")
def test_after_the_last_match_of_the_season_nobody_changes_and_the_most_points_win() -> None:
    state = new_round(2, "LOT-1", half=2).state
    state = take(state, 0, ROLL, 6, 6, 6, 6).state
    step = take(state, 1, ROLL, 1, 1, 1, 1)

    assert "change_rolled" not in kinds(step.events)
    assert GAME.to_act(step.state) == ()
    outcome = GAME.outcome(step.state)
    assert outcome is not None and outcome.reason == "points"
    assert [(place.seat, place.place, place.score) for place in outcome.placements] == [(0, 1, 3), (1, 2, 0)]


def test_all_five_lots_together_are_a_round_robin_of_five() -> None:
    pairs = [pair for card in season.fixtures_for(5) for pair in season.pairs_of(card, 5, 0)]

    assert {tuple(sorted(pair)) for pair in pairs} == {(a, b) for a in range(5) for b in range(a + 1, 5)}
    assert len(pairs) == 10


def test_the_lots_of_three_meet_every_pair_once() -> None:
    """W13."""
    pairs = [pair for card in season.fixtures_for(3) for pair in season.pairs_of(card, 3, 0)]

    assert sorted(pairs) == [(0, 1), (0, 2), (1, 2)]


def test_an_empty_team_builds_with_auto() -> None:
    made = before_round(2)
    editors = tuple(
        lines.new_editor(replace(one, lineup=EMPTY, bench=one.cards), EditorKind.BUILD, 0, 6)
        for one in made.teams
    )
    state = replace(made, asked=Editing(editors))

    built = after(state, (0, AUTO), (0, DONE)).editor(0)

    assert built is not None and built.done
