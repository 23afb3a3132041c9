"""Where the type of a response comes from."""

from typing import Any, Dict, List, Optional, Union

from fastapi import FastAPI, Response
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse
from pydantic import BaseModel

app = FastAPI()


class Book(BaseModel):
    """A book."""

    title: str


class Magazine(BaseModel):
    """A magazine."""

    issue: int


@app.get("/a", response_model=Book)
def from_keyword() -> Any:
    """The keyword wins over the annotation."""


@app.get("/b")
def from_annotation() -> List[Book]:
    """The annotation, where there is no keyword."""


@app.get("/c", response_model=None)
def without() -> Book:
    """`response_model=None` switches the annotation off."""


@app.get("/d", response_model=Union[Book, Magazine])
def either():
    """A union."""


@app.get("/e", response_model=Optional[Dict[str, Book]])
def maybe():
    """An optional dictionary."""


@app.get("/f")
def nothing():
    """Neither keyword nor annotation."""


@app.get("/g", response_model=list["Book"])
def forward():
    """A forward reference."""


@app.get("/h")
def raw() -> Response:
    """A response of its own: no model."""


@app.get("/i")
def raw_json() -> JSONResponse:
    """A JSON response of its own: no model."""


@app.get("/j", response_class=HTMLResponse)
def page() -> str:
    """A page of HTML."""


@app.get("/k", response_class=PlainTextResponse)
def text():
    """Plain text."""


@app.get("/l", response_class=FileResponse)
def file():
    """A file."""


@app.get("/m")
def null() -> None:
    """The value is null."""
