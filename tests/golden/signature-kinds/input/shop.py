"""Every kind of parameter that Python has, in operations."""

from fastapi import FastAPI, Path, Query

app = FastAPI()


@app.get("/keyword/{number}")
def keyword_only(*, number: int = Path(gt=0), title: str, size: int = Query(10)) -> None:
    """Only keywords.

    Args:
        number: Number of the book.
        title: Title on the cover.
        size: Entries on a page.
    """


@app.get("/positional/{number}")
def positional_only(number: int, /, title: str = "") -> None:
    """A parameter without a keyword.

    Args:
        number: Number of the book.
        title: Title on the cover.
    """


@app.get("/long")
async def long_signature(
    first: str = "a, b",
    second: float = -1.5,
    third: str = 'double " quote',
    fourth: str = "single ' quote",
    fifth: str = "back\\slash\n",
    sixth: int = 1_000,
    seventh: int = 0xFF,
    eighth: str = ("implicit " "concatenation"),
    ninth: bool = not True,
) -> "list[str]":
    """Defaults of every form.

    Args:
        first: A comma.
        second: A sign.
        third: A quote.
        fourth: Another quote.
        fifth: Escapes.
        sixth: Separators.
        seventh: Another base.
        eighth: Two literals.
        ninth: An operator.
    """
