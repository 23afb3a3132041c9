"""A module with an error in line 9."""

from pydantic import BaseModel


class Parcel(BaseModel):
    """A parcel."""

    weight: float = = 1
