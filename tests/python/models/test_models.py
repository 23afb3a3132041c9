from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from introspection_helpers import write_type

if TYPE_CHECKING:
    from introspection_helpers import Package, Result


def _summary(result: Result, class_id: str) -> dict[str, tuple[str, bool, Any]]:
    """Type, requiredness and default of every field."""
    return {
        name: (write_type(made["type"]), made["required"], made.get("default", {}).get("text"))
        for name, made in result.fields(class_id).items()
    }


def test_pydantic_fields(package: Package) -> None:
    result = package.module(
        '''
        from typing import Annotated, Any, ClassVar, List, Optional
        from pydantic import BaseModel, Field, PrivateAttr, validator

        class User(BaseModel):
            """A user.

            Attributes:
                name: Name from the docstring.
            """

            model_config = {"extra": "forbid"}
            kind: ClassVar[str] = "user"
            _secret: int = PrivateAttr(1)
            name: str
            age: Optional[int] = None
            tags: List[str] = Field(default_factory=list)
            label: Annotated[str, Field(description="Label.", max_length=3)] = "v"
            email: str = Field(..., alias="eMail", description=" Where to. ", examples=["a@b"])
            count: int = Field(3, gt=0, le=10, title="Count")
            made: Any = Field(default_factory=lambda: [1])
            friend: "Optional[User]" = None
            other: int = Field(default=4)
            #: Comment above.
            above: int = 1
            beside: int = 2  #: Comment beside.
            below: int = 3
            """Text below."""

            @validator("name")
            def check(cls, value): ...
        '''
    )
    user = result.items["pkg.m.User"]
    assert user["members"] == ["pkg.m.User.kind", "pkg.m.User.check"]
    assert user["docstring"] == {"summary": "A user."}
    assert user["model"]["config"] == {"extra": '"forbid"'}
    assert _summary(result, "pkg.m.User") == {
        "name": ("str", True, None),
        "age": ("<typing.Optional>[int]", False, "None"),
        "tags": ("<typing.List>[str]", False, "[]"),
        "label": ("str", False, '"v"'),
        "email": ("str", True, None),
        "count": ("int", False, "3"),
        "made": ("<typing.Any>", False, "[1]"),
        "friend": ("<typing.Optional>[<pkg.m.User>]", False, "None"),
        "other": ("int", False, "4"),
        "above": ("int", False, "1"),
        "beside": ("int", False, "2"),
        "below": ("int", False, "3"),
    }
    fields = result.fields("pkg.m.User")
    assert fields["email"]["wireName"] == "eMail"
    assert fields["email"]["description"] == "Where to."
    assert fields["email"]["example"] == {"text": '"a@b"', "value": "a@b"}
    assert fields["count"]["constraints"] == {"gt": 0, "le": 10}
    assert fields["label"]["constraints"] == {"maxLength": 3}
    texts = {name: made.get("description") for name, made in fields.items()}
    assert texts["name"] == "Name from the docstring."
    assert texts["label"] == "Label."
    assert (texts["above"], texts["beside"]) == ("Comment above.", "Comment beside.")
    assert texts["below"] == "Text below."


@pytest.mark.parametrize(
    ("sign", "required"),
    [
        ("from pydantic import BaseModel, ConfigDict", True),
        ("from pydantic import BaseModel", True),
        ("from pydantic import BaseModel, Extra", False),
        ("from pydantic import BaseModel, Extra, field_validator", True),
        ("from pydantic.v1 import BaseModel", False),
    ],
)
def test_optional_without_default(package: Package, sign: str, *, required: bool) -> None:
    result = package.module(
        f"{sign}\nfrom typing import Any, Optional, Union\nclass A(BaseModel):\n"
        "    a: Optional[int]\n    b: 'int | None'\n    c: Union[int, None]\n"
        "    d: Optional[int] = ...\n    e: int\n"
    )
    flags = {name: made["required"] for name, made in result.fields("pkg.m.A").items()}
    assert flags == {"a": required, "b": required, "c": required, "d": True, "e": True}


