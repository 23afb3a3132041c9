"""Imports in branches, under other names and within functions."""

from __future__ import annotations

import typing as t
from typing import TYPE_CHECKING

try:
    from fastapi import FastAPI as Application
except ImportError:
    Application = None

try:
    from pydantic.v1 import BaseModel as Base
except ImportError:
    from pydantic import BaseModel as Base

import parcels.new as models

if TYPE_CHECKING:
    from .new import Lane

if t.TYPE_CHECKING:
    from .new import Parcel as Box

app = Application()


class Depot(Base):
    """A depot."""

    lanes: t.List[Lane]
    box: t.Optional[Box] = None


@app.get("/parcels")
def list_parcels(limit: t.Optional[int] = None) -> t.List[models.Parcel]:
    """List the parcels.

    Args:
        limit: How many.
    """


def late() -> t.Any:
    """Import late."""
    from .new import Parcel

    return Parcel
