"""How the server logs: a line of JSON an event, tracebacks as plain text without the values in them."""

import logging

import structlog


def configure_log(level: str) -> None:
    """`level`: debug, info, warning or error; what is below is not written."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelName(level.upper())),
        cache_logger_on_first_use=False,
    )
