"""The parameters of a function header."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.source.source_text import text_of

if TYPE_CHECKING:
    import ast
    from collections.abc import Iterator

    from wrapdocs_introspect.contract import ParameterKind

Declared = tuple["ParameterKind", "ast.arg", "ast.expr | None"]


def declared_parameters(args: ast.arguments) -> Iterator[Declared]:
    """Yield kind, declaration and default of every parameter, in order."""
    positional = [*args.posonlyargs, *args.args]
    missing = len(positional) - len(args.defaults)
    for index, argument in enumerate(positional):
        is_only = index < len(args.posonlyargs)
        kind: ParameterKind = "positionalOnly" if is_only else "positionalOrKeyword"
        yield kind, argument, args.defaults[index - missing] if index >= missing else None
    if args.vararg is not None:
        yield "varPositional", args.vararg, None
    for argument, default in zip(args.kwonlyargs, args.kw_defaults, strict=True):
        yield "keywordOnly", argument, default
    if args.kwarg is not None:
        yield "varKeyword", args.kwarg, None


def parameter_defaults(args: ast.arguments) -> dict[str, ast.expr]:
    """Return the defaults by the names of their parameters."""
    return {one.arg: default for _, one, default in declared_parameters(args) if default}


def first_parameter(args: ast.arguments) -> ast.arg | None:
    """Return the first parameter that is passed by its place: that of a method is the receiver."""
    return next(iter([*args.posonlyargs, *args.args]), None)


def required_parameters(args: ast.arguments) -> Iterator[ast.arg]:
    """Yield the parameters without a default, in order; `*args` and `**kwargs` need no value."""
    for kind, argument, default in declared_parameters(args):
        if default is None and not kind.startswith("var"):
            yield argument


def default_texts(args: ast.arguments) -> dict[str, str | None]:
    """Return the defaults of the parameters as source; None for those without one."""
    return {
        argument.arg: text_of(default) if default is not None else None
        for kind, argument, default in declared_parameters(args)
        if not kind.startswith("var")
    }
