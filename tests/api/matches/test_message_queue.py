"""A client's messages are answered one after the other, in their order."""

from app.api.matches.message_queue import MessageQueue
from app.table.wire.channel import Channel, Sender


class Answers:
    """Answers at once, unless a message says `later`."""

    def __init__(self) -> None:
        self.given: list[str] = []
        self.channel = Channel(None, Sender(self._send), lambda _: b"")
        self.queue = MessageQueue(self._answer, self.channel, None)

    def _answer(self, text: str) -> bool:
        self.given.append(text)
        return text != "later"

    async def _send(self, text: str) -> None: ...


def test_a_message_waits_for_the_answer_to_the_one_before_it() -> None:
    answers = Answers()
    for text in ("a", "later", "b", "later", "c"):
        answers.queue.put(text)
    assert answers.given == ["a", "later"]

    answers.queue.go_on()
    assert answers.given == ["a", "later", "b", "later"]

    answers.queue.go_on()
    assert answers.given == ["a", "later", "b", "later", "c"]


def test_nothing_is_answered_once_the_channel_is_closed() -> None:
    answers = Answers()
    answers.queue.put("later")
    answers.queue.put("a")
    answers.channel.close(4401)

    answers.queue.go_on()

    assert answers.given == ["later"]
