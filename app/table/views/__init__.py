"""The views of a match: the document, patches and clocks that each viewer gets.

They are built from the state of the match, and contain nothing that the viewer may not know.
"""
