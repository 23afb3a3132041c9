"""Functions with the same name: Python keeps the last one, the application keeps all."""

from fastapi import FastAPI

app = FastAPI()


@app.get("/books")
def handler() -> list[str]:
    """List the books."""


@app.post("/books")
def handler(title: str) -> str:
    """Add a book.

    Args:
        title: Title on the cover.
    """


@app.delete("/books")
def handler() -> None:
    """Remove the books."""
