"""Identity and access: the caller's token, the matches they may see, and errors in their language."""
