"""Routes that are added in ways that cannot be read."""

from fastapi import APIRouter, FastAPI
from other_package.billing import router as billing_router
from other_package.maps import MapFactory

from tables_of_another_package import TABLE

app = FastAPI()
router = APIRouter()


@router.get("/items")
def list_items() -> list[str]:
    """List items."""


for row in TABLE:
    getattr(router, row["method"])(row["path"])(list_items)


def register(other: APIRouter, method: str, path: str) -> None:
    """Register a route with a method that is only known at run time."""
    add = getattr(other, method)
    add(path)(list_items)


def change_document() -> dict[str, object]:
    """Return the OpenAPI document with more in it."""


app.include_router(router)
app.include_router(billing_router, prefix="/billing")
app.openapi = change_document

maps = MapFactory(prefix="/maps")
app.include_router(maps.router, prefix="/maps")


class Shelf:
    """Something of this package that has a router."""

    def __init__(self) -> None:
        """Make the router."""
        self.router = APIRouter()


shelf = Shelf()
app.include_router(shelf.router)
