"""A lobby with a host and a guest, over HTTP."""

import httpx

from tests.support.matches.people import People, Person

CZECH_PAGE = {"Accept": "text/html", "Accept-Language": "cs"}


async def open_lobby_of_two(people: People, seats: int = 2, **more: object) -> tuple[str, Person, Person]:
    """Open a table; return its path in the API, its host Ann and the guest Ben who has sat down."""
    ann, ben = await people("Ann"), await people("Ben")
    table = await ann.opens(seats=seats, **more)
    await ben.sits(table["id"], code=table["code"])
    return f"/api/matches/{table['id']}", ann, ben


async def page_of_match(person: Person, path: str) -> str:
    """Return the page in Czech of the match that has this path in the API."""
    return (await person.http.get(path.removeprefix("/api"), headers=CZECH_PAGE)).text


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]
