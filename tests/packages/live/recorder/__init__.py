"""Runs a client of an HTTP API with made-up values and records what it sends."""
