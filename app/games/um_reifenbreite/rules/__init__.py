"""The rules, one module per chapter of RULES.md.

A rule takes the state and the resolution of the action, and returns the next state.
"""
