"""Functions, values and classes of a package that have the name of one of its modules."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from introspection_helpers import Package


def _items(package: Package, module: str) -> dict[str, str]:
    items = package.introspect().modules[module]["items"]
    return {item["id"]: item["kind"] for item in items}


def test_a_function_is_shown_beside_the_module_of_its_name(package: Package) -> None:
    package.write(
        "__init__.py",
        '''
        from .markdown import Markdown

        def markdown(text: str) -> str:
            """Write a text."""
            return Markdown().write(text)
        ''',
    )
    package.write("markdown.py", "class Markdown:\n    def write(self, text: str) -> str: ...\n")
    assert _items(package, "pkg")["pkg.markdown"] == "function"
    assert _items(package, "pkg.markdown") == {
        "pkg.markdown.Markdown": "class",
        "pkg.markdown.Markdown.write": "function",
    }


def test_a_request_of_such_a_function_is_read(package: Package) -> None:
    package.write(
        "__init__.py",
        """
        import requests

        def orders(shop: str):
            return requests.get(f"https://example.com/shops/{shop}/orders")
        """,
    )
    package.write("orders.py", '"""What orders are."""\n')
    assert _items(package, "pkg") == {"pkg.orders": "operation"}


def test_a_value_is_shown_beside_the_module_of_its_name(package: Package) -> None:
    package.write("parts/__init__.py", 'from .limits import MOST\nlimits = 3\n"""The limit."""\n')
    package.write("parts/limits.py", "MOST = 4\n")
    assert _items(package, "pkg.parts")["pkg.parts.limits"] == "attribute"
    assert _items(package, "pkg.parts.limits") == {"pkg.parts.limits.MOST": "attribute"}


def test_a_module_that_the_package_imports_by_its_name_is_no_value(package: Package) -> None:
    package.write("__init__.py", "from . import limits\n")
    package.write("limits.py", "MOST = 4\n")
    assert _items(package, "pkg") == {}


def test_a_class_with_the_name_of_a_module_is_a_finding(package: Package) -> None:
    package.write("__init__.py", 'class config:\n    """Settings."""\n')
    package.write("config.py", "MOST = 4\n")
    result = package.introspect()
    [found] = [one for one in result.diagnostics if one["rule"] == "definition-left-out"]
    assert found["message"].startswith("pkg.config is not documented, because a module")
    assert found["location"] == {"file": "pkg/__init__.py", "line": 1}
