"""A module that ends within a statement."""

LANES = [
    "north",
