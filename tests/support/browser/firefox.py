"""Drives Debian's Firefox over WebDriver BiDi, the protocol that it speaks itself.

Playwright cannot drive it, because it needs a command that the ESR does not know. The tests need little: open
a page, evaluate expressions, click, take pictures and hear of errors.
"""

import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

STARTED_WITHIN_S = 180  # A busy machine takes its time.
ANSWERED_WITHIN_S = 90
POLL_S = 0.05


class ScriptFailed(AssertionError):
    """A script in the page threw this error."""


class Firefox:
    """One window. `errors` collects exceptions of pages and what they log as an error."""

    def __init__(self, channel: ClientConnection) -> None:
        self.errors: list[str] = []
        self._number = 0
        self._channel = channel
        self._send("session.new", capabilities={})
        self._send("session.subscribe", events=["log.entryAdded"])
        self._window = self._first_window()

    def _send(self, method: str, **parameters: Any) -> dict[str, Any]:
        self._number += 1
        self._channel.send(json.dumps({"id": self._number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._channel.recv(timeout=ANSWERED_WITHIN_S))
            if message["type"] == "event":
                self._heard(message)
            elif message.get("id") == self._number:
                assert message["type"] == "success", f"{method}: {message}"
                result: dict[str, Any] = message["result"]
                return result

    def _first_window(self) -> str:
        """Return the id of the first window, once it is open: Firefox listens before that."""
        give_up = time.monotonic() + STARTED_WITHIN_S
        while not (windows := self._send("browsingContext.getTree")["contexts"]):
            assert time.monotonic() < give_up, "Firefox opened no window"
            time.sleep(POLL_S)
        window: str = windows[0]["context"]
        return window

    def _heard(self, event: dict[str, Any]) -> None:
        if event["method"] == "log.entryAdded" and event["params"]["level"] == "error":
            self.errors.append(event["params"]["text"])

    def open(self, url: str) -> None:
        """Navigate, and return when the page has loaded."""
        self._send("browsingContext.navigate", context=self._window, url=url, wait="complete")

    def ask(self, expression: str) -> Any:
        """Evaluate an expression in the page; return its value as JSON, of a promise the value that it
        settles to.
        """
        answer = self._send(
            "script.evaluate",
            expression=f"Promise.resolve({expression}).then((it) => JSON.stringify(it) ?? 'null')",
            target={"context": self._window},
            awaitPromise=True,
        )
        if answer["type"] == "exception":
            raise ScriptFailed(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def wait_for(self, condition: str) -> None:
        """Wait until a JavaScript expression is true."""
        give_up = time.monotonic() + ANSWERED_WITHIN_S
        while not self.ask(f"Boolean({condition})"):
            assert time.monotonic() < give_up, f"never came true: {condition} (errors: {self.errors})"
            time.sleep(POLL_S)

    def click(self, selector: str) -> None:
        self.wait_for(f"document.querySelector({json.dumps(selector)})")
        self.ask(f"document.querySelector({json.dumps(selector)}).click()")

    def resize(self, width: int, height: int) -> None:
        viewport = {"width": width, "height": height}
        self._send("browsingContext.setViewport", context=self._window, viewport=viewport)


@contextmanager
def open_firefox(folder: Path) -> Iterator[Firefox]:
    """Open a window with a new profile in `folder`."""
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    assert program, "Firefox is missing: ./check installs what the tests need"
    log = folder / "firefox.log"
    with log.open("wb") as output:
        process = subprocess.Popen(
            [program, "--headless", "--no-remote", "--profile", folder, "--remote-debugging-port", "0"],
            stdout=output,
            stderr=output,
        )
    try:
        slow = {"open_timeout": STARTED_WITHIN_S, "ping_interval": None}
        with connect(f"{_address(log)}/session", max_size=None, **slow) as channel:
            yield Firefox(channel)
    finally:
        process.terminate()
        process.wait()


def _address(log: Path) -> str:
    give_up = time.monotonic() + STARTED_WITHIN_S
    while time.monotonic() < give_up:
        if found := re.search(r"WebDriver BiDi listening on (ws://\S+)", log.read_text(errors="replace")):
            return found[1]
        time.sleep(POLL_S)
    raise AssertionError(f"Firefox did not start:\n{log.read_text(errors='replace')}")
