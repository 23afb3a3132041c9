"""Calls a function in several manners, and learns from its errors."""

from __future__ import annotations

import os
import re
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from recorder.calls.arguments import list_optional
from recorder.calls.call import Manner, Run, run_once
from recorder.network.answers import ANSWERS
from recorder.network.server import start_server
from recorder.values.lessons import LESSONS
from recorder.values.package import PACKAGE
from recorder.values.shapes import VARIANTS

if TYPE_CHECKING:
    from recorder.calls.tasks import Task

_MOST_LESSONS = 6
_MOST_OPTIONAL = 14
_SAME = 3
"""Variants after which an error that stays the same has nothing to do with the values."""
_MISSING_FILE = re.compile(r"(?:No such file or directory|does not exist): '?(pv_\w+)")
_LOOP = re.compile(r"from a running event loop|event loop is already running")
_UNEXPECTED = re.compile(r"unexpected keyword argument '?(\w+)")


def probe(task: Task) -> bool:
    """Say whether a function sends a request in one of the usual manners."""
    start_server()
    for variant in ("typed", "str"):
        for enters in (False, True):
            run = _run_and_learn(task, Manner(variant, enters), 3)
            if run.sent:
                return True
            if run.stage == "construct":
                break
    return False


def drive(task: Task) -> list[Run]:
    """Call a function with the required arguments and with all; return the runs that tell most."""
    start_server()
    first = _find_manner(task)
    if not first.sent and first.ended == "timeout":
        return [first]
    if not first.sent:
        return [_run_completely(task, Manner())] if task.kind != "property" else [first]
    runs = [first, *_follow_answers(task, first)]
    if task.kind != "property":
        complete = _run_completely(task, first.manner)
        if complete.sent and complete.manner.chosen:
            runs.append(complete)
    return runs


def _find_manner(task: Task) -> Run:
    """Find a manner in which the function sends something, or return its last run."""
    for enters in (False, True):
        errors: list[str] = []
        for variant in VARIANTS:
            run = _run_and_learn(task, Manner(variant, enters), _MOST_LESSONS)
            if run.sent:
                return run
            errors.append(run.ended)
            is_final = run.stage == "construct" or run.ended in ("returned", "timeout")
            if is_final or errors[-_SAME:] == [run.ended] * _SAME:
                break
    return run


def _run_and_learn(task: Task, manner: Manner, times: int) -> Run:
    run = run_once(task, manner)
    for _ in range(times):
        if _LOOP.search(run.ended) and manner.is_looped:
            manner = replace(manner, is_looped=False)
        elif run.sent or not _learn(run.ended):
            return run
        run = run_once(task, manner)
    return run


def _learn(error: str) -> bool:
    file = _MISSING_FILE.search(error)
    if file is not None:
        Path(os.environ["HOME"], file.group(1)).write_text("id,name\n1,pv_file\n")
        return True
    return LESSONS.learn(error, set(PACKAGE.by_name))


def _follow_answers(task: Task, first: Run) -> list[Run]:
    """Call again with answers that suit the function better, as long as it sends more then."""
    runs = []
    last = first
    most = len(first.sent)
    for _ in range(5):
        if not _learn(last.ended):
            break
        last = run_once(task, first.manner)
        if len(last.sent) > most:
            most = len(last.sent)
            runs.append(last)
    for mode in (1, 3, 2):
        if last.ended == "returned":
            break
        ANSWERS.mode = mode
        last = run_once(task, first.manner)
        if len(last.sent) > most:
            most = len(last.sent)
            runs.append(last)
    return runs


def _run_completely(task: Task, manner: Manner) -> Run:
    """Give all optional arguments, or as many as the function accepts together."""
    optional = list_optional(_get_function(task))
    run = run_once(task, replace(manner, chosen=frozenset(optional)))
    while not run.sent and (unexpected := _UNEXPECTED.search(run.ended)):
        name = unexpected.group(1)
        rest = [one for one in optional if one not in (name, _find_free(name, optional))]
        if len(rest) == len(optional):
            break
        optional = rest
        run = run_once(task, replace(manner, chosen=frozenset(optional)))
    return run if run.sent else _run_with_more(task, manner, optional, run)


def _run_with_more(task: Task, manner: Manner, optional: list[str], failed: Run) -> Run:
    """Add one optional argument after the other, and leave out those that stop the request."""
    best = failed
    chosen: frozenset[str] = frozenset()
    for name in optional[:_MOST_OPTIONAL]:
        run = run_once(task, replace(manner, chosen=chosen | {name}))
        if run.sent:
            best, chosen = run, chosen | {name}
        if run.ended == "timeout":
            break
    return best


def _find_free(name: str, optional: list[str]) -> str:
    """Name the choice that stands for free keywords, if a free one is meant."""
    return "*free*" if name.startswith("pk_") and "*free*" in optional else name


def _get_function(task: Task) -> object:
    cls = PACKAGE.classes.get(task.owner)
    return PACKAGE.functions.get(task.function) if cls is None else getattr(cls, task.name)
