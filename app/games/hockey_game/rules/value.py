"""HG-5: what the two turns of a round are worth.

Totals are never stored but for the one that was announced: they are summed up again from the
round, so that whatever the opponent does later can lower a closed turn (HG-5.8).
"""

from functools import cache
from typing import TypeAlias

from msgspec import Struct

from app.engine.contract import Seat
from app.engine.course import Course
from app.games.hockey_game.data import Effect, box
from app.games.hockey_game.events import Struck, Sum, TotalLowered
from app.games.hockey_game.model import Attr, CardId, Move, Round, State, Turn, other
from app.games.hockey_game.rules.rink import crossed, field, in_attacking_zone, toll

NO_EFFECT = Effect()
Attrs: TypeAlias = tuple[Attr, ...]


class Reckoning(Struct, frozen=True):
    """A turn summed up: which attributes count, which heroes and for how much, and the sum itself."""

    counts: Attrs
    heroes: dict[CardId, int]
    sum: Sum


def effect_of(turn: Turn) -> Effect:
    """The effect of the special card laid in this turn; without one nothing is changed."""
    return NO_EFFECT if turn.special is None else box().specials[turn.special].effect


def counts(state: State, seat: Seat) -> Attrs:
    """The attributes that this seat adds in the round, of his team and of a hero (HG-5.1, HG-5.2)."""
    rule = box().moves[state.duel.move]
    if seat == state.duel.attacker:
        return rule.attacker_counts
    ignored = effect_of(state.duel.turns[state.duel.attacker]).opponent_ignores
    return _defender_counts(state.duel.move, ignored, defence_off(state))


@cache
def _defender_counts(move: Move, ignored: Attr | None, crease: bool) -> Attrs:
    return tuple(
        attr
        for attr in box().moves[move].defender_counts
        if attr is not ignored and not (crease and attr is Attr.DEFENCE)  # HG-8.2, HG-5.9
    )


def defence_off(state: State) -> bool:
    """The attack comes from a crease: the defender's main attribute does not count (HG-5.9)."""
    duel = state.duel
    if not field(duel.source).no_defence:
        return False
    if state.options.crease_rule == "any_move":
        return True
    return duel.to is None and in_attacking_zone(duel.attacker, duel.source)


def field_bonus(duel: Round) -> int:
    """What the attacker's field adds if it favours his move, before Forecheck (HG-5.4, HG-4.8)."""
    bonus = field(duel.source).bonus
    return bonus.value if bonus is not None and bonus.attr is box().moves[duel.move].attacker_counts[1] else 0


@cache
def worth(hero: CardId, attrs: Attrs) -> int:
    """What a hero adds to a side that counts these attributes (HG-7.12)."""
    gives = box().heroes[hero].gives
    return sum(gives.get(attr, 0) for attr in attrs)


def heroes_limit(turn: Turn) -> int:
    """One counts; two with First line (HG-7.10)."""
    return effect_of(turn).heroes_limit or box().constants.heroes_counted_per_turn


def counted_heroes(state: State, seat: Seat) -> tuple[CardId, ...]:
    """Who counts for this seat now, removed heroes of a closed turn left in."""
    return _counted(state, seat, counts(state, seat))


def _counted(state: State, seat: Seat, attrs: Attrs) -> tuple[CardId, ...]:
    """An explicit or frozen choice stands; otherwise the most valuable, ties to the first laid,
    and never a hero worth nothing (HG-7.11).
    """
    turn = state.duel.turns[seat]
    if turn.use is not None:
        return turn.use
    best = sorted(state.sides[seat].heroes, key=lambda hero: -worth(hero, attrs))  # stable
    return tuple(hero for hero in best[: heroes_limit(turn)] if worth(hero, attrs))


def heroes_off(duel: Round, seat: Seat) -> CardId | None:
    """The card because of which no hero of this seat counts in the round, if there is one."""
    opposing = duel.turns[other(seat)]
    if opposing.special is not None and effect_of(opposing).opponent_heroes_off:
        return opposing.special  # HG-8.2
    for turn in duel.turns:
        for card in turn.whistles:
            if box().whistles[card].heroes_off_both:
                return card  # HG-9.6
    return None


def tally(state: State, seat: Seat) -> Sum:
    """The value of this seat's turn as it stands; it may be negative (HG-5.10)."""
    return reckon(state, seat).sum


