"""A package that exports its modules."""

from .deep import *
