"""Spec section 7: what each viewer may know. Nothing hidden is in another's document or in an event."""

from random import Random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from app.engine.contract import Event, Step, canonical, legal_actions, view
from app.engine.testing import clause
from app.games.extraliga import GAME
from app.games.extraliga.data import in_order, trainer_copies
from app.games.extraliga.events import HiddenRevealed
from app.games.extraliga.model import PassDraft, Phase, State
from app.games.extraliga.rules.best import best_lineup
from app.games.extraliga.view import SECRET_KINDS
from tests.games.extraliga.build import DONE, before_round, editing, editor, mixed, six, take
from tests.games.extraliga.playing import some_options, walk


def built(state: State) -> bool:
    return state.season is not None


def hidden_cards(state: State, viewer: int | None) -> list[str]:
    """Player cards that this viewer may not know, in a fixed order."""
    unknown = list(state.box)
    if state.seats > 2:
        unknown += state.aside
    if not built(state) and state.seats > 2:
        for seat, team in enumerate(state.teams):
            if seat != viewer:
                unknown += team.cards
                if isinstance(state.draft, PassDraft):
                    unknown += state.draft.hands[seat]
                    unknown += [card for card in state.draft.picks[seat : seat + 1] if card]
    return sorted(unknown)


def hidden_trainers(state: State, viewer: int | None) -> list[str]:
    return sorted(card for seat, team in enumerate(state.teams) if seat != viewer for card in team.trainers)


def hidden(state: State, viewer: int | None) -> set[str]:
    return {*hidden_cards(state, viewer), *hidden_trainers(state, viewer)}


def otherwise(state: State, viewer: int | None, luck: Random) -> State:
    """The same table, with everything that the viewer may not know exchanged."""
    unknown = hidden_cards(state, viewer)
    swapped = dict(zip(unknown, luck.sample(unknown, len(unknown)), strict=True))
    unseen = hidden_trainers(state, viewer) + _undealt(state)
    trainers = dict(zip(unseen, luck.sample(unseen, len(unseen)), strict=True))
    teams = []
    for seat, team in enumerate(state.teams):
        if seat != viewer:
            lineup = tuple(swapped.get(card, card) if card else None for card in team.lineup)
            bench = in_order([swapped.get(card, card) for card in team.bench])
            hand = tuple(sorted(trainers[card] for card in team.trainers))
            team = replace(team, lineup=lineup, bench=bench, trainers=hand)
        teams.append(team)
    changed = replace(state, teams=tuple(teams), box=tuple(sorted(swapped[card] for card in state.box)))
    return _other_editors(_other_draft(changed, viewer, swapped), viewer)


def _undealt(state: State) -> list[str]:
    """Trainer cards that nobody has seen: in no hand, and not played in a round that is known here."""
    if not built(state):
        return []
    played = {effect.source for team in state.teams for effect in team.effects}
    held = {card for team in state.teams for card in team.trainers}
    return [card for card in trainer_copies() if card not in held | played]


def _other_draft(state: State, viewer: int | None, swapped: dict[str, str]) -> State:
    draft = state.draft
    if not isinstance(draft, PassDraft):
        return state
    hands = tuple(
        hand if seat == viewer else tuple(sorted(swapped[card] for card in hand))
        for seat, hand in enumerate(draft.hands)
    )
    picks = tuple(
        card if seat == viewer or card is None else swapped[card] for seat, card in enumerate(draft.picks)
    )
    return replace(state, draft=replace(draft, hands=hands, picks=picks))


def _other_editors(state: State, viewer: int | None) -> State:
    """Others arrange their secret line-ups in another way, with other cards where those are secret."""
    editors = []
    for seat, known in enumerate(state.editors):
        if known is not None and seat != viewer and known.kind in SECRET_KINDS:
            known = replace(known, cards=tuple(sorted(state.teams[seat].cards)))
            known = replace(known, lineup=best_lineup(replace(known, lineup=(None,) * 6, lo=0, hi=6)))
        editors.append(known)
    return replace(state, editors=tuple(editors))


def ids(event: Event) -> str:
    return msgspec.json.encode(event).decode()


@clause("EX-3D.4", "EX-5.5", "EX-6.1")
@settings(max_examples=8, deadline=None)
@given(seats=st.integers(2, 5), seed=st.integers(0, 2**32))
def test_a_document_does_not_depend_on_what_its_viewer_may_not_know(seats: int, seed: int) -> None:
    luck = Random(seed)
    for number, (before, _, step) in enumerate(walk(seats, some_options(seats, luck), luck)):
        if number % 17 or step.state.phase is Phase.OVER:
            continue
        for viewer in (None, *range(seats)):
            other = otherwise(step.state, viewer, luck)
            assert canonical(view(GAME, other, viewer)) == canonical(view(GAME, step.state, viewer))
            assert GAME.to_act(other) == GAME.to_act(step.state)
        assert before is not step.state


@clause("EX-3D.4", "EX-5.5", "EX-6.1")
@settings(max_examples=12, deadline=None)
@given(seats=st.integers(2, 5), seed=st.integers(0, 2**32))
def test_no_event_tells_a_viewer_of_a_card_that_is_hidden_from_him(seats: int, seed: int) -> None:
    luck = Random(seed)
    for before, _, step in walk(seats, some_options(seats, luck), luck):
        for viewer in (None, *range(seats)):
            secret = hidden(before, viewer) & hidden(step.state, viewer)
            for event in step.events:
                told = GAME.shown(event, viewer)
                if told is not None and not isinstance(told, HiddenRevealed):
                    assert not any(f'"{card}"' in ids(told) for card in secret), told


@clause("EX-5.5")
@settings(max_examples=10, deadline=None)
@given(seats=st.integers(2, 5), seed=st.integers(0, 2**32))
def test_while_several_edit_a_move_changes_nothing_that_others_see(seats: int, seed: int) -> None:
    luck = Random(seed)
    for before, seat, step in walk(seats, some_options(seats, luck), luck):
        editor = before.editors[seat]
        if editor is None or editor.kind not in SECRET_KINDS or step.events:
            continue
        for viewer in (None, *range(seats)):
            if viewer != seat:
                assert view(GAME, step.state, viewer) == view(GAME, before, viewer)


def test_cards_of_others_are_told_without_order() -> None:
    shown = view(GAME, before_round(3), None)["teams"]["1"]["cards"]

    assert isinstance(shown, dict)
    assert set(shown) == {*six("HKR"), *six("PCE")}


def test_hints_need_the_helper() -> None:
    with_help = editing(editor(mixed("SPA", "TRI"), six("VIT")))
    without = editing(editor(mixed("SPA", "TRI"), six("VIT")), opts={"lineup_helper": False})

    assert view(GAME, with_help, 0)["previews"]["VIT-C"]["C"] == [3, 4]
    assert view(GAME, without, 0)["previews"] == {}


def test_a_view_is_json_and_its_own_part_adds_new_keys() -> None:
    state = before_round(4)
    step: Step[State] = take(state, 3, DONE, 0, 0)

    for now in (state, step.state):
        for seat in range(4):
            assert not set(GAME.own(now, seat)) & set(GAME.public(now))
            assert msgspec.json.decode(canonical(view(GAME, now, seat))) is not None
            assert bool(legal_actions(GAME, now, seat)) == (seat in GAME.to_act(now))
