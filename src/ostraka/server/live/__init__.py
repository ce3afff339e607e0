"""Tables in play: in memory, in step with the store, with bots that think in other processes."""
