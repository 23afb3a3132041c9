"""A module of classes that have nothing but a path."""
