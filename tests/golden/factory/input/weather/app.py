"""The factory of the application."""

from fastapi import FastAPI

from .routes import make_router, register


def create_app(debug: bool = False) -> FastAPI:
    """Make the application.

    Args:
        debug: Whether to show more.

    Returns:
        The application.
    """
    app = FastAPI()

    @app.get("/health")
    def read_health() -> str:
        """Return its condition."""

    if debug:

        @app.get("/debug/{key}")
        async def read_debug(key: str) -> str:
            """Tell more.

            Args:
                key: What to tell.
            """

    register(app)
    app.include_router(make_router(), prefix="/stations")
    return app
