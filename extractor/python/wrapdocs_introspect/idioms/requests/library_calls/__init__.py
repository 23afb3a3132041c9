"""Requests where they are sent: at calls of HTTP libraries, worked out from values."""
