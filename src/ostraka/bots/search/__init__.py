"""Search: playouts by habit, and the tree above them."""
