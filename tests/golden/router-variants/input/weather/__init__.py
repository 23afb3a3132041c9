"""Routers in unusual places."""
