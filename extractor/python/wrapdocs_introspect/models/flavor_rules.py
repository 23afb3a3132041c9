"""The flavours of models: how a class is recognised as one, and how its model is made.

A new flavour is a file that makes its models, and a row here.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, Protocol

from wrapdocs_introspect.models.attrs import attrs_facts, make_attrs_model
from wrapdocs_introspect.models.base import ignored_names, keywords_of
from wrapdocs_introspect.models.configuration import settings_from
from wrapdocs_introspect.models.dataclass import dataclass_facts, make_dataclass_model
from wrapdocs_introspect.models.enums import make_enum_model
from wrapdocs_introspect.models.functional import (
    created_bases,
    make_created_model,
    make_functional_enum,
    make_functional_named_tuple,
    make_functional_typed_dict,
)
from wrapdocs_introspect.models.model_settings import ModelSettings, take_keywords
from wrapdocs_introspect.models.named_tuple import make_named_tuple_model
from wrapdocs_introspect.models.pydantic import (
    PYDANTIC_METHODS,
    make_pydantic_model,
    pydantic_facts,
)
from wrapdocs_introspect.models.struct import (
    make_functional_struct,
    make_struct_model,
    struct_facts,
)
from wrapdocs_introspect.models.transformed import (
    TransformMarker,
    make_transformed_model,
    transformed_facts,
)
from wrapdocs_introspect.models.typed_dict import make_typed_dict_model, typed_dict_facts
from wrapdocs_introspect.names.expression import Expression

if TYPE_CHECKING:
    import ast
    from collections.abc import Callable
    from typing import Any

    import griffe

    from wrapdocs_introspect.contract import Model
    from wrapdocs_introspect.models.alias_generators import AliasGenerators
    from wrapdocs_introspect.models.base import ModelClass
    from wrapdocs_introspect.models.transformed import TransformMarkers
    from wrapdocs_introspect.names.scope import Scope

_TYPING = frozenset({"typing", "typing_extensions", "mypy_extensions"})
_ATTRS = ("s", "attrs", "attributes", "dataclass", "define", "frozen", "mutable")


class PackageModels(Protocol):
    """What the models of a package have in common."""

    generators: AliasGenerators
    markers: TransformMarkers

    def settings(self, cls: griffe.Object | None) -> ModelSettings:
        """Return what a class and its bases say of its model."""

    def is_version_1(self, origin: str) -> bool:
        """Tell whether a library class is one of Pydantic 1, or the package is written for it."""

    def mixins(self, cls: griffe.Class) -> list[ModelClass]:
        """Return the bases of a model that are not models themselves, the farthest first."""


@dataclass(frozen=True)
class FlavorRule:
    """A flavour of models."""

    name: str
    label: str
    """What readers call it."""
    make: Callable[[ModelClass, str, PackageModels], Model]
    """Makes the model of a class, given the library class or decorator that it comes from."""
    facts: Callable[[ModelSettings, str, PackageModels], dict[str, Any]] = lambda *_: {}
    """What a class says of its fields as a whole; names and meaning are those of the contract."""
    shape: Literal["dict", "tuple", "enum"] | None = None
    """What its objects are, if not objects with attributes."""
    describes_json: bool = False
    """Whether its fields are those of JSON, with their names."""
    methods: frozenset[str] = frozenset()
    """Names of methods that its base classes have and that classes may override."""
    libraries: frozenset[str] = frozenset()
    """The top-level modules that its base classes come from."""
    bases: frozenset[str] = frozenset()
    """Names of the base classes, whose subclasses have the flavour, too."""
    decorators: frozenset[str] = frozenset()
    """Ids of the decorators, which give the flavour to the decorated class alone."""
    implied: dict[str, str] = field(default_factory=dict)
    """The settings that are True with some of the decorators, by the decorators' ids."""
    functions: frozenset[str] = frozenset()
    """Ids of functions that make such a class."""
    make_from_call: Callable[[ast.Call, str, Scope, PackageModels], Model | None] | None = None
    """Makes the model of a class that a call of a base class or function makes."""
    settings_of_call: Callable[[ast.Call, Scope, PackageModels], ModelSettings] = (
        lambda call, scope, _: take_keywords(call.keywords, scope)
    )
    """Reads what such a call says of the model."""
    bases_of_call: Callable[[ast.Call, Scope], list[Any]] | None = None
    """The bases of such a class, if they are not what is called."""
    hidden_names: Callable[[griffe.Object], frozenset[str]] = lambda _: frozenset()
    """Names in the class body that are not for readers, such as settings."""

    def is_base(self, path: str) -> bool:
        """Tell whether a library class is one of the base classes."""
        return path.partition(".")[0] in self.libraries and path.rpartition(".")[2] in self.bases


def _pydantic(source: ModelClass, origin: str, package: PackageModels) -> Model:
    is_version_1 = package.is_version_1(origin)
    mixins = [] if is_version_1 else package.mixins(source.cls)
    rule = package.generators.of(source.cls)
    return make_pydantic_model(source, rule, is_version_1=is_version_1, mixins=mixins)


def _created_settings(call: ast.Call, scope: Scope, package: PackageModels) -> ModelSettings:
    """Read the settings of `create_model(..., __base__=Base)`; other keywords are fields."""
    keywords = keywords_of(call)
    base, config = keywords.get("__base__"), keywords.get("__config__")
    made = ModelSettings()
    if base is not None:
        inherited = package.settings(Expression(base, scope).target())
        made.inherited = inherited.inherited | inherited.own
    if config is not None:
        made.own = settings_from(Expression(config, scope))
    return made


