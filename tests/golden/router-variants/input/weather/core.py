"""Routers that others import."""

import fastapi
from fastapi import APIRouter as Router


class Versioned(Router):
    """A router of its own class."""


def make_router(prefix: str) -> Router:
    """Make a router.

    Args:
        prefix: First part of its paths.
    """
    return Router(prefix=prefix)


class Application:
    """Holds the application in an attribute."""

    app = fastapi.FastAPI()
    router: Router = Router(prefix="/held")


routers = {"dict": Router(prefix="/dict")}
annotated: Router = Router(prefix="/annotated")
typed = Versioned(prefix="/typed")
made = make_router("/made")
same = annotated
