"""Markers that functions make."""

from collections.abc import Callable
from typing import Annotated, Any

from fastapi import FastAPI, Path, Query
from pydantic import BaseModel, Field

app = FastAPI()


def text(limit: int = 5) -> Any:
    """Return a marker."""
    return Field(max_length=limit, min_length=1)


def named_text(alias: str, default: Any = ..., *, limit: int) -> Any:
    """Return a marker with a name."""
    return Field(default, alias=alias, max_length=limit)


def branching(is_short: bool) -> Any:
    """Return one of two markers."""
    if is_short:
        return Field("x", max_length=3)
    return Field("y")


def _factory(kind: str) -> Callable[[], Any]:
    def make() -> Any:
        return Path(pattern="^" + kind + "-[0-9]+$", min_length=len(kind) + 2)

    return make


MAKERS = {kind: _factory(kind) for kind in ("agent", "tool")}
AgentId = Annotated[str, MAKERS["agent"]()]
Number = Annotated[int, Query(ge=1, le=2**4)]


class Body(BaseModel):
    """A body."""

    short: Annotated[str, text()]
    long: Annotated[str, text(50)] = "long"
    named: str = named_text("byName", limit=7)
    unknown: str = branching(True)


@app.get("/a/{agent_id}")
def by_alias(agent_id: AgentId) -> str:
    """Take a marker of a dictionary."""
    return agent_id


@app.get("/b/{agent_id}")
def by_default(agent_id: str = MAKERS["agent"]()) -> str:
    """Take a marker of a dictionary as the default."""
    return agent_id


@app.post("/c")
def body(body: Body) -> str:
    """Take markers of a function."""
    return body.short


@app.get("/d")
def computed(number: Number = 3) -> int:
    """Take a limit that is computed."""
    return number
