"""HTTP with pip's settings: proxies, certificates, netrc, and redirects that are checked."""

from __future__ import annotations

import base64
import http.client
import netrc
import os
import ssl
import time
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.error import URLError
from urllib.parse import SplitResult, urljoin, urlsplit

from wrapdocs_fetch.errors import FetchError
from wrapdocs_fetch.settings import Settings, show_address

if TYPE_CHECKING:
    from collections.abc import Mapping

_REDIRECTS = frozenset({301, 302, 303, 307, 308})
_MAX_REDIRECTS = 5
_TRIES = 3
_TRY_AGAIN = frozenset({408, 429, 500, 502, 503, 504})
_LOCAL = ("localhost", "127.0.0.1", "::1")
_PORTS = {"http": 80, "https": 443}


@dataclass
class Response:
    """A response whose body can be read; `address` is where it came from after redirects."""

    status: int
    headers: http.client.HTTPMessage
    body: http.client.HTTPResponse
    address: str


class Client:
    """Sends requests to one index and to the servers of its files."""

    def __init__(self, settings: Settings, user_agent: str) -> None:
        """Set up proxies and certificates.

        Args:
            settings: How to reach the index.
            user_agent: The User-Agent header.
        """
        self._settings = settings
        self._user_agent = user_agent
        self._checked = _make_opener(settings, _make_context(settings))
        self._unchecked = _make_opener(settings, _make_unchecked_context())

    @property
    def page_seconds(self) -> float:
        """The time for a page of the index, including every attempt."""
        return 4 * self._settings.timeout

    @property
    def file_seconds(self) -> float:
        """The time for a file."""
        return max(600.0, 4 * self._settings.timeout)

    def get(self, address: str, accept: str, *, same_host: bool) -> Response:
        """Request an address, up to three times if the network or the server fails.

        Args:
            address: The address.
            accept: Media types.
            same_host: Whether redirects must stay on the host, because its response is trusted.

        Returns:
            The response, of any status.

        Raises:
            FetchError: There is no response, or a redirect is not allowed.
        """
        for attempt in range(1, _TRIES + 1):
            try:
                response = self._follow(address, accept, same_host=same_host)
            except (URLError, OSError, http.client.HTTPException) as error:
                if attempt == _TRIES or _is_final(error):
                    raise make_unreachable(address, error) from error
            else:
                if response.status not in _TRY_AGAIN or attempt == _TRIES:
                    return response
                response.body.close()
            time.sleep(0.4 * attempt)
        raise AssertionError

    def _follow(self, address: str, accept: str, *, same_host: bool) -> Response:
        current = address
        for _ in range(_MAX_REDIRECTS + 1):
            self._check_scheme(current)
            response = self._open(current, accept)
            target = response.headers.get("Location")
            if response.status not in _REDIRECTS or target is None:
                return response
            response.body.close()
            following = urljoin(current, target)
            _check_redirect(current, following, same_host=same_host)
            current = following
        raise _refuse(address, "redirects in circles")

    def _open(self, address: str, accept: str) -> Response:
        parts = urlsplit(address)
        request = urllib.request.Request(show_address_with_query(parts))  # noqa: S310 - checked
        request.add_header("Accept", accept)
        request.add_header("User-Agent", self._user_agent)
        credentials = self._find_credentials(parts)
        if credentials is not None:
            word = base64.b64encode(":".join(credentials).encode()).decode()
            request.add_unredirected_header("Authorization", f"Basic {word}")
        is_trusted = _is_trusted(parts, self._settings)
        opener = self._unchecked if is_trusted else self._checked
        body = opener.open(request, timeout=self._settings.timeout)
        return Response(body.status, body.headers, body, address)

    def _find_credentials(self, parts: SplitResult) -> tuple[str, str] | None:
        """Credentials of the index for the index's host only, then those of netrc."""
        own = self._settings.credentials
        if own is not None and _get_origin(parts) == _get_origin(urlsplit(self._settings.index)):
            return own
        return _read_netrc(parts.hostname or "", os.environ)

    def _check_scheme(self, address: str) -> None:
        parts = urlsplit(address)
        host = parts.hostname or ""
        if parts.scheme == "https" and host:
            return
        if parts.scheme == "http" and (host in _LOCAL or _is_trusted(parts, self._settings)):
            return
        if parts.scheme == "http" and host:
            raise _refuse(
                address, "is not encrypted, and pip's `trusted-host` does not name its host"
            )
        raise _refuse(address, "is not a web address")


