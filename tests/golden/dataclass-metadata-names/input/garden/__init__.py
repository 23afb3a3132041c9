"""Names in JSON that the metadata of the fields of dataclasses says."""

from dataclasses import dataclass, field

from dataclasses_json import config
from mashumaro import DataClassDictMixin, field_options
from mashumaro.config import BaseConfig


@dataclass(frozen=True, kw_only=True)
class Bed(DataClassDictMixin):
    """mashumaro: `alias`, by its function or as a dict."""

    class Config(BaseConfig):
        serialize_by_alias = True

    plants: tuple[str, ...] = field(default=(), metadata=field_options(alias="ids"))
    width: int = field(metadata={"alias": "bedWidth", "unit": "cm"})
    length: int


@dataclass
class Tool:
    """dataclasses-json: `field_name`."""

    owner: str = field(metadata=config(field_name="toolOwner"))


@dataclass
class Seed:
    """marshmallow-dataclass: `data_key`."""

    kind: str = field(metadata=dict(data_key="seedKind"))
    count: int = field(default=1, metadata={"description": "How many.", "data_key": None})


@dataclass
class Path:
    """Metadata that says nothing of names."""

    stone: str = field(default="slate", metadata={"unit": "none"})
