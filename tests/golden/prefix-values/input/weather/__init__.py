"""Prefixes that are not literals."""
