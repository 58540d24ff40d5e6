"""What a throw of seven brings (UR-9)."""

from msgspec import structs

from app.engine.chance import Chance, drawn
from app.engine.contract import Event
from app.games.um_reifenbreite.data import Effect, box
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
from app.games.um_reifenbreite.model import Phase, State, Throw
from app.games.um_reifenbreite.rules.cheating import draw_photo
from app.games.um_reifenbreite.rules.crash import crash
from app.games.um_reifenbreite.rules.energy import own_or_green, regain, spend
from app.games.um_reifenbreite.rules.pacing import set_off
from app.games.um_reifenbreite.rules.rounds import next_turn, turn_over
from app.games.um_reifenbreite.rules.terrain import allowance


def draw_action_card(state: State, throw: Throw, chance: Chance, told: list[Event]) -> State:
    """UR-9.1: one card of the deck, renewed from the discards when it is empty."""
    deck, discards = state.deck, state.discards
    if not deck:
        deck, discards = tuple(sorted(discards)), ()
        told.append(DeckRenewed(len(deck)))
    card, deck = drawn(deck, chance)
    told.append(ActionCardDrawn(throw.rider, card))
    effect = box().cards[card].effect
    throw = structs.replace(throw, card=card, no_draft=bool(effect.no_draft))
    state = structs.replace(state, deck=deck, discards=(*discards, card), throw=throw)
    if effect.photo:  # UR-9.3
        state, photo = draw_photo(state, throw.rider, chance, told)
        state = structs.replace(state, throw=structs.replace(throw, photos=(*throw.photos, photo)))
    if effect.lose:
        return ask_or_lose(state, chance, told)
    if effect.gain:
        return ask_or_gain(state, chance, told)
    return carry_out(state, chance, told)


def losable(state: State, number: int) -> tuple[str, ...]:
    """UR-9.4: kinds of his digit in hand; if none, green ones."""
    rider = state.rider(number)
    return own_or_green(state.teams[rider.team].hand, rider.digit)


def regainable(state: State, number: int) -> tuple[str, ...]:
    """UR-9.4: used kinds of his digit; if none, green ones. Cards spent in this very turn are among them."""
    rider = state.rider(number)
    return own_or_green(state.teams[rider.team].used, rider.digit)


def ask_or_lose(state: State, chance: Chance, told: list[Event]) -> State:
    """UR-9.4, UR-9.10: only the drawer loses a card, and before anything else happens."""
    number = riding(state)
    kinds = losable(state, number)
    if len(kinds) > 1:
        return structs.replace(state, phase=Phase.LOSE_CARD)
    if kinds:
        return lose_card(state, kinds[0], chance, told)
    told.append(NothingLost(number))
    return carry_out(state, chance, told)


def lose_card(state: State, card: str, chance: Chance, told: list[Event]) -> State:
    number = riding(state)
    told.append(EnergyLost(number, card))
    return carry_out(spend(state, state.rider(number).team, card), chance, told)


def ask_or_gain(state: State, chance: Chance, told: list[Event]) -> State:
    number = riding(state)
    kinds = regainable(state, number)
    if len(kinds) > 1:
        return structs.replace(state, phase=Phase.GAIN_CARD)
    if kinds:
        return gain_card(state, kinds[0], chance, told)
    told.append(NothingRegained(number))
    return carry_out(state, chance, told)


def gain_card(state: State, card: str, chance: Chance, told: list[Event]) -> State:
    number = riding(state)
    told.append(EnergyRegained(number, card))
    return carry_out(regain(state, state.rider(number).team, card), chance, told)


def carry_out(state: State, chance: Chance, told: list[Event]) -> State:
    """The rest of the card, once its energy card has moved."""
    throw = state.throw
    assert throw is not None and throw.card is not None
    effect = box().cards[throw.card].effect
    if effect.skip:  # UR-9.5
        told.append(Skipped(throw.rider))
        return next_turn(turn_over(state, throw.rider), chance, told)
    if effect.crash:
        return next_turn(crash(state, throw.rider, told), chance, told)
    throw = reckoned(throw, effect, chance)
    told.append(paced(throw, effect))
    return set_off(state, throw, chance, told)


def reckoned(throw: Throw, effect: Effect, chance: Chance) -> Throw:
    """The card's arithmetic, then the terrain's (UR-9.2)."""
    die = chance.die(box().sides) if effect.reroll or effect.extra_die else None
    base = 0 if effect.reroll else throw.total  # UR-9.6: the 7 does not count
    total = base + (die or 0) + effect.plus  # UR-9.7, UR-9.8
    spaces = allowance(total, throw.terrain, throw.number)
    return structs.replace(throw, die=die, total=total, allowance=spaces)


def paced(throw: Throw, effect: Effect) -> Paced:
    added = throw.die if throw.die is not None else effect.plus
    assert throw.card is not None and throw.allowance is not None
    return Paced(
        rider=throw.rider,
        card=throw.card,
        base=throw.total - added,
        added=added,
        total=throw.total,
        terrain=throw.terrain,
        number=throw.number,
        allowance=throw.allowance,
    )


def riding(state: State) -> int:
    assert state.throw is not None
    return state.throw.rider
