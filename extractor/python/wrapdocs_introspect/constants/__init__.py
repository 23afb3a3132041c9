"""Constants: what an expression is worth, worked out without running it."""
