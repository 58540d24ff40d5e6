"""Connections of live channels that send nothing over a network."""

from app.table.wire.channel import Channel


class SilentTransport:
    """Accepts every frame and drops it."""

    flow: Channel | None = None

    def write(self, frame: bytes) -> None:
        pass


class RecordingTransport(SilentTransport):
    """Keeps the frames that it is given."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def write(self, frame: bytes) -> None:
        self.frames.append(frame)
