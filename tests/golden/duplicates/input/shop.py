"""Two routes with the same path, and two functions with the same name."""

from fastapi import APIRouter, FastAPI

app = FastAPI()
router = APIRouter(prefix="/books")


@app.get("/books")
def list_books() -> None:
    """List the books."""


@router.get("")
def list_books_again() -> None:
    """List the books, at the same address."""


class Admin:
    """Operations of the staff."""

    @app.get("/admin/readers")
    def readers() -> None:
        """List the readers of a shop."""


@app.get("/readers")
def readers() -> None:
    """List the readers; another function has this anchor."""


app.include_router(router)