def test_models_are_found_through_bases_and_re_exports(package: Package) -> None:
    package.write("base.py", "import pydantic\nclass Base(pydantic.BaseModel):\n    a: int\n")
    package.write("public.py", "from pkg.base import Base as Public\nModel = Public\n")
    result = package.module(
        """
        from . import public
        from .public import Public, Model
        class A(Public):
            b: int
        class B(public.Public): ...
        class C(A):
            class Nested(A):
                c: int
        class D(Model):
            d: int
        class Loop(Loop): ...
        class Plain: ...
        """
    )
    kinds = {i: item.get("model", {}).get("flavor") for i, item in result.items.items()}
    assert kinds == {
        "pkg.base.Base": "pydantic",
        "pkg.public.Model": None,
        "pkg.m.A": "pydantic",
        "pkg.m.B": "pydantic",
        "pkg.m.C": "pydantic",
        "pkg.m.C.Nested": "pydantic",
        "pkg.m.D": "pydantic",
        "pkg.m.Loop": None,
        "pkg.m.Plain": None,
    }
    assert list(result.fields("pkg.m.A")) == ["b"]
    assert result.items["pkg.m.A"]["bases"] == [
        {"kind": "name", "name": "Public", "id": "pkg.base.Base"}
    ]


def test_root_models(package: Package) -> None:
    result = package.module(
        """
        from typing import Dict, List
        from pydantic import BaseModel, RootModel
        class Old(BaseModel):
            __root__: Dict[str, "Old"]
        class New(RootModel[List[int]]): ...
        class Named(RootModel):
            root: List[str] = []
        class Ordinary(BaseModel):
            root: int
        """
    )
    roots = {
        item["name"]: write_type(item["model"]["root"])
        for item in result.items.values()
        if "root" in item["model"]
    }
    assert roots == {
        "Old": "<typing.Dict>[str, <pkg.m.Old>]",
        "New": "<typing.List>[int]",
        "Named": "<typing.List>[str]",
    }
    assert all("fields" not in result.items[f"pkg.m.{name}"]["model"] for name in roots)
    assert list(result.fields("pkg.m.Ordinary")) == ["root"]


def test_settings_come_from_every_place(package: Package) -> None:
    result = package.module(
        """
        from pydantic import BaseModel, ConfigDict, Extra
        class A(BaseModel):
            class Config:
                extra = Extra.allow
                __proto__ = 1
        class B(BaseModel, frozen=True):
            model_config = ConfigDict(str_max_length=3)
        """
    )
    assert result.items["pkg.m.A"]["model"]["config"] == {"extra": "Extra.allow"}
    config = result.items["pkg.m.B"]["model"]["config"]
    assert list(config.items()) == [("frozen", "True"), ("str_max_length", "3")]
    assert "pkg.m.A.Config" not in result.items


@pytest.mark.parametrize(
    ("field", "wire_name"),
    [
        ('Field(alias="a", validation_alias="b")', "b"),
        ('Field(validation_alias="b")', "b"),
        ('Field(serialization_alias="c")', "f"),
        ('Field(validation_alias=AliasChoices("x", "y"))', "x"),
        ('Field(validation_alias=AliasPath("p", 0))', "p"),
        ("Field(alias=NAME)", "f"),
        ("1", "f"),
    ],
)
def test_wire_names(package: Package, field: str, wire_name: str) -> None:
    result = package.module(
        f"from pydantic import BaseModel, Field\nclass A(BaseModel):\n    f: int = {field}\n"
    )
    assert result.fields("pkg.m.A")["f"]["wireName"] == wire_name


