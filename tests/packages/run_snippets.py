"""Runs the Python of a narrative page, with a client that returns what it is given.

Reads the blocks of the page from its input, in page order: `[{"place", "code", "title"}]`. A later
block sees the names of those before it. If a page has a file of tests, its blocks with a title are
files of a package, whose tests are run. Prints the places of blocks that ran, failed, or need something
that is not installed here: a database, a server.
"""

import ast
import importlib.util
import json
import os
import sys
import tempfile
from pathlib import Path

import httpx
import pytest
from grai_client.endpoints.v1 import client as client_module
from grai_graph.graph import build_graph
from grai_schemas.v1 import NodeV1, SourcedNodeV1, SourceV1

NODE = {
    "name": "orders.id",
    "namespace": "shop",
    "data_sources": [],
    "metadata": {"grai": {"node_type": "Column"}},
}
EVENT = {
    "eventTime": "2024-01-01T00:00:00Z",
    "run": {"runId": "1"},
    "inputs": [],
    "outputs": [],
}
ENVIRONMENT = {
    "GRAI_API_KEY": "key",
    "KEBOOLA_QUEUE_URL": "http://127.0.0.1:9",
    "KEBOOLA_TOKEN": "token",
    "JOB_ID": "1",
}


class Client:
    """Takes the arguments of the real client, and sends nothing."""

    id = "v1"

    def __init__(self, *, url, workspace, **credentials):
        assert url.startswith("http")
        assert workspace
        assert credentials.keys() in ({"username", "password"}, {"api_key"})

    def get(self, kind, *_, **__):
        if not isinstance(kind, str):
            return SourceV1(spec=kind)  # What the server knows of a source.
        known = {
            "Source": lambda: SourceV1.from_spec({"name": "shop"}),
            "Node": lambda: NodeV1.from_spec(NODE),
            "SourceNode": lambda: SourcedNodeV1.from_spec(
                {**NODE, "data_source": {"name": "shop"}}
            ),
        }
        return [known[kind]()] if kind in known else []

    def post(self, posted):
        return posted

    def patch(self, changed):
        return changed

    def delete(self, deleted):
        return deleted

    def build_graph(self):
        return build_graph([], [], "v1")


def run(snippet, names):
    code = compile(snippet["code"], snippet["place"], "exec", dont_inherit=True)
    try:
        exec(code, names)
    except (ModuleNotFoundError, httpx.ConnectError) as error:
        return f"needs {getattr(error, 'name', 'a server')}"
    except Exception as error:
        return f"fails: {type(error).__name__}: {error}"
    return "ran"


def imported_packages(code):
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.partition(".")[0]


def write_package(files):
    """Write the files of a package under the name by which its tests import it."""
    tests = [one for one in files if one["title"].startswith("test_")]
    imported = {name for one in tests for name in imported_packages(one["code"])}
    [package] = [name for name in imported if importlib.util.find_spec(name) is None]
    folder = Path(package)
    folder.mkdir()
    for one in files:
        (folder / one["title"]).write_text(one["code"], encoding="utf-8")
    return folder


def main():
    snippets = json.load(sys.stdin)
    client_module.ClientV1 = Client
    os.environ.update(ENVIRONMENT)
    os.chdir(tempfile.mkdtemp())
    sys.path.insert(0, ".")
    Path("event.json").write_text(json.dumps(EVENT), encoding="utf-8")
    Path("events.ndjson").write_text(json.dumps(EVENT), encoding="utf-8")
    output, sys.stdout = sys.stdout, sys.stderr
    names = {"__name__": "snippet"}
    has_tests = any(one.get("title", "").startswith("test_") for one in snippets)
    files = [one for one in snippets if has_tests and "title" in one]
    if files:
        status = pytest.main(
            ["-q", "-p", "no:cacheprovider", str(write_package(files))]
        )
        print(
            files[0]["place"], "ran" if status == 0 else "fails: its tests", file=output
        )
    for snippet in snippets:
        if snippet not in files:
            print(snippet["place"], run(snippet, names), file=output)


if __name__ == "__main__":
    main()
