"""Exchanges everything that a viewer may not know about a table (EX-3D.4, EX-5.5, EX-6.1)."""

from random import Random

from msgspec.structs import replace

from app.games.extraliga.data import in_order, trainer_copies
from app.games.extraliga.model import Editing, PassDraft, State
from app.games.extraliga.rules.best import best_lineup


def built(state: State) -> bool:
    return state.season is not None


def hidden_cards(state: State, viewer: int | None) -> list[str]:
    """Return player cards that this viewer may not know, in a fixed order."""
    unknown = list(state.box)
    if state.seats > 2:
        unknown += state.aside
    if not built(state) and state.seats > 2:
        for seat, team in enumerate(state.teams):
            if seat != viewer:
                unknown += team.cards
                if isinstance(state.asked, PassDraft):
                    unknown += state.asked.hands[seat]
                    unknown += [card for card in state.asked.picks[seat : seat + 1] if card]
    return sorted(unknown)


def hidden_trainers(state: State, viewer: int | None) -> list[str]:
    return sorted(card for seat, team in enumerate(state.teams) if seat != viewer for card in team.trainers)


def hidden(state: State, viewer: int | None) -> set[str]:
    return {*hidden_cards(state, viewer), *hidden_trainers(state, viewer)}


def twin(state: State, viewer: int | None, rng: Random) -> State:
    unknown = hidden_cards(state, viewer)
    swapped = dict(zip(unknown, rng.sample(unknown, len(unknown)), strict=True))
    unseen = hidden_trainers(state, viewer) + _undealt(state)
    trainers = dict(zip(unseen, rng.sample(unseen, len(unseen)), strict=True))
    teams = []
    for seat, team in enumerate(state.teams):
        if seat != viewer:
            lineup = tuple(swapped.get(card, card) if card else None for card in team.lineup)
            bench = in_order([swapped.get(card, card) for card in team.bench])
            hand = tuple(sorted(trainers[card] for card in team.trainers))
            team = replace(team, lineup=lineup, bench=bench, trainers=hand)
        teams.append(team)
    box = tuple(sorted(swapped[card] for card in state.box))
    aside = tuple(swapped.get(card, card) for card in state.aside)
    changed = replace(state, teams=tuple(teams), box=box, aside=aside)
    return _other_editors(_other_draft(changed, viewer, swapped), viewer)


def _undealt(state: State) -> list[str]:
    """Return trainer cards that no seat has seen: in no hand, and not played in a round that is
    known here.
    """
    if not built(state):
        return []
    played = {effect.source for team in state.teams for effect in team.effects}
    held = {card for team in state.teams for card in team.trainers}
    return [card for card in trainer_copies() if card not in held | played]


def _other_draft(state: State, viewer: int | None, swapped: dict[str, str]) -> State:
    draft = state.asked
    if not isinstance(draft, PassDraft):
        return state
    hands = tuple(
        hand if seat == viewer else tuple(sorted(swapped[card] for card in hand))
        for seat, hand in enumerate(draft.hands)
    )
    picks = tuple(
        card if seat == viewer or card is None else swapped[card] for seat, card in enumerate(draft.picks)
    )
    return replace(state, asked=replace(draft, hands=hands, picks=picks))


def _other_editors(state: State, viewer: int | None) -> State:
    """Let the other seats arrange their secret line-ups differently, with other cards where those
    are secret.
    """
    if not isinstance(state.asked, Editing):
        return state
    editors = []
    for seat, known in enumerate(state.asked.editors):
        if known is not None and seat != viewer and known.kind.secret:
            known = replace(known, cards=tuple(sorted(state.teams[seat].cards)))
            known = replace(known, lineup=best_lineup(replace(known, lineup=(None,) * 6, lo=0, hi=6)))
        editors.append(known)
    return replace(state, asked=Editing(tuple(editors)))
