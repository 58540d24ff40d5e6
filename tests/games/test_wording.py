"""The texts about a match read as words: no event and no phase of any game shows an id to a reader."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import pytest

from app.api.i18n.match_text import log_entry_text, sentence_text, text_context
from app.api.i18n.translations import LANGUAGES
from app.api.listing.match_overview import overview_of
from app.api.spectating import commentary
from app.engine.capabilities.highlights import Attempt, Sentence
from app.engine.catalog import catalog
from app.engine.contract import AnyGame
from tests.games.matches import every_game, moments

NAMES = ("Tereza", "Марек", "Ivana", "Саша", "Jonáš")
SEATS: list[dict[str, Any]] = [{"seat": seat, "player": {"name": name}} for seat, name in enumerate(NAMES)]
MATCHES = 2
AN_ID = re.compile(r"\w*_\w*|[A-Z]+-\w+|\w+#\d|\d:[A-Z]\w*-?\w*|[A-Z]+[a-z]?\d+|[A-Z]{3,}|[a-z]+")
"""Values of fields that are names for programs alone."""
PRINTED = re.compile(r"[A-Z]{1,2}\d?|[a-z]\d{1,2}")
"""Labels that boards print: a position, a place by its row and number."""
LEFT_OVER = re.compile(r"\w_\w|[{}$#]|(?<!\w)(?:none|null|true|false)(?!\w)")


def told(game: AnyGame) -> Iterator[tuple[dict[str, Any], Any]]:
    """Yield every event of a few random matches as any viewer reads it, with the view at that time."""
    for seed in range(MATCHES):
        for moment in moments(game, seed):
            view = msgspec.json.decode(msgspec.json.encode(game.public(moment.state)))
            shown = (game.shown(event, None) for event in moment.events)
            for event in filter(None, shown):
                yield msgspec.json.decode(msgspec.json.encode(event)), view


def ids(value: Any) -> Iterator[str]:
    """Yield every name for programs in a field."""
    if isinstance(value, dict):
        for part in value.values():
            yield from ids(part)
    elif isinstance(value, list):
        for part in value:
            yield from ids(part)
    elif isinstance(value, str) and AN_ID.fullmatch(value) and not PRINTED.fullmatch(value):
        yield value


def names(box: Any, lang: str) -> Iterator[str]:
    """Yield the names of the game's components in a language."""
    for key, part in box.items() if isinstance(box, Mapping) else ():
        if key == lang:
            yield str(part)
        yield from names(part, lang)


def shown_ids(entry: dict[str, Any], text: str, named: set[str]) -> list[str]:
    """Return the ids that a text shows; ids that are also names do not count."""
    fields = [part for name, part in entry.items() if name != "event"]
    found = set(ids(fields)) - named
    return [one for one in found if re.search(rf"(?<![\w-]){re.escape(one)}(?![\w-])", text)]


def printed_sentences(named: set[str]) -> re.Pattern[str]:
    """Return what finds the sentences that are printed on components; "none" is a word there."""
    return re.compile("|".join(re.escape(one) for one in named if " " in one))


@every_game
def test_no_line_of_the_log_shows_an_id(game) -> None:
    wrong: dict[str, str] = {}
    named = {lang: set(names(game.components(), lang)) for lang in LANGUAGES}
    printed = {lang: printed_sentences(named[lang]) for lang in LANGUAGES}
    for entry, view in told(game):
        for lang in LANGUAGES:
            text = log_entry_text(game, entry, text_context(lang, game.id, SEATS, view))
            # In English a word may be its own id.
            left = lang != "en" and shown_ids(entry, text, named[lang])
            if LEFT_OVER.search(printed[lang].sub("", text)) or left:
                wrong.setdefault(f"{entry['event']} {lang}", text)
    assert wrong == {}


OF_CARDS = ("um_reifenbreite", "hockey_game", "extraliga", "helvetia_cup")


def cards_of(game: AnyGame) -> Iterator[tuple[dict[str, Any], Mapping[str, str] | None]]:
    """Yield, of every card with an effect, the event that brings it and the printed text."""
    box = msgspec.json.decode(msgspec.json.encode(game.components()))
    match game.id:
        case "um_reifenbreite":
            for card in box["action_cards"]["cards"]:
                yield {"event": "action_card_drawn", "rider": 31, "card": card}, None
        case "hockey_game":
            for id, card in box["cards"].items():
                if card.get("type") == "special":
                    yield {"event": "special_played", "card": id}, card["text"]
            for id, card in box["whistles"].items():
                yield {"event": "referee_turned", "card": id}, box["referee_cards"][card["kind"]]["text"]
        case "extraliga":
            for id, card in box["events"].items():
                yield {"event": "event_turned", "card": id}, card["text"]
        case "helvetia_cup":
            for id, card in (box["cards"]["tactics"] | box["cards"]["legendary"]).items():
                yield {"event": "card_played", "card": id, "f": None, "g": None}, card["text"]


@pytest.mark.parametrize("game", [catalog()[id] for id in OF_CARDS], ids=OF_CARDS)
def test_the_log_names_a_card_and_what_it_does(game) -> None:
    """The log uses the words that are printed on the card, or its title and fewer words."""
    told, silent = 0, []
    for entry, printed in cards_of(game):
        for lang in LANGUAGES:
            line = log_entry_text(game, {"who": 0, **entry}, text_context(lang, game.id, SEATS))
            in_short = re.search(r"[”“»], \w|[+\u2212]\d", line)
            if not in_short and (printed is None or printed[lang] not in line):
                silent.append(line)
            told += 1
    assert silent == []
    assert told >= 3 * 13


@every_game
def test_every_phase_that_is_seen_from_afar_has_its_words(game) -> None:
    wrong: dict[str, str] = {}
    for seed in range(MATCHES):
        for moment in moments(game, seed):
            public = game.public(moment.state)
            for lang in LANGUAGES:
                seen = overview_of(game, public, lang)
                if seen is not None and (not seen.phase or LEFT_OVER.search(seen.phase)):
                    wrong.setdefault(lang, seen.phase)
    assert wrong == {}


def commented(game: AnyGame) -> tuple[dict[str, tuple[Attempt, Any]], dict[str, tuple[Sentence, Any]]]:
    """Return one attempt and one result for each sentence, with the view at that time."""
    tried, decided = {}, {}
    assert (
        game.highlights is not None
        and game.highlights.current_attempt is not None
        and game.highlights.comment is not None
    )
    for moment in moments(game, 0):
        view = msgspec.json.decode(msgspec.json.encode(game.public(moment.state)))
        if (attempt := game.highlights.current_attempt(view)) and 0 < attempt.probability < 1:
            tried[attempt.sentence.says] = attempt, view
        events = [event for one in moment.events if (event := game.shown(one, None))]
        for event in events:
            said = game.highlights.comment(event, events) or ()
            decided.update({one.says: (one, view) for one in said})
    return tried, decided


@every_game
def test_who_watches_reads_what_is_tried_with_its_chance_and_what_came_of_it(game) -> None:
    if game.highlights is None:
        return
    tried, decided = commented(game)
    assert tried and len(decided) >= 2
    for lang in LANGUAGES:
        before = [
            commentary.attempt_text(game, attempt, text_context(lang, game.id, SEATS, view))
            for attempt, view in tried.values()
        ]
        after = [
            sentence_text(game, said, text_context(lang, game.id, SEATS, view))
            for said, view in decided.values()
        ]
        assert all(re.search(r"\d\W?%|: \d", said) for said in before), before
        assert not [said for said in before + after if not said or LEFT_OVER.search(said) or "co-" in said]
