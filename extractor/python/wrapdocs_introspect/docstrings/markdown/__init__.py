"""Docstring markup as CommonMark with GFM tables, the format of all text in the contract."""
