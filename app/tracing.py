"""Traces (OpenTelemetry), where a host wants them: requests, channels and commits, sent to their collector.

Where it is and what it is called say OpenTelemetry's own variables (`OTEL_EXPORTER_OTLP_ENDPOINT`,
`OTEL_SERVICE_NAME`, ...). Needs the extra `traces`.
"""

from fastapi.telemetry import TelemetryConfig

OFF: TelemetryConfig = {"tracing": False, "metrics": False, "logs": False, "auto_configure": False}
SECRET = ("url.query", "url.path")
"""Invite codes are written in addresses; the route is told beside them."""


def telemetry(on: bool) -> TelemetryConfig:
    """What FastAPI tells. Raises ImportError where the extra is missing."""
    if not on:
        return OFF
    from opentelemetry import trace
    from opentelemetry.context import Context
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import Span, SpanProcessor, TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    class Discreet(SpanProcessor):
        """Takes out what nobody but the players may read."""

        def on_start(self, span: Span, parent_context: Context | None = None) -> None:
            for name in SECRET:
                if name in (span.attributes or ()):
                    span.set_attribute(name, "")

    provider = TracerProvider(resource=Resource.create({"service.name": "stadion"}))
    provider.add_span_processor(Discreet())
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    trace.set_tracer_provider(provider)
    return {**OFF, "tracing": True, "operation_spans": False, "tracer_provider": provider}
