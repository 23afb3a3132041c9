"""Names of types that carry more than a type."""

from __future__ import annotations

ANNOTATED = frozenset({"typing.Annotated", "typing_extensions.Annotated"})
LITERALS = frozenset({"typing.Literal", "typing_extensions.Literal"})
GENERICS = frozenset(
    f"{module}.{name}"
    for module in ("typing", "typing_extensions")
    for name in ("Generic", "Protocol")
)
UNIONS = frozenset({"typing.Union"})
SKIPPED = frozenset({"pydantic.json_schema.SkipJsonSchema"})
"""Types that are not part of JSON Schemas."""
OPTIONALS = frozenset({"typing.Optional"})
SEQUENCES = frozenset(
    {
        *("list", "List", "tuple", "Tuple", "set", "Set", "frozenset", "FrozenSet", "AbstractSet"),
        *("Sequence", "MutableSequence", "deque", "Deque"),
    }
)
MAPPINGS = frozenset(
    {
        *("dict", "Dict", "Mapping", "MutableMapping", "OrderedDict", "defaultdict"),
        *("DefaultDict", "Counter", "ChainMap"),
    }
)
# `constr(max_length=3)` is a `str` with limits; the limits are read elsewhere.
CONSTRAINED_TYPES = {
    "conint": "int",
    "confloat": "float",
    "constr": "str",
    "conbytes": "bytes",
    "condecimal": "Decimal",
    "condate": "date",
    "conlist": "list",
    "conset": "set",
    "confrozenset": "frozenset",
}
