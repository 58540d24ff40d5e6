"""Attacks on a running server, and how an honest pair of players fares beside each."""
