"""Limits of lengths, in annotations, aliases and calls, of texts, lists and dictionaries."""

from collections.abc import Sequence
from typing import Annotated

from fastapi import FastAPI, Query
from pydantic import BaseModel, Field, conlist, constr

LIMIT = 10
Key = Annotated[str, Field(min_length=1, max_length=255)]
Keys = Annotated[list[Key], Field(max_length=LIMIT)]
Names = Annotated[dict[str, int], Field(min_length=1)]
app = FastAPI()


class Policy(BaseModel):
    """One field for each way."""

    inline: Annotated[list[str], Field(max_length=3)]
    plain: Keys
    again: Keys = Field(["a"], title="Again")
    described: Keys = Field(..., description="All.")
    bounded: list[Key] = Field(max_length=5)
    names: dict[str, int] = Field(min_length=1)
    aliased: Names
    aliased_described: Names = Field(..., description="All.")


class Others(BaseModel):
    """The same of what else has a length."""

    several: set[Key] = Field(min_length=2)
    pair: tuple[int, ...] = Field(max_length=4)
    raw: bytes = Field(max_length=8)
    optional: list[int] | None = Field(None, max_length=6)
    either: Annotated[dict[str, Key] | None, Field(max_length=7)] = None
    called: conlist(int, min_length=1, max_length=2)  # type: ignore[valid-type]
    text: constr(max_length=9, pattern="^a")  # type: ignore[valid-type]
    sequence: Annotated[Sequence[str], Field(min_length=3)]
    nested: dict[str, Keys] = Field(min_length=1, max_length=LIMIT * 2)


@app.post("/a")
def policy(body: Policy) -> Policy:
    """Return it."""
    return body


@app.post("/b")
def others(body: Others) -> Others:
    """Return it."""
    return body


@app.get("/c")
def query(
    names: Annotated[list[Key], Query(max_length=LIMIT)],
    others: Keys = Query(...),
    word: Key | None = Query(None),
) -> str:
    """Take lists."""
    return str((names, others, word))
