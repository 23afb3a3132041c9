"""A module of a folder in the folder."""

from pydantic import BaseModel


class Wind(BaseModel):
    """The wind."""

    speed: float
