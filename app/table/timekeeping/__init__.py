"""Acts for who has let his time pass, and changes clocks where players agree."""
