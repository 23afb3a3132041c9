"""Routers of classes that change routes, in fields of data classes, and of factories for two applications."""

from dataclasses import dataclass, field

import attrs
from fastapi import APIRouter, Depends, FastAPI, Header


def read_version(x_version: str = Header()) -> str:
    """Read the version."""


class VersionedRouter(APIRouter):
    """A router whose routes all ask for a header."""

    def add_api_route(self, path, endpoint, **options) -> None:
        """Add a route that asks for the version."""
        options["dependencies"] = [*(options.get("dependencies") or []), Depends(read_version)]
        super().add_api_route(path, endpoint, **options)


class Countries(VersionedRouter):
    """A router of the same kind."""


countries = Countries(prefix="/countries")


@countries.get("/all")
def list_countries() -> list[str]:
    """List the countries."""


@dataclass
class Shelves:
    """Routes in fields of a dataclass."""

    name: str
    router: APIRouter = field(default_factory=APIRouter)
    staff: APIRouter = field(init=False, default_factory=lambda: APIRouter(prefix="/staff"))

    def __post_init__(self) -> None:
        """Add the routes."""
        self.router.add_api_route("/shelves", self.list_shelves, methods=["GET"])
        self.staff.add_api_route("/shelves", self.add_shelf, methods=["POST"])

    def list_shelves(self) -> list[str]:
        """List the shelves."""

    def add_shelf(self, name: str) -> None:
        """Add a shelf."""


@attrs.define
class Tills:
    """Routes in a field of an attrs class."""

    router: APIRouter = attrs.field(factory=lambda: APIRouter(prefix="/tills"))

    def __attrs_post_init__(self) -> None:
        """Add the route."""
        self.router.add_api_route("/all", self.list_tills)

    def list_tills(self) -> list[int]:
        """List the tills."""


def make_health() -> APIRouter:
    """Make a router for each application."""
    router = APIRouter()

    @router.get("/health")
    def read_health() -> str:
        """Say whether it works."""

    return router


shelves = Shelves("books")
tills = Tills()
public = FastAPI()
internal = FastAPI()
public.include_router(countries)
public.include_router(shelves.router)
internal.include_router(shelves.staff)
internal.include_router(tills.router)
public.include_router(make_health())
internal.include_router(make_health())


class KeywordRouter(APIRouter):
    """A router that passes its own options on by keyword."""

    def add_api_route(self, path, endpoint, *, dependencies=None, responses=None, tags=None, **options) -> None:
        """Add a route that asks for the version, and may not find it."""
        super().add_api_route(
            path,
            endpoint,
            dependencies=[*(dependencies or []), Depends(read_version)],
            responses={**(responses or {}), 406: {"description": "No such version."}},
            tags=["replaced"],
            **options,
        )


def read_other(x_other: str = Header()) -> str:
    """Read another header."""


keywords = KeywordRouter(prefix="/keywords", tags=["kept"])


@keywords.get("/all", dependencies=[Depends(read_other)])
def list_keywords() -> list[str]:
    """List the keywords."""


keyword_app = FastAPI()
keyword_app.include_router(keywords)
