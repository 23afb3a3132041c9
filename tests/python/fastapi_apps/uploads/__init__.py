"""Uploads, forms and lists."""
