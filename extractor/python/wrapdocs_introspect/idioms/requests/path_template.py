"""Path templates: a symbolic path as readers see it, and where its placeholders come from."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.text.holes import to_hole
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Hole, Text
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Mapping as Dict
from wrapdocs_introspect.idioms.requests.sending.vocabulary import names_base, names_server
from wrapdocs_introspect.records import record, replace

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Value

_PLACEHOLDER = re.compile(r"\{([^{}]*)\}")
_END_OF_PATH = re.compile(r"[?#&]")
"""An ampersand stands where another parameter would follow: `path + separator + query`."""
_ABSOLUTE = re.compile(r"[a-z][a-z+.\-]*://", re.IGNORECASE)
NAMED_HOST = re.compile(r"//[^/]*\.[^/]*/")
"""A host behind a scheme that has its colon: `f"{self.protocol}//files.example.com/{name}"`."""


@record
class Placeholder:
    """A placeholder of a path, and the value that fills it."""

    name: str
    """Its name in the path."""
    hole: Hole | None
    """The value; None if the path has the placeholder in its text."""


@record
class PathTemplate:
    """A path as readers see it."""

    text: str
    """The path with its placeholders in braces."""
    placeholders: tuple[Placeholder, ...] = ()
    """Each placeholder once, in order."""
    beginning: Hole | None = None
    """The value of an object that the path begins with: an address that a server sent."""


def make_template(path: Text) -> PathTemplate:
    """Make the template of a path.

    The address of the server in front of a path is left out; query and fragment after it, too.

    Args:
        path: The path as the code makes it.
    """
    parts = _without_query(_without_base(_without_scheme(path.parts)))
    names = _Names()
    text = "".join(part if isinstance(part, str) else f"{{{names.of(part)}}}" for part in parts)
    first = parts[0] if parts else None
    beginning = first if isinstance(first, Hole) and first.origin == "object" else None
    begins_with_address = beginning is not None or (isinstance(first, Hole) and _is_address(first))
    if not begins_with_address and not text.startswith("/") and not _ABSOLUTE.match(text):
        text = f"/{text}"
    return PathTemplate(text, tuple(names.in_order(text)), beginning)


def fill_from_arguments(template: PathTemplate, arguments: Mapping[str, Value]) -> PathTemplate:
    """Return a template whose placeholders are tied to the dict that fills them on the way.

    Args:
        template: The template.
        arguments: The arguments of the call that sends it: `path_params={"petId": pet_id}`.
    """
    dicts = sorted(
        ((name, one) for name, one in arguments.items() if isinstance(one, Dict)),
        key=lambda pair: "path" not in pair[0],
    )
    known = {key: one for _, items in reversed(dicts) for key, one in items.literal_items()}
    filled = [
        Placeholder(one.name, to_hole(known[one.name], one.name))
        if one.hole is None and one.name in known
        else one
        for one in template.placeholders
    ]
    return replace(template, placeholders=tuple(filled))


def is_whole_address(path: Text) -> bool:
    """Tell whether a path is nothing but an address that an object holds: `self.url`."""
    first = path.parts[0] if len(path.parts) == 1 else None
    return isinstance(first, Hole) and first.origin == "object"


def _without_base(parts: tuple[str | Hole, ...]) -> tuple[str | Hole, ...]:
    """Leave out an attribute in front that holds the address of the server: `self.base_url`.

    A caller may give it, too: `f"{host}/users"`.
    """
    if len(parts) < 2:  # noqa: PLR2004 - a base and what comes after it
        return parts
    first, second = parts[:2]
    is_base = (
        names_server if isinstance(first, Hole) and first.origin == "parameter" else names_base
    )
    if not isinstance(first, Hole) or not is_base(first.name):
        return parts
    return parts[1:] if isinstance(second, str) and second.startswith("/") else parts


def _without_scheme(parts: tuple[str | Hole, ...]) -> tuple[str | Hole, ...]:
    """Leave out a server whose scheme an attribute holds: `f"{self.scheme}://{self.host}/users"`.

    The attribute may hold the colon, too: `f"{self.protocol}//{self.host}/users"`.
    """
    first, second = (*parts, "", "")[:2]
    if not isinstance(first, Hole) or not isinstance(second, str):
        return parts
    has_colon = not names_base(first.name) and not _is_address(first)
    if has_colon and NAMED_HOST.match(second):
        return (f"https:{second}", *parts[2:])
    if not second.startswith("://") and not (has_colon and second == "//"):
        return parts
    rest = (second.removeprefix(":").removeprefix("//"), *parts[2:])
    for index, part in enumerate(rest):
        if isinstance(part, str) and "/" in part:
            return (part[part.index("/") :], *rest[index + 1 :])
    return parts


def _without_query(parts: tuple[str | Hole, ...]) -> tuple[str | Hole, ...]:
    """Leave out a query and a fragment, which no server gets to see."""
    for index, part in enumerate(parts):
        end = _END_OF_PATH.search(part) if isinstance(part, str) else None
        if isinstance(part, str) and end is not None:
            before = part[: end.start()]
            return (*parts[:index], before) if before else parts[:index]
    return parts


def _is_address(hole: Hole) -> bool:
    """Tell whether a value is a whole address by its name: `url`, `next_url`."""
    return hole.name.rpartition(".")[2].rpartition("_")[2].lower() in {"url", "uri", "href"}


class _Names:
    """Names of placeholders: one for each value, none for two."""

    def __init__(self) -> None:
        self._holes: dict[str, Hole] = {}

    def of(self, hole: Hole) -> str:
        """Return the name of a value's placeholder."""
        base = _PLACEHOLDER.sub("", hole.label or hole.name).strip("{}") or "value"
        name, number = base, 2
        while self._holes.setdefault(name, hole) != hole:
            name, number = f"{base}_{number}", number + 1
        return name

    def in_order(self, text: str) -> Iterator[Placeholder]:
        """Yield the placeholders of a path, those in its text included."""
        for name in dict.fromkeys(_PLACEHOLDER.findall(text)):
            yield Placeholder(name, self._holes.get(name))
