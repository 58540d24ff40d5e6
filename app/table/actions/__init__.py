"""The life of one action: checked against the legal actions, evaluated, committed and shown to all viewers.

Computer players and expired clocks take their actions by the same path. Hints are given here too.
"""
