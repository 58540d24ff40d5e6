"""Absent players: how their absence is noticed, and what the others can do about it.

After some time the others can nudge an absent player, let the computer play, call the match off or claim the
win. Matches without any action by a person hibernate.
"""
