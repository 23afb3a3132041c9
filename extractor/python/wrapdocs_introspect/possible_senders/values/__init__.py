"""Values: what the variables of a package may hold, and how that flows between them."""
