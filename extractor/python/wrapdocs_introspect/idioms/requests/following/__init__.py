"""Follows calls from function to function, within limits."""
