from __future__ import annotations

import ast
from textwrap import dedent

import pytest

from wrapdocs_introspect.source.dynamic_names import find_dynamic_names
from wrapdocs_introspect.source.rewriting.lazy_imports import write_lazy_imports
from wrapdocs_introspect.source.rewriting.lazy_names import write_lazy_names


def find(source: str) -> int | None:
    tree = ast.parse(dedent(source))
    write_lazy_imports(tree)
    write_lazy_names(tree)
    return find_dynamic_names(tree.body)


@pytest.mark.parametrize(
    "source",
    [
        "def __getattr__(name):\n    return make(name)\n",
        "def __getattr__(name):\n    return getattr(import_module(TABLE[name]), name)\n",
        "def __getattr__(name):\n    if name.startswith('x'):\n        return 1\n    raise E\n",
        "__getattr__ = make_getter(__name__)\n",
        "import lazy_loader\n__getattr__, _, _ = lazy_loader.attach(__name__, None, made())\n",
    ],
)
def test_names_that_only_running_code_knows(source: str) -> None:
    assert find(source) is not None


@pytest.mark.parametrize(
    "source",
    [
        "def __getattr__(name):\n    raise AttributeError(name)\n",
        "def __getattr__(name):\n    if name == 'old':\n        return 1\n    raise E(name)\n",
        "def __getattr__(name):\n    return importlib.import_module(f'.{name}', __name__)\n",
        """
        from importlib import import_module
        _NAMES = {"Far": ".far"}
        def __getattr__(name):
            return getattr(import_module(_NAMES[name], __name__), name)
        """,
        """
        import lazy_loader as lazy
        __getattr__, __dir__, __all__ = lazy.attach(__name__, submod_attrs={"deep": ["Deep"]})
        """,
        "import lazy_loader\n__getattr__, _, _ = lazy_loader.attach_stub(__name__, __file__)\n",
        """
        if TYPE_CHECKING:
            from .far import Far
        def __getattr__(name):
            return load(name)
        """,
        "class Box:\n    def __getattr__(self, name):\n        return 1\n",
    ],
)
def test_names_that_are_known(source: str) -> None:
    assert find(source) is None
