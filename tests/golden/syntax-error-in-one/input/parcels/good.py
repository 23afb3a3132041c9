"""A module in order."""

from fastapi import FastAPI

from .broken import Parcel

app = FastAPI()


@app.get("/parcels")
def list_parcels() -> list[Parcel]:
    """List the parcels."""
