"""The edge: HTTP, the live channel, pages."""
