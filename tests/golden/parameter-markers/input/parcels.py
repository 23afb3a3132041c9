"""Markers as defaults."""

from typing import List, Optional

from fastapi import Cookie, FastAPI, Header, Path, Query

app = FastAPI()
PAGE_SIZE = 20


@app.get("/parcels/{parcel_id}")
def read_parcel(
    parcel_id: str = Path(..., description="Number on the label.", example="P-1"),
    fields: Optional[str] = Query(None, description="Fields to show."),
    page: int = Query(1, title="Page"),
    size: int = Query(PAGE_SIZE),
    depot: str = Query(..., alias="depot-code", deprecated=True),
    tags: List[str] = Query(default=[]),
    labels: List[str] = Query(default_factory=list),
    secret: str = Query("", include_in_schema=False),
    user_agent: Optional[str] = Header(None),
    x_token: str = Header(),
    strange_name: str = Header("a", convert_underscores=False),
    accept: str = Header("application/json", alias="Accept"),
    session: Optional[str] = Cookie(default=None, alias="sessionId"),
) -> str:
    """Read a parcel.

    Args:
        parcel_id: The docstring yields to the marker.
        page: Page to show.
        size: Entries on a page.
        depot: Depot that asks.
        tags: Tags to filter by.
        labels: Labels to filter by.
        secret: A password.
        user_agent: Program that asks.
        x_token: Token of the caller.
        strange_name: A header with an underscore.
        accept: Media type to answer in.
        session: Session of the browser.
    """


@app.get("/parcels")
def list_parcels(after=Query(None), limit=Query(10, le=100), kind=Query("all", examples=["all", "big"])):
    """List parcels, without annotations.

    Args:
        after: Where to start.
        limit: How many.
        kind: Which.
    """
