"""A function that only makes the object of a request leaves it to the method that sends it."""

from typing import Any, overload

from core.rest import HttpRequest


def build_list_birds_request(*, limit: int | None = None) -> HttpRequest:
    """Make the request that lists birds."""
    params: dict[str, Any] = {}
    if limit is not None:
        params["limit"] = limit
    return HttpRequest(method="GET", url="/birds", params=params)


def build_ring_bird_request(bird: str) -> HttpRequest:
    """Make a request that nothing in this package sends."""
    return HttpRequest(method="POST", url=f"/birds/{bird}/ring")


class _BirdOperations:
    """What all clients of the aviary have."""

    def __init__(self, pipeline) -> None:
        self._pipeline = pipeline

    @overload
    def list_birds(self) -> list[dict]: ...

    @overload
    def list_birds(self, limit: int) -> list[dict]: ...

    def list_birds(self, limit: int | None = None) -> list[dict]:
        """List birds."""
        request = build_list_birds_request(limit=limit)
        return self._pipeline.run(request).json()


class Aviary(_BirdOperations):
    """A client of an aviary."""
