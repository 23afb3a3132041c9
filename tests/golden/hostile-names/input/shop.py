"""Names that every JavaScript object has."""

from enum import Enum

from fastapi import FastAPI, Query
from pydantic import BaseModel, Field

app = FastAPI()


class constructor(BaseModel):
    """A model."""

    constructor: str
    hasOwnProperty: int = 0
    proto: str = Field("", alias="__proto__")
    toString: "prototype"


class prototype(BaseModel):
    """Another model."""

    class Config:
        """Settings."""

        __proto__ = "polluted"
        valueOf = 1


class Names(Enum):
    """Members."""

    constructor = "__proto__"


@app.post("/__proto__/{constructor}", responses={"418": {"model": prototype}})
def __proto__(constructor: str, body: constructor, polluted: str = Query("", alias="__proto__")) -> prototype:
    """Do it.

    Args:
        constructor: A name.
        body: The model.
        polluted: A name.
    """


@app.get("/constructor")
def toString() -> None:
    """Show it."""
