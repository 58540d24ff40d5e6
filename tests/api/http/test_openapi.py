"""All requests that the published schema allows are answered as docs/PROTOCOL.md says, never by a 500.

`python -m scripts.fuzz_http` does the same for longer.
"""

from scripts.fuzz_http import fuzz
from tests.support.servers.serving import Server


def test_no_request_of_the_schema_breaks_the_server(server: Server) -> None:
    statuses = fuzz(server.url, 12)

    assert min(statuses[one] for one in (200, 400, 404, 409)) > 4, statuses
    assert statuses[401] < statuses.total() / 10, statuses
