"""Where parcels rest."""

from fastapi import APIRouter

router = APIRouter()


@router.get("/")
def list_depots() -> list[str]:
    """List the depots."""
