"""A player at a server, over HTTP."""

import json
from secrets import token_hex
from types import TracebackType
from typing import Any, Self, cast

import httpx

from stadion_client.documents import Document, Summary
from stadion_client.fairness import Kept, differences, sha256_hex
from stadion_client.table import Refused, Table

ANSWER_WITHIN_S = 30.0


class Stadion:
    """A session of one player: `named` creates the player, a kept `token` continues as them."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url.rstrip("/")
        self._headers = {"Authorization": f"Bearer {token}"}
        self.token = token
        self._kept: dict[str, Kept] = {}
        """By match, the word that this player has drawn for it, and what the server has promised."""
        self._http = httpx.AsyncClient(base_url=self.url, headers=self._headers, timeout=ANSWER_WITHIN_S)

    @classmethod
    async def named(cls, url: str, name: str) -> "Stadion":
        """Create a player of this name, which is marked as a program at every table. Raises Refused."""
        async with httpx.AsyncClient(base_url=url, timeout=ANSWER_WITHIN_S) as http:
            answer = await http.post("/api/players", json={"name": name, "program": True})
        return cls(url, _told(answer)["token"])

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self._http.aclose()

    async def games(self) -> list[dict[str, Any]]:
        return cast(list[dict[str, Any]], _told(await self._http.get("/api/games")))

    async def open(self, game: str, seats: int = 2, **more: Any) -> Summary:
        """Create a match; `more` are further fields of `POST /api/matches`. Raises Refused.

        Unless `sit` is false, a word is drawn, and the server gets its commitment.
        """
        word = token_hex(32)
        if more.get("sit", True):
            more = {"word_commitment": sha256_hex(word)} | more
        summary = cast(Summary, await self._post("/api/matches", game=game, seats=seats, **more))
        self._kept[summary["id"]] = Kept(summary["id"], word, summary["fairness"]["commitment"])
        return summary

    async def sit(self, match: str, **more: Any) -> Summary:
        """Take a free seat (`code`, `seat`), or as host let a computer take it (`bot`). Raises Refused.

        For the player's own seat a word is drawn, and the server gets its commitment.
        """
        if "bot" in more:
            return cast(Summary, await self._post(f"/api/matches/{match}/seats", **more))
        word = token_hex(32)
        more = {"word_commitment": sha256_hex(word)} | more
        summary = cast(Summary, await self._post(f"/api/matches/{match}/seats", **more))
        self._kept[match] = Kept(match, word, summary["fairness"]["commitment"])
        return summary

    async def start(self, match: str) -> Summary:
        """Start the match, and reveal this player's word if it is asked for. Raises Refused."""
        summary = cast(Summary, await self._post(f"/api/matches/{match}/start"))
        fairness = summary["fairness"]
        if summary["status"] != "starting" or match not in self._kept:
            return summary
        commitments = [one["commitment"] for one in fairness["words"]]
        word = self._kept[match].answer(fairness["commitment"], commitments)
        if word is None:
            return summary
        return cast(Summary, await self._post(f"/api/matches/{match}/word", word=word))

    async def resign(self, match: str) -> None:
        await self._post(f"/api/matches/{match}/resign")

    async def document(self, match: str, **query: Any) -> Document:
        """Return the current document, or with `seq`, `seat` or `code` another one. Raises Refused."""
        return cast(Document, _told(await self._http.get(f"/api/matches/{match}/document", params=query)))

    def table(self, match: str, code: str | None = None) -> Table:
        """Return the live channel of a match, to be entered with `async with`."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/matches/{match}/live"
        return Table(address, self._headers, code, self._kept.get(match) or Kept(match))

    async def record(self, match: str, **query: Any) -> list[dict[str, Any]]:
        """Return the lines of the record of a finished match. Raises Refused."""
        answer = await self._http.get(f"/api/matches/{match}/record", params=query)
        if answer.is_error:
            _told(answer)
        return [json.loads(line) for line in answer.text.splitlines()]

    async def check(self, table: Table) -> list[str]:
        """Return in sentences how the record of a finished match differs from what the server promised and
        the table has seen; empty: in nothing. Raises Refused.
        """
        return differences(await self.record(table.kept.match), table.kept)

    async def _post(self, path: str, **body: Any) -> Any:
        return _told(await self._http.post(path, json=body))


def _told(answer: httpx.Response) -> Any:
    """Return the JSON of an answer, None if it has no body. Raises Refused."""
    if answer.is_error:
        raise Refused.of(answer.json())
    return answer.json() if answer.content else None
