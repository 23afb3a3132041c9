"""Routes: one."""

from fastapi import APIRouter

router = APIRouter()


@router.get("/one")
def get_one() -> list[str]:
    """Return one."""
