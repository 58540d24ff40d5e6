"""Matches as lists and cards show them."""
