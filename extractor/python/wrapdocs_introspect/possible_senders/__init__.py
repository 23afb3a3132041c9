"""The second witness: which public functions may send a request, whether or not it is known which.

It over-approximates, and is independent of what follows requests to their paths. Functions,
classes and names become variables (`program/`) that hold values (`values/`); the code of functions
connects them, in no particular order, and notes what may be called (`reading/`); whether that leads
to an HTTP library (`libraries.py`) is a question of reachability (`reachability.py`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import takewhile
from typing import TYPE_CHECKING

from wrapdocs_introspect.diagnostics import make_diagnostic
from wrapdocs_introspect.errors import describe_error
from wrapdocs_introspect.names.public_names import is_for_users
from wrapdocs_introspect.possible_senders.analysis import Analysis
from wrapdocs_introspect.possible_senders.gate import imports_http_library
from wrapdocs_introspect.possible_senders.reachability import Graph, Node
from wrapdocs_introspect.source.parser_limits import deep_recursion

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from collections.abc import Set as AbstractSet

    from wrapdocs_introspect.contract import Diagnostic, SourceLocation
    from wrapdocs_introspect.loading import LoadedPackage
    from wrapdocs_introspect.possible_senders.program.classes import Class
    from wrapdocs_introspect.possible_senders.program.functions import Function

_RECURSION = 4_000
_MAX_DELEGATED = 3
"""A function that may reach more operations than these is not said to send their requests."""

__all__ = ["PossibleSenders", "find_possible_senders"]


@dataclass
class PossibleSenders:
    """Public functions that may send a request although no operation says so."""

    undetermined: dict[str, SourceLocation] = field(default_factory=dict)
    """The calls that may send one, by ids of functions."""
    callers: dict[str, list[str]] = field(default_factory=dict)
    """Ids of functions that only reach a request by calling an operation, by the operation's id."""
    diagnostics: list[Diagnostic] = field(default_factory=list)


def find_possible_senders(
    package: LoadedPackage,
    left_out: AbstractSet[str],
    operations: AbstractSet[str],
    unknown: AbstractSet[str],
    named: AbstractSet[str],
) -> PossibleSenders:
    """Find the public functions that may send a request.

    Args:
        package: The loaded package.
        left_out: Ids of modules that do not count, such as those of tests.
        operations: Ids of the functions that are operations.
        unknown: Ids of those of which is known that they send a request, but not which.
        named: Ids of other functions that are not asked about.

    Returns:
        The functions that are neither operations nor named.
    """
    sources = [one for one in package.modules if one.id not in left_out]
    if not imports_http_library(package.scopes, sources):
        return PossibleSenders()
    with deep_recursion(_RECURSION):
        analysis = Analysis(package.scopes, sources, operations, unknown)
        left = operations | unknown | named
        functions = (one for one in analysis.program.functions if _is_asked(one, left))
        asked = {one: nodes for one in functions if (nodes := _nodes_of(one, left))}
        analysis.run(asked)
        graph = Graph(analysis.program, lambda node: not operations.isdisjoint(_ids_of(node)))
        found = _classify(asked, graph, operations)
    found.diagnostics += _find_problems(analysis)
    return found


def _is_asked(function: Function, known: AbstractSet[str]) -> bool:
    is_function = not function.is_property and function.id not in known
    return is_function and is_for_users(function.name)


def _nodes_of(function: Function, known: AbstractSet[str]) -> list[Node]:
    """Return a function as what is asked about: with the class of the object that it is called on.

    If some of the classes that inherit a method have operations of their own for it, only the
    others matter; if all have, the class that defines it.
    """
    owner = function.owner
    heirs = owner.subclasses if owner is not None else []
    last = [one for one in heirs if not one.subclasses and function in one.find(function.name)]
    left = [one for one in last if not _is_known_in(one, function, known)]
    if 0 < len(left) < len(last):
        return [Node(function, one) for one in left]
    return [Node(function, owner)]


def _is_known_in(cls: Class, function: Function, known: AbstractSet[str]) -> bool:
    """Tell whether a class, or one that it derives from, has an operation for a method."""
    between = takewhile(lambda one: one is not function.owner, cls.order)
    return any(f"{one.id}.{function.name}" in known for one in between)


def _ids_of(node: Node) -> set[str]:
    """Return the ids by which callers know a function: that of a subclass counts, too."""
    function, cls = node.function, node.receiver
    return {function.id} if cls is None else {function.id, f"{cls.id}.{function.name}"}


def _classify(
    asked: Mapping[Function, Sequence[Node]], graph: Graph, operations: AbstractSet[str]
) -> PossibleSenders:
    graph.explore(node for nodes in asked.values() for node in nodes)
    senders = graph.find_senders(with_ends=True)
    own_senders = graph.find_senders(with_ends=False)
    found = PossibleSenders()
    for function, nodes in asked.items():
        line, own_line = graph.find_line(nodes, senders), graph.find_line(nodes, own_senders)
        if line is None:
            continue
        ends = graph.find_ends(nodes) if own_line is None else []
        delegated = sorted({one for end in ends for one in _ids_of(end) & operations})
        if 0 < len(delegated) <= _MAX_DELEGATED:
            for one in delegated:
                found.callers.setdefault(one, []).append(function.id)
        else:
            file = function.scope.source.file
            found.undetermined[function.id] = {"file": file, "line": own_line or line}
    return found


def _find_problems(analysis: Analysis) -> Iterator[Diagnostic]:
    for function, error in analysis.errors.items():
        name = function.id if function is not None else "A name of the package"
        message = (
            f"What {name} calls could not be read ({describe_error(error)}); it may send a request."
        )
        file = function.scope.source.file if function is not None else None
        line = function.line if function is not None else None
        yield make_diagnostic("possible-senders-incomplete", message, file=file, line=line)
    if not analysis.is_complete:
        message = (
            "It takes too long to find out which functions may send a request; for most of them, "
            "only the names of the methods that they call say so."
        )
        yield make_diagnostic("possible-senders-incomplete", message)
