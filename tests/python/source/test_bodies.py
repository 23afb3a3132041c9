from __future__ import annotations

import ast
from textwrap import dedent

from wrapdocs_introspect.source.bodies import read_bodies, read_offered_names

Json = dict[str, object]


def read(text: str) -> dict[str, Json]:
    source = dedent(text)
    return {name: dict(body) for name, body in read_bodies(ast.parse(source).body, source).items()}


def test_a_digest_does_not_depend_on_layout_comments_and_annotations() -> None:
    first = read("""
        def send(a: int) -> list[int]:
            "Send."
            return call(a, 'b')
    """)
    second = read("""
        def send(a: str):
            # It calls.
            return call(
                a,
                "b",
            )
    """)
    assert first["send"]["digest"] == second["send"]["digest"]


def test_a_digest_depends_on_the_statements() -> None:
    bodies = read("""
        def a(x):
            return x + 1
        def b(x):
            return x + 2
    """)
    assert bodies["a"]["digest"] != bodies["b"]["digest"]


def test_functions_without_statements_only_say_what_they_raise() -> None:
    bodies = read("""
        class Base:
            def read(self):
                ...
            def write(self):
                "Write."
                raise NotImplementedError
    """)
    assert bodies == {"Base.write": {"raises": [{"name": "NotImplementedError", "line": 7}]}}


def test_what_a_function_raises_yields_and_returns() -> None:
    bodies = read("""
        def check(x):
            def inner():
                raise KeyError
            if not x:
                raise errors.ShopError("no")
            return inner
        def each():
            yield from ()
        def names(x):
            return [] if False else x
        def both(x):
            if x:
                return {}
            return []
    """)
    assert bodies["check"]["raises"] == [{"name": "errors.ShopError", "line": 6}]
    assert bodies["check"]["returns"] == ["function"]
    assert bodies["each"]["yields"] == 9
    assert "returns" not in bodies["names"]
    assert bodies["both"]["returns"] == ["dict", "list"]


def test_keywords_that_are_taken_and_passed_on() -> None:
    bodies = read("""
        class Number(Field):
            def __init__(self, **kwargs):
                self.strict = kwargs.pop("strict", False)
                if "size" in kwargs:
                    self.size = kwargs["size"]
                super().__init__(**kwargs)
    """)
    made = bodies["Number.__init__"]
    assert made["takes"] == ["size", "strict"]
    assert made["forwards"] == ["super().__init__"]


def test_attributes_that_a_class_reads_and_never_sets() -> None:
    bodies = read("""
        class Settings:
            host: str = ""
            def __init__(self):
                self.port = 80
            def headers(self):
                return self.host, self.port, self.token, self._secret, self.headers
    """)
    assert bodies["Settings"] == {"reads": ["token"]}


def test_names_that_a_module_offers() -> None:
    names = read_offered_names(
        ast.parse(
            dedent("""
                _MOVED = {"Old": "New"}
                def __getattr__(name):
                    if name == "__version__":
                        return "1"
                    if name in ("A", "B"):
                        return 1
                    if name in _MOVED:
                        return _MOVED[name]
                    match name:
                        case "C" | "D":
                            return 2
                    raise AttributeError(name)
            """)
        ).body
    )
    assert names == ["A", "B", "C", "D", "Old", "__version__"]
