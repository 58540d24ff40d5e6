"""Ratings: what a finished match says about the strength of its players, game by game and season by season.

`skill.py`, `season.py` and `eligibility.py` are pure. `rating_service.py` takes matches as they end, and
`rating_check.py` computes everything again.
"""
