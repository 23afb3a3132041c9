"""Routes that the factory registers."""

from fastapi import APIRouter, FastAPI


def make_router() -> APIRouter:
    """Make the router of the stations."""
    router = APIRouter()

    @router.get("/{code}")
    def read_station(code: str) -> str:
        """Read a station.

        Args:
            code: Code of the station.
        """

    return router


def register(app: FastAPI) -> None:
    """Add routes to an application.

    Args:
        app: The application.
    """

    @app.get("/wind")
    def read_wind() -> float:
        """Read the wind."""