@pytest.mark.parametrize(
    ("annotation", "constraints"),
    [
        ("conint(gt=1, multiple_of=2)", {"gt": 1, "multipleOf": 2}),
        ('Optional[constr(regex="^a")]', {"pattern": "^a"}),
        ('constr(pattern=re.compile("^b"))', {"pattern": "^b"}),
        ("Annotated[int, Gt(1), annotated_types.Le(5)]", {"gt": 1, "le": 5}),
        ("Annotated[str, StringConstraints(min_length=1)] | None", {"minLength": 1}),
        ("Annotated[list, Len(1, 2)]", {"maxItems": 2, "minItems": 1}),
        ("Annotated[Dict[str, int], Field(min_length=1)]", {"minProperties": 1}),
        ("Annotated[Optional[Ids], Field(max_length=3)]", {"maxItems": 3}),
        ("Annotated[Ids | Dict[str, int], Field(max_length=3)]", {"maxLength": 3}),
        ('Annotated[str, Field(json_schema_extra={"format": "password"})]', {"format": "password"}),
        ("conlist(int, min_items=1, unique_items=True)", {"minItems": 1, "uniqueItems": True}),
        ("Annotated[constr(min_length=1), Field(max_length=3)]", {"maxLength": 3, "minLength": 1}),
        ("List[conint(gt=1)]", None),
        ("Annotated[int, Gt(LIMIT)]", None),
    ],
)
def test_constraints_of_types(
    package: Package, annotation: str, constraints: dict[str, Any] | None
) -> None:
    result = package.module(
        "import annotated_types, re\nfrom typing import *\nfrom annotated_types import Gt, Len\n"
        "from typing import Annotated, List, Optional\n"
        "from pydantic import BaseModel, Field, StringConstraints, conint, conlist, constr\n"
        f"Ids = List[int]\nclass A(BaseModel):\n    f: {annotation}\n"
    )
    assert result.fields("pkg.m.A")["f"].get("constraints") == constraints


def test_strings_in_annotated_are_not_mangled(package: Package) -> None:
    source = (
        "from typing import Annotated, List\nfrom pydantic import BaseModel, Field\n"
        "class A(BaseModel):\n"
        '    a: Annotated[List["A"], Field(alias="X-Request-Id", description="a/b - c")]\n'
    )
    package.write("later.py", f"from __future__ import annotations\n{source}")
    result = package.module(source)
    for module in ("m", "later"):
        made = result.fields(f"pkg.{module}.A")["a"]
        assert made["wireName"] == "X-Request-Id"
        assert made["description"] == "a/b - c"
        assert write_type(made["type"]) == f"<typing.List>[<pkg.{module}.A>]"


def test_deprecated_fields(package: Package) -> None:
    result = package.module(
        """
        from pydantic import BaseModel, Field
        from typing_extensions import deprecated
        class A(BaseModel):
            a: int = Field(deprecated=True)
            b: int = Field(deprecated="Use a.")
            c: int = Field(deprecated=deprecated("Use b."))
            d: int = Field(deprecated=False)
        """
    )
    found = {name: made.get("deprecated") for name, made in result.fields("pkg.m.A").items()}
    assert found == {"a": True, "b": "Use a.", "c": "Use b.", "d": None}


def test_dataclasses(package: Package) -> None:
    result = package.module(
        '''
        import dataclasses
        from dataclasses import KW_ONLY, InitVar, dataclass, field
        from typing import ClassVar
        from pydantic.dataclasses import dataclass as checked
        from pydantic import Field

        @dataclass
        class A:
            """Made.

            Args:
                a: First.
            """
            a: int
            b: list[int] = field(default_factory=list)
            c: int = dataclasses.field(default=1)
            d: ClassVar[int] = 1
            e: InitVar[int]
            _: KW_ONLY
            f: "A | None" = None

            def __init__(self, a):
                self.a = a
                self.extra = 1

        @checked
        class B:
            a: int = Field(2, ge=1)

        class NotOne(A):
            z: int
        '''
    )
    assert _summary(result, "pkg.m.A") == {
        "a": ("int", True, None),
        "b": ("list[int]", False, "[]"),
        "c": ("int", False, "1"),
        "e": ("int", True, None),
        "f": ("<pkg.m.A> | None", False, "None"),
    }
    assert result.fields("pkg.m.A")["a"]["description"] == "First."
    assert result.fields("pkg.m.A")["a"]["line"] == 15
    assert result.fields("pkg.m.B")["a"]["constraints"] == {"ge": 1}
    assert "model" not in result.items["pkg.m.NotOne"]


