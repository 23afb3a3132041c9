"""Docstrings with missing and superfluous entries."""

from fastapi import FastAPI, Query

app = FastAPI()


@app.get("/undocumented")
def undocumented(page: int = 1) -> None: ...


@app.get("/blank")
def blank(page: int = Query(1, description="Which page.")) -> None:
    """ """


@app.get("/unknown")
def unknown(page: int = 1) -> None:
    """List books.

    Args:
        pgae: A slip of the pen.
        page: Which page.
    """


@app.get("/partly")
def partly(page: int = 1, size: int = 10) -> None:
    """List books.

    Args:
        page: Which page.
    """


def helper(count: int, *rest: str, **options: str) -> None:
    """Help; stars may stand in the docstring or not.

    Args:
        count: How many.
        rest: More.
        **options: Whatever else.
        retries: A key of the options.
    """


class Shelf:
    """A shelf."""

    def find(self, code: str, **options: str) -> None:
        """Find a book.

        Args:
            code: What stands on its back.
            size, colour: Two keys of the options.
            **options: Whatever else.
        """


def misnamed(count: int, **options: str) -> None:
    """Help, with an entry that may be meant for the count.

    Args:
        number: How many.
        **options: Whatever else.
    """


def no_docstring(value: int) -> int:
    return value
