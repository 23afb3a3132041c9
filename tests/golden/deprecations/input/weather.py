"""What should not be used any more, said in every way."""

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
