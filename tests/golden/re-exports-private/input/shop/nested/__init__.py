"""A package that shows its modules."""

from .deep import *
