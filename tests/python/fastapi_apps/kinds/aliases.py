"""Models and other classes whose fields are parameters under other names."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Body, Depends, FastAPI, Header, Query
from pydantic import BaseModel, ConfigDict, Field
from pydantic.alias_generators import to_camel

app = FastAPI()


class Page(BaseModel):
    """A page, with names of JavaScript."""

    model_config = ConfigDict(alias_generator=to_camel, populate_by_name=True)
    per_page: int = 50


class Sort(BaseModel):
    """An order."""

    order_by: str = Field("name", alias="orderBy")


class Both(Page, Sort):
    """Both at once: the generator counts for what has no alias."""

    is_strict: bool


@dataclass
class Window:
    """A class whose constructor has a marker."""

    first: int
    last_one: Annotated[int, Query(alias="lastOne", gt=0)] = 9


class Range:
    """A class with a constructor of its own."""

    def __init__(self, low: int, high: int = Query(7, alias="to")) -> None:
        """Keep both."""
        self.low, self.high = low, high


class Tags(BaseModel):
    """Headers."""

    x_tag: list[str] = []
    if_none: str | None = Field(None, alias="If-None-Match")


@app.get("/a")
def by_class(page: Page = Depends(Page)) -> str:
    """Take a model as a dependency."""
    return str(page)


@app.get("/b")
def by_annotation(sort: Sort = Depends()) -> str:
    """Take the model of the annotation."""
    return str(sort)


@app.get("/c")
def as_query(page: Annotated[Page, Query()]) -> str:
    """Take a model as the query."""
    return str(page)


@app.get("/d")
def inherited(both: Annotated[Both, Depends()]) -> str:
    """Take what a model inherits."""
    return str(both)


@app.get("/e")
def of_dataclass(window: Annotated[Window, Depends()]) -> str:
    """Take the constructor of a dataclass."""
    return str(window)


@app.get("/f")
def of_class(range_: Range = Depends(Range)) -> str:
    """Take the constructor of a class."""
    return str(range_)


@app.get("/g")
def as_headers(tags: Annotated[Tags, Header()]) -> str:
    """Take headers."""
    return str(tags)


@app.post("/h")
def body(sort: Sort, limit: Annotated[int, Body(alias="maxItems")]) -> Sort:
    """Take a body of two parts."""
    return sort if limit else Sort()