def show_address_with_query(parts: SplitResult) -> str:
    """Return the address to request, without credentials and fragment."""
    host = parts.netloc.rpartition("@")[2]
    return parts._replace(netloc=host, fragment="").geturl()


def _make_opener(settings: Settings, context: ssl.SSLContext) -> urllib.request.OpenerDirector:
    """Only http and https, without automatic redirects; every status is a response."""
    proxies = None
    if settings.proxy:
        proxies = {"http": settings.proxy, "https": settings.proxy}
    opener = urllib.request.OpenerDirector()
    for handler in (
        urllib.request.ProxyHandler(proxies),
        urllib.request.UnknownHandler(),
        urllib.request.HTTPHandler(),
        urllib.request.HTTPSHandler(context=context),
    ):
        opener.add_handler(handler)
    return opener


def _make_context(settings: Settings) -> ssl.SSLContext:
    place = (
        settings.cert or os.environ.get("REQUESTS_CA_BUNDLE") or os.environ.get("CURL_CA_BUNDLE")
    )
    try:
        if place is None:
            context = ssl.create_default_context()
        elif Path(place).is_dir():
            context = ssl.create_default_context(capath=place)
        else:
            context = ssl.create_default_context(cafile=place)
        if settings.client_cert:
            context.load_cert_chain(settings.client_cert)
    except OSError as error:
        raise FetchError(
            "SOURCE_UNREACHABLE",
            f"The certificates in the configuration of pip cannot be read: {error}.",
            "Check pip's `cert` and `client-cert`. To see them, run `pip config list`.",
        ) from error
    return context


def _make_unchecked_context() -> ssl.SSLContext:
    """For the hosts that pip is configured to trust."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def _get_origin(parts: SplitResult) -> tuple[str, str, int | None]:
    return parts.scheme, parts.hostname or "", parts.port or _PORTS.get(parts.scheme)


def _is_trusted(parts: SplitResult, settings: Settings) -> bool:
    host = (parts.hostname or "").lower()
    port = parts.port or _PORTS.get(parts.scheme)
    return host in settings.trusted_hosts or f"{host}:{port}" in settings.trusted_hosts


def _read_netrc(host: str, env: Mapping[str, str]) -> tuple[str, str] | None:
    named = env.get("NETRC")
    places = [Path(named)] if named else [Path.home() / ".netrc", Path.home() / "_netrc"]
    for place in places:
        try:
            found = netrc.netrc(str(place)).authenticators(host)
        except (OSError, netrc.NetrcParseError):
            continue
        return (found[0], found[2] or "") if found else None
    return None


def _check_redirect(current: str, following: str, *, same_host: bool) -> None:
    before, after = urlsplit(current), urlsplit(following)
    if after.scheme not in _PORTS:
        raise _refuse(
            current, f"redirects to an address that is not a web address ({after.scheme}:)"
        )
    if before.scheme == "https" and after.scheme == "http":
        raise _refuse(current, "redirects from an encrypted address to one that is not")
    if same_host and before.hostname != after.hostname:
        raise _refuse(current, f"redirects to another host ({after.hostname})")


def _refuse(address: str, what: str) -> FetchError:
    return FetchError(
        "SOURCE_REFUSED",
        f"{show_address(address)} {what}. The redirect was not followed.",
        "Check pip's `index-url` (`pip config list`). It must contain the final host.",
    )


def _is_final(error: Exception) -> bool:
    reason = error.reason if isinstance(error, URLError) else error
    return isinstance(reason, ssl.SSLCertVerificationError)


def make_unreachable(address: str, error: Exception) -> FetchError:
    """Make the error of an address that does not respond.

    Args:
        address: The address.
        error: The error of the network.

    Returns:
        The error to raise.
    """
    reason = error.reason if isinstance(error, URLError) else error
    if isinstance(reason, ssl.SSLCertVerificationError):
        why = f"its certificate is not trusted ({reason.verify_message})"
        hint = "Set your certificates with pip's `cert` (PIP_CERT) or SSL_CERT_FILE."
    else:
        why = str(reason) or type(reason).__name__
        hint = "Check the network, the proxy, and pip's `index-url`."
    return FetchError(
        "SOURCE_UNREACHABLE", f"{show_address(address)} is not reachable: {why}.", hint
    )
