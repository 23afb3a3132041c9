"""Routes at routers of another module."""

from . import core
from .core import Application, annotated, made, routers, same, typed


@Application.app.get("/application")
def at_application() -> None:
    """At an application in a class."""


@Application.router.get("/router")
def at_router() -> None:
    """At a router in a class."""


@annotated.get("/one")
def at_annotated() -> None:
    """At an imported router."""


@same.get("/two")
def at_same() -> None:
    """Through another name of the same router."""


@core.annotated.get("/three")
def at_module() -> None:
    """At a router through its module."""


@typed.get("/four")
def at_typed() -> None:
    """At a router of a class of its own."""


@made.get("/five")
def at_made() -> None:
    """At a router that a function makes."""


@routers["dict"].get("/six")
def at_dict() -> None:
    """At a router in a dictionary."""


class Cache:
    """Looks like a router, but is not one."""

    def get(self, key: str):
        """Get a value.

        Args:
            key: Its key.
        """
        return lambda function: function


cache = Cache()


@cache.get("/not-a-route")
def cached() -> None:
    """No operation."""
