"""A DNS server that answers as the one which Docker gives to containers."""

import socket
import struct
from threading import Thread

HEADER = 12
ADDRESS, INTERNET = 1, 1  # The type and class of an IPv4 address (RFC 1035).
LIVES_S = 1


class Names:
    """Answers every query for IPv4 addresses with these, and others with none."""

    def __init__(self, addresses: list[str]) -> None:
        self._addresses = addresses
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._socket.bind(("127.0.0.1", 0))
        host, port = self._socket.getsockname()
        self.address = f"{host}:{port}"
        Thread(target=self._serve, daemon=True).start()

    def close(self) -> None:
        self._socket.close()

    def _serve(self) -> None:
        while True:
            try:
                asked, whom = self._socket.recvfrom(4096)
            except OSError:  # The socket is closed.
                return
            self._socket.sendto(self._answer(asked), whom)

    def _answer(self, asked: bytes) -> bytes:
        name_ends = asked.index(b"\0", HEADER) + 1
        question = asked[HEADER : name_ends + 4]
        kind, _ = struct.unpack("!HH", question[-4:])
        found = self._addresses if kind == ADDRESS else []
        head = asked[:2] + struct.pack("!HHHHH", 0x8180, 1, len(found), 0, 0)
        at_the_question = struct.pack("!HHHIH", 0xC00C, ADDRESS, INTERNET, LIVES_S, 4)
        return head + question + b"".join(at_the_question + socket.inet_aton(one) for one in found)
