"""Paths that other modules define."""
