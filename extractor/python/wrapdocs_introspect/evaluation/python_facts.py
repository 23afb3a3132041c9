"""What code asks of the Python that runs it: `sys.version_info[0] == 2`, `six.PY3`."""

from __future__ import annotations

from wrapdocs_introspect.evaluation.values.contents import ListContent
from wrapdocs_introspect.evaluation.values.values import Value, constant
from wrapdocs_introspect.source.rewriting.branches import NEWEST_PYTHON

_VERSION_INFO = "sys.version_info"
_PARTS = ("major", "minor", "micro")
_FACTS: dict[str, Value] = {
    _VERSION_INFO: ListContent(tuple(map(constant, (*NEWEST_PYTHON, 0))), _VERSION_INFO),
    **dict.fromkeys(("six.PY2", "future.utils.PY2", "requests.compat.is_py2"), constant(False)),
    **dict.fromkeys(("six.PY3", "future.utils.PY3", "requests.compat.is_py3"), constant(True)),
}


def find_fact(path: str) -> Value | None:
    """Return what is known of Python itself; None for anything else.

    Args:
        path: An import path.
    """
    return _FACTS.get(path)


def part_of_version(value: Value, name: str) -> Value | None:
    """Return `sys.version_info.major`; None for an attribute of anything else."""
    if not isinstance(value, ListContent) or value.kind != _VERSION_INFO or name not in _PARTS:
        return None
    return value.items[_PARTS.index(name)]
