"""Traces reach a collector that speaks OTLP, and contain no secrets."""

from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from tests.conftest import StartServer
from tests.support.matches.people import People

pytestmark = [pytest.mark.anyio, pytest.mark.db]


class Collector(ThreadingHTTPServer):
    """A collector of a host, which takes traces by OTLP over HTTP."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Taking)
        self.taken: list[bytes] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    def names(self) -> set[str]:
        told = [ExportTraceServiceRequest.FromString(body) for body in self.taken]
        scopes = [scope for one in told for about in one.resource_spans for scope in about.scope_spans]
        return {span.name for scope in scopes for span in scope.spans}


class Taking(BaseHTTPRequestHandler):
    server: Collector

    def do_POST(self) -> None:
        self.server.taken.append(self.rfile.read(int(self.headers["content-length"])))
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def collector() -> Iterator[Collector]:
    with Collector() as made:
        Thread(target=made.serve_forever, daemon=True).start()
        yield made
        made.shutdown()


async def test_a_host_sees_requests_and_commits_and_no_code(
    collector: Collector, start_server: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", collector.url)
    server = start_server(traces="on")
    people = People(server.url)
    ann, ben = await people("Ann"), await people("Ben")
    match = await ann.opens(visibility="private")
    await ben.sits(match["id"], code=match["code"])
    await ann.starts(match["id"])
    seat = (await ann.document(match["id"]))["to_act"][0]
    acting = (ann, ben)[seat]
    async with acting.live(match["id"], code=match["code"]) as live:
        await live.until("state")
        assert (await live.act(live.doc["actions"][0], "r"))["t"] == "ack"
    await people.nobody().get(f"/matches/{match['id']}", code=match["code"])
    await people.leave()
    assert server.stop() == 0

    assert {"POST /api/matches", "commit", "GET /matches/{match_id}"} <= collector.names()
    assert b"stadion" in collector.taken[0]
    assert not any(match["code"].encode() in body for body in collector.taken)
