"""Codes."""

CODES = (404, 409)
