"""A release is fetched from a fake index, which lies, breaks and redirects."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING

import pytest

from fetch_helpers import CODE, SDIST, WHEEL, Answer, FakeIndex, list_files, make_sdist, make_wheel
from wrapdocs_fetch import client as client_module
from wrapdocs_fetch import release as release_module
from wrapdocs_fetch.client import Client
from wrapdocs_fetch.errors import FetchError
from wrapdocs_fetch.release import Release, Wanted, fetch_release
from wrapdocs_fetch.settings import make_settings

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

GOOD = make_wheel(("shop/client.py", CODE))
JSON = {"Content-Type": "application/vnd.pypi.simple.v1+json"}
PAGE = "/simple/shop/"


@pytest.fixture(autouse=True)
def _nothing_around(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No proxy, no netrc, no waiting."""
    for name in ("http_proxy", "HTTP_PROXY", "https_proxy", "HTTPS_PROXY", "all_proxy"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("NETRC", str(tmp_path / "netrc"))
    monkeypatch.setattr(client_module.time, "sleep", lambda _: None)


@pytest.fixture
def index() -> Iterator[FakeIndex]:
    server = FakeIndex()
    yield server
    server.stop()


@pytest.fixture
def other() -> Iterator[FakeIndex]:
    server = FakeIndex()
    yield server
    server.stop()


def _fetch(server: FakeIndex, tmp_path: Path, /, **settings: object) -> Release:
    target = tmp_path / "target"
    target.mkdir()
    made = make_settings({"index": f"{server.address}/simple", "timeout": 5, **settings})
    wanted = Wanted("shop", "1.0", made.index, target)
    return fetch_release(Client(made, "test"), wanted, lambda _: None)


def _fail(server: FakeIndex, tmp_path: Path, /, **settings: object) -> FetchError:
    """Fetch something invalid: none of its files are left where a source would be."""
    with pytest.raises(FetchError) as caught:
        _fetch(server, tmp_path, **settings)
    assert not (tmp_path / "target" / "tree").exists()
    assert caught.value.hint
    return caught.value


def _answer(*files: dict[str, object], version: str = "1.0") -> Answer:
    page = {"meta": {"api-version": version}, "name": "shop", "files": list(files)}
    return Answer(json.dumps(page).encode(), headers=JSON)


def _describe(content: bytes, **facts: object) -> dict[str, object]:
    digest = hashlib.sha256(content).hexdigest()
    return {"filename": WHEEL, "url": f"/files/{WHEEL}", "hashes": {"sha256": digest}, **facts}


def test_a_wheel_is_fetched_by_a_page_of_html(index: FakeIndex, tmp_path: Path) -> None:
    index.offer(WHEEL, GOOD, 'data-upload-time="2024-01-02T03:04:05Z"')
    index.offer("shop-1.1-py3-none-any.whl", b"another one")
    release = _fetch(index, tmp_path)
    assert (release.file.filename, release.warnings) == (WHEEL, [])
    assert release.file.uploaded == "2024-01-02T03:04:05Z"
    assert set(list_files(tmp_path / "target")) == {
        *[WHEEL, "tree/shop/__init__.py", "tree/shop/client.py"],
        "tree/shop-1.0.dist-info/METADATA",
    }


def test_a_wheel_keeps_the_names_of_its_programs(index: FakeIndex, tmp_path: Path) -> None:
    entries = b"[console_scripts]\nshop = shop.cli:main\n"
    index.offer(WHEEL, make_wheel(("shop-1.0.dist-info/entry_points.txt", entries)))
    _fetch(index, tmp_path)
    folder = tmp_path / "target" / "tree" / "shop-1.0.dist-info"
    assert (folder / "entry_points.txt").read_bytes() == entries


def test_a_wheel_is_fetched_by_a_page_of_json(index: FakeIndex, tmp_path: Path) -> None:
    index.answers[PAGE] = _answer(_describe(GOOD, **{"upload-time": "2024-01-02T03:04:05Z"}))
    index.answers[f"/files/{WHEEL}"] = Answer(GOOD)
    assert _fetch(index, tmp_path).file.uploaded == "2024-01-02T03:04:05Z"


def test_a_source_distribution_stands_in_for_a_wheel_without_python(
    index: FakeIndex, tmp_path: Path
) -> None:
    empty = make_wheel()
    empty = empty.replace(b"shop/__init__.py", b"shop/__init__.so")
    index.offer("shop-1.0-cp313-cp313-manylinux_2_17_x86_64.whl", empty)
    index.offer(SDIST, make_sdist())
    release = _fetch(index, tmp_path)
    assert release.file.filename == SDIST
    assert set(list_files(tmp_path / "target")) == {
        SDIST,
        "tree/shop-1.0/PKG-INFO",
        "tree/shop-1.0/shop/__init__.py",
    }


def test_a_wheel_without_python_and_nothing_else_cannot_be_read(
    index: FakeIndex, tmp_path: Path
) -> None:
    index.offer(WHEEL, make_wheel().replace(b"shop/__init__.py", b"shop/__init__.so"))
    assert _fail(index, tmp_path).code == "SOURCE_UNSUITABLE"


def test_the_credentials_of_the_index_go_to_the_index_only(
    index: FakeIndex, other: FakeIndex, tmp_path: Path
) -> None:
    other.answers[f"/files/{WHEEL}"] = Answer(GOOD)
    index.answers[PAGE] = _answer(_describe(GOOD, url=f"{other.address}/files/{WHEEL}"))
    address = f"http://me%40home:se%3Acret@{index.host}/simple"
    _fetch(index, tmp_path, index=address)
    assert index.requests == [(PAGE, "Basic bWVAaG9tZTpzZTpjcmV0")]
    assert other.requests == [(f"/files/{WHEEL}", None)]


def test_netrc_has_credentials_too(index: FakeIndex, tmp_path: Path) -> None:
    (tmp_path / "netrc").write_text("machine 127.0.0.1 login me password secret\n")
    (tmp_path / "netrc").chmod(0o600)
    index.offer(WHEEL, GOOD)
    _fetch(index, tmp_path)
    assert {word for _, word in index.requests} == {"Basic bWU6c2VjcmV0"}


def test_the_proxy_of_pip_is_asked(index: FakeIndex, tmp_path: Path) -> None:
    index.answers["http://pypi.test/simple/shop/"] = _answer(
        _describe(GOOD, url="http://pypi.test/file")
    )
    index.answers["http://pypi.test/file"] = Answer(GOOD)
    settings = {"proxy": index.address, "trustedHosts": ["pypi.test"]}
    _fetch(index, tmp_path, index="http://pypi.test/simple", **settings)


def test_a_redirect_of_a_file_is_followed_without_credentials(
    index: FakeIndex, other: FakeIndex, tmp_path: Path
) -> None:
    index.offer(WHEEL, GOOD)
    there = f"{other.address}/store?signature=x"
    index.answers[f"/files/{WHEEL}"] = Answer(status=302, headers={"Location": there})
    other.answers["/store?signature=x"] = Answer(GOOD)
    _fetch(index, tmp_path, index=f"http://me:secret@{index.host}/simple")
    assert other.requests == [("/store?signature=x", None)]


def test_a_redirect_within_the_index_is_followed(index: FakeIndex, tmp_path: Path) -> None:
    index.offer(WHEEL, GOOD)
    index.answers["/other/"] = index.answers[PAGE]
    index.answers[PAGE] = Answer(status=301, headers={"Location": "/other/"})
    _fetch(index, tmp_path)


def test_a_server_that_stumbles_is_asked_again(index: FakeIndex, tmp_path: Path) -> None:
    index.offer(WHEEL, GOOD)
    answers = [Answer(status=503), Answer(GOOD, cut=100), Answer(GOOD)]
    index.answers[f"/files/{WHEEL}"] = lambda: answers.pop(0)
    _fetch(index, tmp_path)


# Files that must not be fetched.


def test_a_wrong_hash(index: FakeIndex, tmp_path: Path) -> None:
    index.offer(WHEEL, GOOD)
    index.answers[f"/files/{WHEEL}"] = Answer(make_wheel(("shop/evil.py", CODE)))
    error = _fail(index, tmp_path)
    assert error.code == "SOURCE_REFUSED"
    assert "It was not opened" in str(error)
    assert list_files(tmp_path / "target") == {}


@pytest.mark.parametrize("fragment", ["", f"#md5={'0' * 32}", "#sha256=", "#sha256=nonsense"])
def test_no_hash(index: FakeIndex, tmp_path: Path, fragment: str) -> None:
    index.offer(WHEEL, GOOD, fragment=fragment)
    assert _fail(index, tmp_path).code == "SOURCE_REFUSED"
    assert index.requests == [(PAGE, None)]


def test_a_download_that_is_cut_off(index: FakeIndex, tmp_path: Path) -> None:
    index.offer(WHEEL, GOOD)
    index.answers[f"/files/{WHEEL}"] = Answer(GOOD, cut=100)
    error = _fail(index, tmp_path)
    assert error.code == "SOURCE_UNREACHABLE"
    assert f"after 100 of {len(GOOD)} bytes" in str(error)


@pytest.mark.parametrize("says", ["page", "server", "nobody"])
def test_a_file_that_is_too_large(
    index: FakeIndex, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, says: str
) -> None:
    monkeypatch.setattr(release_module, "_MAX_DOWNLOAD", 100)
    index.answers[PAGE] = _answer(_describe(GOOD, **({"size": 101} if says == "page" else {})))
    index.answers[f"/files/{WHEEL}"] = Answer(GOOD, has_length=says == "server")
    error = _fail(index, tmp_path)
    assert error.code == "SOURCE_REFUSED"
    assert "more than 100 bytes" in str(error)


@pytest.mark.parametrize(
    "target",
    [
        *["https://example.invalid/", "http://localhost:1/simple/shop/", "file:///etc/passwd"],
        *["ftp://127.0.0.1/simple/", "data:text/html,<a>", "//localhost:1/simple/shop/"],
        *["http:///etc/passwd", "\\\\host\\share", "javascript:1", "jar:http://x!/y"],
    ],
)
def test_a_page_that_redirects_elsewhere(index: FakeIndex, tmp_path: Path, target: str) -> None:
    index.answers[PAGE] = Answer(status=302, headers={"Location": target})
    assert _fail(index, tmp_path).code in ("SOURCE_REFUSED", "SOURCE_NOT_FOUND")
    assert index.requests[0] == (PAGE, None)


@pytest.mark.parametrize("target", ["file:///etc/passwd", "ftp://x/y", "http://example.invalid/x"])
def test_a_file_that_redirects_to_what_is_no_safe_address(
    index: FakeIndex, tmp_path: Path, target: str
) -> None:
    index.offer(WHEEL, GOOD)
    index.answers[f"/files/{WHEEL}"] = Answer(status=302, headers={"Location": target})
    assert _fail(index, tmp_path).code == "SOURCE_REFUSED"


@pytest.mark.parametrize("address", ["file:///etc/passwd", "ftp://x/y", "http://example.invalid/x"])
def test_a_link_to_what_is_no_safe_address(index: FakeIndex, tmp_path: Path, address: str) -> None:
    index.answers[PAGE] = _answer(_describe(GOOD, url=address))
    assert _fail(index, tmp_path).code == "SOURCE_REFUSED"


def test_redirects_in_circles(index: FakeIndex, tmp_path: Path) -> None:
    index.answers[PAGE] = Answer(status=302, headers={"Location": PAGE})
    assert "circles" in str(_fail(index, tmp_path))
    assert len(index.requests) == 6


@pytest.mark.parametrize(
    "name",
    [
        *["shop_tools-1.0-py3-none-any.whl", "sh0p-1.0-py3-none-any.whl", "shop-2.0.tar.gz"],
        *["shop-1.0.exe", "shop-1.0.tar.bz2", "../shop-1.0-py3-none-any.whl", "shop-1.0.egg"],
        *["shop-1.0-py3-none-any.whl/../x", "shop-x.y.tar.gz", "shop-1.0.post1.tar.gz"],
    ],
)
def test_a_file_of_another_name(index: FakeIndex, tmp_path: Path, name: str) -> None:
    index.answers[PAGE] = _answer(_describe(GOOD, filename=name))
    index.answers[f"/files/{WHEEL}"] = Answer(GOOD)
    assert _fail(index, tmp_path).code == "SOURCE_NOT_FOUND"
    assert index.requests == [(PAGE, None)]


@pytest.mark.parametrize(
    "metadata",
    [
        *[b"Name: sh0p\nVersion: 1.0\n\n", b"Name: shop\nVersion: 1.1\n\n", b"\n"],
        b"Name: shop\nVersion: one\n\n",
    ],
)
def test_an_archive_that_says_it_is_another(
    index: FakeIndex, tmp_path: Path, metadata: bytes
) -> None:
    index.offer(WHEEL, make_wheel(metadata=metadata))
    assert "has the metadata of" in str(_fail(index, tmp_path))


@pytest.mark.parametrize(
    ("members", "what"), [([("x-1.dist-info/METADATA", b"Name: x\n\n")], "or several")]
)
def test_an_archive_with_metadata_of_several(
    index: FakeIndex, tmp_path: Path, members: list[tuple[str, bytes]], what: str
) -> None:
    index.offer(WHEEL, make_wheel(*members))
    assert what in str(_fail(index, tmp_path))


def test_a_yanked_release_is_read_with_a_warning(index: FakeIndex, tmp_path: Path) -> None:
    index.offer(WHEEL, GOOD, 'data-yanked="it &lt;breaks&gt;"')
    [warning] = _fetch(index, tmp_path).warnings
    assert warning == f"{WHEEL} was yanked by its authors: it <breaks>. Choose another version."


@pytest.mark.parametrize(
    "answer",
    [
        Answer(b"{", headers=JSON),
        Answer(b"[]", headers=JSON),
        Answer(b'{"meta": {"api-version": "1.0"}, "files": [{"url": 1}]}', headers=JSON),
        Answer(b"[" * 100_000, headers=JSON),
        _answer(version="2.0"),
        Answer(b'<meta name="pypi:repository-version" content="2.0">'),
    ],
    ids=["half", "list", "no name", "deep", "json of the future", "html of the future"],
)
def test_a_page_that_cannot_be_read(index: FakeIndex, tmp_path: Path, answer: Answer) -> None:
    index.answers[PAGE] = answer
    assert _fail(index, tmp_path).code == "SOURCE_REFUSED"


@pytest.mark.parametrize(
    ("status", "code"),
    [
        *[(404, "SOURCE_NOT_FOUND"), (401, "SOURCE_NOT_FOUND"), (403, "SOURCE_NOT_FOUND")],
        *[(500, "SOURCE_UNREACHABLE"), (429, "SOURCE_UNREACHABLE"), (502, "SOURCE_UNREACHABLE")],
    ],
)
def test_a_page_that_is_not_given(index: FakeIndex, tmp_path: Path, status: int, code: str) -> None:
    index.answers[PAGE] = Answer(status=status)
    assert _fail(index, tmp_path).code == code


def test_an_index_that_is_not_there(index: FakeIndex, tmp_path: Path) -> None:
    index.stop()
    error = _fail(index, tmp_path, index=f"http://me:secret@{index.host}/simple")
    assert error.code == "SOURCE_UNREACHABLE"
    assert "secret" not in f"{error}{error.hint}"


def test_an_index_that_is_not_encrypted(index: FakeIndex, tmp_path: Path) -> None:
    error = _fail(index, tmp_path, index="http://example.invalid/simple")
    assert "is not encrypted" in str(error)
    assert index.requests == []
