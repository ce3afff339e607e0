"""How much one server process carries: tables, moves a second, and how soon others see a move.

    python bench/server.py [--tables 200] [--moves 300]

Starts a server of its own on loopback with a database of its own, lets bots play at random on many
tables at once, and then clicks for two windows of one table: the time from the sentence that one
sends to the update that the other receives. Memory is that of the server's process.
"""
