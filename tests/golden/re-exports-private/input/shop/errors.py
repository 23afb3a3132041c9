"""A public module that re-exports a private one."""

from ._errors import *
from .tools import hammer
from .tools import saw as saw

CODES = (1, 2)
