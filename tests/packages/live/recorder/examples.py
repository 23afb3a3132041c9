"""Runs examples as readers would, each in a child."""

from __future__ import annotations

import importlib
import io
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from recorder.facts.requests import describe_request, merge
from recorder.network.server import RECORDING, start_server
from recorder.sandbox.children import OutOfTimeError, run_in_children, within
from recorder.sandbox.clock import reset_clock
from recorder.values.lessons import LESSONS
from recorder.values.package import PACKAGE
from recorder.values.recipes import RECIPES
from recorder.values.registry import Registry

if TYPE_CHECKING:
    from recorder.network.server import Request

_CPU_SECONDS = 10
_SECONDS = 30
_MOST_REQUESTS = 10
_MOST_LESSONS = 6
_SHORTEST_VALUE = 4


def run_examples(job: dict[str, Any]) -> list[dict[str, Any]]:
    """Run each example; it only finds what a script would that Python is started with."""
    RECIPES.load(job["recipe"])
    examples = job["examples"]
    _import_once(examples)
    calls = [
        (index, lambda one=one: _run(one, job["version"])) for index, one in enumerate(examples)
    ]
    found = dict(run_in_children(calls, _SECONDS * 2))
    nothing = {"ended": "the process died", "sends": []}
    return [{"id": one["id"], **(found[index] or nothing)} for index, one in enumerate(examples)]


def _import_once(examples: list[dict[str, Any]]) -> None:
    """Import the client for all examples, if all of them are run with the same variables.

    Some packages read variables when they are imported: otherwise, each example imports it.
    """
    environments = [one.get("environment", {}) for one in examples]
    if any(one != environments[0] for one in environments):
        return
    os.environ.update(environments[0] if environments else {})
    for module in PACKAGE.modules:
        try:
            importlib.import_module(module)
        except BaseException:
            continue


def describe_requests(
    requests: list[Request], environment: dict[str, str], version: str
) -> list[dict[str, Any]]:
    """Describe what was sent; values of variables become templates of their names."""
    registry = Registry()
    for name, value in environment.items():
        if len(value) >= _SHORTEST_VALUE:
            registry.add(value, name)
    return merge(
        (
            "required",
            request.connection.through if request.connection else [],
            describe_request(request, registry, version),
        )
        for request in requests
    )


def _run(example: dict[str, Any], version: str) -> dict[str, Any]:
    environment = example.get("environment", {})
    os.environ.update(environment)
    for name, text in example.get("files", {}).items():
        os.environ[name] = _write_file(name, text)
    start_server()
    sys.argv = ["example.py"]
    ended = _execute_and_learn(example["code"])
    return {"ended": ended, "sends": describe_requests(RECORDING.requests, environment, version)}


def _write_file(name: str, text: str) -> str:
    """Write a file that the reader has; return its path."""
    file = Path(tempfile.mkdtemp()) / name.lower()
    file.write_text(text, encoding="utf-8")
    return str(file)


def _execute_and_learn(code: str) -> str:
    """Run a program; again with a key in the answers, if it only lacked one that real ones have."""
    ended = ""
    for _ in range(_MOST_LESSONS):
        reset_clock()
        RECORDING.requests.clear()
        RECORDING.begin("call", _MOST_REQUESTS)
        sys.stdin = io.StringIO()
        ended = _execute(code)
        if not ended.startswith("KeyError") or not LESSONS.learn(ended, set()):
            break
    return ended


def _execute(code: str) -> str:
    try:
        compiled = compile(code, "example.py", "exec", dont_inherit=True)
        # Some clients look at what the main module is.
        within(_CPU_SECONDS, _SECONDS, lambda: exec(compiled, {"__name__": "__main__"}))
    except OutOfTimeError:
        return "timeout"
    except SystemExit as error:
        return "returned" if not error.code else f"SystemExit: {error.code}"
    except BaseException as error:
        return f"{type(error).__name__}: {str(error)[:300]}"
    return "returned"
