"""Words of names that say how a function differs from others of its family."""

from __future__ import annotations

import pytest

from wrapdocs_introspect.idioms.requests.variant_names import differing_kind, plain_words


@pytest.mark.parametrize(
    ("variant", "primary", "kind"),
    [
        ("pkg.api.Api.read_async", "pkg.api.Api.read", "async"),
        ("pkg.users.AsyncUsers.get", "pkg.users.Users.get", "async"),
        ("pkg._async.Client.get", "pkg._sync.Client.get", "async"),
        ("pkg.api_async.ApiAsync.get", "pkg.api.Api.get", "async"),
        ("pkg.Api.read_with_http_info", "pkg.Api.read", "httpInfo"),
        ("pkg.Api.read_with_http_info_async", "pkg.Api.read", "httpInfo"),
        ("pkg.raw_client.RawClient.get", "pkg.client.Client.get", "rawResponse"),
        ("pkg.UsersWithStreamingResponse.get", "pkg.Users.get", "streamingResponse"),
    ],
)
def test_variants(variant: str, primary: str, kind: str) -> None:
    assert plain_words(variant) == plain_words(primary)
    assert differing_kind(variant, primary) == kind
    assert differing_kind(primary, variant) is None


@pytest.mark.parametrize(
    ("one", "other"),
    [("pkg.Chat.create", "pkg.Chat.parse"), ("pkg.Chat.stream", "pkg.Chat.create")],
)
def test_other_families(one: str, other: str) -> None:
    assert plain_words(one) != plain_words(other)
    assert differing_kind(one, other) is None
