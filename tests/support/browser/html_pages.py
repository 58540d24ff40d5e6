"""Pages as a browser without scripts gets them."""

import re

import httpx

HTML = {"Accept": "text/html"}
GAME = "um_reifenbreite"


def html_client(url: str) -> httpx.AsyncClient:
    """Return a client that asks for pages, keeps cookies and follows redirects."""
    return httpx.AsyncClient(base_url=url, headers=HTML, follow_redirects=True, timeout=60)


async def open_lobby(client: httpx.AsyncClient, **chosen: str) -> httpx.Response:
    """Open a table with the form; return the page of its lobby."""
    form = {"seats": "2", "sit": "1", "o-races": "liege_bastogne_liege"}
    return await client.post(f"/new/{GAME}", data=form | chosen)


def path_of(answer: httpx.Response) -> str:
    return answer.url.path


def invite_code_in(answer: httpx.Response) -> str:
    """Return the code of the invite link that a page shows."""
    found = re.search(r'/matches/\w+\?code=(\w+)"', answer.text)
    assert found
    return found[1]
