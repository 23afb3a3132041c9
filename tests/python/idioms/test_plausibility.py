"""Which texts that were taken for paths are media types."""

from __future__ import annotations

import pytest

from wrapdocs_introspect.idioms.requests.reconciliation.plausibility import is_plausible_path


@pytest.mark.parametrize(
    "path",
    [
        "/audio/speech",
        "/image/upload",
        "video/list",
        "/text/analyze",
        "/application/{id}",
        "/font/families.json",
        "https://api.example.com/image/png",
    ],
)
def test_a_path_may_begin_like_a_media_type(path: str) -> None:
    assert is_plausible_path(path)


@pytest.mark.parametrize(
    "path",
    [
        "application/json",
        "/text/csv",
        "multipart/form-data",
        "/application/vnd.api+json",
        "application/x-ndjson",
        "image/svg+xml",
        "ftp://files.example.com/orders",
    ],
)
def test_media_types_and_other_schemes_are_no_paths(path: str) -> None:
    assert not is_plausible_path(path)
