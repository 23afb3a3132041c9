"""Models whose facts are in other places: constants, aliases, rules and bases."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from wrapdocs_introspect.models.alias_generators import GENERATORS

if TYPE_CHECKING:
    from introspection_helpers import Package

_RULES = """
from typing import Annotated
from pydantic import ConfigDict, Field, conint
LONGEST = 7
Short = Annotated[str, Field(max_length=LONGEST, description="Short.")]
Positive = conint(gt=0)
CONFIG = ConfigDict(populate_by_name=True)
"""


def test_annotated_aliases_are_read_with_the_names_of_their_module(package: Package) -> None:
    package.write("rules.py", _RULES)
    result = package.module(
        """
        from typing import Annotated, Optional
        from pydantic import BaseModel, Field
        from . import rules
        from .rules import Positive, Short
        LEAST = LONGEST = 3
        class A(BaseModel):
            plain: Short
            quoted: "rules.Short"
            optional: Optional[Short] = None
            nested: Annotated[Short, Field(min_length=LEAST, description="Own.")]
            united: Positive | None = LEAST
        """
    )
    fields = result.fields("pkg.m.A")
    limits = {name: made["constraints"] for name, made in fields.items()}
    assert limits == {
        "plain": {"maxLength": 7},
        "quoted": {"maxLength": 7},
        "optional": {"maxLength": 7},
        "nested": {"maxLength": 7, "minLength": 3},
        "united": {"gt": 0},
    }
    texts = {name: made.get("description") for name, made in fields.items()}
    assert texts == {
        "plain": "Short.",
        "quoted": "Short.",
        "optional": None,
        "nested": "Own.",
        "united": None,
    }
    assert fields["united"]["default"] == {"text": "LEAST", "value": 3}


def test_alias_generators_are_found_in_every_form(package: Package) -> None:
    package.write("rules.py", _RULES)
    result = package.module(
        """
        from pydantic import AliasGenerator, BaseModel, ConfigDict, alias_generators, create_model
        from pydantic.alias_generators import to_camel, to_pascal
        from . import rules
        def own(name): ...
        class Keyword(BaseModel, alias_generator=alias_generators.to_camel):
            a_b: int
        class Inner(BaseModel):
            a_b: int
            class Config:
                alias_generator = to_camel
        class Merged(BaseModel):
            model_config = {**rules.CONFIG, "alias_generator": AliasGenerator(alias=to_pascal)}
            a_b: int
        class Reset(Keyword):
            model_config = ConfigDict(alias_generator=None)
            a_b: int
        class Own(Keyword):
            model_config = ConfigDict(alias_generator=own)
            a_b: int
        class Inherits(Reset, Keyword):
            a_b: int
        Made = create_model("Made", __base__=Inherits, a_b=(int, 1))
        """
    )
    names = {
        item["name"]: item["model"]["fields"][0]["wireName"]
        for item in result.items.values()
        if "model" in item
    }
    assert names == {
        "Keyword": "aB",
        "Inner": "aB",
        "Merged": "AB",
        "Reset": "a_b",
        "Own": "a_b",
        "Inherits": "aB",
        "Made": "aB",
    }


@pytest.mark.parametrize(
    ("rule", "name", "renamed"),
    [
        ("pydantic.alias_generators.to_camel", "first_name", "firstName"),
        ("pydantic.alias_generators.to_camel", "alreadyCamel", "alreadyCamel"),
        ("pydantic.alias_generators.to_camel", "_private_name", "_privateName"),
        ("pydantic.alias_generators.to_camel", "line_2_text", "line2Text"),
        ("pydantic.alias_generators.to_camel", "a1b", "a1B"),
        ("pydantic.alias_generators.to_pascal", "first_name", "FirstName"),
        ("pydantic.alias_generators.to_pascal", "name_", "Name_"),
        ("pydantic.alias_generators.to_snake", "HTTPResponse2Text", "http_response_2_text"),
        ("pydantic.alias_generators.to_snake", "kebab-Case", "kebab_case"),
        ("pydantic.utils.to_camel", "first_name", "FirstName"),
        ("pydantic.utils.to_lower_camel", "first_name", "firstName"),
    ],
)
def test_names_are_made_as_pydantic_makes_them(rule: str, name: str, renamed: str) -> None:
    assert GENERATORS[rule](name) == renamed


def test_annotations_of_mixins_are_fields_of_version_2(package: Package) -> None:
    result = package.module(
        """
        from pydantic import BaseModel, ConfigDict
        class Lowest:
            first: int
            twice: int
        class Mixin(Lowest):
            mixed: int = 1
            plain = 2
        class A(BaseModel, Mixin):
            own: int
            twice: str
        class B(A):
            last: int
        """
    )
    fields = result.fields("pkg.m.A")
    assert list(fields) == ["first", "twice", "mixed", "own"]
    assert "line" not in fields["mixed"]
    assert fields["twice"]["type"]["name"] == "str"
    assert list(result.fields("pkg.m.B")) == ["last"]


def test_values_alone_are_fields_of_version_1(package: Package) -> None:
    result = package.module(
        """
        from pydantic import BaseModel, Extra, Field, validator
        LIMIT = 3
        def check(value): ...
        class Other: ...
        class A(BaseModel):
            edition = 1
            named = LIMIT
            described = Field(2, description="Text.")
            kind = Other
            function = check
            made = validator("edition")(check)
            short = lambda self: 1
            _hidden = 3
        """
    )
    fields = result.fields("pkg.m.A")
    defaults = {name: made["default"]["value"] for name, made in fields.items()}
    assert defaults == {"edition": 1, "named": 3, "described": 2}


def test_attributes_are_folded_but_not_the_parameters_they_are_set_to(package: Package) -> None:
    result = package.module(
        """
        import os
        from http import HTTPStatus
        LIMIT = 3
        class Kind:
            first = "a"
        class Client:
            base = "/v1"
            path = base + "/books"
            def __init__(self, LIMIT, base):
                self.limit = LIMIT
                self.base_path = base
                self.kind = Kind.first
        STATUS = HTTPStatus.NOT_FOUND
        PLACE = os.environ.get("PLACE", "here")
        MADE = Client(LIMIT, "b")
        LOOP = [LIMIT for _ in range(3)]
        """
    )
    values = {
        item["name"]: item["value"].get("value")
        for item in result.items.values()
        if item["kind"] == "attribute"
    }
    assert values == {
        "LIMIT": 3,
        "first": "a",
        "base": "/v1",
        "path": "/v1/books",
        "limit": None,
        "base_path": None,
        "kind": "a",
        "STATUS": 404,
        "PLACE": "here",
        "MADE": None,
        "LOOP": None,
    }


def test_enumerations_from_names_elsewhere(package: Package) -> None:
    result = package.module(
        """
        from enum import Enum, StrEnum
        NAMES = ["ONE", "TWO"]
        START = 5
        A = Enum("A", NAMES, start=START)
        B = StrEnum("B", "ONE TWO", start=5)
        class C(Enum):
            _ignore_ = "helper other"
            helper = 1
            other = 2
            ONE = START
        """
    )
    assert result.members("pkg.m.A") == {"ONE": 5, "TWO": 6}
    assert result.members("pkg.m.B") == {"ONE": "one", "TWO": "two"}
    assert result.members("pkg.m.C") == {"ONE": 5}
    assert "members" not in result.items["pkg.m.C"]


@pytest.mark.parametrize(
    ("value", "is_alias"),
    [
        ("pages.Page[Cell]", True),
        ("RootModel[list[Cell]]", True),
        ("NewType('Code', Cell)", True),
        ("os.environ['HOME']", False),
        ("HTTPStatus['OK']", False),
        ("TABLE['a']", False),
        ("Cell()", False),
    ],
)
def test_what_names_a_type(package: Package, value: str, *, is_alias: bool) -> None:
    result = package.module(
        "import os, pages\nfrom http import HTTPStatus\nfrom typing import NewType\n"
        "from pydantic import RootModel\nclass Cell: ...\nTABLE = {'a': 1}\n"
        f"NAME = {value}\n"
    )
    assert ("aliasOf" in result.items["pkg.m.NAME"]) is is_alias
