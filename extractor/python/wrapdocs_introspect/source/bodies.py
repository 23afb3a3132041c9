"""What the bodies of functions say that their signatures do not, for comparing versions."""

from __future__ import annotations

import ast
import hashlib
from typing import TYPE_CHECKING

from wrapdocs_introspect.source.environment import variable_read
from wrapdocs_introspect.source.expressions import dotted_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from wrapdocs_introspect.contract import Body, Raise

_Function = (ast.FunctionDef, ast.AsyncFunctionDef)
_SCOPES = (*_Function, ast.ClassDef, ast.Lambda)
_DIGITS = 10
_KINDS: dict[type[ast.AST], str] = {
    ast.List: "list",
    ast.ListComp: "list",
    ast.Dict: "dict",
    ast.DictComp: "dict",
    ast.Set: "set",
    ast.SetComp: "set",
    ast.Tuple: "tuple",
    ast.GeneratorExp: "generator",
    ast.JoinedStr: "str",
    ast.Lambda: "function",
}
_READERS = frozenset({"pop", "get", "setdefault"})


def read_bodies(body: list[ast.stmt], text: str) -> dict[str, Body]:
    """Describe the functions and classes of a module.

    Args:
        body: The statements of the module.
        text: Its source.

    Returns:
        What is known of each, by its name within the module: `Client.read`.
    """
    found: dict[str, Body] = {}
    lines = text.splitlines()
    waiting = [("", statement) for statement in body]
    while waiting:
        prefix, statement = waiting.pop()
        if isinstance(statement, ast.ClassDef):
            name = f"{prefix}{statement.name}"
            if reads := _undeclared(statement):
                found[name] = {"reads": reads}
            waiting += [(f"{name}.", inner) for inner in statement.body]
        elif isinstance(statement, _Function):
            if made := _describe(statement, lines):
                found[f"{prefix}{statement.name}"] = made
        elif isinstance(statement, (ast.If, ast.Try, ast.With)):
            waiting += [(prefix, inner) for inner in _inner_statements(statement)]
    return dict(sorted(found.items()))


def read_offered_names(body: list[ast.stmt]) -> list[str]:
    """Return the names that a module's `__getattr__` compares with what it is asked for."""
    function = next(
        (one for one in body if isinstance(one, _Function) and one.name == "__getattr__"), None
    )
    if function is None or not function.args.args:
        return []
    asked = function.args.args[0].arg
    tables = {
        target.id: _texts(statement.value)
        for statement in body
        if isinstance(statement, ast.Assign)
        for target in statement.targets
        if isinstance(target, ast.Name)
    }
    found: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Compare) and _is_name(node.left, asked):
            for other in node.comparators:
                found |= tables.get(_name(other), set()) | _texts(other)
        elif isinstance(node, ast.Subscript) and _is_name(node.slice, asked):
            found |= tables.get(_name(node.value), set())
        elif isinstance(node, ast.Match) and _is_name(node.subject, asked):
            found |= {
                value.value.value
                for case in node.cases
                for value in ast.walk(case.pattern)
                if isinstance(value, ast.MatchValue)
                and isinstance(value.value, ast.Constant)
                and isinstance(value.value.value, str)
            }
    return sorted(name for name in found if name.isidentifier())


def _describe(function: ast.FunctionDef | ast.AsyncFunctionDef, lines: list[str]) -> Body:
    has_docstring = ast.get_docstring(function, clean=False) is not None
    statements = function.body[1:] if has_docstring else function.body
    if not statements or all(map(_is_trivial, statements)):
        raised = _raises(list(statements))
        return {"raises": raised} if raised else {}
    made: Body = {"digest": _digest(statements, lines)}
    nodes = list(_own_nodes(statements))
    if raises := _raises(nodes):
        made["raises"] = raises
    yields = [one.lineno for one in nodes if isinstance(one, (ast.Yield, ast.YieldFrom))]
    if yields:
        made["yields"] = min(yields)
    if variables := {name for node in nodes if (name := variable_read(node)) is not None}:
        made["environment"] = sorted(variables)
    inner = {one.name for one in statements if isinstance(one, _Function)}
    if kinds := _kinds([one.value for one in nodes if isinstance(one, ast.Return)], inner):
        made["returns"] = kinds
    if function.args.kwarg is not None:
        made.update(_describe_keywords(nodes, function.args.kwarg.arg))
    return made


def _describe_keywords(nodes: list[ast.AST], kwargs: str) -> Body:
    """Tell what a function does with its `**kwargs`."""
    made: Body = {}
    if takes := {name for node in nodes for name in _taken(node, kwargs)}:
        made["takes"] = sorted(takes)
    calls = [one for one in nodes if isinstance(one, ast.Call) and _gives(one, kwargs)]
    if calls:
        made["forwards"] = sorted({_called(one) or "" for one in calls})
    return made


def _raises(nodes: list[ast.AST]) -> list[Raise]:
    """Return the exceptions that a function raises, each with its first line."""
    found: dict[str, int] = {}
    for node in nodes:
        if isinstance(node, ast.Raise) and (name := _raised(node)):
            found[name] = min(node.lineno, found.get(name, node.lineno))
    return [{"name": name, "line": line} for name, line in sorted(found.items())]


