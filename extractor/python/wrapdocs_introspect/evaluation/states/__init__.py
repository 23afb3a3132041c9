"""States: of the ways through a function, and of objects that a caller has."""
