"""The objections to an action, the most helpful first.

Every objection names its clause and a message `objection-<text>` in `text/<lang>.ftl`.
"""

from collections.abc import Iterator, Mapping
from functools import cache

from app.engine.types import Objection, Seat
from app.games.hockey_game.actions import (
    Action,
    Declare,
    Draft,
    EndTurn,
    FaceoffRoll,
    PickTeam,
    PlayBonus,
    PlayHero,
    PlaySpecial,
    RemoveHero,
    Restart,
    Roll,
    TimeOut,
    UseHeroes,
)
from app.games.hockey_game.data import Special, box, kind
from app.games.hockey_game.model import CardId, FieldId, Move, Phase, Round, Side, State, Turn, other
from app.games.hockey_game.rules import opening, referee, rink, value

PREPARE = (Phase.ATTACK_PREPARE, Phase.DEFEND_PREPARE)
CARDS = (Phase.ATTACK_CARDS, Phase.DEFEND_CARDS)
IN_TURN = (*PREPARE, *CARDS)
OWN_TURN = (Phase.ATTACK_DECLARE, *IN_TURN)
FIRST: Mapping[Phase, Objection] = {
    Phase.TEAM_PICK: Objection("HG-1.1", "team_first"),
    Phase.DRAFT: Objection("HG-10.1", "draft_first"),
    Phase.FACEOFF: Objection("HG-3.3", "faceoff_first"),
    Phase.REFEREE_TARGET: Objection("HG-9.6", "hero_first"),
    Phase.RESTART_CHOICE: Objection("HG-6.4", "restart_first"),
    Phase.OVER: Objection("HG-2.7", "match_over"),
}
"""The question that has to be answered before any other action."""


@cache
def restarts(defender: Seat) -> tuple[Restart, ...]:
    """Return the restarts: either circle of the defender's zone, or their goalkeeper (HG-6.4)."""
    circles = (Restart("faceoff", circle) for circle in rink.own_circles(defender))
    return (*circles, Restart("goalkeeper", rink.own_crease(defender)))


def objections(state: State, seat: Seat, action: Action) -> Iterator[Objection]:
    """Yield the objections to an action of a seat that is to act, the most helpful first."""
    match action:
        case PlayBonus():
            return bonus_objections(state, seat, action.card)
        case PlayHero():
            return hero_objections(state, seat, action.card)
        case PlaySpecial():
            return special_objections(state, seat, action)
        case Declare():
            return declare_objections(state, seat, action)
        case UseHeroes():
            return use_objections(state, seat, action.cards)
        case TimeOut():
            return time_out_objections(state, seat, action.cards)
        case Roll():
            return _phase(state, PREPARE, "HG-5.3", "no_roll_now")
        case EndTurn():
            return _phase(state, CARDS, "HG-2.3", "roll_before_end")
        case _:
            return _rare_objections(state, seat, action)


def _rare_objections(
    state: State, seat: Seat, action: PickTeam | Draft | FaceoffRoll | RemoveHero | Restart
) -> Iterator[Objection]:
    match action:
        case PickTeam(team=team):
            yield from _phase(state, (Phase.TEAM_PICK,), "HG-1.1", "no_team_pick")
            if team not in box().teams or team in (side.team for side in state.sides):
                yield Objection("HG-1.1", "team_taken")
        case Draft(card=card):
            yield from draft_objections(state, seat, card)
        case FaceoffRoll():
            yield from _phase(state, (Phase.FACEOFF,), "HG-3.4", "no_faceoff")
        case RemoveHero(target=target):
            yield from _phase(state, (Phase.REFEREE_TARGET,), "HG-9.6", "no_hero_to_remove")
            if state.phase is Phase.REFEREE_TARGET and target not in referee.targets_now(state, seat):
                yield Objection("HG-9.6", "hero_not_target")
        case Restart():
            yield from _phase(state, (Phase.RESTART_CHOICE,), "HG-6.4", "no_restart")
            if action not in restarts(seat):
                yield Objection("HG-6.4", "restart_elsewhere")


def _phase(state: State, phases: tuple[Phase, ...], clause: str, text: str) -> Iterator[Objection]:
    if state.phase not in phases:
        yield Objection(clause, text)


def _not_yet(state: State, clause: str) -> Objection:
    """Return the objection to a card before the declaration, or while another question is open."""
    return FIRST.get(state.phase, Objection(clause, "declare_first"))


