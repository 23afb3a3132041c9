"""Which functions there are, and how they are called."""
