"""One function makes the application for the server and for a script; another one makes two."""

from fastapi import APIRouter, FastAPI

router = APIRouter()


def make_app(config: dict) -> FastAPI:
    """Make the application."""
    app = FastAPI(title="Shop")
    app.include_router(router, prefix="/v1")
    return app


def make_versioned(version: str) -> FastAPI:
    """Make the application of a version."""
    app = FastAPI(title="Depot")
    app.include_router(router, prefix=f"/depot/{version}")
    return app


@router.get("/books")
def list_books() -> list[str]:
    """List books."""


def start(config: dict) -> None:
    """Serve it."""
    app = make_app(config)
    serve(app)


def write_document() -> dict:
    """Write the document."""
    app = make_app({})
    return app.openapi()


one = make_versioned("1")
two = make_versioned("2")
