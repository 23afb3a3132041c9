"""Routes that functions register, with paths that depend on their arguments."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Depends, FastAPI, Query


def by_shelf(shelf: int = Query()) -> int:
    """Choose a shelf."""


def by_town(town: str = Query()) -> str:
    """Choose a town."""


@dataclass(frozen=True)
class Resource:
    """Something that has routes."""

    name: str
    prefixes: tuple[str, ...]
    choose: object
    is_public: bool = True


BOOKS = Resource(name="books", prefixes=("/books", "/media"), choose=by_shelf)
STAFF = Resource(name="staff", prefixes=("/staff",), choose=by_town, is_public=False)

app = FastAPI()


def add_list(router: APIRouter, resource: Resource, prefix: str) -> None:
    """Add a route to a router."""

    async def list_items(chosen: Annotated[object, Depends(resource.choose)]) -> list[str]:
        """List items."""

    router.add_api_route(
        f"{prefix}/items", list_items, methods=["GET"], include_in_schema=prefix != "/media"
    )


def add_export(router: APIRouter, prefix: str) -> None:
    """Add another route to a router."""

    @router.get(f"{prefix}/export")
    def export() -> bytes:
        """Export all items."""


def register(router: APIRouter, resource: Resource) -> None:
    """Add the routes of a resource to a router."""
    for prefix in resource.prefixes:
        add_list(router, resource, prefix)
        if resource.name == "staff":
            add_export(router, prefix)
        elif not resource.is_public:
            add_export(router, f"/private{prefix}")


def make_router(prefix: str, version: int = 1) -> APIRouter:
    """Make a router."""
    router = APIRouter(prefix=f"/v{version}{prefix}")

    @router.get("/status")
    def read_status() -> str:
        """Read the status."""

    return router


router = APIRouter(prefix="/api")
for one in (BOOKS, STAFF):
    register(router, one)
app.include_router(router)
app.include_router(make_router("/doors"))
app.include_router(make_router("/windows", version=2))


def never_called(router: APIRouter, prefix: str) -> None:
    """Register a route that nothing asks for."""

    @router.get(f"{prefix}/never")
    def read_never() -> str:
        """Never read."""
