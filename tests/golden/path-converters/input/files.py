"""Converters of Starlette in path placeholders."""

from fastapi import FastAPI, Path

app = FastAPI()


@app.get("/files/{file_path:path}")
def read_file(file_path: str) -> str:
    """Read a file.

    Args:
        file_path: Path below the root, slashes included.
    """


@app.get("/pages/{number:int}")
def read_page(number: int = Path(..., ge=1)) -> str:
    """Read a page.

    Args:
        number: Number of the page.
    """


@app.get("/range/{first}-{last}.{ending}")
def read_range(first: int, last: int, ending: str) -> str:
    """Read some pages; several placeholders in one segment.

    Args:
        first: First page.
        last: Last page.
        ending: File name ending.
    """
