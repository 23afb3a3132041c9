"""Indexes and repositories that stall: each ends within its deadline."""

from __future__ import annotations

import socket
import subprocess
import threading
import time
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

import pytest

from wrapdocs_fetch.client import Client
from wrapdocs_fetch.commits import write_commit
from wrapdocs_fetch.deadline import limit_time
from wrapdocs_fetch.errors import FetchError
from wrapdocs_fetch.html_links import find_tags
from wrapdocs_fetch.settings import make_settings
from wrapdocs_fetch.simple_index import list_files
from wrapdocs_fetch.tree import Limits, TreeWriter

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_TIMEOUT = 0.4
# Four timeouts for a page, and much time for a busy machine.
_SECONDS = 30.0
_HEAD = b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n"

PAGES = {
    "open tags": "<a" * 100_000,
    "open tags with a space": "<a " * 70_000,
    "tags in tags": "<a href=" * 25_000,
    "quotes without an end": "<a href='<a href=\"" * 11_000,
    "comments without an end": "<!--" * 50_000,
    "attributes": "<a " + "a " * 100_000,
    "spaces": "<a href" + " " * 200_000 + "=",
    "a long name": "<a " + "a" * 200_000,
    "entities": "<a href='" + "&amp" * 50_000 + "'>",
    "angle brackets": "<" * 200_000,
    "processing instructions": "<?a " * 50_000,
    "declarations": "<![CDATA[" * 20_000,
}


def test_there_are_ten_of_them() -> None:
    assert len({*PAGES, *SLOW}) >= 10


@pytest.mark.parametrize("case", PAGES)
def test_a_page_is_read_in_linear_time(case: str) -> None:
    start = time.process_time()
    list(find_tags(PAGES[case]))
    assert time.process_time() - start < 1


def test_tags_are_found_as_browsers_find_them() -> None:
    text = """<!DOCTYPE html><BASE href='/x/'><meta name="pypi:repository-version" content="1.0">
    <a data-requires-python=">=3.8" HREF = "/a&amp;b.whl#sha256=1" data-yanked>a</a>
    <!-- <a href="no"> --><a/href=b href=c><abbr href="no"><a href="d>e">"""
    assert list(find_tags(text)) == [
        ("base", {"href": "/x/"}),
        ("meta", {"name": "pypi:repository-version", "content": "1.0"}),
        ("a", {"data-requires-python": ">=3.8", "href": "/a&b.whl#sha256=1", "data-yanked": ""}),
        ("a", {"href": "b"}),
        ("a", {"href": "d>e"}),
    ]


@contextmanager
def _serve(first: bytes, then: bytes, pause: float) -> Iterator[str]:
    """A server that sends something at once, and then something again and again."""
    server = socket.create_server(("127.0.0.1", 0))
    is_over = threading.Event()

    def answer(connection: socket.socket) -> None:
        with suppress(OSError), connection:
            connection.recv(1 << 16)
            connection.sendall(first)
            while not is_over.wait(pause):
                connection.sendall(then)

    def accept() -> None:
        with suppress(OSError):
            while True:
                connection, _ = server.accept()
                threading.Thread(target=answer, args=(connection,), daemon=True).start()

    threading.Thread(target=accept, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.getsockname()[1]}"
    finally:
        is_over.set()
        server.close()


SLOW = {
    "a body of one byte at a time": (_HEAD + b"Content-Length: 100000\r\n\r\n", b"a", 0.05),
    "chunks of one byte": (_HEAD + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\na\r\n", 0.05),
    "a header of one byte at a time": (_HEAD + b"X: ", b"a", 0.05),
    "headers without an end": (_HEAD, b"X: a\r\n", 0.05),
    "a status line of one byte at a time": (b"HTTP/1.1 200 ", b"a", 0.05),
    "no answer": (b"", b"", 0.05),
    "a body that stops": (_HEAD + b"Content-Length: 100\r\n\r\nab", b"", 0.05),
}


@pytest.mark.parametrize("case", SLOW)
def test_an_index_that_stalls_is_left_at_the_deadline(
    case: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("NETRC", str(tmp_path / "netrc"))
    start = time.monotonic()
    with _serve(*SLOW[case]) as address:
        settings = make_settings({"index": f"{address}/simple", "timeout": _TIMEOUT})
        with pytest.raises(FetchError) as caught:
            list_files(Client(settings, "test"), settings.index, "shop")
    assert caught.value.code == "SOURCE_UNREACHABLE"
    assert time.monotonic() - start < _SECONDS


def test_the_deadline_is_over_with_the_request() -> None:
    with limit_time(0.05, "https://h.test/"):
        pass
    time.sleep(0.1)
    with (
        pytest.raises(FetchError, match=r"https://h\.test/ did not respond completely"),
        limit_time(0.05, "https://u:secret@h.test/?token=1"),
    ):
        time.sleep(2)


def _git(repository: Path, *arguments: str, stdin: str = "") -> str:
    command = ["git", "-C", str(repository), *arguments]
    result = subprocess.run(  # noqa: S603 - a list, never a shell's line
        command, input=stdin, capture_output=True, text=True, check=True
    )
    return result.stdout


def test_a_bomb_of_trees_is_counted_while_git_lists_it(tmp_path: Path) -> None:
    _git(tmp_path, "init", "-q", ".")
    blob = _git(tmp_path, "hash-object", "-w", "--stdin", stdin="x = 1\n").strip()
    rows = "".join(f"100644 blob {blob}\tm{number}.py\n" for number in range(100))
    tree = _git(tmp_path, "mktree", stdin=rows).strip()
    for _ in range(4):
        rows = "".join(f"040000 tree {tree}\td{number}\n" for number in range(40))
        tree = _git(tmp_path, "mktree", stdin=rows).strip()
    author = ["-c", "user.name=a", "-c", "user.email=a@b.test"]
    commit = _git(tmp_path, *author, "commit-tree", tree, "-m", "bomb").strip()

    writer = TreeWriter(tmp_path / "target", "bomb", Limits(members=10_000))
    with pytest.raises(FetchError, match="contains more than 50,000 files"):
        write_commit(["git", "-C", str(tmp_path)], commit, "", writer)
    assert not (tmp_path / "target").exists()
