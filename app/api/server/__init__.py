"""One connection: limits of the server, WebSocket frames, and their compression."""
