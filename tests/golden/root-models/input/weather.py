"""Models of one value."""

from typing import Dict, List, Union

from pydantic import BaseModel, Field, RootModel


class Station(BaseModel):
    """A station."""

    code: str


class Stations(BaseModel):
    """A list of stations, as Pydantic 1 has it."""

    __root__: List[Station]


class Described(BaseModel):
    """A described root."""

    __root__: str = Field(..., description="Any text.", min_length=1)


class ByCode(RootModel[Dict[str, Station]]):
    """Stations by code, as Pydantic 2 has it."""


class Reading(RootModel):
    """A root as an annotation."""

    root: Union[int, Station]


Names = RootModel[list[str]]
