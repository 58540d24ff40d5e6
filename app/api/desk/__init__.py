"""The desk: the pages of the operators, which others do not find."""
