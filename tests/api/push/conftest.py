"""The push service of the tests of a module."""

import threading
from collections.abc import Iterator

import pytest

from tests.support.browser.push_service import PushService


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with PushService() as opened:
        thread = threading.Thread(target=opened.serve_forever)
        thread.start()
        yield opened
        opened.over.set()
        opened.shutdown()
        thread.join()
