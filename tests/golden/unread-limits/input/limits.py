"""What is said of fields that cannot be shown: limits, and JSON Schema of their own."""

import os
from typing import Annotated, TypedDict

from pydantic import AliasChoices, AliasGenerator, AliasPath, BaseModel, ConfigDict, Field, WithJsonSchema

LIMIT = 2**16
LARGEST = 2**64 - 1
LONGEST = int(os.environ["LONGEST"])
Counter = Annotated[int, Field(ge=0, le=LARGEST)]


class Usage(BaseModel):
    """What was used."""

    read: int = Field(ge=0, le=LIMIT)
    written: int = Field(ge=-(2**63), lt=2**63)
    counted: Counter
    named: Annotated[str, Field(min_length=1, max_length=LONGEST)]
    open: Annotated[int, Field(le=None)]


class Row(TypedDict):
    """A row."""

    size: Annotated[int, Field(ge=0, le=4_294_967_295, description="In bytes.")]
    total: Annotated[int, Field(le=18_446_744_073_709_551_615)]


class Changed(BaseModel):
    """Fields with JSON Schema of their own."""

    when: Annotated[str | None, WithJsonSchema({"type": "string"})] = None
    level: int = Field(json_schema_extra={"enum": [1, 2]})
    described: int = Field(json_schema_extra={"example": 1, "x-order": 2})


class Marked(BaseModel):
    """A model whose JSON Schema has more than its fields say."""

    model_config = ConfigDict(json_schema_extra={"required": ["size"]})

    size: int = 0


class Renamed(BaseModel):
    """A model whose names in JSON are made by code."""

    model_config = ConfigDict(
        alias_generator=AliasGenerator(serialization_alias=lambda name: f"_{name}")
    )

    size: int


class Located(BaseModel):
    """Fields that are read from inside other values."""

    city: str = Field(validation_alias=AliasPath("address", "city"))
    street: str = Field(validation_alias=AliasChoices("street", AliasPath("address", 0)))
    whole: str = Field(validation_alias=AliasPath("address"))


def strict(default: object = ..., **options: object) -> object:
    """Make a field, and put some of its options elsewhere."""
    options["json_schema_extra"] = {"uniqueItems": options.pop("unique", False)}
    return Field(default, **options)


def named(**options: object) -> object:
    """Make a field in another way."""
    if "pattern" not in options:
        options["pattern"] = "^[a-z]+$"
    return strict(**options)


def now() -> int:
    """Return a number, which is a default."""
    return 1


class Made(BaseModel):
    """Fields that functions make."""

    colors: Annotated[list[str], strict(unique=True)]
    name: str = named(description="A name.")
    size: int = now()
