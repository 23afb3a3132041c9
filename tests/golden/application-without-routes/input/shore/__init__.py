"""An application whose routers are included in a way that is not read."""

from fastapi import FastAPI

from shore import one, two

MAIN = [one, two]
INDEX = [two]


def create(index: bool = False) -> FastAPI:
    """Create an application."""
    app = FastAPI()
    endpoints = INDEX if index else MAIN
    endpoints += [one]
    for endpoint in endpoints:
        app.include_router(endpoint.router)
    return app
