"""Every way to mark something as deprecated."""

import warnings
from typing import Annotated

from fastapi import FastAPI, Query
from pydantic import BaseModel, Field
from typing_extensions import deprecated

app = FastAPI()


@app.get("/keyword", deprecated=True)
def keyword() -> None:
    """Deprecated by the decorator's keyword."""


@app.get("/kept", deprecated=False)
def kept() -> None:
    """Not deprecated."""


@app.get("/directive")
def directive() -> None:
    """Deprecated by the docstring.

    .. deprecated:: 2.0
        Use `kept`.
    """


@app.get("/decorated")
@deprecated("Use `kept` instead.")
def decorated() -> None:
    """Deprecated by a decorator."""


@app.get("/parameters")
def parameters(
    old: str = Query("", deprecated=True, description="The old one."),
    new: Annotated[str, Query(description="The new one.")] = "",
) -> None:
    """One of the parameters is deprecated."""


@deprecated("Use `Wind`.")
class Gust(BaseModel):
    """A deprecated model."""

    speed: float


class Wind(BaseModel):
    """The wind, with deprecated fields."""

    knots: float = Field(0, deprecated=True)
    beaufort: int = Field(0, deprecated="Use `speed`.")
    speed: float


@deprecated("Use `Wind.speed`.", category=None)
def measure() -> float:
    """Measure the wind."""


def warn() -> float:
    """Warn at run time only."""
    warnings.warn("Use `measure`.", DeprecationWarning, stacklevel=2)
    return 0.0


class Station:
    """A station, with deprecated attributes."""

    def __init__(self) -> None:
        """Make a station."""
        self.code = "ULM"
        """Code of the station.

        .. deprecated:: 1.1
            Use `name`.
        """

    @property
    @deprecated("Use `measure`.")
    def knots(self) -> float:
        """Speed of the wind."""


LIMIT = 10
"""Strongest wind.

Deprecated:
    2.1: Use `Wind`.
"""


import deprecation


@deprecation.deprecated(deprecated_in="1.0", details="Use `measure`.")
def weigh() -> float:
    """Deprecated by a library's decorator."""


@deprecated(reason="Use `measure`.", version="1.0")
def count() -> float:
    """Deprecated by another library's decorator."""
