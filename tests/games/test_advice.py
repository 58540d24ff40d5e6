"""The reason of a hint in words, for every decision in every language, in every game that has hints."""

import random
import re
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from app.api.i18n.match_text import reason_text, text_context
from app.api.i18n.translations import LANGUAGES
from app.engine.codec import canonical_json
from app.engine.computer_moves import final_choice
from app.engine.contract import AnyGame
from app.engine.operations import legal_actions, view
from tests.games.matches import begun, every_game
from tests.games.test_texts import NOT_FOR_READERS, dashed, of, sources

NAMES = ("Tereza", "Марек", "Ivana", "Саша", "Jonáš")
SEATS = [{"seat": n, "player": {"name": name}} for n, name in enumerate(NAMES)]
LONGEST = 48
"""The largest number of words of a hint in any language; in English it should be about thirty."""


def met(game: AnyGame, seed: int) -> list[tuple[Any, int]]:
    """Return decisions of a match between computers, in which every decision gets a hint."""
    assert game.computer is not None
    rng = random.Random(seed)
    step, _, chance = begun(game, rng)
    state, found = step.state, []
    while game.outcome(state) is None and len(found) < 60:
        seat = rng.choice(game.to_act(state))
        found.append((state, seat))
        action = final_choice(game, game.computer, "normal", state, seat, rng, 0)
        state = game.apply(state, seat, action, chance).state
    return found


@every_game
@given(seed=st.integers(0, 2**32))
@settings(max_examples=4, deadline=None)
def test_every_recommendation_has_its_reason_in_words_and_few_of_them(game, seed) -> None:
    if game.advice is None or game.computer is None:
        return
    rng = random.Random(seed)
    for state, seat in met(game, seed):
        action = final_choice(game, game.computer, "normal", state, seat, rng, 0)
        imagined = game.computer.determinized(state, seat, rng)
        reasons = game.advice(imagined, seat, action)
        assert reasons, action
        for lang in LANGUAGES:
            words = text_context(lang, game.id, SEATS, _json(view(game, state, seat)))
            said = [reason_text(game, reason, words) for reason in reasons]
            assert not any(line.startswith("hint-") or NOT_FOR_READERS.search(line) for line in said), said
            assert len(" ".join(said).split()) <= LONGEST, said


@every_game
def test_every_reason_that_the_code_spells_has_its_sentence_and_no_sentence_is_left_over(game) -> None:
    spelled = {dashed(text) for text in re.findall(r'Reason\(\s*"(\w+)"', sources(game.id))}
    words = {dashed(word) for word in re.findall(r'"(\w+)"', sources(game.id))}
    told = of(game.id, "hint")

    assert spelled - told == set()
    assert told - words == set()


def _json(value: Any) -> Any:

    return msgspec.json.decode(canonical_json(value))


@every_game
def test_every_action_that_is_offered_has_its_words(game) -> None:
    """An analysis names what a player chose, also where no computer would."""
    if game.advice is None:
        return
    rng = random.Random(3)
    positions = met(game, 3)
    for state, seat in rng.sample(positions, min(len(positions), 30)):
        offered = legal_actions(game, state, seat)
        for action in rng.sample(offered, min(len(offered), 8)):
            assert game.advice(state, seat, action), action
