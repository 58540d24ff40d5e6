"""The processes on one database: their heartbeats, and what they publish to each other."""
