"""Sentences about a tournament for its page: its coaches, its log and its draws."""

from typing import Any

import msgspec

from app.api.i18n.match_text import log_text
from app.api.i18n.translations import texts
from app.engine.capabilities.tournament import Tournament as Rules
from app.table.state.table_outcomes import GIVEN_UP
from app.tournaments.document import CoachSeen, TournamentSeen

ONE_COACH = ("coach", "winner")
COACHES = ("coaches", "order", "byes")
CUT_SHORT = (*GIVEN_UP, "forfeit")
"""The reasons of results whose score says nothing."""


def coach_name(lang: str, coach: CoachSeen) -> str:
    """Return the name of a coach."""
    if coach.player:
        return texts.names(lang, coach.player.name)
    if coach.bot:
        return coach.computer or texts.say(lang, "tournament-bot-name", number=coach.coach + 1)
    return texts.say(lang, "tournament-place-free")


def coach_names(lang: str, tournament: TournamentSeen) -> list[str]:
    """Return the names of all coaches, in their order."""
    return [coach_name(lang, coach) for coach in tournament.coaches]


def component_name(rules: Rules[Any, Any, Any], lang: str, id_: str | None) -> str:
    """Return the name of a team or card; empty without an id."""
    said = rules.localized_name(id_) if id_ else None
    return said.get(lang, said["en"]) if said else (id_ or "")


def log_texts(lang: str, tournament: TournamentSeen, rules: Rules[Any, Any, Any]) -> list[str]:
    """Return all lines of the log, the newest first."""
    names = coach_names(lang, tournament)
    lines = []
    for raw in reversed(tournament.log):
        entry = msgspec.json.decode(raw)
        fields = {key: _field_text(key, value, names, rules, lang) for key, value in entry.items()}
        fields |= {f"{key}_count": len(value) for key, value in entry.items() if isinstance(value, list)}
        fields |= _won_how(entry, names)
        said = {"name": fields.get("coach", "")} | fields
        of_format = texts.find(lang, f"tournament-log-{entry['event']}", tournament.game, **said)
        lines.append(of_format or log_text(lang, tournament.game, entry["event"], said))
    return lines


def _won_how(entry: dict[str, Any], names: list[str]) -> dict[str, str | int]:
    """Return the variables `winner` and `how` of the result of a match; none for other entries.

    `how` is the reason of a match that was not played to its end, "untold" if the score does not tell the
    winner, and empty otherwise.
    """
    scores = entry.get("scores", entry.get("goals"))
    if not isinstance(scores, list):
        return {}
    firsts = [seat for seat, place in enumerate(entry.get("places", ())) if place == 1]
    winner = entry["coaches"][firsts[0]] if len(firsts) == 1 else entry.get("winner")
    if winner is None:
        return {"winner": "", "how": ""}
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    is_told = best == [entry["coaches"].index(winner)]
    how = entry["reason"] if entry["reason"] in CUT_SHORT else "" if is_told else "untold"
    return {"winner": names[winner], "how": how}


def _field_text(key: str, value: Any, names: list[str], rules: Rules[Any, Any, Any], lang: str) -> str | int:
    if key in ONE_COACH and isinstance(value, int):
        return names[value]
    if key in COACHES and isinstance(value, list):
        return ", ".join(names[one] for one in value)
    if key in ("goals", "scores"):
        return ":".join(map(str, value))
    if isinstance(value, str):
        return component_name(rules, lang, value)
    if isinstance(value, list):
        named = (component_name(rules, lang, one) if isinstance(one, str) else str(one) for one in value)
        return ", ".join(named) or "–"
    return value if type(value) is int else "" if value is None else str(value).lower()


def draw_texts(lang: str, tournament: TournamentSeen) -> list[tuple[int, str]]:
    """Return pairs of an entry's number and its draws.

    They suffice to repeat the draws with the seed, once that is published.
    """
    return [
        (one.seq, "; ".join(_draw_text(lang, msgspec.to_builtins(draw)) for draw in one.draws))
        for one in tournament.draws
    ]


def _draw_text(lang: str, draw: dict[str, Any]) -> str:
    order = ", ".join(map(str, draw.get("order", ())))
    return texts.say(
        lang,
        f"tournament-draw-{draw['draw']}",
        n=draw.get("n", draw.get("sides", 0)),
        value=draw.get("value", 0),
        order=order,
    )


CUP_RESULTS = ("won", "lost", "given", "gave", "lucky", "unlucky", "drawn")
"""A match was given if its score does not tell who has won it, as after a resignation; lots are luck."""
CUP_ARGUMENTS = {name: f"{{{name}}}" for name in ("score", "cup", "name", "place")}
"""The page fills these in."""


def cup_words(lang: str) -> str:
    """Return, as JSON, the texts of the end of a tournament match, with names in braces to be filled in."""
    plain = {
        one: texts.say(lang, f"table-cup-{one}", **CUP_ARGUMENTS) for one in ("back", "watched", "level")
    }
    heads = {
        "table": texts.say(lang, "tournament-table"),
        "goals": texts.say(lang, "tournament-th-goals"),
        "points": texts.say(lang, "tournament-th-points"),
    }
    by_result = {
        f"{one}-{result}": texts.say(lang, f"table-cup-{one}", result=result, **CUP_ARGUMENTS)
        for one in ("won", "over", "goes-on")
        for result in CUP_RESULTS
    }
    return msgspec.json.encode(plain | heads | by_result).decode()
