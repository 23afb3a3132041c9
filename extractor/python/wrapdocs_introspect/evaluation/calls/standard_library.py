"""Calls of functions of other packages that only pass on or put together values."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.calls.builtin_functions import BUILTINS, fields_of
from wrapdocs_introspect.evaluation.calls.dict_methods import DICT_METHODS
from wrapdocs_introspect.evaluation.calls.introspection import make_signature
from wrapdocs_introspect.evaluation.calls.regular_expressions import SEARCHES
from wrapdocs_introspect.evaluation.containers import dict_of, extend
from wrapdocs_introspect.evaluation.expressions.texts import written
from wrapdocs_introspect.evaluation.values.choices import choose
from wrapdocs_introspect.evaluation.values.contents import ListContent, ObjectContent
from wrapdocs_introspect.evaluation.values.texts import concatenate
from wrapdocs_introspect.evaluation.values.values import (
    UNKNOWN,
    Partial,
    Placeholder,
    Reference,
    Text,
    Value,
    text,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from wrapdocs_introspect.evaluation.calls.arguments import Arguments
    from wrapdocs_introspect.evaluation.frames import Frame
    from wrapdocs_introspect.evaluation.interface import Evaluator

    Known = Callable[[Evaluator, Arguments, Frame], Value | None]

_ADDRESS = re.compile(r"^[a-z][a-z0-9+.-]*:")
_HOST = re.compile(r"^[a-z][a-z0-9+.-]*://[^/]*")


def _first(_evaluator: Evaluator, arguments: Arguments, _: Frame) -> Value | None:
    return arguments.get(0)


def _second(_evaluator: Evaluator, arguments: Arguments, _: Frame) -> Value | None:
    return arguments.get(1)


def _copy(evaluator: Evaluator, arguments: Arguments, _: Frame) -> Value | None:
    value = arguments.get(0) or UNKNOWN
    content = dict_of(value, evaluator) if isinstance(value, Reference) else None
    return DICT_METHODS["copy"](value, content, arguments, evaluator) if content else value


def _holder_of(path: str) -> Known:
    """Return the constructor of objects that only hold the attributes that code sets."""

    def make(evaluator: Evaluator, arguments: Arguments, _: Frame) -> Value:
        return evaluator.allocate(ObjectContent(arguments.keywords), path)

    return make


def _partial(_evaluator: Evaluator, arguments: Arguments, _: Frame) -> Value | None:
    if not arguments.positional:
        return None
    return Partial(arguments.positional[0], arguments.positional[1:], arguments.keywords)


def _quote(_evaluator: Evaluator, arguments: Arguments, _: Frame) -> Value | None:
    value = arguments.get(0) or UNKNOWN
    return value if isinstance(value, Text) else None


def _join_path(evaluator: Evaluator, arguments: Arguments, frame: Frame) -> Value:
    pieces: list[list[Text]] = []
    for index, one in enumerate(arguments.positional):
        found = written(one, evaluator, frame)
        if index and all(_ends_with_slash(a) for a in pieces[-1]):
            pieces.append(found)
        else:
            pieces += [[text("/")], found] if index else [found]
    return concatenate(pieces)


def _ends_with_slash(value: Text) -> bool:
    last = value.parts[-1] if value.parts else ""
    return isinstance(last, str) and last.endswith("/")


def _join_address(evaluator: Evaluator, arguments: Arguments, frame: Frame) -> Value:
    bases = written(arguments.get(0, "base") or UNKNOWN, evaluator, frame, "base_url")
    paths = written(arguments.get(1, "url") or UNKNOWN, evaluator, frame, "path")
    return choose(_joined(base, path) for base in bases for path in paths)


def _joined(base: Text, path: Text) -> Text:
    """Return what `urljoin` makes of an address and a path."""
    first = path.parts[0] if path.parts else ""
    if isinstance(first, str) and _ADDRESS.match(first):
        return path
    if isinstance(first, str) and first.startswith("/"):
        return text(*_host_of(base), *path.parts)
    parts = list(base.parts)
    last = parts[-1] if parts else ""
    if isinstance(last, Placeholder):
        return text(*parts, "/", *path.parts)
    host = _HOST.match(last) if len(parts) == 1 else None
    if host is not None and host.end() == len(last):
        return text(last, "/", *path.parts)
    return text(*parts[:-1], last[: last.rfind("/") + 1], *path.parts)


def _host_of(base: Text) -> list[str | Placeholder]:
    """Return the parts of an address up to its path; all of one whose host is not known."""
    kept: list[str | Placeholder] = []
    has_scheme = False
    for part in base.parts:
        if isinstance(part, Placeholder):
            kept.append(part)
            has_scheme = True
            continue
        found = _HOST.match(part) if not kept else None
        if found is not None:
            kept.append(found[0])
            if found.end() < len(part):
                return kept
            has_scheme = True
        elif has_scheme:
            kept.append(part.partition("/")[0])
            return kept
        else:
            return kept
    return kept


def _as_dict(evaluator: Evaluator, arguments: Arguments, _: Frame) -> Value | None:
    value = arguments.get(0)
    return fields_of(value, evaluator) if value is not None else None


def _chain(evaluator: Evaluator, arguments: Arguments, _: Frame) -> Value:
    made = ListContent()
    for one in arguments.positional:
        made = extend(made, one, evaluator)
    return made


def _run_later(evaluator: Evaluator, arguments: Arguments, frame: Frame) -> Value | None:
    """Call the function that is given first, also one that is not known, with what is behind it."""
    if not arguments.positional:
        return None
    function, *rest = arguments.positional
    return evaluator.call(function, arguments._replace(positional=tuple(rest)), frame)


def _gather(_evaluator: Evaluator, arguments: Arguments, _: Frame) -> Value:
    return ListContent(
        arguments.positional, "list", bool(arguments.more_positional), arguments.more_positional
    )


def _import_module(evaluator: Evaluator, arguments: Arguments, frame: Frame) -> Value | None:
    name = arguments.get(0, "name")
    if not isinstance(name, Text) or not name.literal:
        return None
    path = name.literal
    if path.startswith("."):
        module, anchor = frame.scope.module, arguments.get(1, "package")
        package = module.path if module.is_init_module else module.path.rpartition(".")[0]
        if isinstance(anchor, Text) and anchor.literal:
            package = anchor.literal
        relative = path.lstrip(".")
        for _ in range(len(path) - len(relative) - 1):
            package = package.rpartition(".")[0]
        path = f"{package}.{relative}"
    return evaluator.value_of(evaluator.definitions.imported(path))


_DICT_CLASSES = (
    *("collections.OrderedDict", "collections.UserDict", "types.MappingProxyType"),
    *("multidict.CIMultiDict", "multidict.MultiDict", "requests.structures.CaseInsensitiveDict"),
    *("httpx.Headers", "httpx.QueryParams", "urllib3.HTTPHeaderDict"),
)
FUNCTIONS: dict[str, Known] = {
    **dict.fromkeys(_DICT_CLASSES, BUILTINS["dict"]),
    "importlib.import_module": _import_module,
    "inspect.signature": make_signature,
    "typing.cast": _second,
    "typing_extensions.cast": _second,
    "typing.assert_type": _first,
    "copy.copy": _copy,
    "copy.deepcopy": _copy,
    "threading.local": _holder_of("threading.local"),
    "types.SimpleNamespace": _holder_of("types.SimpleNamespace"),
    "functools.partial": _partial,
    "functools.partialmethod": _partial,
    "os.fspath": _first,
    "os.path.join": _join_path,
    "posixpath.join": _join_path,
    "pathlib.PurePosixPath": _join_path,
    "urllib.parse.quote": _quote,
    "urllib.parse.quote_plus": _quote,
    "urllib.parse.unquote": _quote,
    "urllib.parse.urljoin": _join_address,
    **{f"re.{name}": search for name, search in SEARCHES.items()},
    "itertools.chain": _chain,
    "dataclasses.asdict": _as_dict,
    "attr.asdict": _as_dict,
    "attrs.asdict": _as_dict,
    "dataclasses.replace": _first,
    "asyncio.run": _first,
    "asyncio.wait_for": _first,
    "asyncio.shield": _first,
    "asyncio.create_task": _first,
    "asyncio.ensure_future": _first,
    "asyncio.run_coroutine_threadsafe": _first,
    "asyncio.gather": _gather,
    "asyncio.to_thread": _run_later,
    "anyio.to_thread.run_sync": _run_later,
    "anyio.run": _run_later,
    "contextlib.closing": _first,
    "contextlib.nullcontext": _first,
}
