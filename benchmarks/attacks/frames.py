"""Attack: connections that each send 32,000 tiny messages at once, and connect again when they are closed.

python -m benchmarks.attacks.frames [--rounds 6] [--seconds 4] [--root FOLDER]
"""

import asyncio
from contextlib import suppress

from benchmarks.attacks.honest_pair import Target, main
from benchmarks.attacks.sync import open_channel

CONNECTIONS = 10
MESSAGES = 32_000
FRAME = bytes([0x81, 0x80 | 2]) + bytes(4) + b"{}"


async def attack(target: Target) -> None:
    """Keep all connections busy."""
    await asyncio.gather(*(_flood(target) for _ in range(CONNECTIONS)))


async def _flood(target: Target) -> None:
    while True:
        await target.turned_on()
        with suppress(OSError):
            reader, writer = await open_channel(target)
            writer.write(FRAME * MESSAGES)
            while await reader.read(1 << 18):
                pass
            writer.close()
        await asyncio.sleep(0.1)


if __name__ == "__main__":
    main(__doc__, attack)
