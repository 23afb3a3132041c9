"""A command line made with click."""