def reckon(state: State, seat: Seat) -> Reckoning:
    struck: list[Struck] = []
    turn = state.duel.turns[seat]
    attacks = seat == state.duel.attacker
    attrs = counts(state, seat)
    main, side = _attributes(state, seat, attrs, struck)
    heroes = _heroes(state, seat, attrs, struck)
    hero = sum(heroes.values())
    dice = turn.fixed or sum(turn.dice)  # HG-5.3
    bonus = sum(box().bonus[card].value for card in turn.bonus)  # HG-5.5
    referee = sum(box().whistles[card].mod for card in turn.whistles)  # HG-5.7
    special = _special(state, seat, attrs)
    field_part = _field(state.duel, struck) if attacks else 0
    lines = _lines(state.duel, struck) if attacks else 0
    added = Sum(
        dice=dice,
        main=main,
        side=side,
        hero=hero,
        field=field_part,
        bonus=bonus,
        referee=referee,
        special=special,
        lines=lines,
        total=dice + main + side + hero + field_part + bonus + referee + special + lines,
        struck=tuple(struck),
    )
    return Reckoning(attrs, heroes, added)


def lowered(before: State, after: State, cause: CardId, course: Course) -> State:
    """The defender's card may have cut the attacker's announced total: say so (HG-5.8)."""
    attacker = before.duel.attacker
    if before.duel.turns[attacker].closed is not None:
        was, now = tally(before, attacker).total, tally(after, attacker).total
        if now != was:
            course.tell(TotalLowered(attacker, was, now, cause))
    return after


def _attributes(state: State, seat: Seat, attrs: Attrs, struck: list[Struck]) -> tuple[int, int]:
    """The team's main and side part; what a defender may not count is struck with its reason."""
    duel = state.duel
    team = box().teams[state.sides[seat].team].attributes
    rule = box().moves[duel.move]
    if seat == duel.attacker:
        return team[rule.attacker_counts[0]], team[rule.attacker_counts[1]]
    parts = [0, 0]
    for place, attr in enumerate(rule.defender_counts):
        if attr in attrs:
            parts[place] = team[attr]
        elif attr is Attr.DEFENCE:
            struck.append(Struck("main", attr, team[attr], "crease"))
        else:
            card = duel.turns[duel.attacker].special or ""
            struck.append(Struck("side", attr, team[attr], "ignored", card))
    if len(rule.defender_counts) == 1:  # HG-5.2: against a pass the main attribute only
        struck.append(Struck("side", rule.attr, team[rule.attr], "pass"))
    return parts[0], parts[1]


def _heroes(state: State, seat: Seat, attrs: Attrs, struck: list[Struck]) -> dict[CardId, int]:
    """What each counted hero adds; those who no longer count are struck (HG-5.6)."""
    counted = _counted(state, seat, attrs)
    if not counted:
        return {}
    duel = state.duel
    gone = {lost.hero: lost.cause for lost in duel.lost if lost.who == seat}
    off = heroes_off(duel, seat)
    adds = {}
    for hero in counted:
        if hero in gone:  # HG-5.8: a closed turn gets no replacement
            struck.append(Struck("hero", hero, worth(hero, attrs), "removed", gone[hero]))
        elif off is not None:
            struck.append(Struck("hero", hero, worth(hero, attrs), "heroes_off", off))
        else:
            adds[hero] = worth(hero, attrs)
    return adds


def _field(duel: Round, struck: list[Struck]) -> int:
    bonus = field_bonus(duel)
    defence = duel.turns[duel.defender]
    if bonus and effect_of(defence).opponent_field_bonus_off:  # HG-8.2
        struck.append(Struck("field", duel.source, bonus, "field_off", defence.special or ""))
        return 0
    return bonus


def _lines(duel: Round, struck: list[Struck]) -> int:
    turn = duel.turns[duel.attacker]
    if effect_of(turn).free_lines_plus:  # HG-8.2
        passed = crossed(duel.attacker, duel.move, duel.source, duel.to)
        each = -box().moves[duel.move].line_cost
        struck.extend(Struck("lines", line, each, "lines_free", turn.special or "") for line in passed)
        return 0
    return toll(duel.attacker, duel.move, duel.source, duel.to)  # HG-4.6, HG-4.7


def _special(state: State, seat: Seat, attrs: Attrs) -> int:
    """What the own special card adds (HG-8.4)."""
    effect = effect_of(state.duel.turns[seat])
    if effect is NO_EFFECT:
        return 0
    team = box().teams[state.sides[seat].team].attributes
    extra = effect.free_lines_plus
    if effect.count_twice is not None and effect.count_twice in attrs:
        extra += team[effect.count_twice]
    if effect.add_attribute is not None:
        extra += team[effect.add_attribute]
    return extra
