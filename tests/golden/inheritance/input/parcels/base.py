"""Bases."""

from pydantic import BaseModel


class Strict(BaseModel):
    """A base without fields."""

    class Config:
        """Settings that are inherited."""

        extra = "forbid"


class Entity(Strict):
    """Something with a number."""

    id: int
    note: str = ""


class Timed:
    """Not a model of its own; a mixin."""

    def age(self) -> int:
        """Age in days."""
