"""Bodies and responses in the style of generated API wrappers."""

from __future__ import annotations

from typing import Union

from fastapi import Body, FastAPI, Header
from pydantic import BaseModel

app = FastAPI()


class NewConnector(BaseModel):
    """A connector to make."""

    service: str


class Connector(BaseModel):
    """A connector."""

    id: str


@app.post("/v1/connectors", response_model=None, responses={"201": {"model": Connector}})
def create_connector(
    accept: str = Header("application/json", alias="Accept"), body: NewConnector = None
) -> Union[None, Connector]:
    """Create a connector.

    Args:
        accept: (Default value = Header("application/json", alias="Accept"))
        body: (Default value = None)
    """


@app.patch("/v1/connectors", response_model=Connector)
def change_connectors(body: NewConnector = Body(None)) -> Connector:
    """Change the connectors.

    Args:
        body: What to change.
    """
