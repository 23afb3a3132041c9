"""Bounds and patterns of parameters."""

from decimal import Decimal
from zoneinfo import available_timezones

from fastapi import FastAPI, Path, Query
from typing_extensions import Annotated

app = FastAPI()
HIGHEST = 90
CODE = r"^[A-Z]{3}$"
ZONES = sorted(available_timezones())


@app.get("/stations/{latitude}")
def read_stations(
    latitude: float = Path(..., ge=-90, le=HIGHEST, allow_inf_nan=False),
    height: int = Query(0, gt=-500, lt=9000, multiple_of=10),
    code: str = Query(..., min_length=3, max_length=3, regex=CODE),
    name: str = Query("x", pattern="^[a-z]+$"),
    ids: list[int] = Query([], min_length=1, max_length=5),
    share: Decimal = Query(Decimal("0.5"), max_digits=3, decimal_places=2),
    since: Annotated[int, Query(ge=1900)] = 2000,
    size: int = Query(0, le=2**63 - 1),
    zone: str = Query("UTC", pattern="|".join(ZONES)),
) -> str:
    """Read stations.

    Args:
        latitude: Degrees north.
        height: Metres above the sea.
        code: Code of the airport.
        name: Name of the station.
        ids: Numbers of stations.
        share: Share of clouds.
        since: First year.
        size: Size in bytes.
        zone: Time zone.
    """
