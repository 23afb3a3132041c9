"""New models."""

from pydantic import BaseModel


class Parcel(BaseModel):
    """A parcel."""

    weight: float


class Lane(BaseModel):
    """A lane."""

    name: str
