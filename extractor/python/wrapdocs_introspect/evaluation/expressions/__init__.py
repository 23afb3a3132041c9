"""Expressions: one module for each group of kinds; `table.py` lists them."""
