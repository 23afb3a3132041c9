"""Every method that has a decorator of its own."""

from fastapi import FastAPI

app = FastAPI()


@app.get("/books")
def list_books() -> list[str]:
    """List the books."""


@app.post("/books")
async def add_book(title: str) -> str:
    """Add a book.

    Args:
        title: Title on the cover.
    """


@app.put("/books/{number}")
def replace_book(number: int) -> str:
    """Replace a book.

    Args:
        number: Number of the book.
    """


@app.patch("/books/{number}")
def change_book(number: int) -> str:
    """Change a book.

    Args:
        number: Number of the book.
    """


@app.delete("/books/{number}")
def remove_book(number: int) -> None:
    """Remove a book.

    Args:
        number: Number of the book.
    """


@app.head("/books")
def probe_books() -> None:
    """Probe the list of books."""


@app.options("/books")
def describe_books() -> None:
    """Tell what can be done with books."""


@app.trace("/books")
def trace_books() -> None:
    """Trace a request."""


@app.websocket("/live")
async def live(socket) -> None:
    """A WebSocket, which is not an HTTP operation."""


@app.on_event("startup")
def warm_up() -> None:
    """Run at start: not an operation either."""
