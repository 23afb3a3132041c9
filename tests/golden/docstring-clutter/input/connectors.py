"""What code generators leave in docstrings."""

from typing import Optional

from fastapi import FastAPI, Header, Path, Query
from pydantic import BaseModel

app = FastAPI()


class Change(BaseModel):
    """A change."""

    paused: bool


@app.patch("/v1/connectors/{connector_id}")
def modify_connector(
    connector_id: str = Path(..., alias="connectorId"),
    accept: str = Header("application/json", alias="Accept"),
    limit: Optional[int] = Query(None),
    dry_run: bool = False,
    body: Change = None,
) -> None:
    """Modify a connector.

    Args:
        connector_id(str, optional): (Default value = Path(..., alias="connectorId"))
        accept(str, optional): (Default value = Header("application/json", alias="Accept"))
        limit: How many. (Default value = Query(None))
        dry_run: Whether to try only (Default value = True)
        body: (Default value = None)

    Returns:

    """


@app.get("/v1/connectors")
def list_connectors(accept: str = Header("application/json", alias="Accept")) -> None:
    """

    Args:
      accept: str:  (Default value = Header("application/json", alias="Accept"))

    Raises:

    """


def pause(minutes: int = 5, reason: str = "") -> None:
    """Pause for a while.

    Args:
        minutes: How long (Default value = 5)
        reason: (Default value = "")
    """
