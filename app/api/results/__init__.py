"""Results: the report of a match, its story, statistics and luck, in words and charts."""
