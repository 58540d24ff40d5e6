"""The floor of the live path: a bare relay on the same server stack. All clients receive every message.

uvicorn benchmarks.live_path.relay:app
"""

from fastapi import FastAPI, WebSocket, WebSocketDisconnect

app = FastAPI()
rooms: dict[str, set[WebSocket]] = {}


@app.get("/health/live")
async def live() -> dict[str, str]:
    return {"status": "ok"}


@app.websocket("/{room}")
async def relay(socket: WebSocket, room: str) -> None:
    await socket.accept()
    members = rooms.setdefault(room, set())
    members.add(socket)
    try:
        while True:
            text = await socket.receive_text()
            for member in members:
                await member.send_text(text)
    except WebSocketDisconnect:
        members.discard(socket)
