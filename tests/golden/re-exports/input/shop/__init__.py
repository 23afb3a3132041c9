"""A package that exports objects of nested modules."""

from .api import Book, list_books
from .inner import *
from .inner.models import Author as Writer

__all__ = ["Book", "Writer", "Price", "list_books"]
__version__ = "2.1.0"
