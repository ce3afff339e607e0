"""How people see the game: in the browser, in a terminal, on the front page."""
