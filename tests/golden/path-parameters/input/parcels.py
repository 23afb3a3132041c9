"""Placeholders without parameters and the reverse, and aliases that differ from placeholders."""

from fastapi import FastAPI, Header, Path

app = FastAPI()


@app.get("/parcels/{parcel_id}")
def aliased(parcel_id: str = Path(..., alias="parcelId")) -> None:
    """The alias differs from the placeholder.

    Args:
        parcel_id: Number on the label.
    """


@app.get("/depots/{depotId}")
def alias_is_placeholder(depot_id: str = Path(..., alias="depotId")) -> None:
    """The placeholder is the alias.

    Args:
        depot_id: Code of the depot.
    """


@app.get("/depots/{depot_id}/shelves/{shelf}")
def undeclared(shelf: int) -> None:
    """No parameter for one of the placeholders.

    Args:
        shelf: Number of the shelf.
    """


@app.get("/lanes")
def not_in_path(lane_id: str = Path(..., alias="laneId")) -> None:
    """A path parameter that is not in the path.

    Args:
        lane_id: Number of the lane.
    """


@app.get("/connectors/{connector_id}/schemas/{schema}")
def several(
    connector_id: str = Path(..., alias="connectorId"),
    schema: str = ...,
    accept: str = Header("application/json", alias="Accept"),
) -> None:
    """An alias, an ellipsis without a marker, and a header.

    Args:
        connector_id: Number of the connector.
        schema: Name of the schema.
        accept: Media type to answer in.
    """


@app.get("/users/{id}")
def bare(id: str) -> None:
    """A bare annotation whose name is a builtin.

    Args:
        id: Number of the user.
    """
