"""pip's configuration for one index."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import SplitResult, unquote, urlsplit, urlunsplit

if TYPE_CHECKING:
    from wrapdocs_fetch.request import SettingsRequest


@dataclass(frozen=True)
class Settings:
    """How to reach the index."""

    #: Address of the index without credentials, with a slash at its end.
    index: str
    #: Name and password from the index's address.
    credentials: tuple[str, str] | None
    #: File or folder of certificates that replace the system's.
    cert: str | None
    client_cert: str | None
    proxy: str | None
    trusted_hosts: frozenset[str]
    timeout: float


def make_settings(request: SettingsRequest) -> Settings:
    """Read the settings from a request.

    Args:
        request: Its `settings`.

    Returns:
        The settings with credentials and address separated.
    """
    address = urlsplit(request["index"])
    credentials = None
    if address.username is not None:
        credentials = (unquote(address.username), unquote(address.password or ""))
    return Settings(
        index=strip_credentials(address).rstrip("/") + "/",
        credentials=credentials,
        cert=request.get("cert"),
        client_cert=request.get("clientCert"),
        proxy=request.get("proxy"),
        trusted_hosts=frozenset(host.lower() for host in request.get("trustedHosts", [])),
        timeout=float(request.get("timeout") or 15),
    )


def strip_credentials(address: SplitResult) -> str:
    """Return an address without user name and password.

    Args:
        address: A split address.

    Returns:
        The address.
    """
    return urlunsplit(address._replace(netloc=address.netloc.rpartition("@")[2]))


def show_address(address: str) -> str:
    """Return an address that is safe to show in messages: no credentials, no signed query.

    Args:
        address: Any address.

    Returns:
        Scheme, host and path.
    """
    return strip_credentials(urlsplit(address)._replace(query="", fragment=""))
