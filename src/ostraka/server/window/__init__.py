"""What one window shows of a table, and its socket."""
