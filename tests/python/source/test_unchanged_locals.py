"""Only results that statements do not change are taken as what a function returns."""

from __future__ import annotations

import ast

import pytest

from wrapdocs_introspect.source.unchanged_locals import only_result


def _read(*lines: str) -> tuple[str, dict[str, str]] | None:
    body = "\n    ".join(lines)
    [function] = ast.parse(f"def make(model, limit=1):\n    {body}").body
    found = only_result(function)
    if found is None:
        return None
    result, values = found
    return ast.unparse(result), {name: ast.unparse(value) for name, value in values.items()}


def test_locals_that_are_set_once_have_their_values() -> None:
    assert _read(
        "schema = model.schema()",
        "if '$defs' in schema:",
        "    print(schema['$defs'])",
        "extra: dict = {'schema': schema}",
        "return extra",
    ) == ("extra", {"schema": "model.schema()", "extra": "{'schema': schema}"})


@pytest.mark.parametrize(
    "change",
    [
        "extra['b'] = 2",
        "extra['a']['b'] = 2",
        "del extra['a']",
        "extra.update(b=2)",
        "extra['a'].append(2)",
        "extra = {}",
        "extra |= {'b': 2}",
        "for extra in [{}]: pass",
    ],
)
def test_a_result_that_is_changed_is_not_known(change: str) -> None:
    assert _read("extra = {'a': {}}", change, "return extra") is None
    assert _read("extra = {'a': {}}", "if limit:", f"    {change}", "return extra") is None


def test_a_parameter_that_is_set_anew_is_not_known() -> None:
    assert _read("model = model or {}", "return model") is None


def test_several_results_are_not_known() -> None:
    assert _read("if limit:", "    return {}", "return {'a': 1}") is None
    assert _read("if limit:", "    return {}") is None
    assert _read("return") is None
