"""Classes of routers, whose constructors have defaults."""

from typing import Any

from fastapi import APIRouter, Depends, FastAPI
from fastapi.security import HTTPBearer


class UserRouter(APIRouter):
    """A prefix that is empty unless it is given."""

    def __init__(self, prefix: str = "", **options: Any) -> None:
        """Hand everything on."""
        super().__init__(prefix=prefix, **options)


class SafeRouter(APIRouter):
    """A router that always has a dependency and a prefix."""

    def __init__(self, name: str, *, version: int = 2) -> None:
        """Make the prefix."""
        super().__init__(prefix=f"/v{version}/{name}", dependencies=[Depends(HTTPBearer())])


class Plain(UserRouter):
    """Changes nothing."""


plain = UserRouter()
given = UserRouter("/given")
safe = SafeRouter("safe")
newer = SafeRouter("newer", version=3)
inherited = Plain(prefix="/inherited", tags=["x"])


@plain.get("/refresh")
def refresh() -> str:
    """Refresh."""
    return ""


@given.get("/refresh")
def refresh_given() -> str:
    """Refresh."""
    return ""


@safe.get("/{name}")
def get_safe(name: str) -> str:
    """Get."""
    return name


@newer.post("/{name}")
def get_newer(name: str) -> str:
    """Get."""
    return name


@inherited.put("/")
def put() -> None:
    """Put."""


app = FastAPI()
app.include_router(plain, prefix="/auth")
app.include_router(given)
app.include_router(safe)
app.include_router(newer, prefix="/api")
app.include_router(inherited)