def declare_objections(state: State, seat: Seat, action: Declare) -> Iterator[Objection]:
    if state.phase is not Phase.ATTACK_DECLARE:
        yield FIRST.get(state.phase, Objection("HG-4.1", "declared_already"))
    yield from rink_objections(seat, state.puck, action)


def rink_objections(attacker: Seat, source: FieldId, action: Declare) -> Iterator[Objection]:
    """Yield the objections of the rink, whatever the cards (HG-4)."""
    move, to = action.move, action.to
    if move is Move.SHOT:
        if to is not None:
            yield Objection("HG-4.7", "shot_at_goal")  # always at the attacked goal
        return
    if to == source:
        yield Objection("HG-4.4", "puck_there")
    elif to not in box().fields:
        yield Objection("HG-4.1", "no_move_there")
    elif to not in rink.reachable_fields(move, source):
        clause = "HG-4.2" if move is Move.SPEED else "HG-4.3"  # a pass reaches every field
        yield Objection(clause, f"out_of_reach_{move}")
    elif to == rink.own_crease(other(attacker)):
        yield Objection("HG-4.9", "opponents_crease")
    elif (
        move is Move.PASS
        and rink.in_attacking_zone(attacker, to)
        and not rink.may_pass_into_zone(attacker, source)
    ):
        yield Objection("HG-4.5", "offside")


def special_objections(state: State, seat: Seat, action: PlaySpecial) -> Iterator[Objection]:
    if action.card not in state.sides[seat].hand or action.card not in box().specials:
        yield Objection("HG-8.1", "no_such_special")
        return
    special = box().specials[action.card]
    if state.phase not in PREPARE:
        yield Objection("HG-8.1", "before_roll") if state.phase in CARDS else _not_yet(state, "HG-8.1")
        return
    duel, turn = state.duel, state.duel.turns[seat]
    if turn.special is not None:
        yield Objection("HG-8.1", "one_special")
    if turn.hero_laid is not None:
        yield Objection("HG-7.8", "special_or_hero")
    role = "attack" if seat == duel.attacker else "defend"
    if special.role not in ("any", role):
        yield Objection("HG-8.1", f"special_for_{special.role}")
    if duel.move not in special.moves:
        yield Objection("HG-8.1", "special_move", {"move": duel.move.value})
    yield from _effect_objections(state, seat, special, action.target)


def _effect_objections(
    state: State, seat: Seat, special: Special, target: CardId | None
) -> Iterator[Objection]:
    """Yield the objections to special cards that would change nothing (HG-8.2, HG-8.3)."""
    opposing = state.sides[other(seat)].heroes
    effect = special.effect
    if effect.injury and not opposing:
        yield Objection("HG-8.3", "no_opposing_hero")
    elif effect.injury and target not in opposing:
        yield Objection("HG-8.3", "hero_not_target")
    if not effect.injury and target is not None:
        yield Objection("HG-8.3", "no_target_needed")
    if effect.opponent_heroes_off and not opposing:
        yield Objection("HG-8.2", "no_opposing_hero")
    if effect.opponent_field_bonus_off and not value.field_bonus(state.duel):
        yield Objection("HG-8.2", "no_field_bonus")
    if effect.heroes_limit > len(state.sides[seat].heroes):
        yield Objection("HG-8.2", "needs_two_heroes")


def hero_objections(state: State, seat: Seat, card: CardId) -> Iterator[Objection]:
    if card not in state.sides[seat].hand or card not in box().heroes:
        yield Objection("HG-7.6", "no_such_hero")
        return
    if state.phase not in IN_TURN:
        yield _not_yet(state, "HG-7.7")
        return
    turn = state.duel.turns[seat]
    if turn.hero_laid is not None:
        yield Objection("HG-7.7", "one_hero")
    elif turn.special is not None:
        yield Objection("HG-7.8", "special_or_hero")
    elif turn.bonus:
        yield Objection("HG-7.7", "hero_alone")


def bonus_objections(state: State, seat: Seat, card: CardId) -> Iterator[Objection]:
    if card not in state.sides[seat].hand or card not in box().bonus:
        yield Objection("HG-7.1", "no_such_bonus")
        return
    if state.phase not in IN_TURN:
        yield _not_yet(state, "HG-7.1")
        return
    bonus, duel, turn = box().bonus[card], state.duel, state.duel.turns[seat]
    if turn.hero_laid is not None:
        yield Objection("HG-7.7", "after_hero")
    if not bonus.fits(duel.move):  # HG-7.2 to HG-7.4: for both sides alike
        yield _bonus_for_other_moves(bonus.attr, duel.move)
    if bonus.symbol and no_more_symbols(turn):
        yield Objection("HG-7.5", "one_symbol")
    if bonus_limit_reached(duel, seat):
        yield Objection("HG-8.2", "bonus_limit")
    if state.phase in PREPARE:
        yield Objection("HG-7.1", "roll_first")