def _make_transformed(source: ModelClass, origin: str, package: PackageModels) -> Model:
    return make_transformed_model(source, package.markers.of(origin) or TransformMarker())


PYDANTIC = FlavorRule(
    name="pydantic",
    label="Pydantic model",
    make=_pydantic,
    facts=lambda settings, origin, package: pydantic_facts(
        settings, is_version_1=package.is_version_1(origin)
    ),
    describes_json=True,
    methods=PYDANTIC_METHODS,
    libraries=frozenset({"pydantic", "pydantic_settings", "sqlmodel"}),
    bases=frozenset({"BaseModel", "RootModel", "GenericModel", "BaseSettings", "SQLModel"}),
    functions=frozenset({"pydantic.create_model", "pydantic.main.create_model"}),
    make_from_call=lambda call, _, scope, package: make_created_model(
        call, scope, package.generators
    ),
    settings_of_call=_created_settings,
    bases_of_call=created_bases,
    hidden_names=lambda _: frozenset({"Config", "model_config", "__root__", "root"}),
)
ENUM = FlavorRule(
    name="enum",
    label="Enum",
    make=lambda source, origin, _: make_enum_model(source, origin.rpartition(".")[2]),
    shape="enum",
    describes_json=True,
    libraries=frozenset({"enum", "strenum", "backports", "aenum"}),
    bases=frozenset({"Enum", "IntEnum", "StrEnum", "Flag", "IntFlag", "ReprEnum"}),
    make_from_call=lambda call, origin, scope, _: make_functional_enum(
        call, origin.rpartition(".")[2], scope
    ),
    hidden_names=ignored_names,
)
TYPED_DICT = FlavorRule(
    name="typedDict",
    label="TypedDict",
    make=lambda source, *_: make_typed_dict_model(source),
    facts=lambda settings, *_: typed_dict_facts(settings),
    shape="dict",
    describes_json=True,
    libraries=_TYPING,
    bases=frozenset({"TypedDict"}),
    make_from_call=lambda call, _, scope, __: make_functional_typed_dict(call, scope),
)
NAMED_TUPLE = FlavorRule(
    name="namedTuple",
    label="NamedTuple",
    make=lambda source, *_: make_named_tuple_model(source),
    facts=lambda *_: {"frozen": True, "arrayInJson": True},
    shape="tuple",
    libraries=_TYPING,
    bases=frozenset({"NamedTuple"}),
    functions=frozenset({"collections.namedtuple"}),
    make_from_call=lambda call, _, scope, __: make_functional_named_tuple(call, scope),
)
DATACLASS = FlavorRule(
    name="dataclass",
    label="Dataclass",
    make=lambda source, *_: make_dataclass_model(source),
    facts=lambda settings, origin, _: dataclass_facts(settings, origin),
    decorators=frozenset({"dataclasses.dataclass", "pydantic.dataclasses.dataclass"}),
)
ATTRS = FlavorRule(
    name="attrs",
    label="attrs class",
    make=lambda source, *_: make_attrs_model(source),
    facts=lambda settings, *_: attrs_facts(settings),
    implied={"attr.frozen": "frozen", "attrs.frozen": "frozen"},
    decorators=frozenset(f"{module}.{name}" for module in ("attr", "attrs") for name in _ATTRS),
)
STRUCT = FlavorRule(
    name="struct",
    label="msgspec struct",
    make=lambda source, _, package: make_struct_model(source, package.settings(source.cls)),
    facts=lambda settings, *_: struct_facts(settings),
    describes_json=True,
    libraries=frozenset({"msgspec"}),
    bases=frozenset({"Struct"}),
    functions=frozenset({"msgspec.defstruct"}),
    make_from_call=lambda call, _, scope, __: make_functional_struct(
        call, scope, take_keywords(call.keywords, scope)
    ),
    bases_of_call=lambda *_: [{"kind": "name", "name": "Struct", "id": "msgspec.Struct"}],
)
TRANSFORMED = FlavorRule(
    name="dataclassTransform",
    label="Dataclass",
    make=_make_transformed,
    facts=lambda settings, origin, package: transformed_facts(
        settings, package.markers.of(origin) or TransformMarker()
    ),
)
"""What `dataclass_transform` marks has no names that are known beforehand: see `Flavors`."""

FLAVOR_RULES = (
    PYDANTIC,
    ENUM,
    TYPED_DICT,
    NAMED_TUPLE,
    DATACLASS,
    ATTRS,
    STRUCT,
    TRANSFORMED,
)


def rule_of_call(path: str, *, has_arguments: bool) -> FlavorRule | None:
    """Return the flavour of the class that a call makes.

    Args:
        path: Id of what is called.
        has_arguments: Whether it is given a name; a base class without one makes an instance.
    """
    for rule in FLAVOR_RULES:
        # A call of a Pydantic model or a struct makes an instance; a function makes a class.
        is_base = has_arguments and not rule.bases_of_call and rule.is_base(path)
        if rule.make_from_call is not None and (path in rule.functions or is_base):
            return rule
    return None


def names_in_model(cls: griffe.Object, model: Model | None) -> frozenset[str]:
    """Return the names of a class body that are not members beside its model.

    Args:
        cls: The class.
        model: Its model.

    Returns:
        The names of fields and enum members, and those that the flavour hides.
    """
    if model is None:
        return frozenset()
    parts: Any = (*model.get("fields", ()), *model.get("members", ()))
    names = frozenset(part["name"] for part in parts)
    rule = next(rule for rule in FLAVOR_RULES if rule.name == model["flavor"])
    return names | rule.hidden_names(cls)
