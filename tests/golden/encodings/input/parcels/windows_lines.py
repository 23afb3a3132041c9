"""Lines end as on Windows."""

VALUE = 1
"""A text
on two lines."""
