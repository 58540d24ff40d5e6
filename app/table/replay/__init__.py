"""Replays stored matches: from the rows of a match back to its positions, its log and its record.

Past positions are cached, because they never change. A record can be verified without the database.
"""
