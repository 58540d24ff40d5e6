"""HG-5: the values of the two turns of a round.

Totals are not stored, except an announced one. They are computed again from the round, so that later
actions of the opponent can lower a closed turn (HG-5.8).
"""

from functools import cache, lru_cache
from typing import Literal, TypeAlias

from msgspec import Struct

from app.engine.kit.resolution import Resolution
from app.engine.types import Seat
from app.games.hockey_game.data import Effect, box
from app.games.hockey_game.events import StruckPart, Sum, TotalLowered
from app.games.hockey_game.model import Attr, CardId, FieldId, Move, Round, State, TeamId, Turn, other
from app.games.hockey_game.rules.rink import field, in_attacking_zone, line_cost, lines_crossed

NO_EFFECT = Effect()
MAIN_AND_SIDE: tuple[Literal["main", "side"], ...] = ("main", "side")
Attrs: TypeAlias = tuple[Attr, ...]


class TeamPart(Struct, frozen=True):
    """A team's part in a round: the attributes that count, their values, and what is struck."""

    counts: Attrs
    main: int
    side: int = 0
    struck: tuple[StruckPart, ...] = ()


class TurnSum(Struct, frozen=True):
    """The sum of a turn: the attributes and heroes that count, what each hero adds, and the sum itself."""

    counts: Attrs
    counted: tuple[CardId, ...]
    heroes: dict[CardId, int]
    sum: Sum


def effect_of(turn: Turn) -> Effect:
    """Return the effect of the special card in this turn; an effect that changes nothing if there is none."""
    return NO_EFFECT if turn.special is None else box().specials[turn.special].effect


def team_part(state: State, seat: Seat) -> TeamPart:
    """Return what the seat's team adds in the round (HG-5.1, HG-5.2). A hero adds the same attributes."""
    duel, team = state.duel, state.sides[seat].team
    if seat == duel.attacker:
        return _attacking(team, duel.move)
    return _defending(team, duel.move, duel.turns[duel.attacker].special, defence_off(state))


@cache
def _attacking(team: TeamId, move: Move) -> TeamPart:
    attrs = box().moves[move].attacker_counts
    has = box().teams[team].attributes
    return TeamPart(attrs, has[attrs[0]], has[attrs[1]])


@cache
def _defending(team: TeamId, move: Move, opposing: CardId | None, crease: bool) -> TeamPart:
    """Return the defender's part. Attributes that do not count are struck, with the reason.

    `opposing` is the attacker's special card.
    """
    rule, has = box().moves[move], box().teams[team].attributes
    ignored = None if opposing is None else box().specials[opposing].effect.opponent_ignores
    counted: dict[Attr, int] = {}
    struck: list[StruckPart] = []
    for part, attr in zip(MAIN_AND_SIDE, rule.defender_counts, strict=False):
        if attr is ignored:  # HG-8.2
            struck.append(StruckPart(part, attr, has[attr], "ignored", opposing or ""))
        elif crease and attr is Attr.DEFENCE:  # HG-5.9
            struck.append(StruckPart(part, attr, has[attr], "crease"))
        else:
            counted[attr] = has[attr]
    if len(rule.defender_counts) == 1:  # only the main attribute against a pass (HG-5.2)
        struck.append(StruckPart("side", rule.attr, has[rule.attr], "pass"))
    main = counted.get(rule.defender_counts[0], 0)
    return TeamPart(tuple(counted), main, sum(counted.values()) - main, tuple(struck))


def defence_off(state: State) -> bool:
    """Return whether the attack comes from a crease, so that the main attribute does not count (HG-5.9)."""
    duel = state.duel
    if not field(duel.source).no_defence:
        return False
    if state.options.crease_rule == "any_move":
        return True
    return duel.to is None and in_attacking_zone(duel.attacker, duel.source)


def field_bonus(duel: Round) -> int:
    """Return what the attacker's field adds if it favours the move, before Forecheck (HG-5.4, HG-4.8)."""
    return _bonus_at(duel.source, duel.move)


@cache
def _bonus_at(source: FieldId, move: Move) -> int:
    bonus = field(source).bonus
    return bonus.value if bonus is not None and bonus.attr is box().moves[move].attacker_counts[1] else 0


@cache
def hero_value(hero: CardId, attrs: Attrs) -> int:
    """Return what a hero adds to a side that counts these attributes (HG-7.12)."""
    gives = box().heroes[hero].gives
    return sum(gives.get(attr, 0) for attr in attrs)


def heroes_limit(turn: Turn) -> int:
    """Return how many heroes count: one, or two with First line (HG-7.10)."""
    return effect_of(turn).heroes_limit or box().constants.heroes_counted_per_turn


def counted_heroes(state: State, seat: Seat) -> tuple[CardId, ...]:
    """Return the heroes that count for this seat now. Removed heroes of a closed turn are included."""
    return _heroes_that_count(state, seat, team_part(state, seat).counts)


