"""Authors."""

from __future__ import annotations

from fastapi import FastAPI
from pydantic import BaseModel

from . import books
from .books import SHELF

PREFIX = SHELF
app = FastAPI()
first = second
second = first


class Author(books.Writer, BaseModel):
    """An author."""

    books: list[books.Book] = []


class Loop(Loop):
    """Its own base."""


class Hen(Egg):
    """One of two."""


class Egg(Hen):
    """The other one."""


@app.get(f"{PREFIX}/authors")
def list_authors() -> list[Author]:
    """List the authors."""


@app.get(first)
def run_in_circles() -> None:
    """Its path refers to itself."""
