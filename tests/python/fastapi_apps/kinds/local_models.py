"""Models that stand inside of functions."""

from fastapi import APIRouter, FastAPI
from pydantic import BaseModel, Field


class Base(BaseModel):
    """A model of the module."""

    number: int


def make_router() -> APIRouter:
    """Make a router with models of its own."""
    router = APIRouter()

    class Deleted(BaseModel):
        """Local."""

        status: str = Field(max_length=3)

    class Added(Base):
        """Local, of a base that is not."""

        inner: Deleted | None = None

    @router.delete("/a", response_model=Deleted)
    def delete():
        """Delete."""

    @router.post("/b")
    def add(body: Added) -> list[Deleted]:
        """Add."""
        return [body.inner] if body.inner else []

    return router


app = FastAPI()
app.include_router(make_router())
