"""What is kept: the database, and everything that is read or written of it."""