def test_typed_dicts(package: Package) -> None:
    result = package.module(
        """
        from typing import TypedDict
        from typing_extensions import NotRequired, ReadOnly, Required
        class A(TypedDict, total=False):
            a: int
            b: Required[ReadOnly[str]]
        class B(A):
            c: NotRequired["int"]
            d: int
        """
    )
    assert _summary(result, "pkg.m.A") == {"a": ("int", False, None), "b": ("str", True, None)}
    assert _summary(result, "pkg.m.B") == {"c": ("int", False, None), "d": ("int", True, None)}
    assert result.items["pkg.m.B"]["model"]["flavor"] == "typedDict"


def test_named_tuples(package: Package) -> None:
    result = package.module(
        "from typing import NamedTuple\nclass P(NamedTuple):\n    x: int\n    y: int = 0\n"
    )
    assert _summary(result, "pkg.m.P") == {"x": ("int", True, None), "y": ("int", False, "0")}


def test_attrs(package: Package) -> None:
    result = package.module(
        """
        import attr
        import attrs
        from attrs import define, field

        @define
        class A:
            a: int
            b: list[int] = field(factory=list)
            c: int = attrs.field(default=3, alias="see")
            d: dict = attrs.Factory(dict)
            e: int = field()
            @e.default
            def _e(self): ...

        @attr.s
        class B:
            a = attr.ib(type=int, default=1)
            b: int = 2

        @attr.s(auto_attribs=True)
        class C:
            b: int = 2
        """
    )
    assert _summary(result, "pkg.m.A") == {
        "a": ("int", True, None),
        "b": ("list[int]", False, "[]"),
        "c": ("int", False, "3"),
        "d": ("dict", False, "{}"),
        "e": ("int", False, None),
    }
    assert result.fields("pkg.m.A")["c"]["wireName"] == "see"
    assert _summary(result, "pkg.m.B") == {"a": ("int", False, "1")}
    assert _summary(result, "pkg.m.C") == {"b": ("int", False, "2")}


@pytest.mark.parametrize(
    ("bases", "written", "value"),
    [
        ("str, Enum", '"r",', "r"),
        ("str, Enum", "1", "1"),
        ("int, Enum", '"11", 2', 3),
        ("IntEnum", "1,", 1),
        ("StrEnum", '"r",', "r"),
        ("Shared", '("r",)', "r"),
        ("Enum", "1, 2", [1, 2]),
        ("Labelled", '"r", "Red"', "r"),
        ("int, Enum", '"red"', None),
        ("Computed", "1", None),
    ],
)
def test_values_of_members_are_what_their_class_makes(
    package: Package, bases: str, written: str, value: Any
) -> None:
    result = package.module(
        "from enum import Enum, IntEnum, StrEnum\n"
        "class Shared(str, Enum): ...\n"
        "class Labelled(str, Enum):\n"
        "    def __new__(cls, code, label):\n"
        "        made = str.__new__(cls, code)\n"
        "        made._value_ = code\n"
        "        return made\n"
        "class Computed(Enum):\n"
        "    def __new__(cls, code):\n"
        "        made = object.__new__(cls)\n"
        "        made._value_ = code * 2\n"
        "        return made\n"
        f"class A({bases}):\n    _ = {written}\n"
    )
    assert result.members("pkg.m.A") == {"_": value}


