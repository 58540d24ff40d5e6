"""Every route and every message of the live channels, with an example of each parameter.

A new route is found by itself. One that needs a parameter or a body without an example here fails its test.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any, get_args

from fastapi.routing import APIRoute, APIWebSocketRoute
from msgspec import Struct

from app.api.matches import live_messages
from app.api.players import inbox
from app.api.routers import ROUTERS
from app.api.server.socket_messages import Ping
from app.api.spectating import watch_socket

WRITES = {"POST", "PUT", "PATCH", "DELETE"}
PARAMETER = re.compile(r"{(\w+)(?::path)?}")
PLACES: dict[str, str] = {
    "case_id": "abcdefgh",
    "clause": "UR-5.1",
    "coach": "0",
    "device_id": "abcdefgh",
    "fixture": "0",
    "game": "um_reifenbreite",
    "game_id": "um_reifenbreite",
    "handle": "quido-2345",
    "lang": "en",
    "number": "1",
    "passkey_id": "00ff",
    "place": "robots.txt",
    "player_id": "abcdefgh",
    "sanction_id": "abcdefgh",
    "call_id": "abcdefgh",
    "search_id": "abcdefgh",
    "seat": "0",
    "step": "1",
    "token_id": "abcdefgh",
}
"""Values of the parameters in paths; `match_id` and `tournament_id` come from the test."""
QUERIES = {"/oembed": {"url": "http://localhost/matches/{match_id}"}}
"""Values of the query parameters that routes require."""
MORE_QUERIES: dict[str, tuple[dict[str, str], ...]] = {
    "/api/matches/{match_id}/document": ({"seq": "0"}, {"seat": "0"}, {"stands": "1"}),
    "/api/matches": ({"mine": "1"}, {"status": "playing"}),
    "/matches/{match_id}/replay": ({"at": "0"},),
    "/you/matches": ({"result": "won"}, {"against": "abcdefgh"}),
    "/ratings/{game_id}": ({"season": "2026-4"}, {"after": "25.0~1"}),
    "/watch": ({"q": "a"},),
    "/report": ({"player": "abcdefgh"}, {"handle": "quido-2345"}),
    "/desk/enter": ({"code": "abcdefgh"},),
}
"""Further query parameters with which a route says something else."""
POINT = "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"
"""A point of P-256: its generator, as a browser's key is written."""
NOTHING: dict[str, Any] = {}
SEAT = {"seat": 1}
BODIES: dict[str, dict[str, Any]] = {
    "POST /api/players": {"name": "Quido"},
    "POST /api/me/tokens": {"scope": "watch"},
    "POST /api/me/sign_out_everywhere": NOTHING,
    "POST /api/matches": {"game": "um_reifenbreite", "seats": 2},
    "POST /api/matches/{match_id}/seats": NOTHING,
    "PUT /api/matches/{match_id}/seats/{seat}": {"jersey": "red"},
    "DELETE /api/matches/{match_id}/seats/{seat}": NOTHING,
    "POST /api/matches/{match_id}/start": NOTHING,
    "POST /api/matches/{match_id}/word": {"word": "07" * 32},
    "POST /api/matches/{match_id}/rematch": NOTHING,
    "DELETE /api/matches/{match_id}/rematch": NOTHING,
    "PUT /api/matches/{match_id}/options": {"options": {}},
    "PUT /api/matches/{match_id}/clock": {"clock": None},
    "POST /api/matches/{match_id}/seats/{seat}/lock": NOTHING,
    "DELETE /api/matches/{match_id}/seats/{seat}/lock": NOTHING,
    "POST /api/matches/{match_id}/invite": {"player": "abcdefgh"},
    "POST /api/matches/{match_id}/mute": NOTHING,
    "DELETE /api/matches/{match_id}/mute": NOTHING,
    "POST /api/matches/{match_id}/actions": {"action": {"type": "roll", "energy": []}, "ref": "r"},
    "POST /api/matches/{match_id}/resign": NOTHING,
    "POST /api/matches/{match_id}/analysis": NOTHING,
    "POST /api/matches/{match_id}/here": NOTHING,
    "POST /api/matches/{match_id}/prod": SEAT,
    "POST /api/matches/{match_id}/gift": SEAT,
    "POST /api/matches/{match_id}/pause": NOTHING,
    "DELETE /api/matches/{match_id}/pause": NOTHING,
    "POST /api/matches/{match_id}/wake": NOTHING,
    "POST /api/matches/{match_id}/hand_over": SEAT,
    "POST /api/matches/{match_id}/claim": SEAT,
    "POST /api/matches/{match_id}/call_off": NOTHING,
    "DELETE /api/matches/{match_id}/call_off": NOTHING,
    "DELETE /api/matches/{match_id}/wait_for_all": NOTHING,
    "POST /api/searches": {"games": {"hockey_game": []}, "paces": ["quick"]},
    "PATCH /api/searches/mine": {"rated": "friendly"},
    "DELETE /api/searches/mine": NOTHING,
    "DELETE /api/searches/later": NOTHING,
    "POST /api/searches/{search_id}/come": NOTHING,
    "POST /api/searches/{search_id}/call": NOTHING,
    "POST /api/calls/{call_id}": {"yes": True},
    "POST /api/calls/{call_id}/join": NOTHING,
    "POST /find": {"games": "hockey_game", "paces": "quick"},
    "POST /find/stop": NOTHING,
    "POST /find/later/stop": NOTHING,
    "POST /find/rows/{search_id}/come": NOTHING,
    "POST /find/again": NOTHING,
    "POST /find/devices": {"yes": "1"},
    "POST /find/leave": {"match": "none"},
    "POST /find/range": {"within": "400"},
    "POST /find/rows/{search_id}": NOTHING,
    "POST /find/calls/{call_id}": {"yes": "1"},
    "POST /find/calls/{call_id}/join": NOTHING,
    "POST /api/tournaments": {"game": "helvetia_cup", "coaches": 3, "name": "Cup"},
    "POST /api/tournaments/{tournament_id}/coaches": NOTHING,
    "PUT /api/tournaments/{tournament_id}/coaches/{coach}": {"team": "ogres"},
    "DELETE /api/tournaments/{tournament_id}/coaches/{coach}": NOTHING,
    "POST /api/tournaments/{tournament_id}/start": NOTHING,
    "PUT /api/tournaments/{tournament_id}": {"grace_minutes": 20},
    "POST /api/tournaments/{tournament_id}/round": NOTHING,
    "POST /api/tournaments/{tournament_id}/fixtures/{fixture}/walkover": {"coach": 0},
    "POST /api/tournaments/{tournament_id}/word": {"word": "07" * 32},
    "POST /api/tournaments/{tournament_id}/next": NOTHING,
    "POST /api/tournaments/{tournament_id}/choices": {"choice": {"type": "bring", "tactics": []}, "ref": "r"},
    "POST /api/me/devices": {
        "endpoint": "https://fcm.googleapis.com/fcm/send/x",
        "keys": {"p256dh": POINT, "auth": "AAAAAAAAAAAAAAAAAAAAAA"},
    },
    "DELETE /api/me/devices/{device_id}": NOTHING,
    "POST /you/devices/{device_id}/remove": NOTHING,
    "POST /you/words": NOTHING,
    "POST /you/words/check": {"proof": "x.1.2.3.y", "first": "able", "second": "about"},
    "POST /you/link": NOTHING,
    "POST /you/sessions/{token_id}/remove": NOTHING,
    "POST /you/passkeys/options": NOTHING,
    "POST /you/passkeys": NOTHING,
    "POST /you/passkeys/{passkey_id}/remove": NOTHING,
    "POST /sign_in/passkey/options": NOTHING,
    "POST /sign_in/passkey": NOTHING,
    "POST /people/{player_id}/mark": {"kind": "block", "on": "1"},
    "POST /people/{player_id}/invite": NOTHING,
    "POST /you/delete": {"name": "Nobody's name"},
    "POST /you/export": NOTHING,
    "POST /report": {"reason": "insult", "player": "abcdefgh"},
    "POST /you/notices/read": NOTHING,
    "POST /you/notices/{sanction_id}/answer": {"text": "It was a joke."},
    "POST /desk/enter": {"code": "abcdefgh"},
    "POST /desk/passkey": NOTHING,
    "POST /desk/passkey/options": NOTHING,
    "POST /desk/passkeys/options": NOTHING,
    "POST /desk/passkeys": NOTHING,
    "POST /desk/passkeys/{passkey_id}/remove": NOTHING,
    "POST /desk/pages": {"name": "terms", "en": "Be kind.", "cs": "Buďte milí.", "ru": "Будьте добры."},
    "POST /desk/announcements": {"en": "Cup", "cs": "Pohár", "ru": "Кубок", "days": "1"},
    "POST /desk/maintenance": {"kind": "restart", "begins": "30", "lasts": "30"},
    "POST /announcements/{number}/close": NOTHING,
    "POST /desk/leave": NOTHING,
    "POST /desk/reports/{case_id}/take": NOTHING,
    "POST /desk/tables/{match_id}/close": NOTHING,
    "POST /desk/tables/{match_id}/unlist": NOTHING,
    "POST /desk/tables/{match_id}/end": {"reason": "Nobody plays"},
    "POST /desk/reports/{case_id}/cup_name": {"tournament": "abc", "reason": "Insulting"},
    "POST /desk/reports/{case_id}/strike": {"match": "abc", "reason": "Given away"},
    "POST /desk/players/{player_id}/decide": {"action": "warn", "reason": "Insults"},
    "POST /desk/players/{player_id}/role": {"role": "helper"},
    "POST /desk/sanctions/{sanction_id}/lift": NOTHING,
    "POST /desk/sanctions/{sanction_id}/heard": NOTHING,
    "POST /you/rename": {"name": "Quido"},
    "POST /you/public": {"on": "1"},
    "POST /you/invitations": {"on": "1"},
    "POST /you/shirt": {"sign": "3"},
    "POST /you/mail": {"address": "quido@play.example"},
    "POST /you/mail/turns": {"on": "1"},
    "POST /you/mail/remove": NOTHING,
    "POST /mail/confirm": {"code": "abcd"},
    "POST /mail/off": NOTHING,
    "POST /sign_in/mail": {"address": "quido@play.example"},
    "POST /sign_in/link": {"code": "abcd-efgh"},
    "POST /sign_in/words": {"words": "able about above absent absorb abstract"},
    "POST /sign_in/take": {"code": "abcd-efgh"},
    "POST /": {"game": "hockey_game", "strength": "random", "name": "Quido"},
    "POST /new/{game_id}": {"name": "Quido", "seats": "2", "visibility": "private"},
    "POST /you/name": {"name": "Quido"},
    "POST /you/sign_out_everywhere": NOTHING,
    "POST /matches/{match_id}/sit": {"name": "Quido"},
    "POST /matches/{match_id}/jersey": {"seat": 0, "jersey": "red"},
    "POST /matches/{match_id}/team": {"seat": 0, "team": "dragons"},
    "POST /matches/{match_id}/ready": {"seat": 0, "ready": "on"},
    "POST /matches/{match_id}/usual": NOTHING,
    "POST /matches/{match_id}/leave": SEAT,
    "POST /matches/{match_id}/rematch": NOTHING,
    "POST /matches/{match_id}/analysis": NOTHING,
    "POST /matches/{match_id}/analysis/marks": NOTHING,
    "POST /matches/{match_id}/analysis/try/{number}": {"path": []},
    "POST /matches/{match_id}/wake": NOTHING,
    "POST /matches/{match_id}/bot": {"seat": 1, "strength": "random"},
    "POST /matches/{match_id}/lock": SEAT,
    "POST /matches/{match_id}/invite": {"player": "abcdefgh"},
    "POST /matches/{match_id}/mute": NOTHING,
    "POST /matches/{match_id}/decline": NOTHING,
    "POST /matches/{match_id}/options": NOTHING,
    "POST /matches/{match_id}/clock": NOTHING,
    "POST /matches/{match_id}/start": NOTHING,
    "POST /learn/{game_id}/lesson": {"name": "Quido"},
    "POST /learn/{game_id}/{step}": NOTHING,
    "POST /tournaments/new/{game_id}": {"name": "Quido", "tournament_name": "Cup"},
    "POST /tournaments/{tournament_id}/sit": {"name": "Quido"},
    "POST /tournaments/{tournament_id}/next": NOTHING,
    "POST /tournaments/{tournament_id}/bot": {"strength": "random"},
    "POST /tournaments/{tournament_id}/team": {"coach": 0, "team": "ogres"},
    "POST /tournaments/{tournament_id}/leave": {"coach": 0},
    "POST /tournaments/{tournament_id}/start": NOTHING,
    "POST /tournaments/{tournament_id}/grace": {"grace_minutes": 20},
    "POST /tournaments/{tournament_id}/round": NOTHING,
    "POST /tournaments/{tournament_id}/walkover": {"fixture": 0, "coach": 0},
    "POST /tournaments/{tournament_id}/call": {"yes": "1"},
    "POST /tournaments/{tournament_id}/choose": {"type": "bring", "ref": "r"},
}
"""What is sent to a route that changes something: JSON to the API, a form to a page."""

