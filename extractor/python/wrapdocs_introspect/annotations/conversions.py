"""What JSON holds in place of a type: what a validator accepts, and what a serializer returns."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.constants.values import constant_string
from wrapdocs_introspect.names.assignments import follow_alias
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.names.scope import Scope

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wrapdocs_introspect.contract import NameType, TypeExpression

_INPUT = "json_schema_input_type"
_VALIDATORS = frozenset({"BeforeValidator", "PlainValidator", "WrapValidator"})
_SERIALIZERS = frozenset({"PlainSerializer", "WrapSerializer"})
_UNLESS_NONE = frozenset({"unless-none", "json-unless-none"})
# Texts that hold JSON, of which Pydantic 2 writes what is in them.
_JSON_TEXTS = frozenset({"pydantic.Json", "pydantic.types.Json"})
ANY: NameType = {"kind": "name", "name": "Any", "id": "typing.Any"}


@dataclass
class Conversions:
    """The types that JSON has in place of a type; None where it has the type itself."""

    read: Expression | None = None
    reads_anything: bool = False
    written: Expression | None = None
    keeps_none: bool = False
    """Whether the serializer leaves None alone."""

    def take_validator(self, call: Expression, *, is_plain: bool) -> None:
        """Take what a validator that runs before the type's own accepts.

        Args:
            call: The call that declares the validator.
            is_plain: Whether it replaces the type's own; it accepts anything if it does not say.
        """
        given = _keyword(call, _INPUT)
        if given is not None or is_plain:
            self.read, self.reads_anything = given, given is None

    def take_serializer(self, call: Expression | None, returned: Expression | None) -> None:
        """Take what a serializer returns.

        Args:
            call: The call that declares it, if it has arguments.
            returned: What its function says that it returns.
        """
        written = (_keyword(call, "return_type") if call is not None else None) or returned
        if written is not None:
            when = _keyword(call, "when_used") if call is not None else None
            self.written = written
            self.keeps_none = (
                when is not None and constant_string(when.node, when.scope) in _UNLESS_NONE
            )

    def drop(self, mode: Expression | None) -> None:
        """Forget what a schema that is written by hand replaces.

        Args:
            mode: The side that the schema is for; None for both.
        """
        side = constant_string(mode.node, mode.scope) if mode is not None else None
        if side != "serialization":
            self.read, self.reads_anything = None, False
        if side != "validation":
            self.written = None


def written_as_json(made: TypeExpression) -> TypeExpression:
    """Add to `Json[T]` that it reads a text and writes `T`; to `Json` that it writes anything.

    Args:
        made: A type; any other is returned as it is.
    """
    if made["kind"] == "generic" and made["origin"].get("id") in _JSON_TEXTS:
        written = made["arguments"][0] if made["arguments"] else ANY
    elif made["kind"] == "name" and made.get("id") in _JSON_TEXTS:
        written = ANY
    else:
        return made
    found: Any = {**made, "output": written}
    converted: TypeExpression = found
    return converted


def conversions_in(metadata: Iterable[Expression]) -> Conversions:
    """Read the conversions among the metadata of `Annotated`, innermost first.

    Args:
        metadata: What stands after the type.
    """
    found = Conversions()
    for one in metadata:
        part = follow_alias(one)
        if not isinstance(part.node, ast.Call):
            continue
        module, _, name = (part.part(part.node.func).resolve() or "").rpartition(".")
        if not module.startswith("pydantic"):
            continue
        if name in _VALIDATORS:
            found.take_validator(part, is_plain=name == "PlainValidator")
        elif name in _SERIALIZERS:
            found.take_serializer(part, returned_by(part))
        elif name == "WithJsonSchema":
            found.drop(_keyword(part, "mode"))
    return found


def returned_by(given: Expression) -> Expression | None:
    """Return what the function that a call is given says that it returns.

    Args:
        given: The call: `PlainSerializer(write)`.
    """
    call = given.node
    if not isinstance(call, ast.Call):
        return None
    found = given.scope.find(call.args[0], call.lineno) if call.args else None
    if not isinstance(found, Scope) or found.kind != "function":
        return None
    returns = getattr(found.node, "returns", None)
    return Expression(returns, found.parent or found) if returns is not None else None


def _keyword(call: Expression, name: str) -> Expression | None:
    keywords = call.node.keywords if isinstance(call.node, ast.Call) else []
    given = [keyword.value for keyword in keywords if keyword.arg == name]
    return call.part(given[0]) if given else None
