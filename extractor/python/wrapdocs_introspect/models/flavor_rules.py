"""The flavours of models: how a class is recognised as one, and how its model is made.

A new flavour is a file that makes its models, and a row here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from wrapdocs_introspect.models.attrs import make_attrs_model
from wrapdocs_introspect.models.base import ignored_names
from wrapdocs_introspect.models.dataclass import make_dataclass_model
from wrapdocs_introspect.models.enums import make_enum_model
from wrapdocs_introspect.models.functional import (
    created_bases,
    make_created_model,
    make_functional_enum,
    make_functional_named_tuple,
    make_functional_typed_dict,
)
from wrapdocs_introspect.models.named_tuple import make_named_tuple_model
from wrapdocs_introspect.models.pydantic import make_pydantic_model
from wrapdocs_introspect.models.typed_dict import make_typed_dict_model

if TYPE_CHECKING:
    import ast
    from collections.abc import Callable
    from typing import Any

    import griffe

    from wrapdocs_introspect.contract import Model
    from wrapdocs_introspect.models.alias_generators import AliasGenerators
    from wrapdocs_introspect.models.base import ModelClass
    from wrapdocs_introspect.names.scope import Scope

_TYPING = frozenset({"typing", "typing_extensions", "mypy_extensions"})
_ATTRS = ("s", "attrs", "attributes", "dataclass", "define", "frozen", "mutable")


class PackageModels(Protocol):
    """What the models of a package have in common."""

    generators: AliasGenerators

    def is_version_1(self, origin: str) -> bool:
        """Tell whether a library class is one of Pydantic 1, or the package is written for it."""

    def mixins(self, cls: griffe.Class) -> list[ModelClass]:
        """Return the bases of a model that are not models themselves, the farthest first."""


@dataclass(frozen=True)
class FlavorRule:
    """A flavour of models."""

    name: str
    make: Callable[[ModelClass, str, PackageModels], Model]
    """Makes the model of a class, given the library class or decorator that it comes from."""
    libraries: frozenset[str] = frozenset()
    """The top-level modules that its base classes come from."""
    bases: frozenset[str] = frozenset()
    """Names of the base classes, whose subclasses have the flavour, too."""
    decorators: frozenset[str] = frozenset()
    """Ids of the decorators, which give the flavour to the decorated class alone."""
    functions: frozenset[str] = frozenset()
    """Ids of functions that make such a class."""
    make_from_call: Callable[[ast.Call, str, Scope, PackageModels], Model | None] | None = None
    """Makes the model of a class that a call of a base class or function makes."""
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


PYDANTIC = FlavorRule(
    name="pydantic",
    make=_pydantic,
    libraries=frozenset({"pydantic", "pydantic_settings", "sqlmodel"}),
    bases=frozenset({"BaseModel", "RootModel", "GenericModel", "BaseSettings", "SQLModel"}),
    functions=frozenset({"pydantic.create_model", "pydantic.main.create_model"}),
    make_from_call=lambda call, _, scope, package: make_created_model(
        call, scope, package.generators
    ),
    bases_of_call=created_bases,
    hidden_names=lambda _: frozenset({"Config", "model_config", "__root__", "root"}),
)
ENUM = FlavorRule(
    name="enum",
    make=lambda source, origin, _: make_enum_model(source, origin.rpartition(".")[2]),
    libraries=frozenset({"enum", "strenum", "backports", "aenum"}),
    bases=frozenset({"Enum", "IntEnum", "StrEnum", "Flag", "IntFlag", "ReprEnum"}),
    make_from_call=lambda call, origin, scope, _: make_functional_enum(
        call, origin.rpartition(".")[2], scope
    ),
    hidden_names=ignored_names,
)
TYPED_DICT = FlavorRule(
    name="typedDict",
    make=lambda source, *_: make_typed_dict_model(source),
    libraries=_TYPING,
    bases=frozenset({"TypedDict"}),
    make_from_call=lambda call, _, scope, __: make_functional_typed_dict(call, scope),
)
NAMED_TUPLE = FlavorRule(
    name="namedTuple",
    make=lambda source, *_: make_named_tuple_model(source),
    libraries=_TYPING,
    bases=frozenset({"NamedTuple"}),
    functions=frozenset({"collections.namedtuple"}),
    make_from_call=lambda call, _, scope, __: make_functional_named_tuple(call, scope),
)
DATACLASS = FlavorRule(
    name="dataclass",
    make=lambda source, *_: make_dataclass_model(source),
    decorators=frozenset({"dataclasses.dataclass", "pydantic.dataclasses.dataclass"}),
)
ATTRS = FlavorRule(
    name="attrs",
    make=lambda source, *_: make_attrs_model(source),
    decorators=frozenset(f"{module}.{name}" for module in ("attr", "attrs") for name in _ATTRS),
)

FLAVOR_RULES = (PYDANTIC, ENUM, TYPED_DICT, NAMED_TUPLE, DATACLASS, ATTRS)


def rule_of_call(path: str, *, has_arguments: bool) -> FlavorRule | None:
    """Return the flavour of the class that a call makes.

    Args:
        path: Id of what is called.
        has_arguments: Whether it is given a name; a base class without one makes an instance.
    """
    for rule in FLAVOR_RULES:
        # A call of a Pydantic model makes an instance; only `create_model` makes a class.
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
