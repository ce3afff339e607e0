"""One window on a table: its socket, and what it shows."""
