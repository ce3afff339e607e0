"""The speed of the engine beside that of others: one core, CPU time, all in the same run."""
