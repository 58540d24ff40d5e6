"""The server's connections: limits, WebSocket frames and their compression."""
