"""The action cards that a throw of seven draws (UR-9)."""

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.games.um_reifenbreite.data import ActionCard, box
from app.games.um_reifenbreite.events import (
    ActionCardDrawn,
    DeckRenewed,
    EnergyLost,
    EnergyRegained,
    NothingLost,
    NothingRegained,
    Paced,
    Skipped,
)
from app.games.um_reifenbreite.model import Gaining, Losing, State, Throw
from app.games.um_reifenbreite.rules.cheating import draw_photo
from app.games.um_reifenbreite.rules.crash import crash
from app.games.um_reifenbreite.rules.energy import own_or_green, regain, spend
from app.games.um_reifenbreite.rules.pacing import set_off
from app.games.um_reifenbreite.rules.rounds import next_turn, turn_over
from app.games.um_reifenbreite.rules.terrain import allowance


def draw_action_card(state: State, throw: Throw, resolution: Resolution) -> State:
    """Draw a card of the deck, which is renewed from the discards when it is empty (UR-9.1)."""
    deck, discards = state.deck, state.discards
    if not deck:
        deck, discards = tuple(sorted(discards)), ()
        resolution.record(DeckRenewed(len(deck)))
    drawn, deck = resolution.card(deck)
    card = box().cards[drawn]
    resolution.record(ActionCardDrawn(state.owner(throw.rider), throw.rider, card.id))
    state = structs.replace(state, deck=deck, discards=(*discards, card.id))
    if card.effect.photo:  # UR-9.3
        state = draw_photo(state, throw.rider, resolution)
        throw = structs.replace(throw, photos=(*throw.photos, state.rider(throw.rider).photos[-1]))
    throw = structs.replace(throw, card=card.id, no_draft=bool(card.effect.no_draft))
    state = structs.replace(state, throw=throw)
    if card.effect.lose:
        return ask_or_lose(state, Losing(throw, card.id), resolution)
    if card.effect.gain:
        return ask_or_gain(state, Gaining(throw, card.id), resolution)
    return carry_out(state, throw, card, resolution)


def losable(state: State, number: int) -> tuple[str, ...]:
    """Return the kinds in hand of the rider's digit; if there is none, the green ones (UR-9.4)."""
    rider = state.rider(number)
    return own_or_green(state.teams[state.team_of(rider.number)].hand, rider.digit)


def regainable(state: State, number: int) -> tuple[str, ...]:
    """Return the used kinds of the rider's digit, if there is none the green ones (UR-9.4).

    Cards spent in this turn are among them.
    """
    rider = state.rider(number)
    return own_or_green(state.teams[state.team_of(rider.number)].used, rider.digit)


def ask_or_lose(state: State, losing: Losing, resolution: Resolution) -> State:
    """Make the drawer lose a card before anything else happens, or ask which (UR-9.4, UR-9.10)."""
    kinds = losable(state, losing.rider)
    if len(kinds) > 1:
        return structs.replace(state, pending=losing)
    if kinds:
        return lose_card(state, losing, kinds[0], resolution)
    resolution.record(NothingLost(state.owner(losing.rider), losing.rider))
    return carry_out(state, losing.throw, box().cards[losing.card], resolution)


def lose_card(state: State, losing: Losing, kind: str, resolution: Resolution) -> State:
    number = losing.rider
    resolution.record(EnergyLost(state.owner(number), number, kind))
    spent = spend(state, state.team_of(number), kind)
    return carry_out(spent, losing.throw, box().cards[losing.card], resolution)


def ask_or_gain(state: State, gaining: Gaining, resolution: Resolution) -> State:
    kinds = regainable(state, gaining.rider)
    if len(kinds) > 1:
        return structs.replace(state, pending=gaining)
    if kinds:
        return gain_card(state, gaining, kinds[0], resolution)
    resolution.record(NothingRegained(state.owner(gaining.rider), gaining.rider))
    return carry_out(state, gaining.throw, box().cards[gaining.card], resolution)


def gain_card(state: State, gaining: Gaining, kind: str, resolution: Resolution) -> State:
    number = gaining.rider
    resolution.record(EnergyRegained(state.owner(number), number, kind))
    regained = regain(state, state.team_of(number), kind)
    return carry_out(regained, gaining.throw, box().cards[gaining.card], resolution)


def carry_out(state: State, throw: Throw, card: ActionCard, resolution: Resolution) -> State:
    """Carry out the rest of the action card, after its energy card has moved."""
    number = throw.rider
    if card.effect.skip:  # UR-9.5
        resolution.record(Skipped(state.owner(number), number))
        return next_turn(turn_over(state, number), resolution)
    if card.effect.crash:
        return next_turn(crash(state, number, resolution), resolution)
    return set_pace(state, throw, card, resolution)


def set_pace(state: State, throw: Throw, card: ActionCard, resolution: Resolution) -> State:
    """Apply the arithmetic of the card, then that of the terrain (UR-9.2)."""
    effect = card.effect
    base = 0 if effect.reroll else throw.total  # UR-9.6: the 7 does not count
    die = resolution.die(box().sides) if effect.reroll or effect.extra_die else None
    added = effect.plus if die is None else die  # UR-9.7, UR-9.8
    total, number = base + added, throw.rider
    spaces = allowance(total, throw.terrain, throw.number)
    resolution.record(
        Paced(
            who=state.owner(number),
            rider=number,
            card=card.id,
            base=base,
            added=added,
            total=total,
            terrain=throw.terrain,
            number=throw.number,
            allowance=spaces,
        )
    )
    return set_off(state, structs.replace(throw, die=die, total=total), spaces, resolution)
