"""Where a parcel is."""

from fastapi import APIRouter

router = APIRouter(prefix="/parcels/{parcel_id}/events")


@router.get("")
def list_events(parcel_id: str) -> list[str]:
    """List the events of a parcel.

    Args:
        parcel_id: Number on the label.
    """


@router.get("/{event_id}", tags=["events"])
def read_event(parcel_id: str, event_id: int) -> str:
    """Read an event of a parcel.

    Args:
        parcel_id: Number on the label.
        event_id: Number of the event.
    """
