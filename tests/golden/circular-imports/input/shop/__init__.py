"""Modules that import each other."""

from .books import Book
from .authors import *
