"""Models that represent several parameters."""

from typing import Annotated

from fastapi import Cookie, FastAPI, Header, Query
from pydantic import BaseModel, Field

app = FastAPI()


class Filter(BaseModel):
    """Which books to list."""

    limit: int = Field(10, gt=0, le=100, description="How many.")
    sort: str = Field("title", alias="sortBy", description="Order of the list.")
    author: str = Field(description="Who wrote them.")


class Trace(BaseModel):
    """Headers for tracing."""

    x_trace: str | None = Field(None, description="Id of the trace.")


@app.get("/books")
def list_books(query: Annotated[Filter, Query()], headers: Annotated[Trace, Header()]) -> list[str]:
    """List books."""
