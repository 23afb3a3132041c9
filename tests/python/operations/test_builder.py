"""The builder, with facts of an idiom that has nothing to do with FastAPI."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from idiom_helpers import load, write_package
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.operations.builder import FoundOperations, OperationBuilder
from wrapdocs_introspect.operations.facts import (
    IdiomFacts,
    InputFacts,
    OperationFacts,
    ResponseFacts,
)

if TYPE_CHECKING:
    from pathlib import Path

CLIENT = '''
from dataclasses import dataclass

@dataclass
class Filters:
    """Filters.

    Attributes:
        page_size: How many.
    """
    page_size: int = 10

class Tasks:
    def get(self, task_id: str, from_: str = "me", filters: Filters = None) -> "Task":
        """Return a task.

        Args:
            task_id: The task.
            from_: Who asks.

        Returns:
            The task found.
        """
        return self._client.request("GET", f"/tasks/{task_id}", params={"From": from_})

class Task: ...
'''


def build(tmp_path: Path, *changes: dict[str, Any]) -> FoundOperations:
    """Build an operation of `Tasks.get` for each set of changes to its facts."""
    package = load(write_package(tmp_path, {"client.py": CLIENT}), "pkg")
    function = package.scopes.find("pkg.client.Tasks.get")
    model = package.scopes.find("pkg.client.Filters")
    assert isinstance(function, Scope)
    assert isinstance(model, Scope)
    source: Any = {"file": "pkg/client.py", "line": 20}
    common: Any = {"origin": "inferred", "source": source, "documented_in": (function,)}
    facts: dict[str, Any] = {
        "function": function,
        "method": "GET",
        "path": "/tasks/{task_id}",
        "source": source,
        "origin": "inferred",
        "inputs": (
            InputFacts("task_id", "task_id", "path", required=True, **common),
            InputFacts("from_", "From", "query", required=False, **common),
            InputFacts("filters", "filters", "query", required=False, model=model, **common),
        ),
        "responses": (ResponseFacts("200", "inferred", media_type="application/json"),),
    }
    builder = OperationBuilder(package)
    builder.add(
        "requests", IdiomFacts([OperationFacts(**{**facts, **one}) for one in changes or ({},)])
    )
    return builder.finish()


def test_facts_become_an_operation(tmp_path: Path) -> None:
    found = build(tmp_path)
    (operation,) = found.operations["pkg.client"]
    assert found.functions == {"pkg.client.Tasks.get"}
    assert found.diagnostics == []
    assert (operation["idiom"], operation["origin"]) == ("requests", "inferred")
    assert operation["summary"] == "Return a task."
    assert [parameter["name"] for parameter in operation["signature"]["parameters"]] == [
        "task_id",
        "from_",
        "filters",
    ]
    assert operation["responses"] == [
        {
            "status": "200",
            "origin": "inferred",
            "mediaType": "application/json",
            "description": "The task found.",
        }
    ]


def test_inputs_have_the_texts_of_the_docstring_and_models_are_spread(tmp_path: Path) -> None:
    (operation,) = build(tmp_path).operations["pkg.client"]
    shown = [
        (one.get("pythonName"), one["wireName"], one["location"], one.get("description"))
        for one in operation["parameters"]
    ]
    assert shown == [
        ("task_id", "task_id", "path", "The task."),
        ("from_", "From", "query", "Who asks."),
        ("page_size", "page_size", "query", "How many."),
    ]


def test_operations_of_one_function_have_ids_of_their_own(tmp_path: Path) -> None:
    found = build(tmp_path, {}, {"method": "POST"}, {})
    assert [operation["id"] for operation in found.operations["pkg.client"]] == [
        "pkg.client.Tasks.get@GET",
        "pkg.client.Tasks.get@POST",
        "pkg.client.Tasks.get@GET-2",
    ]
    assert [one["rule"] for one in found.diagnostics] == ["duplicate-operation"]


def test_an_unknown_part_of_the_path_is_reported_and_not_a_parameter(tmp_path: Path) -> None:
    found = build(tmp_path, {"path": "/{base}/{task_id}/{other}", "unresolved": ("base",)})
    (operation,) = found.operations["pkg.client"]
    undeclared = [one["wireName"] for one in operation["parameters"] if "declared" in one]
    assert undeclared == ["other"]
    assert [one["rule"] for one in found.diagnostics] == [
        "path-not-resolved",
        "placeholder-without-parameter",
    ]


def test_a_single_embedded_value_is_a_field_of_the_body(tmp_path: Path) -> None:
    value: Any = {
        "name": "text",
        "wire_name": "text",
        "location": "form",
        "origin": "declared",
        "required": True,
        "source": {"file": "pkg/client.py", "line": 20},
    }
    found = build(
        tmp_path,
        {"inputs": (InputFacts(**value, is_embedded=True),)},
        {"inputs": (InputFacts(**value),), "path": "/other/{task_id}"},
    )
    embedded, whole = (one["body"] for one in found.operations["pkg.client"])
    assert embedded["mediaType"] == "application/x-www-form-urlencoded"
    assert [field["wireName"] for field in embedded["fields"]] == ["text"]
    assert "fields" not in whole
    assert whole["pythonName"] == "text"
