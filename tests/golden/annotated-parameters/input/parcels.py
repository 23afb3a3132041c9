"""Markers in `Annotated`."""

from typing import Annotated, List, Optional

from fastapi import Body, Cookie, FastAPI, Header, Path, Query
from pydantic import BaseModel, Field

app = FastAPI()


class Parcel(BaseModel):
    """A parcel."""

    weight: Annotated[float, Field(gt=0, description="Weight in kg.")] = 1.5
    lanes: List["Lane"] = []


class Lane(BaseModel):
    """A route between depots."""

    name: str


ParcelId = Annotated[str, Path(alias="parcelId", pattern="^P-[0-9]+$", description="Number on the label.")]
PageSize = Annotated[int, Query(le=100)]


@app.put("/parcels/{parcelId}")
def change_parcel(
    parcel_id: ParcelId,
    parcel: Annotated[Parcel, Body(description="The new parcel.")],
    request_id: Annotated[str, Header(alias="X-Request-Id")],
    accept: Annotated[str, Header(alias="Accept")] = "application/json",
    lanes: Annotated[Optional[List["str"]], Query(alias="lane-names", max_length=3)] = None,
    session: Annotated[str, Cookie()] = "none",
    size: PageSize = 20,
    note: Annotated[str, "not a marker"] = "",
) -> Annotated[Parcel, "as stored"]:
    """Change a parcel.

    Args:
        request_id: Number of the request.
        accept: Media type to answer in.
        lanes: Lanes to use.
        session: Session of the browser.
        size: Entries on a page.
        note: A remark.
    """
