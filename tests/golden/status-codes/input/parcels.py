"""Status codes as numbers and as constants."""

import http
from http import HTTPStatus

from fastapi import FastAPI, status

app = FastAPI()
MADE = 201


@app.post("/number", status_code=202)
def number() -> str:
    """A number."""


@app.post("/constant", status_code=MADE)
def constant() -> str:
    """A constant of this module."""


@app.post("/starlette", status_code=status.HTTP_201_CREATED)
def starlette() -> str:
    """Starlette's constant."""


@app.post("/library", status_code=HTTPStatus.ACCEPTED)
def library() -> str:
    """A member of the standard library's enum."""


@app.post("/value", status_code=http.HTTPStatus.CREATED.value)
def value() -> str:
    """The member's value, through its module."""


@app.delete("/nothing", status_code=status.HTTP_204_NO_CONTENT)
def nothing() -> None:
    """No content, and none declared."""


@app.delete("/contradiction", status_code=204, response_model=str)
def contradiction():
    """No content, and a model: FastAPI refuses this."""