def test_enums(package: Package) -> None:
    result = package.module(
        """
        import enum
        from enum import Enum, Flag, IntEnum, StrEnum, auto, nonmember

        class Color(str, Enum):
            RED = "r"  #: Warm.
            GREEN = "g"
            LIME = GREEN
            _ignore_ = ["x"]
            __private = 1
            OTHER = nonmember(3)
            label: str
            def f(self): ...
        class Number(IntEnum):
            ONE = 1
            TWO = auto()
        class Name(StrEnum):
            First = auto()
        class Bits(Flag):
            A = auto()
            B = auto()
        class Odd(enum.Enum):
            X = (1, "a")
            Y = f()
        class Sub(Color): ...
        """
    )
    assert result.members("pkg.m.Color") == {"RED": "r", "GREEN": "g", "LIME": "g"}
    assert result.items["pkg.m.Color"]["model"]["members"][0]["description"] == "Warm."
    assert result.members("pkg.m.Number") == {"ONE": 1, "TWO": 2}
    assert result.members("pkg.m.Name") == {"First": "first"}
    assert result.members("pkg.m.Bits") == {"A": 1, "B": 2}
    assert result.members("pkg.m.Odd") == {"X": [1, "a"], "Y": None}
    assert result.items["pkg.m.Sub"]["model"]["flavor"] == "enum"


def test_models_made_by_calls(package: Package) -> None:
    result = package.module(
        """
        from collections import namedtuple
        from enum import Enum, IntEnum
        from typing import NamedTuple, Optional, TypedDict
        from pydantic import BaseModel, Field, create_model

        class Base(BaseModel): ...
        Color = Enum("Color", "RED GREEN")
        Size = IntEnum("Size", {"S": 1, "L": 5})
        Pairs = Enum("Pairs", names=[("A", "x"), ("B", "y")], type=str)
        Movie = TypedDict("Movie", {"name": str, "in-year": "int"}, total=False)
        Point = NamedTuple("Point", [("x", int), ("y", "Base")])
        Old = namedtuple("Old", "a b", defaults=[1])
        Made = create_model("Made", a=(int, ...), b=(str, Field("x", alias="bee")), __base__=Base)
        Simple = create_model("Simple", c=3)
        NotOne = Color("x")
        """
    )
    assert result.members("pkg.m.Color") == {"RED": 1, "GREEN": 2}
    assert result.members("pkg.m.Size") == {"S": 1, "L": 5}
    assert result.members("pkg.m.Pairs") == {"A": "x", "B": "y"}
    assert _summary(result, "pkg.m.Movie") == {
        "name": ("str", False, None),
        "in-year": ("int", False, None),
    }
    assert _summary(result, "pkg.m.Point") == {
        "x": ("int", True, None),
        "y": ("<pkg.m.Base>", True, None),
    }
    old = result.fields("pkg.m.Old")
    assert [(f["required"], f.get("default")) for f in old.values()] == [
        (True, None),
        (False, {"text": "1", "value": 1}),
    ]
    assert _summary(result, "pkg.m.Made") == {"a": ("int", True, None), "b": ("str", False, '"x"')}
    assert result.fields("pkg.m.Made")["b"]["wireName"] == "bee"
    assert result.items["pkg.m.Made"]["bases"][0]["id"] == "pkg.m.Base"
    assert result.items["pkg.m.Simple"]["bases"][0]["id"] == "pydantic.BaseModel"
    assert result.fields("pkg.m.Simple")["c"]["default"] == {"text": "3", "value": 3}
    assert result.items["pkg.m.NotOne"]["kind"] == "attribute"


def test_a_field_named_like_a_builtin_captures_nothing(package: Package) -> None:
    result = package.module(
        "from pydantic import BaseModel\nclass A(BaseModel):\n    int: int = 1\n    b: int\n"
    )
    assert result.fields("pkg.m.A")["b"]["type"] == {"kind": "name", "name": "int"}


def test_generic_models(package: Package) -> None:
    result = package.module(
        """
        from typing import Generic, TypeVar
        from pydantic import BaseModel
        T = TypeVar("T")
        class Page(BaseModel, Generic[T]):
            items: list[T]
        class Users(Page["User"]): ...
        class User(BaseModel): ...
        """
    )
    assert _summary(result, "pkg.m.Page") == {"items": ("list[<pkg.m.T>]", True, None)}
    [base] = result.items["pkg.m.Users"]["bases"]
    assert write_type(base) == "<pkg.m.Page>[<pkg.m.User>]"
    assert result.items["pkg.m.Users"]["model"]["flavor"] == "pydantic"
    assert not result.diagnostics
