"""Applications that add routes when they start."""

from contextlib import AsyncExitStack, asynccontextmanager

from fastapi import APIRouter, FastAPI

books = APIRouter(prefix="/books")


@books.get("/all")
def list_books() -> list[str]:
    """List the books."""


@asynccontextmanager
async def start(application: FastAPI):
    """Include a router when the application starts."""
    application.include_router(books, prefix="/v1")
    open_till(application)
    yield


def open_till(app: FastAPI) -> None:
    """Add a route to an application."""

    @app.get("/till")
    def read_till() -> int:
        """Read the till."""


app = FastAPI(lifespan=start)


@app.get("/status")
def read_status() -> str:
    """Read the status."""


def combine(*parts):
    """Start several parts, which is only known at run time."""

    @asynccontextmanager
    async def run(app):
        """Start them."""
        async with AsyncExitStack() as stack:
            for part in parts:
                await stack.enter_async_context(part(app))
            yield

    return run


@asynccontextmanager
async def start_staff(app: FastAPI):
    """Include the router once more, if somebody calls this."""
    app.include_router(books, prefix="/staff")
    yield


staff = FastAPI(lifespan=combine(start_staff))


@staff.get("/shifts")
def list_shifts() -> list[str]:
    """List the shifts."""


def extend(server: FastAPI) -> None:
    """Add a route to an application of somebody else."""

    @server.get("/extra")
    def read_extra() -> str:
        """Read more."""


def make_cellar() -> FastAPI:
    """Make one more application."""
    cellar = FastAPI()
    return cellar


def add_bottles(app: FastAPI) -> None:
    """Add a route to the application that another module passes."""

    @app.get("/bottles")
    def list_bottles() -> list[str]:
        """List the bottles."""
