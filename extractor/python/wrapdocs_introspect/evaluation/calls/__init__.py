"""Calls: of functions and classes of the package, of Python's own, and of those outside."""
