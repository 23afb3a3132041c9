"""Modules in several encodings."""
