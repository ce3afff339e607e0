"""What is said: notes, choices with their sums, questions."""