UNIONS = {
    "/api/matches/{match_id}/live": live_messages.Message,
    "/api/me/live": inbox.InboxMessage,
    "/api/searches/live": Ping,
    "/api/tournaments/{tournament_id}/live": Ping,
    "/api/watch/live": watch_socket.OnScreen,
}
MESSAGES: dict[str, dict[str, Any]] = {
    "act": {"ref": "r", "action": {"type": "roll", "energy": []}},
    "chat": {"text": "Hi"},
    "hint": {"ref": "r"},
    "looking": {"yes": True},
    "ping": {},
    "preview": {},
    "sync": {},
    "tiles": {"ids": []},
    "word": {"word": "07" * 32},
    "why": {"ref": "r", "action": {"type": "roll", "energy": []}},
}
"""An example of each message of the live channels, by its tag."""


class Request(Struct, frozen=True):
    """A request to a route: its address, and the JSON or the form that it sends."""

    route: str
    method: str
    path: str
    body: dict[str, Any] | None = None

    @property
    def content(self) -> dict[str, Any]:
        """The arguments of httpx for the body."""
        if self.body is None:
            return {}
        return {"json" if self.path.startswith("/api/") else "data": self.body}


def http_routes() -> list[tuple[str, APIRoute]]:
    """Return every route with its method, those that end a session last."""
    routes = [route for router in ROUTERS for route in router.routes if isinstance(route, APIRoute)]
    named = [(f"{method} {route.path}", route) for route in routes for method in sorted(route.methods)]
    return sorted(
        ((name, route) for name, route in named if not name.startswith("HEAD")),
        key=lambda pair: "sign_out" in pair[0],
    )