def _heroes_that_count(state: State, seat: Seat, attrs: Attrs) -> tuple[CardId, ...]:
    """Return the chosen or frozen heroes, or else the most valuable ones (HG-7.11).

    Ties go to the first one played. A hero worth nothing never counts.
    """
    turn, heroes = state.duel.turns[seat], state.sides[seat].heroes
    if turn.use is not None or not heroes:
        return turn.use or ()
    return most_valuable(heroes, attrs, heroes_limit(turn))


@lru_cache(maxsize=4096)
def most_valuable(heroes: tuple[CardId, ...], attrs: Attrs, limit: int) -> tuple[CardId, ...]:
    """Return the heroes that count if no one has chosen any (HG-7.11)."""
    best = sorted(heroes, key=lambda hero: -hero_value(hero, attrs))  # The sort is stable.
    return tuple(hero for hero in best[:limit] if hero_value(hero, attrs))


def heroes_off(duel: Round, seat: Seat) -> CardId | None:
    """Return the card because of which no hero of this seat counts in the round; None if there is none."""
    opposing = duel.turns[other(seat)]
    if opposing.special is not None and effect_of(opposing).opponent_heroes_off:
        return opposing.special  # HG-8.2
    for turn in duel.turns:
        for card in turn.whistles:
            if box().whistles[card].heroes_off_both:
                return card  # HG-9.6
    return None


def tally(state: State, seat: Seat) -> Sum:
    """Return the value of this seat's turn as it is now. It may be negative (HG-5.10)."""
    return reckon(state, seat).sum


def reckon(state: State, seat: Seat) -> TurnSum:
    duel, turn, team = state.duel, state.duel.turns[seat], team_part(state, seat)
    struck = list(team.struck)
    counted = _heroes_that_count(state, seat, team.counts)
    heroes = _heroes(duel, seat, counted, team.counts, struck) if counted else {}
    hero = sum(heroes.values())
    dice = turn.fixed or sum(turn.dice)  # HG-5.3
    bonus = sum([box().bonus[card].value for card in turn.bonus]) if turn.bonus else 0  # HG-5.5
    referee = sum([box().whistles[card].mod for card in turn.whistles]) if turn.whistles else 0  # HG-5.7
    special = _special(state, seat, team.counts) if turn.special else 0
    field_part, lines = (_field(duel, struck), _lines(duel, struck)) if seat == duel.attacker else (0, 0)
    parts = (dice, team.main, team.side, hero, field_part, bonus, referee, special, lines)
    return TurnSum(team.counts, counted, heroes, Sum(sum(parts), *parts, tuple(struck)))


def record_lowered_total(before: State, after: State, cause: CardId, resolution: Resolution) -> State:
    """Record that the defender's card lowered the attacker's announced total, if it did (HG-5.8)."""
    attacker = before.duel.attacker
    if before.duel.turns[attacker].closed is not None:
        was, now = tally(before, attacker).total, tally(after, attacker).total
        if now != was:
            resolution.record(TotalLowered(attacker, was, now, cause))
    return after


def _heroes(
    duel: Round, seat: Seat, counted: tuple[CardId, ...], attrs: Attrs, struck: list[StruckPart]
) -> dict[CardId, int]:
    """Return what each counted hero adds. Those that no longer count are struck (HG-5.6)."""
    gone = {lost.hero: lost.cause for lost in duel.lost if lost.who == seat} if duel.lost else {}
    off = heroes_off(duel, seat)
    adds = {}
    for hero in counted:
        if hero in gone:  # A closed turn gets no replacement (HG-5.8).
            struck.append(StruckPart("hero", hero, hero_value(hero, attrs), "removed", gone[hero]))
        elif off is not None:
            struck.append(StruckPart("hero", hero, hero_value(hero, attrs), "heroes_off", off))
        else:
            adds[hero] = hero_value(hero, attrs)
    return adds


def _field(duel: Round, struck: list[StruckPart]) -> int:
    bonus = field_bonus(duel)
    if bonus:
        defence = duel.turns[duel.defender]
        if effect_of(defence).opponent_field_bonus_off:  # HG-8.2
            struck.append(StruckPart("field", duel.source, bonus, "field_off", defence.special or ""))
            return 0
    return bonus


def _lines(duel: Round, struck: list[StruckPart]) -> int:
    turn = duel.turns[duel.attacker]
    if turn.special and effect_of(turn).free_lines_plus:  # HG-8.2
        passed = lines_crossed(duel.attacker, duel.move, duel.source, duel.to)
        each = -box().moves[duel.move].line_cost
        struck.extend(StruckPart("lines", line, each, "lines_free", turn.special or "") for line in passed)
        return 0
    return line_cost(duel.attacker, duel.move, duel.source, duel.to)  # HG-4.6, HG-4.7


def _special(state: State, seat: Seat, attrs: Attrs) -> int:
    """Return what the seat's special card adds (HG-8.4)."""
    effect = effect_of(state.duel.turns[seat])
    team = box().teams[state.sides[seat].team].attributes
    extra = effect.free_lines_plus
    if effect.count_twice is not None and effect.count_twice in attrs:
        extra += team[effect.count_twice]
    if effect.add_attribute is not None:
        extra += team[effect.add_attribute]
    return extra
