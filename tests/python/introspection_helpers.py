"""A package made in a test, and the introspection script's output for it."""

from __future__ import annotations

import io
import json
from dataclasses import dataclass, field
from textwrap import dedent
from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.cli import run
from wrapdocs_introspect.loading import LoadedPackage, load_package
from wrapdocs_introspect.source.files import list_sources

if TYPE_CHECKING:
    from pathlib import Path

    from wrapdocs_introspect.names.scope import Scope

Json = dict[str, Any]


@dataclass
class Result:
    """The events of a run, sorted by kind."""

    code: int
    modules: dict[str, Json] = field(default_factory=dict)
    diagnostics: list[Json] = field(default_factory=list)
    package: Json = field(default_factory=dict)
    failure: Json = field(default_factory=dict)
    text: bytes = b""

    @property
    def items(self) -> dict[str, Json]:
        """Every item by its id."""
        return {item["id"]: item for module in self.modules.values() for item in module["items"]}

    @property
    def rules(self) -> list[str]:
        """The rules of the findings, in order."""
        return [diagnostic["rule"] for diagnostic in self.diagnostics]

    def fields(self, class_id: str) -> dict[str, Json]:
        """The fields of a model by name."""
        return {made["name"]: made for made in self.items[class_id]["model"]["fields"]}

    def members(self, class_id: str) -> dict[str, Any]:
        """The values of an enumeration's members by name."""
        members = self.items[class_id]["model"]["members"]
        return {member["name"]: member["value"].get("value") for member in members}


class Package:
    """The package `pkg` under a root."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / "pkg"
        self.folder.mkdir()
        self.write("__init__.py", "")

    def write(self, name: str, text: str | bytes) -> Path:
        """Write a file of the package; source is dedented."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else dedent(text).encode())
        return path

    def load(self) -> LoadedPackage:
        """Load the package without looking for operations."""
        return load_package(self.root, "pkg", list_sources(self.root, "pkg"))

    def scope(self, module: str = "pkg.m", cls: str | None = None) -> Scope:
        """Return the scope of a module or of a class in it."""
        loaded = self.load()
        place = loaded.names.lookup(f"{module}.{cls}" if cls else module)
        assert place is not None
        return loaded.scope(place)

    def introspect(self, *arguments: str) -> Result:
        """Run the script in this process."""
        return introspect(self.root, "pkg", *arguments)

    def module(self, text: str) -> Result:
        """Run the script on a package whose module `m` has this source."""
        self.write("m.py", text)
        return self.introspect()


def introspect(root: Path, name: str, *arguments: str) -> Result:
    """Run the script in this process on any root."""
    output = io.BytesIO()
    code = run(["--root", str(root), "--package", name, *arguments], output)
    return read_events(output.getvalue(), code)


def read_events(text: bytes, code: int) -> Result:
    """Sort the lines that a run wrote; the last one must be `end` or `failure`."""
    result = Result(code, text=text)
    events = [json.loads(line) for line in text.decode().splitlines()]
    for event in events:
        match event["event"]:
            case "module":
                result.modules[event["module"]["id"]] = event["module"]
            case "diagnostic":
                result.diagnostics.append(event["diagnostic"])
            case "package" | "failure" as kind:
                setattr(result, kind, event[kind])
    assert events[-1]["event"] == ("failure" if code else "end")
    return result


def write_type(expression: dict[str, Any]) -> str:
    """Write a type expression with ids, to compare at a glance."""
    match expression["kind"]:
        case "name":
            return f"<{expression['id']}>" if "id" in expression else expression["name"]
        case "generic":
            arguments = ", ".join(write_type(argument) for argument in expression["arguments"])
            return f"{write_type(expression['origin'])}[{arguments}]"
        case "union":
            return " | ".join(write_type(member) for member in expression["members"])
        case "list":
            return f"[{', '.join(write_type(item) for item in expression['items'])}]"
        case kind:
            return f"{kind}:{expression['text']}"
