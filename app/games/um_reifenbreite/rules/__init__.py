"""The rules, one module per chapter of RULES.md.

Each function takes the state and returns the next one; `told` collects what happened on the way, in order.
"""
