"""A package in it."""
