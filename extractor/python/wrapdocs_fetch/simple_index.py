"""The page of a project on a package index (PEP 503, 691, 700)."""

from __future__ import annotations

import http.client
import json
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote, urljoin, urlsplit

from packaging.utils import canonicalize_name

from wrapdocs_fetch.client import make_unreachable
from wrapdocs_fetch.deadline import limit_time
from wrapdocs_fetch.errors import FetchError
from wrapdocs_fetch.html_links import find_tags
from wrapdocs_fetch.settings import show_address

if TYPE_CHECKING:
    from wrapdocs_fetch.client import Client, Response

ACCEPT = (
    "application/vnd.pypi.simple.v1+json, "
    "application/vnd.pypi.simple.v1+html;q=0.2, text/html;q=0.1"
)
_MAX_PAGE = 64 << 20
_SHA256 = re.compile(r"[0-9a-f]{64}", re.IGNORECASE)
_HTTP_OK = 200


@dataclass(frozen=True)
class ReleaseFile:
    """A file of the project; values that the index does not provide are None."""

    filename: str
    address: str
    sha256: str | None
    size: int | None = None
    uploaded: str | None = None
    #: The reason why it was yanked, perhaps empty; None for one that was not.
    yanked: str | None = None


def list_files(client: Client, index: str, project: str) -> list[ReleaseFile]:
    """Request the files of a project from an index.

    Args:
        client: Sends the requests.
        index: Address of the index, with a slash at its end.
        project: Name of the project.

    Returns:
        Its files as the index lists them.

    Raises:
        FetchError: The index is unreachable, does not have the project, or sends an invalid
        response.
    """
    address = f"{index}{canonicalize_name(project)}/"
    with limit_time(client.page_seconds, address):
        response = client.get(address, ACCEPT, same_host=True)
        with response.body:
            _check_status(response, project, index)
            text = _read(response)
    try:
        if "json" in response.headers.get_content_type():
            return _parse_json(text, response.address)
        return _parse_html(text, response.address)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise _make_strange(address, f"its page cannot be read ({error})") from error


def _check_status(response: Response, project: str, index: str) -> None:
    status = response.status
    if status == _HTTP_OK:
        return
    if status in (404, 410):
        raise FetchError(
            "SOURCE_NOT_FOUND",
            f"The index {show_address(index)} has no project {project!r}.",
            "Check the name. wrapdocs only uses pip's `index-url`, not `extra-index-url`.",
        )
    if status in (401, 403, 407):
        raise FetchError(
            "SOURCE_NOT_FOUND",
            f"The index {show_address(index)} denies access to {project!r} (status {status}).",
            "Add the credentials to pip's `index-url` or to ~/.netrc.",
        )
    raise FetchError(
        "SOURCE_UNREACHABLE",
        f"The index {show_address(index)} returned status {status} for {project!r}.",
        "Try again later, or set pip's `index-url` to another index.",
    )


def _read(response: Response) -> str:
    try:
        content = response.body.read(_MAX_PAGE + 1)
    except (OSError, http.client.HTTPException) as error:
        raise make_unreachable(response.address, error) from error
    if len(content) > _MAX_PAGE:
        raise _make_strange(response.address, "its page is too large")
    return content.decode("utf-8", "replace")


def _make_strange(address: str, why: str) -> FetchError:
    return FetchError(
        "SOURCE_REFUSED",
        f"{show_address(address)} is not a valid package index: {why}.",
        "Check pip's `index-url`. It must be the address of a simple index, such as https://pypi.org/simple.",
    )


def _parse_json(text: str, base: str) -> list[ReleaseFile]:
    page = json.loads(text)
    _check_version(page["meta"]["api-version"])
    return [_make_from_json(entry, base) for entry in page["files"]]


def _make_from_json(entry: dict[str, Any], base: str) -> ReleaseFile:
    yanked = entry.get("yanked", False)
    size, uploaded = entry.get("size"), entry.get("upload-time")
    return ReleaseFile(
        filename=str(entry["filename"]),
        address=urljoin(base, str(entry["url"])),
        sha256=_clean_hash(entry.get("hashes", {}).get("sha256")),
        size=size if isinstance(size, int) else None,
        uploaded=uploaded if isinstance(uploaded, str) else None,
        yanked=None if yanked is False else (yanked if isinstance(yanked, str) else ""),
    )


def _check_version(version: str) -> None:
    if str(version).partition(".")[0] != "1":
        raise ValueError(f"version {version} of the protocol is not supported")


def _clean_hash(value: object) -> str | None:
    return value.lower() if isinstance(value, str) and _SHA256.fullmatch(value) else None


def _parse_html(text: str, base: str) -> list[ReleaseFile]:
    files: list[ReleaseFile] = []
    for tag, values in find_tags(text):
        if tag == "base" and values.get("href"):
            base = urljoin(base, values["href"])
        elif tag == "meta" and values.get("name") == "pypi:repository-version":
            _check_version(values.get("content") or "1")
        elif tag == "a" and values.get("href"):
            files.append(_make_from_html(values, base))
    return files


def _make_from_html(values: dict[str, str], base: str) -> ReleaseFile:
    address = urljoin(base, values["href"].strip())
    parts = urlsplit(address)
    name, _, digest = parts.fragment.partition("=")
    return ReleaseFile(
        filename=unquote(parts.path.rpartition("/")[2]),
        address=parts._replace(fragment="").geturl(),
        sha256=_clean_hash(digest) if name == "sha256" else None,
        uploaded=values.get("data-upload-time"),
        yanked=values.get("data-yanked"),
    )
