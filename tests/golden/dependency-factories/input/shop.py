"""Dependencies that functions make."""

from functools import wraps
from inspect import signature
from typing import Annotated, Optional

from columns import make_column
from fastapi import APIRouter, Depends, FastAPI, Query

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


class Column:
    """A column of a table."""

    title = make_column()


def searched(column: object, name: str):
    """Make a dependency; what it does with the column does not matter to callers."""

    def search(value: str | None = Query(None, alias=f"{name}_like")):
        return column, value

    return search


def chosen(is_open: bool):
    """Make one of two dependencies."""
    if is_open:
        return find_name
    return by("secret")


def logged(inner: object):
    """Make a dependency with the signature of another one."""
    known = by("known")

    @wraps(known)
    def call(*args, **kwargs):
        return inner, known(*args, **kwargs)

    return call


def spread(model: type):
    """Make a dependency whose signature is made at run time."""

    def make(*args, **kwargs):
        return model(*args, **kwargs)

    make.__signature__ = signature(model)
    return make


@app.get("/search")
def search_titles(title: str | None = Depends(searched(Column.title, "title"))) -> None:
    """Read a value whose name one argument gives, whatever the other is."""


@app.get("/chosen")
def read_chosen(value: str = Depends(chosen(find_name() == "x"))) -> None:
    """Read what is only known at run time."""


@app.get("/logged")
def read_logged(value: str = Depends(logged(Column.title))) -> None:
    """Read what the wrapped dependency reads."""


@app.get("/spread")
def read_spread(value: object = Depends(spread(Column))) -> None:
    """Read what the signature says at run time."""


def filtered(name: str | None = None, *, is_open: bool = False):
    """Make a dependency whose marker is only known at run time."""
    marker = Query(alias=name) if is_open else Query(alias="all")

    def read(value: str | None = marker):
        return value

    return read


@app.get("/filtered")
def read_filtered(value: str | None = Depends(filtered("name"))) -> None:
    """Read a value whose name depends on running code."""


def make_guarded(is_guarded: bool):
    """Make a router with dependencies that are added at run time."""
    guards = [Depends(by("first"))]
    if is_guarded:
        guards.append(Depends(by("token")))
    router = APIRouter(dependencies=guards)
    router.add_api_route("/guarded", read_guarded)
    return router


def read_guarded() -> None:
    """Read what a guard may ask for."""


app.include_router(make_guarded(is_guarded=find_name() == "x"))


def listed(name: str, is_single: bool = False):
    """Make a dependency whose type depends on an argument."""
    if is_single:
        kind = Optional[str]
    else:
        kind = Optional[list[str]]

    def read(value: kind = Query(None, alias=name)):
        return value

    return read


@app.get("/listed")
def read_listed(value: object = Depends(listed("include"))) -> None:
    """Read a value whose type is only known at run time."""
