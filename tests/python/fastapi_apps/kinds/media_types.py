"""Responses of several media types."""

from fastapi import FastAPI, Response
from fastapi.responses import (
    FileResponse,
    HTMLResponse,
    PlainTextResponse,
    RedirectResponse,
    StreamingResponse,
)
from pydantic import BaseModel

app = FastAPI()
STREAM = {200: {"content": {"text/event-stream": {}}}}


class Answer(BaseModel):
    """An answer."""

    text: str


class Problem(BaseModel):
    """A problem."""

    detail: str


@app.post("/a", response_model=Answer, responses=STREAM)
def beside(stream: bool = False):
    """Give JSON or a stream."""


@app.post("/b", responses=STREAM)
def untyped(stream: bool = False):
    """Give any JSON or a stream."""


@app.post("/c", response_model=Answer, responses={**STREAM, 404: {"model": Problem}})
def streamed(stream: bool = False):
    """Return a stream, whatever the declaration says."""
    return StreamingResponse(iter(["data"]), media_type="text/event-stream")


@app.get("/d", response_class=HTMLResponse)
def page() -> str:
    """Give a page."""
    return ""


@app.get("/e", response_class=FileResponse, responses={200: {"content": {"image/png": {}}}})
def picture():
    """Give a picture."""


@app.get("/f", response_class=PlainTextResponse, responses={409: {"description": "Busy."}})
def text() -> str:
    """Give a text."""
    return ""


@app.get("/g", response_class=RedirectResponse)
def moved() -> str:
    """Lead on."""
    return "/"


@app.get("/h", response_class=Response, status_code=202)
def accepted() -> Response:
    """Give nothing that is known."""
    return Response()


@app.get("/i", response_model=None)
def nothing() -> Answer | Response:
    """Declare nothing."""
    return Response()


@app.delete("/j", status_code=204)
def gone() -> None:
    """Give nothing at all."""
