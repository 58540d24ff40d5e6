"""The contract between Stadion and its games: pure, without clock, network, database or files of a match.

Start reading in contract.py.
"""
