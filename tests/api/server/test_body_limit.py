"""The largest body of a request, announced by its length or not."""

from collections.abc import AsyncIterator

import pytest

from app.api.server.body_limit import LARGEST_BODY
from tests.support.matches.people import People, status_and_code

pytestmark = pytest.mark.anyio

JSON = {"Content-Type": "application/json"}


async def in_pieces(body: bytes) -> AsyncIterator[bytes]:
    """Send a body without its length."""
    for start in range(0, len(body), 1024):
        yield body[start : start + 1024]


@pytest.mark.parametrize(
    ("lang", "detail"),
    [
        ("en", "A request has at most 16384 bytes."),
        ("cs", "Požadavek smí mít nejvýše 16384 bajtů."),
        ("ru", "Размер запроса в байтах: не больше 16384."),
    ],
)
async def test_a_body_that_is_too_large_is_refused_in_the_language_of_the_request(
    people: People, lang: str, detail: str
) -> None:
    nobody = people.nobody()
    nobody.http.headers["Accept-Language"] = lang

    answer = await nobody.post("/api/players", {"name": "x" * LARGEST_BODY})

    assert status_and_code(answer) == (413, "too_large")
    assert answer.json()["detail"] == detail


async def test_a_body_without_a_length_is_counted_while_it_comes_in(people: People) -> None:
    http = people.nobody().http
    small, large = (b'{"name": "Ann"%s}' % (b" " * more) for more in (2000, LARGEST_BODY))

    answers = [
        await http.post("/api/players", content=in_pieces(body), headers=JSON) for body in (small, large)
    ]

    assert [answer.status_code for answer in answers] == [201, 413]
