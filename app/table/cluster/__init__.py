"""The processes on one database: their heartbeats, and the messages that they publish to each other.

Messages say where something has changed. Receivers read the change itself from the database.
"""
