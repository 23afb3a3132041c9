"""Routers that one function makes, and another adds routes to."""

from fastapi import APIRouter, Depends, FastAPI
from fastapi.security import HTTPBasic, HTTPBearer
from pydantic import BaseModel

bearer = HTTPBearer()
basic = HTTPBasic()


class Problem(BaseModel):
    """A problem."""

    detail: str


def attach(router: APIRouter) -> APIRouter:
    """Add a route and return the same router."""

    @router.get("/{session_id}")
    def get_session(session_id: str) -> str:
        """Get."""
        return session_id

    return router


def attach_more(router: APIRouter, name: str) -> APIRouter:
    """Add another route."""

    @router.get("/{session_id}/more")
    def get_more(session_id: str) -> str:
        """Get more."""
        return session_id + name

    return router


def make_returned() -> APIRouter:
    """Return what a call returns."""
    router = APIRouter(
        prefix="/returned", dependencies=[Depends(bearer)], responses={401: {"model": Problem}}
    )
    return attach(router)


def make_named() -> APIRouter:
    """Give the router by name."""
    router = APIRouter(prefix="/named", dependencies=[Depends(basic)])
    return attach_more(name="b", router=router)


def make_nested() -> APIRouter:
    """Return the result of one call within another."""
    return attach_more(attach(APIRouter(prefix="/nested", dependencies=[Depends(bearer)])), "c")


def make_assigned() -> APIRouter:
    """Assign the result anew, and return that."""
    router = APIRouter(prefix="/assigned")
    router = attach(router=router)
    result = attach_more(router, "d")
    return result


first = APIRouter(prefix="/statement", dependencies=[Depends(bearer)])
attach(first)
second = APIRouter(prefix="/again", dependencies=[Depends(basic)])
second = attach_more(second, "a")

app = FastAPI()
app.include_router(first)
app.include_router(second)
app.include_router(make_returned())
app.include_router(make_named())
app.include_router(make_nested(), prefix="/v1")
app.include_router(router=make_assigned())