def socket_paths() -> set[str]:
    """Return the path of every live channel."""
    routes = [route for router in ROUTERS for route in router.routes]
    return {route.path for route in routes if isinstance(route, APIWebSocketRoute)}


def message_tags(path: str) -> set[str]:
    """Return the tags of all messages that clients send on a live channel."""
    union = UNIONS[path]
    kinds = get_args(union) or (union,)
    return {str(kind.__struct_config__.tag) for kind in kinds}


def requests_about(places: Mapping[str, str]) -> Iterator[Request]:
    """Yield the requests to every route whose path has all of these places, such as `match_id`.

    Without places these are the routes that concern no match and no tournament.
    """
    known = PLACES | dict(places)
    for name, _ in http_routes():
        method, template = name.split(" ")
        needed = " ".join((template, *QUERIES.get(template, {}).values()))
        subjects = {"match_id", "tournament_id"} & set(PARAMETER.findall(needed))
        if subjects != set(places):
            continue
        path = PARAMETER.sub(lambda found: known[found[1]], template)
        if method in WRITES:
            yield Request(name, method, path, BODIES[name])
            continue
        for query in (QUERIES.get(template, {}), *MORE_QUERIES.get(template, ())):
            pairs = "&".join(f"{key}={value.format(**known)}" for key, value in query.items())
            yield Request(name, method, f"{path}?{pairs}" if pairs else path)


def missing_examples() -> list[str]:
    """Return what routes and live channels need and this page has no example of."""
    missing = []
    for name, route in http_routes():
        method, template = name.split(" ")
        places = set(PARAMETER.findall(template)) - {*PLACES, "match_id", "tournament_id"}
        needed = {one.name for one in route.dependant.query_params if one.field_info.is_required()}
        missing += [f"{name}: {place}" for place in sorted(places)]
        missing += [f"{name}: ?{one}" for one in sorted(needed - QUERIES.get(template, {}).keys())]
        missing += [f"{name}: its body"] if method in WRITES and name not in BODIES else []
    missing += sorted(socket_paths() - UNIONS.keys())
    missing += [f"{path}: {tag}" for path in UNIONS for tag in sorted(message_tags(path) - MESSAGES.keys())]
    return missing
