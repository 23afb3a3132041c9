"""Requests that docstrings name: `GET /users/{id}`."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Hole, Text
from wrapdocs_introspect.idioms.requests.path_template import (
    PathTemplate,
    Placeholder,
    make_template,
)
from wrapdocs_introspect.idioms.requests.sending.sent_requests import shape_of, shape_of_text
from wrapdocs_introspect.records import record

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wrapdocs_introspect.idioms.requests.following.function import Function

_STATED = re.compile(
    r"\b(GET|POST|PUT|PATCH|DELETE|HEAD|LIST)\b(?::[`*\s]{0,4}|[`*\s]{1,4})"
    r"(/(?:<[\w:.-]{1,80}>|[^\s`<>,;\"']){0,500})"
)
_VERBS = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "LIST")
_NEXT_VERB = re.compile(r"\s*(?:GET|POST|PUT|PATCH|DELETE|HEAD|LIST|OPTIONS)\b")
_PARAMETERS = re.compile(
    r"\s*(?::(?:param|arg|key|type)\b|"
    r"(?:keyword |other )?(?:args|arguments|parameters|params):?\s*$)",
    re.IGNORECASE,
)
_SECTION = re.compile(r"\s*(?::\w+[ :]|[A-Z][\w ]{2,30}:?\s*$)")
_PLACEHOLDER = re.compile(r"\{([^{}]*)\}")
_FILLED = r"([^/]+|\{[^/{}]*\}(?:/\{[^/{}]*\})+)"
"""What a docstring may have in place of a hole: one segment, or several placeholders."""
_OTHER_PLACEHOLDER = re.compile(r"(?<=/)(?::(\w+)|<(?:\w+:)?([\w.-]+)>)")


@record
class StatedRequest:
    """A request that a docstring names."""

    method: str
    path: str


def read_stated_requests(function: Function) -> list[StatedRequest]:
    """Return the requests that the docstring of a function names; an unusual path is left out."""
    if function.stated is None:
        function.stated = _read(ast.get_docstring(function.node, clean=False) or "")
    return function.stated


def _read(docstring: str) -> list[StatedRequest]:
    if "/" not in docstring or not any(verb in docstring for verb in _VERBS):
        return []
    docstring = _without_parameters(docstring)
    whole = (one for one in _STATED.finditer(docstring) if _is_whole(one, docstring))
    return list(dict.fromkeys(StatedRequest(one[1], _read_path(one[2])) for one in whole))


def _is_whole(found: re.Match[str], docstring: str) -> bool:
    """Tell whether a path ends where it seems to, and whether it is one.

    `/cards/[card id]` goes on behind the space, and `GET / POST / PUT` is a list of methods.
    """
    path, end = found[2], found.end()
    if docstring.startswith("<", end) or path.count("[") > path.count("]"):
        return False
    return path != "/" or _NEXT_VERB.match(docstring, end) is None


def _without_parameters(docstring: str) -> str:
    """Leave out what describes parameters: the requests that it mentions are those of others."""
    kept: list[str] = []
    is_about_parameters = False
    for line in docstring.splitlines(keepends=True):
        if _PARAMETERS.match(line):
            is_about_parameters = True
        elif _SECTION.match(line):
            is_about_parameters = False
        if not is_about_parameters:
            kept.append(line)
    return "".join(kept)


def _read_path(written: str) -> str:
    """Return a path without query and full stop, its placeholders in braces."""
    path = written.partition("?")[0].rstrip(".")
    return _OTHER_PLACEHOLDER.sub(lambda found: f"{{{found[1] or found[2]}}}", path)


def complete_template(
    method: str, path: Text, stated: Sequence[StatedRequest], known: str | None = None
) -> list[PathTemplate]:
    """Make the template of a path; a beginning that a server sent is read from the docstring.

    Args:
        method: The HTTP method.
        path: The path as the code makes it.
        stated: The requests that the docstring names.
        known: What the beginning stands for in other methods.

    Returns:
        The paths of the docstring if their end agrees with the code; else the path of the code.
    """
    template = make_template(path)
    beginning = template.beginning
    if beginning is None:
        return [template]
    others = [one for one in stated if one.method == method]
    end = shape_of(Text(path.parts[1:]))
    same = [one for one in others if not end or f"/{shape_of_text(one.path)}".endswith(f"/{end}")]
    if same:
        return [_with_beginning(same[0].path, path, beginning)]
    named = [made for one in others if (made := _with_segments(one.path, path, beginning))]
    if named or known is None:
        return named or [template]
    rest = template.text.partition("}")[2]
    return [_with_beginning(f"{known}{rest}", path, beginning)]


def _with_segments(stated: str, path: Text, beginning: Hole) -> PathTemplate | None:
    """Make a template of a docstring's path, of which the code fills in segments.

    `/teams/{team}/{kind}/members` of the code is `/teams/{team}/former/members` in the docstring,
    and what fills `{repository}` may be `{owner}/{name}`.
    """
    end = re.escape(shape_of(Text(path.parts[1:]))).replace(re.escape("{}"), _FILLED)
    found = re.search(rf"/{end}/?$", stated)
    if found is None:
        return None
    holes = (part for part in path.parts[1:] if isinstance(part, Hole))
    filled = {
        name: hole
        for hole, segments in zip(holes, found.groups(), strict=True)
        for name in _PLACEHOLDER.findall(segments)
    }
    names = dict.fromkeys(_PLACEHOLDER.findall(stated))
    placeholders = (Placeholder(name, filled.get(name, beginning)) for name in names)
    return PathTemplate(stated, tuple(placeholders), beginning)


def _with_beginning(stated: str, path: Text, beginning: Hole) -> PathTemplate:
    names = list(dict.fromkeys(_PLACEHOLDER.findall(stated)))
    holes = [part for part in path.parts[1:] if isinstance(part, Hole)]
    known = [beginning] * (len(names) - len(holes)) + holes[-len(names) :] if names else []
    placeholders = tuple(map(Placeholder, names, known))
    return PathTemplate(stated, placeholders, beginning)
