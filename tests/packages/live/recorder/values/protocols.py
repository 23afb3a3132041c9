"""Implements abstract classes and protocols: their methods return made-up values."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from recorder.values.maker import Maker


def is_abstract(cls: Any) -> bool:
    """Say whether a class has no instances unless somebody implements it."""
    return bool(getattr(cls, "_is_protocol", False)) or inspect.isabstract(cls)


def implement(maker: Maker, cls: Any, path: str) -> type:
    """Make a subclass in which each abstract method returns a value of its annotated type."""
    names = set(getattr(cls, "__abstractmethods__", ()))
    if getattr(cls, "_is_protocol", False):
        names |= {name for name, value in vars(cls).items() if inspect.isfunction(value)}
    methods = {
        name: _make_method(maker, getattr(cls, name), path)
        for name in sorted(names)
        if name != "__init__"
    }
    return type(cls.__name__, (cls,), {**methods, "_is_protocol": False, "__init__": _do_nothing})


def _make_method(maker: Maker, function: Any, path: str) -> Callable[..., Any]:
    kind = getattr(function, "__annotations__", {}).get("return", inspect.Parameter.empty)

    def answer(*_arguments: Any, **_options: Any) -> Any:
        return maker.make(kind, path, function, 2)

    async def answer_later(*_arguments: Any, **_options: Any) -> Any:
        return maker.make(kind, path, function, 2)

    return answer_later if inspect.iscoroutinefunction(function) else answer


def _do_nothing(*_arguments: Any, **_options: Any) -> None: ...
