"""Records a client."""

from __future__ import annotations

import gc
from dataclasses import dataclass, field
from typing import Any

from recorder.calls.driving import drive
from recorder.calls.modules import import_package, set_module_credentials
from recorder.calls.reach import plan_calls
from recorder.calls.tasks import Task, choose_tasks, list_tasks
from recorder.facts.records import describe_runs
from recorder.sandbox.children import run_in_children
from recorder.values.recipes import RECIPES

_MOST_FUNCTIONS = 150
_SECONDS_PER_FUNCTION = 300


@dataclass
class _Found:
    functions: list[dict[str, Any]] = field(default_factory=list)
    quiet: list[str] = field(default_factory=list)
    setup: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    lost: list[str] = field(default_factory=list)
    """Functions whose process has died."""
    reasons: dict[str, str] = field(default_factory=dict)
    """How the functions ended that sent nothing."""


def record_client(job: dict[str, Any]) -> dict[str, Any]:
    """Call the functions of a client; return the facts, and what went wrong."""
    failures = import_package(job["recipe"].get("skip", []))
    RECIPES.load(job["recipe"])
    set_module_credentials()
    # Children share what is there now; collecting garbage would copy it.
    gc.freeze()
    plan = plan_calls()
    tasks, unreached = list_tasks(plan)
    chosen = choose_tasks(tasks, _MOST_FUNCTIONS)
    found = _call_all(chosen, job["version"])
    facts = {
        **{key: job[key] for key in ("client", "version", "pins", "modules")},
        "found": len(tasks) + unreached,
        "called": len(chosen),
        "unreached": unreached,
        "setup": found.setup,
        "functions": found.functions,
        "quiet": found.quiet,
    }
    problems: dict[str, Any] = {
        "imports": failures,
        "constructors": plan.failures,
        "lost": found.lost,
    }
    problems |= {"quiet": found.reasons, "probes": plan.probes}
    return {"facts": facts, "problems": problems}


def _call_all(tasks: list[Task], version: str) -> _Found:
    found = _Found()
    calls = [(task, lambda task=task: _describe(task, version)) for task in tasks]
    ended = list(run_in_children(calls, _SECONDS_PER_FUNCTION))
    for task, described in sorted(ended, key=lambda one: one[0].id):
        if described is None:
            found.lost.append(task.id)
            continue
        if described["setup"]:
            found.setup.setdefault(described["root"], described["setup"])
        if described["function"]["sends"]:
            found.functions.append(described["function"])
        else:
            found.quiet.append(task.id)
            found.reasons[task.id] = described["reason"]
    return found


def _describe(task: Task, version: str) -> dict[str, Any]:
    return describe_runs(task, drive(task), version)
