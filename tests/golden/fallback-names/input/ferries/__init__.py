"""Names that are None where something cannot be imported."""

from fastapi import FastAPI
from pydantic import BaseModel


class Problem(BaseModel):
    """What went wrong."""

    reason: str


try:
    from ferries.codes import CODES

    ANSWERS = {code: {"model": Problem} for code in CODES}
except ModuleNotFoundError:
    ANSWERS = None

LATER = {404: {"model": Problem}}
LATER = None

app = FastAPI()


@app.get("/ferries", responses=ANSWERS)
def list_ferries() -> list[str]:
    """List the ferries."""


@app.get("/piers", responses=LATER)
def list_piers() -> list[str]:
    """List the piers."""
