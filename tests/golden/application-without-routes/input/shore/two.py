"""Routes: two."""

from fastapi import APIRouter

router = APIRouter()


@router.get("/two")
def get_two() -> list[str]:
    """Return two."""
