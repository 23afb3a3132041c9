"""Reads a job from standard input, as JSON, and writes its result to standard output.

Usage: python -m recorder < JOB.json
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any


def main() -> None:
    """Run the job; only its result goes to standard output."""
    job = json.load(sys.stdin)
    results = os.fdopen(os.dup(1), "w")
    # What clients print goes to where errors go.
    os.dup2(2, 1)
    json.dump(_run(job), results)
    results.close()
    os._exit(0)


def _run(job: dict[str, Any]) -> Any:
    if job["kind"] == "curl":
        from recorder.curl import run_commands

        return run_commands(job["commands"])
    from recorder.installation import install

    install(job["modules"], job["environment"])
    if job["kind"] == "examples":
        from recorder.examples import run_examples

        return run_examples(job)
    from recorder.client import record_client
    from recorder.facts.records import format_facts

    recorded = record_client(job)
    return {**recorded, "facts": format_facts(recorded["facts"])}


if __name__ == "__main__":
    main()
