"""Acts for players whose time is up, and changes clocks where players agree."""
