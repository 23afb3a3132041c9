"""Requests that are written down: in decorators, docstrings and the configuration."""
