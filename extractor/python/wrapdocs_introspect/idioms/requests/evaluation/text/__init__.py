"""Texts that are known in part: with holes where the code inserts what a caller gives."""
