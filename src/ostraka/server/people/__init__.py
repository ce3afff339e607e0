"""How people share a table: seats, clocks, absence, votes, the seal, moderation."""
