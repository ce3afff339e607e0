"""What the pictures of Thebes are made of."""
