"""Routing: which function answers which path, and what it inherits from its routers."""
