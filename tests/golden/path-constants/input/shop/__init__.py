"""Paths that are computed."""
