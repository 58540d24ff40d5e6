"""What pages cost a browser, and how they look and feel."""
