"""Structs of msgspec."""

from typing import Annotated, ClassVar

import msgspec
from msgspec import Struct, field

OPTIONS = {"frozen": True}


class Base(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """What all have in common."""

    plant_id: int
    """The number of the plant."""


class Plant(Base, kw_only=True, tag=True):
    """A plant; it inherits all settings but `kw_only`."""

    kind: ClassVar[str] = "plant"
    common_name: str
    names: list[str] = []
    tags: dict[str, str] = field(default_factory=dict)
    latin: str | None = field(default=None, name="latinName")
    height: Annotated[float, msgspec.Meta(ge=0, description="In metres.")] = 0.5


class Bed(Struct, rename={"size": "s"}, tag="bed", tag_field="kind"):
    """A bed with names of its own."""

    size: int
    plants: list[Plant] = []


class Position(Struct, array_like=True, **OPTIONS):
    """Written as a list."""

    x: float
    y: float = 0.0


def shorten(name: str) -> str | None:
    """Return another name."""
    return name[:3]


class Tool(Struct, rename=shorten):
    """Names that only the function knows."""

    handle_length: int


Size = msgspec.defstruct("Size", [("width_mm", int), ("depth_mm", int, 10)], rename="pascal")


def plant(one: Plant, place: Position) -> Bed:
    """Plant one."""
