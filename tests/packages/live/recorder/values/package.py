"""The classes and functions of the package that is recorded."""

from __future__ import annotations

import enum
import inspect
import sys
import typing
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

from recorder.network.callers import is_of_package


@dataclass
class Package:
    """What the modules of the package define, by the dotted path of the definition."""

    modules: tuple[str, ...] = ()
    classes: dict[str, type] = field(default_factory=dict)
    functions: dict[str, Any] = field(default_factory=dict)
    by_name: dict[str, type] = field(default_factory=dict)
    by_short_name: dict[str, type] = field(default_factory=dict)
    """By the name in lower case, without underscores."""
    public: set[int] = field(default_factory=set)
    """The identities of what a module without an underscore has in its namespace."""

    def collect(self) -> None:
        """Collect what the imported modules define."""
        for name, module in sorted(sys.modules.items()):
            if is_of_package(name) and isinstance(module, ModuleType):
                for key, value in list(vars(module).items()):
                    self._add(name, key, value)
        for cls in list(self.classes.values()):
            self._add_inner(cls)
        for cls in self.classes.values():
            self.by_name.setdefault(cls.__name__, cls)
            self.by_short_name.setdefault(cls.__name__.lower().replace("_", ""), cls)

    def list_exported(self) -> list[type]:
        """List the classes in the namespace of the package itself."""
        modules = [sys.modules[name] for name in self.modules if name in sys.modules]
        values = [value for module in modules for value in list(vars(module).values())]
        return [
            value
            for value in values
            if inspect.isclass(value) and is_of_package(getattr(value, "__module__", None))
        ]

    def find_by_parameter(self, name: str, *, is_loose: bool) -> type | None:
        """Find the class that is called like a parameter."""
        key = name.lower().replace("_", "")
        found = self.by_short_name.get(key)
        if found is not None or not is_loose or len(key) < 5:
            return found
        similar = (
            cls
            for short, cls in self.by_short_name.items()
            if short.startswith(key) or short.endswith(key)
        )
        return next((cls for cls in similar if not is_model(cls)), None)

    def is_public(self, value: Any) -> bool:
        """Say whether callers can import a class or a function without naming a private module."""
        return id(value) in self.public

    def _add(self, module: str, key: str, value: Any) -> None:
        if not any(part.startswith("_") for part in (*module.split("."), key)):
            self.public.add(id(value))
        if not is_of_package(getattr(value, "__module__", None)):
            return
        if inspect.isclass(value):
            self.classes.setdefault(get_path(value), value)
        elif inspect.isfunction(value) and not (key.startswith("_") or "<" in value.__qualname__):
            self.functions.setdefault(get_path(value), value)

    def _add_inner(self, cls: type) -> None:
        for inner in list(vars(cls).values()):
            if not inspect.isclass(inner) or not is_of_package(inner.__module__):
                continue
            if inner.__qualname__.startswith(f"{cls.__qualname__}."):
                self.classes.setdefault(get_path(inner), inner)


def get_path(value: Any) -> str:
    """Return the dotted path of a definition."""
    return f"{value.__module__}.{value.__qualname__}"


def is_model(cls: type) -> bool:
    """Say whether a class only holds data."""
    return (
        issubclass(cls, (BaseException, enum.Enum))
        or hasattr(cls, "__pydantic_fields__")
        or hasattr(cls, "__fields__")
        or typing.is_typeddict(cls)
        or bool(getattr(cls, "_is_protocol", False))
    )


PACKAGE = Package()
