"""What an action costs the server, and how far one server goes."""
