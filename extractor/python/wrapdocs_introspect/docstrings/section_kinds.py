"""The headings of sections, and the kinds of sections that they stand for."""

from __future__ import annotations

_COMMON = {
    "parameters": "parameters",
    "other parameters": "otherParameters",
    "type parameters": "typeParameters",
    "attributes": "attributes",
    "functions": "functions",
    "methods": "functions",
    "classes": "classes",
    "type aliases": "classes",
    "modules": "modules",
    "returns": "returns",
    "return": "returns",
    "yields": "yields",
    "yield": "yields",
    "receives": "receives",
    "raises": "raises",
    "raise": "raises",
    "warns": "warns",
    "examples": "examples",
}
NUMPY_KINDS = {**_COMMON, "deprecated": "deprecated"}
_ARGUMENTS = ("args", "arguments", "params", "parameters")
GOOGLE_KINDS = {
    **_COMMON,
    **dict.fromkeys(_ARGUMENTS, "parameters"),
    **{f"keyword {name}": "otherParameters" for name in _ARGUMENTS[:2]},
    **{f"other {name}": "otherParameters" for name in _ARGUMENTS},
    **{f"type {name}": "typeParameters" for name in _ARGUMENTS},
    "exceptions": "raises",
    "warnings": "warns",
}
NAMED_KINDS = frozenset({"parameters", "otherParameters", "typeParameters", "attributes"})
RESULT_KINDS = frozenset({"returns", "yields", "receives"})
RAISED_KINDS = frozenset({"raises", "warns"})