def _is_trivial(statement: ast.stmt) -> bool:
    """Tell whether a statement only stands where Python demands one."""
    if isinstance(statement, ast.Raise):
        return _raised(statement) == "NotImplementedError"
    is_text = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    return is_text or isinstance(statement, ast.Pass)


def _digest(statements: list[ast.stmt], lines: list[str]) -> str:
    """Return a digest of the source that does not depend on its layout and its comments."""
    first, last = statements[0], statements[-1]
    start = min([first.lineno, *(one.lineno for one in getattr(first, "decorator_list", ()))])
    written = lines[start - 1 : last.end_lineno]
    if written:
        written[0] = written[0].encode()[first.col_offset :].decode(errors="replace")
    code = "".join("".join(line.split()) for line in written if not line.lstrip().startswith("#"))
    plain = code.replace("'", '"').replace(",)", ")").replace(",]", "]").replace(",}", "}")
    return hashlib.sha256(plain.encode(errors="replace")).hexdigest()[:_DIGITS]


def _own_nodes(statements: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """Yield the nodes of a function without those of functions and classes inside it."""
    waiting = list(statements)
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, _SCOPES):
            waiting += ast.iter_child_nodes(node)


def _inner_statements(statement: ast.stmt) -> Iterator[ast.stmt]:
    for node in ast.iter_child_nodes(statement):
        if isinstance(node, ast.stmt):
            yield node
        elif isinstance(node, ast.ExceptHandler):
            yield from node.body


def _raised(node: ast.Raise) -> str | None:
    made = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
    name = dotted_name(made) if made is not None else None
    return name if name and name.rpartition(".")[2][:1].isupper() else None


def _kinds(returns: list[ast.expr | None], inner: set[str]) -> list[str]:
    """Return the kinds of all values that a function returns; none if one of them is unknown."""
    found = {_kind(value, inner) for value in returns}
    return sorted(kind for kind in found if kind) if None not in found else []


def _kind(value: ast.expr | None, inner: set[str]) -> str | None:
    if value is None:
        return "None"
    if isinstance(value, ast.Constant):
        return type(value.value).__name__.replace("NoneType", "None")
    if isinstance(value, ast.Name) and value.id in inner:
        return "function"
    if isinstance(value, ast.Call):
        name = dotted_name(value.func)
        return f"{name}()" if name else None
    return _KINDS.get(type(value))


def _called(node: ast.Call) -> str | None:
    """Return what is called: `self.send`, or `super().__init__`."""
    function = node.func
    if isinstance(function, ast.Attribute) and isinstance(function.value, ast.Call):
        inner = dotted_name(function.value.func)
        return f"super().{function.attr}" if inner == "super" else None
    return dotted_name(function)


def _gives(node: ast.Call, kwargs: str) -> bool:
    starred = [one.value for one in node.keywords if one.arg is None]
    return any(_is_name(value, kwargs) for value in [*starred, *node.args])


def _taken(node: ast.AST, kwargs: str) -> set[str]:
    """Return the keys that an expression reads of the dictionary of keyword arguments."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        is_read = node.func.attr in _READERS and _is_name(node.func.value, kwargs)
        return _texts(node.args[0]) if is_read and node.args else set()
    if isinstance(node, ast.Subscript) and _is_name(node.value, kwargs):
        return _texts(node.slice)
    if isinstance(node, ast.Compare) and any(_is_name(one, kwargs) for one in node.comparators):
        return _texts(node.left)
    return set()


def _undeclared(statement: ast.ClassDef) -> list[str]:
    """Return the attributes that methods read of their objects, and that the class never sets."""
    read: set[str] = set()
    known: set[str] = set()
    for member in statement.body:
        if isinstance(member, (*_Function, ast.ClassDef)):
            known.add(member.name)
        elif isinstance(member, (ast.Assign, ast.AnnAssign)):
            targets = member.targets if isinstance(member, ast.Assign) else [member.target]
            known |= {one.id for one in targets if isinstance(one, ast.Name)}
        if not isinstance(member, _Function) or not member.args.args:
            continue
        own = member.args.args[0].arg
        for node in ast.walk(member):
            if isinstance(node, ast.Attribute) and _is_name(node.value, own):
                (read if isinstance(node.ctx, ast.Load) else known).add(node.attr)
    return sorted(name for name in read - known if not name.startswith("_"))


def _texts(node: ast.AST | None) -> set[str]:
    """Return the texts in an expression: one, those of a list, or the keys of a dictionary."""
    if isinstance(node, ast.Dict):
        return {text for key in node.keys for text in _texts(key)}
    if isinstance(node, (ast.Tuple, ast.List, ast.Set)):
        return {text for one in node.elts for text in _texts(one)}
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    return set()


def _is_name(node: ast.AST | None, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def _name(node: ast.AST) -> str:
    return node.id if isinstance(node, ast.Name) else ""
