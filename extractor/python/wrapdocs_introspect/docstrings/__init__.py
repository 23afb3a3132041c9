"""Docstrings: their style, sections and text."""
