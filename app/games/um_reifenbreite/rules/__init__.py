"""The rules, one module per chapter of RULES.md.

Each takes the state and the course of the action, and returns the next state.
"""
