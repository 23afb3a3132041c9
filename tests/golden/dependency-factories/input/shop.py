"""Dependencies that functions make."""

from typing import Annotated

from fastapi import Depends, FastAPI, Query

app = FastAPI()
PAGE = 20


def by(name: str):
    """Make a dependency that reads a value of this name."""

    def read(value: str = Query(alias=name)):
        return value

    return read


def paged(default: int = PAGE, *, maximum: int = 100):
    """Make a dependency that reads a page."""

    def read(limit: int = Query(default, le=maximum), skip: Annotated[int, Query(ge=0)] = 0):
        return limit, skip

    return read


def by_prefix(prefix: str):
    """Make a dependency with another one."""
    inner = by(f"{prefix}-name")
    return inner


def counted(start: int):
    """Make a dependency in one line."""
    return lambda count=start: count


class Reader:
    """Makes dependencies, too."""

    def make(self, name: str):
        """Make one."""

        def read(value: int = Query(1, alias=name)):
            return value

        return read


def find_name() -> str:
    """Find a name."""
    return open("name").read()


reader = Reader()


@app.get("/two")
def read_two(one: str = Depends(by("first")), other: str = Depends(by("second"))) -> None:
    """Read two values of one factory."""


@app.get("/pages")
def read_pages(
    page: tuple[int, int] = Depends(paged(5, maximum=50)), name: str = Depends(by_prefix("x"))
) -> None:
    """Read a page."""


@app.get("/methods")
def read_methods(
    value: int = Depends(reader.make("size")), count: int = Depends(counted(3))
) -> None:
    """Read a value of a method, and one of a lambda."""


@app.get("/unknown")
def read_unknown(value: str = Depends(by(find_name()))) -> None:
    """Read a value whose name is only known at run time."""
