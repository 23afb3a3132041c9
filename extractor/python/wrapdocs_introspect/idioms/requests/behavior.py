"""What the code around requests sets: retries, time-outs, and the headers of limits.

Only what is written there is said, with its line; what it amounts to is left to the reader.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from typing import TYPE_CHECKING

from wrapdocs_introspect.names.binding import Binding
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.source.expressions import last_part
from wrapdocs_introspect.source.walking import walk

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from wrapdocs_introspect.contract import BehaviorFact, BehaviorKind
    from wrapdocs_introspect.names.package_scopes import PackageScopes
    from wrapdocs_introspect.operations.facts import OperationFacts

_MAX_MODULES = 12
_MAX_FACTS = 20
_MAX_TEXT = 200
_CLIENT_LIBRARIES = frozenset({"requests", "httpx", "aiohttp", "urllib3", "urllib", "niquests"})
_RETRYING_LIBRARIES = frozenset({"tenacity", "backoff", "retrying", "stamina"})
_PARAMETERS: dict[str, BehaviorKind] = {
    "timeout": "timeout",
    "request_timeout": "timeout",
    "max_retries": "retry",
    "retries": "retry",
}
_HEADERS: tuple[tuple[re.Pattern[str], BehaviorKind], ...] = (
    (re.compile(r"retry-after(?:-ms)?", re.IGNORECASE), "rateLimit"),
    (re.compile(r"(?:x-)?rate-?limit-[a-z-]+", re.IGNORECASE), "rateLimit"),
    (re.compile(r"(?:x-)?idempotency-key", re.IGNORECASE), "idempotency"),
)


def read_behavior(
    operations: Iterable[OperationFacts], scopes: PackageScopes
) -> list[BehaviorFact]:
    """Return what the modules set that send the requests of operations.

    Args:
        operations: The operations of clients, with the ways to their requests.
        scopes: The package's scopes.
    """
    modules: Counter[str] = Counter()
    for one in operations:
        steps = one.client.evidence if one.client is not None else ()
        function = scopes.find(steps[-1]["function"]) if steps else None
        if isinstance(function, Scope):
            modules[function.source.id] += 1
    found: dict[tuple[str, str], BehaviorFact] = {}
    for module_id, _ in modules.most_common(_MAX_MODULES):
        module = scopes.module(module_id)
        for fact in _read_module(module) if module is not None else ():
            found.setdefault((fact["kind"], fact["text"]), fact)
    return list(found.values())[:_MAX_FACTS]


def _read_module(module: Scope) -> Iterator[BehaviorFact]:
    for node in walk(module.node):
        scope = module.at(getattr(node, "lineno", 1))
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield from _read_decorators(node, scope)
            yield from _read_parameters(node, module)
        elif isinstance(node, ast.Call):
            yield from _read_call(node, scope)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            kinds = (kind for pattern, kind in _HEADERS if pattern.fullmatch(node.value))
            yield from (_make(kind, node.value, node, module) for kind in kinds)


def _read_decorators(
    node: ast.FunctionDef | ast.AsyncFunctionDef, scope: Scope
) -> Iterator[BehaviorFact]:
    """Yield the decorators of libraries that call a function again."""
    for one in node.decorator_list:
        called = one.func if isinstance(one, ast.Call) else one
        if _root_of(called, scope) in _RETRYING_LIBRARIES:
            yield _make("retry", f"@{ast.unparse(one)}", one, scope)


def _read_parameters(
    node: ast.FunctionDef | ast.AsyncFunctionDef, module: Scope
) -> Iterator[BehaviorFact]:
    """Yield the defaults with which callers construct a client."""
    if node.name != "__init__":
        return
    positional = [*node.args.posonlyargs, *node.args.args]
    behind = positional[len(positional) - len(node.args.defaults) :]
    pairs = [
        *zip(behind, node.args.defaults, strict=True),
        *zip(node.args.kwonlyargs, node.args.kw_defaults, strict=True),
    ]
    for argument, default in pairs:
        kind = _PARAMETERS.get(argument.arg)
        is_said = default is not None and ast.unparse(default) not in {"None", "NOT_GIVEN"}
        if kind is not None and default is not None and is_said:
            text = f"{argument.arg}={_with_value(default, module)}"
            yield _make(kind, text, argument, module)


def _read_call(node: ast.Call, scope: Scope) -> Iterator[BehaviorFact]:
    """Yield what calls of HTTP libraries are told."""
    name = getattr(node.func, "attr", None) or last_part(node.func)
    if _root_of(node.func, scope) not in _CLIENT_LIBRARIES:
        return
    if name == "Retry":
        yield _make("retry", ast.unparse(node), node, scope)
    for one in node.keywords:
        is_constant = isinstance(one.value, ast.Constant) and one.value.value is not None
        if one.arg == "timeout" and (is_constant or isinstance(one.value, ast.Tuple)):
            yield _make("timeout", f"{name}(timeout={ast.unparse(one.value)})", one, scope)
        elif one.arg in {"max_retries", "retries"} and is_constant:
            yield _make("retry", f"{name}({one.arg}={ast.unparse(one.value)})", one, scope)


def _root_of(node: ast.expr, scope: Scope) -> str:
    """Return the distribution that a name comes from; that of a session for its methods."""
    path = scope.resolve_node(node)
    return (path or "").partition(".")[0]


def _with_value(node: ast.expr, module: Scope) -> str:
    """Return an expression, with the value of the constant that it names."""
    text = ast.unparse(node)
    found = module.find(node) if isinstance(node, (ast.Name, ast.Attribute)) else None
    value = found.value if isinstance(found, Binding) else None
    return text if value is None else f"{text} ({ast.unparse(value)})"


def _make(kind: BehaviorKind, text: str, node: ast.AST, scope: Scope) -> BehaviorFact:
    short = text if len(text) <= _MAX_TEXT else f"{text[: _MAX_TEXT - 1]}…"
    line = getattr(node, "lineno", 1)
    return {"kind": kind, "text": short, "source": {"file": scope.source.file, "line": line}}
