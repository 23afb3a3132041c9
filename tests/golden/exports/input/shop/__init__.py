"""`__all__` in every form that can be read."""

from requests import Session

from . import books, orders
from ._internal import _secret, helper
from ._version import __version__
from .books import *
from .books import __all__ as _book_names
from .orders import *

_MORE = ["helper", "Session"]

__all__ = [*_book_names, "__version__"] + orders.__all__
__all__ += _MORE
__all__.extend(["_secret", "nowhere"])
__all__.append("local")
__all__.append("gone")
__all__.remove("gone")


def local() -> None:
    """Exported."""


def not_exported() -> None:
    """Public by its name, but left out."""


LEFT_OUT = 1
"""Left out too."""


class Unused:
    """Left out, and nothing refers to it."""


class Used:
    """Left out, but a type that readers meet."""


def _gone() -> None:
    """Private."""