@cache
def _bonus_for_other_moves(attr: str, move: Move) -> Objection:
    return Objection("HG-7.3", "bonus_move", {"attr": attr, "move": move.value})


def in_the_way(state: State, seat: Seat, card: CardId) -> str | None:
    """Return the rule that keeps this card in hand for the whole turn; None if it may be played later."""
    for objection in _card_objections(state, seat, card):
        if objection.text not in ("declare_first", "roll_first"):
            return objection.text
    return None


def _card_objections(state: State, seat: Seat, card: CardId) -> Iterator[Objection]:
    if card in box().bonus:
        return bonus_objections(state, seat, card)
    if card in box().heroes:
        return hero_objections(state, seat, card)
    opposing = state.sides[other(seat)].heroes
    target = opposing[0] if opposing and box().specials[card].effect.injury else None
    return special_objections(state, seat, PlaySpecial(card, target))


def no_more_symbols(turn: Turn) -> bool:
    """Return whether the turn has its referee symbol (HG-7.5). Clockwork allows more (HG-8.2)."""
    if value.effect_of(turn).symbols_free:
        return False
    return sum(box().bonus[card].symbol for card in turn.bonus) >= box().constants.symbol_cards_per_turn


def bonus_limit_reached(duel: Round, seat: Seat) -> bool:
    """Return whether Home crowd's limit is reached. It binds only the defender (HG-8.2)."""
    if seat == duel.attacker:
        return False
    limit = value.effect_of(duel.turns[duel.attacker]).opponent_bonus_limit
    return 0 < limit <= len(duel.turns[seat].bonus)


def use_objections(state: State, seat: Seat, cards: tuple[CardId, ...]) -> Iterator[Objection]:
    if state.phase not in CARDS:
        yield Objection("HG-7.11", "roll_first")
        return
    heroes, turn = state.sides[seat].heroes, state.duel.turns[seat]
    if not _a_set_of(cards, heroes):
        yield Objection("HG-7.6", "no_such_hero")
    elif len(cards) > value.heroes_limit(turn):
        yield Objection("HG-7.10", "one_hero_counts")
    elif turn.use is not None:
        yield Objection("HG-7.11", "heroes_chosen")
    elif set(cards) == set(value.counted_heroes(state, seat)):
        yield Objection("HG-7.11", "same_heroes")


def time_out_objections(state: State, seat: Seat, cards: tuple[CardId, ...]) -> Iterator[Objection]:
    side, sizes = state.sides[seat], box().constants.time_out_cards
    if state.phase not in OWN_TURN:
        yield Objection("HG-11.1", "time_in_own_turn")
    elif time_is_up(side):
        yield Objection("HG-11.1", "time_used")
    elif not sizes.min <= len(cards) <= sizes.max or not _a_set_of(cards, side.hand):
        yield Objection("HG-11.1", "time_cards")


def time_is_up(side: Side) -> bool:
    """Return whether TIME has been used. It can be taken once per game (HG-11.1)."""
    return side.time_outs >= box().constants.time_outs_per_game


def draft_objections(state: State, seat: Seat, card: CardId) -> Iterator[Objection]:
    if state.phase is not Phase.DRAFT:
        yield Objection("HG-10.1", "no_draft")
        return
    stage = opening.pick_stage(state, seat)
    if card not in box().cards or kind(box().cards[card]) != stage:
        yield Objection("HG-10.1", f"draft_{stage}_now")
    elif any(card in side.picks for side in state.sides):
        yield Objection("HG-10.2", "card_taken")
    elif card not in opening.pool(state, stage):
        yield Objection("HG-10.4", "same_face")
    elif card not in opening.pickable_cards(state, seat):
        yield Objection("HG-10.3", "five_symbols")


def _a_set_of(cards: tuple[CardId, ...], pile: tuple[CardId, ...]) -> bool:
    """Return whether the cards are in the pile, different and sorted: so each choice exists once."""
    return list(cards) == sorted(set(cards)) and all(card in pile for card in cards)
