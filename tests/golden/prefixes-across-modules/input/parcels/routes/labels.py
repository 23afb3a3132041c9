"""Labels: included twice."""

from fastapi import APIRouter

router = APIRouter()


@router.post("/print")
def print_label() -> bytes:
    """Print a label."""
