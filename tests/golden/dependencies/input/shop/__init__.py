"""Dependencies of a shop."""
