"""Writes the facts of a client."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from recorder.facts.requests import describe_request, merge

if TYPE_CHECKING:
    from recorder.calls.call import Run
    from recorder.calls.tasks import Task


def describe_runs(task: Task, runs: list[Run], version: str) -> dict[str, Any]:
    """Describe what a function did."""
    last = next((run for run in reversed(runs) if run.sent), runs[-1])
    described = {
        "id": task.id,
        "function": task.function,
        "kind": task.kind,
        "bases": task.bases,
        "given": last.given,
        "ended": _shorten(last.ended),
        "sends": _describe_sent(runs, "sent", version),
    }
    setup = _describe_sent(runs, "setup", version)
    if not described["bases"]:
        del described["bases"]
    reason = f"{runs[-1].stage}: {runs[-1].ended}"
    return {"function": described, "setup": setup, "root": task.root, "reason": reason}


def format_facts(facts: dict[str, Any]) -> str:
    """Write facts with a line for each function."""
    functions = ",\n".join(f"    {_write(one)}" for one in facts.pop("functions"))
    quiet = ",\n".join(f"    {_write(one)}" for one in facts.pop("quiet"))
    setup = ",\n".join(
        f"    {_write(name)}: {_write(sends)}" for name, sends in sorted(facts.pop("setup").items())
    )
    head = "".join(f"  {_write(key)}: {_write(value)},\n" for key, value in facts.items())
    parts = [
        f'  "setup": {{\n{setup}\n  }}' if setup else '  "setup": {}',
        f'  "functions": [\n{functions}\n  ]' if functions else '  "functions": []',
        f'  "quiet": [\n{quiet}\n  ]' if quiet else '  "quiet": []',
    ]
    return "{\n" + head + ",\n".join(parts) + "\n}\n"


def _describe_sent(runs: list[Run], phase: str, version: str) -> list[dict[str, Any]]:
    return merge(
        (
            "all" if run.manner.chosen else "required",
            request.connection.through if request.connection else [],
            describe_request(request, run.registry, version),
        )
        for run in runs
        for request in getattr(run, phase)
    )


def _shorten(ended: str) -> str:
    return ended if len(ended) <= 120 else f"{ended[:120]}…"


def _write(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
