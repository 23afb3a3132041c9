"""Models whose JSON is not what their fields are in Python."""

from datetime import datetime
from typing import Annotated, Any, Literal, Optional, Union

import httpx
from fastapi import FastAPI
from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    Json,
    PlainSerializer,
    PlainValidator,
    SecretStr,
    WithJsonSchema,
    WrapSerializer,
    conint,
    field_serializer,
    field_validator,
    model_serializer,
)

app = FastAPI()

Port = conint(gt=0, le=65535)


def write_weight(value: int) -> str:
    return f"{value} g"


Weight = Annotated[
    int,
    BeforeValidator(int, json_schema_input_type=Union[int, str]),
    PlainSerializer(write_weight),
]


class Size(BaseModel):
    """A size that is also written as `2x3`."""

    width: int
    kind: Literal["size"] = "size"


class Grams(float):
    """A number with a schema of its own."""

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: Any) -> Any:
        """Make the schema."""


class Parcel(BaseModel):
    """A parcel."""

    weight: Weight
    weights: list[Weight] = []
    port: Optional[Port] = None
    code: Annotated[str, PlainValidator(str)]
    checked: Annotated[str, AfterValidator(str)]
    price: Annotated[Optional[int], PlainSerializer(str, return_type=str, when_used="unless-none")]
    raw: Annotated[bytes, WrapSerializer(lambda value, handler: handler(value))]
    size: Size
    name: str
    plain: str
    secret: SecretStr
    only: Annotated[Union[Size], Field(discriminator="kind")]
    grams: Grams
    sent: Annotated[
        datetime,
        PlainSerializer(str, return_type=str),
        WithJsonSchema({"type": "string", "format": "date-time"}, mode="serialization"),
    ]

    @field_validator("size", mode="before", json_schema_input_type=Union[Size, str])
    @classmethod
    def read_size(cls, value: Any) -> Any:
        """Read `2x3`."""

    @field_validator("name")
    @classmethod
    def check_name(cls, value: str) -> str:
        """Check the name."""

    @field_validator("plain", mode="plain")
    @classmethod
    def read_plain(cls, value: Any) -> str:
        """Read anything."""

    @field_serializer("name", when_used="json")
    def write_name(self, value: str) -> list[str]:
        """Write the words."""

    @field_serializer("size")
    def write_size(self, value: Size):
        """Say nothing about what is returned."""


class Label(BaseModel):
    """What is written is made by a method."""

    text: str

    @model_serializer(mode="plain")
    def write(self) -> dict[str, str]:
        """Write it."""


class Sticker(Label):
    """A label that is written in the same way."""


class Box(BaseModel):
    """The serializer does not say what it returns."""

    text: str

    @model_serializer(mode="wrap")
    def write(self, handler):
        """Write it."""


def read_name(value: Any) -> Any:
    """Read a name."""


def write_words(value: str) -> list[str]:
    """Write the words."""


class Note(BaseModel):
    """Texts that hold JSON, and functions that are shared by models."""

    model_config = ConfigDict(arbitrary_types_allowed=True)

    name: str
    title: str = "no title"
    anything: Json
    sizes: Json[list[Size]] | None = None
    timeout: Union[float, httpx.Timeout, None] = None

    _read_name = field_validator("name", mode="before", json_schema_input_type=Union[int, str])(
        read_name
    )
    _write_title = field_serializer("title")(write_words)


@app.post("/notes")
def add_note(note: Note) -> Note:
    """Add a note."""


@app.post("/parcels")
def add_parcel(parcel: Parcel, label: Label, sticker: Sticker, box: Box) -> Parcel:
    """Add a parcel."""


@app.get("/labels")
def read_label() -> Label:
    """Read a label."""


@app.get("/stickers")
def read_sticker() -> Sticker:
    """Read a sticker."""


@app.get("/boxes")
def read_box() -> Box:
    """Read a box."""
