"""A module that ends too early."""

LANES = [
    "north",
