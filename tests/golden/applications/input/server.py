"""Two applications, a router that both include, and one that neither includes."""

from fastapi import APIRouter, FastAPI


health = APIRouter()
later = APIRouter(prefix="/later")


@health.get("/health")
def read_health() -> str:
    """Say whether it works."""


@later.get("/jobs")
def read_jobs() -> list[str]:
    """List jobs of a router that is included at run time."""


def make_public() -> FastAPI:
    """Make the public application."""
    app = FastAPI()
    app.include_router(health)

    @app.get("/books")
    def read_books() -> list[str]:
        """List the books."""

    return app


internal = FastAPI()
internal.include_router(health, prefix="/internal")
internal.include_router(health)


@internal.get("/books")
def read_all_books() -> list[str]:
    """List all books, even those that are hidden."""


everything = APIRouter()
everything.include_router(health)


for name in open("routers").read().split():
    internal.include_router(globals()[name])
