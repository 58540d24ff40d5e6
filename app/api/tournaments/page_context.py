"""The variables of the templates of a tournament's page, for one reader or for all who follow it."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

import msgspec

from app.api.i18n.match_text import clock_text, game_text
from app.api.tournaments.hero import Hero
from app.api.tournaments.offered_formats import option_texts, rounds_name
from app.api.tournaments.story import match_name, round_name, story
from app.api.tournaments.tournament_text import coach_names, component_name, draw_texts
from app.table.clock.time_control import time_control_of
from app.table.state.bot_strengths import offered_strengths
from app.tournaments.document import FixtureSeen, TournamentSeen
from app.tournaments.formats.rules import FormatOptions
from app.tournaments.tournament import Tournament


def page_context(
    tournament: Tournament,
    doc: TournamentSeen,
    hero: Hero | None,
    headlines: Mapping[str, str],
    lang: str,
    code: str | None,
) -> dict[str, Any]:
    """Return the variables of the templates.

    `headlines`: Those of matches that have ended, by match.
    `code`: The code of a private tournament, if the reader knows it.
    """
    rules, names = tournament.rules, coach_names(lang, doc)
    of_format = msgspec.convert(doc.options, FormatOptions) if rules.options is FormatOptions else None
    return {
        "tournament": doc,
        "game": tournament.game,
        "names": names,
        "component_name": lambda id_: component_name(rules, lang, id_),
        "component_names": lambda ids: ", ".join(component_name(rules, lang, id_) for id_ in ids),
        "coach_names": lambda coaches: ", ".join(names[coach] for coach in coaches),
        "my_match": _own_match(doc),
        "teams": rules.teams,
        "strengths": offered_strengths(tournament.game),
        "stages": rules.stages,
        "components": tournament.game.components(),
        "rounds": _rounds(doc),
        "hero": hero,
        "running": [one for one in doc.fixtures if one.match and one.state == "due"],
        "next_round": _next_round(doc),
        "until": until,
        "reason": lambda reason: game_text(lang, tournament.game.id, f"reason-{reason}") or "",
        "round_name": lambda number: round_name(lang, doc, number),
        "match_name": lambda fixture: match_name(lang, doc, fixture),
        "story": story(lang, doc, tournament, headlines),
        "draws": draw_texts(lang, doc),
        "clock": clock_text(lang, time_control_of(doc.clock)),
        "options": option_texts(lang, tournament.game, rules, doc.options),
        "format_name": rounds_name(lang, tournament.game, of_format, str(doc.options.get("format", ""))),
        "fewest": rules.min_coaches if rules.seeded else len(doc.coaches),
        "code": code,
        "suffix": f"?code={code}" if code else "",
    }


def _next_round(doc: TournamentSeen) -> str | None:
    """Return when the next matches begin, if no match is under way; None without a pause."""
    due = [one for one in doc.fixtures if one.state == "due"]
    if any(one.match for one in due):
        return None
    return min((one.opens_at for one in due if isinstance(one.opens_at, str)), default=None)


def until(at: str) -> str:
    """Return the time until then as a clock shows it, such as 4:05."""
    seconds = max(0, round((datetime.fromisoformat(at) - datetime.now(UTC)).total_seconds()))
    return f"{seconds // 60}:{seconds % 60:02}"


def _own_match(doc: TournamentSeen) -> FixtureSeen | None:
    """Return the fixture that the reader has to play now; None without one."""
    mine = (one for one in doc.fixtures if doc.coach is not None and doc.coach in one.coaches)
    return next((one for one in mine if one.state == "due" and one.match), None)


def _rounds(doc: TournamentSeen) -> list[list[FixtureSeen]]:
    """Return the fixtures by round, in the order of the bracket; future rounds are empty."""
    days = int(doc.view.get("days", 1 + max((one.round for one in doc.fixtures), default=-1)))
    return [[one for one in doc.fixtures if one.round == number] for number in range(days)]
