"""Modules in different encodings."""
