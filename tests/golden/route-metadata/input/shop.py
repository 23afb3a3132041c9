"""What a decorator says about an operation."""

from enum import Enum

from fastapi import APIRouter, FastAPI


class Tags(Enum):
    """Tags of the shop."""

    BOOKS = "books"
    STAFF = "staff only"


app = FastAPI(title="Shop", description="A shop.")
internal = APIRouter(include_in_schema=False, tags=[Tags.STAFF])
old = APIRouter(deprecated=True)
SUMMARY = "Read a book's cover"


@app.get(
    "/books/{number}",
    tags=["reading", Tags.BOOKS],
    summary="Read a book",
    description="Reads **one** book.\n\nSecond paragraph.",
    operation_id="readBook",
    response_description="The book.",
)
def read_book(number: int) -> str:
    """The docstring that the keywords replace.

    Args:
        number: Number of the book.
    """


@app.get("/books/{number}/cover", summary=SUMMARY, tags=[Tags.BOOKS.value], name="cover")
def read_cover(number: int) -> bytes:
    """Read the cover.

    The docstring's description stays.

    Args:
        number: Number of the book.

    Returns:
        The picture.
    """


@app.delete("/books", deprecated=True)
def remove_books() -> None:
    """Remove all books."""


@app.get("/secret", include_in_schema=False)
def secret() -> str:
    """Hidden by its decorator."""


@internal.get("/till")
def count_till() -> int:
    """Hidden by its router."""


@old.get("/catalogue")
def read_catalogue() -> str:
    """Deprecated by its router."""


app.include_router(internal)
app.include_router(old, tags=["old"])
