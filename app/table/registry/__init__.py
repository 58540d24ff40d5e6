"""The matches that this process has in memory.

A match is loaded when it is first needed, brought up to date with the changes of other processes, and dropped
when nobody uses it. The rows in the database are authoritative.
"""
