"""Every kind of request body."""

from typing import Annotated, Any, List, Literal, Optional, Union

from fastapi import Body, FastAPI
from pydantic import BaseModel

app = FastAPI()


class Book(BaseModel):
    """A book."""

    title: str


class Author(BaseModel):
    """An author."""

    name: str


@app.post("/one")
def one(book: Book) -> None:
    """One model.

    Args:
        book: The book.
    """


@app.post("/described")
def described(book: Book = Body(..., description="From the marker.")) -> None:
    """One model with a marker.

    Args:
        book: From the docstring.
    """


@app.post("/scalar")
def scalar(count: int = Body(...)) -> None:
    """A single value is the whole body.

    Args:
        count: How many.
    """


@app.post("/embedded")
def embedded(book: Book = Body(..., embed=True)) -> None:
    """One model, embedded under its name.

    Args:
        book: The book.
    """


@app.post("/several")
def several(book: Book, author: Optional[Author] = None, rank: int = Body(1, ge=1, alias="rankNumber")) -> None:
    """Several parameters are an object of fields.

    Args:
        book: The book.
        author: Who wrote it.
        rank: Place on the list.
    """


@app.post("/optional")
def optional(book: Optional[Book] = None) -> None:
    """A body that may be left out.

    Args:
        book: The book.
    """


@app.post("/many")
def many(books: List[Book]) -> None:
    """A list of models.

    Args:
        books: The books.
    """


@app.post("/either")
def either(thing: Union[Book, Author]) -> None:
    """A union of models.

    Args:
        thing: Book or author.
    """


@app.post("/xml")
def other_media_type(text: str = Body(..., media_type="application/xml")) -> None:
    """A media type other than JSON.

    Args:
        text: A document.
    """


@app.post("/any")
def anything(payload: Any = Body(None)) -> None:
    """Any JSON value.

    Args:
        payload: Whatever.
    """


def json_body(default=..., **options):
    """Make the marker of a value in a JSON object."""
    return Body(default, embed=True, **options)


@app.post("/helper")
def use_helper(title: str = json_body(), pages: int = json_body(1, description="How many.")) -> None:
    """Take values that a function marks."""


def describe_body():
    """Describe a body at run time."""
    extra = {}
    extra["requestBody"] = {}
    return extra


@app.post("/made", openapi_extra=describe_body())
async def read_made() -> None:
    """Read a body that a function describes."""


@app.post("/extra", openapi_extra={"requestBody": {"content": {"application/yaml": {}}}})
async def read_yaml() -> None:
    """Read the body by itself."""


class Cat(BaseModel):
    """A cat."""

    kind: Literal["cat"]


class Dog(BaseModel):
    """A dog."""

    kind: Literal["dog"]


Pet = Annotated[Union[Cat, Dog], Body(..., discriminator="kind")]


@app.post("/pet")
def add_pet(pet: Pet, dry: bool = Body(False)) -> None:
    """Take one of several models, which a field tells apart."""


@app.post("/pet-alone")
def add_pet_alone(pet: Pet) -> None:
    """Take one of several models alone."""


@app.post("/pet-default")
def add_pet_by_default(pet: Optional[Union[Cat, Dog]] = Body(None, discriminator="kind")) -> None:
    """Take one of several models, or none."""
